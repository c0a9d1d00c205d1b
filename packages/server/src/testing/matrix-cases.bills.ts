import type { billRoutes } from '@parichay/contract/bill/routes.ts'
import type { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import type { MatrixCase } from './matrix-case.ts'

const november = { month: 11, year: 2025 }
const recorded = { mode: 'bank', reference: 'NEFT 1', reason: 'Came to the bank', isSecondRecord: true }
const proof = {
  orderCreationId: 'order_none',
  razorpayPaymentId: 'pay_none',
  razorpayOrderId: 'order_none',
  razorpaySignature: 'none',
}

/** Cases of invoices and of agencies' bills. */
export const billCases: Record<keyof typeof invoiceRoutes | keyof typeof billRoutes, MatrixCase> = {
  listInvoices: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  downloadInvoice: { object: 'invoiceId', input: ({ invoiceId }) => ({ params: { invoiceId } }) },
  getOutstandingAmount: { object: null, input: ({ agencyId }) => ({ query: { agencyId } }) },
  listMonthBills: { object: null, input: ({ agencyId }) => ({ query: { agencyId } }) },
  listAgencyDues: { object: null, input: () => ({}) },
  getMonthPayments: { object: null, input: ({ agencyId }) => ({ query: { ...november, agencyId } }) },
  listBillLines: { object: null, input: ({ agencyId }) => ({ query: { ...november, agencyId } }) },
  recordMonthPayment: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...recorded, ...november, agencyId } }),
    allowed: 409,
    table: 'payment_intent',
  },
  takeBackAgencyPayment: {
    object: null,
    input: ({ agencyId }) => ({ query: { recordNo: 999_999_999, agencyId }, body: { reason: 'Twice' } }),
    allowed: 404,
    table: 'payment_intent',
  },
  createMonthPaymentOrder: {
    object: null,
    input: () => ({ body: november }),
    allowed: 409,
    table: 'payment_intent',
  },
  confirmMonthPayment: {
    object: null,
    input: () => ({ body: { ...proof, throughGateway: true } }),
    allowed: 404,
    table: 'payment_intent',
  },
  moveOutCard: {
    object: null,
    input: ({ agencyId, cardNo }) => ({ body: { ...november, agencyId, cardNo, reason: 'duplicate' } }),
    allowed: 409,
    table: 'month_bill_line',
  },
  addCardInBill: {
    object: null,
    input: ({ agencyId, cardNo }) => ({ body: { ...november, agencyId, cardNo, reason: 'other' } }),
    allowed: 409,
    table: 'month_bill_line',
  },
  getStatement: { object: null, input: ({ agencyId }) => ({ query: { year: '2025', agencyId } }) },
  raiseBillDispute: {
    object: null,
    input: () => ({ body: { ...november, note: 'One card is there twice' } }),
    allowed: 409,
    table: 'month_bill_dispute',
  },
  answerBillDispute: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...november, agencyId, disputeId: 1, answer: 'Moved out' } }),
    allowed: 404,
    table: 'month_bill_dispute',
  },
  setPdfCreditAlert: { object: null, input: () => ({ body: { below: 25 } }), table: 'agency' },
  getAgencyTerms: { object: null, input: ({ agencyId }) => ({ query: { agencyId } }) },
  updateAgencyTerms: {
    object: null,
    input: ({ agencyId }) => ({
      body: {
        agencyId,
        terms: {
          cardRate: null,
          annualFee: null,
          imageFee: null,
          pdfSlabs: [],
          customFloor: null,
          creditDays: 10,
        },
        version: 1,
      },
    }),
    table: 'agency',
  },
  getAnnualPayment: { object: null, input: ({ agencyId }) => ({ query: { agencyId } }) },
  recordAnnualPayment: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...recorded, agencyId } }),
    allowed: 409,
    table: 'payment_intent',
  },
  getAgencyImagePayment: { object: null, input: ({ agencyId }) => ({ query: { agencyId } }) },
  recordAgencyImagePayment: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...recorded, agencyId } }),
    allowed: 409,
    table: 'payment_intent',
  },
  createAgencyImagePaymentOrder: {
    object: null,
    input: () => ({ body: {} }),
    allowed: 409,
    table: 'payment_intent',
  },
  confirmAgencyImagePayment: {
    object: null,
    input: () => ({ body: { ...proof, throughGateway: true } }),
    allowed: 404,
    table: 'payment_intent',
  },
  getAgencyPdfCardPayment: { object: null, input: ({ agencyId }) => ({ query: { agencyId } }) },
  recordAgencyPdfCardPayment: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...recorded, agencyId, quantity: 5, isGrant: true } }),
    table: 'payment_intent',
  },
  createAgencyPdfCardPaymentOrder: {
    object: null,
    input: () => ({ body: { quantity: 10 } }),
    allowed: 409,
    table: 'payment_intent',
  },
  confirmAgencyPdfCardPayment: {
    object: null,
    input: () => ({ body: { ...proof, throughGateway: true } }),
    allowed: 404,
    table: 'payment_intent',
  },
  getSeller: { object: null, input: () => ({}) },
  updateSeller: {
    object: null,
    input: () => ({
      body: {
        seller: {
          legalName: 'Changed Traders',
          gstin: null,
          address: '1 Ring Road',
          city: 'Surat',
          state: '24',
          pin: '395003',
          prefix: 'CHG',
          sac: '998439',
          rate: 1800,
          exportsUnderLut: false,
        },
        version: 1,
      },
    }),
    table: 'agency',
  },
}

import { z } from 'zod'
import { AgencyId, CardNo, Flag, line, requiredLine, RowNumber, Version } from '../ids.ts'
import { checkoutProof, OrderReply, PaymentReply, RecordNo } from '../payment/fields.ts'
import { access, defineRoute } from '../route.ts'
import {
  AgencyDues,
  BillLines,
  BillSummary,
  GreetingsFee,
  MonthBill,
  MonthNumber,
  mostBillLines,
  MoveReason,
  Outstanding,
  PdfCredits,
  recordedPayment,
  Statement,
  TermsForm,
  TermsRecord,
  YearlyFee,
  YearNumber,
} from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const ordering = [
  ...dead,
  'NOT_FOUND',
  'CONFLICT',
  'ONLINE_PAYMENT_OFF',
  'PAYMENT_DUPLICATE',
  'PAYMENT_UNAVAILABLE',
] as const
const confirming = [...dead, 'NOT_FOUND', 'PAYMENT_SIGNATURE'] as const
const month = { month: MonthNumber, year: YearNumber }
/** Platform staff name the agency; for everybody else it is their own, whatever they say. */
const whose = { agencyId: AgencyId.optional() }
/** Payloads of both ways say which one it is (specification 3, Month payment). */
const byHand = { throughGateway: z.literal(false).optional() }
const proof = z.strictObject({ ...checkoutProof, ...whose, throughGateway: z.literal(true) })
const moving = z
  .strictObject({
    ...month,
    agencyId: AgencyId,
    cardNo: CardNo.optional(),
    /** A line of the bill, for businesses that have no card yet. */
    lineId: RowNumber.optional(),
    reason: MoveReason,
    note: line(200).optional(),
  })
  .refine(({ cardNo, lineId }) => (cardNo === undefined) !== (lineId === undefined), {
    path: ['cardNo'],
    message: 'Name the card, or the line of the bill.',
  })
const noYears = 'Type 1 to 5 years.'
const Years = z.number(noYears).int(noYears).min(1, noYears).max(5, noYears)
const noCards = 'Type a number from 1 to 1,00,000.'
const Quantity = z.number(noCards).int(noCards).min(1, noCards).max(100_000, noCards)
const seen = access('-', '-', '-', 'A', 'X', 'agencyId')
/** The payee alone writes down that money came, and edits bills; never who pays. */
const payee = access('-', '-', '-', '-', 'X', 'agencyId')
const payer = access('-', '-', '-', 'A', '-', 'agencyId')

/** What agencies pay to the platform (specification 7, Agency payments). Amounts are paise, GST included. */
export const billRoutes = {
  getOutstandingAmount: defineRoute({
    method: 'GET',
    path: '/api/v1/month-payments/getOutstandingAmount',
    summary: 'What an agency owes of its monthly bills, and how much of it is late',
    access: seen,
    query: z.object(whose),
    reply: Outstanding,
    errors: [...dead, 'NOT_FOUND'],
  }),
  listMonthBills: defineRoute({
    method: 'GET',
    path: '/api/v1/month-payments/list',
    summary: 'The monthly bills of an agency, newest first (ours)',
    access: seen,
    query: z.object(whose),
    reply: z.array(BillSummary),
    errors: [...dead, 'NOT_FOUND'],
  }),
  listAgencyDues: defineRoute({
    method: 'GET',
    path: '/api/v1/month-payments/agencies',
    summary: 'All agencies that are billed, with what they owe and what the running month comes to (ours)',
    access: payee,
    reply: z.array(AgencyDues),
    errors: dead,
  }),
  getMonthPayments: defineRoute({
    method: 'GET',
    path: '/api/v1/month-payments',
    summary: 'A month’s bill: how many cards, what was paid, what is left',
    access: seen,
    query: z.object({ ...month, ...whose }),
    reply: MonthBill,
    errors: [...dead, 'NOT_FOUND'],
  }),
  listBillLines: defineRoute({
    method: 'GET',
    path: '/api/v1/month-payments/lines',
    summary:
      'The cards of a month’s bill, or those moved out of it: in the order they came, page by page (ours)',
    access: seen,
    query: z.object({
      ...month,
      ...whose,
      /** Only those that were moved out, or only those that were not; both unless told. */
      movedOut: Flag.optional(),
      /** The last one of the page before. */
      after: z.coerce.number().pipe(RowNumber).optional(),
      pageSize: z.coerce.number().int().min(1).max(mostBillLines).optional(),
    }),
    reply: BillLines,
    errors: [...dead, 'NOT_FOUND'],
  }),
  recordMonthPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/month-payments',
    summary: 'Write down a payment of a month’s bill that came another way; all that is left unless told',
    access: payee,
    body: z.strictObject({
      ...recordedPayment,
      ...byHand,
      ...month,
      /** Whole rupees. */
      paymentAmount: z
        .number('Type whole rupees.')
        .int('Type whole rupees.')
        .min(1, 'Type at least ₹1.')
        .max(99_999_999, 'Type at most ₹9,99,99,999.')
        .optional(),
    }),
    reply: PaymentReply,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'SAME_RECORD', 'RECORD_TAKEN_BACK'],
  }),
  takeBackAgencyPayment: defineRoute({
    method: 'DELETE',
    path: '/api/v1/agency-payment',
    summary:
      'Take back a payment of an agency that was recorded by mistake: an entry against it, nothing is erased; taken back before is right too (ours)',
    access: payee,
    query: z.object({ recordNo: RecordNo, agencyId: AgencyId }),
    body: z.strictObject({ reason: requiredLine(200) }),
    reply: z.object({ takenBack: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'IN_USE'],
  }),
  createMonthPaymentOrder: defineRoute({
    method: 'POST',
    path: '/api/v1/month-payments/order',
    summary: 'Make an order at the provider for what is left of a month’s bill',
    access: payer,
    body: z.strictObject({ ...month, ...whose }),
    reply: OrderReply,
    errors: ordering,
  }),
  confirmMonthPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/month-payments/gateway',
    summary: 'Hand in what checkout answered for a month’s bill',
    access: payer,
    body: proof,
    reply: PaymentReply,
    errors: confirming,
  }),
  moveOutCard: defineRoute({
    method: 'POST',
    path: '/api/v1/month-payments/move-out-card',
    summary: 'Take a card off a bill that is still open, with a reason; the card keeps working',
    access: payee,
    body: moving,
    reply: MonthBill,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  addCardInBill: defineRoute({
    method: 'POST',
    path: '/api/v1/month-payments/add-card-in-bill',
    summary: 'Put a card on a bill that is still open, at the rate of the month; takes a move-out back',
    access: payee,
    body: moving,
    reply: MonthBill,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  getStatement: defineRoute({
    method: 'GET',
    path: '/api/v1/month-payments/statement',
    summary:
      'What an agency was charged and paid in a financial year, from its opening to its closing balance (ours)',
    access: seen,
    /** The year its April lies in. */
    query: z.object({ year: YearNumber, ...whose }),
    reply: Statement,
    errors: [...dead, 'NOT_FOUND'],
  }),
  raiseBillDispute: defineRoute({
    method: 'POST',
    path: '/api/v1/month-payments/dispute',
    summary: 'Say what is wrong with a month’s bill (ours)',
    access: payer,
    body: z.strictObject({ ...month, note: requiredLine(500) }),
    once: true,
    reply: MonthBill,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  answerBillDispute: defineRoute({
    method: 'POST',
    path: '/api/v1/month-payments/dispute/answer',
    summary: 'Answer what an agency says is wrong with a bill (ours)',
    access: payee,
    body: z.strictObject({ ...month, agencyId: AgencyId, disputeId: RowNumber, answer: requiredLine(500) }),
    once: true,
    reply: MonthBill,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  getAgencyTerms: defineRoute({
    method: 'GET',
    path: '/api/v1/agency/terms',
    summary: 'What an agency pays for what; an agency sees its own',
    access: seen,
    query: z.object(whose),
    reply: TermsRecord,
    errors: [...dead, 'NOT_FOUND'],
  }),
  updateAgencyTerms: defineRoute({
    method: 'PUT',
    path: '/api/v1/agency/terms',
    summary: 'Agree with an agency what it pays; cards that are on a bill already keep their price',
    access: payee,
    body: z.strictObject({ agencyId: AgencyId, terms: TermsForm, version: Version }),
    reply: TermsRecord,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  getAnnualPayment: defineRoute({
    method: 'GET',
    path: '/api/v1/annual-payment',
    summary: 'The yearly fee of an agency: what it costs, how long it runs, what was paid',
    access: seen,
    query: z.object(whose),
    reply: YearlyFee,
    errors: [...dead, 'NOT_FOUND'],
  }),
  recordAnnualPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/annual-payment',
    summary: 'Write down that an agency paid its yearly fee',
    access: payee,
    body: z.strictObject({ ...recordedPayment, years: Years.optional() }),
    reply: PaymentReply,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'SAME_RECORD', 'RECORD_TAKEN_BACK'],
  }),
  getAgencyImagePayment: defineRoute({
    method: 'GET',
    path: '/api/v1/agency-image-payment',
    summary: 'The greetings module of an agency: what it costs, how long it runs, who uses it, what was paid',
    access: seen,
    query: z.object(whose),
    reply: GreetingsFee,
    errors: [...dead, 'NOT_FOUND'],
  }),
  recordAgencyImagePayment: defineRoute({
    method: 'POST',
    path: '/api/v1/agency-image-payment',
    summary: 'Write down that an agency paid for greetings',
    access: payee,
    body: z.strictObject({ ...recordedPayment, ...byHand, years: Years.optional() }),
    reply: PaymentReply,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'SAME_RECORD', 'RECORD_TAKEN_BACK'],
  }),
  createAgencyImagePaymentOrder: defineRoute({
    method: 'POST',
    path: '/api/v1/agency-image-payment/order',
    summary: 'Make an order at the provider for a year of greetings',
    access: payer,
    body: z.strictObject(whose),
    reply: OrderReply,
    errors: ordering,
  }),
  confirmAgencyImagePayment: defineRoute({
    method: 'POST',
    path: '/api/v1/agency-image-payment/gateway',
    summary: 'Hand in what checkout answered for greetings',
    access: payer,
    body: proof,
    reply: PaymentReply,
    errors: confirming,
  }),
  getAgencyPdfCardPayment: defineRoute({
    method: 'GET',
    path: '/api/v1/agency-pdf-card-payment',
    summary: 'Credits of an agency for PDF cards: what is left, what more cost, what was bought',
    access: seen,
    query: z.object(whose),
    reply: PdfCredits,
    errors: [...dead, 'NOT_FOUND'],
  }),
  recordAgencyPdfCardPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/agency-pdf-card-payment',
    summary: 'Write down that an agency paid for PDF cards, or give it some with a note',
    access: payee,
    body: z.strictObject({
      ...recordedPayment,
      quantity: Quantity,
      /** Nothing was paid: the credits are a gift. */
      isGrant: z.boolean().optional(),
    }),
    reply: PaymentReply,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'SAME_RECORD', 'RECORD_TAKEN_BACK'],
  }),
  createAgencyPdfCardPaymentOrder: defineRoute({
    method: 'POST',
    path: '/api/v1/agency-pdf-card-payment/order',
    summary: 'Make an order at the provider for PDF cards (ours)',
    access: payer,
    body: z.strictObject({ ...whose, quantity: Quantity }),
    reply: OrderReply,
    errors: ordering,
  }),
  setPdfCreditAlert: defineRoute({
    method: 'POST',
    path: '/api/v1/agency-pdf-card-payment/alert',
    summary: 'From how few credits on the agency is told that they run out; 0 for never (ours)',
    access: payer,
    body: z.strictObject({
      below: z
        .number('Type a number from 0 to 1,00,000.')
        .int('Type a number from 0 to 1,00,000.')
        .min(0, 'Type a number from 0 to 1,00,000.')
        .max(100_000, 'Type a number from 0 to 1,00,000.'),
    }),
    reply: PdfCredits,
    errors: [...dead, 'NOT_FOUND'],
  }),
  confirmAgencyPdfCardPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/agency-pdf-card-payment/gateway',
    summary: 'Hand in what checkout answered for PDF cards (ours)',
    access: payer,
    body: proof,
    reply: PaymentReply,
    errors: confirming,
  }),
}

import { type BillLine, mostBillLines } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { mostReceipts, type Receipt } from '@parichay/contract/payment/fields.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { listAddress } from '../ui/list/address.ts'
import { call } from './client.ts'
import { everyPart } from './every-part.ts'
import { keys } from './keys.ts'

/** Which financial year of the statement the address shows; the one that runs without it. */
export const statementAddress = listAddress(z.object({ year: z.coerce.number().int() }), {
  always: { tab: 'statement' },
})
/** Which year or month of customers' payments the address shows; the year that runs without it. */
export const receiptAddress = listAddress(z.object({ period: z.string() }), { always: { tab: 'receipts' } })

type Whose = number | undefined
const whose = (agencyId: Whose) => (agencyId === undefined ? {} : { agencyId })

type Month = { month: number; year: number }

/** A month's bill. */
export const monthBillQuery = (when: Month, agencyId: Whose) =>
  queryOptions({
    queryKey: keys.bills('month', when.year, when.month, agencyId),
    queryFn: ({ signal }) =>
      call(billRoutes.getMonthPayments, { query: { ...when, ...whose(agencyId) } }, { signal }),
  })

/** The cards of a month's bill, or those moved out of it: in the order they came, page by page. */
export const billLinesQuery = (when: Month, agencyId: Whose, movedOut: boolean) =>
  infiniteQueryOptions({
    queryKey: keys.bills('month', when.year, when.month, agencyId, movedOut ? 'out' : 'lines'),
    queryFn: ({ pageParam, signal }) =>
      call(
        billRoutes.listBillLines,
        {
          query: {
            ...when,
            ...whose(agencyId),
            movedOut: movedOut ? 'true' : 'false',
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

/** Reads all lines of a month for a file, in parts as large as there are. */
export const readBillLines = ({ month, year }: Month, agencyId: Whose): Promise<BillLine[]> =>
  everyPart((after) =>
    call(billRoutes.listBillLines, {
      query: {
        month,
        year,
        ...whose(agencyId),
        pageSize: mostBillLines,
        ...(after === null ? {} : { after }),
      },
    }),
  )

/** All months of an agency in a line each. */
export const billListQuery = (agencyId: Whose) =>
  queryOptions({
    queryKey: keys.bills('list', agencyId),
    queryFn: ({ signal }) => call(billRoutes.listMonthBills, { query: whose(agencyId) }, { signal }),
  })

/** What an agency was charged and paid in the financial year that begins in April of `year`. */
export const statementQuery = (year: number, agencyId: Whose) =>
  queryOptions({
    queryKey: keys.bills('statement', year, agencyId),
    queryFn: ({ signal }) =>
      call(billRoutes.getStatement, { query: { year, ...whose(agencyId) } }, { signal }),
  })

type When = { month?: number; year: number }

/** What the agency's own customers paid in a month, or in the financial year that begins in `year`: newest first, page by page. */
export const receiptsQuery = (when: When) =>
  infiniteQueryOptions({
    queryKey: keys.bills('receipts', when.year, when.month),
    queryFn: ({ pageParam, signal }) =>
      call(
        paymentRoutes.listReceipts,
        { query: { ...when, ...(pageParam === null ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

/** What all of them come to. */
export const receiptSumsQuery = (when: When) =>
  queryOptions({
    queryKey: keys.bills('receipts', 'sums', when.year, when.month),
    queryFn: ({ signal }) => call(paymentRoutes.sumReceipts, { query: when }, { signal }),
  })

/** Reads all of them for a file, in parts as large as there are. */
export const readReceipts = (when: When): Promise<Receipt[]> =>
  everyPart((before) =>
    call(paymentRoutes.listReceipts, {
      query: { ...when, pageSize: mostReceipts, ...(before === null ? {} : { before }) },
    }),
  )

/** What an agency owes today. */
export const outstandingQuery = (agencyId: Whose) =>
  queryOptions({
    queryKey: keys.bills('outstanding', agencyId),
    queryFn: ({ signal }) => call(billRoutes.getOutstandingAmount, { query: whose(agencyId) }, { signal }),
  })

/** Agencies with what they owe; for the platform. */
export const agencyDuesQuery = queryOptions({
  queryKey: keys.bills('agencies'),
  queryFn: ({ signal }) => call(billRoutes.listAgencyDues, {}, { signal }),
})

/** The yearly fee of an agency. */
export const annualQuery = (agencyId: Whose) =>
  queryOptions({
    queryKey: keys.bills('annual', agencyId),
    queryFn: ({ signal }) => call(billRoutes.getAnnualPayment, { query: whose(agencyId) }, { signal }),
  })

/** The greetings module of an agency. */
export const imagePaymentQuery = (agencyId: Whose) =>
  queryOptions({
    queryKey: keys.bills('image', agencyId),
    queryFn: ({ signal }) => call(billRoutes.getAgencyImagePayment, { query: whose(agencyId) }, { signal }),
  })

/** Credits of an agency for PDF cards. */
export const pdfCreditsQuery = (agencyId: Whose) =>
  queryOptions({
    queryKey: keys.bills('pdf', agencyId),
    queryFn: ({ signal }) => call(billRoutes.getAgencyPdfCardPayment, { query: whose(agencyId) }, { signal }),
  })

/** What an agency pays for what. */
export const termsQuery = (agencyId: Whose) =>
  queryOptions({
    queryKey: keys.bills('terms', agencyId),
    queryFn: ({ signal }) => call(billRoutes.getAgencyTerms, { query: whose(agencyId) }, { signal }),
  })

/** What an agency's own invoices say of it. */
export const sellerQuery = (agencyId: Whose) =>
  queryOptions({
    queryKey: keys.seller(agencyId),
    queryFn: ({ signal }) => call(invoiceRoutes.getSeller, { query: whose(agencyId) }, { signal }),
  })

import type { Invoice } from '@parichay/contract/invoice/fields.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'
import type { ReadPart } from '../ui/list/list-file.ts'

/** Whether what was typed may be the number of an invoice: `SURI/2627/0042`. Pure. */
export const mayBeInvoiceNo = (text: string): boolean =>
  /^[a-z0-9]{2,4}\/?\d{4}\/\d{4,7}$/i.test(text) && text.length <= 16

/** The invoice of the own agency with this number, if there is one. */
export const invoiceByNumberQuery = (number: string) =>
  queryOptions({
    queryKey: [...keys.invoices(), 'number', number],
    queryFn: ({ signal }) => call(invoiceRoutes.listInvoices, { query: { number } }, { signal }),
  })

/** Invoices, receipts and credit notes, newest first, page by page: of one business, or all of one's own. */
export const invoicesQuery = (businessId: number | undefined, pageSize: number) =>
  infiniteQueryOptions({
    queryKey: keys.invoices(businessId),
    queryFn: ({ pageParam, signal }) =>
      call(
        invoiceRoutes.listInvoices,
        {
          query: {
            pageSize,
            ...(businessId === undefined ? {} : { businessId }),
            ...(pageParam === undefined ? {} : { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ list }) => (list.length < pageSize ? undefined : list.at(-1)?.invoiceId),
  })

const largest = 100
/** The invoices of a business part by part, in the largest pages, for a file. */
export const readInvoices =
  (businessId: number): ReadPart<Invoice> =>
  async (from, signal) => {
    const before = from?.at as number | undefined
    const query = { businessId, pageSize: largest, ...(before === undefined ? {} : { before }) }
    const { list } = await call(invoiceRoutes.listInvoices, { query }, { signal })
    return { list, next: list.length < largest ? undefined : { at: list.at(-1)!.invoiceId } }
  }

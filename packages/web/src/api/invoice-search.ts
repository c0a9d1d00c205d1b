import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Whether what was typed may be the number of an invoice: `SURI/2627/0042`. Pure. */
export const mayBeInvoiceNo = (text: string): boolean =>
  /^[a-z0-9]{2,4}\/?\d{4}\/\d{4,7}$/i.test(text) && text.length <= 16

/** The invoice of the own agency with this number, if there is one. */
export const invoiceByNumberQuery = (number: string) =>
  queryOptions({
    queryKey: [...keys.invoices(), 'number', number],
    queryFn: ({ signal }) => call(invoiceRoutes.listInvoices, { query: { number } }, { signal }),
  })

import type { Invoice } from '@parichay/contract/invoice/fields.ts'
import type { InvoiceRow } from './store.ts'

/** An invoice as lists show it. */
export const presentInvoice = (row: InvoiceRow): Invoice => ({
  invoiceId: row.invoiceId,
  kind: row.kind,
  invoiceNo: row.invoiceNo,
  issuedOn: row.issuedOn,
  businessId: row.businessId,
  buyerName: row.document.buyer.name,
  title: row.document.lines[0]?.title ?? '',
  totalPaise: row.totalPaise,
  taxPaise: row.cgstPaise + row.sgstPaise + row.igstPaise,
  creditsNo: row.document.credits?.invoiceNo ?? null,
  createdAt: row.createdAt.toISOString(),
})

import { msg } from '@lingui/core/macro'
import type { InvoiceKind } from '@parichay/contract/invoice/series.ts'

/** What a document is called in lists. */
export const kindWords = {
  TAX_INVOICE: msg`Tax invoice`,
  RECEIPT: msg`Receipt`,
  CREDIT_NOTE: msg`Credit note`,
} satisfies Record<InvoiceKind, unknown>

import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Invoice } from '@parichay/contract/invoice/fields.ts'
import type { Column } from '../ui/list/columns.ts'
import { kindWords } from './words.ts'

const money = (paise: number) => (paise / 100).toFixed(2)
const isBack = ({ kind }: Invoice) => kind === 'CREDIT_NOTE'

/** What a file says of invoices, receipts and credit notes, sums in rupees. */
export const invoiceColumns = (i18n: Pick<I18n, '_'>): Column<Invoice>[] => [
  { id: 'no', head: i18n._(msg`Invoice`), cell: ({ invoiceNo }) => invoiceNo },
  { id: 'kind', head: i18n._(msg`Kind`), cell: ({ kind }) => i18n._(kindWords[kind]) },
  { id: 'date', head: i18n._(msg`Date`), cell: ({ issuedOn }) => issuedOn },
  { id: 'buyer', head: i18n._(msg`Made out to`), cell: ({ buyerName }) => buyerName },
  { id: 'title', head: i18n._(msg`What`), cell: ({ title }) => title },
  { id: 'total', head: i18n._(msg`Rupees`), cell: (row) => (isBack(row) ? '' : money(row.totalPaise)) },
  { id: 'back', head: i18n._(msg`Given back`), cell: (row) => (isBack(row) ? money(row.totalPaise) : '') },
  { id: 'tax', head: i18n._(msg`GST`), cell: ({ taxPaise }) => money(taxPaise) },
  { id: 'credits', head: i18n._(msg`For invoice`), cell: ({ creditsNo }) => creditsNo ?? '' },
]

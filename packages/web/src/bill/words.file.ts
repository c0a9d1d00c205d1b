import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgencyDues, BillSummary } from '@parichay/contract/bill/fields.ts'
import type { Column } from '../ui/list/columns.ts'
import { billStateWords } from './words.ts'

type Words = Pick<I18n, '_'>
const money = (paise: number) => (paise / 100).toFixed(2)

/** A month as files name it: `2026-10`. */
export const monthCode = ({ year, month }: Pick<BillSummary, 'year' | 'month'>): string =>
  `${year}-${String(month).padStart(2, '0')}`

/** What a file says of an agency's months, sums in rupees. */
export const billColumns = (i18n: Words): Column<BillSummary>[] => [
  { id: 'state', head: i18n._(msg`Status`), cell: ({ state }) => i18n._(billStateWords[state].label) },
  { id: 'cards', head: i18n._(msg`Cards`), cell: ({ cards }) => cards },
  { id: 'total', head: i18n._(msg`Rupees`), cell: ({ totalPaise }) => money(totalPaise) },
  { id: 'paid', head: i18n._(msg`Paid`), cell: ({ paidPaise }) => money(paidPaise) },
  { id: 'due', head: i18n._(msg`Due on`), cell: ({ dueOn }) => dueOn },
  { id: 'invoice', head: i18n._(msg`Invoice`), cell: ({ invoiceNo }) => invoiceNo ?? '' },
]

/** What a file says of what agencies owe, sums in rupees. */
export const duesColumns = (i18n: Words): Column<AgencyDues>[] => [
  { id: 'agency', head: i18n._(msg`Agency`), cell: ({ agencyName }) => agencyName },
  {
    id: 'rate',
    head: i18n._(msg`Each card activated or renewed`),
    cell: ({ ratePaise }) => (ratePaise === null ? '' : money(ratePaise)),
  },
  { id: 'cards', head: i18n._(msg`Cards this month`), cell: ({ runningCards }) => runningCards },
  { id: 'running', head: i18n._(msg`This month so far`), cell: ({ runningPaise }) => money(runningPaise) },
  {
    id: 'outstanding',
    head: i18n._(msg`Outstanding now`),
    cell: ({ outstandingPaise }) => money(outstandingPaise),
  },
  { id: 'overdue', head: i18n._(msg`Overdue`), cell: ({ overduePaise }) => money(overduePaise) },
  { id: 'since', head: i18n._(msg`Overdue since`), cell: ({ overdueSince }) => overdueSince ?? '' },
  { id: 'disputes', head: i18n._(msg`Disputes`), cell: ({ openDisputes }) => openDisputes },
]

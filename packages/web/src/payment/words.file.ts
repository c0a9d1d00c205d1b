import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import { dayText, timeText } from '../ui/dates.ts'
import type { Column } from '../ui/list/columns.ts'
import { exceptionWords, factNames, ownNotes, unknownException } from './words.exceptions.ts'
import { factsOf } from './words.facts.ts'

/** What a file says of exceptions; `nameOf` gives the agency where there are several. */
export function exceptionColumns(
  i18n: I18n,
  nameOf: ((agencyId: number) => string | undefined) | undefined,
): Column<PaymentException>[] {
  const when = (at: string | null) =>
    at === null ? '' : `${dayText(at, i18n.locale)}, ${timeText(at, i18n.locale)}`
  const noteOf = ({ closedBy, note }: PaymentException) => {
    const own = closedBy === 'system' && note ? ownNotes[note] : undefined
    return own ? i18n._(own) : (note ?? '')
  }
  return [
    {
      id: 'kind',
      head: i18n._(msg`Kind`),
      cell: ({ kind }) => i18n._((exceptionWords[kind] ?? unknownException).title),
    },
    ...(nameOf
      ? [
          {
            id: 'agency',
            head: i18n._(msg`Agency`),
            cell: ({ agencyId }: PaymentException) => nameOf(agencyId) ?? '',
          },
        ]
      : []),
    { id: 'since', head: i18n._(msg`First seen`), cell: ({ openedAt }) => when(openedAt) },
    { id: 'seen', head: i18n._(msg`Last seen`), cell: ({ seenAt }) => when(seenAt) },
    { id: 'times', head: i18n._(msg`Times`), cell: ({ times }) => times },
    {
      id: 'facts',
      head: i18n._(msg`Details`),
      cell: (row) =>
        factsOf(row)
          .map(({ name, value, isDay }) => `${i18n._(factNames[name])}: ${isDay ? when(value) : value}`)
          .join('; '),
    },
    { id: 'closed', head: i18n._(msg`Closed`), cell: ({ closedAt }) => when(closedAt) },
    {
      id: 'by',
      head: i18n._(msg`Closed by`),
      cell: ({ closedBy }) => (closedBy === 'system' ? i18n._(msg`By itself`) : (closedBy ?? '')),
    },
    { id: 'note', head: i18n._(msg`Note`), cell: noteOf },
  ]
}

import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { cardVisitsQuery } from '../../api/cards.ts'
import { useRemote } from '../../api/remote.ts'
import { failureText } from '../../failure-words.ts'
import { Card } from '../../ui/Card.tsx'
import { countText } from '../../ui/dates.ts'
import { Facts } from '../../ui/Facts.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { Pile, Quiet } from '../../ui/shapes.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'

/** What a card brought its owner in thirty days: the first thing to say in a call about the next year. */
export function CardVisits({ cardNo }: { cardNo: number }) {
  const { t, i18n } = useLingui()
  const { data, error, reload } = useRemote(cardVisitsQuery(cardNo))
  if (!data)
    return error ? <InlineError message={failureText(error)} onRetry={reload} /> : <ListSkeleton rows={2} />
  const count = (number: number) => countText(number, i18n.locale)
  const { views, leads, calls, chats, saves, orders, forms, before } = data
  const figures = [
    { label: t`Visits, 30 days`, value: views, was: before.views },
    { label: t`Leads, 30 days`, value: leads, was: before.leads },
  ]
  return (
    <Card component="section" aria-label={t`Visitors of the card`} sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="h2" sx={{ typography: 'h3' }}>{t`Visitors of the card`}</Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {figures.map(({ label, value, was }) => (
          <Pile key={label} gap={0.25}>
            <Quiet>{label}</Quiet>
            <Box sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>{count(value)}</Box>
            <Quiet small>{t`${count(was)} in the 30 days before`}</Quiet>
          </Pile>
        ))}
      </Box>
      {leads > 0 && (
        <Facts
          facts={
            [
              [t`Calls`, calls && count(calls)],
              [t`WhatsApp`, chats && count(chats)],
              [t`Contacts saved`, saves && count(saves)],
              [t`Orders`, orders && count(orders)],
              [t`Forms filled in`, forms && count(forms)],
            ].filter(([, number]) => number !== 0) as [string, string][]
          }
        />
      )}
    </Card>
  )
}

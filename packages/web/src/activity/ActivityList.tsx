import { useLingui } from '@lingui/react/macro'
import type { ActivityEntry } from '@parichay/contract/activity/fields.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { failureText } from '../failure-words.ts'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { LoadMore } from '../ui/list/LoadMore.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { presentDay } from '../ui/clock.ts'

type Props = {
  answer: UseInfiniteQueryResult<InfiniteData<{ list: ActivityEntry[] }>>
  /** What is said where there is nothing. */
  empty: ReactNode
  withAgency: boolean
  ofBusiness?: boolean
  onPerson?: (franchiseeId: number) => void
}

/** Entries of the log under their days, newest first, with the way to older ones. */
export function ActivityList({ answer, empty, withAgency, ofBusiness = false, onPerson }: Props) {
  const { t, i18n } = useLingui()
  const rows = answer.data?.pages.flatMap((page) => page.list)
  const days = Map.groupBy(rows ?? [], ({ at }) => istDay(new Date(at)))
  const today = presentDay()
  const named: Record<string, string> = { [today]: t`Today`, [addDays(today, -1)]: t`Yesterday` }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {!rows && answer.error && (
        <InlineError message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      )}
      {!rows && !answer.error && <ListSkeleton rows={6} />}
      {rows?.length === 0 && empty}
      {[...days].map(([day, list]) => (
        <section key={day} aria-label={named[day] ?? dayText(day, i18n.locale)}>
          <Box component="h2" sx={{ typography: 'h3', mb: 1 }}>
            {named[day] ?? dayText(day, i18n.locale)}
          </Box>
          <Card flush>
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
              }}
            >
              {list.map((entry) => (
                <ActivityRow
                  key={`${entry.agencyId}-${entry.activityId}`}
                  entry={entry}
                  withAgency={withAgency}
                  ofBusiness={ofBusiness}
                  onPerson={onPerson}
                />
              ))}
            </Box>
          </Card>
        </section>
      ))}
      {rows && <LoadMore pages={answer} />}
    </Box>
  )
}

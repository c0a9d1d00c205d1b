import { useLingui } from '@lingui/react/macro'
import { daysOfMonth } from '@parichay/contract/greeting/calendar.ts'
import { addDays, daysBetween } from '@parichay/contract/business/rules.ts'
import Box from '@mui/material/Box'
import { Card } from '../../ui/Card.tsx'
import { weekdayText } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PaperDrawing } from '../../ui/illustrations.tsx'
import { Pile, PlainList, Quiet } from '../../ui/shapes.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { dot } from '../../ui/dot.ts'
import { monthText } from '../../ui/week.ts'
import { type MonthProps, OccasionOfDay } from './OccasionOfDay.tsx'

/** The days of a month that have occasions, below each other, for phones. */
export function MonthList({ month, today, language, occasions, open, hrefOf }: MonthProps) {
  const { t, i18n } = useLingui()
  if (!occasions) return <ListSkeleton rows={6} />
  const { first, last } = daysOfMonth(month)
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_day, at) => addDays(first, at)).flatMap(
    (day) => {
      const kept = occasions.filter((one) => one.days.includes(day))
      return kept.length > 0 ? [{ day, kept }] : []
    },
  )
  if (days.length === 0)
    return (
      <EmptyState picture={<PaperDrawing />} title={t`No occasions in ${monthText(month, i18n.locale)}`} />
    )
  return (
    <Card flush>
      <PlainList aria-label={monthText(month, i18n.locale)}>
        {days.map(({ day, kept }) => (
          <Box
            component="li"
            key={day}
            aria-current={day === today ? 'date' : undefined}
            sx={{ px: 2, py: 1.25, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <Quiet small>
              {weekdayText(day, i18n.locale, 'short')}
              {day === today && (
                <>
                  {dot}
                  <b>{t`Today`}</b>
                </>
              )}
            </Quiet>
            <Pile gap={0.75} oneColumn>
              {kept.map((occasion) => (
                <Box key={occasion.imageSubcategoryId} sx={{ '& > a': { minHeight: 44, px: 1.25 } }}>
                  <OccasionOfDay {...{ day, occasion, today, language, open, hrefOf }} most={3} />
                </Box>
              ))}
            </Pile>
          </Box>
        ))}
      </PlainList>
    </Card>
  )
}

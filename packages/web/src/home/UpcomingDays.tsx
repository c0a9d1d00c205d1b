import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { nextDays } from '@parichay/contract/greeting/days.ts'
import { useMemo } from 'react'
import { useShownOccasions } from '../api/greetings.ts'
import { DayChip } from '../greeting/DayChip.tsx'
import { paths } from '../paths.ts'
import { plainList, sidewaysRow } from '../ui/shape-styles.ts'
import { Heading, Pile } from '../ui/shapes.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { useToday } from '../ui/use-today.ts'

const most = 10

/** The next days on which something is kept; each opens its pictures (screens 7.2). */
export function UpcomingDays() {
  const { t } = useLingui()
  const today = useToday()
  const { data, error } = useShownOccasions()
  const days = useMemo(() => nextDays(data ?? [], today, most), [data, today])
  if (!data && error === null)
    return (
      <Skeleton>
        <Bone height={110} round={12} />
      </Skeleton>
    )
  if (days.length === 0) return null
  return (
    <Pile component="section" aria-label={t`Upcoming days`} gap={1} fits>
      <Heading>{t`Upcoming days`}</Heading>
      <Box component="ul" sx={{ ...plainList, display: 'flex', gap: 1, pb: 0.5, ...sidewaysRow }}>
        {days.map(({ day, occasions }) => (
          <DayChip
            key={day}
            day={day}
            today={today}
            occasions={occasions}
            href={paths.dailyImage(day === today ? {} : { day })}
          />
        ))}
      </Box>
    </Pile>
  )
}

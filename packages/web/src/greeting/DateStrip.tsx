import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { occasionsByDay, stripDays } from '@parichay/contract/greeting/days.ts'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import { useEffect, useMemo, useRef } from 'react'
import { sidewaysRow } from '../ui/shape-styles.ts'
import { DayChip } from './DayChip.tsx'

type Props = {
  today: string
  /** The day that is shown; none where a group is. */
  day: string | undefined
  occasions: readonly DatedSubcategory[]
  hrefOf: (day: string) => string
}

/** Yesterday, today, tomorrow and two months more, with their occasions. */
export function DateStrip({ today, day, occasions, hrefOf }: Props) {
  const { t } = useLingui()
  const days = useMemo(() => stripDays(today), [today])
  const marked = useMemo(() => occasionsByDay(occasions, days[0]!, days.at(-1)!), [occasions, days])
  const list = useRef<HTMLUListElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!chosen || !list.current) return
    const left = chosen.offsetLeft - (list.current.clientWidth - chosen.clientWidth) / 2
    list.current.scrollTo({
      left: day === today ? 0 : left,
      behavior: isFirst.current ? 'instant' : 'smooth',
    })
    isFirst.current = false
  }, [day, today])
  return (
    <Box component="nav" aria-label={t`Days`} sx={{ mx: -2 }}>
      <Box
        component="ul"
        ref={list}
        sx={{
          position: 'relative',
          listStyle: 'none',
          m: 0,
          px: 2,
          py: 0.75,
          display: 'flex',
          gap: 1,
          ...sidewaysRow,
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
        }}
      >
        {days.map((one) => (
          <DayChip
            key={one}
            day={one}
            today={today}
            occasions={marked.get(one) ?? []}
            href={hrefOf(one)}
            current={one === day}
            replace
          />
        ))}
      </Box>
    </Box>
  )
}

import { useLingui } from '@lingui/react/macro'
import { addDays } from '@parichay/contract/business/rules.ts'
import { monthOf, weeksOf } from '@parichay/contract/greeting/calendar.ts'
import Box from '@mui/material/Box'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { weekdayText } from '../../ui/dates.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { Bone } from '../../ui/Skeletons.tsx'
import { firstDayOfWeek, monthText, weekdayNames } from '../../ui/week.ts'
import { type MonthProps, OccasionOfDay } from './OccasionOfDay.tsx'

type Props = MonthProps & {
  /** The day that gets the keyboard as soon as it is there, whoever asked for it. */
  wanted: RefObject<string | undefined>
  onMonth: (month: string) => void
  onOpen: (imageSubcategoryId: number) => void
}

/** Days on, back, or to another month that a key asks for. */
function dayAfter(key: string, day: string, weekPlace: number): string | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekPlace,
    End: 6 - weekPlace,
    PageUp: -28,
    PageDown: 28,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const next = addDays(day, step)
  // Four weeks do not lead out of a long month from its first or last days.
  return key.startsWith('Page') && monthOf(next) === monthOf(day) ? addDays(next, Math.sign(step) * 7) : next
}

/**
 * A month as seven columns (WAI-ARIA grid): arrows walk over its days and into the months beside it, Enter opens the first occasion
 * of a day.
 */
export function MonthGrid({
  month,
  today,
  language,
  occasions,
  open,
  hrefOf,
  wanted,
  onMonth,
  onOpen,
}: Props) {
  const { i18n } = useLingui()
  const firstDay = firstDayOfWeek(i18n.locale)
  const weeks = useMemo(() => weeksOf(month, firstDay), [month, firstDay])
  const days = weeks.flat()
  const [chosen, setChosen] = useState<string>()
  const first = monthOf(today) === month ? today : `${month}-01`
  const focusable = chosen !== undefined && days.includes(chosen) ? chosen : first
  const grid = useRef<HTMLDivElement>(null)
  const cellOf = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
  useEffect(() => {
    const day = wanted.current
    if (day === undefined || open !== undefined) return
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    if (!cell) return
    wanted.current = undefined
    setChosen(day)
    cell.focus()
  }, [month, open, wanted])
  const of = (day: string) => (occasions ?? []).filter((one) => one.days.includes(day))
  const press = (event: KeyboardEvent<HTMLElement>, day: string) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const [occasion] = of(day)
    if (event.key === 'Enter') {
      if (!occasion) return
      event.preventDefault()
      return onOpen(occasion.imageSubcategoryId)
    }
    const next = dayAfter(event.key, day, days.indexOf(day) % 7)
    if (next === undefined) return
    event.preventDefault()
    // What the list of pages does with these keys stays where it is.
    event.stopPropagation()
    const other = event.key.startsWith('Page') || !days.includes(next)
    if (other && monthOf(next) !== month) {
      wanted.current = next
      return onMonth(monthOf(next))
    }
    setChosen(next)
    cellOf(next)?.focus()
  }
  return (
    <Box
      role="grid"
      ref={grid}
      aria-label={monthText(month, i18n.locale)}
      aria-busy={occasions === undefined}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '12px', overflow: 'hidden' }}
    >
      <Box role="row" sx={week}>
        {weekdayNames(i18n.locale, firstDay, 'short').map((name, at) => (
          <Box
            role="columnheader"
            key={name}
            sx={{ px: 1, py: 0.75, typography: 'caption', color: 'text.secondary' }}
          >
            <abbr title={weekdayNames(i18n.locale, firstDay, 'long')[at]} style={{ textDecoration: 'none' }}>
              {name}
            </abbr>
          </Box>
        ))}
      </Box>
      {weeks.map((row) => (
        <Box role="row" key={row[0]} sx={{ ...week, borderTop: '1px solid', borderColor: 'divider' }}>
          {row.map((day) => (
            <Box
              role="gridcell"
              key={day}
              data-day={day}
              tabIndex={day === focusable ? 0 : -1}
              aria-current={day === today ? 'date' : undefined}
              onFocus={() => setChosen(day)}
              onKeyDown={(event: KeyboardEvent<HTMLElement>) => press(event, day)}
              sx={{
                minWidth: 0,
                minHeight: 96,
                p: 0.5,
                display: 'flex',
                flexDirection: 'column',
                gap: 0.5,
                typography: 'caption',
                bgcolor: monthOf(day) === month ? 'background.paper' : 'background.default',
                '& + &': { borderLeft: '1px solid', borderColor: 'divider' },
                '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
              }}
            >
              <DayNumber day={day} isToday={day === today} isOfMonth={monthOf(day) === month} />
              {occasions === undefined && monthOf(day) === month && Number(day.slice(8)) % 3 === 0 && (
                <Bone height={30} />
              )}
              {of(day).map((occasion) => (
                <OccasionOfDay
                  key={occasion.imageSubcategoryId}
                  {...{ day, occasion, today, language, open, hrefOf }}
                  most={2}
                />
              ))}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}

type NumberProps = { day: string; isToday: boolean; isOfMonth: boolean }

function DayNumber({ day, isToday, isOfMonth }: NumberProps) {
  const { t, i18n } = useLingui()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, px: 0.5 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: isToday ? 'primary.main' : isOfMonth ? 'text.primary' : 'text.secondary',
        }}
      >
        {Number(day.slice(8))}
      </Box>
      <Hidden>{weekdayText(day, i18n.locale, 'long')}</Hidden>
      {isToday && <Box component="span" sx={{ fontWeight: 650, color: 'primary.main' }}>{t`Today`}</Box>}
    </Box>
  )
}

const week = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const

import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { OpeningHours } from '@parichay/contract/card/fields.ts'
import {
  dayFault,
  dayKind,
  setDays,
  type Span,
  usualWeek,
  workingDays,
  workingDaysAlike,
} from '@parichay/contract/card/hours.ts'
import { type Weekday, weekdays } from '@parichay/contract/card/weekdays.ts'
import { ChevronDown, Copy } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Switch } from '../ui/form/SwitchField.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DayEditor } from './DayEditor.tsx'
import { Pile } from '../ui/shapes.tsx'

const dayNames = {
  mon: msg`Monday`,
  tue: msg`Tuesday`,
  wed: msg`Wednesday`,
  thu: msg`Thursday`,
  fri: msg`Friday`,
  sat: msg`Saturday`,
  sun: msg`Sunday`,
} as const satisfies Record<Weekday, unknown>

type Row = { id: string; name: string; days: readonly Weekday[] }

/** Opening hours for a thumb: one line for all working days, or a line for each, with copying. */
export function HoursEditor({ name }: { name: string }) {
  const { t, i18n } = useLingui()
  const { field } = useController({ name })
  const hours = field.value as OpeningHours | null
  const [wishesAlike, setWishesAlike] = useState(true)
  // Not what was wished alone: Discard, Undo and a newer version bring days that differ, and one line would hide them.
  const alike = wishesAlike && (hours === null || workingDaysAlike(hours))
  const [open, setOpen] = useState<string | null>(null)
  const dayName = (day: Weekday) => i18n._(dayNames[day])
  const rows: Row[] = alike
    ? [
        { id: 'working', name: t`Monday – Saturday`, days: workingDays },
        { id: 'sun', name: dayName('sun'), days: ['sun'] },
      ]
    : weekdays.map((day) => ({ id: day, name: dayName(day), days: [day] }))
  const set = (days: readonly Weekday[], spans: readonly Span[]) =>
    hours && field.onChange(setDays(hours, days, spans))
  const makeAlike = (on: boolean) => {
    setWishesAlike(on)
    setOpen(null)
    if (on && hours) set(workingDays, hours.mon)
  }
  return (
    <Pile gap={1}>
      <Switch
        label={t`Show opening hours`}
        hint={t`Visitors see whether you are open right now`}
        checked={hours !== null}
        onChange={(on) => field.onChange(on ? usualWeek() : null)}
      />
      {hours && (
        <>
          <Switch label={t`Same hours on all working days`} checked={alike} onChange={makeAlike} />
          <Card flush>
            {rows.map((row) => {
              const spans = hours[row.days[0]!]
              const isOpen = open === row.id
              return (
                <Box key={row.id} sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
                  <ButtonBase
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : row.id)}
                    sx={{
                      width: '100%',
                      minHeight: 52,
                      px: 2,
                      py: 1,
                      gap: 1,
                      justifyContent: 'flex-start',
                      textAlign: 'start',
                      typography: 'body1',
                      '&:hover': { bgcolor: 'action.hover' },
                    }}
                  >
                    <Box component="span" sx={{ flex: '1 1 auto', fontWeight: 600 }}>
                      {row.name}
                    </Box>
                    <Box
                      component="span"
                      sx={{
                        typography: 'body2',
                        textAlign: 'end',
                        color: spans.some(() => dayFault(spans)) ? 'error.main' : 'text.secondary',
                      }}
                    >
                      <DayWords spans={spans} />
                    </Box>
                    <Box
                      component={ChevronDown}
                      size={20}
                      aria-hidden
                      sx={{
                        flex: 'none',
                        color: 'text.secondary',
                        transition: 'transform 150ms',
                        transform: isOpen ? 'rotate(180deg)' : 'none',
                      }}
                    />
                  </ButtonBase>
                  {isOpen && (
                    <Box sx={{ px: 2, pb: 2, pt: 0.5 }}>
                      <DayEditor
                        name={row.name}
                        spans={spans}
                        onChange={(changed) => set(row.days, changed)}
                      />
                      {!alike && (
                        <Button
                          look="text"
                          icon={Copy}
                          onClick={() => set(weekdays, spans)}
                          sx={{ mt: 1 }}
                        >{t`Copy to every day`}</Button>
                      )}
                    </Box>
                  )}
                </Box>
              )
            })}
          </Card>
        </>
      )}
    </Pile>
  )
}

function DayWords({ spans }: { spans: readonly Span[] }) {
  const { t, i18n } = useLingui()
  const kind = dayKind(spans)
  if (kind === 'closed') return t`Closed`
  if (kind === 'whole-day') return t`24 hours`
  const clock = (time: string) =>
    new Date(`2026-01-01T${time === '24:00' ? '00:00' : time}`).toLocaleTimeString(
      i18n.locale === 'hi' ? 'hi-IN' : 'en-IN',
      time.endsWith(':00') ? { hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' },
    )
  return spans
    .map((span) => (span.from && span.to ? `${clock(span.from)} – ${clock(span.to)}` : '–'))
    .join(', ')
}

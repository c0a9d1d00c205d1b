import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { CalendarDays, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { dayText } from '../dates.ts'
import { Hidden } from '../Hidden.tsx'
import { pillStyle } from './pill-style.ts'

type DatePillProps = {
  /** What the day is of the list: 'From'. */
  label: string
  /** `YYYY-MM-DD`. */
  value: string | undefined
  min: string
  max: string
  onChange: (value: string | undefined) => void
}

/** A day as a filter, picked from the device's own calendar or typed. */
export function DatePill({ label, value, min, max, onChange }: DatePillProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const on = value !== undefined
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])
  return (
    <Box data-on={on || undefined} sx={pillStyle(on)}>
      <Box
        aria-hidden
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, pl: 1.75, pr: on ? 0.5 : 1.5 }}
      >
        <CalendarDays size={16} />
        <span>{on ? `${label}: ${dayText(value, i18n.locale)}` : label}</span>
      </Box>
      <Hidden>
        <label htmlFor={id}>{label}</label>
      </Hidden>
      <Box
        component="input"
        type="date"
        id={id}
        ref={box}
        value={typed}
        min={min}
        max={max}
        // The whole chip opens the calendar, not only the small sign at its end.
        onClick={(event) => event.currentTarget.showPicker?.()}
        onChange={(event) => {
          const day = event.target.value
          setTyped(day)
          // While a year is typed digit by digit there are days long ago.
          if (day === '' ? on : day >= min && day <= max) onChange(day || undefined)
        }}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          opacity: 0,
          cursor: 'pointer',
          fontSize: 16,
          border: 0,
        }}
      />
      {on && (
        <ButtonBase
          aria-label={t`Remove the filter ${label}`}
          onClick={() => {
            // This button goes: who works by keys stays where they are.
            box.current?.focus()
            onChange(undefined)
          }}
          sx={{
            position: 'relative',
            width: 44,
            height: 44,
            borderRadius: '999px',
            '&:hover': { color: 'text.primary' },
          }}
        >
          <X size={16} aria-hidden />
        </ButtonBase>
      )}
    </Box>
  )
}

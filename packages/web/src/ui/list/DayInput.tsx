import Box from '@mui/material/Box'
import { useEffect, useId, useState } from 'react'
import { Control } from '../form/control.ts'

type Props = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day of a filter, from the device's own calendar. What is half typed changes nothing yet. */
export function DayInput({ label, value, min = '2000-01-01', max = '2099-12-31', onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])
  const take = (day: string) => {
    setTyped(day)
    if (day === '') onChange(undefined)
    else if (day >= '2000-01-01' && day <= '2099-12-31') onChange(day)
  }
  return (
    <Box sx={{ flex: '1 1 148px', maxWidth: 200, minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 600 }}
      >
        {label}
      </Box>
      <Control
        id={id}
        type="date"
        min={min}
        max={max}
        value={typed}
        onChange={(event) => take(event.target.value)}
        sx={{
          minHeight: 44,
          py: 0.75,
          colorScheme: 'light',
          '[data-scheme=dark] &': { colorScheme: 'dark' },
        }}
      />
    </Box>
  )
}

import Box from '@mui/material/Box'
import { useId } from 'react'
import { Select } from '../ui/form/Select.tsx'
import { Hidden } from '../ui/Hidden.tsx'

type Props = {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Which stretch of time is looked at. */
export function PeriodPicker({ label, value, choices, onChange }: Props) {
  const id = useId()
  return (
    <Box sx={{ minWidth: 220 }}>
      <Hidden>
        <label htmlFor={id}>{label}</label>
      </Hidden>
      <Select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{ fontWeight: 600 }}
      >
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </Box>
  )
}

import Box from '@mui/material/Box'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { SelectBox } from '../ui/form/control.ts'
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
    <Box sx={{ position: 'relative', minWidth: 220 }}>
      <Hidden>
        <label htmlFor={id}>{label}</label>
      </Hidden>
      <SelectBox
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{ pr: 5, fontWeight: 600, cursor: 'pointer' }}
      >
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </SelectBox>
      <Box
        component={ChevronDown}
        size={20}
        aria-hidden
        sx={{ position: 'absolute', right: 12, top: 14, pointerEvents: 'none', color: 'text.secondary' }}
      />
    </Box>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { BillSummary } from '@parichay/contract/bill/fields.ts'
import Box from '@mui/material/Box'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { SelectBox } from '../ui/form/control.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { billStateWords, monthName } from './words.ts'

type When = { month: number; year: number }
type Props = { months: readonly BillSummary[]; value: When; onChange: (when: When) => void }
const keyOf = ({ month, year }: When) => `${year}-${month}`

/** The months that have a bill, each with where it stands. */
export function MonthPicker({ months, value, onChange }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const isKnown = months.some((one) => keyOf(one) === keyOf(value))
  return (
    <Box sx={{ position: 'relative', minWidth: 220 }}>
      <Hidden>
        <label htmlFor={id}>{t`Month`}</label>
      </Hidden>
      <SelectBox
        id={id}
        value={keyOf(value)}
        onChange={(event) => {
          const [year, month] = event.target.value.split('-').map(Number)
          onChange({ year: year!, month: month! })
        }}
        sx={{ pr: 5, fontWeight: 600, cursor: 'pointer' }}
      >
        {!isKnown && <option value={keyOf(value)}>{monthName(value, i18n.locale)}</option>}
        {months.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {monthName(one, i18n.locale)} · {i18n._(billStateWords[one.state].label)}
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

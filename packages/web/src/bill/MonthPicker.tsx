import { useLingui } from '@lingui/react/macro'
import type { BillSummary } from '@parichay/contract/bill/fields.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import { billStateWords, monthName } from './words.ts'

type When = { month: number; year: number }
type Props = { months: readonly BillSummary[]; value: When; onChange: (when: When) => void }
const keyOf = ({ month, year }: When) => `${year}-${month}`

/** The months that have a bill, each with where it stands. */
export function MonthPicker({ months, value, onChange }: Props) {
  const { t, i18n } = useLingui()
  const isKnown = months.some((one) => keyOf(one) === keyOf(value))
  return (
    <PeriodPicker
      label={t`Month`}
      value={keyOf(value)}
      choices={[
        ...(isKnown ? [] : [{ value: keyOf(value), label: monthName(value, i18n.locale) }]),
        ...months.map((one) => ({
          value: keyOf(one),
          label: `${monthName(one, i18n.locale)} · ${i18n._(billStateWords[one.state].label)}`,
        })),
      ]}
      onChange={(key) => {
        const [year, month] = key.split('-').map(Number)
        onChange({ year: year!, month: month! })
      }}
    />
  )
}

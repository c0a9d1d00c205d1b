import { useLingui } from '@lingui/react/macro'
import { addDays } from '@parichay/contract/business/rules.ts'
import { spanText } from '../ui/span-text.ts'

/** A day in words where it is near, else its date without the year. */
export function DayWords({ day, today }: { day: string; today: string }) {
  const { t, i18n } = useLingui()
  if (day === today) return t`Today`
  if (day === addDays(today, 1)) return t`Tomorrow`
  if (day === addDays(today, -1)) return t`Yesterday`
  return spanText({ from: day, to: day }, i18n.locale)
}

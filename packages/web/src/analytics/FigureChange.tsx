import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@parichay/contract/analytics/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { countText } from '../ui/dates.ts'

/** A day without its year: `22 Oct`. */
const shortDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day))

/** What changed since the period before, in words: a number alone does not say against what. */
export function FigureChange({ figure }: { figure: Dashboard['figures'][number] }) {
  const { t, i18n } = useLingui()
  const { value, before, unit } = figure
  if (!before) return null
  const by = value - before.value
  const size = unit === 'paise' ? rupees(Math.abs(by)) : countText(Math.abs(by), i18n.locale)
  const signed = by === 0 ? '±0' : `${by > 0 ? '+' : '−'}${size}`
  const last = shortDay(before.to, i18n.locale)
  const first = before.from && shortDay(before.from, i18n.locale)
  return (
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
      <Box
        component="span"
        sx={{ fontWeight: 700, color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}
      >
        {signed}
      </Box>{' '}
      {first ? (first === last ? t`against ${last}` : t`against ${first} to ${last}`) : t`since ${last}`}
    </Box>
  )
}

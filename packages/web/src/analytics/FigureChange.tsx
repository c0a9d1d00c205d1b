import { useLingui } from '@lingui/react/macro'
import type { Figure } from '@parichay/contract/analytics/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { countText } from '../ui/dates.ts'
import { dateFormat, localeOf } from '../ui/formats.ts'

/** A day, `22 Oct`; with its year where it is another one than that of the figure. */
const shortDay = (day: string, language: string, withYear: boolean) =>
  dateFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' as const } : {}),
    timeZone: 'UTC',
  }).format(new Date(day))

/** What changed since the period before, in words: a number alone does not say against what. */
export function FigureChange({ figure }: { figure: Figure }) {
  const { t, i18n } = useLingui()
  const { value, before, unit } = figure
  if (!before) return null
  const by = value - before.value
  const size = unit === 'paise' ? rupees(Math.abs(by)) : countText(Math.abs(by), i18n.locale)
  const signed = by === 0 ? '±0' : `${by > 0 ? '+' : '−'}${size}`
  const year = figure.span?.to.slice(0, 4)
  const isOf = (day: string) => year === undefined || day.startsWith(year)
  const withYear = !isOf(before.from ?? before.to) || !isOf(before.to)
  const last = shortDay(before.to, i18n.locale, withYear)
  const first = before.from && shortDay(before.from, i18n.locale, withYear)
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

import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { libraryName } from '@parichay/contract/greeting/days.ts'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { dateFormat } from '../ui/formats.ts'
import { DayWords } from './DayWords.tsx'

type Props = {
  day: string
  today: string
  /** What is kept on the day, the weightiest first. */
  occasions: readonly DatedSubcategory[]
  href: string
  /** The day that is shown. */
  current?: boolean
  replace?: boolean
}

/** A day in a row of days: when it is, and what is kept on it. */
export function DayChip({ day, today, occasions, href, current = false, replace = false }: Props) {
  const { i18n } = useLingui()
  const great = occasions[0]
  return (
    <Box component="li" sx={{ flex: 'none' }}>
      <Link
        href={href}
        current={current}
        replace={replace}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          minWidth: 72,
          width: great ? 112 : 'auto',
          height: '100%',
          minHeight: 64,
          px: 1.25,
          borderRadius: '12px',
          border: '1px solid',
          textAlign: 'center',
          textDecoration: 'none',
          borderColor: current ? 'primary.main' : great ? 'brand.tintLine' : 'divider',
          bgcolor: current ? 'primary.main' : great ? 'brand.tint' : 'background.paper',
          color: current ? 'primary.contrastText' : 'text.primary',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box component="span" sx={{ fontSize: 14, fontWeight: 650, lineHeight: 1.3, whiteSpace: 'nowrap' }}>
          <DayWords day={day} today={today} />
        </Box>
        <Box
          component="span"
          sx={{
            typography: 'caption',
            lineHeight: 1.3,
            color: current ? 'inherit' : great ? 'primary.main' : 'text.secondary',
            fontWeight: great ? 600 : 500,
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflowWrap: 'anywhere',
          }}
        >
          {great ? libraryName(great, i18n.locale) : weekday(day, i18n.locale)}
        </Box>
        {occasions.length > 1 && (
          <Hidden>
            {occasions
              .slice(1)
              .map((other) => libraryName(other, i18n.locale))
              .join(', ')}
          </Hidden>
        )}
      </Link>
    </Box>
  )
}

const weekday = (day: string, locale: string) =>
  dateFormat(`${locale}-IN`, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))

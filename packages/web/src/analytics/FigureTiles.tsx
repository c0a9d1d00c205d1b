import { useLingui } from '@lingui/react/macro'
import type { Figure } from '@parichay/contract/analytics/fields.ts'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { useStaff } from '../api/staff.ts'
import { countText } from '../ui/dates.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { fromDesktop, fromTablet } from '../ui/theme.ts'
import { FigureChange } from './FigureChange.tsx'
import { figureWays, moneyFigures } from '../api/figure-ways.ts'
import { expiringWithin, figureWords } from './words.ts'

const permissions: Record<string, PermissionName | undefined> = {
  activeCards: 'card.list',
  draftCards: 'card.list',
  filmsWaiting: 'video.list',
  greetingsToday: undefined,
  // Those who are given these figures have the reports too.
  ...Object.fromEntries(moneyFigures.map((name) => [name, undefined])),
}

type Props = {
  figures: readonly Figure[]
  /** Tiles beside each other on desktops. */
  most?: number
  /** What they are called and how they are counted; those of the home without it. */
  words?: typeof figureWords
  /** From how many days before the end a plan counts as expiring; null or nothing where agencies differ. */
  soonDays?: number | null
  /** The list behind a figure; those of the home without it. */
  hrefOf?: (figure: Figure) => string | undefined
}

/** Counters, at most so many beside each other; each says on focus, hover or a long press how it is counted, and opens its list where there is one. */
export function FigureTiles({ figures, most = 4, words: all = figureWords, soonDays = null, hrefOf }: Props) {
  const { i18n } = useLingui()
  const { may, ofSuperAdminAgency } = useStaff()
  const shown = figures.filter(({ definition }) => all[definition])
  const listOf = (figure: Figure) => {
    const { definition } = figure
    const needed = definition in permissions ? permissions[definition] : 'business.list'
    return needed === undefined || may(needed)
      ? figureWays[definition]?.(figure, ofSuperAdminAgency)
      : undefined
  }
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        [fromTablet]: { gridTemplateColumns: `repeat(${Math.min(4, most, shown.length)}, minmax(0, 1fr))` },
        [fromDesktop]: { gridTemplateColumns: `repeat(${Math.min(most, shown.length)}, minmax(0, 1fr))` },
      }}
    >
      {shown.map((figure) => {
        const { definition, value, isMore, unit } = figure
        const words = all[definition]!
        const counted =
          definition === 'expiring' && soonDays !== null ? expiringWithin(soonDays) : words.definition
        const warn =
          value > 0 &&
          (definition === 'expiring'
            ? 'warning.main'
            : definition === 'grace' || definition === 'expired'
              ? 'error.main'
              : undefined)
        const inside = (
          <>
            <Box component="span" sx={{ typography: 'h1', color: warn || 'text.primary' }}>
              {unit === 'paise' ? rupees(value) : countText(value, i18n.locale)}
              {isMore && '+'}
            </Box>
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {i18n._(words.name)}
              <Hidden>{`. ${i18n._(counted)}`}</Hidden>
            </Box>
            <FigureChange figure={figure} />
          </>
        )
        return (
          <li key={definition}>
            <Tooltip
              title={i18n._(counted)}
              arrow
              enterTouchDelay={400}
              slotProps={{
                popper: { disablePortal: true },
                tooltip: { sx: { fontSize: 14, p: 1.5, maxWidth: 240 } },
              }}
            >
              <Tile href={(hrefOf ?? listOf)(figure)}>{inside}</Tile>
            </Tooltip>
          </li>
        )
      })}
    </Box>
  )
}

function Tile({ href, children, ...rest }: { href: string | undefined; children: ReactNode }) {
  const look = {
    display: 'grid',
    alignContent: 'start',
    gap: 0.25,
    height: '100%',
    minHeight: 80,
    px: 1.5,
    py: 1,
    borderRadius: '12px',
    border: '1px solid',
    borderColor: 'divider',
    bgcolor: 'background.paper',
    color: 'inherit',
    textDecoration: 'none',
  } as const
  return (
    <Box {...rest} tabIndex={href ? undefined : 0} sx={{ height: '100%', borderRadius: '12px' }}>
      {href ? (
        <Link
          href={href}
          sx={{ ...look, transition: 'border-color 150ms', '&:hover': { borderColor: 'brand.lineStrong' } }}
        >
          {children}
        </Link>
      ) : (
        <Box sx={look}>{children}</Box>
      )}
    </Box>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@parichay/contract/analytics/fields.ts'
import Box from '@mui/material/Box'
import {
  ChevronRight,
  Clapperboard,
  Hourglass,
  ImagePlus,
  type LucideIcon,
  MessageSquareHeart,
  ShieldAlert,
} from 'lucide-react'
import { useStaff } from '../api/staff.ts'
import { countText } from '../ui/dates.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { FigureChange } from './FigureChange.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import { Section } from './Section.tsx'
import { figureWays, moneyFigures } from '../api/figure-ways.ts'
import { figureWords } from './words.ts'

type Figures = Dashboard['figures']
const icons: Record<string, LucideIcon> = {
  openExceptions: ShieldAlert,
  pendingPayments: Hourglass,
  filmsFailed: Clapperboard,
  imageRequests: ImagePlus,
  feedback: MessageSquareHeart,
}

/** What today and the month brought. */
export function Money({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const money = figures.filter(({ definition }) => moneyFigures.includes(definition))
  if (money.length === 0) return null
  return (
    <Section id="money" title={t`Money today and this month`}>
      <FigureTiles figures={money} most={2} />
    </Section>
  )
}

/** What waits for a person; each opens the list it counts. */
export function Work({ figures }: { figures: Figures }) {
  const { t } = useLingui()
  const work = figures.filter(({ definition }) => definition in icons)
  if (work.length === 0) return null
  return (
    <Section id="to-look-after" title={t`To look after`}>
      <RowList>
        {work.map((figure) => (
          <WorkRow key={figure.definition} figure={figure} />
        ))}
      </RowList>
    </Section>
  )
}

function WorkRow({ figure }: { figure: Figures[number] }) {
  const { definition, value, isMore } = figure
  const { i18n } = useLingui()
  const { ofSuperAdminAgency } = useStaff()
  const words = figureWords[definition]!
  const href = figureWays[definition]!(figure, ofSuperAdminAgency)
  const isGrave = definition === 'openExceptions' && value > 0
  return (
    <li>
      <Link
        href={href}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          minHeight: 52,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'brand.sunken' },
        }}
      >
        <Box
          component={icons[definition]!}
          size={20}
          strokeWidth={1.75}
          aria-hidden
          sx={{ flex: 'none', color: isGrave ? 'error.main' : 'text.secondary' }}
        />
        <Box component="span" title={i18n._(words.definition)} sx={{ flex: 1 }}>
          {i18n._(words.name)}
          <Hidden>{`. ${i18n._(words.definition)}`}</Hidden>
          {figure.before && (
            <Box component="span" sx={{ display: 'block', lineHeight: 1.2 }}>
              <FigureChange figure={figure} />
            </Box>
          )}
        </Box>
        <Box
          component="span"
          sx={{
            fontWeight: 700,
            fontVariantNumeric: 'tabular-nums',
            color: isGrave ? 'error.main' : 'text.primary',
          }}
        >
          {countText(value, i18n.locale)}
          {isMore && '+'}
        </Box>
        <Box component={ChevronRight} size={18} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
      </Link>
    </li>
  )
}

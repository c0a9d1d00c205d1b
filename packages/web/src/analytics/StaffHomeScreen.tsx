import { useLingui } from '@lingui/react/macro'
import type { Figure } from '@parichay/contract/analytics/fields.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { failureText } from '../failure-words.ts'
import { useStaff } from '../api/staff.ts'
import { dashboardQuery } from '../api/customer-queries.ts'
import { useGo } from '../go.ts'
import { useAgency } from '../session.ts'
import { staffShortcuts } from '../shell/staff-pages.ts'
import { Button } from '../ui/Button.tsx'
import { timeText } from '../ui/dates.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { Pile } from '../ui/shapes.tsx'
import { TileSkeleton } from '../ui/Skeletons.tsx'
import { fromDesktop, fromTablet } from '../ui/theme.ts'
import { ExpiringList } from './ExpiringList.tsx'
import { FailedTasks } from './FailedTasks.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import { HomeCharts } from './HomeCharts.tsx'
import { Money, Work } from './MoneyAndWork.tsx'

/** Figures that say how things stand; the others have places of their own. */
const standing = new Set([
  'businesses',
  'activeCards',
  'draftCards',
  'subscribed',
  'trial',
  'expiring',
  'grace',
  'expired',
  'greetingsToday',
  'filmsWaiting',
])

/** The staff's home is a work list: whom to call, the money of today, what waits, what failed; then how things stand and went. */
export function StaffHomeScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const agency = useAgency()
  const { person } = useStaff()
  const { data, error, reload } = useRemote(dashboardQuery)
  const scopes = {
    own: t`You: your businesses`,
    madeBy: t`You: your businesses`,
    agency: t`Agency: ${agency.agencyName}`,
    platform: t`All agencies`,
  }
  const scope = data ? scopes[data.scope] : ' '
  const asOf = data ? timeText(data.asOf, i18n.locale) : ''
  const firstName = person?.name.split(' ')[0]
  return (
    <Page
      title={firstName ? t`Namaste, ${firstName}` : t`Home`}
      width="xl"
      fills
      subtitle={data ? `${scope} · ${t`as of ${asOf}`}` : scope}
    >
      {Boolean(error) && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <TileSkeleton tiles={4} />}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          mb: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          // Of three, the first takes the whole line: no hole beside the last.
          '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
          [fromTablet]: { display: 'flex', mt: -1, mb: 3 },
        }}
      >
        {staffShortcuts(person, agency).map(({ id, label, icon, href, isFirst }) => (
          <Button
            key={id}
            icon={icon}
            onClick={() => go(href)}
            {...(isFirst ? { sx: { px: 1, [fromTablet]: { px: 2.25 } } } : { look: 'secondary' })}
          >
            {i18n._(label)}
          </Button>
        ))}
      </Box>
      {data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Box sx={desk}>
            <Pile gap={3} oneColumn>
              <ExpiringList
                rows={data.expiring}
                soonDays={data.expiringSoonDays}
                figure={data.figures.find(({ definition }) => definition === 'ending')}
              />
              <Money figures={data.figures} />
            </Pile>
            <Pile gap={3} oneColumn>
              <Work figures={data.figures} />
              <FailedTasks />
            </Pile>
          </Box>
          <Standing
            figures={data.figures.filter(({ definition }) => standing.has(definition))}
            soonDays={data.expiringSoonDays}
          />
          <HomeCharts days={data.days} figures={data.figures} />
        </Box>
      )}
    </Page>
  )
}

/** How things stand, in one line of tiles, or in two where there are too many for their words. */
function Standing({ figures, soonDays }: { figures: readonly Figure[]; soonDays: number | null }) {
  return <FigureTiles figures={figures} soonDays={soonDays} most={figures.length > 8 ? 5 : 8} />
}

const desk = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [fromDesktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const

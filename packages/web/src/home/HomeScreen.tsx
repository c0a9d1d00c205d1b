import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { lazy, type ReactNode, Suspense } from 'react'
import { failureText } from '../failure-words.ts'
import { useAgency } from '../session.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { loadFirstPart, loadPart } from '../ui/load-part.ts'
import { PlanChip } from '../shell/PlanChip.tsx'
import { invitationLink } from '../shell/products.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { useInSight } from '../ui/in-sight.ts'
import { useQuiet } from '../ui/quiet.ts'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { fromDesktop, fromTablet } from '../ui/theme.ts'
import { ExpiryBanner, WaitingBanner } from './ExpiryBanner.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { MyCard } from './MyCard.tsx'
import { MyNumbers } from './MyNumbers.tsx'
import { MyProgress } from './MyProgress.tsx'
import { TodayGreeting } from './TodayGreeting.tsx'
import { WhatsNewWatch } from './WhatsNewWatch.tsx'
import { usePageSlots } from '../api/page-slots.ts'
import { PageTop } from '../ui-customisation/PageTop.tsx'

// Those who have neither business nor card yet see them; everybody else's first load goes without.
const NoBusiness = lazy(() =>
  loadFirstPart(() => import('./NoBusiness.tsx')).then((module) => ({ default: module.NoBusiness })),
)

const SuspendedBanner = lazy(() =>
  loadFirstPart(() => import('./SuspendedBanner.tsx')).then((module) => ({
    default: module.SuspendedBanner,
  })),
)

const HomeItems = lazy(() =>
  loadPart(() => import('../ui-customisation/HomeItems.tsx')).then((module) => ({
    default: module.HomeItems,
  })),
)

const MyVideos = lazy(() =>
  loadPart(() => import('./MyVideos.tsx')).then((module) => ({ default: module.MyVideos })),
)

const MyInvitations = lazy(() =>
  loadPart(() => import('./MyInvitations.tsx')).then((module) => ({ default: module.MyInvitations })),
)

const MyPdfCards = lazy(() =>
  loadPart(() => import('./MyPdfCards.tsx')).then((module) => ({ default: module.MyPdfCards })),
)

const UpcomingDays = lazy(() =>
  loadPart(() => import('./UpcomingDays.tsx')).then((module) => ({ default: module.UpcomingDays })),
)

/** The customer's home: my card, my numbers, one clear next step. */
export function HomeScreen() {
  const { t } = useLingui()
  const agency = useAgency()
  const { configuration } = agency
  const invitations = invitationLink(agency)
  const { user, businesses, active } = useActiveBusiness()
  const slots = usePageSlots('HOME_PAGE', active?.businessId)
  const name = user.data?.name
  if ((!businesses.data && businesses.error === null) || (active && !slots.isReady)) {
    return (
      <Page title={t`Home`} hideTitle width="lg">
        <HomeSkeleton />
      </Page>
    )
  }
  if (!businesses.data) {
    return (
      <Page title={t`Home`} hideTitle>
        <InlineError message={failureText(businesses.error)} onRetry={businesses.reload} />
      </Page>
    )
  }
  if (!active) {
    return (
      <Page title={t`Home`} hideTitle>
        <Suspense>
          <NoBusiness />
        </Suspense>
      </Page>
    )
  }
  return (
    <Page title={t`Home`} hideTitle width="lg">
      <Box sx={{ mb: 2, [fromTablet]: { mb: 3 } }}>
        {/* A chip beside the name would change its line when the letters of an Indian script arrive. */}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 24 }}>
          {name && (
            <Box sx={{ typography: 'body2', color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
              {t`Namaste, ${name}`}
            </Box>
          )}
          <PlanChip business={active} />
        </Box>
        <Box aria-hidden sx={{ typography: 'h1', overflowWrap: 'anywhere' }}>
          {active.businessName}
        </Box>
      </Box>
      {businesses.error !== null && (
        <InlineError message={failureText(businesses.error)} onRetry={businesses.reload} />
      )}
      {active.suspension ? (
        <Suspense fallback={<WaitingBanner />}>
          <SuspendedBanner business={active} />
        </Suspense>
      ) : (
        <ExpiryBanner business={active} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [fromTablet]: { gap: 3 },
          [fromDesktop]: {
            gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
            gridTemplateRows: 'auto 1fr',
            // What staff put on top stands beside the card where there is room.
            gridTemplateAreas: slots.top.length > 0 ? '"card top" "card rest"' : '"card rest" "card rest"',
            alignItems: 'start',
          },
        }}
      >
        {slots.top.length > 0 && (
          <Box sx={{ minWidth: 0, [fromDesktop]: { gridArea: 'top' } }}>
            <PageTop items={slots.top} businessId={active.businessId} />
          </Box>
        )}
        <Box sx={{ minWidth: 0, [fromDesktop]: { gridArea: 'card' } }}>
          <MyCard key={active.businessId} business={active} />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            minWidth: 0,
            [fromTablet]: { gap: 3 },
            [fromDesktop]: { gridArea: 'rest' },
          }}
        >
          {isOn(configuration, 'greetings') && <TodayGreeting key={active.businessId} business={active} />}
          {isOn(configuration, 'greetings') && (
            <WhenNear height={110}>
              <UpcomingDays />
            </WhenNear>
          )}
          <MyProgress business={active} user={user.data}>
            {isOn(configuration, 'pdfCards') && (
              <WhenNear>
                <MyPdfCards key={active.businessId} business={active} />
              </WhenNear>
            )}
            {isOn(configuration, 'promotionalVideos') && (
              <WhenNear>
                <MyVideos key={active.businessId} business={active} />
              </WhenNear>
            )}
            {invitations !== null && (
              <WhenNear height={88}>
                <MyInvitations href={invitations} />
              </WhenNear>
            )}
            <MyNumbers business={active} />
          </MyProgress>
        </Box>
      </Box>
      {[...slots.below, ...slots.last].length > 0 && (
        <Box sx={{ mt: 3 }}>
          <WhenNear height={200}>
            <HomeItems business={active} items={[...slots.below, ...slots.last]} />
          </WhenNear>
        </Box>
      )}
      <WhatsNewWatch business={active} />
    </Page>
  )
}

/** A part that takes work comes once the page is quiet and its place, `height` px high until then, is nearly seen. */
function WhenNear({ children, height = 124 }: { children: ReactNode; height?: number }) {
  const isQuiet = useQuiet()
  const [place, inSight] = useInSight('120px')
  const bone = (
    <Skeleton>
      <Bone height={height} round={12} />
    </Skeleton>
  )
  return <div ref={place}>{isQuiet && inSight ? <Suspense fallback={bone}>{children}</Suspense> : bone}</div>
}

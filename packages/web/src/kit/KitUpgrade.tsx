import type { PlanSnapshot } from '@parichay/contract/plan/fields.ts'
import { useRouterState } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useSession } from '../session.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { connectWithAdmin } from '../shell/connect-with-admin.tsx'
import type { UpgradeRequest } from '../shell/upgrade-request.ts'
import { useUpgrade } from '../shell/upgrade.ts'
import { Button } from '../ui/Button.tsx'
import { say } from '../ui/snackbar-store.ts'
import { CustomPlanCard } from '../upgrade/CustomPlanCard.tsx'
import { PaymentProgress } from '../upgrade/PaymentProgress.tsx'
import { PlanCard } from '../upgrade/PlanCard.tsx'
import { SinglePdfSection } from '../upgrade/SinglePdfSection.tsx'
import { KitRow, KitSection } from './KitSection.tsx'
import { useSamples } from './samples.ts'

const plan: PlanSnapshot = {
  subscriptionPlanId: 1,
  name: 'Gold',
  price: 2499,
  validity: 3,
  limits: {
    digitalCardIncluded: true,
    digitalCardLimit: 1,
    greetingImagesIncluded: true,
    greetingImagesLimit: -1,
    greetingVideosIncluded: true,
    greetingVideosLimit: 3,
    pdfCardIncluded: true,
    pdfCardLimit: -1,
    promotionalVideoIncluded: false,
    promotionalVideoLimit: 0,
  },
  frameVisibility: { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: true },
}
const nothing = () => undefined

/** The cards and screens of the upgrade dialog, with every product; signed-in customers may open it from here. */
export function KitUpgrade() {
  const s = useSamples()
  const isCustomer = useSession((state) => state.kind === 'customer')
  return (
    <KitSection id="upgrade" title={s.upgrade}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        <PlanCard
          plan={{ ...plan, mrp: 2997, highlight: s.sentence, isPopular: true }}
          isAdmin={false}
          onChoose={nothing}
        />
        <PlanCard plan={plan} isAdmin isCurrent onChoose={nothing} />
        <CustomPlanCard plan={undefined} onProvide={nothing} onSelect={nothing} onReset={nothing} />
      </Box>
      <SinglePdfSection price={299} withDivider={false} onChoose={nothing} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
        <PaymentProgress kind="plan" isSlow={false} onLeave={nothing} />
        <PaymentProgress kind="plan" isSlow onLeave={nothing} />
      </Box>
      <KitRow>
        <Button look="secondary" onClick={() => void connectWithAdmin()}>
          {s.connect}
        </Button>
        {isCustomer && <OpenDialog />}
      </KitRow>
    </KitSection>
  )
}

/** Opens the dialog as screens to come will, and says what its promise was. */
function OpenDialog() {
  const s = useSamples()
  const upgrade = useUpgrade()
  const { active } = useActiveBusiness()
  const [answer, setAnswer] = useState<string>()
  const pdfCardNo = useRouterState({
    select: (state) => Number((state.location.search as { pdfCardNo?: string }).pdfCardNo) || 0,
  })
  if (!active) return null
  const pdfCard = { pdfCardNo, companyName: active.businessName }
  const ask = async (request: Omit<UpgradeRequest, 'business'>) => {
    setAnswer(undefined)
    const began = Date.now()
    const done = await upgrade({ business: active, ...request })
    setAnswer(String(done))
    say(`${done} ${Date.now() - began}`)
  }
  return (
    <>
      <Button look="secondary" onClick={() => void ask({})}>
        {s.openPlans}
      </Button>
      <Button look="secondary" onClick={() => void ask({ pdfCard })}>
        {s.openBoth}
      </Button>
      <Button look="secondary" onClick={() => void ask({ plans: false, pdfCard })}>
        {s.openPdf}
      </Button>
      <output aria-label={s.answer}>{answer}</output>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { WizardStep } from '@parichay/contract/card/steps.ts'
import { wizardSteps } from '@parichay/contract/card/steps.ts'
import { useRef } from 'react'
import { useGo } from '../go.ts'
import { cardPathsFor } from '../paths.ts'
import { useSession } from '../session.ts'
import { stringifySearch } from '../search.ts'
import { Page } from '../ui/Page.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { BusinessStep } from './BusinessStep.tsx'
import { DraftWizard } from './DraftWizard.tsx'
import { stepNames } from './words.ts'

const idIn = (text: string | undefined) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined)

/** From a business to a live card. The step stands in the address, so reload and Back find their place. */
export function AddCardScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const kind = useSession((state) => (state.kind === 'staff' ? 'staff' : 'customer'))
  const router = useRouter()
  const { pathname, search } = useRouterState({ select: (state) => state.location }) as {
    pathname: string
    search: Record<string, string>
  }
  const pushed = useRef(0)
  const businessId = idIn(search.businessId)
  const userId = idIn(search.userId)
  const wanted = wizardSteps.find((step) => step === search.step)
  const onBehalf = {
    ...(userId === undefined ? {} : { userId }),
    ...(search.isForeignUser === undefined ? {} : { isForeignUser: search.isForeignUser === 'true' }),
  }
  const hrefOf = (change: Record<string, unknown>) =>
    `${pathname}${stringifySearch({ ...search, ...change })}`

  const toStep = (step: WizardStep, options: { replace?: boolean } = {}) => {
    if (!options.replace) pushed.current += 1
    go(step === 'business' ? hrefOf({ businessId: undefined, step: undefined }) : hrefOf({ step }), options)
  }
  const back = (step: WizardStep) => {
    if (pushed.current > 0) {
      pushed.current -= 1
      router.history.back()
    } else toStep(step, { replace: true })
  }
  const addBusiness = () => go(cardPathsFor(kind).addBusiness({ ...onBehalf, shouldCreateDigitalCard: true }))

  if (businessId !== undefined) {
    const mayChooseAnother = userId !== undefined || kind === 'customer'
    return (
      <DraftWizard
        key={businessId}
        businessId={businessId}
        wanted={wanted}
        onStep={toStep}
        onBack={back}
        mayChooseAnother={mayChooseAnother}
        onAddBusiness={addBusiness}
        home={cardPathsFor(kind).home}
      />
    )
  }
  return (
    <Page title={t`Create your digital card`}>
      <Stepper steps={wizardSteps.map((step) => i18n._(stepNames[step]))} step={0} />
      <BusinessStep
        userId={userId}
        onAddBusiness={addBusiness}
        onChosen={(chosen) => {
          pushed.current += 1
          go(hrefOf({ businessId: chosen, step: undefined }))
        }}
      />
    </Page>
  )
}

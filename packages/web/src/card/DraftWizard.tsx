import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Card } from '@parichay/contract/card/fields.ts'
import type { Unsaved } from '@parichay/contract/card/preview.ts'
import { maySkip, resumeAt, type WizardStep, wizardSteps } from '@parichay/contract/card/steps.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cardQuery, draftQuery, useTakeCard } from '../api/cards.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { forget, keep, keepPublishedCard, kept } from '../keepsake.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { askForAnotherBusiness } from '../shell/one-card.tsx'
import { sendEvent } from '../shell/usage-events.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { moveStep } from '../ui/step-counter.ts'
import { Stepper } from '../ui/Stepper.tsx'
import { topBarHeight } from '../ui/theme.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { LinkStep } from './LinkStep.tsx'
import { PaymentSection } from './payment/PaymentSection.tsx'
import { PhotosStep } from './PhotosStep.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { PublishStep } from './PublishStep.tsx'
import { StepBar } from './StepBar.tsx'
import { TemplateSection } from './TemplateSection.tsx'
import { stepNames } from './words.ts'

type WizardProps = {
  businessId: number
  wanted: WizardStep | undefined
  onStep: (step: WizardStep, options?: { replace?: boolean }) => void
  onBack: (step: WizardStep) => void
  mayChooseAnother: boolean
  onAddBusiness: () => void
  home: string
}
type Left = { businessId: number; step: WizardStep }

/** The draft of a business, made or found; a business whose card is live already cannot have another. */
export function DraftWizard({ businessId, wanted, ...rest }: WizardProps) {
  const { t } = useLingui()
  const go = useGo()
  const { data, error, reload } = useRemote(draftQuery(businessId))
  const isMade = useRef(false)
  useEffect(() => {
    if (!data?.isNew || isMade.current) return
    isMade.current = true
    void sendEvent('CARD_CREATED')
  }, [data])
  const isLive = data !== undefined && data.card.status !== 'DRAFT'
  const asked = useRef(false)
  const wasDraft = useRef(false)
  const finish = useFinish()
  const takeCard = useTakeCard()
  const { onAddBusiness, home } = rest
  useEffect(() => {
    if (data && !isLive) wasDraft.current = true
    if (!data || !isLive || asked.current) return
    asked.current = true
    // Published here, and the answer was lost.
    if (wasDraft.current) return finish(takeCard(data.card))
    void askForAnotherBusiness().then((another) => (another ? onAddBusiness() : go(home, { replace: true })))
  }, [data, isLive, onAddBusiness, go, home, finish, takeCard])
  if (data && !isLive) return <Walk first={data.card} isNew={data.isNew} wanted={wanted} {...rest} />
  const gone = isCallFailed(error) && error.code === 'NOT_FOUND'
  return (
    <Page title={t`Create your digital card`} hideTitle={gone}>
      {gone ? (
        <EmptyState
          picture={<ShopDrawing />}
          title={t`This business is not here`}
          body={t`It may have been deleted.`}
          action={<Button onClick={() => go(home, { replace: true })}>{t`Go to home`}</Button>}
        />
      ) : error ? (
        <InlineError message={failureText(error)} onRetry={reload} />
      ) : isLive ? null : (
        <FormSkeleton fields={4} />
      )}
    </Page>
  )
}

/** The card is live: the wizard is over, and it is thanked for. */
function useFinish() {
  const go = useGo()
  return useCallback(
    (live: Card) => {
      forget('cardWizard')
      keepPublishedCard(live.cardNo)
      go(paths.thankYou(), { replace: true })
    },
    [go],
  )
}

type WalkProps = Omit<WizardProps, 'businessId' | 'onAddBusiness' | 'home'> & { first: Card; isNew: boolean }

function Walk({ first, isNew, wanted, onStep, onBack, mayChooseAnother }: WalkProps) {
  const { t, i18n } = useLingui()
  const wide = useMediaQuery('(min-width: 1000px)', { noSsr: true })
  const { data: card = first } = useRemote({ ...cardQuery(first.cardNo), initialData: first })
  const [unsaved, setUnsaved] = useState<Unsaved>({})
  const take = useCallback((part: Unsaved) => setUnsaved(part), [])
  const left = kept<Left>('cardWizard')
  const step = resumeAt(
    wanted ?? (left?.businessId === first.businessId ? left.step : undefined),
    card,
    isNew,
  )
  const place = wizardSteps.indexOf(step)
  const published = useRef(false)
  const stepTo = useRef(onStep)
  stepTo.current = onStep
  useEffect(() => {
    if (published.current) return
    keep('cardWizard', { businessId: first.businessId, step } satisfies Left)
    if (wanted !== step) stepTo.current(step, { replace: true })
  }, [step, wanted, first.businessId])

  const before = wizardSteps[moveStep(place, 'down', wizardSteps.length)]!
  const after = wizardSteps[moveStep(place, 'up', wizardSteps.length)]!
  const goBack = before === 'business' && !mayChooseAnother ? undefined : () => onBack(before)
  const goOn = () => onStep(after)
  const foot = ({ busy }: { busy: boolean }) => (
    <StepBar
      onBack={goBack}
      onSkip={maySkip(step) ? goOn : undefined}
      next={<Button type="submit" busy={busy}>{t`Next`}</Button>}
    />
  )
  const thank = useFinish()
  const finish = (live: Card) => {
    published.current = true
    thank(live)
  }
  const props = { card, onTyped: take, foot, onSaved: goOn }
  const titles: Record<WizardStep, string> = {
    business: t`Create your digital card`,
    template: t`Choose a design`,
    details: t`Check your details`,
    link: t`Choose the link of your card`,
    payment: t`How do customers pay?`,
    links: t`Photos and useful links`,
    publish: t`Look once more and publish`,
  }
  const views: Record<Exclude<WizardStep, 'business'>, React.ReactNode> = {
    template: <TemplateSection {...props} />,
    details: <DetailsStep {...props} />,
    link: <LinkStep {...props} />,
    payment: <PaymentSection {...props} />,
    links: <PhotosStep {...props} />,
    publish: <PublishStep card={card} onBack={goBack} onStep={onStep} onPublished={finish} />,
  }
  const besides = wide && step !== 'publish' && step !== 'business'
  return (
    <Page title={titles[step]} width={besides || step === 'publish' ? 'lg' : 'sm'}>
      <Stepper
        steps={wizardSteps.map((name) => i18n._(stepNames[name]))}
        step={place}
        onGo={(to) => (to === 0 && !mayChooseAnother ? undefined : onStep(wizardSteps[to]!))}
      />
      <Box
        sx={
          besides
            ? { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: 5, alignItems: 'start' }
            : {}
        }
      >
        <Box key={step} sx={{ minWidth: 0 }}>
          {step !== 'business' && views[step]}
        </Box>
        {besides && (
          <Box component="aside" aria-label={t`Preview`} sx={{ position: 'sticky', top: topBarHeight + 16 }}>
            <PreviewPane card={card} unsaved={unsaved} width={296} />
          </Box>
        )}
      </Box>
    </Page>
  )
}

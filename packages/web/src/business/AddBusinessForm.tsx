import { useLingui } from '@lingui/react/macro'
import {
  type BusinessForm,
  businessFormRules,
  factsOfForm,
  firstStep,
} from '@parichay/contract/business/form.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import { isCallFailed } from '../failures.ts'
import { forget, keep, kept } from '../keepsake.ts'
import { sendEvent } from '../shell/usage-events.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FootBar } from '../ui/FootBar.tsx'
import { showError } from '../ui/dialogs.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import type { Outcome } from '../ui/form/outcome.ts'
import { say } from '../ui/snackbar-store.ts'
import { Stepper } from '../ui/Stepper.tsx'
import { askAboutDuplicates } from './DuplicateSheet.tsx'
import { FirstStep } from './FirstStep.tsx'
import { LogoField, useSentLogo } from './LogoField.tsx'
import { refreshBusinesses } from './RemoveBusiness.tsx'
import { SecondStep } from './SecondStep.tsx'
import { useAfterAdding, type Wish } from './AfterAdding.tsx'
import { addFailure } from './words.ts'

type Draft = { of: string; step: number; values: BusinessForm }
type Props = { blank: BusinessForm; isForeignUser: boolean; userId?: number; wish: Wish }

/** The two steps of a new business. What is typed survives a reload, until it is saved or thrown away. */
export function AddBusinessForm({ blank, isForeignUser, userId, wish }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const of = String(userId ?? 'own')
  const [draft] = useState(() => {
    const found = kept<Draft>('businessDraft')
    return found?.of === of ? found : undefined
  })
  const [isDraft, setIsDraft] = useState(draft !== undefined)
  const [step, setStep] = useState(draft?.step ?? 0)
  const rules = useMemo(() => businessFormRules({ isForeignUser }), [isForeignUser])
  const form = usePanelForm(
    rules,
    draft ? { ...blank, ...draft.values, category: draft.values.category || blank.category } : blank,
  )
  // Here, not in its field: it goes on to be sent while the second step is filled in.
  const logo = useSentLogo(form)
  const isDone = useRef(false)
  const after = useAfterAdding({ userId, isForeignUser, wish })
  useEffect(() => {
    const subscription = form.watch((values) => isDone.current || keep('businessDraft', { of, step, values }))
    return () => subscription.unsubscribe()
  }, [form, of, step])

  const show = (next: number) => {
    setStep(next)
    if (form.formState.isDirty || isDraft) keep('businessDraft', { of, step: next, values: form.getValues() })
    window.scrollTo({ top: 0 })
  }
  const latest = useRef({ step, show })
  latest.current = { step, show }
  useEffect(() => {
    if (logo.state.kind !== 'failed' || latest.current.step === 0) return
    say(t`The logo was not sent.`, {
      tone: 'error',
      action: { label: t`Show`, run: () => latest.current.show(0) },
    })
  }, [logo.state.kind, t])
  const next = async () => {
    if (await form.trigger([...firstStep], { shouldFocus: true })) show(1)
  }
  const afresh = () => {
    setIsDraft(false)
    form.reset(blank)
    setStep(0)
    // What the form says while it begins anew is no draft.
    forget('businessDraft')
  }
  const finish = () => {
    isDone.current = true
    forget('businessDraft')
  }
  const send = async (values: BusinessForm, confirmDuplicate = false): Promise<Outcome> => {
    const { business, duplicates } = await call(businessRoutes.addBusiness, {
      body: {
        ...factsOfForm(values),
        ...(userId === undefined ? {} : { userId }),
        ...(confirmDuplicate ? { confirmDuplicate } : {}),
      },
    })
    if (business) {
      finish()
      refreshBusinesses(queries)
      void sendEvent('BUSINESS_CREATED', { withLogo: business.logoDocumentId !== null })
      await after(business, true)
      return 'saved'
    }
    const answer = await askAboutDuplicates(duplicates)
    if (answer === 'add') return send(values, true)
    if (answer === 'back') return 'declined'
    finish()
    await after(answer.use, false)
    return 'saved'
  }
  const submit = async (values: BusinessForm): Promise<Outcome> => {
    if (step === 0) {
      await next()
      return 'declined'
    }
    try {
      return await send(values)
    } catch (error) {
      const inFirst =
        isCallFailed(error) &&
        error.field !== undefined &&
        firstStep.some((name) => name.split('.')[0] === error.field?.split('.')[0])
      if (inFirst) show(0)
      if (isCallFailed(error) && error.code in addFailure) {
        void showError(error, addFailure)
        return 'declined'
      }
      throw error
    }
  }
  const { isSubmitting } = form.formState
  return (
    <>
      {isDraft && (
        <Card
          tone="tint"
          role="status"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2.5, py: 0.5 }}
        >
          <Box sx={{ flex: '1 1 160px' }}>{t`We kept what you had typed.`}</Box>
          <Button look="text" onClick={afresh}>{t`Start afresh`}</Button>
        </Card>
      )}
      <Stepper steps={[t`Business`, t`More about it`]} step={step} onGo={show} />
      <Form form={form} onSubmit={submit}>
        {step === 0 ? (
          <FirstStep isForeignUser={isForeignUser} logo={<LogoField sent={logo} />} />
        ) : (
          <SecondStep isForeignUser={isForeignUser} />
        )}
        <FootBar>
          {step === 0 ? (
            // The button that Enter presses: without one, a form of several fields takes no Enter.
            <Button
              key="next"
              type="submit"
              onClick={(event) => {
                event.preventDefault()
                void next()
              }}
              sx={{ minWidth: { md: 200 } }}
            >{t`Next`}</Button>
          ) : (
            <>
              <Button look="secondary" onClick={() => show(0)}>{t`Back`}</Button>
              <Button
                key="add"
                type="submit"
                busy={isSubmitting}
                sx={{ minWidth: { md: 200 } }}
              >{t`Add business`}</Button>
            </>
          )}
        </FootBar>
      </Form>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import {
  type CustomPlanForm as Values,
  customPlanOf,
  customPlanRules,
  emptyCustomPlan,
  filledLimit,
  formOfCustomPlan,
  mayProceed,
} from '@parichay/contract/plan/custom-form.ts'
import { planBounds, type PlanSnapshot } from '@parichay/contract/plan/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { termsQuery } from '../api/bills.ts'
import { NotSwitchedOn, useConfirmIdle } from '../plan/NotSwitchedOn.tsx'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { LimitField } from './LimitField.tsx'

type Props = {
  open: boolean
  plan: PlanSnapshot | undefined
  /** Of the agency whose business it is. */
  configuration: AgencyConfiguration
  /** That agency; nothing for the own one. */
  agencyId?: number | undefined
  onClose: () => void
  onPlan: (plan: PlanSnapshot) => void
}

/** 'Provide custom plan': name, validity and price, and what is included (specification 2 and 5). */
export function CustomPlanForm({ open, plan, configuration, agencyId, onClose, onPlan }: Props) {
  const { t } = useLingui()
  // Who agreed the floor with the agency may go below it (screens 8.9).
  const isBound = !useAgency().roles.includes('superadmin')
  const terms = useRemote({ ...termsQuery(agencyId), enabled: isBound })
  const floor = (isBound && terms.data?.customFloor) || null
  const start = plan ? formOfCustomPlan(plan) : emptyCustomPlan()
  const form = usePanelForm(customPlanRules, { ...start, digitalCard: true } as Values, 'all')
  const now = { ...start, ...useWatch({ control: form.control }) } as Values
  const confirmIdle = useConfirmIdle()
  const ready = mayProceed(now)
  const fill = (product: 'pdfCard' | 'promotionalVideo') => (on: boolean) =>
    form.setValue(`${product}Limit`, filledLimit(product, on), { shouldValidate: true })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Provide custom plan`}
      width="sm"
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form="custom-plan"
            disabledReason={ready ? undefined : t`Fill in name, validity and price first`}
          >{t`Proceed`}</Button>
        </>
      }
    >
      <Form
        id="custom-plan"
        form={form}
        onSubmit={async (values) => {
          if (floor !== null && Number(values.price) < floor) {
            form.setError(
              'price',
              { message: t`Type at least ${rupees(floor * 100)}.` },
              { shouldFocus: true },
            )
            return 'declined'
          }
          const made = customPlanOf(values)
          if (agencyId === undefined && !(await confirmIdle(made))) return 'declined'
          onPlan(made)
          return 'saved'
        }}
        onSaved={onClose}
      >
        <TextField name="name" label={t`Subscription plan name`} required maxLength={planBounds.name} />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
          <TextField name="validity" type="number" label={t`Validity in years`} required maxLength={2} />
          <TextField name="price" type="number" label={t`Price (₹)`} required maxLength={6} />
        </Box>
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ typography: 'h3', p: 0, mb: 1.5 }}>
            <Trans>What's included</Trans>
          </Box>
          <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '12px' }}>
            <Row>
              <CheckField name="digitalCard" label={t`1 Digital card`} required={false} locked />
            </Row>
            <Row>
              <CheckField
                name="greetingImagesIncluded"
                label={t`Unlimited greeting images`}
                required={false}
              />
            </Row>
            {now.greetingImagesIncluded && (
              <Row isInner>
                <CheckField name="showRegularFrame" label={t`Show regular frame`} required={false} />
                <CheckField name="showProductFrame" label={t`Show Product frame`} required={false} />
                <CheckField name="showPoliticalFrame" label={t`Show Political frame`} required={false} />
              </Row>
            )}
            {configuration.imagePost.isVideoPostsIncluded && (
              <Row>
                <CheckField
                  name="greetingVideosIncluded"
                  label={t`3 daily greeting videos`}
                  required={false}
                />
              </Row>
            )}
            <Row>
              <CheckField
                name="pdfCardIncluded"
                label={t`Pdf id cards`}
                required={false}
                onTick={fill('pdfCard')}
              />
              {now.pdfCardIncluded && <LimitField name="pdfCardLimit" label={t`Limit of pdf id cards`} />}
            </Row>
            <Row>
              <CheckField
                name="promotionalVideoIncluded"
                label={t`Promotional videos`}
                required={false}
                onTick={fill('promotionalVideo')}
              />
              {now.promotionalVideoIncluded && (
                <LimitField name="promotionalVideoLimit" label={t`Limit of promotional videos`} />
              )}
            </Row>
          </Box>
        </Box>
        {agencyId === undefined && <NotSwitchedOn plan={customPlanOf(now)} />}
      </Form>
    </Sheet>
  )
}

const Row = ({ isInner = false, children }: { isInner?: boolean; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      px: 2,
      py: 1.5,
      ...(isInner
        ? { pl: 6.5, pt: 0 }
        : { '& + &, div + &': { borderTop: '1px solid', borderColor: 'divider' } }),
    }}
  >
    {children}
  </Box>
)

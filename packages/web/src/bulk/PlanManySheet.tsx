import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { rupees } from '@parichay/contract/money.ts'
import { paymentModes } from '@parichay/contract/payment/fields.ts'
import { useRemote } from '../api/remote.ts'
import { useWatch } from 'react-hook-form'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { plansQuery } from '../api/plans.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { modeNames } from '../upgrade/words.ts'
import type { ManyProps } from './words.ts'

/** Asks which plan all businesses of a filter get; gives the job, or null. */
export const askPlan = (choice: ManyProps['choice']): Promise<BulkJob | null> =>
  ask<BulkJob | null>(dialogPriority.confirm, (answer) => <PlanManySheet choice={choice} onAnswer={answer} />)

const Choice = z.object({
  plan: z.number('This field is required.'),
  mode: z.enum(paymentModes),
  reference: z.string().max(60),
  reason: z.string().max(200),
})
type Values = Omit<z.output<typeof Choice>, 'plan'> & { plan: number | null }

function PlanManySheet({ choice, onAnswer }: ManyProps) {
  const { t, i18n } = useLingui()
  const [failure, setFailure] = useState<string>()
  const { filter, expected } = choice
  const plans = useRemote(plansQuery(filter.agencyId))
  const form = usePanelForm<Values, z.output<typeof Choice>>(Choice as never, {
    plan: null,
    mode: 'cash',
    reference: '',
    reason: '',
  })
  const chosen = useWatch({ control: form.control, name: 'plan' })
  const mode = useWatch({ control: form.control, name: 'mode' })
  const plan = plans.data?.find((one) => one.subscriptionPlanId === chosen)
  const sum = plan && mode !== 'free' ? rupees(plan.price * 100 * expected) : undefined
  return (
    <Sheet
      open
      title={t`Assign plan`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          {plans.data && (
            <Button type="submit" form="plan-many" busy={form.formState.isSubmitting}>
              {plural(expected, { one: 'Assign to # business', other: 'Assign to # businesses' })}
            </Button>
          )}
        </>
      }
    >
      {plans.error ? (
        <InlineError message={failureText(plans.error)} onRetry={plans.reload} />
      ) : !plans.data ? (
        <FormSkeleton fields={3} />
      ) : (
        <Form
          id="plan-many"
          form={form}
          onFailure={(error) => setFailure(failureText(error))}
          fieldNames={{ subscriptionPlanId: 'plan' }}
          onSubmit={async ({ plan: subscriptionPlanId, mode: paid, reference, reason }) => {
            const body = {
              filter,
              expected,
              subscriptionPlanId,
              mode: paid,
              ...(reference.trim() ? { reference } : {}),
              ...(reason.trim() ? { reason } : {}),
            }
            onAnswer(await call(bulkRoutes.givePlanInBulk, { body }))
            return 'saved' as const
          }}
        >
          <Pile gap={2}>
            <Quiet>{t`Each business gets the plan as if you assigned it by hand: with an invoice, within your limits. An admin can take it back.`}</Quiet>
            <SelectField
              name="plan"
              label={t`Plan`}
              required
              placeholder={t`Choose`}
              choices={plans.data.map((one) => ({
                value: one.subscriptionPlanId,
                label: `${one.name} · ${rupees(one.price * 100)}`,
              }))}
            />
            <SelectField
              name="mode"
              label={t`Paid by`}
              choices={paymentModes.map((value) => ({ value, label: i18n._(modeNames[value]) }))}
            />
            <TextField
              name="reference"
              label={t`Reference`}
              maxLength={60}
              placeholder={t`UPI or receipt number`}
            />
            <TextField name="reason" label={t`Note`} maxLength={200} rows={2} />
            {sum && (
              <Notice tone="info">{t`Up to ${sum} is written down as received. Renewals cost what the plan says.`}</Notice>
            )}
            {failure && <Notice>{failure}</Notice>}
          </Pile>
        </Form>
      )}
    </Sheet>
  )
}

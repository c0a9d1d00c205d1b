import { Trans, useLingui } from '@lingui/react/macro'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { billingDetailsOf, billingOf } from '@parichay/contract/payment/billing-form.ts'
import { paymentModes } from '@parichay/contract/payment/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { priceOf, type Purchase, recordPurchase } from '../api/purchase.ts'
import { stateChoices } from '../payment/words.states.ts'
import { Button } from '../ui/Button.tsx'
import { freshId } from '../ui/fresh-id.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { recordAfterAsking } from '../ui/record-after-asking.ts'
import { Bought } from './OrderSummary.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TimeFacts } from './TimeFacts.tsx'
import { usePreview } from '../api/use-preview.ts'
import { modeNames } from './words.ts'
import { Quiet, Rest, Text } from '../ui/shapes.tsx'

const rules = z.object({
  mode: z.enum(paymentModes),
  reference: z.string().trim().max(60),
  reason: z.string().trim().max(200),
})
const withState = rules.extend({ state: z.string().min(1, 'This field is required.') })
type Values = z.infer<typeof rules> & { state?: string | undefined }
type Props = { purchase: Purchase; onClose: () => void; onDone: () => void }

/** So that it is asked for once only. */
const keepState = (businessId: number, state: string) =>
  call(businessRoutes.updateBusinessMetadata, { body: { businessId, state } }).catch(() => undefined)

/** The confirmation of admins, with what they want to remember of the payment. */
export function RecordForm({ purchase, onClose, onDone }: Props) {
  const { t, i18n } = useLingui()
  const [once] = useState(() => ({ current: freshId() }))
  const [failure, setFailure] = useState<string>()
  const preview = usePreview(purchase)
  const price = priceOf(purchase)
  // GST needs the buyer's state; it is asked for where nobody knows it yet.
  const [known] = useState(() => billingOf(purchase.business))
  const needsState = price > 0 && !known.state && !purchase.business.user.isForeignUser
  const form = usePanelForm<Values, Values>(needsState ? withState : rules, {
    mode: price === 0 ? 'free' : 'cash',
    reference: '',
    reason: '',
    ...(needsState ? { state: '' } : {}),
  })
  const isPlan = purchase.kind === 'plan'
  const record = async ({ state, ...values }: Values) => {
    setFailure(undefined)
    const billing = state ? { billing: billingDetailsOf({ ...known, state }) } : {}
    const done = await recordAfterAsking(once, (answer) =>
      recordPurchase(purchase, { ...values, ...billing, ...answer }),
    )
    if (!done) return 'declined' as const
    if (state) void keepState(purchase.business.businessId, state)
    return 'saved' as const
  }
  const { isSubmitting } = form.formState
  const isFree = useWatch({ control: form.control, name: 'mode' }) === 'free'
  return (
    <Sheet
      open
      role="alertdialog"
      noCross
      title={t`Confirm`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" autoFocus onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form="record-payment"
            busy={isSubmitting || preview.pending}
            disabledReason={preview.failure}
          >{t`Ok`}</Button>
        </>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>
        {isPlan && <Trans>Are you sure you want to upgrade plan for this business?</Trans>}
        {purchase.kind === 'pdf' && (
          <Trans>Are you sure you want to update payment for this single purchase pdf id card?</Trans>
        )}
        {purchase.kind === 'video' && (
          <Trans>Are you sure you want to update payment for this single purchase promotional video?</Trans>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          my: 2,
          p: 1.5,
          px: 2,
          borderRadius: '12px',
          bgcolor: 'brand.tint',
        }}
      >
        <Rest>
          <Text as="subtitle2" wraps>
            <Bought purchase={purchase} />
          </Text>
          <Quiet wraps>{purchase.business.businessName}</Quiet>
        </Rest>
        <Box sx={{ typography: 'h2', whiteSpace: 'nowrap' }}>
          {preview.pricePaise === undefined ? '…' : rupees(isFree ? 0 : preview.pricePaise)}
        </Box>
      </Box>
      {purchase.kind === 'plan' && (
        <Box sx={{ display: 'grid', gap: 1.25, mb: 2 }}>
          {preview.time && <TimeFacts time={preview.time} validity={purchase.plan.validity} />}
          {preview.failure && <InlineError message={preview.failure} onRetry={preview.retry} />}
        </Box>
      )}
      <Form
        id="record-payment"
        form={form}
        onSubmit={record}
        onSaved={onDone}
        onFailure={(error) => setFailure(failureText(error))}
      >
        <SelectField
          name="mode"
          label={t`Paid by`}
          choices={paymentModes.map((mode) => ({ value: mode, label: i18n._(modeNames[mode]) }))}
        />
        <TextField
          name="reference"
          label={t`Reference`}
          maxLength={60}
          placeholder={t`UPI or receipt number`}
        />
        <TextField name="reason" label={t`Note`} maxLength={200} rows={2} />
        {needsState && (
          <SelectField
            name="state"
            label={t`State of the buyer`}
            required
            choices={stateChoices(i18n)}
            placeholder={t`Choose`}
            hint={t`It decides which GST the invoice shows.`}
          />
        )}
        {failure && <Notice>{failure}</Notice>}
      </Form>
    </Sheet>
  )
}

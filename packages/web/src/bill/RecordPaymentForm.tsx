import { useLingui } from '@lingui/react/macro'
import { paymentModes } from '@parichay/contract/payment/fields.ts'
import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { DateField } from '../ui/form/DateField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { freshId } from '../ui/fresh-id.ts'
import { Notice } from '../ui/Notice.tsx'
import { recordAfterAsking } from '../ui/record-after-asking.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { modeNames } from '../upgrade/words.ts'
import { presentDay } from '../ui/clock.ts'

const rules = z.object({
  count: z.number({ error: 'Give a number.' }).int().min(1, 'Give a number.').max(99_999_999),
  mode: z.enum(paymentModes),
  reference: z.string().trim().max(60),
  reason: z.string().trim().min(1, 'This field is required.').max(200),
  paidOn: z.string('Choose a day.'),
  isGift: z.boolean(),
})
type Values = z.infer<typeof rules>
/** What is sent with every record. */
export type Recorded = Omit<Values, 'isGift'> & { requestId: string; isGift?: true; isSecondRecord?: true }
type Props = {
  title: string
  about: ReactNode
  /** What the number is: rupees, years, cards. */
  countLabel: string
  count: number
  /** Where it may be a gift: what that choice is called. */
  giftLabel?: string
  record: (recorded: Recorded) => Promise<unknown>
  onClose: () => void
}

/** Writes down that an agency paid another way: how much, how, and why it counts. */
export function RecordPaymentForm({ title, about, countLabel, count, giftLabel, record, onClose }: Props) {
  const { t, i18n } = useLingui()
  const [once] = useState(() => ({ current: freshId() }))
  const [failure, setFailure] = useState<string>()
  const form = usePanelForm<Values, Values>(rules, {
    count,
    mode: 'bank',
    reference: '',
    reason: '',
    paidOn: presentDay(),
    isGift: false,
  })
  const isGift = useWatch({ control: form.control, name: 'isGift' })
  const submit = async ({ isGift: given, ...values }: Values) => {
    setFailure(undefined)
    const done = await recordAfterAsking(once, async (answer) => {
      await record({ ...values, ...(given ? { mode: 'free', isGift: true } : {}), ...answer })
      return true
    })
    if (!done) return 'declined' as const
    sayDone(t`The payment is recorded.`)
    return 'saved' as const
  }
  return (
    <Sheet
      open
      noCross
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form="record-bill" busy={form.formState.isSubmitting}>{t`Record`}</Button>
        </>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{about}</Box>
      <Form
        id="record-bill"
        form={form}
        onSubmit={submit}
        onSaved={onClose}
        fieldNames={{ paymentAmount: 'count', quantity: 'count', years: 'count' }}
        onFailure={(error) => setFailure(failureText(error))}
      >
        <TextField name="count" label={countLabel} type="number" required maxLength={9} />
        {giftLabel && <CheckField name="isGift" label={giftLabel} required={false} />}
        {!isGift && (
          <SelectField
            name="mode"
            label={t`Paid by`}
            choices={paymentModes.map((mode) => ({ value: mode, label: i18n._(modeNames[mode]) }))}
          />
        )}
        {!isGift && (
          <TextField
            name="reference"
            label={t`Reference`}
            maxLength={60}
            placeholder={t`UPI or receipt number`}
          />
        )}
        {!isGift && <DateField name="paidOn" label={t`Paid on`} required />}
        <TextField name="reason" label={t`Note`} required maxLength={200} rows={2} />
        {failure && <Notice>{failure}</Notice>}
      </Form>
    </Sheet>
  )
}

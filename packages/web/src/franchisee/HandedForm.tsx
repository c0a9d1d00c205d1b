import { useLingui } from '@lingui/react/macro'
import { NewSettlement, settlementModes } from '@parichay/contract/franchisee/fields.limits.ts'
import Box from '@mui/material/Box'
import { type ReactNode, useRef } from 'react'
import { z } from 'zod'
import { Button } from '../ui/Button.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { freshId } from '../ui/fresh-id.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { modeNames } from '../upgrade/words.ts'

const Rules = NewSettlement.omit({ franchiseeId: true, requestId: true }).extend({
  amount: z
    .string()
    .transform((text) => (/^-?\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN))
    .pipe(NewSettlement.shape.amount),
})
/** Money that went from one hand to another; whole rupees. */
export type Handed = z.output<typeof Rules> & { requestId: string }

type Props = {
  title: string
  /** What is expected, whole rupees; none for nothing. */
  amount: number | null
  amountLabel: string
  before: ReactNode
  after?: ReactNode
  /** Writes it down. */
  onHanded: (handed: Handed) => Promise<void>
  onClose: () => void
}

/** Asks how much went from one hand to another, and how. */
export function HandedForm({ title, amount, amountLabel, before, after, onHanded, onClose }: Props) {
  const { t, i18n } = useLingui()
  // One press is one step, however often the network makes it be sent.
  const requestId = useRef(freshId())
  const form = usePanelForm<z.input<typeof Rules>, z.output<typeof Rules>>(Rules, {
    amount: amount === null ? '' : String(amount),
    mode: 'cash',
    reference: '',
    note: '',
  })
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form="handed" busy={form.formState.isSubmitting}>
            {t`Write down`}
          </Button>
        </>
      }
    >
      <Form
        id="handed"
        form={form}
        onSubmit={async (values) => {
          await onHanded({ ...values, requestId: requestId.current })
          return 'saved' as const
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, py: 1 }}>
          <Box>{before}</Box>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
            }}
          >
            <TextField
              name="amount"
              inputMode="text"
              label={amountLabel}
              required
              maxLength={8}
              hint={t`With a minus to put an earlier entry right.`}
            />
            <SelectField
              name="mode"
              label={t`How`}
              required
              choices={settlementModes.map((value) => ({ value, label: i18n._(modeNames[value]) }))}
            />
            <TextField name="reference" label={t`Reference`} maxLength={60} />
            <TextField name="note" label={t`Note`} maxLength={200} />
          </Box>
          {after}
        </Box>
      </Form>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { BillDispute, MonthBill } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

const rules = z.object({ text: z.string().trim().min(1, 'This field is required.').max(500) })
type Values = z.infer<typeof rules>
type Props = {
  bill: MonthBill
  /** The one to answer; without it the agency raises a new one. */
  dispute?: BillDispute | undefined
  onClose: () => void
  onDone: (bill: MonthBill) => void
}

/** Says what is wrong with a bill, or answers it. */
export function DisputeForm({ bill, dispute, onClose, onDone }: Props) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string>()
  const form = usePanelForm<Values, Values>(rules, { text: '' })
  const submit = async ({ text }: Values) => {
    setFailure(undefined)
    const { agencyId, month, year } = bill
    onDone(
      dispute
        ? await call(billRoutes.answerBillDispute, {
            body: { agencyId, month, year, disputeId: dispute.disputeId, answer: text },
          })
        : await call(billRoutes.raiseBillDispute, { body: { month, year, note: text } }),
    )
    sayDone(dispute ? t`The agency sees your answer.` : t`The platform sees your note with this bill.`)
    return 'saved' as const
  }
  return (
    <Sheet
      open
      noCross
      title={dispute ? t`Answer` : t`Raise a dispute`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form="dispute" busy={form.formState.isSubmitting}>{t`Send`}</Button>
        </>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {dispute ? dispute.note : t`Say which card or sum is wrong, and why. The answer comes here.`}
      </Box>
      <Form
        id="dispute"
        form={form}
        onSubmit={submit}
        onSaved={onClose}
        onFailure={(error) => setFailure(failureText(error))}
      >
        <TextField
          name="text"
          label={dispute ? t`Your answer` : t`What is wrong`}
          required
          maxLength={500}
          counted
          rows={4}
        />
        {failure && <Notice>{failure}</Notice>}
      </Form>
    </Sheet>
  )
}

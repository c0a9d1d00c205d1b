import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BillPayment } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { failureText, type FailureWords } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { dayText } from '../ui/dates.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

const rules = z.object({ reason: z.string().trim().min(1, 'This field is required.').max(200) })
type Values = z.infer<typeof rules>
const failures: FailureWords = {
  IN_USE: msg`So many of these credits were used that they cannot be taken away. Record a payment for those, or give them for nothing, first.`,
}
/** A payment that was recorded by mistake: whose it is, and what it paid for. */
export type Taken = { agencyId: number; what: 'month' | 'year' | 'pdf'; payment: BillPayment }

/** Takes a payment of an agency back, once it is said what follows from that. */
export function TakeBackPayment({ agencyId, what, payment, onClose }: Taken & { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const form = usePanelForm<Values, Values>(rules, { reason: '' })
  const { recordNo, amountPaise, paidOn, reference, invoiceNo } = payment
  const submit = async ({ reason }: Values) => {
    setFailure(undefined)
    await call(billRoutes.takeBackAgencyPayment, { query: { recordNo, agencyId }, body: { reason } })
    await queries.invalidateQueries({ queryKey: keys.bills() })
    sayDone(t`The payment was taken back.`)
    return 'saved' as const
  }
  const consequences = [
    {
      month: t`The bill is to be paid again by this sum; where its day has passed, the agency is late.`,
      year: t`The time that it paid for goes; what was paid after it begins earlier.`,
      pdf: t`The credits that it brought go. Where some of them were used, it cannot be taken back.`,
    }[what],
    t`The record stays where it is, with the day and your reason. The agency sees both.`,
    ...(invoiceNo ? [t`Invoice ${invoiceNo} gets a credit note.`] : []),
  ]
  return (
    <Sheet
      open
      role="alertdialog"
      noCross
      title={t`Take back this payment?`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" autoFocus onClick={onClose}>{t`Cancel`}</Button>
          <Button
            look="danger"
            type="submit"
            form="take-back-payment"
            busy={form.formState.isSubmitting}
          >{t`Take back`}</Button>
        </>
      }
    >
      <Pile gap={2}>
        <Box sx={{ p: 1.5, px: 2, borderRadius: '12px', bgcolor: 'brand.tint', overflowWrap: 'anywhere' }}>
          <Box sx={{ typography: 'h2' }}>{rupees(amountPaise)}</Box>
          <Quiet wraps>{[dayText(paidOn, i18n.locale), reference].filter(Boolean).join(' · ')}</Quiet>
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {consequences.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Box>
        <Form
          id="take-back-payment"
          form={form}
          onSubmit={submit}
          onSaved={onClose}
          onFailure={(problem) => setFailure(failureText(problem, failures))}
        >
          <TextField
            name="reason"
            label={t`Reason`}
            required
            maxLength={200}
            rows={2}
            placeholder={t`Recorded for the wrong agency`}
          />
          {failure && <Notice>{failure}</Notice>}
        </Form>
      </Pile>
    </Sheet>
  )
}

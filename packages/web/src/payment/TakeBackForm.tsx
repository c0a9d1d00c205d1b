import { useLingui } from '@lingui/react/macro'
import type { PaymentRecord } from '@parichay/contract/payment/fields.ts'
import type { ReversalPreview } from '@parichay/contract/payment/fields.periods.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { CalendarClock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { refreshAfterPayment, reversalPreviewQuery, takeBack } from '../api/plans.ts'
import { Button } from '../ui/Button.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { Fact } from '../upgrade/Fact.tsx'
import { consequencesOf } from './words.reversal.ts'
import { Pile, Quiet, Text } from '../ui/shapes.tsx'

const rules = z.object({ reason: z.string().trim().max(200) })
type Values = z.infer<typeof rules>
/** The purchase that is to be taken back. */
export type Takeable = Pick<
  z.infer<typeof PaymentRecord>,
  'recordNo' | 'businessId' | 'name' | 'amountPaise'
> & {
  kind: ReversalPreview['kind']
}
type Props = { payment: Takeable; onClose: () => void }

/** Takes a purchase back, once it is said what that does to days, exports and money. */
export function TakeBackForm({ payment, onClose }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const { kind, recordNo, businessId, name, amountPaise } = payment
  const { data, error, pending, reload } = useRemote(reversalPreviewQuery(recordNo))
  const form = usePanelForm<Values, Values>(rules, { reason: '' })
  const submit = async ({ reason }: Values) => {
    setFailure(undefined)
    await takeBack(kind, recordNo, reason)
    refreshAfterPayment(queries, businessId)
    void queries.invalidateQueries({ queryKey: keys.bills('receipts') })
    void queries.invalidateQueries({ queryKey: keys.invoices() })
    sayDone(t`${name} was taken back.`)
    return 'saved' as const
  }
  return (
    <Sheet
      open
      role="alertdialog"
      noCross
      title={t`Take back ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" autoFocus onClick={onClose}>{t`Cancel`}</Button>
          <Button
            look="danger"
            type="submit"
            form="take-back"
            busy={form.formState.isSubmitting || pending}
            disabledReason={error ? failureText(error) : undefined}
          >{t`Take back`}</Button>
        </>
      }
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          mb: 2,
          p: 1.5,
          px: 2,
          borderRadius: '12px',
          bgcolor: 'brand.tint',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text as="subtitle2">{data?.businessName ?? name}</Text>
          <Quiet>{t`No. ${recordNo}`}</Quiet>
        </Box>
        <Box sx={{ typography: 'h2', whiteSpace: 'nowrap' }}>{rupees(amountPaise)}</Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, mb: 2 }}>
        {data ? (
          consequencesOf(data, i18n).map(({ id, words, isLoud }) => (
            <Fact key={id} icon={isLoud ? TriangleAlert : CalendarClock} isLoud={isLoud}>
              {i18n._(words)}
            </Fact>
          ))
        ) : error ? (
          <InlineError message={failureText(error)} onRetry={reload} />
        ) : (
          <Skeleton>
            <Pile gap={1.25}>
              <Bone width="80%" />
              <Bone width="65%" />
            </Pile>
          </Skeleton>
        )}
      </Box>
      <Form
        id="take-back"
        form={form}
        onSubmit={submit}
        onSaved={onClose}
        onFailure={(problem) => setFailure(failureText(problem))}
      >
        <TextField
          name="reason"
          label={t`Reason`}
          maxLength={200}
          rows={2}
          placeholder={t`Recorded for the wrong business`}
        />
        {failure && <Notice>{failure}</Notice>}
      </Form>
    </Sheet>
  )
}

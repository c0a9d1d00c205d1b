import { useLingui } from '@lingui/react/macro'
import { type MonthBill, MoveReason, moveReasons } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { moveReasonWords } from './words.ts'

const rules = z.object({
  /** Null for a business that has no card yet: its line says which it is. */
  cardNo: z.number({ error: 'Give a number.' }).int().positive('Give a number.').nullable(),
  reason: MoveReason,
  note: z.string().trim().max(200),
})
const typed = rules.extend({ cardNo: rules.shape.cardNo.unwrap() })
type Values = z.infer<typeof rules>
/** A row of the bill that was chosen. */
export type MovedLine = { cardNo: number | null; lineId: number; name: string }
type Props = {
  bill: MonthBill
  way: 'out' | 'in'
  /** Known where a row was chosen. */
  card: MovedLine | undefined
  onClose: () => void
  onDone: (bill: MonthBill) => void
}

/** Moves a card out of an open bill or into it, with a reason that stays with the bill. */
export function MoveCardForm({ bill, way, card, onClose, onDone }: Props) {
  const { t, i18n } = useLingui()
  const [failure, setFailure] = useState<string>()
  const start = {
    cardNo: card?.cardNo ?? null,
    reason: 'duplicate' as const,
    note: '',
  }
  const form = usePanelForm<Values, Values>(card ? rules : (typed as z.ZodType<Values> as typeof rules), {
    ...start,
    ...(way === 'in' && { reason: 'other' }),
  })
  const submit = async ({ cardNo, ...values }: Values) => {
    setFailure(undefined)
    const { agencyId, month, year } = bill
    const which = cardNo === null ? { lineId: card?.lineId ?? 0 } : { cardNo }
    const route = way === 'out' ? billRoutes.moveOutCard : billRoutes.addCardInBill
    onDone(await call(route, { body: { agencyId, month, year, ...values, ...which } }))
    sayDone(way === 'out' ? t`The card is off the bill.` : t`The card is on the bill.`)
    return 'saved' as const
  }
  return (
    <Sheet
      open
      noCross
      title={way === 'out' ? t`Move out of the bill` : t`Add card in bill`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form="move-card" busy={form.formState.isSubmitting}>
            {way === 'out' ? t`Move out` : t`Add`}
          </Button>
        </>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {card ? <Box sx={{ typography: 'subtitle1', color: 'text.primary' }}>{card.name}</Box> : null}
        {way === 'out'
          ? t`The card keeps working; it is only not billed for this month.`
          : t`The card is billed for this month at the agency’s price.`}
      </Box>
      <Form
        id="move-card"
        form={form}
        onSubmit={submit}
        onSaved={onClose}
        onFailure={(error) => setFailure(failureText(error))}
      >
        {!card && <TextField name="cardNo" label={t`Card number`} type="number" required maxLength={9} />}
        <SelectField
          name="reason"
          label={t`Reason`}
          required
          choices={moveReasons.map((reason) => ({ value: reason, label: i18n._(moveReasonWords[reason]) }))}
        />
        <TextField name="note" label={t`Note`} maxLength={200} rows={2} />
        {failure && <Notice>{failure}</Notice>}
      </Form>
    </Sheet>
  )
}

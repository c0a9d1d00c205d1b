import { useLingui } from '@lingui/react/macro'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { Button } from '../ui/Button.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { exceptionWords, unknownException } from './words.exceptions.ts'
import { Text } from '../ui/shapes.tsx'

const rules = z.object({ note: z.string().trim().min(1, 'This field is required.').max(200) })
type Values = z.infer<typeof rules>
type Props = { exception: PaymentException; onClose: () => void }

/** Says that an exception was looked after, and how; the note stays with it. */
export function CloseExceptionForm({ exception, onClose }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const form = usePanelForm<Values, Values>(rules, { note: '' })
  const { breakId, kind } = exception
  const submit = async ({ note }: Values) => {
    setFailure(undefined)
    await call(paymentRoutes.closePaymentException, { body: { breakId, note } })
    await queries.invalidateQueries({ queryKey: keys.exceptions() })
    sayDone(t`Closed. The note stays with it.`)
    return 'saved' as const
  }
  return (
    <Sheet
      open
      noCross
      title={t`Close this exception?`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form="close-exception"
            busy={form.formState.isSubmitting}
          >{t`Close it`}</Button>
        </>
      }
    >
      <Text as="subtitle1">{i18n._((exceptionWords[kind] ?? unknownException).title)}</Text>
      <Box
        sx={{ color: 'text.secondary', mb: 2 }}
      >{t`Closing moves no money. It says that you looked after it.`}</Box>
      <Form
        id="close-exception"
        form={form}
        onSubmit={submit}
        onSaved={onClose}
        onFailure={(error) => setFailure(failureText(error))}
      >
        <TextField
          name="note"
          label={t`What was done`}
          required
          autoFocus
          maxLength={200}
          counted
          rows={2}
          placeholder={t`Called the customer; paid again`}
        />
        {failure && <Notice>{failure}</Notice>}
      </Form>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { Button } from './Button.tsx'
import { ask, dialogPriority } from './dialog-queue.ts'
import { TextArea } from './form/control.ts'
import { Field, fieldAria } from './form/Field.tsx'
import { Sheet } from './Sheet.tsx'

type Wish = { title: string; message: string; okLabel: string; isRequired: boolean }

/** Asks for a deed with its reason, which stands in the history; null for no. */
export const askForReason = (wish: Wish): Promise<string | null> =>
  ask<string | null>(dialogPriority.confirm, (answer) => <ReasonSheet {...wish} onAnswer={answer} />)

function ReasonSheet({
  title,
  message,
  okLabel,
  isRequired,
  onAnswer,
}: Wish & { onAnswer: (reason: string | null) => void }) {
  const { t } = useLingui()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const error = isMissing ? t`This field is required.` : undefined
  const done = () => {
    if (isRequired && reason.trim() === '') return setMissing(true)
    onAnswer(reason.trim())
  }
  return (
    <Sheet
      open
      noCross
      role="alertdialog"
      title={title}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" autoFocus onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button onClick={done}>{okLabel}</Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pb: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>{message}</Box>
        <Field id={id} label={t`Reason`} required={isRequired} error={error}>
          <TextArea
            id={id}
            rows={2}
            maxLength={200}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
            {...fieldAria(id, error, undefined, isRequired)}
          />
        </Field>
      </Box>
    </Sheet>
  )
}

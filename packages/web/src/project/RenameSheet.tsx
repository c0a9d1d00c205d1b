import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type FormEvent, useId, useState } from 'react'
import { type FailureWords, failureText } from '../failure-words.ts'
import { isCallFailed } from '../failures.ts'
import { Button } from '../ui/Button.tsx'
import { ControlBox } from '../ui/form/control.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'

type Props = {
  /** What it is called now. */
  name: string
  most: number
  /** What the name is for, where that is not plain. */
  hint?: string
  /** Whether it cannot be left empty. */
  isRequired?: boolean
  save: (name: string) => Promise<void>
  words: FailureWords
  onClose: () => void
}

/** Gives a project another name. What went wrong is said here, and what was typed stays. */
export function RenameSheet({ name, most, hint, isRequired = false, save, words, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState(name)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ ofField: boolean; text: string }>()
  const done = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    if (busy) return
    if (isRequired && wanted === '') return setFailure({ ofField: true, text: t`This field is required.` })
    if (wanted === name) return onClose()
    setBusy(true)
    try {
      await save(wanted)
      onClose()
    } catch (error) {
      setFailure({
        ofField: isCallFailed(error) && error.field === 'title',
        text: failureText(error, words),
      })
    } finally {
      setBusy(false)
    }
  }
  const ofField = failure?.ofField ? failure.text : undefined
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Rename`}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={`${id}-form`} busy={busy}>{t`Save`}</Button>
        </>
      }
    >
      <Box
        component="form"
        id={`${id}-form`}
        onSubmit={(event) => void done(event)}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pb: 1 }}
      >
        {failure && !failure.ofField && <Notice>{failure.text}</Notice>}
        <Field id={id} label={t`Name`} required={isRequired} error={ofField} hint={hint}>
          <ControlBox>
            <input
              id={id}
              autoFocus
              maxLength={most}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setFailure(undefined)
              }}
              {...fieldAria(id, ofField, hint, isRequired)}
            />
          </ControlBox>
        </Field>
      </Box>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { Lead } from '@parichay/contract/lead/fields.ts'
import { leadNoteLength } from '@parichay/contract/lead/rules.ts'
import { useId, useState } from 'react'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { TextArea } from '../ui/form/control.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { leadRefusal } from './words.ts'

/** Asks for the owner's own words on a lead; the sheet stays, with what was typed, until they are saved. */
export const askForLeadNote = (lead: Lead, save: (ownNote: string) => Promise<void>): Promise<null> =>
  ask<null>(dialogPriority.confirm, (answer) => (
    <LeadNoteSheet lead={lead} save={save} onClose={() => answer(null)} />
  ))

type Props = { lead: Lead; save: (ownNote: string) => Promise<void>; onClose: () => void }

function LeadNoteSheet({ lead, save, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState(lead.ownNote)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { name } = lead
  const hint = t`Only you read it.`
  const done = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await save(text)
      onClose()
    } catch (failure) {
      setError(failureText(failure, leadRefusal))
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      title={t`Your own note on ${name}`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button busy={busy} onClick={() => void done()}>{t`Save`}</Button>
        </>
      }
    >
      <Field id={id} label={t`Note`} hint={hint} error={error}>
        <TextArea
          id={id}
          rows={4}
          autoFocus
          maxLength={leadNoteLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...fieldAria(id, error, hint, false)}
        />
      </Field>
    </Sheet>
  )
}

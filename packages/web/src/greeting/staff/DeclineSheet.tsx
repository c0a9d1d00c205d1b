import { useLingui } from '@lingui/react/macro'
import { type ImageRequest, libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import { TextArea } from '../../ui/form/control.ts'
import { Field, fieldAria } from '../../ui/form/Field.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** Asks for the sentence that goes back to the customer; null for no. */
export const askForDecline = (request: ImageRequest): Promise<string | null> =>
  ask<string | null>(dialogPriority.confirm, (answer) => <DeclineSheet request={request} onAnswer={answer} />)

type Props = { request: ImageRequest; onAnswer: (words: string | null) => void }

function DeclineSheet({ request, onAnswer }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [words, setWords] = useState('')
  const hint = t`${request.businessName} reads it. It may stay empty.`
  return (
    <Sheet
      open
      noCross
      role="alertdialog"
      title={t`Decline ${request.occasion}?`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" autoFocus onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button onClick={() => onAnswer(words.replace(/\s+/g, ' ').trim())}>{t`Decline`}</Button>
        </>
      }
    >
      <Field id={id} label={t`Your answer`} hint={hint}>
        <TextArea
          id={id}
          rows={2}
          maxLength={libraryBounds.answer}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          {...fieldAria(id, undefined, hint, false)}
        />
      </Field>
    </Sheet>
  )
}

import { useLingui } from '@lingui/react/macro'
import { lettersOf } from '@parichay/contract/video/rules.ts'
import { type VideoSlot, videoBounds } from '@parichay/contract/video/template.ts'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Control, TextArea } from '../ui/form/control.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'
import { useContractWords } from '../ui/contract-words.ts'
import { labelIn } from './words.ts'

/** Words of a slot, with how many letters are used: as people count them, a conjunct is one. */
export function SlotText({ slot, onFocus }: { slot: VideoSlot; onFocus: () => void }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name: `values.texts.${slot.key}` })
  const text = String(field.value ?? '')
  const most = slot.longest ?? videoBounds.text
  const used = lettersOf(text)
  const error = used > most ? t`Shorten it to ${most} letters.` : words(fieldState.error?.message)
  const common = {
    id,
    name: field.name,
    value: text,
    autoComplete: 'off',
    onFocus,
    onBlur: field.onBlur,
    ...fieldAria(id, error, undefined, slot.isRequired),
  }
  return (
    <Field
      id={id}
      label={labelIn(slot.label, i18n)}
      required={slot.isRequired}
      error={error}
      aside={<span aria-label={t`${used} of ${most} letters`}>{`${used}/${most}`}</span>}
    >
      {most > 60 ? (
        <TextArea
          {...common}
          ref={field.ref}
          rows={2}
          onChange={field.onChange}
          sx={{ resize: 'vertical' }}
        />
      ) : (
        <Control {...common} ref={field.ref} onChange={field.onChange} />
      )}
    </Field>
  )
}

import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Control } from '../ui/form/control.ts'
import { useContractWords } from '../api/contract-words.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'

/** A calendar day, or none. */
export function DateField({ name, label }: { name: string; label: string }) {
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  return (
    <Field id={id} label={label} error={error}>
      <Control
        id={id}
        name={name}
        type="date"
        ref={field.ref}
        value={(field.value as string | null) ?? ''}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.value || null)}
        {...fieldAria(id, error, undefined, false)}
      />
    </Field>
  )
}

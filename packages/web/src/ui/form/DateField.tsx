import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../contract-words.ts'
import { Control } from './control.ts'
import { Field, fieldAria } from './Field.tsx'

type DateFieldProps = { name: string; label: ReactNode; required?: boolean; hint?: ReactNode }

/** A day, picked from the device's own calendar; the value is `YYYY-MM-DD` or null. */
export function DateField({ name, label, required = false, hint }: DateFieldProps) {
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <Control
        id={id}
        name={name}
        ref={field.ref}
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        value={(field.value as string | null) ?? ''}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.value || null)}
        {...fieldAria(id, error, hint, required)}
        sx={{ colorScheme: 'light', '[data-scheme=dark] &': { colorScheme: 'dark' } }}
      />
    </Field>
  )
}

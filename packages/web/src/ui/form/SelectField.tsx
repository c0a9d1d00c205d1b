import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../contract-words.ts'
import { Field, fieldAria } from './Field.tsx'
import { Select } from './Select.tsx'

export type Choice<V extends string | number = string | number> = { value: V; label: string }

export type SelectFieldProps = {
  name: string
  label: ReactNode
  choices: readonly Choice[]
  required?: boolean
  hint?: ReactNode
  /** The words of the empty choice. */
  placeholder?: string
  /** What the empty choice stands for: null, or no text where the field is a text. */
  empty?: null | ''
  /** Hears of every choice, after the form did. */
  onChoose?: (value: Choice['value'] | null) => void
}

/** The phone's own list: quick, familiar, and nothing to load. Values keep their type. */
export function SelectField({
  name,
  label,
  choices,
  required = false,
  hint,
  placeholder,
  empty = null,
  onChoose,
}: SelectFieldProps) {
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  const chosen = choices.find((choice) => choice.value === field.value)
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      <Select
        id={id}
        name={name}
        ref={field.ref}
        value={chosen ? String(chosen.value) : ''}
        onBlur={field.onBlur}
        onChange={(event) => {
          const value = choices.find((choice) => String(choice.value) === event.target.value)?.value
          field.onChange(value ?? empty)
          onChoose?.(value ?? null)
        }}
        {...fieldAria(id, error, hint, required)}
        sx={{ color: chosen ? 'text.primary' : 'text.disabled' }}
      >
        {(placeholder !== undefined || !chosen) && <option value="">{placeholder ?? ''}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

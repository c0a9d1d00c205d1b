import { useId } from 'react'
import { Control } from '../ui/form/control.ts'
import { Field } from '../ui/form/Field.tsx'

/** A field outside a form, for the live preview. */
export function PreviewNameField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <Control id={id} value={value} maxLength={60} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

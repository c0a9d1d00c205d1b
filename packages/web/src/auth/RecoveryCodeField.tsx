import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Control } from '../ui/form/control.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'

type Props = { value: string; onChange: (code: string) => void; label?: string; error?: string | undefined }

/** A recovery code, typed with or without its hyphens. */
export function RecoveryCodeField({ value, onChange, label, error }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Field id={id} label={label ?? t`Recovery code`} error={error}>
      <Control
        id={id}
        value={value}
        maxLength={40}
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder="0xxx-xxxx-xxxx"
        onChange={(event) => onChange(event.target.value)}
        {...fieldAria(id, error, undefined, true)}
      />
    </Field>
  )
}

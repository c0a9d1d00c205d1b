import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../contract-words.ts'
import { IconButton } from '../IconButton.tsx'
import { ControlBox } from './control.ts'
import { Field, fieldAria } from './Field.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

export type PasswordFieldProps = {
  name: string
  label?: ReactNode
  /** `new-password` for one that is being made. */
  autoComplete?: 'current-password' | 'new-password'
  /** Shows a live checklist and a strength bar for this person. */
  strengthFor?: { kind: 'customer' | 'staff'; phoneNumber?: string | null }
  hint?: ReactNode
  autoFocus?: boolean
  /** One that may be left as it is is not. */
  required?: boolean
  aside?: ReactNode
}

export function PasswordField({
  name,
  label,
  autoComplete = 'current-password',
  strengthFor,
  hint,
  autoFocus,
  aside,
  required = true,
}: PasswordFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const words = useContractWords()
  const [shown, setShown] = useState(false)
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  return (
    <Field id={id} label={label ?? t`Password`} required={required} hint={hint} error={error} aside={aside}>
      <ControlBox>
        <input
          id={id}
          name={name}
          ref={field.ref}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={autoFocus}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          {...fieldAria(id, error, hint, required)}
        />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
        />
      </ControlBox>
      {strengthFor && <PasswordStrength password={String(field.value ?? '')} who={strengthFor} />}
    </Field>
  )
}

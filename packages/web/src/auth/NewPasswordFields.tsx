import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { passwordLength } from '@parichay/contract/auth/fields.ts'
import { type PasswordFault, passwordFaults } from '@parichay/contract/auth/rules.ts'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { PasswordField } from '../ui/form/PasswordField.tsx'

export type PasswordOwner = {
  kind: 'customer' | 'staff'
  phoneNumber: string | null
  names?: readonly string[]
}

const faultWords = (fault: PasswordFault, kind: PasswordOwner['kind']): string =>
  ({
    short: t`Use at least ${passwordLength[kind]} characters.`,
    long: t`Use at most ${passwordLength.max} characters.`,
    phone: t`Do not use your phone number as password.`,
    name: t`Names are guessed first. Add words that have nothing to do with yours or your business’s.`,
    common: t`This password is too easy to guess. Choose another.`,
  })[fault]

/** The rules of a new password and its repetition, for a form. The server asks the same and knows more common ones. */
export const newPasswordRules = (person: PasswordOwner) =>
  z.object({ password: z.string(), confirm: z.string() }).superRefine(({ password, confirm }, context) => {
    const [fault] = passwordFaults(password, person)
    if (password === '')
      context.addIssue({ code: 'custom', path: ['password'], message: 'This field is required.' })
    else if (fault)
      context.addIssue({ code: 'custom', path: ['password'], message: faultWords(fault, person.kind) })
    if (confirm === '')
      context.addIssue({ code: 'custom', path: ['confirm'], message: 'This field is required.' })
    else if (confirm !== password)
      context.addIssue({ code: 'custom', path: ['confirm'], message: t`The two passwords are not the same.` })
  })

/** New password with its live checklist, and once more. */
export function NewPasswordFields({
  person,
  autoFocus = false,
}: {
  person: PasswordOwner
  autoFocus?: boolean
}) {
  const { t } = useLingui()
  const { watch, trigger, getFieldState } = useFormContext()
  const password = watch('password') as string
  useEffect(() => {
    if (getFieldState('confirm').invalid) void trigger('confirm')
  }, [password, trigger, getFieldState])
  return (
    <>
      <PasswordField
        name="password"
        label={t`New password`}
        autoComplete="new-password"
        strengthFor={person}
        autoFocus={autoFocus}
      />
      <PasswordField name="confirm" label={t`New password once more`} autoComplete="new-password" />
    </>
  )
}

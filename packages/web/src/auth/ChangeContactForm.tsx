import { useLingui } from '@lingui/react/macro'
import { type CodeSent, Password } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { Email, MobileNumber } from '@parichay/contract/ids.ts'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import type { Who } from '../auth-data.ts'
import { Button } from '../ui/Button.tsx'
import { useSecondsUntil } from '../ui/countdown.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { type Failed, failedNow, FailureNotice, waitEnd } from './FailureNotice.tsx'
import { accountFailure } from './words.ts'

type Props = {
  byEmail: boolean
  /** The address stands and is only confirmed. */
  isFixed: boolean
  typed: Who
  onSent: (to: Who & { password: string }, code: CodeSent) => void
}

/** The new number or e-mail, and the password; of an address that is only confirmed the password alone. */
export function ChangeContactForm({ byEmail, isFixed, typed, onSent }: Props) {
  const { t } = useLingui()
  const [failed, setFailed] = useState<Failed | null>(null)
  const schema = useMemo(
    () =>
      z.object({
        phoneNumber: byEmail ? z.string() : MobileNumber,
        email: byEmail ? Email : z.string(),
        password: Password,
      }),
    [byEmail],
  )
  const form = usePanelForm(schema, {
    phoneNumber: typed.phoneNumber ?? '',
    email: typed.email ?? '',
    password: '',
  })
  const wait = useSecondsUntil(waitEnd(failed))
  const submit = async ({ phoneNumber, email, password }: z.output<typeof schema>) => {
    setFailed(null)
    const to = byEmail ? { email, password } : { phoneNumber, password }
    onSent(to, await call(authRoutes.changePhone, { body: to }))
    return 'saved' as const
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      words={accountFailure}
      onFailure={(error) => setFailed(failedNow(error))}
    >
      {isFixed ? null : byEmail ? (
        <TextField name="email" type="email" label={t`New e-mail`} required autoComplete="email" autoFocus />
      ) : (
        <PhoneField name="phoneNumber" label={t`New mobile number`} autoFocus />
      )}
      <PasswordField name="password" hint={t`The one you sign in with, so that nobody else can do this.`} />
      <FailureNotice failed={failed} words={accountFailure} />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={form.formState.isSubmitting}
        disabledReason={wait > 0 ? t`Please wait until the time is over.` : undefined}
      >
        {t`Send code`}
      </Button>
    </Form>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Password } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { useSecondsUntil } from '../ui/countdown.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { type Failed, failedNow, FailureNotice, waitEnd } from './FailureNotice.tsx'
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields.tsx'
import { useSelf } from './Self.tsx'
import { accountFailure } from './words.ts'

type Props = { onDone: () => void; oldLabel?: string }

/** The present password, and a new one twice. */
export function ChangePasswordForm({ onDone, oldLabel }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const self = useSelf()
  const [failed, setFailed] = useState<Failed | null>(null)
  const { kind, phoneNumber, email } = self
  const { agencyName } = useAgency()
  const person = useMemo(() => ({ kind, phoneNumber, names: [agencyName] }), [kind, phoneNumber, agencyName])
  const schema = useMemo(() => newPasswordRules(person).and(z.object({ oldPassword: Password })), [person])
  const form = usePanelForm(schema, { oldPassword: '', password: '', confirm: '' })
  const wait = useSecondsUntil(waitEnd(failed))
  const submit = async ({ oldPassword, password }: { oldPassword: string; password: string }) => {
    setFailed(null)
    await call(authRoutes.changePassword, { body: { oldPassword, password } })
    void queries.invalidateQueries({ queryKey: keys.sessions })
    return 'saved' as const
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      onSaved={onDone}
      words={accountFailure}
      onFailure={(error) => setFailed(failedNow(error))}
    >
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={phoneNumber ?? email ?? ''}
        readOnly
        hidden
      />
      <PasswordField name="oldPassword" label={oldLabel ?? t`Current password`} autoFocus />
      <NewPasswordFields person={person} />
      <FailureNotice failed={failed} words={accountFailure} />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={form.formState.isSubmitting}
        disabledReason={wait > 0 ? t`Please wait until the time is over.` : undefined}
      >
        {t`Save new password`}
      </Button>
    </Form>
  )
}

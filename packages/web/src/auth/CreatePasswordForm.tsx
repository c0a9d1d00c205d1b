import { Trans, useLingui } from '@lingui/react/macro'
import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { CallFailed } from '../failures.ts'
import { useArrive } from '../shell/arrive.ts'
import { type AuthData, useAuthData } from '../auth-data.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { useIsSlow } from '../ui/countdown.ts'
import { CheckField } from '../ui/form/CheckField.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { type Failed, failedNow, FailureNotice } from './FailureNotice.tsx'
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields.tsx'
import { SlowLine } from './SlowLine.tsx'
import { LegalLink } from './LegalLink.tsx'

/** The first password or a new one, after a verified code. New people also give their consent here. */
export function CreatePasswordForm({ authData }: { authData: AuthData }) {
  const { t } = useLingui()
  const { legal, agencyName } = useAgency()
  const go = useGo()
  const arrive = useArrive()
  const [failed, setFailed] = useState<Failed | null>(null)
  const { kind, fromForgotPassword, phoneNumber, email, next } = authData
  const person = useMemo(
    () => ({ kind, phoneNumber: phoneNumber ?? null, names: [agencyName] }),
    [kind, phoneNumber, agencyName],
  )
  const asksConsent = kind === 'customer' && !fromForgotPassword
  const schema = useMemo(
    () =>
      newPasswordRules(person).and(
        z.object({
          consent: asksConsent
            ? z.boolean().refine(Boolean, { error: () => t`Please accept the terms to go on.` })
            : z.boolean(),
        }),
      ),
    [person, asksConsent, t],
  )
  const form = usePanelForm(schema, { password: '', confirm: '', consent: false })
  const slow = useIsSlow(form.formState.isSubmitting)
  const isLost = failed?.error instanceof CallFailed && failed.error.code === 'STEP_OUT_OF_ORDER'

  const submit = async ({ password }: { password: string }) => {
    setFailed(null)
    const who = { ...(phoneNumber ? { phoneNumber } : {}), ...(email ? { email } : {}) }
    const consent = asksConsent ? { consentVersion: legal.consentVersion } : {}
    const made: { secondStep?: boolean | undefined; firstTimeUser?: boolean } =
      kind === 'staff'
        ? await call(franchiseeAuthRoutes.franchiseeCreatePassword, { body: { password } })
        : await call(authRoutes.createPassword, { body: { password, fromForgotPassword, ...consent } })
    if (made.secondStep) {
      useAuthData.getState().awaitSecond({ kind, who, next })
      toSignIn()
    } else arrive({ kind, who, next, firstTime: made.firstTimeUser ?? false })
    return 'saved' as const
  }
  const toSignIn = () =>
    go(kind === 'staff' ? paths.franchiseeLogin(next) : paths.login(next), { replace: true })
  const startAgain = () => {
    useAuthData.getState().clear()
    toSignIn()
  }
  return (
    <Form form={form} onSubmit={submit} onFailure={(error) => setFailed(failedNow(error))}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={phoneNumber ?? email ?? ''}
        readOnly
        hidden
      />
      <NewPasswordFields person={person} autoFocus />
      {asksConsent && (
        <CheckField
          name="consent"
          label={
            <Trans>
              I accept the <LegalLink href={legal.termsUrl}>terms of use</LegalLink> and the{' '}
              <LegalLink href={legal.privacyUrl}>privacy policy</LegalLink>
            </Trans>
          }
        />
      )}
      <FailureNotice failed={failed} />
      {isLost ? (
        <Button size="large" fullWidth onClick={startAgain}>
          {t`Start again`}
        </Button>
      ) : (
        <Button type="submit" size="large" fullWidth busy={form.formState.isSubmitting}>
          {t`Save and go on`}
        </Button>
      )}
      <SlowLine shown={slow} />
    </Form>
  )
}

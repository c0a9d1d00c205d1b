import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Password } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { Email, MobileNumber } from '@parichay/contract/ids.ts'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { isCallFailed } from '../failures.ts'
import { useArrive } from '../shell/arrive.ts'
import { useAuthData, type Who } from '../auth-data.ts'
import { useGo } from '../go.ts'
import { forget, kept } from '../keepsake.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { useIsSlow, useSecondsUntil } from '../ui/countdown.ts'
import { Form, placeFailure, usePanelForm } from '../ui/form/Form.tsx'
import type { Outcome } from '../ui/form/outcome.ts'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextButton } from '../ui/TextButton.tsx'
import { type Failed, failedNow, FailureNotice, waitEnd } from './FailureNotice.tsx'
import { RememberedPerson } from './RememberedPerson.tsx'
import { SlowLine } from './SlowLine.tsx'
import { emailSignInFailure, signInFailure } from './words.ts'
import { Pile } from '../ui/shapes.tsx'

const schemaFor = (byEmail: boolean, known: boolean) =>
  z.object({
    phoneNumber: byEmail ? z.string() : MobileNumber,
    email: byEmail ? Email : z.string(),
    password: known ? Password : z.string(),
  })

/** One field first. Who has an account gets the password on the same page; who has none gets a code. */
export function LoginForm({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const { login } = useAgency()
  const go = useGo()
  const arrive = useArrive()
  const { typed, type, begin } = useAuthData.getState()
  const [remembered, setRemembered] = useState(() => firstRemembered(typed))
  const [byEmail, setByEmail] = useState(Boolean(remembered?.email ?? (login.foreignUsers && typed.email)))
  /** The person who is known to have an account; the password belongs to them alone. */
  const [known, setKnown] = useState<string | null>(null)
  /** The server could not be asked whether this person has an account. */
  const [unasked, setUnasked] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [asking, setAsking] = useState(false)
  const schema = useMemo(() => schemaFor(byEmail, known !== null), [byEmail, known])
  const form = usePanelForm(schema, {
    phoneNumber: remembered?.phoneNumber ?? typed.phoneNumber ?? '',
    email: remembered?.email ?? typed.email ?? '',
    password: '',
  })
  const { phoneNumber, email } = form.watch()
  const name = byEmail ? email : phoneNumber
  const wait = useSecondsUntil(waitEnd(failed))
  const busy = form.formState.isSubmitting
  const words = byEmail ? emailSignInFailure : signInFailure
  const slow = useIsSlow(busy || asking)

  useEffect(() => {
    if (!remembered) type({ ...(phoneNumber ? { phoneNumber } : {}), ...(email ? { email } : {}) })
    if (known !== null && name !== known) setKnown(null)
  }, [type, remembered, phoneNumber, email, name, known])

  const who = (): Who =>
    byEmail ? { email: form.getValues('email').trim() } : { phoneNumber: form.getValues('phoneNumber') }
  const place = (error: unknown) => {
    if (!placeFailure(form, error, {}, words)) setFailed(failedNow(error))
  }
  const submit = async ({ password }: { password: string }): Promise<Outcome> => {
    setFailed(null)
    setUnasked(false)
    if (known !== null) {
      const { secondStep, otp: toNewDevice } = await call(authRoutes.login, { body: { ...who(), password } })
      if (toNewDevice) {
        begin({ kind: 'customer', newDevice: true, fromForgotPassword: false, ...who(), next }, toNewDevice)
        go(paths.otp())
      } else if (secondStep) useAuthData.getState().awaitSecond({ kind: 'customer', who: who(), next })
      else arrive({ kind: 'customer', who: who(), next })
      return 'saved'
    }
    const { userExist, otp } = await call(authRoutes.verifyUser, { body: who() }).catch((error: unknown) => {
      // Others may have asked too much from this network: whoever has an account comes in all the same.
      if (!isCallFailed(error) || error.code !== 'RATE_LIMITED') throw error
      setUnasked(true)
      return { userExist: true, otp: null }
    })
    if (otp) {
      begin({ kind: 'customer', fromForgotPassword: false, ...who(), next }, otp)
      go(paths.otp())
    } else if (userExist) setKnown(name)
    return 'declined'
  }
  const sendCode = async () => {
    if (asking) return
    setFailed(null)
    setAsking(true)
    try {
      const { otp } = await call(authRoutes.verifyUser, { body: { ...who(), fromForgotPassword: true } })
      if (!otp) return
      begin({ kind: 'customer', fromForgotPassword: true, ...who(), next }, otp)
      go(paths.otp())
    } catch (error) {
      place(error)
    } finally {
      setAsking(false)
    }
  }
  const swap = (toEmail: boolean) => {
    setByEmail(toEmail)
    setKnown(null)
    setFailed(null)
    form.clearErrors()
    setTimeout(() => form.setFocus(toEmail ? 'email' : 'phoneNumber'))
  }
  const another = () => {
    const toEmail = byEmail && login.foreignUsers
    forget('lastPhone')
    setRemembered(null)
    setByEmail(toEmail)
    setKnown(null)
    form.reset({ phoneNumber: '', email: '', password: '' })
    setTimeout(() => form.setFocus(toEmail ? 'email' : 'phoneNumber'))
  }

  return (
    <Form form={form} onSubmit={submit} words={words} onFailure={(error) => setFailed(failedNow(error))}>
      {remembered ? (
        <RememberedPerson who={remembered} onAnother={another} />
      ) : byEmail ? (
        <TextField
          name="email"
          type="email"
          label={t`E-mail`}
          required
          autoComplete="username"
          placeholder="name@example.com"
          aside={<TextButton onClick={() => swap(false)}>{t`In India? Use mobile`}</TextButton>}
        />
      ) : (
        <PhoneField
          name="phoneNumber"
          autoComplete="username"
          aside={
            login.foreignUsers && (
              <TextButton onClick={() => swap(true)}>{t`Outside India? Use e-mail`}</TextButton>
            )
          }
        />
      )}
      {known !== null && (
        <PasswordField
          name="password"
          autoFocus
          aside={
            <TextButton busy={asking} onClick={() => void sendCode()}>
              {t`Forgot password?`}
            </TextButton>
          }
        />
      )}
      {unasked && known !== null && <NetworkNotice />}
      <FailureNotice failed={failed} words={words} codeHelps={known !== null} />
      <Pile gap={1.5}>
        <Button
          type="submit"
          size="large"
          fullWidth
          busy={busy}
          disabledReason={wait > 0 ? t`Please wait until the time is over.` : undefined}
        >
          {known === null ? t`Continue` : t`Log in`}
        </Button>
        {known !== null && login.otpInsteadOfPassword && (
          <ByCode busy={asking} onCode={() => void sendCode()} />
        )}
        <SlowLine shown={slow} />
      </Pile>
    </Form>
  )
}

function NetworkNotice() {
  return (
    <Notice tone="info">
      <Trans>
        Too many questions came from your network. Enter your password, or use “Forgot password?” to get a
        code. New here? Try again in a few minutes.
      </Trans>
    </Notice>
  )
}

/** The way in for who would rather get a code. */
function ByCode({ busy, onCode }: { busy: boolean; onCode: () => void }) {
  const { t } = useLingui()
  return (
    <Pile gap={0.75}>
      <Button look="secondary" size="large" fullWidth busy={busy} onClick={onCode}>
        {t`Use OTP instead`}
      </Button>
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center' }}>
        <Trans>We send you a code. Then you choose a new password.</Trans>
      </Box>
    </Pile>
  )
}

/** Who signed in here last, unless something else was being typed. */
function firstRemembered(typed: Who): Who | null {
  const last = kept<Who>('lastPhone')
  if (!last || typeof last !== 'object' || typed.phoneNumber || typed.email) return null
  if (last.phoneNumber) return { phoneNumber: last.phoneNumber }
  return last.email ? { email: last.email } : null
}

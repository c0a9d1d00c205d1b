import { useLingui } from '@lingui/react/macro'
import { Password } from '@parichay/contract/auth/fields.ts'
import { franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { MobileNumber } from '@parichay/contract/ids.ts'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { useArrive } from '../shell/arrive.ts'
import { useAuthData } from '../auth-data.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { useIsSlow, useSecondsUntil } from '../ui/countdown.ts'
import { Form, placeFailure, usePanelForm } from '../ui/form/Form.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { TextButton } from '../ui/TextButton.tsx'
import { type Failed, failedNow, FailureNotice, waitEnd } from './FailureNotice.tsx'
import { SlowLine } from './SlowLine.tsx'
import { signInFailure } from './words.ts'

const schema = z.object({ phoneNumber: MobileNumber, password: Password })

/** Number and password at once; there is no sign-up for staff. */
export function FranchiseeLoginForm({ next }: { next: string | undefined }) {
  const { t } = useLingui()
  const go = useGo()
  const arrive = useArrive()
  const { typed, type, begin } = useAuthData.getState()
  const [failed, setFailed] = useState<Failed | null>(null)
  const [asking, setAsking] = useState(false)
  const form = usePanelForm(schema, { phoneNumber: typed.phoneNumber ?? '', password: '' })
  const phoneNumber = form.watch('phoneNumber')
  useEffect(() => type(phoneNumber ? { phoneNumber } : {}), [type, phoneNumber])
  const wait = useSecondsUntil(waitEnd(failed))
  const slow = useIsSlow(form.formState.isSubmitting || asking)
  const place = (error: unknown) => {
    if (!placeFailure(form, error, {}, signInFailure)) setFailed(failedNow(error))
  }
  const submit = async (body: z.output<typeof schema>) => {
    setFailed(null)
    const { secondStep } = await call(franchiseeAuthRoutes.franchiseeLogin, { body })
    const who = { phoneNumber: body.phoneNumber }
    if (secondStep) useAuthData.getState().awaitSecond({ kind: 'staff', who, next })
    else arrive({ kind: 'staff', who, next })
    return 'saved' as const
  }
  const sendCode = async () => {
    if (asking || !(await form.trigger('phoneNumber', { shouldFocus: true }))) return
    setFailed(null)
    setAsking(true)
    try {
      const { otp } = await call(franchiseeAuthRoutes.verifyFranchiseePhone, {
        body: { phoneNumber, fromForgotPassword: true },
      })
      begin({ kind: 'staff', fromForgotPassword: true, phoneNumber, next }, otp)
      go(paths.franchiseeOtp())
    } catch (error) {
      place(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      words={signInFailure}
      onFailure={(error) => setFailed(failedNow(error))}
    >
      <PhoneField name="phoneNumber" autoComplete="username" />
      <PasswordField
        name="password"
        aside={
          <TextButton busy={asking} onClick={() => void sendCode()}>
            {t`Forgot password?`}
          </TextButton>
        }
      />
      <FailureNotice failed={failed} words={signInFailure} codeHelps />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={form.formState.isSubmitting}
        disabledReason={wait > 0 ? t`Please wait until the time is over.` : undefined}
      >
        {t`Log in`}
      </Button>
      <SlowLine shown={slow} />
    </Form>
  )
}

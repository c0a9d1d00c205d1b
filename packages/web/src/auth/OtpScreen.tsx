import { Trans, useLingui } from '@lingui/react/macro'
import { useAuthData } from '../auth-data.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { OtpForm } from './OtpForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** Customers and staff enter their codes here; the attempt of this tab knows who it is. */
export function OtpScreen() {
  const { t } = useLingui()
  const go = useGo()
  const authData = useAuthData((state) => state.authData)
  if (!authData) return null
  const { kind, sentTo, channel, otherWays } = authData
  const mayBeSms = otherWays.some((way) => way.channel === 'sms')
  const change = () => {
    const { next } = authData
    useAuthData.getState().clear()
    useAuthData.getState().type({
      ...(authData.phoneNumber ? { phoneNumber: authData.phoneNumber } : {}),
      ...(authData.email ? { email: authData.email } : {}),
    })
    go(kind === 'staff' ? paths.franchiseeLogin(next) : paths.login(next), { replace: true })
  }
  return (
    <SignInFrame
      title={t`Enter the code`}
      lead={
        <>
          {authData.newDevice && (
            <>
              <Trans>
                You sign in on this device for the first time, so we make sure that it is you.
              </Trans>{' '}
            </>
          )}
          {sentTo !== null ? (
            <Trans>
              Code sent to <strong style={{ whiteSpace: 'nowrap' }}>{sentTo}</strong> –
            </Trans>
          ) : mayBeSms ? (
            <Trans>
              The code went to the e-mail address that is confirmed for your number; where there is none, by
              SMS again –
            </Trans>
          ) : (
            <Trans>The code went to the e-mail address that is confirmed for your number –</Trans>
          )}{' '}
          <TextButton onClick={change}>{t`Change`}</TextButton>
        </>
      }
      foot={
        channel === 'email' ? (
          <Trans>No mail yet? Look in the spam folder too.</Trans>
        ) : (
          <Trans>Never tell this code to anybody. We do not ask for it on the phone.</Trans>
        )
      }
    >
      <OtpForm authData={authData} onStartAgain={change} />
    </SignInFrame>
  )
}

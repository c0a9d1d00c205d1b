import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { call } from '../api/client.ts'
import { useArrive } from '../shell/arrive.ts'
import { type AuthData, useAuthData } from '../auth-data.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { OtpEntry } from './OtpEntry.tsx'

/** The code of a sign-in. A right one leads to the new password, or in where the password was right before. */
export function OtpForm({ authData, onStartAgain }: { authData: AuthData; onStartAgain: () => void }) {
  const go = useGo()
  const arrive = useArrive()
  const { change, verify, sentAgain } = useAuthData.getState()
  const enter = async (otp: string) => {
    const { otpVerified, userLoggedIn, otp: another } = await call(authRoutes.verifyOtp, { body: { otp } })
    if (!otpVerified && another) {
      sentAgain(another)
      return 'another' as const
    }
    if (userLoggedIn) {
      const { phoneNumber, email, next } = authData
      arrive({ kind: 'customer', who: phoneNumber ? { phoneNumber } : { email }, next })
      return 'done' as const
    }
    verify()
    // Staff keep a step back, customers do not (specification 4).
    if (authData.kind === 'staff') go(paths.franchiseeCreatePassword())
    else go(paths.createPassword(), { replace: true })
    return 'done' as const
  }
  return (
    <OtpEntry
      enter={enter}
      resend={async (channel) =>
        sentAgain(await call(authRoutes.resendOtp, { body: channel ? { channel } : {} }))
      }
      otherWays={authData.otherWays}
      resendAt={authData.resendAt}
      wrongCodes={authData.wrongCodes}
      onWrong={() => change({ wrongCodes: authData.wrongCodes + 1 })}
      onWait={(resendAt) => change({ resendAt })}
      onStartAgain={onStartAgain}
    />
  )
}

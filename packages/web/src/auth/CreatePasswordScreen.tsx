import { useLingui } from '@lingui/react/macro'
import { useAuthData } from '../auth-data.ts'
import { CreatePasswordForm } from './CreatePasswordForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

export function CreatePasswordScreen() {
  const { t } = useLingui()
  const authData = useAuthData((state) => state.authData)
  if (!authData) return null
  const { fromForgotPassword, email } = authData
  return (
    <SignInFrame
      title={fromForgotPassword ? t`Set a new password` : t`Create a password`}
      lead={
        fromForgotPassword
          ? t`All other devices are signed out when you save.`
          : email
            ? t`Next time you sign in with your e-mail and this password.`
            : t`Next time you sign in with your number and this password.`
      }
    >
      <CreatePasswordForm authData={authData} />
    </SignInFrame>
  )
}

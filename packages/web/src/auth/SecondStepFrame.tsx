import { useLingui } from '@lingui/react/macro'
import type { Second } from '../auth-data.ts'
import { SecondStepForm } from './SecondStepForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** Stands in the place of the sign-in page once the password was right and the code of the app is awaited. */
export function SecondStepFrame(second: Second) {
  const { t } = useLingui()
  return (
    <SignInFrame
      title={t`Second step`}
      lead={t`Your password was right. Enter the code that your authenticator app shows now.`}
    >
      <SecondStepForm {...second} />
    </SignInFrame>
  )
}

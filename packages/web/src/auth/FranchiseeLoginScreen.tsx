import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useAuthData } from '../auth-data.ts'
import { paths, safeNext } from '../paths.ts'
import { Link } from '../ui/Link.tsx'
import { FranchiseeLoginForm } from './FranchiseeLoginForm.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

export function FranchiseeLoginScreen() {
  const { t } = useLingui()
  const { next } = useSearch({ strict: false })
  const second = useAuthData((state) => state.second)
  if (second)
    return (
      <SignInFrame
        title={t`Second step`}
        lead={t`Your password was right. Enter the code that your authenticator app shows now.`}
      >
        <SecondStepForm {...second} />
      </SignInFrame>
    )
  return (
    <SignInFrame
      title={t`Staff sign-in`}
      lead={t`Accounts are created by your agency`}
      foot={
        <span>
          <Trans>Here for your own business?</Trans> <Link href={paths.login()}>{t`Customer sign-in`}</Link>
        </span>
      }
    >
      <FranchiseeLoginForm next={safeNext(next as string | undefined)} />
    </SignInFrame>
  )
}

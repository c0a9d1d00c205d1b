import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useAuthData } from '../auth-data.ts'
import { paths, safeNext } from '../paths.ts'
import { Link } from '../ui/Link.tsx'
import { FranchiseeLoginForm } from './FranchiseeLoginForm.tsx'
import { SecondStepFrame } from './SecondStepFrame.tsx'
import { SignInFrame } from './SignInFrame.tsx'

export function FranchiseeLoginScreen() {
  const { t } = useLingui()
  const { next } = useSearch({ strict: false })
  const second = useAuthData((state) => state.second)
  if (second?.kind === 'staff') return <SecondStepFrame {...second} />
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

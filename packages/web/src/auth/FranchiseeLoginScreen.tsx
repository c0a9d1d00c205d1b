import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { paths, safeNext } from '../paths.ts'
import { Link } from '../ui/Link.tsx'
import { FranchiseeLoginForm } from './FranchiseeLoginForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

export function FranchiseeLoginScreen() {
  const { t } = useLingui()
  const { next } = useSearch({ strict: false })
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

import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useAuthData } from '../auth-data.ts'
import { paths, safeNext } from '../paths.ts'
import { Link } from '../ui/Link.tsx'
import { ConsentLine } from './ConsentLine.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SecondStepFrame } from './SecondStepFrame.tsx'
import { SignInFrame } from './SignInFrame.tsx'

export function LoginScreen() {
  const { t } = useLingui()
  const { next } = useSearch({ strict: false })
  const wanted = safeNext(next as string | undefined)
  const second = useAuthData((state) => state.second)
  if (second?.kind === 'customer') return <SecondStepFrame {...second} />
  return (
    <SignInFrame
      withPitch
      title={t`Sign in or sign up`}
      foot={
        <>
          <ConsentLine />
          <span>
            <Trans>Work for the agency?</Trans> <Link href={paths.franchiseeLogin()}>{t`Staff sign-in`}</Link>
          </span>
        </>
      }
    >
      <LoginForm next={wanted} />
    </SignInFrame>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../session.ts'
import { useSignOut } from '../shell/sign-out.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { franchiseeQuery, userQuery } from '../api/people.ts'

/** Stands before everything while the password is one that somebody else gave. */
export function NewPasswordScreen() {
  const { t } = useLingui()
  const kind = useSession((state) => state.kind)
  const queries = useQueryClient()
  const signOut = useSignOut()
  const done = () => {
    sayDone(t`Your new password is saved.`)
    // The screens behind asked too early and were refused: they ask again.
    if (kind === 'staff')
      queries.setQueryData(franchiseeQuery.queryKey, (me) => me && { ...me, mustChangePassword: false })
    else queries.setQueryData(userQuery.queryKey, (me) => me && { ...me, mustChangePassword: false })
    void queries.invalidateQueries()
  }
  return (
    <SignInFrame
      title={t`Choose your own password`}
      lead={t`The password you were given is only for a start. Choose one that only you know.`}
      foot={<TextButton onClick={() => void signOut()}>{t`Logout`}</TextButton>}
    >
      <ChangePasswordForm onDone={done} oldLabel={t`Password you were given`} />
    </SignInFrame>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { franchiseeQuery } from '../api/people.ts'
import { useSignOut } from '../shell/sign-out.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { TotpSetup } from './TotpSetup.tsx'

/** Stands before everything while the agency asks for a second step that is not set up. */
export function NewTotpScreen() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const signOut = useSignOut()
  const done = () => {
    sayDone(t`The second step is switched on.`)
    queries.setQueryData(franchiseeQuery.queryKey, (me) => me && { ...me, mustSetUpTotp: false })
    // The screens behind asked too early and were refused: they ask again.
    void queries.invalidateQueries()
  }
  return (
    <SignInFrame
      title={t`Set up your second step`}
      lead={t`Your agency asks for a code of your phone besides the password. It takes two minutes, once.`}
      foot={<TextButton onClick={() => void signOut()}>{t`Logout`}</TextButton>}
    >
      <TotpSetup onDone={done} />
    </SignInFrame>
  )
}

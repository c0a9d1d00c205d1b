import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useAuthenticateError } from '../api/authenticate-error.ts'
import { dialogPriority, useDialogQueue } from '../ui/dialog-queue.ts'
import { ErrorDialog } from '../ui/later.ts'
import { useSignOut } from './sign-out.ts'

/** Puts 'Failed to authenticate user' before every other dialog; dismissing it signs out. */
export function AuthenticateErrorWatch() {
  const raised = useAuthenticateError((state) => state.raised)
  const signOut = useSignOut()
  useEffect(() => {
    if (!raised) return
    useDialogQueue.getState().add({
      id: 'authenticate-error',
      priority: dialogPriority.authenticateError,
      draw: () => (
        <FailedToAuthenticate
          onClear={() => {
            // What waits behind it was asked of somebody who is not signed in any more.
            useDialogQueue.getState().clear()
            void signOut({ anyway: true })
          }}
        />
      ),
    })
  }, [raised, signOut])
  return null
}

function FailedToAuthenticate({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  return <ErrorDialog message={t`Failed to authenticate user`} onClear={onClear} withoutHistory />
}

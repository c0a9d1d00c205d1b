import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useAuthenticateError } from '../api/authenticate-error.ts'
import { call } from '../api/client.ts'
import { isCallFailed } from '../failures.ts'
import { forget, keepsakesOfPerson } from '../keepsake.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { viewing } from '../viewing.ts'
import { loadPart } from '../ui/load-part.ts'
import { useDialogQueue } from '../ui/dialog-queue.ts'
import { showError } from '../ui/dialogs.tsx'
import { takeOffersBack } from '../ui/snackbar-store.ts'
import { useChosenBusiness } from './chosen-business.ts'
import { useSharedCards } from './shared-cards.ts'

/** What this browser kept of the person, and what they were still asked: on the sign-in page nobody may answer it. */
function forgetPerson() {
  keepsakesOfPerson.forEach(forget)
  useDialogQueue.getState().clear()
  takeOffersBack()
}

/**
 * The session is over: forgets the person and goes to the sign-in page of their kind. Answers (cards by business too) are
 * forgotten after that: a screen still standing would ask for them again.
 */
export function useLeave() {
  const queries = useQueryClient()
  const router = useRouter()
  return useCallback(async () => {
    const { kind, become } = useSession.getState()
    forgetPerson()
    become('none')
    await router.navigate({ href: kind === 'staff' ? paths.franchiseeLogin() : paths.login(), replace: true })
    // Forms write down what they hold while they go.
    forgetPerson()
    useSharedCards.setState({ cardNos: [] })
    useChosenBusiness.getState().choose(undefined)
    queries.clear()
    useAuthenticateError.getState().clear()
  }, [queries, router])
}

/** The server never heard of it, or could not do it: the session goes on there. */
const goesOn = (error: unknown) => !isCallFailed(error) || error.status >= 500 || error.status === 429

/**
 * Ends the session at the server and here. One that goes on there would be open again with the next load of the page: that is
 * said, and nobody is shown out. `anyway` leaves here all the same. Whoever looks as a customer has no session of theirs to end:
 * the view ends, and staff are where they came from.
 */
export function useSignOut() {
  const leave = useLeave()
  return useCallback(
    async ({ anyway = false }: { anyway?: boolean } = {}) => {
      const view = viewing()
      if (view) return (await loadPart(() => import('../api/leave-view.ts'))).leaveView(view)
      const { kind } = useSession.getState()
      try {
        await (kind === 'staff' ? call(franchiseeAuthRoutes.franchiseeLogout) : call(authRoutes.logout))
      } catch (error) {
        if (goesOn(error) && !anyway) return void showError(error)
      }
      await leave()
    },
    [leave],
  )
}

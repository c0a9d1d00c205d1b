import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAuthenticateError } from '../api/authenticate-error.ts'
import { call } from '../api/client.ts'
import { useGo } from '../go.ts'
import { forget } from '../keepsake.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { useChosenBusiness } from './chosen-business.ts'

/** Ends the session here and at the server, forgets every answer (cards by business too), and says where to go. */
export async function signOut(queries: QueryClient): Promise<string> {
  const { kind, become } = useSession.getState()
  await (kind === 'staff' ? call(franchiseeAuthRoutes.franchiseeLogout) : call(authRoutes.logout)).catch(() => undefined)
  useAuthenticateError.getState().clear()
  for (const name of ['session', 'activeBusiness', 'businessDraft', 'cardWizard', 'customerInHand', 'drafts'] as const) forget(name)
  useChosenBusiness.getState().choose(undefined)
  become('none')
  queries.clear()
  return kind === 'staff' ? paths.franchiseeLogin() : paths.login()
}

/** Signs out and goes to the sign-in page of one's kind. */
export function useSignOut() {
  const queries = useQueryClient()
  const go = useGo()
  return useCallback(async () => go(await signOut(queries), { replace: true }), [queries, go])
}

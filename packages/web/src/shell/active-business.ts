import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { User } from '@parichay/contract/auth/fields.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { pickBusiness } from '@parichay/contract/business/rules.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useCallback } from 'react'
import { call } from '../api/client.ts'
import { businessesQuery } from '../api/cards.ts'
import { userQuery } from '../api/people.ts'
import { keys } from '../api/keys.ts'
import { keep, kept } from '../keepsake.ts'
import { useSession } from '../session.ts'
import { useChosenBusiness } from './chosen-business.ts'

/** Makes a business the active one: here at once, and in the account for other devices. */
export function activateBusiness(queries: QueryClient, businessId: number) {
  useChosenBusiness.getState().choose(businessId)
  keep('activeBusiness', businessId)
  if (useSession.getState().kind !== 'customer') return
  queries.setQueryData<User>(
    keys.user,
    (user) => user && { ...user, preference: { ...user.preference, activeBusinessId: businessId } },
  )
  void call(authRoutes.updatePreference, { body: { preference: { activeBusinessId: businessId } } })
    .then(({ updatedUser }) => queries.setQueryData(keys.user, updatedUser))
    .catch(() => undefined)
}

/** The own businesses and the active one of them. */
export function useActiveBusiness() {
  const queries = useQueryClient()
  const chosen = useChosenBusiness((state) => state.businessId)
  const user = useRemote(userQuery)
  const businesses = useRemote(businessesQuery())
  const wishes = [chosen, user.data?.preference.activeBusinessId, kept<number>('activeBusiness')]
  const active: Business | undefined = businesses.data && pickBusiness(businesses.data, wishes)
  const activate = useCallback((businessId: number) => activateBusiness(queries, businessId), [queries])
  return { user, businesses, active, activate }
}

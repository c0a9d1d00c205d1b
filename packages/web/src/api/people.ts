import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { User } from '@parichay/contract/auth/fields.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PanelLanguage } from '../boot.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** The signed-in customer. */
export const userQuery = queryOptions({
  queryKey: keys.user,
  queryFn: ({ signal }) => call(authRoutes.getUser, {}, { signal }),
  staleTime: 5 * 60_000,
})

/** The signed-in member of staff: asked once, kept for the session. */
export const franchiseeQuery = queryOptions({
  queryKey: keys.franchisee,
  queryFn: ({ signal }) => call(franchiseeRoutes.getFranchisee, {}, { signal }),
  staleTime: Infinity,
})

/** Keeps the customer's language in the account, so that other devices show it too. Failing is no harm: this browser remembers it. */
export async function saveLanguage(queries: QueryClient, language: PanelLanguage): Promise<void> {
  const known = queries.getQueryData<User>(keys.user)
  if (known)
    queries.setQueryData<User>(keys.user, { ...known, preference: { ...known.preference, language } })
  const saved = await call(authRoutes.updatePreference, { body: { preference: { language } } }).catch(
    () => undefined,
  )
  if (saved) queries.setQueryData<User>(keys.user, saved.updatedUser)
}

/** Has the daily letter of a member of staff written in this language. Failing is no harm: the switch of the letter says it again. */
export const saveLetterLanguage = (language: PanelLanguage): Promise<unknown> =>
  call(franchiseeRoutes.changeOwnLetter, { body: { language } }).catch(() => undefined)

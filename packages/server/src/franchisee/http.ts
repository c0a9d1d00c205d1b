import { fail } from '@parichay/contract/errors.ts'
import type { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import type { Handlers } from '../platform/http.ts'
import { presentFranchisee } from './present.ts'
import { findFranchisee } from './store.ts'

/** Handlers of `franchiseeRoutes`. */
export const franchiseeHandlers: Handlers<typeof franchiseeRoutes> = {
  async getFranchisee({ actor, scope, world }) {
    if (actor.kind !== 'staff') fail('NOT_ALLOWED', 'Your account may not do this.')
    const row = await world.database.inScope(scope, (tx) => findFranchisee(tx, scope, actor.franchiseeId))
    return presentFranchisee(row ?? fail('NOT_SIGNED_IN', 'Please sign in again.'), actor)
  },
}

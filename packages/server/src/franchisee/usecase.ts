import { fail } from '@parichay/contract/errors.ts'
import type { Tx } from '../platform/db.ts'
import type { Actor, Scope } from '../platform/scope.ts'
import { holdFranchisee } from './store.ts'

/**
 * Who looks after what is made here: a member of staff of this agency, whom nobody deletes until the transaction ends; null for
 * everybody else. NOT_SIGNED_IN where they were deleted or disabled while their call, or their job, was under way.
 */
export async function holdMaker(tx: Tx, there: Scope, actor: Actor): Promise<number | null> {
  if (actor.kind !== 'staff' || actor.agencyId !== there.agencyId) return null
  const person = await holdFranchisee(tx, there, actor.franchiseeId)
  if (!person?.isActive) fail('NOT_SIGNED_IN', 'Please sign in again.')
  return actor.franchiseeId
}

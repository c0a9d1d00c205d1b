import { blocksNewCards } from '@parichay/contract/bill/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Tx } from '../platform/db.ts'
import type { Actor, Scope } from '../platform/scope.ts'
import { findOverdueSince } from './store.ts'

/** Stops a new card of an agency that is more than thirty days late with a bill. Cards that are there go on (screens 7.3). */
export async function requireNewCards(
  tx: Tx,
  scope: Scope,
  { actor, today }: { actor: Actor; today: string },
): Promise<void> {
  if (!blocksNewCards(await findOverdueSince(tx, scope.agencyId), today)) return
  fail(
    'BILL_OVERDUE',
    actor.kind === 'staff'
      ? 'New cards are stopped: a bill of the agency is more than 30 days late. They can be made again once it is paid.'
      : 'New cards cannot be made just now. Please connect with admin.',
  )
}

/** Whether a number is one the agency uses itself: it is not counted and not reminded. It says nothing about signing in. */
export const isSpecialNumber = (
  { specialNumbers }: { specialNumbers: readonly string[] },
  phoneNumber: string | null,
): boolean => phoneNumber !== null && specialNumbers.includes(phoneNumber)

import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { holdFranchisee } from '../franchisee/store.ts'
import { audit, type By } from '../platform/audit.ts'
import { isUniqueViolation, type Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { mayDelete } from './policy.ts'
import { businessesPerUser } from './rules.ts'
import {
  type BusinessRow,
  countBusinessesOf,
  deleteBusiness,
  findBusiness,
  lockBusiness,
  restoreBusiness,
} from './store.ts'
import { lockPurchases, setKeeper } from './store.keeper.ts'
import { setSuspension, suspendedSince } from './store.suspend.ts'

const gone = () => fail('NOT_FOUND', 'This business does not exist any more.')
const pageOf = (row: { agencyId: number; cardId: string | null } | undefined) =>
  row?.cardId ? `${row.agencyId}:${row.cardId}` : null

/**
 * Deletes a business softly, its card goes offline. Returns the key of the public page to drop after the transaction, or
 * null. Throws NOT_FOUND, and SUBSCRIPTION_ACTIVE while time is paid for.
 */
export async function removeBusiness(
  tx: Tx,
  there: Scope,
  businessId: number,
  by: By,
): Promise<string | null> {
  const row = (await lockBusiness(tx, there, businessId)) ?? gone()
  const verdict = mayDelete(row, istDay(by.now))
  if (verdict !== true)
    fail(verdict, 'This business still has paid time and cannot be deleted. Ask your provider.')
  await deleteBusiness(tx, there, businessId, by.now)
  const { now: at, actor, ip, job } = by
  const detail = { businessName: row.businessName, ...(job && { job }) }
  await audit(tx, there, {
    at,
    actor,
    ip,
    action: 'business.delete',
    object: `business ${businessId}`,
    detail,
  })
  return pageOf(row)
}

/**
 * Brings a business back within 30 days, one deleted at that moment where `was` names it, with the card that went with it.
 * Returns the key of its page, or null. Throws NOT_FOUND, LIMIT_REACHED where its customer has as many as there may be, and
 * CARD_ID_TAKEN where the card's link belongs to somebody else by now. Whoever looked after it may have left meanwhile: then nobody does, and admins see it.
 */
export async function bringBack(
  tx: Tx,
  there: Scope,
  businessId: number,
  { now, actor, ip, job, was }: By & { was?: Date | undefined },
): Promise<string | null> {
  await lockPurchases(tx, there, businessId)
  try {
    if (!(await restoreBusiness(tx, there, businessId, { now, was }))) gone()
  } catch (error) {
    if (isUniqueViolation(error, 'card_id_once'))
      fail('CARD_ID_TAKEN', 'The card link was taken meanwhile. Ask your provider.')
    throw error
  }
  const entry = { at: now, actor, ip, object: `business ${businessId}` } as const
  await audit(tx, there, { ...entry, action: 'business.restore', ...(job && { detail: { job } }) })
  const row = (await findBusiness(tx, there, businessId)) ?? gone()
  if ((await countBusinessesOf(tx, there, row.userId)) > businessesPerUser)
    fail('LIMIT_REACHED', `One customer can have ${businessesPerUser} businesses.`)
  const keeper = row.madeByFranchiseeId
  if (keeper !== null && !(await holdFranchisee(tx, there, keeper))) {
    await setKeeper(tx, there, businessId, null)
    await audit(tx, there, {
      ...entry,
      action: 'business.move',
      detail: { from: row.keeperName ?? '', to: '' },
    })
  }
  return pageOf(row)
}

/**
 * Stops a business for the time being, or without a reason lets it go on; its plan runs on meanwhile. Twice is the same as once.
 * Throws NOT_FOUND.
 */
export async function suspend(
  tx: Tx,
  there: Scope,
  businessId: number,
  reason: string | undefined,
  { actor, now, ip }: By,
): Promise<BusinessRow> {
  const row = (await lockBusiness(tx, there, businessId)) ?? gone()
  if (row.suspendedReason === (reason ?? null)) return row
  await setSuspension(tx, there, businessId, reason ?? null, now)
  await audit(tx, there, {
    at: now,
    actor,
    ip,
    action: reason === undefined ? 'business.resume' : 'business.suspend',
    object: `business ${businessId}`,
    detail: { businessName: row.businessName, ...(reason === undefined ? {} : { reason }) },
  })
  return (await findBusiness(tx, there, businessId)) ?? gone()
}

/** Stops what is bought or made for a business that staff have stopped, whoever asks (decision 0060). */
export function requireGoingOn({ suspendedAt }: Pick<BusinessRow, 'suspendedAt'>): void {
  if (suspendedAt !== null)
    fail('BUSINESS_SUSPENDED', 'This business is suspended. Please connect with admin.')
}

/** Stops what a customer does with a business that staff have stopped. */
export async function requireNotSuspended(tx: Tx, there: Scope, businessId: number): Promise<void> {
  requireGoingOn({ suspendedAt: await suspendedSince(tx, there, businessId) })
}

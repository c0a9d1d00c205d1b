import { fail } from '@parichay/contract/errors.ts'
import { lockBusiness } from '../../business/store.ts'
import { requireNotSuspended } from '../../business/usecase.ts'
import { audit, type By } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { mayChangeStatus } from '../policy.ts'
import { type CardRow, type Change, findCard } from '../store.ts'
import { gone } from '../usecase.ts'
import { deleteCard, findDeleted, restoreCard } from './store.ts'

/** What pausing a locked card or putting it live again saves. Writes the entry. Fails with CARD_INCOMPLETE for a draft. */
export async function switchCard(
  tx: Tx,
  there: Scope,
  card: CardRow,
  {
    status,
    reason = '',
    actor,
    now,
    ip,
    job,
  }: By & { status: 'ACTIVE' | 'INACTIVE'; reason?: string | undefined },
): Promise<Change> {
  const verdict = mayChangeStatus(card)
  if (verdict !== true)
    fail(verdict, 'This card is a draft. Publish it from its last step.', { field: 'status' })
  if (card.status !== status)
    await audit(tx, there, {
      at: now,
      actor,
      action: status === 'ACTIVE' ? 'card.resume' : 'card.pause',
      object: `card ${card.cardNo}`,
      detail: { reason, ...(job && { job }) },
      ip,
    })
  return { status }
}

/**
 * Takes a card down or brings it back: one that went at that moment where `was` names it. Writes the entry, and gives the key
 * of its page. Fails with NOT_FOUND, and for the owner with BUSINESS_SUSPENDED while staff have stopped the business.
 */
export async function removeCard(
  tx: Tx,
  there: Scope,
  cardNo: number,
  { actor, now, ip, job, restore, was }: By & { restore: boolean; was?: Date },
): Promise<string | null> {
  const find = () => (restore ? findDeleted(tx, there, cardNo, now) : findCard(tx, there, cardNo))
  const { businessId } = (await find()) ?? gone()
  await lockBusiness(tx, there, businessId)
  if (actor.kind === 'customer') await requireNotSuspended(tx, there, businessId)
  // Of two requests at once the second finds the first one's work done.
  const card = (await find()) ?? gone()
  if (was && card.deletedAt?.getTime() !== was.getTime()) gone()
  await (restore ? restoreCard : deleteCard)(tx, there, card, now)
  await audit(tx, there, {
    at: now,
    actor,
    action: restore ? 'card.restore' : 'card.delete',
    object: `card ${cardNo}`,
    ip,
    ...(job && { detail: { job } }),
  })
  return card.cardId && `${card.agencyId}:${card.cardId}`
}

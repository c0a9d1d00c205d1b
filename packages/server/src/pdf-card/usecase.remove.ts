import { restoreDays } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { pdfCardBounds } from '@parichay/contract/pdf-card/fields.ts'
import { lockBusiness } from '../business/store.ts'
import { requireNotSuspended } from '../business/usecase.ts'
import { audit, type By } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { stopJobsOf } from './bulk/usecase.ts'
import { businessOfPdfCard, countPdfCards, lockPdfCard, setPdfCardDeleted } from './store.ts'
import { gone } from './usecase.ts'

/** Stops where a business keeps as many PDF cards as it can. */
export async function requireRoom(tx: Tx, there: Scope, businessId: number): Promise<void> {
  if ((await countPdfCards(tx, there, businessId)) >= pdfCardBounds.ofBusiness)
    fail(
      'LIMIT_REACHED',
      `A business keeps at most ${pdfCardBounds.ofBusiness} PDF cards. Delete some first.`,
    )
}

/**
 * Takes a PDF card away, with its files that are still to be made, or brings it back: one that went at that moment where `was` names it, else CONFLICT or NOT_FOUND.
 * Writes the entry. Fails with NOT_FOUND, or with LIMIT_REACHED where there is no room for it any more.
 */
export async function removePdfCard(
  tx: Tx,
  there: Scope,
  pdfCardNo: number,
  { actor, now, ip, job, restore, was }: By & { restore: boolean; was?: Date },
): Promise<void> {
  // The business is held first, as whoever counts does: so nobody builds on what is given back.
  const businessId = restore ? undefined : await businessOfPdfCard(tx, there, pdfCardNo)
  if (businessId !== undefined) await lockBusiness(tx, there, businessId)
  const row = (await lockPdfCard(tx, there, pdfCardNo)) ?? gone()
  if (actor.kind === 'customer') await requireNotSuspended(tx, there, row.businessId)
  const month = new Date(now.getTime() - restoreDays * 86_400_000)
  if (restore ? row.deletedAt !== null && row.deletedAt < month : row.deletedAt !== null) gone()
  if (was && row.deletedAt === null) fail('CONFLICT', 'It was brought back already.')
  if (was && row.deletedAt?.getTime() !== was.getTime()) gone()
  if (restore && row.deletedAt) await requireRoom(tx, there, row.businessId)
  if (!restore) await stopJobsOf(tx, there, pdfCardNo, now)
  await setPdfCardDeleted(tx, there, pdfCardNo, restore ? null : now)
  await audit(tx, there, {
    at: now,
    actor,
    ip,
    action: restore ? 'pdfCard.restore' : 'pdfCard.delete',
    object: `pdfCard ${pdfCardNo}`,
    ...(job && { detail: { job } }),
  })
}

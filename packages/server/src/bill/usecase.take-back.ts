import { fail } from '@parichay/contract/errors.ts'
import { findIntentByRecord, type IntentRow } from '../payment/store.ts'
import { reverseIn } from '../payment/usecase.manual.ts'
import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { leaveBought } from './store.credits.ts'
import { sumBought } from './store.paid.ts'
import { noteStanding, type Sides, staffOf } from './usecase.ts'

type Taking = Pick<Call, 'world' | 'actor' | 'ip' | 'now'>
const ofAgencies = new Set(['month', 'annual', 'agency-image', 'agency-pdf'])

/**
 * Takes back a payment of an agency that was recorded by mistake: an entry against it, and everything that followed from it is
 * reckoned without it. Once more is right and does nothing. Throws NOT_FOUND, CONFLICT for money that came through the gateway,
 * and IN_USE for PDF cards of which too many were used.
 */
export async function takeBackPayment(
  call: Taking,
  { agency, platform, payee }: Sides,
  recordNo: number,
  reason: string,
): Promise<void> {
  const { world, ip, now } = call
  const actor = staffOf(call)
  // The platform's role: the payment is the platform's, and what it brought the agency's.
  await world.database.platform.transaction().execute(async (tx) => {
    const intent = await findIntentByRecord(tx, payee, recordNo)
    const isTheirs =
      intent &&
      ofAgencies.has(intent.kind) &&
      intent.businessId === null &&
      intent.objectNo === agency.agencyId
    if (!isTheirs) return fail('NOT_FOUND', 'There is no such payment of this agency.', { field: 'recordNo' })
    if (intent.manual === null)
      fail('CONFLICT', 'This came through the gateway. Give it back in the dashboard of the payment service.')
    const first = (locked: IntentRow) => keepUsed(tx, { agency, platform }, locked)
    if (await reverseIn(tx, payee, world, intent, reason, { actor, ip, now, first })) return
    const after = await findIntentByRecord(tx, payee, recordNo)
    if (after?.state !== 'refunded') fail('CONFLICT', 'This payment is not settled.')
  })
  await noteStanding(world, platform, agency.agencyId)
}

/** Cards that were made with a credit are in people's hands: what was used cannot be taken away. */
async function keepUsed(
  tx: Tx,
  { agency: { agencyId }, platform }: Pick<Sides, 'agency' | 'platform'>,
  { kind, snapshot }: IntentRow,
): Promise<void> {
  if (kind !== 'agency-pdf') return
  // By the payments themselves: what the agency has of them is reckoned after each a moment later.
  const bought = await sumBought(tx, platform.agencyId, agencyId)
  const missing = await leaveBought(tx, agencyId, bought - (snapshot.quantity ?? 0))
  if (missing === 0) return
  fail(
    'IN_USE',
    missing === 1
      ? '1 of these PDF cards was used already, and cannot be taken away. Record a payment for it, or give it for nothing, first.'
      : `${missing} of these PDF cards were used already, and cannot be taken away. Record a payment for them, or give them for nothing, first.`,
  )
}

import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ExpiryReminderTable } from '../../platform/tables.plan.ts'

/** A business whose time is about to end, or has just ended. */
export type Ending = {
  agencyId: number
  businessId: number
  expiryDateForCustomer: string | null
  paymentStatus: number
  /** The steps of this last day that were taken. */
  steps: number[]
}

/** Businesses whose last day lies between the two, after the one named, a page at a time. Asked with the platform role. */
export async function listEnding(
  db: Db,
  span: { from: string; to: string },
  after: { agencyId: number; businessId: number },
  limit: number,
): Promise<Ending[]> {
  const rows = await db
    .selectFrom('business')
    .innerJoin('agency', 'agency.agencyId', 'business.agencyId')
    .select((e) => [
      'business.agencyId',
      'business.businessId',
      'business.expiryDateForCustomer',
      'business.paymentStatus',
      e
        .selectFrom('expiryReminder')
        .select((inner) => inner.fn.agg<number[]>('array_agg', ['expiryReminder.step']).as('steps'))
        .whereRef('expiryReminder.agencyId', '=', 'business.agencyId')
        .whereRef('expiryReminder.businessId', '=', 'business.businessId')
        .whereRef('expiryReminder.lastDay', '=', 'business.expiryDateForCustomer')
        .where('expiryReminder.channel', '<>', 'failed')
        .as('steps'),
    ])
    .where('agency.status', '=', 'ACTIVE')
    .where('business.deletedAt', 'is', null)
    .where('business.expiryDateForCustomer', '>=', span.from)
    .where('business.expiryDateForCustomer', '<=', span.to)
    .where((e) =>
      e.or([
        e('business.agencyId', '>', after.agencyId),
        e.and([e('business.agencyId', '=', after.agencyId), e('business.businessId', '>', after.businessId)]),
      ]),
    )
    .orderBy('business.agencyId')
    .orderBy('business.businessId')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, steps: row.steps ?? [] }))
}

type Step = { businessId: number; lastDay: string; step: number }
type Channel = ExpiryReminderTable['channel']

/** Writes down that this reminder is being sent; false when it was, or is at this moment by somebody else. One that failed is sent anew. */
export async function claimReminder(
  tx: Tx,
  scope: Scope,
  one: Step & { channel: Exclude<Channel, 'failed'>; at: Date },
): Promise<boolean> {
  const { channel, at } = one
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('expiryReminder')
    .values({ agencyId: scope.agencyId, ...one })
    .onConflict((on) =>
      on
        .columns(['agencyId', 'businessId', 'lastDay', 'step'])
        .doUpdateSet({ channel, at })
        .where('expiryReminder.channel', '=', 'failed'),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Writes down that a reminder could not be handed over; one that was stays what it is. */
export const noteFailed = (tx: Tx, { agencyId }: Scope, one: Step & { at: Date }): Promise<unknown> =>
  tx
    .insertInto('expiryReminder')
    .values({ agencyId, ...one, channel: 'failed' })
    .onConflict((on) => on.doNothing())
    .execute()

/** Writes down that a reminder went another way than was meant, or none. */
export const setChannel = (
  tx: Tx,
  { agencyId }: Scope,
  { businessId, lastDay, step }: Step,
  channel: 'sms' | 'failed',
): Promise<unknown> =>
  tx
    .updateTable('expiryReminder')
    .set({ channel })
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .where('lastDay', '=', lastDay)
    .where('step', '=', step)
    .execute()

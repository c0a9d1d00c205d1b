import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ReminderDeliveryTable } from '../../platform/tables.push.ts'

/** Somebody who is to be reminded. */
export type Reminded = { agencyId: number; userId: number }
type Channel = ReminderDeliveryTable['channel']

/**
 * The hours of a day up to the present one whose people are not all queued. One hour is held by one worker at a time.
 * Asked with the platform role.
 */
export async function openHours(db: Db, day: string, hours: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ hour: number }>`select wanted.hour from unnest(${hours}::int[]) wanted(hour)
    where not exists (select from reminder_round r
      where r.day = ${day}::date and r.hour = wanted.hour and r.done_at is not null)
    order by wanted.hour`.execute(db)
  return rows.map(({ hour }) => hour)
}

/** How far the people of an hour are queued, held until the transaction ends; undefined when all are. Asked with the platform role. */
export async function holdRound(tx: Tx, day: string, hour: number) {
  await tx
    .insertInto('reminderRound')
    .values({ day, hour })
    .onConflict((on) => on.doNothing())
    .execute()
  return tx
    .selectFrom('reminderRound')
    .selectAll()
    .where('day', '=', day)
    .where('hour', '=', hour)
    .where('doneAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes down how far the people of an hour are queued. Asked with the platform role. */
export const moveRound = (
  tx: Tx,
  { day, hour }: { day: string; hour: number },
  to: { last: Reminded | undefined; queued: number; doneAt: Date | null },
) =>
  tx
    .updateTable('reminderRound')
    .set((e) => ({
      ...(to.last ? { afterAgencyId: to.last.agencyId, afterUserId: to.last.userId } : {}),
      queued: e('queued', '+', to.queued),
      doneAt: to.doneAt,
    }))
    .where('day', '=', day)
    .where('hour', '=', hour)
    .execute()

/**
 * Customers of agencies at work who want to be reminded at this hour and have a way to be, after one of them, in the order
 * of the index. Asked with the platform role.
 */
export async function listReminded(
  db: Db,
  hour: number,
  after: Reminded,
  limit: number,
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`select u.agency_id, u.user_id from app_user u
    where (u.preference #>> '{reminder,hour}')::int = ${hour} and u.preference #>> '{reminder,hour}' is not null
      and u.deleted_at is null and (u.agency_id, u.user_id) > (${after.agencyId}, ${after.userId})
      and exists (select from agency a where a.agency_id = u.agency_id and a.status = 'ACTIVE')
      and ((u.email is not null and (u.preference #>> '{reminder,mail}') = 'true')
        or exists (select from push_device d where d.agency_id = u.agency_id and d.user_id = u.user_id))
    order by u.agency_id, u.user_id limit ${limit}`.execute(db)
  return rows
}

/** By which channels somebody was reminded on a day. */
export const listDelivered = async (
  db: Db,
  { agencyId }: Scope,
  userId: number,
  day: string,
): Promise<Channel[]> =>
  (
    await db
      .selectFrom('reminderDelivery')
      .select('channel')
      .where('agencyId', '=', agencyId)
      .where('userId', '=', userId)
      .where('day', '=', day)
      .execute()
  ).map(({ channel }) => channel)

/** Writes down that a reminder is being sent; false when it was, or is at this moment by somebody else. */
export async function claimReminder(tx: Tx, row: ReminderDeliveryTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminderDelivery')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Ends the letters of a customer; false when the account is gone. */
export async function stopMail(tx: Tx, { agencyId }: Scope, userId: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update app_user set preference = jsonb_set(preference, '{reminder,mail}', 'false')
    where agency_id = ${agencyId} and user_id = ${userId} and deleted_at is null and preference ? 'reminder'`.execute(
      tx,
    )
  return (numAffectedRows ?? 0n) > 0n
}

/** Forgets what was sent long ago. Asked with the platform role. */
export async function forgetReminders(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reminderDelivery').where('sentAt', '<', before).execute()
  await db.deleteFrom('reminderRound').where('day', '<', before.toISOString().slice(0, 10)).execute()
}

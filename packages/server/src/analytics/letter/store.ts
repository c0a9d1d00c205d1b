import type { NotificationKind } from '@parichay/contract/analytics/notification.ts'
import { expressionBuilder, sql } from 'kysely'
import { type Days, standingIs } from '../../business/store.standing.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Tables } from '../../platform/tables.ts'
import { type Recipient, seenBy } from '../notification/store.ts'

/** One letter that is to be written. */
export type Letter = { agencyId: number; franchiseeId: number; day: string }

/** Staff of active agencies who want the letter, can sign in and have an address, and did not get this morning's. Asked with the platform role. */
export async function listReaders(
  db: Db,
  day: string,
  after: Omit<Letter, 'day'>,
  limit: number,
): Promise<Letter[]> {
  const { rows } = await sql<Letter>`select f.agency_id, f.franchisee_id, ${day} as day
    from franchisee f join agency a on a.agency_id = f.agency_id
    where a.status = 'ACTIVE' and f.deleted_at is null and f.is_active and f.daily_letter and f.email is not null
      and f.password_hash is not null and (f.agency_id, f.franchisee_id) > (${after.agencyId}, ${after.franchiseeId})
      and not exists (select from staff_letter l where l.agency_id = f.agency_id
        and l.franchisee_id = f.franchisee_id and l.day = ${day}::date)
    order by f.agency_id, f.franchisee_id limit ${limit}`.execute(db)
  return rows
}

/** Writes down that this letter is being sent; false when it was, or is at this moment by somebody else. */
export async function claimLetter(tx: Tx, letter: Letter, sentAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staffLetter')
    .values({ ...letter, sentAt })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** How many notifications of each kind a person was given on an Indian day. */
export async function countTold(
  db: Db,
  who: Recipient,
  day: string,
): Promise<Partial<Record<NotificationKind, number>>> {
  const { rows } = await sql<{
    kind: NotificationKind
    n: number
  }>`select n.kind, count(*) as n from admin_notification n
    where ${seenBy(who)} and n.created_at >= ${day}::date::timestamp at time zone 'Asia/Kolkata'
      and n.created_at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'
    group by n.kind`.execute(db)
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, Number(n)]))
}

const within = (scope: Scope) =>
  scope.reach === 'platform'
    ? sql`true`
    : scope.reach === 'madeBy'
      ? sql`agency_id = ${scope.agencyId} and made_by_franchisee_id = ${scope.franchiseeId}`
      : sql`agency_id = ${scope.agencyId}`

/** Businesses of the scope that were added on an Indian day, and those whose paid plan ends soon, as the list counts them. */
export async function countBusinesses(
  db: Db,
  scope: Scope,
  { day, days }: { day: string; days: Days },
): Promise<{ added: number; ending: number }> {
  const { rows } = await sql<{ added: number; ending: number }>`select
      (select count(*) from business where ${within(scope)} and deleted_at is null
        and created_at >= ${day}::date::timestamp at time zone 'Asia/Kolkata'
        and created_at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata') as added,
      (select count(*) from business where ${within(scope)} and deleted_at is null
        and ${standingIs(expressionBuilder<Tables, 'business'>(), 'expiring', days)}) as ending`.execute(db)
  return rows[0] ?? { added: 0, ending: 0 }
}

/** Forgets letters of long ago. Asked with the platform role. */
export const forgetLetters = (db: Db, before: Date) =>
  db.deleteFrom('staffLetter').where('sentAt', '<', before).executeTakeFirst()

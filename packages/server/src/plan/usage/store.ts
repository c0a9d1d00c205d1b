import { countedKinds, type CountedKind } from '@parichay/contract/plan/fields.ts'
import { stretchOf, type Usage } from '@parichay/contract/plan/entitlement.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/** Days in which the same thing is not counted again (screens 8.20). */
const freeAgainDays = 7

/** What is to be counted. `object` names the thing, such as `video 3001`; `limit` −1 is unlimited. */
export type Take = {
  /** The agency pays for each with a credit of its own. */
  credit?: boolean
  businessId: number
  kind: CountedKind
  stretch: string
  limit: number
  object: string
}

/**
 * Counts one use, if the limit allows it: one statement decides, so that any number of calls at once never exceed it.
 * Answers the number to give it back with, null when nothing is left, or `no_credit` when the agency has none left; then the
 * caller must undo it all. The same thing within a week is not counted again.
 */
export async function take(tx: Tx, scope: Scope, use: Take, now: Date): Promise<string | null> {
  const { businessId, kind, stretch, limit, object } = use
  // Two calls for one thing wait for each other: the second finds it counted.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`take ${scope.agencyId} ${businessId} ${kind} ${object}`}, 0))`.execute(
    tx,
  )
  const [before] = await findTaken(tx, scope, { businessId, kind, objects: [object] }, now)
  if (before) return before.id
  const { rows } = await sql<{ id: string }>`
    with counted as (
      insert into usage_counter as counter (agency_id, business_id, kind, stretch, used, updated_at)
      select ${scope.agencyId}, ${businessId}, ${kind}, ${stretch}, 1, ${now} where ${limit}::int <> 0
      on conflict (agency_id, business_id, kind, stretch) do update set used = counter.used + 1, updated_at = ${now}
        where ${limit}::int < 0 or counter.used < ${limit}::int
      returning used
    )
    insert into usage_take (agency_id, business_id, kind, stretch, object, taken_at)
    select ${scope.agencyId}, ${businessId}, ${kind}, ${stretch}, ${object}, ${now} from counted
    returning usage_take_id::text as id`.execute(tx)
  const id = rows[0]?.id ?? null
  if (id !== null && use.credit && !(await takeCredit(tx, scope, { id, businessId, object, now })))
    return 'no_credit'
  return id
}

/**
 * As `take` for many new things, all or none: the number to give each back with, null when fewer are left. The caller holds
 * the business, so that nobody takes one of them at the same time, and none of them is counted yet.
 */
export async function takeMany(
  tx: Tx,
  scope: Scope,
  use: Omit<Take, 'object'> & { objects: readonly string[] },
  now: Date,
): Promise<Map<string, string> | null | 'no_credit'> {
  const { businessId, kind, stretch, limit } = use
  const objects = [...use.objects]
  const { rows } = await sql<{ id: string; object: string }>`
    with counted as (
      insert into usage_counter as counter (agency_id, business_id, kind, stretch, used, updated_at)
      select ${scope.agencyId}, ${businessId}, ${kind}, ${stretch}, ${objects.length}::int, ${now}
        where ${limit}::int < 0 or ${objects.length}::int <= ${limit}::int
      on conflict (agency_id, business_id, kind, stretch) do update set used = counter.used + ${objects.length}::int, updated_at = ${now}
        where ${limit}::int < 0 or counter.used + ${objects.length}::int <= ${limit}::int
      returning used
    )
    insert into usage_take (agency_id, business_id, kind, stretch, object, taken_at)
    select ${scope.agencyId}, ${businessId}, ${kind}, ${stretch}, object, ${now}
      from counted, unnest(${objects}::text[]) as object
    returning usage_take_id::text as id, object`.execute(tx)
  if (rows.length === 0) return null
  if (use.credit) {
    const paid = await sql`
      with counted as (
        update pdf_credit set used = used + ${objects.length}::int
        where agency_id = ${scope.agencyId} and used + ${objects.length}::int <= bought returning used
      )
      insert into pdf_credit_use (agency_id, usage_take_id, business_id, object, used_at)
      select ${scope.agencyId}, made.id::bigint, ${businessId}, made.object, ${now}
        from counted, unnest(${rows.map(({ id }) => id)}::text[], ${rows.map((row) => row.object)}::text[]) as made (id, object)
      returning object`.execute(tx)
    if (paid.rows.length === 0) return 'no_credit'
  }
  return new Map(rows.map(({ id, object }) => [object, id]))
}

/** How many credits for PDF cards an agency has left. */
export async function findCreditsLeft(db: Db, { agencyId }: Pick<Scope, 'agencyId'>): Promise<number> {
  const row = await db
    .selectFrom('pdfCredit')
    .select(['bought', 'used'])
    .where('agencyId', '=', agencyId)
    .executeTakeFirst()
  return row ? Math.max(0, row.bought - row.used) : 0
}

/** Which things were counted within the last week, and so are not counted again. */
export const findTaken = (
  db: Db,
  scope: Pick<Scope, 'agencyId'>,
  { businessId, kind, objects }: { businessId: number; kind: CountedKind; objects: readonly string[] },
  now: Date,
): Promise<{ id: string; object: string }[]> =>
  db
    .selectFrom('usageTake')
    .select((e) => [e.cast<string>('usageTakeId', 'text').as('id'), 'object'])
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .where('kind', '=', kind)
    .where('object', 'in', [...objects, ''])
    .where('givenBackAt', 'is', null)
    .where('takenAt', '>', new Date(now.getTime() - freeAgainDays * 86_400_000))
    .execute()

/** Takes one of the agency's credits for a use, if there is one; the row decides races. */
async function takeCredit(
  tx: Tx,
  { agencyId }: Scope,
  { id, businessId, object, now }: { id: string; businessId: number; object: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with counted as (
      update pdf_credit set used = used + 1 where agency_id = ${agencyId} and used < bought returning used
    )
    insert into pdf_credit_use (agency_id, usage_take_id, business_id, object, used_at)
    select ${agencyId}, ${id}::bigint, ${businessId}, ${object}, ${now} from counted returning object`.execute(
    tx,
  )
  return rows.length > 0
}

/** Gives a use back after a failure; a second time changes nothing. */
export async function giveBack(tx: Tx, scope: Scope, takeId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`
    with back as (
      update usage_take set given_back_at = ${now}
      where agency_id = ${scope.agencyId} and usage_take_id = ${takeId}::bigint and given_back_at is null
      returning business_id, kind, stretch
    )
    update usage_counter as counter set used = counter.used - 1, updated_at = ${now} from back
    where counter.agency_id = ${scope.agencyId} and counter.business_id = back.business_id
      and counter.kind = back.kind and counter.stretch = back.stretch
    returning counter.used`.execute(tx)
  await sql`
    with back as (
      update pdf_credit_use set given_back_at = ${now}
      where agency_id = ${scope.agencyId} and usage_take_id = ${takeId}::bigint and given_back_at is null returning 1
    )
    update pdf_credit set used = used - 1 from back where agency_id = ${scope.agencyId}`.execute(tx)
  return rows.length > 0
}

/** As `giveBack` for many uses at once. */
export async function giveBackMany(
  tx: Tx,
  scope: Pick<Scope, 'agencyId'>,
  takeIds: readonly string[],
  now: Date,
): Promise<void> {
  if (takeIds.length === 0) return
  await sql`
    with back as (
      update usage_take set given_back_at = ${now}
      where agency_id = ${scope.agencyId} and usage_take_id = any(${[...takeIds]}::bigint[]) and given_back_at is null
      returning business_id, kind, stretch
    ), sums as (select business_id, kind, stretch, count(*)::int as n from back group by business_id, kind, stretch)
    update usage_counter as counter set used = counter.used - sums.n, updated_at = ${now} from sums
    where counter.agency_id = ${scope.agencyId} and counter.business_id = sums.business_id
      and counter.kind = sums.kind and counter.stretch = sums.stretch`.execute(tx)
  await sql`
    with back as (
      update pdf_credit_use set given_back_at = ${now}
      where agency_id = ${scope.agencyId} and usage_take_id = any(${[...takeIds]}::bigint[]) and given_back_at is null
      returning 1
    ), sums as (select count(*)::int as n from back)
    update pdf_credit set used = used - sums.n from sums where agency_id = ${scope.agencyId} and sums.n > 0`.execute(
    tx,
  )
}

/** Whether the single purchase that a use was paid by was refunded meanwhile: then it is not there again with the use. */
export const isRefunded = async (
  db: Db,
  { agencyId }: Pick<Scope, 'agencyId'>,
  takeId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('usageTake')
    .select('object')
    .where('agencyId', '=', agencyId)
    .where('usageTakeId', '=', takeId)
    .where('refundedAt', 'is not', null)
    .executeTakeFirst()) !== undefined

/** How much was used in the stretches that count today. */
export async function readUsage(
  db: Db,
  scope: Scope,
  businessId: number,
  at: { today: string; periodId: number },
): Promise<Usage> {
  const rows = await db
    .selectFrom('usageCounter')
    .select(['kind', 'stretch', 'used'])
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .where('stretch', 'in', [...new Set(countedKinds.map((kind) => stretchOf(kind, at)))])
    .execute()
  const used = (kind: CountedKind) =>
    rows.find((row) => row.kind === kind && row.stretch === stretchOf(kind, at))?.used ?? 0
  return {
    greetingVideo: used('greetingVideo'),
    pdfExport: used('pdfExport'),
    promotionalVideo: used('promotionalVideo'),
  }
}

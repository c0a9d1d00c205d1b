import { graceDays, paidStatus } from '@parichay/contract/business/rules.ts'
import type { RenderState } from '@parichay/contract/video/fields.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { onTheirWay } from '../../report/store.money.ts'

/** Figures are exact up to here, as totals of lists are. */
export const exactFigure = 10_000

/** The agencies and people whose days are kept: a scope as figure_day knows it. */
const keeperOf = (scope: Scope) => (scope.reach === 'madeBy' ? (scope.franchiseeId ?? 0) : 0)

/**
 * Keeps how many there were at the end of a day, for every agency and everybody who serves businesses: one statement for all.
 * A day that is kept already is counted anew. Asked with the platform role.
 */
export async function keepDay(db: Db, day: string): Promise<void> {
  const expiry = sql`expiry_date_for_customer`
  const d = sql`${day}::date`
  const count = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})`
  const paid = sql`payment_status = ${sql.lit(paidStatus)}`
  const end = sql`(${d} + 1)::timestamp at time zone 'Asia/Kolkata'`
  const figures = sql`jsonb_build_object(
    'businesses', count(*),
    'activeCards', ${count(sql`card_status = 'ACTIVE'`)},
    'draftCards', ${count(sql`card_status = 'DRAFT'`)},
    'subscribed', ${count(sql`${expiry} >= ${d} - ${sql.lit(graceDays)} and ${paid}`)},
    'trial', ${count(sql`${expiry} >= ${d} and not (${paid})`)},
    'expiring', ${count(sql`${expiry} between ${d} and ${d} + soon.expiring_soon_days and ${paid}`)},
    'grace', ${count(sql`${expiry} >= ${d} - ${sql.lit(graceDays)} and ${expiry} < ${d}`)},
    'ending', ${count(sql`${expiry} between ${d} - ${sql.lit(graceDays)} and ${d} + soon.expiring_soon_days`)},
    'expired', ${count(sql`${expiry} < ${d} - ${sql.lit(graceDays)}`)})`
  await sql`insert into figure_day (agency_id, franchisee_id, day, figures)
    select agency_id, coalesce(made_by_franchisee_id, 0), ${d}, ${figures}
      from business join (select agency_id, expiring_soon_days from agency) soon using (agency_id)
      where deleted_at is null and created_at < ${end}
      group by grouping sets ((agency_id), (agency_id, made_by_franchisee_id))
      having grouping(made_by_franchisee_id) = 1 or made_by_franchisee_id is not null
    on conflict (agency_id, franchisee_id, day) do update set figures = excluded.figures`.execute(db)
  await keepWork(db, day)
}

/** Adds what waits for a person as it stands now, which the lists forget once it is done, to the rows of a day. */
async function keepWork(db: Db, day: string): Promise<void> {
  const film = (state: RenderState) =>
    sql`select v.agency_id, v.made_by_franchisee_id as maker from ${filmsThatAre(state)}`
  const waiting = {
    openExceptions: sql`select agency_id, null::int as maker from recon_break where closed_at is null`,
    pendingPayments: sql`select i.agency_id, null::int as maker from ${onTheirWay.from} where ${onTheirWay.where}`,
    filmsWaiting: film('waiting'),
    filmsFailed: film('failed'),
    imageRequests: sql`select agency_id, made_by_franchisee_id as maker from image_request
      where status = 'OPEN' and not is_gone`,
    feedback: sql`select agency_id, made_by_franchisee_id as maker from feedback
      where deleted_at is null and answered_at is null`,
  }
  const names = Object.keys(waiting)
  const counts = Object.entries(waiting).map(
    ([
      name,
      rows,
    ]) => sql`select ${sql.lit(name)} as name, agency_id, coalesce(maker, 0) as franchisee_id, count(*) as n
      from (${rows}) one group by grouping sets ((agency_id), (agency_id, maker))
      having grouping(maker) = 1 or maker is not null`,
  )
  const none = sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql.lit(0)]))})`
  await sql`with counted as (
      select agency_id, franchisee_id, jsonb_object_agg(name, n) as figures
      from (${sql.join(counts, sql` union all `)}) each_count group by agency_id, franchisee_id)
    update figure_day set figures = figure_day.figures || ${none} || coalesce(
      (select c.figures from counted c
        where c.agency_id = figure_day.agency_id and c.franchisee_id = figure_day.franchisee_id), '{}')
    where day = ${day}::date`.execute(db)
}

/** Makes one line of what businesses came to for each person, and forgets who came to nothing (migration 0253). Asked with the platform role. */
export const foldTally = (db: Db) =>
  sql`with lines as (delete from business_tally returning *)
    insert into business_tally
      select agency_id, franchisee_id, sum(businesses), sum(active_cards) from lines group by 1, 2
      having sum(businesses) <> 0 or sum(active_cards) <> 0`.execute(db)

/** Videos that are there and whose last film stands so, as `v`; the last word is a condition. */
const filmsThatAre = (state: RenderState) =>
  sql`user_video v where v.film_state = ${sql.lit(state)} and v.deleted_at is null and not v.is_gone`

/** What was kept nearest to a day, not before it: the day, and its figures. Nothing where no day was kept since. */
export async function findKept(
  db: Db,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; figures: Record<string, number> } | undefined> {
  const mine = sql`franchisee_id = ${keeperOf(scope)} ${
    scope.reach === 'platform' ? sql`` : sql`and agency_id = ${scope.agencyId}`
  }`
  const { rows } = await sql<{ day: string; name: string; value: number }>`
    select day, key as name, sum(value::bigint)::bigint as value from figure_day, jsonb_each_text(figures)
    where ${mine} and day = (select min(day) from figure_day where ${mine} and day between ${from}::date and ${to}::date)
    group by day, key`.execute(db)
  const [first] = rows
  return (
    first && { day: first.day, figures: Object.fromEntries(rows.map(({ name, value }) => [name, value])) }
  )
}

/** What customers paid on these Indian days, as the report of payments lists it: how often, and how much in paise (migration 0265). */
export async function sumPayments(
  db: Db,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<{ payments: number; revenue: number }> {
  const { rows } = await sql<{ payments: number; revenue: number }>`
    select coalesce(sum(payments), 0) as payments, coalesce(sum(paid_paise), 0)::bigint as revenue from money_tally
    where day between ${from}::date and ${to}::date ${ofAgency(scope)}`.execute(db)
  return rows[0] ?? { payments: 0, revenue: 0 }
}

/** Businesses made on each of these days in the scope, without deleted ones; days without any too. */
export async function countMadeByDay(
  db: Db,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; made: number }[]> {
  // Each day is a stretch of an index; to ask every row for its Indian day takes many times as long.
  const { rows } = await sql<{ day: string; made: number }>`
    select one.day, (
      select count(*)::int from business
      where deleted_at is null
        and created_at >= one.day::timestamp at time zone 'Asia/Kolkata'
        and created_at < (one.day + 1)::timestamp at time zone 'Asia/Kolkata'
        ${ofAgency(scope)}
        ${scope.reach === 'madeBy' ? sql`and made_by_franchisee_id = ${scope.franchiseeId}` : sql``}
    ) as made
    from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) one
    order by 1`.execute(db)
  return rows
}

/** What customers paid on each of these days, in paise; only days with a payment. */
export async function sumPaidByDay(
  db: Db,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; paid: number }>`
    select day, sum(paid_paise)::bigint as paid from money_tally
    where day between ${from}::date and ${to}::date ${ofAgency(scope)} group by day having sum(payments) <> 0`.execute(
    db,
  )
  return new Map(rows.map(({ day, paid }) => [day, Number(paid)]))
}

const capped = async (db: Db, rows: ReturnType<typeof sql>) =>
  Number(
    (
      await sql<{ n: number }>`select count(*) as n from (${rows} limit ${exactFigure + 1}) capped`.execute(
        db,
      )
    ).rows[0]?.n ?? 0,
  )

const ofAgency = (scope: Scope) =>
  scope.reach === 'platform' ? sql`` : sql`and agency_id = ${scope.agencyId}`

/** Open exceptions about money. */
export const countExceptions = (db: Db, scope: Scope) =>
  capped(db, sql`select 1 from recon_break where closed_at is null ${ofAgency(scope)}`)

/** What customers are paying just now, as the report of it lists them. */
export const countPending = (db: Db, scope: Scope) =>
  capped(
    db,
    sql`select 1 from ${onTheirWay.from} where ${onTheirWay.where}
      ${scope.reach === 'platform' ? sql`` : sql`and i.agency_id = ${scope.agencyId}`}`,
  )

/** Feedback that waits for an answer, as its list shows it. */
export const countFeedback = (db: Db, scope: Scope) =>
  capped(
    db,
    sql`select 1 from feedback where deleted_at is null and answered_at is null ${ofAgency(scope)}
      ${scope.reach === 'madeBy' ? sql`and made_by_franchisee_id = ${scope.franchiseeId}` : sql``}`,
  )

/** Videos whose last film stands so, as All Projects lists them. */
export const countFilms = (db: Db, scope: Scope, state: RenderState) =>
  capped(
    db,
    sql`select 1 from ${filmsThatAre(state)}
        ${scope.reach === 'platform' ? sql`` : sql`and v.agency_id = ${scope.agencyId}`}
        ${scope.reach === 'madeBy' ? sql`and v.made_by_franchisee_id = ${scope.franchiseeId}` : sql``}`,
  )

/** Greetings that left on these Indian days, as the report of greetings lists them. */
export const countGreetings = (db: Db, scope: Scope, { from, to }: { from: string; to: string }) =>
  capped(
    db,
    sql`select 1 from image_post_use where day between ${from}::date and ${to}::date ${ofAgency(scope)}`,
  )

/** Image requests that wait for an answer, as their list shows them. */
export const countRequests = (db: Db, scope: Scope) =>
  capped(
    db,
    sql`select 1 from image_request where status = 'OPEN' and not is_gone ${ofAgency(scope)}
      ${scope.reach === 'madeBy' ? sql`and made_by_franchisee_id = ${scope.franchiseeId}` : sql``}`,
  )

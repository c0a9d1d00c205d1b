import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Severity } from './rules.ts'

/** An advisory about a package that this installation runs. */
export type Found = {
  /** Its number, such as GHSA-35jh-r3h4-6jhm. */
  advisory: string
  package: string
  versions: string[]
  severity: Severity
  title: string
}

/** Notes advisories that were not known before, by number. Gives back which. Asked with the platform role, as everything here. */
export async function noteAdvisories(
  db: Db,
  advisories: readonly string[],
  today: string,
): Promise<Set<string>> {
  if (advisories.length === 0) return new Set()
  const rows = await db
    .insertInto('packageAdvisory')
    .values(advisories.map((advisory) => ({ advisory, since: today })))
    .onConflict((conflict) => conflict.column('advisory').doNothing())
    .returning('advisory')
    .execute()
  return new Set(rows.map(({ advisory }) => advisory))
}

/** Since when each of these is known here, as YYYY-MM-DD. */
export async function knownSince(db: Db, advisories: readonly string[]): Promise<Map<string, string>> {
  if (advisories.length === 0) return new Map()
  const rows = await db
    .selectFrom('packageAdvisory')
    .select(['advisory', 'since'])
    .where('advisory', 'in', advisories)
    .execute()
  return new Map(rows.map(({ advisory, since }) => [advisory, since]))
}

const keeper = sql`select agency_id from agency where 'superadmin' = any(roles) order by agency_id limit 1`

/** Tells the platform's staff of an advisory whose time is over, once and never again. Gives back whether this was the time. */
export async function tellOfAdvisory(
  db: Db,
  found: Found,
  { since, days, now }: { since: string; days: number; now: Date },
): Promise<boolean> {
  const { advisory, severity, title } = found
  const facts = JSON.stringify({
    advisory,
    package: found.package,
    version: found.versions.join(', '),
    severity,
    title,
    since,
    days,
  })
  const { rows } = await sql`with keeper as (${keeper}), told as (
      update package_advisory set told_at = ${now}::timestamptz from keeper
      where advisory = ${advisory} and told_at is null returning keeper.agency_id)
    select notify_staff(agency_id, 'advisory', ${`advisory ${advisory}`}, null, ${facts}::jsonb, ${now}::timestamptz) from told`.execute(
    db,
  )
  return rows.length > 0
}

/** Notes that the registry did not answer. Gives back since when it has not. */
export async function noteSilence(db: Db, now: Date): Promise<Date> {
  await db
    .insertInto('advisorySilence')
    .values({ since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { since } = await db.selectFrom('advisorySilence').select('since').executeTakeFirstOrThrow()
  return since
}

/** The registry answered: the next silence is a new one. */
export const endSilence = async (db: Db): Promise<void> => {
  await db.deleteFrom('advisorySilence').execute()
}

/** Tells the platform's staff that nobody looks any more, once for each silence; anew when the bell has forgotten it after its 90 days. */
export async function tellOfSilence(db: Db, since: Date, now: Date): Promise<void> {
  const facts = JSON.stringify({ isSilent: true, since: since.toISOString() })
  await sql`with keeper as (${keeper})
    select notify_staff(agency_id, 'advisory', ${`registry silent since ${since.toISOString()}`}, null, ${facts}::jsonb, ${now}::timestamptz)
    from keeper`.execute(db)
}

import { sql, type Kysely } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'
import { daysOf } from './fixtures.days.ts'
import { lastYear, occasions } from './fixtures.ts'

/**
 * Lays the days of years that came after those that were laid, for libraries that stand: of moving occasions of the shared
 * library what the calendar of this release knows, each year once; of fixed dates of every agency this year and the next
 * two. What people changed stays: occasions without a day, those that are no longer of their kind, and years in which a day stands.
 * Asked with the platform role.
 */
export async function layLaterYears(db: Kysely<Tables>, shared: number, today: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await layFixed(tx, today)
    await layMoving(tx, shared)
  })
}

const layFixed = (tx: Tx, today: string) =>
  sql`insert into image_subcategory_day (agency_id, image_subcategory_id, day, who)
    select last.agency_id, last.image_subcategory_id, make_date(later.year, extract(month from last.day)::int, extract(day from last.day)::int), last.who
    from (
      select days.*, extract(year from max(days.day) over (partition by days.agency_id, days.image_subcategory_id))::int as year
      from image_subcategory sub join image_subcategory_day days using (agency_id, image_subcategory_id)
      where sub.date_type = 'FIXED'
    ) last
    cross join lateral generate_series(last.year + 1, extract(year from ${today}::date)::int + 2) later(year)
    where extract(year from last.day) = last.year and (to_char(last.day, 'MMDD') <> '0229'
      or later.year % 4 = 0 and (later.year % 100 <> 0 or later.year % 400 = 0))
    on conflict do nothing`.execute(tx)

async function layMoving(tx: Tx, shared: number) {
  const rows = await tx
    .selectFrom('imageSubcategory')
    .select(['imageSubcategoryId', 'name', 'names', 'calendarYear'])
    .where('agencyId', '=', shared)
    .where('dateType', '=', 'FLEXIBLE')
    .where('calendarYear', '<', lastYear)
    .orderBy('imageSubcategoryId')
    .forUpdate()
    .execute()
  const moving = occasions.filter(({ rule }) => rule.by !== 'fixed')
  for (const { imageSubcategoryId, name, names, calendarYear } of rows) {
    const one =
      moving.find((occasion) => occasion.name === name) ??
      moving.find((occasion) => occasion.names.hi === names.hi)
    const days = one ? daysOf(one).filter(({ day }) => Number(day.slice(0, 4)) > Number(calendarYear)) : []
    const rowsOfDays = days.map(({ day, who = '' }) => ({ day, who }))
    await sql`insert into image_subcategory_day (agency_id, image_subcategory_id, day, who)
      select ${shared}, ${imageSubcategoryId}, later.day, later.who
      from jsonb_to_recordset(${JSON.stringify(rowsOfDays)}::jsonb) later(day date, who text)
      where exists (select from image_subcategory_day where agency_id = ${shared} and image_subcategory_id = ${imageSubcategoryId})
        and not exists (select from image_subcategory_day stands where stands.agency_id = ${shared}
          and stands.image_subcategory_id = ${imageSubcategoryId}
          and extract(year from stands.day) = extract(year from later.day))`.execute(tx)
    // Who has the form open with the days of before is told that there are newer ones.
    await tx
      .updateTable('imageSubcategory')
      .set((e) => ({ calendarYear: lastYear, version: e('version', '+', 1) }))
      .where('agencyId', '=', shared)
      .where('imageSubcategoryId', '=', imageSubcategoryId)
      .execute()
  }
}

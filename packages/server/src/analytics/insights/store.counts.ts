import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { failureSource, filmSource, greetingSource, sessionSource } from '../../report/store.panel.ts'
import { cardSource } from '../../report/store.projects.ts'
import { countRows, type Source } from '../../report/store.ts'
import { exactFigure } from '../figures/store.ts'
import { asked, type Wish } from './store.ts'

type Part = ReturnType<typeof sql>

/** Rows of a report by what they have in common: what is counted here is what its list shows. */
async function grouped<T>(db: Db, { from, where }: Source, select: Part, rest: Part): Promise<T[]> {
  return (await sql<T>`select ${select} from ${from} where ${where} ${rest}`.execute(db)).rows
}

/** Cards made and greetings sent in the span, each counted to one beyond what is exact. */
export const countWorks = async (
  db: Db,
  wish: Wish,
): Promise<{ newCards: number; greetingsSent: number }> => ({
  newCards: await countRows(db, cardSource(asked(wish)), exactFigure + 1),
  greetingsSent: await countRows(db, greetingSource(asked(wish)), exactFigure + 1),
})

/** Promotional films that were made in the span, and how many minutes they last together. */
export async function sumFilms(db: Db, wish: Wish): Promise<{ filmsMade: number; filmMinutes: number }> {
  const { counted, where } = filmSource(asked(wish))
  const { rows } = await sql<{ films: number; seconds: number }>`
    select count(*)::int as films, coalesce(sum(round(r.seconds)), 0)::int as seconds from ${counted!} where ${where}`.execute(
    db,
  )
  const { films = 0, seconds = 0 } = rows[0] ?? {}
  return { filmsMade: films, filmMinutes: Math.round(seconds / 60) }
}

/** The designs of cards made in the span, the twelve with most. */
export const listTemplates = (db: Db, wish: Wish) =>
  grouped<{ template: string; value: number }>(
    db,
    cardSource(asked(wish)),
    sql`card.template_code as template, count(*)::int as value`,
    sql`group by 1 order by 2 desc, 1 limit 12`,
  )

/** Greetings that were sent by the category of their picture, the twelve with most; counted by picture before any name is looked up. */
export async function listGreetings(db: Db, wish: Wish) {
  const { counted, where } = greetingSource(asked(wish))
  const { rows } = await sql<{ imageCategoryId: number; name: string; value: number }>`
    with sent as materialized (select used.image_id, count(*) as times from ${counted!} where ${where} group by 1)
    select image_category.image_category_id, image_category.name, sum(sent.times)::int as value
    from sent join image_post post on post.image_id = sent.image_id
    join image_category on image_category.agency_id = post.agency_id and image_category.image_category_id = post.image_category_id
    group by 1, 2 order by 3 desc, 1 limit 12`.execute(db)
  return rows
}

/**
 * Rows of a report on each Indian day of the span, days without any too. Each day is a stretch of the index by time: to ask
 * every one of a million rows for its day takes ten times as long.
 */
async function byDay(
  db: Db,
  { from, counted = from, where }: Source,
  at: Part,
  { span }: Wish,
): Promise<{ day: string; value: number }[]> {
  const start = (day: Part) => sql`${day}::timestamp at time zone 'Asia/Kolkata'`
  const { rows } = await sql<{ day: string; value: number }>`
    select one.day, (select count(*)::int from ${counted} where ${where}
      and ${at} >= ${start(sql`one.day`)} and ${at} < ${start(sql`(one.day + 1)`)}) as value
    from (select generate_series(${span.from}::date, ${span.to}::date, interval '1 day')::date as day) one`.execute(
    db,
  )
  return rows
}

/** Times that customers used the panel, by the day they began. */
export const listSessionDays = (db: Db, wish: Wish) => byDay(db, sessionSource(asked(wish)), sql`e.at`, wish)

/** Failures that panels told of, by day. */
export const listFailureDays = (db: Db, wish: Wish) => byDay(db, failureSource(asked(wish)), sql`l.at`, wish)

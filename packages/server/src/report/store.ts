import type { ReportCell, ReportColumn } from '@parichay/contract/report/fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db.ts'

type Part = RawBuilder<unknown>

/** A report as the database sees it: where its rows come from, their order, and what each column reads. */
export type Source = {
  from: Part
  /** The same rows for counting alone, without what only the columns read; `from` where it is left out. */
  counted?: Part
  /** The same rows where nothing but their number is asked for, and no order; `counted` where it is left out. */
  numbered?: Part
  /** What those of `numbered` meet, where it is said of other tables than `where`. */
  numberedWhere?: Part
  /**
   * What an index has the counted rows by: they are counted along it. Without, the first rows of the table are taken for as good as any, and
   * those of this month are its last.
   */
  along?: Part
  where: Part
  /** Together they name one row and say its place; a list is walked along them. */
  keys: readonly Part[]
  step: 'asc' | 'desc'
  cells: Partial<Record<ReportColumn, Part>>
  /**
   * What the columns read, joined to rows that were chosen before (`from` of the chosen rows); rows are chosen from `counted`, whose
   * first table is named so. Left out where filters read the same tables as columns.
   */
  joined?: { chosen: string; from: (rows: Part) => Part }
  /** How it is walked where the query `of` has more than `crowd` rows: what would be summed up and sorted whole goes row by row. */
  inCrowd?: { of: Part; walk: Walk }
}
/** A way along the rows of a report. */
export type Walk = Pick<Source, 'from' | 'counted' | 'joined' | 'where' | 'keys' | 'step' | 'cells'>
/** From so many rows on a report is walked the other way, where it has one. */
export const crowd = 10_000
/** Where a walk stands: the keys of its last row. */
export type Place = readonly (string | number)[]
/** Rows of a walk, and where it goes on; null at the end. */
export type Batch = { rows: ReportCell[][]; next: Place | null }

/** All of these, as one condition. */
export const allOf = (parts: readonly Part[]): Part =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)

/** Instants of these Indian days, both included. */
export const onDays = (column: Part, { from, to }: { from?: string; to?: string }): Part[] => [
  ...(from ? [sql`${column} >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`] : []),
  ...(to ? [sql`${column} < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`] : []),
]

/** Days of a date column, both included. */
export const betweenDays = (column: Part, { from, to }: { from?: string; to?: string }): Part[] => [
  ...(from ? [sql`${column} >= ${from}::date`] : []),
  ...(to ? [sql`${column} <= ${to}::date`] : []),
]

/** The Indian day of an instant, as text. */
export const istDayOf = (column: Part): Part =>
  sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** The next rows of a report after a place: walked by its keys, so that nothing is counted off or shown twice. */
export async function readBatch(
  db: Db,
  { from, counted = from, joined, where, keys, step, cells }: Walk,
  columns: readonly ReportColumn[],
  after: Place | null,
  limit: number,
): Promise<Batch> {
  const values = [...keys, ...columns.map((column) => cells[column] ?? sql`null`)]
  const named = values.map((value, index) => sql`${value} as ${sql.ref(`c${index}`)}`)
  const turn = sql.raw(step)
  const beyond = sql.raw(step === 'asc' ? '>' : '<')
  const rest = after ? sql`and (${sql.join(keys)}) ${beyond} (${sql.join([...after])})` : sql``
  const order = sql`order by ${sql.join(keys.map((key) => sql`${key} ${turn}`))}`
  const meant = sql`where ${where} ${rest} ${order} limit ${limit}`
  const asked = joined
    ? sql<Record<string, ReportCell>>`select ${sql.join(named)} from
        ${joined.from(sql`(select ${sql.ref(joined.chosen)}.* from ${counted} ${meant})`)} ${order}`
    : sql<Record<string, ReportCell>>`select ${sql.join(named)} from ${from} ${meant}`
  const { rows } = await asked.execute(db)
  const cell = (row: Record<string, ReportCell>, index: number) => row[`c${index}`] ?? null
  const last = rows.at(-1)
  return {
    rows: rows.map((row) => columns.map((_, index) => cell(row, keys.length + index))),
    next: last && rows.length === limit ? keys.map((_, index) => cell(last, index) ?? '') : null,
  }
}

/** Whether there are so many rows that a report is walked the other way. */
export async function isCrowded(db: Db, { of }: NonNullable<Source['inCrowd']>): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from
    (${of} limit ${crowd + 1}) capped`.execute(db)
  return Number(rows[0]?.n ?? 0) > crowd
}

/** How many rows a report has, counted no further than `most`. */
export async function countRows(
  db: Db,
  { from, counted = from, numbered = counted, along, where, numberedWhere = where }: Source,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from
    (select 1 from ${numbered} where ${numberedWhere} ${along ? sql`order by ${along}` : sql``} limit ${most}) capped`.execute(
    db,
  )
  return Number(rows[0]?.n ?? 0)
}

import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Tx } from './db.ts'
import type { Scope } from './scope.ts'
import { plainDigits } from '@parichay/contract/digits.ts'
import { formsOf } from './search-words.ts'

/** Largest total that is counted exactly. */
export const exactTotal = 10_000

/** A list of staff, ready to be asked: which rows, in which order, which page. */
export type Listing = {
  /** The table, and its column that numbers rows from old to new. */
  table: RawBuilder<unknown>
  id: RawBuilder<unknown>
  where: Expression<SqlBool>
  /** The same for a crowd that is walked: what is looked up in other tables is asked row by row. */
  whereOneByOne?: Expression<SqlBool>
  /** As many rows of another table, which an index alone counts. */
  counted?: RawBuilder<unknown>
  /** What is sorted by before the id; nothing for the order of making. */
  key: RawBuilder<unknown> | null
  /** The key is walked in the same direction as the id, as one that grows with it. */
  keyGrows?: boolean
  newestFirst: boolean
  /** Of 10,000 hits at most those of which this is true come first; a crowd stays in its order. */
  ahead?: RawBuilder<boolean> | undefined
  /** Whether a condition beside the tenant is set, so that there may be few rows. */
  narrow: boolean
  /** The rows stand close together in the order of making, so that a walk may be long, and an index alone answers which they are. */
  standsTogether?: boolean
  /** What is searched for, each found by a trigram index or at the beginning of a word. */
  words: readonly string[]
  /** The index of its words lies in slices, see `inSlices`. */
  isSliced?: boolean
  page: number
  pageSize: number
  /** Pages count from the end: page 1 is the last. */
  fromEnd: boolean
}
/** The rows of a page in its order, and how many there are in all, to 10,001. */
export type Chosen = { ids: { agencyId: number; id: number }[]; total: number }
type Hit = { agencyId: number; id: number; total: number }

/** Neighbouring letters that `searchable` writes as five signs each: scripts of India. */
const indianLetters = /[\u0800-\u0fff]{2}/

/** A text, kept by `searchable`, that holds this word; one of a letter or two must begin a word, or no index could find it. */
export function holdsWord(held: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const [first, ...others] = formsOf(word).map((form) => holdsExactly(held, form))
  return others.length === 0 ? first! : sql<boolean>`(${sql.join([first, ...others], sql` or `)})`
}

/** A text, kept by `searchable`, in which a word ends with the digits that are searched for, as a phone does; undefined where no number alone is searched for. */
export function endsWithDigits(
  held: RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<boolean> | undefined {
  const digits = words.length === 1 ? plainDigits(words[0]!) : ''
  return /^\d+$/.test(digits) ? sql<boolean>`(${held} || ' ') like ${`%${digits} %`}` : undefined
}

function holdsExactly(held: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const text = sql`regexp_replace(searchable(${word}), ${'[%_\\\\]'}, ${'\\\\\\&'}, 'g')`
  if (Buffer.byteLength(word) <= 2)
    return sql<boolean>`(${held} like ${text} || '%' or ${held} like '% ' || ${text} || '%')`
  if (!indianLetters.test(word)) return sql<boolean>`${held} like '%' || ${text} || '%'`
  // A letter's five signs would be five lists of the index to compare; its last two and the beginning of the next letter name it.
  const thin = sql`regexp_replace(regexp_replace(${text}, 'q[0-9]{2}([0-9]{2})(?=q)', ${'%\\1q'}, 'g'), 'qq[0-9]{4}', 'q%', 'g')`
  // What is no plain column is asked of the rows that the index leads to.
  return sql<boolean>`(${held} like '%' || ${thin} || '%' and ${held} || '' like '%' || ${text} || '%')`
}

/** The slices that the index of a large table's words lies in, written as it is (migration 0290). */
const slices = [0, 1, 2, 3]

/**
 * Rows found by their words in a table whose index lies in slices, one slice after the other: with a limit the next is
 * asked only where those before it did not have enough. `those` reads the rows that meet a condition.
 */
export function inSlices(
  id: RawBuilder<unknown>,
  where: Expression<SqlBool>,
  those: (which: Expression<SqlBool>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parts = slices.map((slice) => those(sql`${where} and (${id} >> 14 & 3) = ${sql.lit(slice)}`))
  return sql.join(parts, sql` union all `)
}

/** A condition that finds all rows of a table whose index lies in slices: through them where words are searched. */
export const whereInSlices = (
  table: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  words: readonly string[],
  where: Expression<SqlBool>,
): Expression<SqlBool> =>
  words.length === 0
    ? where
    : sql<boolean>`${id} = any(array(${inSlices(id, where, (which) => sql`select ${id} from ${table} where ${which}`)}))`

/** Plans of this transaction are made for lists: by their indexes, and not compiled. */
export async function planAsLists(tx: Tx): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(tx)
}

/** A transaction of its own whose plans are made for lists; with the platform role. */
export const plannedAsLists = <T>(db: Database['platform'], work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await planAsLists(tx)
    return work(tx)
  })

/**
 * Chooses the rows of one page and counts to 10,001. Asked with the platform role and the scope's agency in the
 * condition: row-level security would keep LIKE away from the index. Read the rows under it afterwards.
 *
 * Up to 10,000 matches are found by their index in any order and sorted; a crowd is walked in the wanted order until
 * the page is full, which is soon, because it is a crowd. From the end it is walked backwards.
 */
export async function choosePage(tx: Tx, listing: Listing): Promise<Chosen> {
  await planAsLists(tx)
  const { table, id, where, key, narrow, words, page, pageSize, fromEnd, ahead } = listing
  const step = sql.raw(listing.newestFirst !== fromEnd ? 'desc' : 'asc')
  const turn = listing.keyGrows ? step : sql.raw(fromEnd ? 'desc' : 'asc')
  const sortKey = sql`${key ? sql`, ${key} as sort_key` : sql``}${ahead ? sql`, ${ahead} as is_ahead` : sql``}`
  const those = (which: Expression<SqlBool>) =>
    sql`select ${table}.agency_id, ${id} as id${sortKey} from ${table} where ${which}`
  const matches = listing.isSliced && words.length > 0 ? inSlices(id, where, those) : those(where)
  const onPage = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
  const ask = async (query: RawBuilder<Hit>) => {
    const { rows } = await query.execute(tx)
    return {
      rows,
      ids: (fromEnd ? rows.toReversed() : rows).map(({ agencyId, id: no }) => ({ agencyId, id: no })),
    }
  }
  const count = async () =>
    (
      await sql<{
        n: number
      }>`select count(*) as n from (${listing.counted ? sql`select 1 from ${listing.counted}` : matches} limit ${exactTotal + 1}) capped`.execute(
        tx,
      )
    ).rows[0]?.n ?? 0
  const inOrderOfKey = async (rows = matches) => {
    const order = key ? sql`${key} ${turn}, ${id} ${step}` : sql`${id} ${step}`
    return (await ask(sql<Hit>`${rows} order by ${order} ${onPage}`)).ids
  }
  const walked = async () => {
    // Found by their words, a crowd would be fetched whole before it is sorted.
    await sql`select set_config('enable_bitmapscan', 'off', true)`.execute(tx)
    return inOrderOfKey(those(listing.whereOneByOne ?? where))
  }

  if (!narrow) {
    const total = await count()
    return { ids: await inOrderOfKey(), total }
  }
  if (key && words.length === 0) {
    // An index mostly tells how many there are without a look at their rows; of a crowd, the keys of ten thousand would be fetched for nothing.
    const total = await count()
    if (total > exactTotal) return { ids: await walked(), total }
  }
  const aheadFirst = ahead ? sql`is_ahead ${sql.raw(fromEnd ? 'asc' : 'desc')}, ` : sql``
  const byKey = sql`${aheadFirst}${key ? sql`sort_key ${turn}, ` : sql``}`
  // Names that hold a word stand close together, so a walk in their order may be long: these are all sorted, and found once.
  const sortsAll = key
    ? words.length > 0 && words.every((word) => word.length > 2)
    : listing.standsTogether === true
  const most = sortsAll ? sql`` : sql`limit ${exactTotal + 1}`
  const found = await ask(sql<Hit>`with hits as materialized (${matches} ${most})
    select agency_id, id, (select count(*) from hits) as total from hits order by ${byKey}id ${step} ${onPage}`)
  const total = Math.min(found.rows[0]?.total ?? (page === 1 ? 0 : await count()), exactTotal + 1)
  if (sortsAll || total <= exactTotal) return { ids: found.ids, total }
  return { ids: await walked(), total }
}

/**
 * Reads the rows of a chosen page with the reader's rights. They are few and known by number, and what is joined to them is
 * looked up by its key: joins go as they are written, and no other order is weighed, which took longer than the reading.
 */
export const readChosen = <Rows>(
  database: Database,
  scope: Scope,
  read: (tx: Tx) => Promise<Rows>,
): Promise<Rows> => {
  const asWritten = async (tx: Tx) => {
    await sql`select set_config('join_collapse_limit', '1', true)`.execute(tx)
    return read(tx)
  }
  return scope.reach === 'platform'
    ? database.platform.transaction().execute(asWritten)
    : database.inScope(scope, asWritten)
}

/** Rows that were read in any order, in that of a chosen page; what the reader may not see is not there. */
export const inOrder = <Row>(ids: Chosen['ids'], rows: readonly Row[], noOf: (row: Row) => number): Row[] => {
  const byNo = new Map(rows.map((row) => [noOf(row), row]))
  return ids.flatMap(({ id }) => byNo.get(id) ?? [])
}

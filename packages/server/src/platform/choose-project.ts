import type { CardFilterOption } from '@parichay/contract/card/filters.project.ts'
import { sql, type RawBuilder } from 'kysely'
import { type Chosen, choosePage, holdsWord } from './choose-page.ts'
import type { Tx } from './db.ts'
import type { Scope } from './scope.ts'

/** Filters, order and page of a tab of All Projects whose rows stay when their card goes: PDF cards and videos. */
export type ProjectFilters = {
  /** What every row must hold, lower case; none for no search. */
  words: readonly string[]
  searchBy?: CardFilterOption | undefined
  status?: 'ACTIVE' | 'INACTIVE' | undefined
  done?: 'done' | 'not-done' | undefined
  madeBy?: number | undefined
  madeFrom?: Date | undefined
  madeUntil?: Date | undefined
  sort: 'newest' | 'oldest' | 'name'
  page: number
  pageSize: number
  fromEnd: boolean
  agencyId?: number | undefined
}

/** A table of projects, in the words of SQL. */
export type ProjectTable = {
  table: string
  /** Columns: what numbers them, what they are called, and what was said when they were made whole. */
  no: string
  name: string
  doneAt: string
  /** Columns that are searched alone; all of them together stand in `search_text`. */
  searched: Record<Exclude<CardFilterOption, 'templateCode'>, string>
  /** Whose template is meant by a word. */
  ofTemplate: (word: string) => RawBuilder<boolean>
}

/** Chooses a page of these projects, narrowed further by `more`; see `choosePage`. */
export function chooseProjects(
  tx: Tx,
  scope: Scope,
  project: ProjectTable,
  filters: ProjectFilters,
  more: readonly RawBuilder<boolean>[] = [],
): Promise<Chosen> {
  const { words, searchBy, status, done, madeBy, madeFrom, madeUntil, sort } = filters
  const of = (column: string) => sql.ref(`${project.table}.${column}`)
  const agencyId = scope.reach === 'platform' ? filters.agencyId : scope.agencyId
  const holds = (word: string) => {
    if (searchBy === 'templateCode') return project.ofTemplate(word)
    return holdsWord(of(searchBy ? project.searched[searchBy] : 'search_text'), word)
  }
  const narrowing = [
    ...words.map(holds),
    ...(scope.reach === 'madeBy'
      ? [sql<boolean>`${of('made_by_franchisee_id')} = ${scope.franchiseeId}`]
      : []),
    ...(status ? [sql<boolean>`${of('is_active')} = ${status === 'ACTIVE'}`] : []),
    // Written as the indexes are.
    ...(done ? [sql<boolean>`(${of(project.doneAt)} is not null) = ${sql.lit(done === 'done')}`] : []),
    ...(madeBy ? [sql<boolean>`${of('made_by_franchisee_id')} = ${madeBy}`] : []),
    ...(madeFrom ? [sql<boolean>`${of('created_at')} >= ${madeFrom}`] : []),
    ...(madeUntil ? [sql<boolean>`${of('created_at')} < ${madeUntil}`] : []),
    ...more,
  ]
  const there = [
    sql<boolean>`${of('deleted_at')} is null and not ${of('is_gone')}`,
    ...(agencyId === undefined ? [] : [sql<boolean>`${of('agency_id')} = ${agencyId}`]),
  ]
  const key = sort === 'name' ? sql`lower(${of(project.name)})` : null
  const isMade = key === null && (madeFrom ?? madeUntil) !== undefined
  return choosePage(tx, {
    table: sql.table(project.table),
    id: of(project.no),
    where: sql<boolean>`${sql.join([...there, ...narrowing], sql` and `)}`,
    // Those made on some days stand together in the index by the time of making, and nowhere near the newest number.
    key: isMade ? of('created_at') : key,
    keyGrows: isMade,
    newestFirst: sort === 'newest',
    narrow: narrowing.length > 0,
    words,
    page: filters.page,
    pageSize: filters.pageSize,
    fromEnd: filters.fromEnd,
  })
}

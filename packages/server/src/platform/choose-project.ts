import type { CardFilterOption } from '@parichay/contract/card/filters.project.ts'
import { sql, type RawBuilder } from 'kysely'
import { type Chosen, choosePage, holdsWord, planAsLists } from './choose-page.ts'
import type { Tx } from './db.ts'
import type { Scope } from './scope.ts'

/** Filters of a tab of All Projects whose rows stay when their card goes: PDF cards and videos. */
export type ProjectNarrowing = {
  /** What every row must hold, lower case; none for no search. */
  words: readonly string[]
  searchBy?: CardFilterOption | undefined
  status?: 'ACTIVE' | 'INACTIVE' | undefined
  done?: 'done' | 'not-done' | undefined
  madeBy?: number | undefined
  madeFrom?: Date | undefined
  madeUntil?: Date | undefined
  agencyId?: number | undefined
}
/** The same with order and page. */
export type ProjectFilters = ProjectNarrowing & {
  sort: 'newest' | 'oldest' | 'name'
  page: number
  pageSize: number
  fromEnd: boolean
}
/** A project as the row of a job: its number, and whose it is. */
export type NamedProject = { no: number; businessId: number; businessName: string }

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

const columnsOf = (project: ProjectTable) => (column: string) => sql.ref(`${project.table}.${column}`)

/** What the filters ask, narrowed further by `more`: what narrows the list, and what every list asks. */
function conditions(
  scope: Scope,
  project: ProjectTable,
  filters: ProjectNarrowing,
  more: readonly RawBuilder<boolean>[],
) {
  const { words, searchBy, status, done, madeBy, madeFrom, madeUntil } = filters
  const of = columnsOf(project)
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
  return { narrowing, where: sql<boolean>`${sql.join([...there, ...narrowing], sql` and `)}` }
}

/** The projects that the filters mean, or those of these numbers among them; no more than `limit`, newest first. Asked as `choosePage`. */
export async function nameProjects(
  tx: Tx,
  scope: Scope,
  project: ProjectTable,
  { nos, ...filters }: ProjectNarrowing & { nos: readonly number[] | undefined },
  limit: number,
  more: readonly RawBuilder<boolean>[] = [],
): Promise<NamedProject[]> {
  await planAsLists(tx)
  const of = columnsOf(project)
  const these = nos ? [sql<boolean>`${of(project.no)} = any(${nos}::int[])`] : []
  const { where } = conditions(scope, project, filters, [...more, ...these])
  const { rows } = await sql<NamedProject>`select ${of(project.no)} as no, b.business_id, b.business_name
    from ${sql.table(project.table)} join business b
      on b.agency_id = ${of('agency_id')} and b.business_id = ${of('business_id')}
    where ${where} order by ${of(project.no)} desc limit ${limit}`.execute(tx)
  return rows
}

/** Chooses a page of these projects, narrowed further by `more`; see `choosePage`. */
export function chooseProjects(
  tx: Tx,
  scope: Scope,
  project: ProjectTable,
  filters: ProjectFilters,
  more: readonly RawBuilder<boolean>[] = [],
): Promise<Chosen> {
  const { words, madeFrom, madeUntil, sort } = filters
  const of = columnsOf(project)
  const { narrowing, where } = conditions(scope, project, filters, more)
  const key = sort === 'name' ? sql`lower(${of(project.name)})` : null
  const isMade = key === null && (madeFrom ?? madeUntil) !== undefined
  return choosePage(tx, {
    table: sql.table(project.table),
    id: of(project.no),
    where,
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

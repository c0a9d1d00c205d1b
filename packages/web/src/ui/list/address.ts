import type { z } from 'zod'
import { defaultPageSize, pageSizes } from './pages.ts'

type Schema = z.ZodObject
/** A flag stands in the address as the call wants it; everything else as the schema reads it. */
type Shown<T> = T extends boolean ? `${T}` : T
/** What an address asks a list for: the query of its route, as it is sent. */
export type ListQuery<S extends Schema> = { [K in keyof z.output<S>]?: Shown<NonNullable<z.output<S>[K]>> }
/** A change of a list: undefined takes away. */
export type ListChange<S extends Schema> = { [K in keyof ListQuery<S>]?: ListQuery<S>[K] | undefined }

/** How a list stands in the address. Every function is pure. */
export type ListAddress<S extends Schema> = {
  /** What each param may be. */
  schema: S
  /** What narrows the list beside words to search: param of the call, and its name in the address. */
  filters: ReadonlyMap<string, string>
  /** What makes no sense is left out, so that an old link still shows rows. */
  read: (search: Record<string, string | undefined>) => ListQuery<S>
  /** The address after a change: any filter or sort begins at the first page; plain values stay out. */
  change: (now: ListQuery<S>, what: ListChange<S>) => Record<string, unknown>
  /** Whether anything narrows the list; sorting, turning pages and the look of rows do not. */
  isFiltered: (query: ListQuery<S>) => boolean
  /** The change that takes all filters away. */
  clear: ListChange<S>
}

const turns = ['page', 'fromEnd']
const standing = ['sort', 'pageSize']

type Options<S extends Schema> = {
  /** The sort that a list has without one. */
  plainSort?: string
  /** Params that say how to look and narrow nothing by themselves: which field is searched. */
  beside?: readonly string[]
  /** Params that every address of the list carries. */
  always?: Record<string, string>
  /** What a param is called in the address where the call has another name for it. */
  called?: { [K in keyof z.output<S>]?: string }
  /** Params that make sense below another only: not read without it, gone when it changes. */
  below?: { [K in keyof z.output<S>]?: keyof z.output<S> & string }
  /** Params that say where in the list somebody is, as the page does: another filter takes them away. */
  places?: readonly string[]
  /** Params that say how rows are shown: they change nothing else and are never cleared. */
  looks?: readonly string[]
}

const given = (all: object) => Object.entries(all).filter(([, value]) => value !== undefined && value !== '')

/** What the text of a param asks for; undefined where it makes no sense. */
function valueOf(schema: Schema, name: string, text: string) {
  const long = name === 'search' ? text.trim().slice(0, 100) : text
  const read = (schema.shape[name] as z.ZodType).safeParse(long)
  if (!read.success || long === '') return undefined
  if (name === 'fromEnd' && long !== 'true') return undefined
  if (name === 'pageSize')
    return pageSizes.some((size) => size === read.data && size !== defaultPageSize) ? read.data : undefined
  return typeof read.data === 'number' ? read.data : long
}

/** Reads and writes the address of a list by the schema of its route's query: described once, where the call is. */
export function listAddress<S extends Schema>(
  schema: S,
  {
    plainSort = 'newest',
    beside = [],
    always = {},
    called = {},
    below = {},
    places = [],
    looks = [],
  }: Options<S> = {},
): ListAddress<S> {
  const names = Object.keys(schema.shape)
  const shownAs = (name: string) => (called as Record<string, string | undefined>)[name] ?? name
  const hangs = Object.entries(below) as [string, string][]
  const where = [...turns, ...places]
  const others = [...standing, ...where, ...looks]
  const narrowing = names.filter((name) => !others.includes(name) && !beside.includes(name))
  return {
    schema,
    filters: new Map(narrowing.filter((name) => name !== 'search').map((name) => [name, shownAs(name)])),
    read: (search) => {
      const query: Record<string, unknown> = Object.fromEntries(
        given(
          Object.fromEntries(
            names.map((name) => [name, valueOf(schema, name, search[shownAs(name)] ?? '')] as const),
          ),
        ),
      )
      for (const [name, above] of hangs) if (query[above] === undefined) delete query[name]
      return query as ListQuery<S>
    },
    change: (now, what) => {
      const keepsPlace = [...where, ...looks].some((name) => name in what)
      const fallen = hangs.flatMap(([name, above]) => (above in what ? [name] : []))
      const next: Record<string, unknown> = {
        ...now,
        ...Object.fromEntries([...(keepsPlace ? [] : where), ...fallen].map((name) => [name, undefined])),
        ...what,
      }
      const plain: Record<string, unknown> = {
        sort: plainSort,
        page: next['fromEnd'] ? undefined : 1,
        pageSize: defaultPageSize,
      }
      const kept = given(next).filter(([name, value]) => plain[name] !== value)
      return { ...always, ...Object.fromEntries(kept.map(([name, value]) => [shownAs(name), value])) }
    },
    isFiltered: (query) => narrowing.some((name) => (query as Record<string, unknown>)[name] !== undefined),
    clear: Object.fromEntries([...narrowing, ...beside].map((name) => [name, undefined])) as ListChange<S>,
  }
}

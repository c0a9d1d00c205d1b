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
  /** What makes no sense is left out, so that an old link still shows rows. */
  read: (search: Record<string, string | undefined>) => ListQuery<S>
  /** The address after a change: any filter or sort begins at the first page; plain values stay out. */
  change: (now: ListQuery<S>, what: ListChange<S>) => Record<string, unknown>
  /** Whether anything narrows the list; sorting and turning pages does not. */
  isFiltered: (query: ListQuery<S>) => boolean
  /** The change that takes all filters away. */
  clear: ListChange<S>
}

const turns = ['page', 'fromEnd']
const standing = ['sort', 'pageSize', ...turns]

type Options = {
  /** The sort that a list has without one. */
  plainSort?: string
  /** Params that say how to look and narrow nothing by themselves: which field is searched. */
  beside?: readonly string[]
  /** Params that every address of the list carries. */
  always?: Record<string, string>
}

/** Reads and writes the address of a list by the schema of its route's query: described once, where the call is. */
export function listAddress<S extends Schema>(
  schema: S,
  { plainSort = 'newest', beside = [], always = {} }: Options = {},
): ListAddress<S> {
  const names = Object.keys(schema.shape)
  const narrowing = names.filter((name) => !standing.includes(name) && !beside.includes(name))
  const valueOf = (name: string, text: string) => {
    const field = schema.shape[name] as z.ZodType
    const long = name === 'search' ? text.trim().slice(0, 100) : text
    const read = field.safeParse(long)
    if (!read.success || long === '') return undefined
    if (name === 'pageSize')
      return pageSizes.some((size) => size === read.data && size !== defaultPageSize) ? read.data : undefined
    return typeof read.data === 'number' ? read.data : long
  }
  return {
    read: (search) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = search[name] === undefined ? undefined : valueOf(name, search[name])
          return value === undefined || (name === 'fromEnd' && value !== 'true') ? [] : [[name, value]]
        }),
      ) as ListQuery<S>,
    change: (now, what) => {
      const turnsPage = turns.some((name) => name in what)
      const next: Record<string, unknown> = {
        ...now,
        ...(turnsPage ? {} : { page: undefined, fromEnd: undefined }),
        ...what,
      }
      const plain: Record<string, unknown> = {
        sort: plainSort,
        page: next['fromEnd'] ? undefined : 1,
        pageSize: defaultPageSize,
      }
      const kept = Object.entries(next).filter(
        ([name, value]) => value !== undefined && value !== '' && plain[name] !== value,
      )
      return { ...always, ...Object.fromEntries(kept) }
    },
    isFiltered: (query) => narrowing.some((name) => (query as Record<string, unknown>)[name] !== undefined),
    clear: Object.fromEntries([...narrowing, ...beside].map((name) => [name, undefined])) as ListChange<S>,
  }
}

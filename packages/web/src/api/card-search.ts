import { cardRoutes, cardFilterOptions } from '@parichay/contract/card/routes.ts'
import type { Query } from '@parichay/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { defaultPageSize, pageSizes } from '../ui/list/pages.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Filters of All Projects as they go into the address and the call. */
export type CardQuery = Omit<Query<typeof cardRoutes.listCards>, 'fromEnd'> & { fromEnd?: 'true' }

/** One page of All Projects. */
export const cardListQuery = (query: CardQuery) =>
  queryOptions({
    queryKey: keys.cardList(query),
    queryFn: ({ signal }) => call(cardRoutes.listCards, { query }, { signal }),
  })

const oneOf = <T extends string>(choices: readonly T[], text: string | undefined): T | undefined =>
  choices.find((choice) => choice === text)
const countOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
const sorts = ['newest', 'oldest', 'name', 'expiry'] as const

/** The list an address asks for. What makes no sense is left out, so that an old link still shows rows. Pure. */
export function readCardSearch(search: Record<string, string | undefined>): CardQuery {
  const size = countOf(search['pageSize'])
  const given = {
    search: search['search']?.trim().slice(0, 100) || undefined,
    searchBy: oneOf(cardFilterOptions, search['searchBy']),
    status: oneOf(['DRAFT', 'ACTIVE', 'INACTIVE'] as const, search['status']),
    done: oneOf(['done', 'not-done'] as const, search['done']),
    sort: oneOf(sorts, search['sort']),
    page: countOf(search['page']),
    pageSize:
      size !== undefined && (pageSizes as readonly number[]).includes(size) && size !== defaultPageSize
        ? size
        : undefined,
    fromEnd: oneOf(['true'] as const, search['fromEnd']),
    agencyId: countOf(search['agencyId']),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as CardQuery
}

/** A change of the list: undefined takes a filter away. */
export type CardQueryChange = { [K in keyof CardQuery]?: CardQuery[K] | undefined }

/** The address after a change: any filter or sort begins at the first page; plain values stay out. Pure. */
export function changeCardSearch(
  now: CardQuery,
  change: CardQueryChange,
): CardQuery & { projectType: string } {
  const turnsPage = 'page' in change || 'fromEnd' in change
  const next = { ...now, ...(turnsPage ? {} : { page: undefined, fromEnd: undefined }), ...change }
  const plain: Record<string, unknown> = {
    sort: 'newest',
    page: next.fromEnd ? undefined : 1,
    pageSize: defaultPageSize,
  }
  const kept = Object.entries(next).filter(
    ([name, value]) => value !== undefined && value !== '' && plain[name] !== value,
  )
  return { projectType: 'digital_card', ...(Object.fromEntries(kept) as CardQuery) }
}

/** Whether anything narrows the list; what is searched in, sorting and turning pages do not. Pure. */
export const isCardListFiltered = ({ search, status, done, agencyId }: CardQuery): boolean =>
  Boolean(search ?? status ?? done ?? agencyId)

import { subscriptionFilters } from '@parichay/contract/business/rules.ts'
import { defaultPageSize, pageSizes } from '../ui/list/pages.ts'
import type { BusinessQuery } from './staff-queries.ts'

/** What a list shows before anybody filters or sorts it; these stay out of the address. */
export const plainSort = 'newest'

const oneOf = <T extends string>(choices: readonly T[], text: string | undefined): T | undefined =>
  choices.find((choice) => choice === text)
const countOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined

/** Values of the greetings filter, in the order they are offered in. */
export const imagePosts = ['enabled', 'disabled'] as const
/** Origins of a business (screens 8.7), in the order they are offered in. */
export const origins = ['self', 'admin', 'franchisee', 'creator', 'import', 'clone'] as const
const sorts = ['newest', 'oldest', 'name', 'expiry'] as const

/** The list an address asks for. What makes no sense is left out, so that an old link still shows rows. Pure. */
export function readBusinessSearch(search: Record<string, string | undefined>): BusinessQuery {
  const size = countOf(search['pageSize'])
  const given = {
    search: search['search']?.trim().slice(0, 100) || undefined,
    subscription: oneOf(subscriptionFilters, search['subscription']),
    category: search['category']?.slice(0, 60) || undefined,
    origin: oneOf(origins, search['origin']),
    hasCard: oneOf(['true', 'false'] as const, search['hasCard']),
    imagePost: oneOf(imagePosts, search['imagePost']),
    sort: oneOf(sorts, search['sort']),
    page: countOf(search['page']),
    pageSize:
      size !== undefined && (pageSizes as readonly number[]).includes(size) && size !== defaultPageSize
        ? size
        : undefined,
    fromEnd: oneOf(['true'] as const, search['fromEnd']),
    agencyId: countOf(search['agencyId']),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as BusinessQuery
}

/** The address after a change: any filter or sort begins at the first page; plain values stay out. Pure. */
export function changeBusinessSearch(
  now: BusinessQuery,
  change: { [K in keyof BusinessQuery]?: BusinessQuery[K] | undefined },
): BusinessQuery {
  const turnsPage = 'page' in change || 'fromEnd' in change
  const next = { ...now, ...(turnsPage ? {} : { page: undefined, fromEnd: undefined }), ...change }
  const plain = { sort: plainSort, page: next.fromEnd ? undefined : 1, pageSize: defaultPageSize } as Record<
    string,
    unknown
  >
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => value !== undefined && value !== '' && plain[name] !== value,
    ),
  ) as BusinessQuery
}

/** Whether anything narrows the list; sorting and turning pages does not. Pure. */
export const isFiltered = (query: BusinessQuery): boolean =>
  Boolean(
    query.search ??
    query.subscription ??
    query.category ??
    query.origin ??
    query.hasCard ??
    query.imagePost ??
    query.agencyId,
  )

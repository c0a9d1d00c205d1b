import { CardFilters } from '@parichay/contract/card/filters.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { type ListChange, listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Filters of All Projects as they go into the address and the call. */
export type CardQuery = ListQuery<typeof CardFilters>
/** A change of the list: undefined takes a filter away. */
export type CardQueryChange = ListChange<typeof CardFilters>

/** All Projects in the address; which of the five is searched narrows nothing by itself. */
export const cardAddress = listAddress(CardFilters, {
  beside: ['searchBy'],
  always: { projectType: 'digital_card' },
})

/** One page of All Projects. */
export const cardListQuery = (query: CardQuery) =>
  queryOptions({
    queryKey: keys.cardList(query),
    queryFn: ({ signal }) => call(cardRoutes.listCards, { query }, { signal }),
  })

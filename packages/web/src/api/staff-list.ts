import { PeopleFilters } from '@parichay/contract/franchisee/filters.ts'
import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { queryOptions } from '@tanstack/react-query'
import { type ListQuery, listAddress } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

const Filters = PeopleFilters.omit({ all: true })
/** Franchisee List in the address. */
export const peopleAddress = listAddress(Filters)
/** Filters of Franchisee List as they go into the address and the call. */
export type PeopleQuery = ListQuery<typeof Filters>

/** One page of Franchisee List. */
export const peopleListQuery = (query: PeopleQuery) =>
  queryOptions({
    queryKey: keys.people(query),
    queryFn: ({ signal }) => call(peopleRoutes.listStaff, { query }, { signal }),
  })

/** Everybody of an agency, for choosing one of them. */
export const everybodyQuery = (agencyId: number) =>
  queryOptions({
    queryKey: keys.people({ all: agencyId }),
    queryFn: ({ signal }) => call(peopleRoutes.listStaff, { query: { all: 'true', agencyId } }, { signal }),
  })

/** One member of staff. */
export const personQuery = (franchiseeId: number) =>
  queryOptions({
    queryKey: keys.person(franchiseeId),
    queryFn: ({ signal }) => call(peopleRoutes.getStaff, { params: { franchiseeId } }, { signal }),
  })

/** What a person handed over of the money taken by hand. */
export const settlementsQuery = (franchiseeId: number) =>
  queryOptions({
    queryKey: keys.people({ settlements: franchiseeId }),
    queryFn: ({ signal }) => call(peopleRoutes.listSettlements, { query: { franchiseeId } }, { signal }),
  })

/** What a person earned and was paid in a month. */
export const statementQuery = (franchiseeId: number, month: string) =>
  queryOptions({
    queryKey: keys.people({ statement: franchiseeId, month }),
    queryFn: ({ signal }) =>
      call(commissionRoutes.getCommission, { query: { franchiseeId, month } }, { signal }),
  })

/** The own commission in a month. */
export const ownStatementQuery = (month: string) =>
  queryOptions({
    queryKey: keys.people({ statement: 'own', month }),
    queryFn: ({ signal }) => call(commissionRoutes.getOwnCommission, { query: { month } }, { signal }),
  })

/** Cities that people of the list work in. */
export const staffCitiesQuery = (agencyId: number | undefined) =>
  queryOptions({
    queryKey: keys.people({ cities: agencyId ?? 'all' }),
    queryFn: ({ signal }) =>
      call(peopleRoutes.listStaffCities, { query: agencyId === undefined ? {} : { agencyId } }, { signal }),
  })

/** Permissions that do something in the own agency. */
export const staffPermissionsQuery = queryOptions({
  queryKey: keys.staffPermissions,
  queryFn: ({ signal }) => call(peopleRoutes.listStaffPermissions, {}, { signal }),
  staleTime: Infinity,
})

/** The own daily letter. */
export const ownLetterQuery = queryOptions({
  queryKey: keys.people('letter'),
  queryFn: ({ signal }) => call(franchiseeRoutes.getOwnLetter, {}, { signal }),
})

import { AgencyFilters } from '@parichay/contract/agency/filters.ts'
import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { type ListChange, listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Filters of Agency Management as they go into the address and the call. */
export type AgencyQuery = ListQuery<typeof AgencyFilters>
/** A change of the list: undefined takes a filter away. */
export type AgencyQueryChange = ListChange<typeof AgencyFilters>

/** Agency Management in the address. */
export const agencyAddress = listAddress(AgencyFilters, { plainSort: 'name' })

/** One page of agencies. */
export const agencyListQuery = (query: AgencyQuery) =>
  queryOptions({
    queryKey: keys.agencyList(query),
    queryFn: ({ signal }) => call(agencyRoutes.listAgencies, { query }, { signal }),
  })

/** The agencies that can be chosen, all of them, by name. */
export const agencyChoicesQuery = queryOptions({
  queryKey: keys.agencyList('names'),
  queryFn: ({ signal }) => call(agencyRoutes.listAgencyNames, {}, { signal }),
})

/** By what an agency sends; only the platform's admins ask. */
export const messagingQuery = (agencyId: number) =>
  queryOptions({
    queryKey: keys.messaging(agencyId),
    queryFn: ({ signal }) => call(messagingRoutes.getAgencyMessaging, { query: { agencyId } }, { signal }),
    staleTime: 0,
  })

/** What an agency takes its customers' money with; only the platform's admins ask. */
export const paymentAccountQuery = (agencyId: number) =>
  queryOptions({
    queryKey: keys.paymentAccount(agencyId),
    queryFn: ({ signal }) =>
      call(paymentAccountRoutes.getPaymentAccount, { query: { agencyId } }, { signal }),
    staleTime: 0,
  })

import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** All agencies with what the platform sets for them, by name. */
export const agenciesQuery = queryOptions({
  queryKey: keys.agencies,
  queryFn: ({ signal }) => call(agencyRoutes.listAgencies, {}, { signal }),
})

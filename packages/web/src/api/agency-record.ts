import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** All that is set for an agency; without a number the own one. */
export const agencyQuery = (agencyId?: number) =>
  queryOptions({
    queryKey: keys.agency(agencyId),
    queryFn: ({ signal }) =>
      call(agencyRoutes.getAgency, { query: agencyId === undefined ? {} : { agencyId } }, { signal }),
  })

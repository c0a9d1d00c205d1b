import { LeadFilters } from '@parichay/contract/lead/filters.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Rows that one call brings. */
const usual = 20

/** Leads in the address. */
export const leadAddress = listAddress(LeadFilters)

type LeadPage = Reply<typeof leadRoutes.listLeads> & { next: number | undefined }

/** Who left their number on the card of a business, newest first, page by page. */
export const leadsOf =
  (businessId: number) =>
  (query: ListQuery<typeof LeadFilters>, pageSize = usual) =>
    infiniteQueryOptions({
      queryKey: keys.leads(businessId, query),
      queryFn: async ({ pageParam, signal }): Promise<LeadPage> => {
        const before = pageParam === undefined ? {} : { before: pageParam }
        const part = await call(
          leadRoutes.listLeads,
          { query: { ...query, businessId, pageSize, ...before } },
          { signal },
        )
        // Where it goes on as it came: rows that are taken out of it later do not make it the last one.
        return { ...part, next: part.list.length < pageSize ? undefined : part.list.at(-1)?.leadId }
      },
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }: LeadPage) => next,
    })

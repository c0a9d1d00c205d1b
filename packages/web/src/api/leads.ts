import type { Lead } from '@parichay/contract/lead/fields.ts'
import { LeadFilters } from '@parichay/contract/lead/filters.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import type { LeadStatus } from '@parichay/contract/lead/rules.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listAddress, type ListQuery } from '../ui/list/address.ts'
import { CallFailed, isCallFailed } from '../failures.ts'
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

/** A lead as it stands now. Fails with NOT_FOUND where it is none any more. */
export async function readLead({ businessId, leadId }: Lead): Promise<Lead> {
  const query = { businessId, before: leadId + 1, pageSize: 1 }
  const [now] = (await call(leadRoutes.listLeads, { query })).list
  if (now?.leadId !== leadId) throw new CallFailed({ code: 'NOT_FOUND', message: '', ref: '' }, 404)
  return now
}

/**
 * Says how far one is with a lead, over what was seen of it; a note that was written elsewhere is no obstacle. `isClash`: another device set
 * another status first, and `lead` is how it stands.
 */
export async function setLeadStatus(
  seen: Lead,
  status: LeadStatus,
): Promise<{ lead: Lead; isClash: boolean }> {
  const { leadId, version } = seen
  try {
    return {
      lead: await call(leadRoutes.changeLead, { body: { leadId, version, status } }),
      isClash: false,
    }
  } catch (error) {
    if (!isCallFailed(error) || error.code !== 'CONFLICT') throw error
    const now = await readLead(seen)
    if (now.version === version) throw error
    if (now.status === status) return { lead: now, isClash: false }
    return now.status === seen.status ? setLeadStatus(now, status) : { lead: now, isClash: true }
  }
}

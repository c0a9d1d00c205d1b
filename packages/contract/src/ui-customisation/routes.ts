import { z } from 'zod'
import { AgencyId, BusinessId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { placements, UiCustomisation, UiCustomisationChange } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
/** Admins of the super-admin agency only (specification 4, admin menu). */
const kept = (key: string) => access('-', '-', '-', 's', 'X', key)

/** What stands on the pages of customers (specification 7, UI customisation). */
export const uiCustomisationRoutes = {
  listUiCustomisations: defineRoute({
    method: 'GET',
    path: '/api/v1/ui-customisation',
    summary:
      'Items of customers’ pages in their order with all they show: those that apply to the own agency, today and, with `businessId`, to its plan. Platform admins get all, with what they need to keep them',
    access: access('-', 'S', 'S', 'A', 'X', '-'),
    query: z.object({
      /** The page, with what stands on both; all of them without it. */
      placement: z.enum(placements).optional(),
      businessId: BusinessId.optional(),
      /** For platform admins: items of this owner only. */
      agencyId: AgencyId.optional(),
    }),
    reply: z.array(UiCustomisation),
    errors: [...dead, 'NOT_FOUND'],
  }),
  saveUiCustomisation: defineRoute({
    method: 'POST',
    path: '/api/v1/ui-customisation',
    summary:
      'Add an item, or change the one named by `uiCustomisationId`; of the super-admin agency for its chosen agencies or all, of another one for its own customers',
    access: kept('-'),
    body: UiCustomisationChange,
    once: true,
    reply: UiCustomisation,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED', 'RATE_LIMITED'],
  }),
  deleteUiCustomisation: defineRoute({
    method: 'DELETE',
    path: '/api/v1/ui-customisation/:uiCustomisationId',
    summary: 'Delete an item; `restore` takes it back',
    access: kept('id'),
    params: z.object({ uiCustomisationId: z.coerce.number().int().positive().max(2_147_483_647) }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'LIMIT_REACHED', 'RATE_LIMITED'],
  }),
}

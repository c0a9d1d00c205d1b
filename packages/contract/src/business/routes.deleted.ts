import { z } from 'zod'
import { AgencyId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { DeletedThing, deletedKinds } from './fields.deleted.ts'

/** Where what was deleted is found again (screens.md, Projects: Deleted, 30 days, Restore). */
export const deletedRoutes = {
  listDeleted: defineRoute({
    method: 'GET',
    path: '/api/v1/deleted',
    summary:
      'What was deleted within 30 days and can be brought back, the last first: a customer’s own, or that of the staff member’s scope, where they have the list of its kind. Each comes back by the `restore` of its own call',
    access: access('-', 'S', 'S', 'A', 'X', 'forced scope; staff by the list of the kind'),
    query: z.object({
      kind: z.enum(deletedKinds),
      search: z.string().max(100).optional(),
      agencyId: AgencyId.optional(),
    }),
    reply: z.object({
      list: z.array(DeletedThing),
      /** There are more than are listed. */
      isMore: z.boolean(),
    }),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
}

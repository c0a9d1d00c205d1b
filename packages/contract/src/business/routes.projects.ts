import { z } from 'zod'
import { access, defineRoute } from '../route.ts'

const count = z.number().int()

/** How much a customer has of each kind; of what the agency does not sell there is no number. */
export const ProjectCounts = z.object({
  digital_card: count,
  pdf_id_card: count.optional(),
  promotional_video: count.optional(),
  greeting: count.optional(),
})
/** How much a customer has of each kind. */
export type ProjectCounts = z.infer<typeof ProjectCounts>

/** My Projects (screens.md, Projects: tabs with counts). */
export const projectRoutes = {
  getProjectCounts: defineRoute({
    method: 'GET',
    path: '/api/v1/projects/counts',
    summary:
      'How many digital cards, ID cards, videos and saved greetings all businesses of a customer have, of what the agency sells',
    access: access('-', 'O', '-', '-', '-', 'session user'),
    reply: ProjectCounts,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
}

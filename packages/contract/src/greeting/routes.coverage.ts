import { z } from 'zod'
import { AgencyId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { OccasionCover, OccasionOfMonth } from './coverage.ts'

const who = access('-', '-', 'imagePost.manage', 'A', 'X', '-')

/** What the library has, and what it lacks, day by day. */
export const coverageRoutes = {
  getImageCoverage: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/coverage',
    summary:
      'The occasions of the next sixty days with how many pictures that are shown there are, by language and shape',
    access: who,
    query: z.object({ agencyId: AgencyId.optional() }),
    reply: z.array(OccasionCover),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  getImageCalendar: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/calendar',
    summary:
      'The occasions of a month and of the six days before and after it, each with its days and how many pictures that are shown there are, by language and shape, counted to a hundred',
    access: who,
    query: z.object({
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
      agencyId: AgencyId.optional(),
    }),
    reply: z.array(OccasionOfMonth),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
}

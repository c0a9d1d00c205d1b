import { z } from 'zod'
import { AgencyId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { OccasionCover } from './coverage.ts'

/** What the library lacks in the days that come. */
export const coverageRoutes = {
  getImageCoverage: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/coverage',
    summary:
      'The occasions of the next sixty days with how many pictures that are shown there are, by language and shape',
    access: access('-', '-', 'imagePost.manage', 'A', 'X', '-'),
    query: z.object({ agencyId: AgencyId.optional() }),
    reply: z.array(OccasionCover),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
}

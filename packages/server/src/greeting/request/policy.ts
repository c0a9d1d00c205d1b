import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Actor } from '../../platform/scope.ts'

/** What somebody may do with a request they reach. */
export const verdictsOnRequest = (actor: Actor): ImageRequest['can'] => ({
  answer: gateVerdict(imagePostRoutes.answerImageRequest, actor),
  openBusiness: gateVerdict(businessRoutes.getBusiness, actor),
})

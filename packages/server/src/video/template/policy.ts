import type { VideoTemplate } from '@parichay/contract/video/template.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Actor } from '../../platform/scope.ts'

/** What decides beside the gate. */
export type Standing = {
  status: VideoTemplate['status']
  isDelivered: boolean
  /** Films of it, tests among them, that are still to be made. */
  waiting: number
  /** The test of the present version went well. */
  isTested: boolean
  /** The present version is the published one. */
  isCurrent: boolean
}

/** Publishing asks for a good test render; delivered templates were tested before they were delivered. */
export const mayPublish = ({ isTested, isDelivered }: Standing): Verdict =>
  isTested || isDelivered ? true : 'STEP_OUT_OF_ORDER'
/** Nothing is taken away from films that wait. */
export const mayDelete = ({ waiting }: Standing): Verdict => (waiting > 0 ? 'IN_USE' : true)

/** What somebody may do with a template. */
export function verdictsOnTemplate(standing: Standing, actor: Actor): VideoTemplate['can'] {
  const also = (route: Parameters<typeof gateVerdict>[0], verdict: Verdict = true) => {
    const gate = gateVerdict(route, actor)
    return gate === true ? verdict : gate
  }
  const { status, isCurrent, isDelivered } = standing
  return {
    change: also(videoTemplateRoutes.saveVideoTemplate),
    delete: also(videoTemplateRoutes.deleteVideoTemplate, mayDelete(standing)),
    test: also(videoTemplateRoutes.testVideoTemplate),
    publish: also(
      videoTemplateRoutes.updateVideoTemplateStatus,
      status === 'PUBLISHED' && isCurrent ? 'CONFLICT' : mayPublish(standing),
    ),
    withdraw: also(videoTemplateRoutes.updateVideoTemplateStatus, status === 'PUBLISHED' ? true : 'CONFLICT'),
    rollBack: also(videoTemplateRoutes.rollBackVideoTemplate, isDelivered ? 'CONFLICT' : true),
  }
}

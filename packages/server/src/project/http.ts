import { isOn } from '@parichay/contract/agency/switches.ts'
import type { projectRoutes } from '@parichay/contract/business/routes.projects.ts'
import { fail } from '@parichay/contract/errors.ts'
import { readSaved } from '../greeting/favourite/usecase.ts'
import type { Handlers } from '../platform/http.ts'
import { type CountedKind, countProjects } from './store.ts'

/** Handlers of `projectRoutes`. */
export const projectHandlers: Handlers<typeof projectRoutes> = {
  async getProjectCounts(call) {
    const { actor, scope, world, agency } = call
    if (actor.kind !== 'customer') return fail('NOT_ALLOWED', 'Only customers have projects of their own.')
    const { configuration } = agency
    const counts = await world.database.inScope(scope, async (tx) => {
      const of = (kind: CountedKind) => countProjects(tx, scope, actor.userId, kind)
      return {
        digital_card: await of('digital_card'),
        ...(isOn(configuration, 'pdfCards') && { pdf_id_card: await of('pdf_id_card') }),
        ...(isOn(configuration, 'promotionalVideos') && { promotional_video: await of('promotional_video') }),
      }
    })
    return {
      ...counts,
      ...(isOn(configuration, 'greetings') && { greeting: (await readSaved(call)).length }),
    }
  },
}

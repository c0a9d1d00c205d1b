import type { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { requireHeir } from '../../franchisee/people/usecase.ts'
import type { Handlers } from '../../platform/http.ts'
import { moveAllOf } from './usecase.ts'

/** Handler of the call that gives all businesses of a person to another: a job like those over a filter. */
export const keeperHandlers: Handlers<Pick<typeof peopleRoutes, 'moveBusinesses'>> = {
  async moveBusinesses(call) {
    const { there, from, to } = await requireHeir(call, call.body)
    const job = await moveAllOf(call, there, { from, to, outsideToo: call.body.outsideToo ?? false })
    return { moved: job?.counts.done ?? 0, job }
  },
}

import type { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import { fail } from '@parichay/contract/errors.ts'
import { signedBy } from '../../agency/rules.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import type { Handlers } from '../../platform/http.ts'
import { scopeAt } from '../../platform/scope.ts'
import { smsText } from '../../platform/sms-text.ts'
import { findManaged, lockManaged } from '../store.ts'
import { testLetter, testWords } from './mail.ts'
import { presentMessaging } from './present.ts'
import { findMessaging, saveMessaging } from './store.ts'
import { messagingDifferences, opening, rowOf } from './usecase.ts'

const gone = () => fail('NOT_FOUND', 'This agency does not exist any more.')

/** Handlers of by what an agency sends. */
export const messagingHandlers: Handlers<typeof messagingRoutes> = {
  async getAgencyMessaging({ query: { agencyId }, world }) {
    const db = world.database.platform
    if (!(await findManaged(db, agencyId))) gone()
    return presentMessaging(agencyId, await findMessaging(db, agencyId), opening(world, agencyId))
  },

  async saveAgencyMessaging(call) {
    const { world, scope, body } = call
    const { agencyId } = body
    const saved = await changeAndRecord(call, scopeAt(scope, agencyId), 'platform', async (tx) => {
      if (!(await lockManaged(tx, agencyId))) gone()
      const before = await findMessaging(tx, agencyId)
      if (body.version !== (before?.version ?? 0))
        fail('CONFLICT', 'These settings were changed on another device. Look at them and save again.')
      const after = rowOf(world, before, body)
      await saveMessaging(tx, after)
      return {
        result: after,
        action: 'agency.messaging',
        object: `agency ${agencyId}`,
        detail: messagingDifferences(before, after),
      }
    })
    return presentMessaging(agencyId, saved, opening(world, agencyId))
  },

  async testAgencyMessaging({ world, body }) {
    const { agencyId, to } = body
    const agency = (await findManaged(world.database.platform, agencyId)) ?? gone()
    if (body.channel === 'mail') {
      const letter = signedBy(testLetter(agency.agencyName), agency)
      return { sent: true as const, by: await world.mail.send({ agencyId, to, ...letter }) }
    }
    const vars = [testWords, smsText(agency.agencyName)]
    const { by } = await world.sms.send({ agencyId, to, purpose: 'notice', vars })
    return { sent: true as const, by }
  },
}

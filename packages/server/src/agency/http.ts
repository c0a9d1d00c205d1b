import type { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import { audit } from '../platform/audit.ts'
import type { Handlers } from '../platform/http.ts'
import { tell } from '../platform/notices.ts'
import { scopeAt } from '../platform/scope.ts'
import { presentAgency, presentSettings } from './present.ts'
import { listSettings, lockSettings, saveSettings } from './store.ts'

/** Handlers of `agencyRoutes`. */
export const agencyHandlers: Handlers<typeof agencyRoutes> = {
  getAgencyDetails: async ({ agency, world }) => presentAgency(agency, world.config),

  async listAgencies({ query, world }) {
    return (await listSettings(world.database.platform, query.search)).map(presentSettings)
  },

  async updateAgency({ body, scope, world, actor, now, ip }) {
    const { agencyId, configuration, specialNumbers, version } = body.agency
    // Agencies are written with the platform role, the note beside the change.
    const after = await world.database.platform.transaction().execute(async (tx) => {
      const before =
        (await lockSettings(tx, agencyId)) ?? fail('NOT_FOUND', 'This agency does not exist any more.')
      if (version !== undefined && version !== before.settingsVersion)
        fail('CONFLICT', 'These settings were changed on another device. Look at them and save again.')
      const { onlinePayment } = before.configuration
      const change = {
        configuration: {
          ...before.configuration,
          onlinePayment: { ...onlinePayment, ...configuration?.onlinePayment },
        },
        specialNumbers: specialNumbers ?? before.specialNumbers,
      }
      await saveSettings(tx, agencyId, change)
      await audit(tx, scopeAt(scope, agencyId), {
        at: now,
        actor,
        action: 'agency.change',
        object: `agency ${agencyId}`,
        detail: {
          before: {
            allowedOrigins: onlinePayment.allowedOrigins,
            specialNumbers: before.specialNumbers,
          },
          after: {
            allowedOrigins: change.configuration.onlinePayment.allowedOrigins,
            specialNumbers: change.specialNumbers,
          },
        },
        ip,
      })
      return { ...before, ...change, settingsVersion: before.settingsVersion + 1 }
    })
    world.hosts.forget()
    await tell(world.database, { agency: agencyId })
    return presentSettings(after)
  },
}

import { fail } from '@parichay/contract/errors.ts'
import { mostPushDevices } from '@parichay/contract/push/fields.ts'
import type { pushRoutes } from '@parichay/contract/push/routes.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Handlers } from '../platform/http.ts'
import type { Actor, Customer } from '../platform/scope.ts'
import { mayBeEndpoint } from './rules.ts'
import { dropDevices, dropOldest, listDevices, saveDevice } from './store.ts'
import { endpointHash, presentDevices, sealSubscription, vapidKeysOf } from './usecase.ts'

const customer = (actor: Actor): Customer =>
  actor.kind === 'customer' ? actor : fail('NOT_ALLOWED', 'Your account may not do this.')

/** Handlers of `pushRoutes`. */
export const pushHandlers: Handlers<typeof pushRoutes> = {
  async getPush({ actor, scope, world }) {
    const { userId, sessionId } = customer(actor)
    const { publicKey } = await vapidKeysOf(world)
    const rows = await world.database.inScope(scope, (tx) => listDevices(tx, scope, userId))
    return { publicKey, devices: presentDevices(rows, sessionId) }
  },

  async addPushDevice(call) {
    const { actor, scope, world, body, device, now } = call
    const { userId, sessionId } = customer(actor)
    if (!mayBeEndpoint(body.endpoint, world.config.mode !== 'production'))
      fail('VALIDATION', 'Nothing can be sent to this address.', { field: 'endpoint' })
    return changeAndRecord(call, scope, 'agency', async (tx) => {
      await saveDevice(tx, scope, {
        userId,
        sessionId,
        endpointHash: endpointHash(body),
        subscriptionSealed: sealSubscription(world, scope.agencyId, body),
        device,
        createdAt: now,
      })
      await dropOldest(tx, scope, userId, mostPushDevices)
      return {
        result: { devices: presentDevices(await listDevices(tx, scope, userId), sessionId) },
        action: 'account.reminder',
        object: `user ${userId}`,
        detail: { device, on: true },
      }
    })
  },

  async deletePushDevice(call) {
    const { actor, scope, params } = call
    const { userId, sessionId } = customer(actor)
    return changeAndRecord(call, scope, 'agency', async (tx) => {
      if (!(await dropDevices(tx, scope, { userId, pushDeviceId: params.pushDeviceId })))
        fail('NOT_FOUND', 'This browser is taken off already.')
      return {
        result: { devices: presentDevices(await listDevices(tx, scope, userId), sessionId) },
        action: 'account.reminder',
        object: `user ${userId}`,
        detail: { on: false },
      }
    })
  },
}

import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { reminderRoutes } from '@parichay/contract/greeting/routes.reminder.ts'
import { findUser } from '../../auth/store.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { networkOf, spend } from '../../platform/limits.ts'
import { agencyScope } from '../../platform/scope.ts'
import { knownSecrets } from '../../platform/secrets.ts'
import { dropDevices, listDevices } from '../../push/store.ts'
import { listWithheld } from '../withheld/store.ts'
import { sendTestReminder } from './jobs.ts'
import { readPictureToken, readStopToken } from './rules.ts'
import { stopMail } from './store.ts'
import { storedPicture } from './usecase.ts'

const noPicture = () => fail('NOT_FOUND', 'This picture is not here any more.')
const noReminder = () =>
  fail('NOT_FOUND', 'This link is not whole. Open it once more, or switch the reminder off in your account.')

/** Ends what a link or a notification names, on the host of its own agency only; what is ended already is as good. */
export async function endReminder(
  call: Pick<Call, 'world' | 'agency' | 'actor' | 'ip' | 'now'>,
  token: string,
): Promise<void> {
  const { world, agency, ip, now } = call
  const stop = readStopToken(knownSecrets(world.config), token)
  const isOurs = stop?.agencyId === agency.agencyId
  // Mail programs press for all their people from the same addresses; only links that somebody makes up are counted by theirs.
  const bucket = isOurs ? `reminder:${stop.agencyId}:${stop.userId}` : `reminder:${networkOf(ip)}`
  const max = Math.ceil(60 * world.config.limitFactor)
  await spend(world.database.platform, now, [{ bucket, max, windowSec: 3600 }])
  if (!isOurs) return noReminder()
  const { userId, pushDeviceId } = stop
  const scope = agencyScope(agency.agencyId)
  await changeAndRecord(call, scope, 'agency', async (tx) => {
    if (pushDeviceId !== null) await dropDevices(tx, scope, { userId, pushDeviceId })
    else if (!(await stopMail(tx, scope, userId))) noReminder()
    return {
      result: undefined,
      action: 'account.reminder',
      object: `user ${userId}`,
      detail: { on: false, by: pushDeviceId === null ? 'link of the letter' : 'notification' },
    }
  })
}

/** Handlers of `reminderRoutes`. */
export const reminderHandlers: Handlers<typeof reminderRoutes> = {
  async testReminder({ actor, scope, world, body }) {
    if (actor.kind !== 'customer') fail('NOT_ALLOWED', 'Your account may not do this.')
    const { agencyId, userId, sessionId } = actor
    await world.database.inScope(scope, async (tx) => {
      if (body.channel === 'mail') {
        const user = (await findUser(tx, scope, userId)) ?? fail('NOT_SIGNED_IN', 'Please sign in again.')
        if (user.email === null) fail('CONFLICT', 'Add an e-mail address to your account first.')
        await world.queue.add(tx, sendTestReminder, { agencyId, userId, pushDeviceId: null })
        return
      }
      const devices = await listDevices(tx, scope, userId)
      const { pushDeviceId } =
        devices.find((device) => device.sessionId === sessionId) ??
        fail('NOT_FOUND', 'Notifications are not switched on in this browser.')
      await world.queue.add(tx, sendTestReminder, { agencyId, userId, pushDeviceId })
    })
    return { queued: true as const }
  },

  async stopReminder(call) {
    await endReminder(call, call.body.token)
    return { stopped: true as const }
  },

  async getReminderPicture({ query, agency, world, now }) {
    const shown = readPictureToken(knownSecrets(world.config), query.token)
    const today = istDay(now)
    // A notification may lie unread until the next morning.
    if (shown?.agencyId !== agency.agencyId || shown.day > today || shown.day < addDays(today, -1))
      return noPicture()
    // It may have been drawn, and sent, before the agency withheld it.
    const withheld = await listWithheld(world.database.platform, agency.agencyId, [shown.imageId])
    if (withheld.size > 0) return noPicture()
    return {
      bytes: await storedPicture(world, shown, noPicture),
      name: `greeting-${shown.day}.jpg`,
      shown: { maxAgeSec: 86_400 },
    }
  },
}

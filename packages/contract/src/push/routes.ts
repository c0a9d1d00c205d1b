import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import { PushDevice, PushDeviceId, PushSubscription } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const customerSelf = access('-', 'O', '-', '-', '-', 'session user')
const devices = z.array(PushDevice)

/** Browsers of a customer that notifications are sent to (RFC 8030). */
export const pushRoutes = {
  getPush: defineRoute({
    method: 'GET',
    path: '/api/v1/push',
    summary: 'The key of this installation that browsers subscribe with (RFC 8292), and the own browsers',
    access: customerSelf,
    reply: z.object({ publicKey: z.string(), devices }),
    errors: [...dead],
  }),
  addPushDevice: defineRoute({
    method: 'POST',
    path: '/api/v1/push/devices',
    summary: 'Send notifications to this browser from now on; the same browser again is renewed',
    access: customerSelf,
    body: PushSubscription,
    reply: z.object({ devices }),
    errors: [...dead],
  }),
  deletePushDevice: defineRoute({
    method: 'DELETE',
    path: '/api/v1/push/devices/:pushDeviceId',
    summary: 'Send nothing more to one of the own browsers',
    access: customerSelf,
    params: z.object({ pushDeviceId: PushDeviceId }),
    body: z.strictObject({}),
    reply: z.object({ devices }),
    errors: [...dead, 'NOT_FOUND'],
  }),
}

import { z } from 'zod'
import { Instant } from '../ids.ts'

/** A browser that messages are sent to. */
export const PushDeviceId = z.coerce.number().int().positive().max(2_147_483_647)

/** Most browsers of one person; beyond them the oldest goes. */
export const mostPushDevices = 10

/** What a browser gives to whoever may send to it (Push API; keys of RFC 8291 in base64url). */
export const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/, error: 'A valid link is required.' }).max(1000),
  keys: z.strictObject({
    /** A point of P-256, uncompressed: 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})
/** See the schema of the same name. */
export type PushSubscription = z.infer<typeof PushSubscription>

/** A browser as its owner sees it; `device` is what it said of itself when it was added. */
export const PushDevice = z.object({
  pushDeviceId: PushDeviceId,
  device: z.string(),
  addedAt: Instant,
  lastSentAt: Instant.nullable(),
  /** The browser that asks. */
  isCurrent: z.boolean(),
})
/** See the schema of the same name. */
export type PushDevice = z.infer<typeof PushDevice>

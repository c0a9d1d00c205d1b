import type { PushDevice, PushSubscription } from '@parichay/contract/push/fields.ts'
import { createHash } from 'node:crypto'
import { makeSeal } from '../platform/sealed.ts'
import type { Scope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { newVapidKeys, pushTo, type VapidKeys } from './gateway.ts'
import { failingDays } from './rules.ts'
import { addKey, type DeviceRow, dropDevices, findKey, noteFailing, noteSent, replaceKey } from './store.ts'

const keyName = 'vapid'
const keyPlace = 'installation_key:vapid'
const kept = new WeakMap<World, Promise<VapidKeys>>()

const sealOf = ({ config }: Pick<World, 'config'>) => makeSeal(config.secret, config.secretsBefore)

async function readKeys(world: World): Promise<VapidKeys> {
  const { platform } = world.database
  const seal = sealOf(world)
  const fresh = () => seal.seal(JSON.stringify(newVapidKeys()), keyPlace)
  let row = await findKey(platform, keyName)
  if (!row) {
    await addKey(platform, { name: keyName, sealed: fresh(), createdAt: world.clock() })
    row = await findKey(platform, keyName)
  }
  const { sealed: was } = row!
  if (!seal.isStale(was)) return JSON.parse(seal.open(was, keyPlace)) as VapidKeys
  // Sealed with a secret of before: anew under the present one, or other keys where nobody knows the old secret any more.
  let sealed: string
  try {
    sealed = seal.seal(seal.open(was, keyPlace), keyPlace)
  } catch (error) {
    world.log.error({ err: error }, 'the keys of notifications cannot be opened: new ones are made')
    sealed = fresh()
  }
  await replaceKey(platform, keyName, { was, sealed })
  return readKeys(world)
}

/** The keys this installation proves itself with to push services (RFC 8292): made once, sealed, the same in every process. */
export function vapidKeysOf(world: World): Promise<VapidKeys> {
  const known = kept.get(world)
  if (known) return known
  const asked = readKeys(world)
  kept.set(world, asked)
  asked.catch(() => kept.delete(world))
  return asked
}

/** What finds a browser again without telling its address. */
export const endpointHash = ({ endpoint }: Pick<PushSubscription, 'endpoint'>): Buffer =>
  createHash('sha256').update(endpoint).digest()

const placeOf = (agencyId: number, hash: Buffer) => `push_device:${agencyId}:${hash.toString('base64url')}`

/** What a browser gave, as it lies in the database: whoever knows it could send to the browser. */
export const sealSubscription = (world: World, agencyId: number, subscription: PushSubscription): string =>
  sealOf(world).seal(JSON.stringify(subscription), placeOf(agencyId, endpointHash(subscription)))

/** Browsers as their owner sees them. */
export const presentDevices = (rows: readonly DeviceRow[], sessionId: string): PushDevice[] =>
  rows.map((row) => ({
    pushDeviceId: row.pushDeviceId,
    device: row.device,
    addedAt: row.createdAt.toISOString(),
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
    isCurrent: row.sessionId !== null && row.sessionId === sessionId,
  }))

/** A message to one browser. `topic` replaces one that still waits at the push service; `ttlSec` is how long it may wait. */
export type PushMessage = { payload: string; topic: string; ttlSec: number }

/**
 * Sends to the browsers of one person, each its own message, and keeps the list clean: browsers that are gone are taken off. Gives back how many were
 * reached, and whether trying once more may reach others.
 */
export async function sendToDevices(
  world: World,
  scope: Scope,
  devices: readonly DeviceRow[],
  messageFor: (device: DeviceRow) => PushMessage,
): Promise<{ sent: number; mayTryAgain: boolean }> {
  const vapid = await vapidKeysOf(world)
  const seal = sealOf(world)
  const origin = await world.hosts.originOf(scope.agencyId)
  const openSubscription = ({ subscriptionSealed, endpointHash: hash }: DeviceRow) => {
    try {
      return JSON.parse(seal.open(subscriptionSealed, placeOf(scope.agencyId, hash))) as PushSubscription
    } catch {
      return undefined
    }
  }
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const subscription = openSubscription(device)
      // Sealed with a secret nobody knows any more.
      if (!subscription) return { device, outcome: 'gone' as const }
      return { device, outcome: await pushTo(world, { vapid, origin, subscription }, messageFor(device)) }
    }),
  )
  const now = world.clock()
  await world.database.inScope(scope, async (tx) => {
    for (const { device, outcome } of outcomes) {
      const { pushDeviceId, userId } = device
      if (outcome === 'sent') await noteSent(tx, scope, pushDeviceId, now)
      else if (outcome === 'gone') await dropDevices(tx, scope, { userId, pushDeviceId })
      else {
        const before = new Date(now.getTime() - failingDays * 86_400_000)
        await noteFailing(tx, scope, pushDeviceId, { now, before })
      }
    }
  })
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length
  return { sent: count('sent'), mayTryAgain: count('later') > 0 }
}

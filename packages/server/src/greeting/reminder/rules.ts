import { createHmac } from 'node:crypto'
import { deriveKey, equal } from '../../platform/secrets.ts'

/** What a link or a notification ends: the letters of a customer, or what comes to one browser. */
export type Stop = { agencyId: number; userId: number; pushDeviceId: number | null }
/** Which picture a notification shows: made beforehand for a business, as it looked then. */
export type ShownPicture = {
  agencyId: number
  businessId: number
  imageId: number
  hash: string
  day: string
}

const macOf = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', deriveKey(secret, purpose)).update(text).digest()
const signed = (secret: string, purpose: string, text: string) =>
  `${text}.${macOf(secret, purpose, text).toString('base64url')}`
/** What was signed here, with any of the secrets; undefined for anything else. */
function opened(secrets: readonly string[], purpose: string, token: string): string | undefined {
  const [, text = '', mac = ''] = /^(.+)\.([\w-]{43})$/.exec(token) ?? []
  const given = Buffer.from(mac, 'base64url')
  return mac && secrets.some((secret) => equal(given, macOf(secret, purpose, text))) ? text : undefined
}

const stops = 'daily reminder: stop'
const pictures = 'daily reminder: picture'

/** What stands in a link that ends a reminder. It opens nothing else and never ages. */
export const stopToken = (secret: string, { agencyId, userId, pushDeviceId }: Stop): string =>
  signed(secret, stops, `${agencyId}.${userId}.${pushDeviceId ?? 'mail'}`)

/** What a token ends; undefined for one that was not made here. */
export function readStopToken(secrets: readonly string[], token: string): Stop | undefined {
  const found = /^(\d{1,10})\.(\d{1,10})\.(\d{1,10}|mail)$/.exec(opened(secrets, stops, token) ?? '')
  if (!found) return undefined
  const [, agencyId, userId, device] = found
  return {
    agencyId: Number(agencyId),
    userId: Number(userId),
    pushDeviceId: device === 'mail' ? null : Number(device),
  }
}

/** What stands in the address of a picture of a notification. */
export const pictureToken = (
  secret: string,
  { agencyId, businessId, imageId, hash, day }: ShownPicture,
): string => signed(secret, pictures, `${agencyId}.${businessId}.${imageId}.${day}.${hash}`)

/** Which picture an address names; undefined for one that was not made here. */
export function readPictureToken(secrets: readonly string[], token: string): ShownPicture | undefined {
  const found = /^(\d{1,10})\.(\d{1,10})\.(\d{1,10})\.(\d{4}-\d\d-\d\d)\.([\w-]{22})$/.exec(
    opened(secrets, pictures, token) ?? '',
  )
  if (!found) return undefined
  const [, agencyId, businessId, imageId, day = '', hash = ''] = found
  return {
    agencyId: Number(agencyId),
    businessId: Number(businessId),
    imageId: Number(imageId),
    day,
    hash,
  }
}

/** People of one agency whose reminders one job sends. */
export type Batch = { agencyId: number; userIds: number[] }

/** People in the order they were found, by agency, so many in one batch. */
export function inBatches(people: readonly { agencyId: number; userId: number }[], size: number): Batch[] {
  const batches: Batch[] = []
  for (const { agencyId, userId } of people) {
    const last = batches.at(-1)
    if (last?.agencyId === agencyId && last.userIds.length < size) last.userIds.push(userId)
    else batches.push({ agencyId, userIds: [userId] })
  }
  return batches
}

/** Where the last picture for the reminders of a business is kept. */
export const reminderPlace = (agencyId: number, businessId: number) => `a${agencyId}/reminder-${businessId}`

import type { AgencyLimits } from '@parichay/contract/agency/fields.ts'
import { fail } from '@parichay/contract/errors.ts'
import { count, refund, spent } from '../platform/limits.ts'
import type { World } from '../platform/world.ts'
import { findLimits, storedBytes } from './store.ts'

type Asking = Pick<World, 'database'>
const megabyte = 1024 * 1024
const drawnOf = (agencyId: number) => ({ bucket: `renders:${agencyId}`, windowSec: 86_400 })
/** Windows of counts begin at midnight in Greenwich; moved by the difference, they begin at midnight in India. */
const inIndia = (now: Date) => new Date(now.getTime() + 19_800_000)

/** Refuses a file that an agency has no room for: LIMIT_REACHED. Agencies without a limit are asked nothing more. */
export async function requireStorage({ database }: Asking, agencyId: number, bytes: number): Promise<void> {
  const { storageMb } = await findLimits(database.platform, agencyId)
  if (storageMb === undefined) return
  if ((await storedBytes(database.platform, agencyId)) + bytes > storageMb * megabyte)
    fail('LIMIT_REACHED', 'The storage of your provider is full. Delete some pictures, or ask your provider.')
}

/** Counts a file that is about to be drawn for an agency, and refuses one too many for today: QUOTA_DAILY. */
export async function takeRender({ database }: Asking, agencyId: number, now: Date): Promise<void> {
  const { rendersPerDay } = await findLimits(database.platform, agencyId)
  const [limit, day] = [drawnOf(agencyId), inIndia(now)]
  if ((await count(database.platform, day, limit)) <= (rendersPerDay ?? Infinity)) return
  await refund(database.platform, day, limit)
  fail(
    'QUOTA_DAILY',
    'Your provider has no more files for today. There are more tomorrow, or ask your provider.',
  )
}

/** What an agency uses now, beside what it may. */
export async function usageOf(
  { database }: Asking,
  agencyId: number,
  now: Date,
): Promise<{ storageMb: number; rendersToday: number }> {
  const [bytes, { hits }] = await Promise.all([
    storedBytes(database.platform, agencyId),
    spent(database.platform, inIndia(now), drawnOf(agencyId)),
  ])
  return { storageMb: Math.ceil(bytes / megabyte), rendersToday: hits }
}

/** The limits that are stored; null takes one away. */
export const storedLimits = (wanted: {
  storageMb: number | null
  rendersPerDay: number | null
}): AgencyLimits => ({
  ...(wanted.storageMb === null ? {} : { storageMb: wanted.storageMb }),
  ...(wanted.rendersPerDay === null ? {} : { rendersPerDay: wanted.rendersPerDay }),
})

import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { originOf } from '../platform/hosts.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { forgetErased } from './jobs.ts'
import {
  erasedBefore,
  type ErasedKind,
  inJobs,
  pictureOfReminder,
  picturesOfCard,
  type StoredFile,
} from './rules.ts'
import { type Due, hostsOf, lockDue } from './store.ts'
import { eraseBusiness, partsOf } from './store.business.ts'
import { eraseCard } from './store.card.ts'
import { erasePdfCard, eraseVideo } from './store.projects.ts'
import type { Of } from './store.rows.ts'
import { eraseUser } from './store.user.ts'
import { erasePayer, eraseWordsOfLog } from './store.words.ts'

type Around = Pick<World, 'database' | 'queue' | 'config'>
type Erase = (world: Around, tx: Tx, of: Of, id: number, now: Date) => Promise<StoredFile[]>

const card: Erase = async ({ config }, tx, of, cardNo, now) => {
  const origins = (await hostsOf(tx, of.agencyId)).map((host) => originOf(host, config))
  return picturesOfCard(of.agencyId, await eraseCard(tx, of, cardNo, now), origins)
}

const business: Erase = async (world, tx, of, businessId, now) => {
  const { cards, pdfCards, videos } = await partsOf(tx, of, businessId)
  const files: StoredFile[] = []
  for (const cardNo of cards) files.push(...(await card(world, tx, of, cardNo, now)))
  for (const no of pdfCards) files.push(...(await erasePdfCard(tx, of, no, now)))
  for (const no of videos) files.push(...(await eraseVideo(tx, of, no, now)))
  files.push(...(await eraseBusiness(tx, of, businessId, now)), pictureOfReminder(of.agencyId, businessId))
  await erasePayer(tx, of, businessId)
  await eraseWordsOfLog(tx, of, 'business_id', businessId)
  return files
}

const user: Erase = async (_world, tx, of, userId, now) => {
  const files = await eraseUser(tx, of, userId, now)
  await eraseWordsOfLog(tx, of, 'user_id', userId)
  return files
}

const deeds: Record<ErasedKind, Erase> = {
  card,
  business,
  user,
  pdfCard: (_world, tx, of, id, now) => erasePdfCard(tx, of, id, now),
  video: (_world, tx, of, id, now) => eraseVideo(tx, of, id, now),
}
const names = {
  card: ['card.erase', 'card'],
  pdfCard: ['pdfCard.erase', 'pdfCard'],
  video: ['userVideo.erase', 'userVideo'],
  business: ['business.erase', 'business'],
  user: ['user.erase', 'user'],
} as const

/**
 * Erases one thing whose days are over, in one transaction with its entry in the activity log and the jobs that take its files:
 * all of it or nothing. False where it was brought back, erased meanwhile or somebody works on it. Done with the platform role.
 */
export async function eraseOne(
  world: Around,
  kind: ErasedKind,
  { agencyId, id }: Pick<Due, 'agencyId' | 'id'>,
  now: Date,
): Promise<boolean> {
  return world.database.platform.transaction().execute(async (tx) => {
    if (!(await lockDue(tx, kind, { agencyId, id }, erasedBefore(now)))) return false
    const files = await deeds[kind](world, tx, { agencyId }, id, now)
    const [action, object] = names[kind]
    await audit(tx, agencyScope(agencyId), { at: now, actor: 'system', action, object: `${object} ${id}` })
    const portions = inJobs(files).map((portion) => ({ agencyId, files: portion }))
    if (portions.length > 0) await world.queue.addMany(tx, forgetErased, portions)
    return true
  })
}

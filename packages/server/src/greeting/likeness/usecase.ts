import { setImmediate as breath } from 'node:timers/promises'
import type { Shape } from '@parichay/contract/greeting/rules.frames.ts'
import type { Db } from '../../platform/db.ts'
import type { World } from '../../platform/world.ts'
import type { PostRow } from '../post/store.ts'
import { hashesOf, isAlike, lookOf, lookSide } from './rules.ts'
import {
  type Among,
  besides,
  type Candidate,
  findCandidates,
  findLooks,
  keepLook,
  type Known,
} from './store.ts'

/** The shape of a picture by its sides in px. Pure. */
export const shapeOfSides = ({ width, height }: { width: number; height: number }): Shape =>
  height > width * 1.3 ? 'STORY' : 'SQUARE'

/** What a picture looks like. Throws PICTURE_UNREADABLE. */
export async function lookAt(world: Pick<World, 'pictures'>, picture: Buffer): Promise<Known> {
  const look = lookOf(await world.pictures.square(picture, lookSide))
  return { look, hashes: hashesOf(look) }
}

type Stored = { agencyId: number; fullKey: string; width: number; height: number }

/** What a stored picture looks like, as it was kept, or looked at now and kept; undefined where its file is gone. Asked with the platform role. */
export async function lookAtStored(world: World, stored: Stored): Promise<Known | undefined> {
  const { platform } = world.database
  const { agencyId, fullKey } = stored
  const known = (await findLooks(platform, agencyId, [fullKey])).get(fullKey)
  if (known) return known
  const file = await world.storage.get(fullKey)
  if (!file) return undefined
  const seen = await lookAt(world, Buffer.concat(await file.body.toArray()))
  await keepLook(platform, { agencyId, fullKey, shape: shapeOfSides(stored) }, seen, world.clock())
  return seen
}

/** Living posts that are nearly the same as a picture, the nearest first. Asked with the platform role. */
export async function findAlike(db: Db, known: Known, shape: Shape, among: Among): Promise<Candidate[]> {
  const found: Candidate[] = []
  for (const one of await findCandidates(db, known, shape, among)) {
    if (isAlike(known.look, one.look)) found.push(one)
    // There may be hundreds: what else this process does has its turn between.
    await breath()
  }
  return found
}

/** Posts that are nearly the same as a post, each with whose pair it is: of a shared one and an agency's own, the agency's. Asked with the platform role. */
export async function pairsOf(
  world: World,
  post: PostRow,
  shared: number,
): Promise<{ agencyId: number; otherId: number }[]> {
  const known = await lookAtStored(world, post)
  if (!known) return []
  const own = post.agencyId !== shared
  const found = await findAlike(world.database.platform, known, shapeOfSides(post), besides(post, shared))
  return found.map(({ imageId, agencyId }) => ({
    agencyId: own ? post.agencyId : agencyId,
    otherId: imageId,
  }))
}

import { libraryOf } from '../store.ts'
import type { World } from '../../platform/world.ts'
import { compareImages } from './jobs.ts'
import { forgetOld, keepPairs, listUnlooked } from './store.ts'
import { pairsOf } from './usecase.ts'

const atOnce = 50
/** A run ends before the next one begins. */
const mostMs = 200_000
/** As long as a deleted post can come back, in ms. */
const keptMs = 31 * 86_400_000

/** Takes up the comparing of images. */
export async function workLikeness(world: World): Promise<void> {
  await world.queue.work(compareImages, async () => {
    const compared = await compareWaiting(world)
    if (compared > 0) world.log.info({ compared }, 'images compared')
  })
}

/** Compares images that wait, the oldest first, for as long as a run may take. One whose file cannot be read has no pairs and does not wait again. Gives back how many. */
export async function compareWaiting(world: World): Promise<number> {
  const { platform } = world.database
  const end = Date.now() + mostMs
  const { shared } = await libraryOf(platform, 0)
  let compared = 0
  await forgetOld(platform, new Date(world.clock().getTime() - keptMs))
  for (let posts = await listUnlooked(platform, atOnce); posts.length > 0;) {
    for (const post of posts) {
      if (Date.now() > end) return compared
      const pairs = await pairsOf(world, post, shared).catch((error: unknown) => {
        world.log.warn({ err: error, imageId: post.imageId }, 'an image could not be compared')
        return []
      })
      await platform.transaction().execute((tx) => keepPairs(tx, post, pairs, world.clock()))
      compared += 1
    }
    posts = await listUnlooked(platform, atOnce)
  }
  return compared
}

import { Problem } from '@parichay/contract/errors.ts'
import { libraryOf } from '../store.ts'
import type { World } from '../../platform/world.ts'
import { compareImages, forgetLooks } from './jobs.ts'
import { forgetOld, keepPairs, listUnlooked } from './store.ts'
import { pairsOf } from './usecase.ts'

const atOnce = 50
/** A run ends before the next one begins. */
const mostMs = 200_000
/** As long as a deleted post can come back, in ms. */
const keptMs = 31 * 86_400_000

/** So many that cannot be read one after the other are no fault of theirs: the store is away, or the machine is full. */
const mostFailed = 20

/** Takes up the comparing of images, and the forgetting of what nothing stands on any more. */
export async function workLikeness(world: World): Promise<void> {
  await world.queue.work(compareImages, async () => {
    const compared = await compareWaiting(world)
    if (compared > 0) world.log.info({ compared }, 'images compared')
  })
  await world.queue.work(forgetLooks, () =>
    forgetOld(world.database.platform, new Date(world.clock().getTime() - keptMs)),
  )
}

/**
 * Compares images that wait, the oldest first, for as long as a run may take. One whose file is no picture has no pairs and does not wait again;
 * one that could not be read for another reason waits for the next run. Gives back how many.
 */
export async function compareWaiting(world: World): Promise<number> {
  const { platform } = world.database
  const end = Date.now() + mostMs
  const { shared } = await libraryOf(platform, 0)
  let [compared, failed] = [0, 0]
  for (let posts = await listUnlooked(platform, atOnce, 0); posts.length > 0;) {
    for (const post of posts) {
      if (Date.now() > end || failed >= mostFailed) return compared
      const pairs = await pairsOf(world, post, shared).catch((error: unknown) => {
        world.log.warn({ err: error, imageId: post.imageId }, 'an image could not be compared')
        return error instanceof Problem && error.code === 'PICTURE_UNREADABLE' ? [] : undefined
      })
      if (!pairs) {
        failed += 1
        continue
      }
      failed = 0
      await platform.transaction().execute((tx) => keepPairs(tx, post, pairs, world.clock()))
      compared += 1
    }
    posts = await listUnlooked(platform, atOnce, posts.at(-1)!.imageId)
  }
  return compared
}

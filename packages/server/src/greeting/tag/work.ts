import type { World } from '../../platform/world.ts'
import { endRetag } from './jobs.ts'
import { walkPosts } from './usecase.ts'

/** Takes up tags whose posts a call could not all reach. */
export async function workTags(world: World): Promise<void> {
  await world.queue.work(endRetag, (tag) => walkPosts(world.database.platform, tag))
}

import { fail } from '@parichay/contract/errors.ts'
import type { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import type { Handlers } from '../../platform/http.ts'
import { presentForKeepers } from '../post/usecase.present.ts'
import { readPosts } from '../post/store.ts'
import { library, noPost } from '../post/usecase.ts'
import { mayWithhold } from './policy.ts'
import { withWithheld } from './store.ts'
import { forgetWithheld, withhold } from './usecase.ts'

/** Handlers of `withheldRoutes`. */
export const withheldHandlers: Handlers<typeof withheldRoutes> = {
  async withholdImagePost(call) {
    const { body, world, scope, actor, now, ip } = call
    const { imageId, isWithheld } = body
    const { shared, seen } = await library(call)
    const [post] = await readPosts(world.database.platform, withWithheld(seen), [imageId])
    if (!post || mayWithhold(post, actor) !== true) return noPost()
    await world.database.inScope(scope, (tx) =>
      withhold(tx, scope, { imageId, title: post.title, isWithheld }, { actor, now, ip }),
    )
    forgetWithheld(world, scope.agencyId)
    const [row] = await presentForKeepers(call, [post], shared)
    return row!
  },

  async getWithheldPicture(call) {
    const { params, query, world } = call
    const { seen } = await library(call)
    const [post] = await readPosts(world.database.platform, withWithheld(seen), [params.imageId])
    if (!post) return noPost()
    const stored =
      (await world.storage.get(query.width === 240 ? post.thumbnailKey : post.previewKey)) ??
      fail('IMAGE_MISSING', 'The picture of this post is missing. Choose another post.')
    return {
      bytes: stored.body,
      name: `post-${post.imageId}-${query.width}.webp`,
      shown: { maxAgeSec: 300 },
    }
  },
}

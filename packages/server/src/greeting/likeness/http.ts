import type { likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import type { Handlers } from '../../platform/http.ts'
import { nameOf } from '../../platform/scope.ts'
import { audit } from '../../platform/audit.ts'
import { presentForKeepers } from '../post/usecase.present.ts'
import { readPosts } from '../post/store.ts'
import { library, noPost } from '../post/usecase.ts'
import { withWithheld } from '../withheld/store.ts'
import { isAlike } from './rules.ts'
import { findUploads, listPairs, setPairKept } from './store.ts'
import { findAlike, lookAtStored, shapeOfSides } from './usecase.ts'

const pairsOfPage = 20

/** Handlers of `likenessRoutes`. */
export const likenessHandlers: Handlers<typeof likenessRoutes> = {
  async findAlikeImages(call) {
    const { query, world, scope, actor } = call
    const { platform } = world.database
    const ids = [...new Set(query.documentIds.split(',').map(Number))]
    const uploads = await world.database.inScope(scope, (tx) =>
      findUploads(tx, scope.agencyId, ids, nameOf(actor)),
    )
    const { shared, seen } = await library(call)
    const found = []
    const earlier: { documentId: number; shape: string; look: Uint8Array }[] = []
    for (const upload of uploads.toSorted((one, other) => one.documentId - other.documentId)) {
      const { documentId, storageKey, width, height } = upload
      const stored = { agencyId: scope.agencyId, fullKey: storageKey, width, height }
      const known = await lookAtStored(world, stored)
      if (!known) continue
      const shape = shapeOfSides(upload)
      const [post] = await findAlike(platform, known, shape, { agencyIds: seen.agencyIds })
      const twin = earlier.find((one) => one.shape === shape && isAlike(known.look, one.look))
      earlier.push({ documentId, shape, look: known.look })
      if (post || twin)
        found.push({ documentId, imageId: post?.imageId, ofDocumentId: twin?.documentId ?? null })
    }
    const rows = await readPosts(
      platform,
      withWithheld(seen),
      found.flatMap(({ imageId }) => imageId ?? []),
    )
    const posts = new Map(
      (await presentForKeepers(call, rows, shared)).map((post) => [post.imageId, post] as const),
    )
    return found.map(({ documentId, imageId, ofDocumentId }) => ({
      documentId,
      post: (imageId !== undefined && posts.get(imageId)) || null,
      ofDocumentId,
    }))
  },

  async listImagePairs(call) {
    const { query, world } = call
    const { platform } = world.database
    const { shared, seen } = await library(call, query.agencyId)
    const { rows, next } = await listPairs(platform, seen, {
      before: query.before,
      pageSize: query.pageSize ?? pairsOfPage,
    })
    const ids = [...new Set(rows.flatMap(({ imageId, otherId }) => [imageId, otherId]))]
    const posts = new Map(
      (await presentForKeepers(call, await readPosts(platform, seen, ids), shared, query.agencyId)).map(
        (post) => [post.imageId, post] as const,
      ),
    )
    return {
      list: rows.flatMap(({ pairId, imageId, otherId }) => {
        const [newer, older] = [posts.get(imageId), posts.get(otherId)]
        return newer && older ? [{ pairId, newer, older }] : []
      }),
      next,
    }
  },

  async keepImagePair(call) {
    const { body, world, scope, actor, now, ip } = call
    const { imageId, otherId, isKept } = body
    const { seen } = await library(call)
    const there = await readPosts(world.database.platform, withWithheld(seen), [imageId, otherId])
    if (there.length < 2) noPost()
    await world.database.inScope(scope, async (tx) => {
      await setPairKept(tx, scope, body, now)
      await audit(tx, scope, {
        at: now,
        actor,
        ip,
        action: isKept ? 'imagePair.keep' : 'imagePair.reopen',
        object: `imagePost ${imageId}, ${otherId}`,
      })
    })
    return { isKept }
  },
}

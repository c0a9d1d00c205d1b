import { t } from '@lingui/core/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { type ImagePair, likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { takeOut } from '../ui/list/list-address.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { changeOf } from './change-posts.ts'
import { call } from './client.ts'
import { postLists, pairLists } from './library.ts'

type Pages = InfiniteData<{ list: ImagePair[]; next: number | null }, number | null>

/** What can be done with images that look the same: each deed takes its pairs out of the list at once, and Undo brings them back. */
export function useChangePairs() {
  const queries = useQueryClient()
  const take = (isGone: (pair: ImagePair) => boolean) => () =>
    takeOut(queries, pairLists, () => {
      queries.setQueriesData<Pages>(
        { queryKey: pairLists },
        (old) =>
          old && {
            ...old,
            pages: old.pages.map((page) => ({ ...page, list: page.list.filter((pair) => !isGone(pair)) })),
          },
      )
    })
  const after = () => void queries.invalidateQueries({ queryKey: postLists })
  const shared = { onGone: after, onBack: after }
  const takeImage = ({ imageId }: ImagePost) =>
    take(({ newer, older }) => newer.imageId === imageId || older.imageId === imageId)
  return {
    remove: (post: ImagePost) =>
      removeWithUndo({
        ...shared,
        take: takeImage(post),
        ask: (restore) =>
          call(imagePostRoutes.deleteImagePosts, {
            body: { imageIds: [post.imageId], ...(restore ? { restore } : {}) },
          }),
        said: t`${post.title} is deleted`,
      }),
    hide: (post: ImagePost) => {
      const change = changeOf(post)
      // Over the version that is shown, and back over what that made: what somebody else changed meanwhile stays.
      let { version } = change
      return removeWithUndo({
        ...shared,
        take: takeImage(post),
        ask: async (isShown) => {
          const body = { ...change, version, isShown }
          ;({ version } = await call(imagePostRoutes.saveImagePost, { body }))
        },
        said: t`Hidden from customers`,
      })
    },
    withhold: (post: ImagePost) =>
      removeWithUndo({
        ...shared,
        take: takeImage(post),
        ask: (restore) =>
          call(withheldRoutes.withholdImagePost, {
            body: { imageId: post.imageId, isWithheld: !restore },
          }),
        said: t`Your customers do not see ${post.title} any more`,
      }),
    keep: (pair: ImagePair) =>
      removeWithUndo({
        ...shared,
        take: take(({ pairId }) => pairId === pair.pairId),
        ask: (restore) =>
          call(likenessRoutes.keepImagePair, {
            body: { imageId: pair.newer.imageId, otherId: pair.older.imageId, isKept: !restore },
          }),
        said: t`Both stay`,
      }),
  }
}

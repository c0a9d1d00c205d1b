import { t } from '@lingui/core/macro'
import type { ImagePost, ImagePostChange } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { showError } from '../ui/dialogs.tsx'
import { takeOut } from '../ui/list/list-address.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { say } from '../ui/snackbar-store.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'
import { type PostPage, postLists } from './library.ts'

/** A post as the call that saves it wants it. */
export const changeOf = (post: ImagePost): Omit<ImagePostChange, 'documentId'> => {
  const { imageId, title, type, imageCategoryId, imageSubcategoryId, imageTagIds } = post
  const { language, captions, day, isPremium, isShown, version } = post
  return {
    imageId,
    title,
    type,
    imageCategoryId,
    imageSubcategoryId,
    imageTagIds,
    language,
    captions,
    day,
    isPremium,
    isShown,
    version,
  }
}

type Pages = InfiniteData<PostPage, number | null>

/** Changes of posts that show at once and are taken back when they could not be made. */
export function useChangePosts() {
  const queries = useQueryClient()
  const lists = { queryKey: postLists }
  const edit = (change: (list: ImagePost[]) => ImagePost[]) =>
    queries.setQueriesData<Pages>(lists, (old) => {
      if (!old) return old
      const pages = old.pages.map((page) => ({ ...page, list: change(page.list) }))
      const gone = old.pages.reduce((sum, { list }, at) => sum + list.length - pages[at]!.list.length, 0)
      const less = ({ total, totalIsMore }: PostPage) =>
        total === undefined || totalIsMore ? {} : { total: total - gone }
      return { ...old, pages: pages.map((page) => ({ ...page, ...less(page) })) }
    })
  const editWithWayBack = (change: (list: ImagePost[]) => ImagePost[]) =>
    takeOut(queries, lists.queryKey, () => void edit(change))
  /** The newer version in every list and where it stands open. */
  const put = (post: ImagePost) => {
    edit((list) =>
      list.map((one) =>
        one.imageId === post.imageId ? { downloads: one.downloads ?? 0, uses: one.uses ?? 0, ...post } : one,
      ),
    )
    queries.setQueryData(keys.library('post', post.imageId), post)
  }
  const show = async (post: ImagePost, isShown: boolean) => {
    const back = await editWithWayBack((list) =>
      list.map((one) => (one.imageId === post.imageId ? { ...one, isShown } : one)),
    )
    try {
      put(await call(imagePostRoutes.saveImagePost, { body: { ...changeOf(post), isShown } }))
      say(isShown ? t`Customers see it now` : t`Hidden from customers`)
    } catch (error) {
      back(true)
      void showError(error)
    }
  }
  /** Hides a shared post from the own agency's customers, or shows it to them again. */
  const withhold = (post: ImagePost, isWithheld: boolean) => {
    const send = (wanted: boolean) =>
      call(withheldRoutes.withholdImagePost, { body: { imageId: post.imageId, isWithheld: wanted } })
    const again = () => void queries.invalidateQueries({ queryKey: keys.library() })
    return removeWithUndo({
      take: () =>
        editWithWayBack((list) =>
          list.map((one) => (one.imageId === post.imageId ? { ...one, isWithheld } : one)),
        ),
      ask: (restore) => send(restore ? !isWithheld : isWithheld),
      said: isWithheld
        ? t`Your customers do not see ${post.title} any more`
        : t`Your customers see ${post.title} again`,
      onGone: again,
      onBack: again,
    })
  }
  const remove = (post: ImagePost) =>
    removeWithUndo({
      take: () => editWithWayBack((list) => list.filter((one) => one.imageId !== post.imageId)),
      ask: (restore) =>
        call(imagePostRoutes.deleteImagePosts, {
          body: { imageIds: [post.imageId], ...(restore ? { restore } : {}) },
        }),
      said: t`${post.title} is deleted`,
      onGone: () => queries.removeQueries({ queryKey: keys.library('post', post.imageId) }),
      onBack: () => void queries.invalidateQueries({ queryKey: keys.library() }),
    })
  return { put, show, withhold, remove }
}

import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'
import type { PostQuery } from './library-search.ts'

/** A page of posts as its keepers see it, and how many there are in all where that is known. */
export type PostPage = {
  list: ImagePost[]
  next: number | null
  total?: number | undefined
  totalIsMore?: boolean | undefined
}

/** Below it stand lists of posts alone; what else is known of posts goes with them where they are asked for anew. */
export const postLists = keys.library('posts', 'list')

/** The posts of the library, hidden ones too: newest first, or found by words, the best first. */
export function postsQuery({ search: words, view: _view, post: _post, ...narrowing }: PostQuery) {
  const filters = { ...narrowing, includeHidden: 'true' } as const
  return infiniteQueryOptions({
    queryKey: [...postLists, filters, words ?? null],
    queryFn: async ({ pageParam, signal }): Promise<PostPage> => {
      if (words !== undefined) {
        const query = { ...filters, q: words }
        return { list: await call(imagePostRoutes.searchImagePosts, { query }, { signal }), next: null }
      }
      const query = { ...filters, ...(pageParam === null ? {} : { before: pageParam }) }
      return call(imagePostRoutes.listImagePosts, { query }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last: PostPage) => last.next,
  })
}

/** One post by its id; null when it is gone. */
export const postQuery = (imageId: number) =>
  queryOptions({
    queryKey: keys.library('post', imageId),
    queryFn: async ({ signal }) => {
      const query = { imageIds: String(imageId) }
      return (await call(imagePostRoutes.listImagePostsByIds, { query }, { signal }))[0] ?? null
    },
  })

/** The occasions of the coming days with the pictures there are of each. */
export const coverageQuery = queryOptions({
  queryKey: keys.library('posts', 'coverage'),
  queryFn: ({ signal }) => call(coverageRoutes.getImageCoverage, { query: {} }, { signal }),
})

/** The occasions of a month and of the days around it with the pictures there are of each. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: keys.library('posts', 'month', month),
    queryFn: ({ signal }) => call(coverageRoutes.getImageCalendar, { query: { month } }, { signal }),
  })

/** Categories, the shared and the own, in order. */
export const imageCategoriesQuery = queryOptions({
  queryKey: keys.library('categories'),
  queryFn: ({ signal }) => call(greetingRoutes.listImageCategories, {}, { signal }),
})

/** Subcategories of one category with their days. */
export const subcategoriesQuery = (imageCategoryId: number) =>
  queryOptions({
    queryKey: keys.library('subcategories', imageCategoryId),
    queryFn: ({ signal }) =>
      call(greetingRoutes.listImageSubcategories, { query: { imageCategoryId } }, { signal }),
  })

/** Tags by name. */
export const imageTagsQuery = queryOptions({
  queryKey: keys.library('tags'),
  queryFn: ({ signal }) => call(greetingRoutes.listImageTags, {}, { signal }),
})

/** Tags by name, each with how many images bear it. */
export const countedTagsQuery = queryOptions({
  queryKey: keys.library('tags', 'counted'),
  queryFn: ({ signal }) => call(greetingRoutes.listImageTags, { query: { counted: 'true' } }, { signal }),
  staleTime: 0,
})

/** How many images get a tag that others are merged into. */
export const tagMergeQuery = (imageTagIds: readonly number[], into: number) =>
  queryOptions({
    queryKey: keys.library('tags', 'merge', imageTagIds.join(','), into),
    queryFn: ({ signal }) =>
      call(
        libraryMoveRoutes.countTagMerge,
        { params: { imageTagId: into }, query: { imageTagIds: imageTagIds.join(',') } },
        { signal },
      ),
    staleTime: 0,
  })
/** Below it stand the pairs alone. */
export const pairLists = keys.library('pairs')

/** What lies in a category or a subcategory, and what refers to it. */
export const contentsQuery = (imageCategoryId: number, imageSubcategoryId?: number) =>
  queryOptions({
    queryKey: keys.library('contents', imageCategoryId, imageSubcategoryId ?? null),
    queryFn: ({ signal }) =>
      call(
        libraryMoveRoutes.getLibraryContents,
        {
          params: { imageCategoryId },
          query: imageSubcategoryId === undefined ? {} : { imageSubcategoryId },
        },
        { signal },
      ),
    staleTime: 0,
  })

/** Images that are nearly the same as another one, the newest pair first. */
export const imagePairsQuery = infiniteQueryOptions({
  queryKey: pairLists,
  queryFn: ({ pageParam, signal }) =>
    call(
      likenessRoutes.listImagePairs,
      { query: pageParam === null ? {} : { before: pageParam } },
      { signal },
    ),
  initialPageParam: null as number | null,
  getNextPageParam: (last: { next: number | null }) => last.next,
})

/** Which of these uploads look like an image that is there, or like one another. */
export const alikeQuery = (documentIds: readonly number[]) =>
  queryOptions({
    queryKey: keys.library('alike', documentIds.join(',')),
    queryFn: ({ signal }) =>
      call(likenessRoutes.findAlikeImages, { query: { documentIds: documentIds.join(',') } }, { signal }),
  })

/** What customers asked for, newest first. */
export const imageRequestsQuery = (status: 'OPEN' | 'DONE' | 'DECLINED' | undefined) =>
  infiniteQueryOptions({
    queryKey: keys.library('requests', status ?? null),
    queryFn: ({ pageParam, signal }) =>
      call(
        imagePostRoutes.listImageRequests,
        { query: { ...(status ? { status } : {}), ...(pageParam === null ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last: { next: number | null }) => last.next,
  })

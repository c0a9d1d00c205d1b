import type { PostFilters } from '@parichay/contract/greeting/filters.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { isHidden, tasteOf } from '@parichay/contract/greeting/tastes.ts'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import { showError } from '../ui/dialogs.tsx'
import { call } from './client.ts'
import type { DailySearch } from './daily-search.ts'
import { keys } from './keys.ts'
import { userQuery } from './people.ts'
import { useRemote } from './remote.ts'
import { dayQuery } from './today.ts'
import { useSession } from '../session.ts'

const hour = 60 * 60_000
/** Pictures that stand in each row of an occasion. */
export const inRow = 10
const inPage = 24

type Narrowing = Pick<z.input<typeof PostFilters>, 'shape' | 'mediaType' | 'language'>
/** Pictures or videos, in one shape. */
export const narrowingOf = ({ shape, media, language }: DailySearch): Narrowing => ({
  mediaType: media ?? 'IMAGE',
  shape: shape ?? 'SQUARE',
  ...(language ? { language } : {}),
})

/** Groups of pictures. */
export const imageCategoriesQuery = queryOptions({
  queryKey: keys.imageCategories,
  queryFn: ({ signal }) => call(greetingRoutes.listImageCategories, {}, { signal }),
  staleTime: hour,
})

/** All subcategories with their days, in one answer. */
export const occasionsQuery = queryOptions({
  queryKey: keys.occasions,
  queryFn: ({ signal }) => call(greetingRoutes.listImageSubcategories, { query: {} }, { signal }),
  staleTime: hour,
})

/** The subcategories without those that the signed-in customer hid. */
export function useShownOccasions() {
  const kind = useSession((state) => state.kind)
  const preference = useRemote({ ...userQuery, enabled: kind === 'customer' }).data?.preference
  const occasions = useRemote(occasionsQuery)
  const { data } = occasions
  const shown = useMemo(() => {
    const taste = tasteOf(preference)
    return data?.filter((one) => !isHidden(taste, one))
  }, [data, preference])
  return { ...occasions, data: shown }
}

/** Words that pictures are found by. */
export const imageTagsQuery = queryOptions({
  queryKey: keys.imageTags,
  queryFn: ({ signal }) => call(greetingRoutes.listImageTags, {}, { signal }),
  staleTime: hour,
})

/** Pages of pictures that a day or a group asks for, or all that words find; of the popular ones there is one page, in the languages of `businessId` first. */
export const postsQuery = (filters: DailySearch, day: string | undefined, businessId?: number) => {
  const { search, category, subcategory, tag, show } = filters
  const narrow = narrowingOf(filters)
  const query = {
    ...narrow,
    ...(day ? { day } : {}),
    ...(category ? { imageCategoryId: category } : {}),
    ...(subcategory ? { imageSubcategoryId: subcategory } : {}),
    ...(tag ? { imageTagId: tag } : {}),
    ...(show === 'exclusive' ? { isExclusive: 'true' as const } : {}),
    ...(show === 'popular' ? { popular: 'true' as const, ...(businessId ? { businessId } : {}) } : {}),
  }
  return infiniteQueryOptions({
    queryKey: keys.posts(search ? { ...narrow, search } : query),
    queryFn: async ({ pageParam, signal }) => {
      if (search) {
        const list = await call(
          imagePostRoutes.searchImagePosts,
          { query: { ...narrow, q: search, pageSize: 30 } },
          { signal },
        )
        return { list, next: null }
      }
      return call(
        imagePostRoutes.listImagePosts,
        { query: { ...query, pageSize: inPage, ...(pageParam === null ? {} : { before: pageParam }) } },
        { signal },
      )
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last: { next: number | null }) => last.next,
    staleTime: 5 * 60_000,
  })
}

/** The newest pictures of several subcategories, in one answer. */
export const rowsQuery = (filters: DailySearch, ids: readonly number[]) => {
  const query = { ...narrowingOf(filters), imageSubcategoryIds: ids.join(','), pageSize: inRow }
  return queryOptions({
    queryKey: keys.posts({ rows: query }),
    queryFn: ({ signal }) => call(imagePostRoutes.listImagePostsBySubcategories, { query }, { signal }),
    enabled: ids.length > 0,
    staleTime: 5 * 60_000,
  })
}

/** One picture, for an address that names it. */
export const postQuery = (imageId: number) =>
  queryOptions({
    queryKey: keys.posts({ imageId }),
    queryFn: async ({ signal }) =>
      (
        await call(imagePostRoutes.listImagePostsByIds, { query: { imageIds: String(imageId) } }, { signal })
      )[0] ?? null,
    staleTime: 5 * 60_000,
  })

/** Pictures a business keeps. */
export const favouritesQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.favourites(businessId),
    queryFn: ({ signal }) => call(ownImageRoutes.listFavouriteImages, { query: { businessId } }, { signal }),
    staleTime: 5 * 60_000,
  })

/** What a business asked for. */
export const imageRequestsQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.imageRequests(businessId),
    queryFn: ({ signal }) =>
      call(imagePostRoutes.listImageRequests, { query: { businessId, pageSize: 5 } }, { signal }),
  })

/**
 * Makes a picture a favourite, or no longer: here at once, and back again when the server says no. Then the list is asked for anew:
 * it may not have been there when the heart was pressed.
 */
export function useFavourite(businessId: number) {
  const queries = useQueryClient()
  const key = keys.favourites(businessId)
  const show = (post: ImagePost, isFavourite: boolean) =>
    queries.setQueryData<ImagePost[]>(key, (old = []) => {
      const others = old.filter(({ imageId }) => imageId !== post.imageId)
      return isFavourite ? [post, ...others] : others
    })
  return useMutation({
    mutationKey: key,
    mutationFn: ({ post, isFavourite }: { post: ImagePost; isFavourite: boolean }) =>
      call(ownImageRoutes.setFavouriteImage, {
        params: { imageId: post.imageId },
        body: { businessId, isFavourite },
      }),
    onMutate: async ({ post, isFavourite }) => {
      await queries.cancelQueries({ queryKey: key })
      show(post, isFavourite)
    },
    onError: (error, { post, isFavourite }) => {
      show(post, !isFavourite)
      void showError(error)
    },
    // An answer that came before another heart arrived would take that one back.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: key }) === 1) void queries.invalidateQueries({ queryKey: key })
    },
  })
}

/** A square and a story to try frames on. */
export const samplesQuery = (businessId: number, day: string) =>
  queryOptions({
    queryKey: keys.posts({ samples: day, businessId }),
    queryFn: async ({ client }) => {
      const [squares, stories] = await Promise.all([
        client.ensureQueryData(dayQuery(businessId, day)),
        client.ensureQueryData(dayQuery(businessId, day, { shape: 'STORY' })),
      ])
      return { SQUARE: squares.list[0] ?? null, STORY: stories.list[0] ?? null }
    },
    staleTime: hour,
  })

import type { ProjectCounts } from '@parichay/contract/business/routes.projects.ts'
import { projectRoutes } from '@parichay/contract/business/routes.projects.ts'
import { ownImageRoutes, type SavedImage } from '@parichay/contract/greeting/routes.own.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { takeOut, type WayBack } from '../ui/list/list-address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** How much of each kind the customer has. */
export const projectCountsQuery = queryOptions({
  queryKey: keys.projectCounts,
  queryFn: ({ signal }): Promise<ProjectCounts> => call(projectRoutes.getProjectCounts, {}, { signal }),
})

/** The greetings that all businesses of the customer keep, the latest first. */
export const savedImagesQuery = queryOptions({
  queryKey: keys.savedImages,
  queryFn: async ({ signal }) => (await call(ownImageRoutes.listSavedImages, {}, { signal })).list,
})

/** Keeps a greeting for a business, or no longer. */
export const keepImage = (
  queries: QueryClient,
  { businessId, post }: Pick<SavedImage, 'businessId' | 'post'>,
  isFavourite: boolean,
) =>
  call(ownImageRoutes.setFavouriteImage, {
    params: { imageId: post.imageId },
    body: { businessId, isFavourite },
  }).then(() => void queries.invalidateQueries({ queryKey: keys.favourites(businessId) }))

/** Takes a saved greeting out of what is shown, and gives the way back. */
export const takeSaved = (queries: QueryClient, gone: SavedImage): Promise<WayBack> =>
  takeOut(queries, keys.savedImages, () =>
    queries.setQueryData(savedImagesQuery.queryKey, (list) =>
      list?.filter(
        ({ businessId, post }) => businessId !== gone.businessId || post.imageId !== gone.post.imageId,
      ),
    ),
  )

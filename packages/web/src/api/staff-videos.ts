import { UserVideoFilters, VideoTemplateFilters } from '@parichay/contract/video/filters.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import type { VideoTemplate } from '@parichay/contract/video/template.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { type ListChange, listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Filters of the videos in All Projects as they go into the address and the call. */
export type VideoQuery = ListQuery<typeof UserVideoFilters>
/** A change of the list: undefined takes a filter away. */
export type VideoQueryChange = ListChange<typeof UserVideoFilters>

/** The videos of All Projects in the address; which of the five is searched narrows nothing by itself. */
export const videoAddress = listAddress(UserVideoFilters, {
  beside: ['searchBy'],
  always: { projectType: 'promotional_video' },
})

/** One page of the videos in All Projects; asked again while films of it are made. */
export const videoListQuery = (query: VideoQuery) =>
  queryOptions({
    queryKey: keys.userVideoList(query),
    queryFn: ({ signal }) => call(userVideoRoutes.listUserVideos, { query }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ render }) => render?.state === 'waiting' || render?.state === 'rendering')
        ? 5000
        : false,
  })

/** The kept templates in the address: what narrows them, and which of them is open, or a new one. */
export const templateAddress = listAddress(
  VideoTemplateFilters.extend({ template: z.string().regex(/^(?:new|[1-9]\d{0,8})$/) }),
  { looks: ['template'], called: { isPremium: 'premium' } },
)

const isTested = ({ test }: Pick<VideoTemplate, 'test'>) =>
  test?.state === 'waiting' || test?.state === 'rendering'

/** All video templates with their figures, for who keeps them. */
export const keptTemplatesQuery = queryOptions({
  queryKey: keys.keptTemplates(),
  queryFn: ({ signal }) => call(videoTemplateRoutes.listVideoTemplates, { query: {} }, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isTested) ? 3000 : false),
})

/** One of them with its scene; asked again while test films are made. */
export const keptTemplateQuery = (id: number) =>
  queryOptions({
    queryKey: keys.keptTemplates(id),
    queryFn: ({ signal }) =>
      call(videoTemplateRoutes.getVideoTemplate, { params: { id }, query: {} }, { signal }),
    refetchInterval: ({ state }) => (state.data && isTested(state.data) ? 2000 : false),
  })

/** What a template was before. */
export const templateVersionsQuery = (templateId: number, version: number) =>
  queryOptions({
    queryKey: keys.keptTemplates(templateId, version),
    queryFn: ({ signal }) =>
      call(videoTemplateRoutes.listVideoTemplateVersions, { query: { templateId } }, { signal }),
  })

/** Where a test film lies. */
export const testFilmUrl = (templateId: number, language: string): string =>
  `${videoTemplateRoutes.downloadVideoTest.path}?templateId=${templateId}&language=${language}`

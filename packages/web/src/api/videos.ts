import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { fetchFile } from './download.ts'
import { keys } from './keys.ts'
import { expectNotice } from './owner-notices.ts'

/** The video templates in the order of the gallery. */
export const videoTemplatesQuery = queryOptions({
  queryKey: keys.videoTemplates(),
  queryFn: ({ signal }) => call(videoTemplateRoutes.listVideoTemplates, { query: {} }, { signal }),
  staleTime: 300_000,
})

/** One template with its scene; a former version for a film that was begun with it. */
export const videoTemplateQuery = (id: number, version?: number) =>
  queryOptions({
    queryKey: keys.videoTemplates(id, version),
    queryFn: ({ signal }) =>
      call(
        videoTemplateRoutes.getVideoTemplate,
        { params: { id }, query: version === undefined ? {} : { version } },
        { signal },
      ),
    staleTime: 300_000,
  })

/** The videos of a business, what a new one begins with, and how many may be made. */
export const businessVideosQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.videos(businessId),
    queryFn: ({ signal }) =>
      call(userVideoRoutes.getUserVideosByBusiness, { query: { businessId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.list.some(isUnderWay) ? 5000 : false),
  })

/** One video, asked for again while its film is made. */
export const userVideoQuery = (videoNo: number) =>
  queryOptions({
    queryKey: keys.video(videoNo),
    queryFn: ({ signal }) => call(userVideoRoutes.getUserVideo, { params: { videoNo } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 2000 : false),
  })

/** Films of a video that were made, newest first. */
export const videoVersionsQuery = (videoNo: number) =>
  queryOptions({
    queryKey: [...keys.video(videoNo), 'versions'],
    queryFn: ({ signal }) => call(userVideoRoutes.listUserVideoVersions, { query: { videoNo } }, { signal }),
  })

/** Whether a film of it waits or is made. */
export const isUnderWay = ({ render }: Pick<UserVideo, 'render'>): boolean =>
  render?.state === 'waiting' || render?.state === 'rendering'

/** Puts a video that changed where screens read it; lists ask again. */
export function takeVideo(queries: QueryClient, video: UserVideo): UserVideo {
  queries.setQueryData(keys.video(video.videoNo), video)
  void queries.invalidateQueries({ queryKey: keys.videos(video.businessId) })
  if (isUnderWay(video)) expectNotice(queries)
  return video
}

/** What was bought may pay for films now: everything about them is asked again. */
export const refreshVideos = (queries: QueryClient) =>
  Promise.all([keys.videos(), ['video']].map((queryKey) => queries.invalidateQueries({ queryKey })))

/** The film that was made last, as a file. */
export const videoFile = (videoNo: number, size: 'full' | 'whatsapp'): Promise<File> =>
  fetchFile(userVideoRoutes.downloadUserVideo, { query: { videoNo, size } })

/** Where the film that was made last can be played from, or its poster seen; `renderNo` keeps a former one out of the browser's memory. */
export const videoAddress = (videoNo: number, renderNo: number, size: 'full' | 'poster'): string =>
  `${userVideoRoutes.downloadUserVideo.path}?videoNo=${videoNo}&renderNo=${renderNo}&size=${size}`

import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import type { DailySearch } from './daily-search.ts'
import { keys } from './keys.ts'

/** The frames of a business with all they are drawn from. */
export const framesQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.frames(businessId),
    queryFn: ({ signal }) => call(frameRoutes.getImagePostSettings, { query: { businessId } }, { signal }),
    staleTime: 5 * 60_000,
  })

/** The pictures a day begins with for a business: the home, the greetings and the frame settings show the same. */
export const dayQuery = (
  businessId: number,
  day: string,
  { shape = 'SQUARE', language }: { shape?: 'SQUARE' | 'STORY'; language?: DailySearch['language'] } = {},
) => {
  const query = { businessId, day, shape, ...(language ? { language } : {}) }
  return queryOptions({
    queryKey: keys.posts({ ofDay: query }),
    queryFn: ({ signal }) => call(ownImageRoutes.getDayImages, { query }, { signal }),
    staleTime: 5 * 60_000,
  })
}

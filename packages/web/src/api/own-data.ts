import type { OwnDataFile } from '@parichay/contract/own-data/fields.ts'
import { ownDataRoutes } from '@parichay/contract/own-data/routes.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { saveLarge } from './download.ts'
import { keys } from './keys.ts'
import { expectNotice } from './owner-notices.ts'

/** Whether a copy is being made. */
export const isBeingMade = ({ state }: Pick<OwnDataFile, 'state'>): boolean =>
  state === 'waiting' || state === 'working'

/** The copy of the own data that was asked for last; asked again while it is being made. */
export const ownDataQuery = queryOptions({
  queryKey: keys.ownData,
  queryFn: ({ signal }) => call(ownDataRoutes.getOwnDataFile, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.file && isBeingMade(state.data.file) ? 2000 : false),
})

/** Asks for a copy; the bell looks in often until it is there. */
export async function makeOwnData(queries: QueryClient, password: string): Promise<void> {
  const file = await call(ownDataRoutes.makeOwnDataFile, { body: { password } })
  queries.setQueryData(keys.ownData, { file })
  expectNotice(queries)
}

/** Lets the browser save the copy; false where it is not there any more, and what stands instead is shown. */
export async function saveOwnData(queries: QueryClient): Promise<boolean> {
  const { file } = await queries.fetchQuery(ownDataQuery)
  if (file?.state !== 'ready') return false
  saveLarge(ownDataRoutes.downloadOwnDataFile, { params: { ownDataFileId: file.ownDataFileId } })
  return true
}

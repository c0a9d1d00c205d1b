import { DocumentFilters } from '@parichay/contract/document/filters.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** The library of documents in the address. */
export const documentAddress = listAddress(DocumentFilters)
/** Filters of the library as they go into the address and the call. */
export type DocumentQuery = ListQuery<typeof DocumentFilters>

/** One page of the library. */
export const documentListQuery = (query: DocumentQuery) =>
  queryOptions({
    queryKey: keys.documents(query),
    queryFn: ({ signal }) => call(documentRoutes.listDocuments, { query }, { signal }),
  })

/** What an agency has stored; the own one unless named. */
export const documentQuotaQuery = (agencyId: number | undefined) =>
  queryOptions({
    queryKey: keys.documents('quota', agencyId ?? 'own'),
    queryFn: ({ signal }) =>
      call(
        documentRoutes.getDocumentQuota,
        { query: agencyId === undefined ? {} : { agencyId } },
        { signal },
      ),
  })

import type { DeletedKind, DeletedThing } from '@parichay/contract/business/fields.deleted.ts'
import { deletedRoutes } from '@parichay/contract/business/routes.deleted.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** What of a kind was deleted within 30 days; asked anew whenever somebody looks, as it may just have been. */
export const deletedQuery = (
  kind: DeletedKind,
  { search = '', agencyId }: { search?: string; agencyId?: number } = {},
) =>
  queryOptions({
    queryKey: keys.deleted(kind, search, agencyId ?? 0),
    queryFn: ({ signal }) =>
      call(
        deletedRoutes.listDeleted,
        { query: { kind, ...(search && { search }), ...(agencyId !== undefined && { agencyId }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const restore = true
const ask = ({ kind, id }: DeletedThing): Promise<unknown> => {
  if (kind === 'business') return call(businessRoutes.deleteBusiness, { params: { id }, body: { restore } })
  if (kind === 'digital_card') return call(cardRoutes.deleteCard, { body: { cardNo: id, restore } })
  if (kind === 'pdf_id_card') return call(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo: id, restore } })
  return call(userVideoRoutes.deleteUserVideo, { body: { videoNo: id, restore } })
}

/** Lists that hold a kind; a business comes back with what hangs on it. */
const listsOf = {
  digital_card: [keys.businesses(), keys.cardsByBusiness(), keys.cardList(), keys.dashboard],
  pdf_id_card: [keys.pdfCards(), keys.pdfCardList()],
  promotional_video: [keys.videos(), keys.userVideoList()],
}

/** Brings something back; all lists that it stands in are asked for again. Fails as its own call does. */
export async function bringBack(queries: QueryClient, thing: DeletedThing): Promise<void> {
  const { kind, businessId } = thing
  const lists = kind === 'business' ? Object.values(listsOf).flat() : listsOf[kind]
  try {
    await ask(thing)
    // Where it failed its row stays, with the reason in it.
    void queries.invalidateQueries({ queryKey: keys.deleted() })
  } finally {
    for (const queryKey of [...lists, keys.business(businessId)]) void queries.invalidateQueries({ queryKey })
  }
}

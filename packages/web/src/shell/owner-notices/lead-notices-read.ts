import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keys } from '../../api/keys.ts'
import { readNotices, unreadNoticesQuery } from '../../api/owner-notices.ts'
import { useRemote } from '../../api/remote.ts'
import { useSession } from '../../session.ts'
import { viewing } from '../../viewing.ts'

/** Whoever looks at the leads of a business need not be told of them by the bell; one that came since the list was read is shown first. */
export function useLeadNoticesRead(businessId: number, isSeen: boolean): void {
  const queries = useQueryClient()
  const isOwner = useSession((state) => state.kind === 'customer') && viewing() === undefined
  const { data: unread } = useRemote({ ...unreadNoticesQuery, enabled: false })
  const hasUnread = (unread?.count ?? 0) > 0
  const newest = unread?.newest
  useEffect(() => {
    if (!isOwner || !isSeen || !hasUnread) return
    // Those that cannot be shown or marked now are marked when they are opened.
    showNew(queries, businessId)
      .then(() => readNotices(queries, { leadsOf: businessId }))
      .catch(() => undefined)
  }, [queries, isOwner, isSeen, hasUnread, newest, businessId])
}

/** Reads the list once more where the bell heard of something after it was read. */
async function showNew(queries: QueryClient, businessId: number): Promise<void> {
  const heardAt = queries.getQueryState(unreadNoticesQuery.queryKey)?.dataUpdatedAt ?? 0
  const shown = { queryKey: keys.leads(businessId), type: 'active' as const }
  const readAt = queries
    .getQueryCache()
    .findAll(shown)
    .map(({ state }) => state.dataUpdatedAt)
  if (readAt.some((at) => at < heardAt)) await queries.refetchQueries(shown, { throwOnError: true })
}

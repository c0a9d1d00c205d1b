import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readNotices, unreadNoticesQuery } from '../../api/owner-notices.ts'
import { useRemote } from '../../api/remote.ts'
import { useSession } from '../../session.ts'
import { viewing } from '../../viewing.ts'

/** Whoever looks at the leads of a business need not be told of them by the bell. */
export function useLeadNoticesRead(businessId: number, isSeen: boolean): void {
  const queries = useQueryClient()
  const isOwner = useSession((state) => state.kind === 'customer') && viewing() === undefined
  const { data: unread } = useRemote({ ...unreadNoticesQuery, enabled: false })
  const hasUnread = (unread?.count ?? 0) > 0
  useEffect(() => {
    if (!isOwner || !isSeen || !hasUnread) return
    // Those that cannot be marked now are marked when they are opened.
    readNotices(queries, { leadsOf: businessId }).catch(() => undefined)
  }, [queries, isOwner, isSeen, hasUnread, businessId])
}

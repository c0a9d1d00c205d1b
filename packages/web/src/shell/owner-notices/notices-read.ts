import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import { useEffect, useRef } from 'react'
import { hasEnded, readNotices, unreadNoticesQuery } from '../../api/owner-notices.ts'
import { isUnderWay } from '../../api/videos.ts'
import { useSession } from '../../session.ts'
import { viewing } from '../../viewing.ts'

/** Whoever sees how a film ended, by watching it or by opening its video, need not be told by the bell. */
export function useNoticesRead(video: UserVideo | undefined): void {
  const queries = useQueryClient()
  const isOwner = useSession((state) => state.kind === 'customer') && viewing() === undefined
  const { data: unread } = useRemote({ ...unreadNoticesQuery, enabled: false })
  const hasUnread = (unread?.count ?? 0) > 0
  const videoNo = video?.videoNo
  const waits = video !== undefined && isUnderWay(video)
  const ended = video !== undefined && hasEnded(video)
  const wasWaiting = useRef(false)
  useEffect(() => {
    const watched = wasWaiting.current
    wasWaiting.current = waits
    if (!isOwner || !ended || videoNo === undefined || !(watched || hasUnread)) return
    // One that cannot be marked now is marked when it is opened.
    readNotices(queries, { videoNo }).catch(() => undefined)
  }, [queries, isOwner, hasUnread, videoNo, waits, ended])
}

import { useLingui } from '@lingui/react/macro'
import type { OwnerNotice } from '@parichay/contract/owner-notice/fields.ts'
import Box from '@mui/material/Box'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import { CheckCheck, Clapperboard, FileDown, TriangleAlert } from 'lucide-react'
import { ownerNoticesQuery, readNotices, unreadNoticesQuery } from '../../api/owner-notices.ts'
import { failureText } from '../../failure-words.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { showError } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PaperDrawing } from '../../ui/illustrations.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { LoadMore } from '../../ui/list/LoadMore.tsx'
import { RowList } from '../../ui/list/RowList.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { longAgo } from '../../ui/when.ts'
import { NotificationFace } from '../notifications/NotificationFace.tsx'
import { dot } from '../../ui/dot.ts'
import { presentMs } from '../../ui/clock.ts'

/** What became of the films an owner ordered and of the copy of their data; each leads to its video, or to the copy. */
export function OwnerNotices({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const pages = useInfiniteQuery(ownerNoticesQuery)
  const { data: unread } = useRemote({ ...unreadNoticesQuery, refetchInterval: false })
  const rows = pages.data?.pages.flatMap(({ list }) => list)
  const businesses = new Set(rows?.flatMap((one) => ('businessId' in one ? one.businessId : [])))
  const newest = rows?.[0]
  const read = (noticeId: number, andOlder: boolean) =>
    readNotices(queries, andOlder ? { noticeId, andOlder } : { noticeId }).catch(
      (error: unknown) => void showError(error),
    )
  const open = (one: OwnerNotice) => {
    if (!one.isRead) void read(one.noticeId, false)
    onClose()
    go(
      'videoNo' in one ? paths.videos({ businessId: one.businessId, videoNo: one.videoNo }) : paths.ownData(),
    )
  }
  return (
    <Sheet open onClose={onClose} title={t`Notifications`} width="sm">
      {newest && (unread?.count ?? 0) > 0 && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
          <Button look="text" icon={CheckCheck} onClick={() => void read(newest.noticeId, true)}>
            {t`Mark all as read`}
          </Button>
        </Box>
      )}
      {Boolean(pages.error) && !rows && (
        <InlineError message={failureText(pages.error)} onRetry={() => void pages.refetch()} />
      )}
      {!rows && !pages.error && <ListSkeleton rows={4} />}
      {rows?.length === 0 && (
        <EmptyState
          picture={<PaperDrawing />}
          title={t`Nothing new`}
          body={t`When something you asked for is ready, it is said here.`}
        />
      )}
      {rows && rows.length > 0 && (
        <RowList label={t`Notifications`}>
          {rows.map((one) => (
            <Row
              key={one.noticeId}
              notice={one}
              namesBusiness={businesses.size > 1}
              onOpen={() => open(one)}
            />
          ))}
        </RowList>
      )}
      {rows && (
        <Box sx={{ mt: 2 }}>
          <LoadMore pages={pages} />
        </Box>
      )}
    </Sheet>
  )
}

type RowProps = { notice: OwnerNotice; namesBusiness: boolean; onOpen: () => void }

function Row({ notice, namesBusiness, onOpen }: RowProps) {
  const { t, i18n } = useLingui()
  const { kind, isRead, createdAt } = notice
  const when = longAgo(createdAt, presentMs(), i18n.locale)
  if (kind === 'data_ready' || kind === 'data_failed') {
    const isThere = kind === 'data_ready'
    return (
      <NotificationFace
        icon={isThere ? FileDown : TriangleAlert}
        title={isThere ? t`Your data is ready to download` : t`The copy of your data could not be made`}
        detail={[!isThere && t`Open it and try again.`, when].filter(Boolean).join(dot)}
        isRead={isRead}
        isGrave={!isThere}
        onOpen={onOpen}
      />
    )
  }
  const { title, businessName, isSample } = notice
  const isReady = kind === 'film_ready'
  return (
    <NotificationFace
      icon={isReady ? Clapperboard : TriangleAlert}
      title={isReady ? t`Your film “${title}” is ready` : t`Your film “${title}” could not be made`}
      detail={[
        isSample && isReady && t`Sample`,
        !isReady && t`Nothing was counted. Open it and try again.`,
        namesBusiness && businessName,
        when,
      ]
        .filter(Boolean)
        .join(dot)}
      isRead={isRead}
      isGrave={!isReady}
      onOpen={onOpen}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import type { OwnerNotice } from '@parichay/contract/owner-notice/fields.ts'
import Box from '@mui/material/Box'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import { CheckCheck, Clapperboard, FileDown, PhoneIncoming, TriangleAlert } from 'lucide-react'
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
import { activateBusiness } from '../active-business.ts'
import { NotificationFace } from '../notifications/NotificationFace.tsx'
import { dot } from '../../ui/dot.ts'
import { presentMs } from '../../ui/clock.ts'

/** What became of the films an owner ordered and of the copy of their data, and who left their number; each leads to its video, the leads or the copy. */
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
    if (!('businessId' in one)) return go(paths.ownData())
    const { businessId } = one
    if ('videoNo' in one) return go(paths.videos({ businessId, videoNo: one.videoNo }))
    activateBusiness(queries, businessId)
    go(paths.leads())
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
          body={t`When something you asked for is ready or somebody leaves their number, it is said here.`}
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
  const { isRead, createdAt } = notice
  const when = longAgo(createdAt, presentMs(), i18n.locale)
  if (!('businessId' in notice)) {
    const isThere = notice.kind === 'data_ready'
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
  const { kind, title, businessName } = notice
  const said = {
    film_ready: { icon: Clapperboard, title: t`Your film “${title}” is ready` },
    film_failed: { icon: TriangleAlert, title: t`Your film “${title}” could not be made` },
    lead: { icon: PhoneIncoming, title: t`New lead: ${title}` },
  }[kind]
  const isFailed = kind === 'film_failed'
  return (
    <NotificationFace
      {...said}
      detail={[
        'isSample' in notice && notice.isSample && !isFailed && t`Sample`,
        isFailed && t`Nothing was counted. Open it and try again.`,
        namesBusiness && businessName,
        when,
      ]
        .filter(Boolean)
        .join(dot)}
      isRead={isRead}
      isGrave={isFailed}
      onOpen={onOpen}
    />
  )
}

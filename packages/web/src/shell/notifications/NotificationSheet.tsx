import { useLingui } from '@lingui/react/macro'
import {
  type AdminNotification,
  type NotificationKind,
  notificationKinds,
} from '@parichay/contract/analytics/notification.ts'
import { notificationTopics, tells } from '@parichay/contract/analytics/rules.told.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import Box from '@mui/material/Box'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { notificationsQuery, unreadQuery } from '../../api/notifications.ts'
import { useStaff } from '../../api/staff.ts'
import { failureText } from '../../failure-words.ts'
import { useGo } from '../../go.ts'
import { Button } from '../../ui/Button.tsx'
import { showError } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PaperDrawing } from '../../ui/illustrations.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { LoadMore } from '../../ui/list/LoadMore.tsx'
import { RowList } from '../../ui/list/RowList.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { notificationKindWords } from './words.ts'

/** The notifications of who is signed in: by kind, unread ones only if wanted. Opening one reads it. */
export function NotificationSheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const [kind, setKind] = useState<NotificationKind>()
  const [onlyUnread, setOnlyUnread] = useState(false)
  const pages = useInfiniteQuery(notificationsQuery({ kind, onlyUnread }))
  const { data: unread } = useRemote({ ...unreadQuery, refetchInterval: false })
  const { person, may, money, ofSuperAdminAgency } = useStaff()
  const isAdmin = person?.roles.includes('admin') ?? false
  const told = { isAdmin, isSuperAdmin: ofSuperAdminAgency, holds: may, money }
  const kinds = notificationKinds.filter((one) => tells[notificationTopics[one]](told))
  const kindNames = new Intl.ListFormat(i18n.locale).format(
    kinds.map((one) => i18n._(notificationKindWords[one])),
  )
  const rows = pages.data?.pages.flatMap(({ list }) => list)
  const clear = () => {
    setKind(undefined)
    setOnlyUnread(false)
  }
  const isNarrowed = kind !== undefined || onlyUnread
  const mark = async (id: number, andOlder: boolean) => {
    try {
      const left = await call(analyticsRoutes.readAdminNotification, {
        params: { id },
        body: andOlder ? { andOlder } : {},
      })
      queries.setQueryData(keys.notifications('unread'), { ...left, still: 0 })
      await queries.invalidateQueries({ queryKey: keys.notifications('list') })
    } catch (error) {
      void showError(error)
    }
  }
  const open = (one: AdminNotification, href: string | undefined) => {
    if (!one.isRead) void mark(one.notificationId, false)
    if (!href) return
    onClose()
    go(href)
  }
  const newest = rows?.[0]
  return (
    <Sheet open onClose={onClose} title={t`Notifications`} width="sm">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, minHeight: 44 }}>
        <FilterPill
          label={t`Kind`}
          value={kind}
          choices={kinds.map((value) => ({ value, label: i18n._(notificationKindWords[value]) }))}
          onChange={setKind}
        />
        <Pill pressed={onlyUnread} onClick={() => setOnlyUnread((was) => !was)}>{t`Unread only`}</Pill>
        {newest && !isNarrowed && (unread?.count ?? 0) > 0 && (
          <Button look="text" icon={CheckCheck} onClick={() => void mark(newest.notificationId, true)}>
            {t`Mark all as read`}
          </Button>
        )}
      </Box>
      {Boolean(pages.error) && !rows && (
        <InlineError message={failureText(pages.error)} onRetry={() => void pages.refetch()} />
      )}
      {!rows && !pages.error && <ListSkeleton rows={4} />}
      {rows?.length === 0 && (
        <EmptyState
          picture={<PaperDrawing />}
          title={isNarrowed ? t`Nothing matches these filters` : t`Nothing to look after`}
          body={isNarrowed ? undefined : t`What shows here: ${kindNames}.`}
          action={isNarrowed && <Button look="secondary" onClick={clear}>{t`Clear filters`}</Button>}
        />
      )}
      {rows && rows.length > 0 && (
        <RowList label={t`Notifications`}>
          {rows.map((one) => (
            <NotificationRow key={one.notificationId} notification={one} onOpen={open} />
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

import { useLingui } from '@lingui/react/macro'
import type { AdminNotification } from '@parichay/contract/analytics/notification.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { notificationsQuery } from '../api/notifications.ts'
import { useStaff } from '../api/staff.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { NotificationRow } from '../shell/notifications/NotificationRow.tsx'
import { showError } from '../ui/dialogs.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { Section } from './Section.tsx'

/** So many stand on the home; the bell has all of them. */
const shown = 3

/** Host names that lead nowhere, and work in the background that was given up, that nobody read of yet; nothing where all went well. Admins are told. */
export function FailedTasks() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const { person } = useStaff()
  const isAdmin = person?.roles.includes('admin') ?? false
  const unread = (kind: 'failed_job' | 'domain') => ({
    ...notificationsQuery({ kind, onlyUnread: true }),
    enabled: isAdmin,
  })
  const answers = [useInfiniteQuery(unread('domain')), useInfiniteQuery(unread('failed_job'))]
  const failed = answers.flatMap(({ data }) => data?.pages.flatMap(({ list }) => list) ?? []).slice(0, shown)
  const broken = answers.filter(({ error, data }) => error && !data)
  if (failed.length === 0 && broken.length === 0) return null
  const open = async ({ notificationId }: AdminNotification, href: string | undefined) => {
    try {
      const left = await call(analyticsRoutes.readAdminNotification, {
        params: { id: notificationId },
        body: {},
      })
      queries.setQueryData(keys.notifications('unread'), { ...left, still: 0 })
      await queries.invalidateQueries({ queryKey: keys.notifications('list') })
      if (href) go(href)
    } catch (error) {
      void showError(error)
    }
  }
  return (
    <Section id="failed" title={t`What failed`}>
      {broken.length > 0 && (
        <InlineError
          message={failureText(broken[0]!.error)}
          onRetry={() => void Promise.all(broken.map((one) => one.refetch()))}
        />
      )}
      {failed.length > 0 && (
        <RowList>
          {failed.map((one) => (
            <NotificationRow
              key={one.notificationId}
              notification={one}
              onOpen={(it, href) => void open(it, href)}
            />
          ))}
        </RowList>
      )}
    </Section>
  )
}

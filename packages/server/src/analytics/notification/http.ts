import { countedUnread } from '@parichay/contract/analytics/notification.ts'
import type { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { recipientOf } from './policy.ts'
import { countUnread, isSeen, listNotifications, markRead, type Recipient } from './store.ts'

/** One transaction of who asks: the platform's staff see notifications of other agencies too. */
function withRecipient<T>(
  { actor, agency, scope, world }: Pick<Call, 'actor' | 'agency' | 'scope' | 'world'>,
  work: (tx: Tx, who: Recipient) => Promise<T>,
): Promise<T> {
  if (actor.kind !== 'staff') return fail('NOT_ALLOWED', 'Notifications are for staff.')
  const who = recipientOf(actor, scope, agency)
  return scope.reach === 'platform'
    ? world.database.platform.transaction().execute((tx) => work(tx, who))
    : world.database.inScope(scope, (tx) => work(tx, who))
}

const unreadOf = async (tx: Tx, who: Recipient) => {
  const count = await countUnread(tx, who)
  return { count: Math.min(count, countedUnread), isMore: count > countedUnread }
}

/** Handlers of the calls about notifications. */
export const notificationHandlers: Pick<
  Handlers<typeof analyticsRoutes>,
  'listAdminNotifications' | 'readAdminNotification'
> = {
  listAdminNotifications: (call) =>
    withRecipient(call, async (tx, who) => {
      const { kind, onlyUnread = false, before, pageSize = 20 } = call.query
      const rows = await listNotifications(tx, who, { kind, onlyUnread, before, limit: pageSize })
      return {
        list: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
        unread: await unreadOf(tx, who),
      }
    }),

  readAdminNotification: (call) =>
    withRecipient(call, async (tx, who) => {
      const { id } = call.params
      if (!(await isSeen(tx, who, id))) fail('NOT_FOUND', 'This notification does not exist any more.')
      await markRead(tx, who, id, { andOlder: call.body.andOlder === true, at: call.now })
      return unreadOf(tx, who)
    }),
}

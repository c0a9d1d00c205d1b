import { countedUnread, type NotificationKind } from '@parichay/contract/analytics/notification.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** Whose notifications a person sees: kinds of one agency, of the own businesses or of all, and some of all agencies. */
export type Recipient = {
  agencyId: number
  franchiseeId: number
  kinds: readonly NotificationKind[]
  /** Only of businesses this person serves. */
  onlyOwn: boolean
  /** Kinds that are told to the person they are about, and to nobody else. */
  personal: readonly NotificationKind[]
  /** Kinds that platform staff look after wherever they happen. */
  everywhere: readonly NotificationKind[]
}
/** A notification as a person sees it. */
export type NotificationRow = {
  notificationId: number
  kind: NotificationKind
  agencyId: number
  agencyName: string
  facts: Record<string, string | number | boolean>
  isRead: boolean
  createdAt: Date
}

/** The notifications a person sees, as a condition on `n`. */
export const seenBy = (who: Recipient): RawBuilder<boolean> => {
  const { agencyId, franchiseeId, kinds, onlyOwn, personal, everywhere } = who
  const mine = sql`n.made_by_franchisee_id = ${franchiseeId}`
  const own = onlyOwn
    ? sql`n.agency_id = ${agencyId} and n.kind = any(${[...kinds, ...personal]}::text[]) and ${mine}`
    : sql`n.agency_id = ${agencyId} and (n.kind = any(${[...kinds]}::text[])
        or n.kind = any(${[...personal]}::text[]) and ${mine})`
  return everywhere.length === 0
    ? sql<boolean>`${own}`
    : sql<boolean>`(${own} or n.kind = any(${[...everywhere]}::text[]))`
}
const readBy = ({ agencyId, franchiseeId }: Recipient) =>
  sql<boolean>`exists (select 1 from admin_notification_read r where r.agency_id = ${agencyId}
    and r.franchisee_id = ${franchiseeId} and r.notification_id = n.notification_id)`

/** A page of what a person sees, newest first. */
export async function listNotifications(
  db: Db,
  who: Recipient,
  wish: {
    kind?: NotificationKind | undefined
    onlyUnread: boolean
    before?: number | undefined
    limit: number
  },
): Promise<NotificationRow[]> {
  const { rows } =
    await sql<NotificationRow>`select n.notification_id, n.kind, n.agency_id, agency.agency_name, n.facts,
      ${readBy(who)} as is_read, n.created_at
    from admin_notification n join agency on agency.agency_id = n.agency_id
    where ${seenBy(who)}
      ${wish.kind ? sql`and n.kind = ${wish.kind}` : sql``}
      ${wish.before ? sql`and n.notification_id < ${wish.before}` : sql``}
      ${wish.onlyUnread ? sql`and not ${readBy(who)}` : sql``}
    order by n.notification_id desc limit ${wish.limit}`.execute(db)
  return rows
}

/** How many a person has not read, counted no further than 100. */
export async function countUnread(db: Db, who: Recipient): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (select 1 from admin_notification n
    where ${seenBy(who)} and not ${readBy(who)} order by n.notification_id desc limit ${countedUnread + 1}) capped`.execute(
    db,
  )
  return Number(rows[0]?.n ?? 0)
}

/** Whether a person sees this one. */
export async function isSeen(db: Db, who: Recipient, notificationId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from admin_notification n
    where n.notification_id = ${notificationId} and ${seenBy(who)}`.execute(db)
  return rows.length > 0
}

/** Marks one, or it and up to 5,000 older ones, as read. What was read stays read. */
export async function markRead(
  tx: Tx,
  who: Recipient,
  notificationId: number,
  { andOlder, at }: { andOlder: boolean; at: Date },
): Promise<void> {
  await sql`insert into admin_notification_read (agency_id, franchisee_id, notification_id, read_at)
    select ${who.agencyId}::int, ${who.franchiseeId}::int, n.notification_id, ${at}::timestamptz from admin_notification n
    where ${seenBy(who)} and not ${readBy(who)}
      and n.notification_id ${andOlder ? sql`<=` : sql`=`} ${notificationId}
    order by n.notification_id desc limit 5000
    on conflict do nothing`.execute(tx)
}

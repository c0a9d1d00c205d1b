import type { NotificationKind } from '@parichay/contract/analytics/notification.ts'
import type { OwnerNoticeKind } from '@parichay/contract/owner-notice/fields.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** Columns of admin_notification. Rows are written by triggers, and by the queue for jobs it gives up. */
export type AdminNotificationTable = {
  agencyId: number
  notificationId: Generated<number>
  kind: NotificationKind
  subject: string
  madeByFranchiseeId: number | null
  facts: JSONColumnType<Record<string, string | number | boolean>>
  createdAt: Date
}
/** Columns of admin_notification_read. */
export type AdminNotificationReadTable = {
  agencyId: number
  franchiseeId: number
  notificationId: number
  readAt: Date
}

/** Columns of figure_day: how many there were at the end of a day; `franchiseeId` 0 for the whole agency. */
export type FigureDayTable = {
  agencyId: number
  franchiseeId: number
  day: string
  figures: JSONColumnType<Record<string, number>>
}

/** Columns of staff_letter: the daily letters that went out. */
export type StaffLetterTable = {
  agencyId: number
  franchiseeId: number
  day: string
  sentAt: Date
}

/** Columns of owner_notice. Rows are written by a trigger. */
export type OwnerNoticeTable = {
  agencyId: number
  noticeId: Generated<number>
  /** Of a film its business and video; of somebody's own data that person. */
  businessId: number | null
  userId: number | null
  kind: OwnerNoticeKind
  subject: string
  /** The video or the lead that it is of: one of both, and none for own data. */
  videoNo: number | null
  leadId: number | null
  isSample: boolean
  createdAt: Date
  readAt: Date | null
}

/** Columns of package_advisory: advisories about packages that run here, since when each is known, and when staff were told. */
export type PackageAdvisoryTable = { advisory: string; since: string; toldAt: Generated<Date | null> }

/** Columns of advisory_silence: since when the registry does not answer; no row while it does. */
export type AdvisorySilenceTable = { since: Date; onlyOne: Generated<boolean> }

/** Tables of what staff and owners are told and shown. */
export type NotificationTables = {
  adminNotification: AdminNotificationTable
  adminNotificationRead: AdminNotificationReadTable
  figureDay: FigureDayTable
  staffLetter: StaffLetterTable
  ownerNotice: OwnerNoticeTable
  packageAdvisory: PackageAdvisoryTable
  advisorySilence: AdvisorySilenceTable
}

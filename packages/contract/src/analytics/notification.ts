import { z } from 'zod'
import { AgencyId, Flag, Instant, RowNumber } from '../ids.ts'

/** What staff are told of. */
export const notificationKinds = [
  'money_exception',
  'plan_expiring',
  'image_request',
  'feedback',
  'card_report',
  'failed_job',
  'domain',
  'advisory',
  'new_device',
  'report_file',
] as const
/** One of `notificationKinds`. */
export const NotificationKind = z.enum(notificationKinds)
/** One of `notificationKinds`. */
export type NotificationKind = z.infer<typeof NotificationKind>

/** So many unread ones are counted; beyond it there are more. */
export const countedUnread = 99

/**
 * One thing that staff should know of. `facts` by kind: money_exception `breakId kind`; plan_expiring `businessId
 * businessName lastDay isTrial`; image_request `businessId businessName occasion`; feedback `feedbackId cardName stars`;
 * card_report `cardReportId cardName reason`;
 * failed_job `job`; domain `host since`, with `fault` where it is the certificate that is lost, or `host endsAt` of one that nobody renewed; advisory `advisory package version severity title since days`, or `isSilent since`; new_device
 * `device at`; report_file `report format isReady`.
 */
export const AdminNotification = z.object({
  notificationId: RowNumber,
  kind: NotificationKind,
  agencyId: AgencyId,
  agencyName: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Whether the person who asks has read it. */
  isRead: z.boolean(),
  createdAt: Instant,
})
/** One thing that staff should know of. */
export type AdminNotification = z.infer<typeof AdminNotification>

/** How many a person has not read, counted to 99. */
export const Unread = z.object({ count: z.number().int(), isMore: z.boolean() })

/** Filters of the list; `before` is the last number of the page that came before. */
export const NotificationFilters = z.object({
  kind: NotificationKind.optional(),
  onlyUnread: Flag.optional(),
  before: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
})

import { z } from 'zod'
import { BusinessId, Instant, RowNumber } from '../ids.ts'

/** What owners are told of. */
export const ownerNoticeKinds = ['film_ready', 'film_failed'] as const
/** One of `ownerNoticeKinds`. */
export type OwnerNoticeKind = (typeof ownerNoticeKinds)[number]

/** So many unread ones are counted; beyond it there are more. */
export const countedUnreadNotices = 99
/** Days a notice is kept. */
export const noticeDays = 90

/** One thing an owner waited for: the film of a video is there, or could not be made. */
export const OwnerNotice = z.object({
  noticeId: RowNumber,
  kind: z.enum(ownerNoticeKinds),
  businessId: BusinessId,
  businessName: z.string(),
  videoNo: RowNumber,
  /** The video's name in the projects. */
  title: z.string(),
  /** The film bears the sample watermark. */
  isSample: z.boolean(),
  isRead: z.boolean(),
  createdAt: Instant,
})
/** One thing an owner waited for. */
export type OwnerNotice = z.infer<typeof OwnerNotice>

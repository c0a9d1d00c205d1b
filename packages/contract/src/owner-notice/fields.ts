import { z } from 'zod'
import { BusinessId, Instant, RowNumber } from '../ids.ts'

/** What owners are told of. */
export const ownerNoticeKinds = ['film_ready', 'film_failed', 'lead', 'data_ready', 'data_failed'] as const
/** One of `ownerNoticeKinds`. */
export type OwnerNoticeKind = (typeof ownerNoticeKinds)[number]

/** So many unread ones are counted; beyond it there are more. */
export const countedUnreadNotices = 99
/** Days a notice is kept. */
export const noticeDays = 90

const one = {
  noticeId: RowNumber,
  isRead: z.boolean(),
  createdAt: Instant,
}
const ofBusiness = { ...one, businessId: BusinessId, businessName: z.string() }

/** The film of a video is there, or could not be made. */
export const FilmNotice = z.object({
  ...ofBusiness,
  kind: z.enum(['film_ready', 'film_failed']),
  videoNo: RowNumber,
  /** The video's name in the projects. */
  title: z.string(),
  /** The film bears the sample watermark. */
  isSample: z.boolean(),
})
/** The film of a video is there, or could not be made. */
export type FilmNotice = z.infer<typeof FilmNotice>

/** Somebody left their number on the card. */
export const LeadNotice = z.object({
  ...ofBusiness,
  kind: z.literal('lead'),
  leadId: RowNumber,
  /** Who it was. */
  title: z.string(),
})

/** The copy of the own data is there, or could not be made. */
export const DataNotice = z.object({ ...one, kind: z.enum(['data_ready', 'data_failed']) })

/** One thing an owner waited for. */
export const OwnerNotice = z.discriminatedUnion('kind', [FilmNotice, LeadNotice, DataNotice])
/** One thing an owner waited for. */
export type OwnerNotice = z.infer<typeof OwnerNotice>

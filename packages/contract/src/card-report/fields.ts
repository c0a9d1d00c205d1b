import { z } from 'zod'
import { Language } from '../agency/fields.ts'
import { CardNo, Instant, line, paragraph, RowNumber } from '../ids.ts'
import { Verdict } from '../verdict.ts'

/** Why a visitor reports a card. */
export const reportReasons = ['fake', 'offensive', 'spam', 'misuse', 'other'] as const
/** One of `reportReasons`: a business that does not exist or is another's, what offends, spam or fraud, somebody's picture or data, something else. */
export type ReportReason = (typeof reportReasons)[number]

/** How far staff are with a report. */
export const reportStates = ['open', 'seen', 'closed'] as const
/** One of `reportStates`: nobody looked yet, somebody did, done. */
export type ReportState = (typeof reportStates)[number]

/** What a visitor of a card reports. `website` is a trap for robots: people never see it. Nothing of the person is needed. */
export const NewCardReport = z.object({
  cardId: z.string().max(60),
  reason: z.enum(reportReasons, 'Choose what is wrong with this card.'),
  note: paragraph(1000).optional(),
  contact: line(120).optional(),
  website: z.string().max(200).optional(),
  /** The language that the visitor reads the card in, where it is another one than the card's own. */
  lang: Language.optional(),
})
export type NewCardReport = z.output<typeof NewCardReport>

/** A report as staff read it. */
export const CardReport = z.object({
  cardReportId: z.number().int(),
  agencyId: z.number(),
  agencyName: z.string(),
  cardNo: CardNo,
  cardId: z.string().nullable(),
  businessId: z.number().int(),
  businessName: z.string(),
  /** The card's public page; null while it has none. */
  url: z.string().nullable(),
  /** Visitors see the card now. */
  isLive: z.boolean(),
  reason: z.enum(reportReasons),
  note: z.string(),
  /** How to reach the visitor, where they said so. */
  contact: z.string(),
  language: z.string(),
  /** All reports of this card that are kept, with this one. */
  reportsOfCard: z.number().int(),
  state: z.enum(reportStates),
  /** When it came to this state, and who did that; null and empty while nobody looked. */
  stateAt: Instant.nullable(),
  stateBy: z.string(),
  can: z.object({ review: Verdict }),
  createdAt: Instant,
})
export type CardReport = z.infer<typeof CardReport>

/** What staff say of a report. */
export const CardReportReview = z.strictObject({ cardReportId: RowNumber, state: z.enum(reportStates) })
export type CardReportReview = z.output<typeof CardReportReview>

import { z } from 'zod'
import { Language } from '../agency/fields.ts'
import { Verdict } from '../verdict.ts'
import { CardNo, Instant, line, paragraph, RowNumber } from '../ids.ts'

/** Most stars of a feedback (specification 9, the value 5). */
export const maxStars = 5

/** What a feedback is about, as staff sort it. */
export const feedbackTags = [
  'praise',
  'complaint',
  'question',
  'price',
  'delivery',
  'callBack',
  'spam',
] as const
/** One of `feedbackTags`. */
export type FeedbackTag = (typeof feedbackTags)[number]

/** What a visitor of a card writes. `website` is a trap for robots: people never see it. */
export const NewFeedback = z.object({
  cardId: z.string().max(60),
  stars: z.coerce
    .number('Choose 1 to 5 stars.')
    .int()
    .min(1, 'Choose 1 to 5 stars.')
    .max(maxStars, 'Choose 1 to 5 stars.'),
  text: paragraph(500).optional(),
  name: line(60).optional(),
  website: z.string().max(200).optional(),
  /** The language that the visitor reads the card in, where it is another one than the card's own. */
  lang: Language.optional(),
})
export type NewFeedback = z.output<typeof NewFeedback>

/** A feedback as staff read it. */
export const Feedback = z.object({
  feedbackId: z.number().int(),
  agencyId: z.number(),
  agencyName: z.string(),
  cardNo: CardNo,
  cardId: z.string().nullable(),
  businessName: z.string(),
  /** The customer's phone, for a reply on WhatsApp; null for foreign customers. */
  phoneNumber: z.string().nullable(),
  stars: z.number().int(),
  text: z.string(),
  name: z.string(),
  language: z.string(),
  tags: z.array(z.enum(feedbackTags)),
  /** When its owner was told of it, or it was marked so; null while it waits. */
  answeredAt: Instant.nullable(),
  /** The name of who did that. */
  answeredBy: z.string(),
  can: z.object({ review: Verdict, delete: Verdict }),
  createdAt: Instant,
})
export type Feedback = z.infer<typeof Feedback>

/** What the review says of a feedback; what is left out stays as it is. */
export const FeedbackReview = z
  .strictObject({
    feedbackId: RowNumber,
    isAnswered: z.boolean().optional(),
    tags: z.array(z.enum(feedbackTags)).max(feedbackTags.length).optional(),
  })
  .transform(({ tags, ...rest }) => ({
    ...rest,
    // In one order and each once, however they were picked.
    ...(tags && { tags: feedbackTags.filter((tag) => tags.includes(tag)) }),
  }))
export type FeedbackReview = z.output<typeof FeedbackReview>

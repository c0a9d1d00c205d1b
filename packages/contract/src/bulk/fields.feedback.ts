import { z } from 'zod'
import { feedbackTags } from '../feedback/fields.ts'
import { FeedbackFilters } from '../feedback/filters.ts'
import { RowNumber } from '../ids.ts'
import { bulkBounds, wordsChange } from './fields.ts'

/** Which feedback: the filters of its list. */
export const FeedbackFilter = FeedbackFilters.extend({
  /** These only, ticked one by one. */
  feedbackIds: z.array(RowNumber).min(1).max(bulkBounds.ticked).optional(),
}).strict()
export type FeedbackFilter = z.output<typeof FeedbackFilter>

/** Tags that are put on feedback or taken off. */
export const FeedbackTagsChange = wordsChange(z.enum(feedbackTags), feedbackTags.length)
export type FeedbackTagsChange = z.output<typeof FeedbackTagsChange>

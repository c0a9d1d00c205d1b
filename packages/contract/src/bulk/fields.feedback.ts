import { z } from 'zod'
import { feedbackTags } from '../feedback/fields.ts'
import { FeedbackFilters } from '../feedback/filters.ts'
import { RowNumber } from '../ids.ts'
import { wordsChange, ticked } from './fields.ts'

/** Which feedback: the filters of its list. */
export const FeedbackFilter = FeedbackFilters.extend({
  /** These only, ticked one by one. */
  feedbackIds: ticked(RowNumber),
}).strict()
export type FeedbackFilter = z.output<typeof FeedbackFilter>

/** Tags that are put on feedback or taken off. */
export const FeedbackTagsChange = wordsChange(z.enum(feedbackTags), feedbackTags.length)
export type FeedbackTagsChange = z.output<typeof FeedbackTagsChange>

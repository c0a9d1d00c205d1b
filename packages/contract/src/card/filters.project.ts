import { z } from 'zod'
import { FranchiseeId, IstDate } from '../ids.ts'

/** What All Projects can be searched by (specification 3, card filter options); PDF cards and videos have a number instead of a link. */
export const cardFilterOptions = [
  'cardId',
  'companyName',
  'registeredPhoneNumber',
  'businessName',
  'templateCode',
] as const
/** One of `cardFilterOptions`. */
export type CardFilterOption = (typeof cardFilterOptions)[number]

/** What narrows every tab of All Projects. */
export const projectFilters = {
  search: z.string().max(100).optional(),
  /** Which of the five is searched; without it all of them are. */
  searchBy: z.enum(cardFilterOptions).optional(),
  /** Finished: published, or made without the sample watermark. */
  done: z.enum(['done', 'not-done']).optional(),
  /** Who looks after the business. */
  madeBy: FranchiseeId.optional(),
  /** First and last day in India on which it was made. */
  from: IstDate.optional(),
  to: IstDate.optional(),
}

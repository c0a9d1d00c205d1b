import { z } from 'zod'
import { AgencyId, BusinessId, RowNumber } from '../ids.ts'
import { Verdict } from '../verdict.ts'

/** What can be brought back: businesses, and what was made for one. */
export const deletedKinds = ['business', 'digital_card', 'pdf_id_card', 'promotional_video'] as const
/** One of `deletedKinds`. */
export type DeletedKind = (typeof deletedKinds)[number]

/** So many are listed at once, the last deleted first; a search finds the others. */
export const deletedListed = 50

/**
 * Something that was deleted within 30 days. `id` is what its own call takes: `businessId`, `cardNo`, `pdfCardNo`, `videoNo`. On
 * `keptUntil`, a day in India, it can be brought back for the last time.
 */
export const DeletedThing = z.object({
  kind: z.enum(deletedKinds),
  id: RowNumber,
  /** Its own words: the name of a business, the link of a card, whose ID card it is, the title of a video. */
  name: z.string(),
  businessId: BusinessId,
  businessName: z.string(),
  agencyId: AgencyId,
  deletedAt: z.iso.datetime(),
  keptUntil: z.iso.date(),
  can: z.object({ restore: Verdict }),
})
/** Something that was deleted within 30 days. */
export type DeletedThing = z.infer<typeof DeletedThing>

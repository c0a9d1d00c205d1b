import { z } from 'zod'
import { Language } from '../agency/fields.ts'
import { BusinessId, CardNo, Instant, paragraph, requiredLine, RowNumber, Version } from '../ids.ts'
import { Verdict } from '../verdict.ts'
import { leadPhone } from './phone.ts'
import { holdsAddress, leadConsentVersion, leadNoteLength, leadStatuses } from './rules.ts'

const noAddress = (text: string) => !holdsAddress(text)
const unlinked = 'Leave links out.'

/** What a visitor of a card leaves of themselves. `website` is a trap for robots: people never see it. */
export const NewLead = z.object({
  cardId: z.string().max(60),
  name: requiredLine(60).refine(noAddress, unlinked),
  phone: z
    .string()
    .max(40, 'A valid phone number is required.')
    .refine((typed) => leadPhone(typed) !== null, 'A valid phone number is required.'),
  note: paragraph(leadNoteLength).refine(noAddress, unlinked).optional(),
  /** The version of the words that were ticked. */
  consent: z.literal(String(leadConsentVersion), 'Tick the box, so that the shop may answer.'),
  website: z.string().max(200).optional(),
  /** The language that the visitor reads the card in, where it is another one than the card's own. */
  lang: Language.optional(),
})
export type NewLead = z.output<typeof NewLead>

/** A lead as the owner of the card reads it. */
export const Lead = z.object({
  leadId: z.number().int(),
  businessId: BusinessId,
  cardNo: CardNo,
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  /** The visitor's words. */
  note: z.string(),
  /** The language that the visitor read the card in. */
  language: Language,
  status: z.enum(leadStatuses),
  /** The owner's own words, which nobody else reads. */
  ownNote: z.string(),
  /** Of what the owner says; words that the visitor adds leave it. */
  version: z.number().int(),
  can: z.object({ change: Verdict, delete: Verdict }),
  createdAt: Instant,
})
/** A lead as the owner of the card reads it. */
export type Lead = z.infer<typeof Lead>

/** What the owner says of a lead, over the version they saw; what is left out stays as it is. */
export const LeadChange = z.strictObject({
  leadId: RowNumber,
  version: Version,
  status: z.enum(leadStatuses).optional(),
  ownNote: paragraph(leadNoteLength).optional(),
})
export type LeadChange = z.output<typeof LeadChange>

import { z } from 'zod'
import { Instant, IstDate, RowNumber } from '../ids.ts'
import { Verdict } from '../verdict.ts'

/** What the verify page says of a card: good, past its day, or taken back. */
export const passStates = ['valid', 'expired', 'revoked'] as const
/** One of `passStates`. */
export type PassState = (typeof passStates)[number]

/** The statement an organisation makes once before it gives out children's cards; raised when its words change. */
export const parentsConsentVersion = 1

/** A person's card as its verify page answers for it, and what may be done about that. */
export const PdfPass = z.object({
  pdfCardNo: RowNumber,
  /** 0 is the person of the card itself. */
  personNo: z.number().int().min(0),
  /** Address of the page; whoever has it sees the organisation and the name. */
  url: z.string(),
  state: z.enum(passStates),
  validTill: IstDate.nullable(),
  revoked: z.object({ at: Instant, reason: z.string() }).nullable(),
  /** The row says no name, or an end that is no date: until that is set right, the page does not know the card, unless it says revoked. */
  lacksFacts: z.boolean(),
  /** A child's card: its page never shows a photograph, and it is not given out before the parents' consent is stated. */
  isChilds: z.boolean(),
  /** Whether the organisation's verify pages show photographs. */
  showsPhoto: z.boolean(),
  /** When the organisation stated that it holds the parents' consent, and to which words. */
  consent: z.object({ at: Instant, version: z.number().int() }).nullable(),
  can: z.object({ revoke: Verdict, reissue: Verdict, setVerify: Verdict }),
})
/** A person's card as its verify page answers for it. */
export type PdfPass = z.infer<typeof PdfPass>

import type { CardPageFacts } from '../card/page.ts'
import type { PdfCardDetails } from './fields.ts'
import type { PassState } from './fields.verify.ts'

/** What the page at `/v/{token}` is drawn from: a card that there is, or nothing but that there is none or too many asked. */
export type VerifyFacts = {
  language: PdfCardDetails['language']
  /** When it was asked: a picture of the page is no proof. */
  checkedAt: Date
  agency: Pick<CardPageFacts['agency'], 'agencyName' | 'url' | 'signs' | 'theme'>
  card:
    | {
        state: PassState
        organisation: string
        /** Empty where the card names nobody. */
        person: string
        /** `YYYY-MM-DD`, null for no end. */
        validTill: string | null
        revokedAt: Date | null
        /** Address of the photograph where it may be shown. */
        photo: string | null
      }
    | 'unknown'
    | 'tooMany'
}

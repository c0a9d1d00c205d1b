import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import type { FirstAnswers } from '@parichay/contract/first-answers.ts'

/** Who is signed in. */
export type SessionKind = 'none' | 'customer' | 'staff'
/** A language of the panel. */
export type PanelLanguage = 'en' | 'hi'

/** A Sentry-compatible address (DSN) and the shares that are sent to it (specification 9: 1, 0.1, 1). */
export type ErrorReporting = {
  url: string
  sampleRate: number
  replayRate: number
  replayOnErrorRate: number
}

/** What the server knows before the first call; it stands in the page. */
export type Boot = {
  agency: AgencyDetails
  session: SessionKind
  language: PanelLanguage
  errorReporting: ErrorReporting | null
  /** The script of the payment provider's checkout. */
  checkoutUrl: string
  answers: FirstAnswers
}

/** The nonce of the page, for styles that are added later. */
export const pageNonce = () => document.querySelector<HTMLScriptElement>('#boot')?.nonce || undefined

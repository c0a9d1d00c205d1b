import type { Language } from '../agency/fields.ts'

/** States of a lead, from the first to the last. */
export const leadStatuses = ['NEW', 'CONTACTED', 'WON', 'LOST'] as const
/** One of `leadStatuses`. */
export type LeadStatus = (typeof leadStatuses)[number]

/** The version of the words that a visitor ticks; other words (`leadConsent` of the card's page) have another number. */
export const leadConsentVersion = 1

/** Letters of a visitor's note, and of the owner's own. */
export const leadNoteLength = 500

/** For how long the same number on the same card is the same lead, in minutes. */
export const sameLeadMinutes = 60

/** Endings that a full stop without a blank makes of no usual words, as `.in` and `.me` would be. */
const address =
  /(?:https?|ftp):|\bwww\.|[\p{L}\d-]\.(?:com|org|biz|ru|cn|xyz|co\.in)(?![\p{L}\d])|\b(?:t\.me|wa\.me|bit\.ly)\//iu

/** Whether a text holds an address of a page: what robots come for and people who leave their number do not need. Mail addresses are none. Pure. */
export const holdsAddress = (text: string): boolean =>
  address.test(text.normalize('NFKC').replace(/\S+@\S+/g, ' '))

const greetings: Record<Language, string> = {
  en: 'Hello {name}, this is {shop}. Thank you for leaving your number on our digital card. How can we help you?',
  hi: 'नमस्ते {name}, यह {shop} की ओर से संदेश है। हमारे डिजिटल कार्ड पर अपना नंबर देने के लिए धन्यवाद। हम आपकी क्या मदद कर सकते हैं?',
  gu: 'નમસ્તે {name}, અમે {shop} છીએ. અમારા ડિજિટલ કાર્ડ પર તમારો નંબર આપવા બદલ આભાર. અમે તમારી શું મદદ કરી શકીએ?',
}

/** What an owner's first message to a lead begins with, in the language that the visitor read the card in. Pure. */
export const leadGreeting = (language: Language, { name, shop }: { name: string; shop: string }): string =>
  greetings[language].replace(/\{(name|shop)\}/g, (_all, key: string) => (key === 'name' ? name : shop))

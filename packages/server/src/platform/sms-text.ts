import { firstPart } from '@parichay/contract/first-part.ts'

/** Letters of one SMS variable, by India's DLT rules. */
export const smsRoom = 30

/** Cuts a text to what one SMS variable holds, behind a whole letter. */
export const smsText = (text: string): string => firstPart(text, smsRoom)

import { msg } from '@lingui/core/macro'
import type { FailureWords } from '../failure-words.ts'

/** What a call about PDF cards can answer, in words. */
export const pdfFailure: FailureWords = {
  NOT_FOUND: msg`This PDF card does not exist any more.`,
  CONFLICT: msg`This card was changed or switched off elsewhere. Load the page again.`,
  GLYPH_MISSING: msg`The card holds signs that cannot be printed. Remove them and try again.`,
  QR_TOO_LONG: msg`The text of the QR code is too long. Shorten it.`,
  SCENE_INVALID: msg`The barcode could not be read back. Shorten the ID number or switch the barcode off.`,
}

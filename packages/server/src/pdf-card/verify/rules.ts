import type { PassState } from '@parichay/contract/pdf-card/fields.verify.ts'
import { type PdfTemplateCode, templateOf } from '@parichay/contract/pdf-card/templates.ts'

/** A token that no card has: what the code of a card that is not saved yet leads to. */
export const nobodysToken = 'A'.repeat(22)
/** Whether a word could be a token: 128 bits in 22 letters. */
export const isToken = (word: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(word)
/** Address of a verify page; `origin` is the agency's. */
export const verifyUrlOf = (origin: string, token: string): string => `${origin}/v/${token}`

/** What a card's page says on a day (`YYYY-MM-DD`, Indian). One that staff switched off is not good either. */
export function passStateOf(
  card: { revokedAt: Date | null; isActive: boolean; validTill: string | null },
  today: string,
): PassState {
  if (card.revokedAt !== null || !card.isActive) return 'revoked'
  return card.validTill !== null && card.validTill < today ? 'expired' : 'valid'
}

/** Whether a template is for children: no photograph on its page, and the parents' consent before it is given out. */
export const isForChildren = (code: PdfTemplateCode): boolean => templateOf(code).category === 'school'

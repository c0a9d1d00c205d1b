import type { Language, PanelLanguage } from '@parichay/contract/agency/fields.ts'

type Letter = { subject: string; text: string }

/** A letter as the agency sends it: with what it wants below each of them. */
export const signedBy = <T extends Letter>(letter: T, { mailFooter }: { mailFooter: string }): T =>
  mailFooter === '' ? letter : { ...letter, text: `${letter.text.trimEnd()}\n\n--\n${mailFooter}\n` }

/** The language in which a customer reads the panel, and with it letters and papers: the one they chose, while their agency has it. */
export const panelLanguageOf = (
  preference: Record<string, unknown> | undefined,
  { languages }: { languages: readonly Language[] },
): PanelLanguage => (preference?.['language'] === 'hi' && languages.includes('hi') ? 'hi' : 'en')

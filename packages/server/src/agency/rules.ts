import { html } from '@parichay/card-page/html.ts'
import type { Language, PanelLanguage } from '@parichay/contract/agency/fields.ts'

type Letter = { subject: string; text: string; html?: string }

const footOf = (words: string) =>
  html`<p style="margin:16px auto;max-width:480px;font:12px/1.6 sans-serif;color:#5b6270">${words.split('\n').map((line, place) => [place > 0 && html`<br>`, line])}</p>`

/** A letter as the agency sends it: with what it wants below each of them, in each form that the letter has. */
export const signedBy = <T extends Letter>(letter: T, { mailFooter }: { mailFooter: string }): T => {
  if (mailFooter === '') return letter
  const { text } = letter
  return {
    ...letter,
    text: `${text.trimEnd()}\n\n--\n${mailFooter}\n`,
    // By a function: what was typed may hold `$&`.
    ...(letter.html !== undefined && {
      html: letter.html.replace('</body>', (end) => `${footOf(mailFooter)}${end}`),
    }),
  }
}

/** The language in which a customer reads the panel, and with it letters and papers: the one they chose, while their agency has it. */
export const panelLanguageOf = (
  preference: Record<string, unknown> | undefined,
  { languages }: { languages: readonly Language[] },
): PanelLanguage => (preference?.['language'] === 'hi' && languages.includes('hi') ? 'hi' : 'en')

import type { Language, PanelLanguage } from '@parichay/contract/agency/fields.ts'

type Letter = { subject: string; text: string; html?: string }

const inHtml = (text: string) =>
  text.replace(/[&<>\n]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one] ?? '<br>')

/** A letter as the agency sends it: with what it wants below each of them, in each form that the letter has. */
export const signedBy = <T extends Letter>(letter: T, { mailFooter }: { mailFooter: string }): T => {
  if (mailFooter === '') return letter
  const { text, html } = letter
  const below = `<p style="margin:16px auto;max-width:480px;font:12px/1.6 sans-serif;color:#5b6270">${inHtml(mailFooter)}</p>`
  return {
    ...letter,
    text: `${text.trimEnd()}\n\n--\n${mailFooter}\n`,
    // By a function: what was typed may hold `$&`.
    ...(html !== undefined && { html: html.replace('</body>', (end) => `${below}${end}`) }),
  }
}

/** The language in which a customer reads the panel, and with it letters and papers: the one they chose, while their agency has it. */
export const panelLanguageOf = (
  preference: Record<string, unknown> | undefined,
  { languages }: { languages: readonly Language[] },
): PanelLanguage => (preference?.['language'] === 'hi' && languages.includes('hi') ? 'hi' : 'en')

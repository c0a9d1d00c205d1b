import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import type { Words } from '../words/en.ts'
import { say } from '../words/find-words.ts'

type FooterFacts = Pick<CardPageFacts, 'agency' | 'notice'> & {
  /** Of a card: where it is reported. */
  cardId?: string
  /** The visitor's choice of language. */
  shownIn?: CardPageFacts['settings']['language'] | undefined
}

/** Whom the page was made with where the agency signs its cards, quietly that it is a trial or due for renewal, and where a card is reported. */
export function drawFooter({ agency, notice, cardId, shownIn }: FooterFacts, words: Words): Html {
  if (!agency.signs && !notice && cardId === undefined) return html``
  const label = say(words.madeWith, { agency: agency.agencyName })
  return html`<footer class="foot">${notice && html`<p class="notice">${words[notice]}</p>`}${agency.signs && html`<p><a href="${agency.url}">${label}</a></p>`}${cardId !== undefined && html`<p><a rel="nofollow" href="/${encodeURIComponent(cardId.toWellFormed())}/report${shownIn && `?lang=${shownIn}`}">${words.report}</a></p>`}</footer>`
}

const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' }

/** The same card with our words in another language. */
export const drawLanguages = ({ facts, language, words }: CardView): Html =>
  html`<nav class="languages" aria-label="${words.language}">${(Object.keys(languageNames) as Language[]).map(
    (one) =>
      one === language
        ? html`<span lang="${one}" aria-current="true">${languageNames[one]}</span>`
        : html`<a lang="${one}" hreflang="${one}" rel="nofollow" href="${addressShown({ facts, language: one })}">${languageNames[one]}</a>`,
  )}</nav>`

/** The address of the card in the language that the visitor has chosen. */
export const addressShown = ({
  facts: { settings, url, here = url },
  language,
}: Pick<CardView, 'facts' | 'language'>): string =>
  language === settings.language ? here : `${here}?lang=${language}`

/** What a form carries along, so that its answer speaks the language that the visitor has chosen. */
export const keepLanguage = ({ facts, language }: CardView): Html | false =>
  language !== facts.settings.language && html`<input type="hidden" name="lang" value="${language}">`

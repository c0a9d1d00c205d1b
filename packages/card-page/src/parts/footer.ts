import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { html, type Html } from '../html.ts'
import type { Words } from '../words/en.ts'
import { say } from '../words/find-words.ts'

/** Who made the page, and quietly that it is a trial or due for renewal. */
export function drawFooter({ agency, notice }: Pick<CardPageFacts, 'agency' | 'notice'>, words: Words): Html {
  const label = say(words.madeWith, { agency: agency.agencyName })
  return html`<footer class="foot">${notice && html`<p class="notice">${words[notice]}</p>`}<p><a href="${agency.url}">${label}</a></p></footer>`
}

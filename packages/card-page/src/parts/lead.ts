import { leadConsentVersion, leadNoteLength } from '@parichay/contract/lead/rules.ts'
import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import { say } from '../words/find-words.ts'
import { keepLanguage } from './footer.ts'
import { drawSection } from './section.ts'

/** Name and number for the owner, who calls back: a plain form. The answer leads back to `#received`. */
export function drawLead(view: CardView): Html {
  const { facts, words, name } = view
  return drawSection(
    'lead',
    html`<h2>${words.lead}</h2><p class="thanks" id="received" role="status">${words.leadThanks}</p>
<form class="form" action="/api/v1/public/lead" method="post"><p class="hint">${words.leadHint}</p><input type="hidden" name="cardId" value="${facts.cardId}">${keepLanguage(view)}
<label><span>${words.leadName}</span><input class="box" type="text" name="name" maxlength="60" autocomplete="name" required></label>
<label><span>${words.leadPhone}</span><input class="box" type="tel" name="phone" maxlength="25" autocomplete="tel" required></label>
<label><span>${words.leadNote}</span><textarea class="box" name="note" rows="3" maxlength="${leadNoteLength}"></textarea></label>
<label class="agree"><input type="checkbox" name="consent" value="${leadConsentVersion}" required><span>${say(words.leadConsent, { name })}</span></label>
<p class="trap" aria-hidden="true"><label>Website<input type="text" name="website" tabindex="-1" autocomplete="off"></label></p>
<button class="act send" type="submit">${words.leadSend}</button></form>`,
  )
}

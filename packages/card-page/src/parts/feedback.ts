import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import { say } from '../words/find-words.ts'
import { keepLanguage } from './footer.ts'
import { drawSection } from './section.ts'

/** Stars and words for the owner: a plain form. The answer leads back to `#thanks`. */
export function drawFeedback(view: CardView): Html {
  const { facts, words } = view
  return drawSection(
    'feedback',
    html`<h2>${words.feedback}</h2><p class="thanks" id="thanks" role="status">${words.thanks}</p>
<form class="form" action="/api/v1/public/feedback" method="post"><p class="hint">${words.feedbackHint}</p><input type="hidden" name="cardId" value="${facts.cardId}">${keepLanguage(view)}
<fieldset class="stars"><legend class="unseen">${words.stars}</legend>${[1, 2, 3, 4, 5].map((stars) => html`<input type="radio" name="stars" value="${stars}" id="star-${stars}" required><label for="star-${stars}"><span class="unseen">${say(words.starsOf, { stars: String(stars) })}</span></label>`)}</fieldset>
<label><span>${words.yourWords}</span><textarea class="box" name="text" rows="3" maxlength="500"></textarea></label>
<label><span>${words.yourName}</span><input class="box" type="text" name="name" maxlength="60" autocomplete="name"></label>
<p class="trap" aria-hidden="true"><label>Website<input type="text" name="website" tabindex="-1" autocomplete="off"></label></p>
<button class="act send" type="submit">${words.send}</button></form>`,
  )
}

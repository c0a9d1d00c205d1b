import type { Language } from '@parichay/contract/agency/fields.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { maxStars } from '@parichay/contract/feedback/fields.ts'
import { css } from './css.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { html } from './html.ts'
import { baseStyle } from './parts/base-style.ts'
import { drawFooter } from './parts/footer.ts'
import { stateStyle } from './state-style.ts'
import { themeStyle } from './theme.ts'
import type { Words } from './words/en.ts'
import { findWords, say } from './words/find-words.ts'

/** Why a feedback that came from a plain form was not taken. */
export type FeedbackFault = 'stars' | 'long' | 'soon' | 'locked' | 'unread'

/** A feedback form with what the visitor wrote, and the reason why it must be sent once more. */
export type FeedbackRetry = {
  language: Language
  /** The visitor chose this language and not the card's own. */
  isChosen: boolean
  cardId: string
  companyName: string
  fault: FeedbackFault
  /** Minutes to wait, for `soon`. */
  minutes: number
  given: { stars: number | null; text: string; name: string }
  agency: CardPageFacts['agency']
}

const reasons = {
  stars: 'retryStars',
  long: 'retryLong',
  soon: 'retrySoon',
  locked: 'retryLocked',
  unread: 'retryUnread',
} as const satisfies Record<FeedbackFault, keyof Words>

const formStyle = css`
form{margin-top:22px;text-align:left}
fieldset{border:0;padding:0;margin:0}
legend,label{display:block;font-size:14px;color:var(--soft)}
.stars{display:grid;grid-template-columns:repeat(5,1fr);gap:6px;margin-top:6px}
.stars label{display:flex;align-items:center;justify-content:center;gap:6px;min-height:48px;border-radius:14px;box-shadow:inset 0 0 0 1px var(--line);color:inherit;font-size:16px}
.stars label:has(:checked){background:var(--tint)}
.stars input{accent-color:var(--fill);width:18px;height:18px}
.field{margin-top:16px}
textarea,input[type=text]{box-sizing:border-box;width:100%;margin-top:6px;padding:12px 14px;border:1px solid var(--line);border-radius:14px;background:transparent;color:inherit;font:inherit;font-size:16px}
textarea{min-height:120px;resize:vertical}
button.main{border:0;font:inherit;font-weight:600;cursor:pointer}
.back{display:block;margin-top:10px;padding:13px;text-align:center}
`

/** A page for visitors without scripts whose feedback was refused: nothing they wrote is lost. */
export function drawFeedbackRetry(facts: FeedbackRetry): string {
  const { language, isChosen, cardId, companyName, fault, minutes, given, agency } = facts
  const words = findWords(language)
  const star = (count: number) =>
    html`<label><input type="radio" name="stars" value="${count}" required aria-label="${say(words.starsOf, { stars: String(count) })}"${given.stars === count && html` checked`}> ${count}</label>`
  return drawDocument({
    language,
    title: `${companyName} | ${words.formFault}`,
    design: 'state',
    head: html`<meta name="robots" content="noindex"><meta name="theme-color" content="#f7fafa">`,
    style: `${themeStyle({ colour: '#0d6b63', appearance: 'auto' })}${fontStyle('modern')}${baseStyle}${stateStyle}${formStyle}`,
    body: html`<main><h1>${words.formFault}</h1><p class="more" role="alert">${say(words[reasons[fault]], { minutes: String(minutes) })}</p>
<form method="post" action="/api/v1/public/feedback"><input type="hidden" name="cardId" value="${cardId}">${isChosen && html`<input type="hidden" name="lang" value="${language}">`}
<fieldset><legend>${words.stars}</legend><div class="stars">${Array.from({ length: maxStars }, (_one, i) => star(i + 1))}</div></fieldset>
<div class="field"><label for="text">${words.yourWords}</label><textarea id="text" name="text" maxlength="500">${given.text}</textarea></div>
<div class="field"><label for="name">${words.yourName}</label><input id="name" type="text" name="name" maxlength="60" autocomplete="name" value="${given.name}"></div>
<button class="act main" type="submit">${words.sendAgain}</button></form>
<a class="back" href="/${cardId}${isChosen && `?lang=${language}`}">${words.back}</a></main>
${drawFooter({ agency, notice: null }, words)}`,
    hasScript: false,
  })
}

import type { CardLockFacts } from '@parichay/contract/card/page.ts'
import { css } from './css.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { drawThemeColour } from './head.ts'
import { html } from './html.ts'
import { makeMonogram } from './monogram.ts'
import { baseStyle } from './parts/base-style.ts'
import { drawFooter } from './parts/footer.ts'
import { drawMark } from './parts/mark.ts'
import { inOwnDirection } from './rich-text.ts'
import { stateStyle } from './state-style.ts'
import { themeStyle } from './theme.ts'
import type { Words } from './words/en.ts'
import { findWords, say, sayWait } from './words/find-words.ts'

const lockStyle = css`
form{margin-top:22px}
label{display:block;font-size:14px;color:var(--soft)}
input[type=text]{width:100%;margin-top:6px;padding:12px 14px;border:1px solid var(--soft);border-radius:14px;background:transparent;color:inherit;font:600 26px/1.3 var(--body);letter-spacing:.3em;text-align:center}
.fault{margin-top:14px;font-weight:600}
button.main{border:0;font:inherit;font-weight:600;cursor:pointer;margin-top:16px}
`

/**
 * The page that stands before a card which is locked with a PIN: the business's name, logo and colours, a field, and nothing
 * else of the card. It needs no script.
 */
export function drawLockPage(facts: CardLockFacts): string {
  const { cardId, language, isChosen, name, logo, template, agency } = facts
  const words = findWords(language)
  const fault = faultLine(facts, words)
  return drawDocument({
    language,
    title: `${name} | ${words.lockTitle}`,
    design: 'state lock',
    head: html`<meta name="robots" content="noindex">${drawThemeColour(template)}`,
    style: `${themeStyle(template)}${fontStyle(template.font)}${baseStyle}${stateStyle}${lockStyle}`,
    body: html`<main>${drawMark({ logo, monogram: makeMonogram(name, template.colour) })}<h1>${inOwnDirection(name)}</h1><p class="more">${words.lockBody}</p>
<form method="post" action="/api/v1/public/card-pin"><input type="hidden" name="cardId" value="${cardId}">${isChosen && html`<input type="hidden" name="lang" value="${language}">`}
<label for="pin">${words.lockPin}</label><input id="pin" type="text" name="pin" inputmode="numeric" autocomplete="off" required maxlength="20"${fault && html` aria-invalid="true" aria-describedby="fault"`}>
${fault && html`<p class="fault" id="fault" role="alert">${fault}</p>`}
<button class="act main" type="submit">${words.lockOpen}</button></form></main>
${drawFooter({ agency, notice: null, cardId, shownIn: isChosen ? language : undefined }, words)}`,
    hasScript: false,
  })
}

function faultLine({ fault, language }: CardLockFacts, words: Words): string | null {
  if (fault === null) return null
  if (fault.kind === 'digits') return words.lockDigits
  if (fault.kind === 'wait') return say(words.lockWait, { wait: sayWait(language, fault.minutes) })
  if (fault.left === 0) return words.lockLast
  return fault.left === 1 ? words.lockOneLeft : say(words.lockWrong, { tries: String(fault.left) })
}

import type { Language } from '@parichay/contract/agency/fields.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { css } from './css.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { html, type Html } from './html.ts'
import { baseStyle } from './parts/base-style.ts'
import { drawFooter } from './parts/footer.ts'
import { agencyLook, stateStyle } from './state-style.ts'
import type { Words } from './words/en.ts'
import { findWords, say, sayWait } from './words/find-words.ts'

/** The card whose form was refused, and why. */
export type RetryFacts<Fault extends string> = {
  language: Language
  /** The visitor chose this language and not the card's own. */
  isChosen: boolean
  cardId: string
  companyName: string
  fault: Fault
  /** Minutes to wait, where that is the reason. */
  minutes: number
  agency: CardPageFacts['agency']
}

const formStyle = css`
form{margin-top:22px;text-align:left}
fieldset{border:0;padding:0;margin:0}
legend,label{display:block;font-size:14px;color:var(--soft)}
.stars{display:grid;grid-template-columns:repeat(5,1fr);gap:6px;margin-top:6px}
.stars label{display:flex;align-items:center;justify-content:center;gap:6px;min-height:48px;border-radius:14px;box-shadow:inset 0 0 0 1px var(--line);color:inherit;font-size:16px}
.stars label:has(:checked){background:var(--tint)}
.stars input,.agree input{accent-color:var(--fill);width:18px;height:18px}
.field{margin-top:16px}
.agree{display:flex;align-items:center;gap:12px;min-height:48px;margin-top:16px;color:inherit;font-size:16px}
.agree input{width:24px;height:24px;flex:none}
textarea,input[type=text],input[type=tel]{box-sizing:border-box;width:100%;margin-top:6px;padding:12px 14px;border:1px solid var(--line);border-radius:14px;background:transparent;color:inherit;font:inherit;font-size:16px}
[aria-invalid]{outline:2px solid #d92d20}
textarea{min-height:120px;resize:vertical}
button.main{border:0;font:inherit;font-weight:600;cursor:pointer}
.back{display:block;margin-top:10px;padding:13px;text-align:center}
`

/** A page for visitors without scripts whose form was refused: what is wrong, and the form with what they wrote (none where nothing helps). */
export function drawRetry<Fault extends string>(
  { language, isChosen, cardId, companyName, minutes, agency }: RetryFacts<Fault>,
  reason: keyof Words,
  { action, fields }: { action: string; fields: Html | null },
): string {
  const words = findWords(language)
  const look = agencyLook(agency.theme.primary)
  return drawDocument({
    language,
    title: `${companyName} | ${words.formFault}`,
    design: 'state',
    head: html`<meta name="robots" content="noindex">${look.bar}`,
    style: `${look.shades}${fontStyle('modern')}${baseStyle}${stateStyle}${formStyle}`,
    body: html`<main><h1>${words.formFault}</h1><p class="more" id="fault" role="alert">${say(words[reason], { wait: sayWait(language, minutes) })}</p>
${
  fields &&
  html`<form method="post" action="${action}"><input type="hidden" name="cardId" value="${cardId}">${isChosen && html`<input type="hidden" name="lang" value="${language}">`}
${fields}
<button class="act main" type="submit">${words.sendAgain}</button></form>`
}
<a class="back" href="/${cardId}${isChosen && `?lang=${language}`}">${words.back}</a></main>
${drawFooter({ agency, notice: null }, words)}`,
    hasScript: false,
  })
}

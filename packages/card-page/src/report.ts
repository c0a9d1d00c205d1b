import type { Language } from '@parichay/contract/agency/fields.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { type ReportReason, reportReasons } from '@parichay/contract/card-report/fields.ts'
import { css } from './css.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { html, type Html } from './html.ts'
import { baseStyle } from './parts/base-style.ts'
import { drawFooter } from './parts/footer.ts'
import { agencyLook, stateStyle } from './state-style.ts'
import type { Words } from './words/en.ts'
import { findWords, say, sayWait } from './words/find-words.ts'

/** Why a report was not taken. */
export type ReportFault = 'reason' | 'long' | 'soon' | 'unread'

type Facts = {
  language: Language
  /** The visitor chose this language and not the card's own. */
  isChosen: boolean
  cardId: string
  name: string
  agency: CardPageFacts['agency']
}

/** The form with which a visitor reports a card, with what they wrote and the reason where it must be sent once more. */
export type ReportFacts = Facts & {
  fault: ReportFault | null
  /** Minutes to wait, for `soon`. */
  minutes: number
  given: { reason: ReportReason | null; note: string; contact: string }
}

/** A form that nobody filled in yet. */
export const blankReport = {
  fault: null,
  minutes: 0,
  given: { reason: null, note: '', contact: '' },
} as const

const faults = {
  reason: 'reportNoReason',
  long: 'reportLong',
  soon: 'reportSoon',
  unread: 'retryUnread',
} as const satisfies Record<ReportFault, keyof Words>

const formStyle = css`
form{margin-top:22px;text-align:left}
fieldset{border:0;padding:0;margin:0}
legend,.field label{display:block;padding:0;font-size:14px;color:var(--soft)}
.reasons label{display:flex;align-items:center;gap:12px;min-height:48px;padding:8px 14px;margin-top:6px;border-radius:14px;box-shadow:inset 0 0 0 1px var(--line)}
.reasons label:has(:checked){background:var(--tint)}
.reasons input{accent-color:var(--fill);width:20px;height:20px;flex:none}
.field{margin-top:16px}
textarea,input[type=text]{width:100%;margin-top:6px;padding:12px 14px;border:1px solid var(--soft);border-radius:14px;background:transparent;color:inherit;font:inherit}
textarea{min-height:110px;resize:vertical}
.fault{margin-top:14px;font-weight:600}
button.main{border:0;font:inherit;font-weight:600;cursor:pointer}
.back{display:block;margin-top:10px;padding:13px;text-align:center}
`

/** A sheet of the agency, not of the shop: whoever reports a card speaks to somebody else than its owner. */
const drawSheet = ({ language, name, agency }: Facts, title: string, body: Html, words: Words): string => {
  const look = agencyLook(agency.theme.primary)
  return drawDocument({
    language,
    title: `${title} | ${name}`,
    design: 'state report',
    head: html`<meta name="robots" content="noindex">${look.bar}`,
    style: `${look.shades}${fontStyle('modern')}${baseStyle}${stateStyle}${formStyle}`,
    body: html`<main>${body}</main>
${drawFooter({ agency, notice: null }, words)}`,
    hasScript: false,
  })
}

const drawBack = ({ cardId, isChosen, language }: Facts, words: Words): Html =>
  html`<a class="back" href="/${cardId}${isChosen && `?lang=${language}`}">${words.back}</a>`

/** The page with which a visitor reports a card. It needs no script, and nothing of the person. */
export function drawReportPage(facts: ReportFacts): string {
  const { language, isChosen, cardId, name, fault, minutes, given, agency } = facts
  const words = findWords(language)
  const radio = (reason: ReportReason) =>
    html`<label><input type="radio" name="reason" value="${reason}" required${given.reason === reason && html` checked`}>${words[`reason_${reason}`]}</label>`
  return drawSheet(
    facts,
    words.report,
    html`<h1>${words.report}</h1><p class="more">${say(words.reportBody, { name, agency: agency.agencyName })}</p>${
      fault &&
      html`<p class="fault" role="alert">${say(words[faults[fault]], { wait: sayWait(language, minutes) })}</p>`
    }
<form method="post" action="/api/v1/public/card-report"><input type="hidden" name="cardId" value="${cardId}">${isChosen && html`<input type="hidden" name="lang" value="${language}">`}
<fieldset class="reasons"><legend>${words.reportReason}</legend>${reportReasons.map(radio)}</fieldset>
<div class="field"><label for="note">${words.reportNote}</label><textarea id="note" name="note" maxlength="1000">${given.note}</textarea></div>
<div class="field"><label for="contact">${words.reportContact}</label><input id="contact" type="text" name="contact" maxlength="120" autocomplete="off" value="${given.contact}"></div>
<div hidden><input name="website" tabindex="-1" autocomplete="off" aria-hidden="true"></div>
<button class="act main" type="submit">${words.reportSend}</button></form>
${drawBack(facts, words)}`,
    words,
  )
}

/** What a visitor reads who reported a card. */
export function drawReportedPage(facts: Facts): string {
  const words = findWords(facts.language)
  const { agency } = facts
  return drawSheet(
    facts,
    words.reported,
    html`<h1>${words.reported}</h1><p class="more">${say(words.reportedBody, { agency: agency.agencyName })}</p>${drawBack(facts, words)}`,
    words,
  )
}

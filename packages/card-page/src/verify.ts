import type { VerifyFacts } from '@parichay/contract/pdf-card/verify-page.ts'
import { css } from './css.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { html, type Html, trust } from './html.ts'
import { baseStyle } from './parts/base-style.ts'
import { agencyLook, stateStyle } from './state-style.ts'
import { say } from './words/find-words.ts'
import { verifyWords } from './words/verify.ts'

/** What is said of a card, or why nothing is. */
type Said = 'valid' | 'expired' | 'revoked' | 'unknown' | 'tooMany'
const saidOf = ({ card }: VerifyFacts): Said => (typeof card === 'string' ? card : card.state)

/** The HTTP status of a verify page: what is revoked or expired was found; what nobody has was not. */
export const verifyStatusOf = (facts: VerifyFacts): 200 | 404 | 429 =>
  facts.card === 'unknown' ? 404 : facts.card === 'tooMany' ? 429 : 200

const style = css`
.seal{width:84px;height:84px;border-radius:99px;margin:0 auto 16px;display:grid;place-items:center;color:#fff}
.seal svg{width:44px;height:44px;fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.valid .seal{background:#0f7a3a}.expired .seal{background:#8a5a00}.revoked .seal{background:#b3261e}.unknown .seal,.tooMany .seal{background:#56616b}
.until{margin-top:6px;color:var(--soft);font-variant-numeric:tabular-nums}
.who{margin-top:24px;padding-top:24px;border-top:1px solid var(--line);display:grid;justify-items:center;gap:4px}
.who img{width:120px;height:150px;object-fit:cover;object-position:50% 40%;border-radius:18px;margin-bottom:12px}
.who .name{font-size:22px;font-weight:700;line-height:var(--lead)}
.who .org{color:var(--soft);font-size:16px}
.asked{margin-top:24px;font-size:13px;color:var(--soft);font-variant-numeric:tabular-nums}
.foot{text-align:center}
`
const signs: Record<Said, string> = {
  valid: 'M10 25 20 35 38 14',
  expired: 'M24 10v15l9 6M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36',
  revoked: 'M14 14 34 34M34 14 14 34',
  unknown: 'M17 18c0-10 15-9 15 0 0 6-8 6-8 12M24 38v.5',
  tooMany: 'M24 12v16M24 36v.5',
}

/** The page that says whether a card is good. It has no script and names no more than organisation, person and day. */
export function drawVerifyPage(facts: VerifyFacts): string {
  const { language, card, checkedAt, agency } = facts
  const words = verifyWords[language]
  const said = saidOf(facts)
  const day = (date: Date) =>
    new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(date)
  const moment = new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(checkedAt)
  const noon = (date: string) => new Date(`${date}T12:00:00+05:30`)
  const line =
    typeof card === 'string'
      ? words[`${card}Body`]
      : card.state === 'revoked'
        ? card.revokedAt
          ? say(words.revokedOn, { date: day(card.revokedAt) })
          : words.revokedBody
        : card.validTill === null
          ? words.noEnd
          : say(card.state === 'expired' ? words.expiredOn : words.validUntil, {
              date: day(noon(card.validTill)),
            })
  const look = agencyLook(agency.theme.primary)
  return drawDocument({
    language,
    title: typeof card === 'string' ? words[said] : `${words[said]} | ${card.organisation}`,
    design: 'state',
    head: html`<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">${look.bar}`,
    style: `${look.shades}${fontStyle('modern', language !== 'en')}${baseStyle}${stateStyle}${style}`,
    body: html`<main class="${said}"><div class="seal">${sign(signs[said])}</div><h1>${words[said]}</h1><p class="until">${line}</p>${typeof card !== 'string' && drawWho(card)}<p class="asked">${say(words.asked, { moment })}</p></main>
${agency.signs && html`<footer class="foot"><p><a href="${agency.url}">${agency.agencyName}</a></p></footer>`}`,
    hasScript: false,
  })
}

const sign = (data: string) =>
  html`<svg viewBox="0 0 48 48" aria-hidden="true">${trust(`<path d="${data}"/>`)}</svg>`

const drawWho = ({ organisation, person, photo }: Exclude<VerifyFacts['card'], string>): Html =>
  html`<div class="who">${photo && html`<img src="${photo}" alt="" width="120" height="150">`}${person && html`<p class="name"><bdi>${person}</bdi></p>`}<p class="${person ? 'org' : 'name'}"><bdi>${organisation}</bdi></p></div>`

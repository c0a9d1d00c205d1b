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
import { findWords, say } from './words/find-words.ts'

/** Why a feedback that came from a plain form was not taken. */
export type FeedbackFault = 'stars' | 'long' | 'soon' | 'unread'

/** A feedback form with what the visitor wrote, and the reason why it must be sent once more. */
export type FeedbackRetry = {
  language: Language
  cardId: string
  companyName: string
  fault: FeedbackFault
  /** Minutes to wait, for `soon`. */
  minutes: number
  given: { stars: number | null; text: string; name: string }
  agency: CardPageFacts['agency']
}

const sentences = {
  en: {
    title: 'Your feedback was not sent yet',
    stars: 'Choose 1 to 5 stars and send it again.',
    long: 'It is a little too long. Shorten it to 500 letters and send it again.',
    soon: 'Many feedbacks came from your network just now. Send it again in {minutes} minutes; keep this page open.',
    unread: 'It did not arrive whole. Send it again.',
    starsLabel: 'Stars',
    star: '{count} of 5 stars',
    text: 'Your feedback',
    name: 'Your name (optional)',
    send: 'Send again',
    back: 'Back to the card',
  },
  hi: {
    title: 'आपकी राय अभी नहीं पहुँची',
    stars: '1 से 5 सितारे चुनें और दोबारा भेजें।',
    long: 'यह थोड़ी लंबी है। 500 अक्षरों तक छोटी करके दोबारा भेजें।',
    soon: 'आपके नेटवर्क से अभी बहुत-सी राय आई हैं। {minutes} मिनट बाद दोबारा भेजें; यह पेज खुला रखें।',
    unread: 'राय पूरी नहीं पहुँची। दोबारा भेजें।',
    starsLabel: 'सितारे',
    star: '5 में से {count} सितारे',
    text: 'आपकी राय',
    name: 'आपका नाम (ज़रूरी नहीं)',
    send: 'दोबारा भेजें',
    back: 'कार्ड पर वापस जाएँ',
  },
  gu: {
    title: 'તમારો પ્રતિભાવ હજી પહોંચ્યો નથી',
    stars: '1 થી 5 સ્ટાર પસંદ કરો અને ફરી મોકલો.',
    long: 'થોડો લાંબો છે. 500 અક્ષર સુધી ટૂંકો કરીને ફરી મોકલો.',
    soon: 'તમારા નેટવર્કમાંથી હમણાં ઘણા પ્રતિભાવ આવ્યા છે. {minutes} મિનિટ પછી ફરી મોકલો; આ પેજ ખુલ્લું રાખો.',
    unread: 'પ્રતિભાવ પૂરો પહોંચ્યો નથી. ફરી મોકલો.',
    starsLabel: 'સ્ટાર',
    star: '5 માંથી {count} સ્ટાર',
    text: 'તમારો પ્રતિભાવ',
    name: 'તમારું નામ (જરૂરી નથી)',
    send: 'ફરી મોકલો',
    back: 'કાર્ડ પર પાછા જાઓ',
  },
} satisfies Record<Language, Record<string, string>>

const formStyle = css`
form{margin-top:22px;text-align:left}
fieldset{border:0;padding:0;margin:0}
legend,label{display:block;font-size:14px;color:var(--soft)}
.stars{display:grid;grid-template-columns:repeat(5,1fr);gap:6px;margin-top:6px}
.stars label{display:flex;align-items:center;justify-content:center;gap:6px;min-height:48px;border-radius:14px;box-shadow:inset 0 0 0 1px var(--line);color:inherit;font-size:16px}
.stars label:has(:checked){background:var(--tint)}
.field{margin-top:16px}
textarea,input[type=text]{box-sizing:border-box;width:100%;margin-top:6px;padding:12px 14px;border:1px solid var(--line);border-radius:14px;background:transparent;color:inherit;font:inherit;font-size:16px}
textarea{min-height:120px;resize:vertical}
button.main{border:0;font:inherit;font-weight:600;cursor:pointer}
.back{display:block;margin-top:10px;padding:13px;text-align:center}
`

/** A page for visitors without scripts whose feedback was refused: nothing they wrote is lost. */
export function drawFeedbackRetry(facts: FeedbackRetry): string {
  const { language, cardId, companyName, fault, minutes, given, agency } = facts
  const words = sentences[language]
  const star = (count: number) =>
    html`<label><input type="radio" name="stars" value="${count}" required aria-label="${say(words.star, { count: String(count) })}"${given.stars === count && html` checked`}> ${count}</label>`
  return drawDocument({
    language,
    title: `${companyName} | ${words.title}`,
    design: 'state',
    head: html`<meta name="robots" content="noindex"><meta name="theme-color" content="#f7fafa">`,
    style: `${themeStyle({ colour: '#0d6b63', appearance: 'auto' })}${fontStyle('modern')}${baseStyle}${stateStyle}${formStyle}`,
    body: html`<main><h1>${words.title}</h1><p class="more" role="alert">${say(words[fault], { minutes: String(minutes) })}</p>
<form method="post" action="/api/v1/public/feedback"><input type="hidden" name="cardId" value="${cardId}">
<fieldset><legend>${words.starsLabel}</legend><div class="stars">${Array.from({ length: maxStars }, (_one, i) => star(i + 1))}</div></fieldset>
<div class="field"><label for="text">${words.text}</label><textarea id="text" name="text" maxlength="500">${given.text}</textarea></div>
<div class="field"><label for="name">${words.name}</label><input id="name" type="text" name="name" maxlength="60" autocomplete="name" value="${given.name}"></div>
<button class="act main" type="submit">${words.send}</button></form>
<a class="back" href="/${cardId}">${words.back}</a></main>
${drawFooter({ agency, notice: null }, findWords(language))}`,
    hasScript: false,
  })
}

import { maxStars } from '@parichay/contract/feedback/fields.ts'
import { html } from './html.ts'
import { drawRetry, type RetryFacts } from './retry.ts'
import type { Words } from './words/en.ts'
import { findWords, say } from './words/find-words.ts'

/** Why a feedback that came from a plain form was not taken. */
export type FeedbackFault = 'stars' | 'long' | 'soon' | 'locked' | 'unread'

/** A feedback form with what the visitor wrote, and the reason why it must be sent once more; `soon` after some minutes. */
export type FeedbackRetry = RetryFacts<FeedbackFault> & {
  given: { stars: number | null; text: string; name: string }
}

const reasons = {
  stars: 'retryStars',
  long: 'retryLong',
  soon: 'retrySoon',
  locked: 'retryLocked',
  unread: 'retryUnread',
} as const satisfies Record<FeedbackFault, keyof Words>

/** A page for visitors without scripts whose feedback was refused: nothing they wrote is lost. */
export function drawFeedbackRetry(facts: FeedbackRetry): string {
  const { language, fault, given } = facts
  const words = findWords(language)
  const star = (count: number) =>
    html`<label><input type="radio" name="stars" value="${count}" required aria-label="${say(words.starsOf, { stars: String(count) })}"${given.stars === count && html` checked`}> ${count}</label>`
  return drawRetry(facts, reasons[fault], {
    action: '/api/v1/public/feedback',
    fields: html`<fieldset><legend>${words.stars}</legend><div class="stars">${Array.from({ length: maxStars }, (_one, i) => star(i + 1))}</div></fieldset>
<div class="field"><label for="text">${words.yourWords}</label><textarea id="text" name="text" maxlength="500">${given.text}</textarea></div>
<div class="field"><label for="name">${words.yourName}</label><input id="name" type="text" name="name" maxlength="60" autocomplete="name" value="${given.name}"></div>`,
  })
}

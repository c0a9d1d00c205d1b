import { leadConsentVersion, leadNoteLength } from '@parichay/contract/lead/rules.ts'
import { html } from './html.ts'
import { drawRetry, type RetryFacts } from './retry.ts'
import type { Words } from './words/en.ts'
import { findWords, say } from './words/find-words.ts'

/** Why details that came from a plain form were not taken; `shut`: the owner has closed the form. */
export type LeadFault =
  | 'name'
  | 'phone'
  | 'links'
  | 'long'
  | 'consent'
  | 'soon'
  | 'shut'
  | 'locked'
  | 'unread'

/** A form of details with what the visitor wrote, and the reason why it must be sent once more; `soon` after some minutes. */
export type LeadRetry = RetryFacts<LeadFault> & {
  given: { name: string; phone: string; note: string; isAgreed: boolean }
}

const reasons = {
  name: 'retryName',
  phone: 'retryPhone',
  links: 'retryLinks',
  long: 'retryLong',
  consent: 'retryConsent',
  soon: 'retryLater',
  shut: 'leadShut',
  locked: 'retryLocked',
  unread: 'retryUnread',
} as const satisfies Record<LeadFault, keyof Words>

/** A page for visitors without scripts whose details were refused: nothing they wrote is lost. */
export function drawLeadRetry(facts: LeadRetry): string {
  const { language, fault, given, companyName } = facts
  const words = findWords(language)
  const wrong = (...faults: LeadFault[]) =>
    faults.includes(fault) && html` aria-invalid="true" aria-describedby="fault"`
  return drawRetry(facts, reasons[fault], {
    action: '/api/v1/public/lead',
    fields:
      fault === 'shut'
        ? null
        : html`<div class="field"><label for="name">${words.leadName}</label><input id="name" type="text" name="name" maxlength="60" autocomplete="name" required value="${given.name}"${wrong('name')}></div>
<div class="field"><label for="phone">${words.leadPhone}</label><input id="phone" type="tel" name="phone" maxlength="25" autocomplete="tel" required value="${given.phone}"${wrong('phone')}></div>
<div class="field"><label for="note">${words.leadNote}</label><textarea id="note" name="note" maxlength="${leadNoteLength}"${wrong('links', 'long')}>${given.note}</textarea></div>
<label class="agree"><input type="checkbox" name="consent" value="${leadConsentVersion}" required${given.isAgreed && html` checked`}${wrong('consent')}><span>${say(words.leadConsent, { name: companyName })}</span></label>`,
  })
}

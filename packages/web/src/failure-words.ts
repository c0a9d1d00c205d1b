import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '@parichay/contract/errors.ts'
import { CallFailed, Offline } from './failures.ts'

/** What to say when a call fails. A new code does not compile until it has words. */
const words = {
  VALIDATION: msg`Please check what you entered.`,
  CROSS_SITE: msg`This page is out of date. Load it again and retry.`,
  HTTPS_NEEDED: msg`This page came without protection. Open it again by its https address.`,
  NOT_SIGNED_IN: msg`Please sign in again.`,
  NOT_ALLOWED: msg`You cannot do this with your account.`,
  NOT_FOUND: msg`This was not found. It may have been removed.`,
  METHOD_NOT_ALLOWED: msg`This page is out of date. Load it again and retry.`,
  CONFLICT: msg`Somebody changed this in the meantime. Load it again and retry.`,
  STEP_OUT_OF_ORDER: msg`Please begin again from your phone number.`,
  SECOND_STEP_NEEDED: msg`Your agency asks for the second step: it stays on.`,
  PASSWORD_WRONG: msg`The number or the password is not right.`,
  PASSWORD_WEAK: msg`This password is too easy to guess.`,
  PHONE_TAKEN: msg`This number or e-mail already has an account.`,
  OTP_INVALID: msg`This code is not right. Check it and try again.`,
  OTP_EXPIRED: msg`This code is too old. Ask for a new one.`,
  OTP_TOO_MANY_ATTEMPTS: msg`Too many wrong codes. Please wait a little and ask for a new one.`,
  SMS_UNAVAILABLE: msg`We could not send the SMS. Please try again in a minute.`,
  MAIL_UNAVAILABLE: msg`We could not send the e-mail. Please try again in a minute.`,
  ACCOUNT_PAUSED: msg`This account is paused. Please talk to your provider.`,
  RATE_LIMITED: msg`That was a little too quick. Please wait and try again.`,
  VIEW_ONLY: msg`You are looking as the customer: nothing can be changed, paid or shared here.`,
  VIEW_OVER: msg`This view is over. Open the customer again to look once more.`,
  IN_USE: msg`This is still used elsewhere, so it cannot be deleted.`,
  CARD_ID_TAKEN: msg`This card link is already taken. Choose another.`,
  ONE_CARD_PER_BUSINESS: msg`Each business can have only one digital card.`,
  CARD_INCOMPLETE: msg`A few details are still missing on this card.`,
  CARD_LOCKED: msg`This card is locked with a PIN.`,
  PIN_WRONG: msg`This PIN is wrong.`,
  LIMIT_REACHED: msg`You have reached the limit of your plan.`,
  PLAN_NEEDED: msg`This needs a plan that includes it.`,
  QUOTA_DAILY: msg`That was all for today. There is more tomorrow.`,
  BUSINESS_SUSPENDED: msg`This business is suspended. Please connect with admin.`,
  SUBSCRIPTION_ACTIVE: msg`This has an active plan, so it cannot be deleted now.`,
  BILL_OVERDUE: msg`New cards cannot be made just now. Please connect with admin.`,
  OWN_ACCOUNT: msg`You cannot do this to yourself. Ask another admin.`,
  LAST_ADMIN: msg`This is the last admin who can sign in. Make somebody else an admin first.`,
  ABOVE_OWN_RIGHTS: msg`You cannot give or change rights above your own.`,
  STAFF_PLAN_LIMIT: msg`This is not among the plans you may give. An admin of your agency can allow it.`,
  STAFF_DISCOUNT_LIMIT: msg`This goes further below the list than you may. An admin of your agency can raise your limit.`,
  STAFF_CREDIT_LIMIT: msg`With this you would hold more money than you may. Hand over first, or ask an admin to raise your limit.`,
  PLAN_INACTIVE: msg`This plan is not on offer any more. Please choose another.`,
  ONLINE_PAYMENT_OFF: msg`Please connect with admin to purchase subscription plan.`,
  PAYMENT_DUPLICATE: msg`This was paid already. It becomes active by itself; you need not pay again.`,
  SAME_RECORD: msg`The same payment was recorded a moment ago. Record a second one?`,
  RECORD_TAKEN_BACK: msg`This payment was recorded before and has been taken back since. Record it anew?`,
  PAYMENT_SIGNATURE: msg`This payment could not be checked. If money left your account, your plan becomes active by itself.`,
  PAYMENT_UNAVAILABLE: msg`The payment service does not answer right now. Nothing was charged. Please try again.`,
  UPLOAD_TOO_LARGE: msg`This file is too large. The limit is 5 MB.`,
  FILE_INFECTED: msg`A virus was found in this file, so it was not taken. Choose another one.`,
  SCAN_TOO_LARGE: msg`This file is too large to be checked for viruses. Choose a smaller one.`,
  SCAN_UNAVAILABLE: msg`Files cannot be checked for viruses right now, so this one was not taken. Try again in a while.`,
  UNSUPPORTED_MEDIA: msg`This kind of file does not work. Use a JPEG, PNG or WebP picture.`,
  PICTURE_UNREADABLE: msg`This picture could not be read. Try another one.`,
  SCENE_INVALID: msg`This design cannot be drawn. Please choose another.`,
  GLYPH_MISSING: msg`The text has letters or signs that we cannot draw. Please write it without them.`,
  IMAGE_MISSING: msg`A picture of this design is missing. Upload it again.`,
  QR_TOO_LONG: msg`This is too long for a QR code.`,
  RENDER_BUSY: msg`Many pictures are being made right now. Please try again in a moment.`,
  RENDER_TIMEOUT: msg`This picture took too long to make. Please try again.`,
  RENDER_FAILED: msg`This picture could not be made. Please try again.`,
  TENANT_UNKNOWN: msg`This address belongs to no provider.`,
  TENANT_SUSPENDED: msg`This service is paused. Please talk to your provider.`,
  SERVICE_BUSY: msg`The service is very busy right now. Nothing is lost; please try again in a moment.`,
  INTERNAL: msg`Something went wrong on our side. Please try again.`,
} satisfies Record<ErrorCode, MessageDescriptor>

const offline = msg`You are offline. Check your internet and try again.`

/** Why something is off, by the code its call would be refused with. */
export const reasonText = (code: ErrorCode, own: FailureWords = {}): string =>
  i18n._(own[code] ?? words[code])

const toldByServer = new Set<ErrorCode>([
  'VALIDATION',
  'UPLOAD_TOO_LARGE',
  'STAFF_PLAN_LIMIT',
  'STAFF_DISCOUNT_LIMIT',
  'STAFF_CREDIT_LIMIT',
])

/** Words of a screen for some codes. */
export type FailureWords = Partial<Record<ErrorCode, MessageDescriptor>>

/**
 * A sentence for a failure: the screen's own words first, then (in English) the server's, then those of the code.
 * Never a status code, never an object.
 */
export function failureText(error: unknown, own: FailureWords = {}): string {
  if (error instanceof Offline) return i18n._(offline)
  if (!(error instanceof CallFailed)) return i18n._(words.INTERNAL)
  const mine = own[error.code]
  if (mine) return i18n._(mine)
  if (i18n.locale === 'en' && error.message) return error.message
  // What was wrong with a field, and which limit was met, the server says in Hindi too, where it has the words.
  if (toldByServer.has(error.code) && /\p{Script=Devanagari}/u.test(error.message)) return error.message
  return i18n._(words[error.code] ?? words.INTERNAL)
}

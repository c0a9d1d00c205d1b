import { msg } from '@lingui/core/macro'
import type { FailureWords } from '../failure-words.ts'

/** Failures of signing in, where the general words would say too little. */
export const signInFailure: FailureWords = {
  PASSWORD_WRONG: msg`The number or the password is not right. Please check both.`,
}

/** The same for those who sign in by e-mail. */
export const emailSignInFailure: FailureWords = {
  PASSWORD_WRONG: msg`The e-mail or the password is not right. Please check both.`,
}

/** Failures of an own account: the person is signed in, so only the password can be wrong. */
export const accountFailure: FailureWords = {
  SUBSCRIPTION_ACTIVE: msg`A business of yours still has paid time, so the account cannot be deleted now. Talk to your provider if it should go earlier.`,
  PASSWORD_WRONG: msg`That is not your password.`,
  PASSWORD_WEAK: msg`This password is too easy to guess: a name of yours or your business’s, a common word with a few digits, the one you have now, or one that became known elsewhere. Choose another.`,
}

/** Failures of the second step. */
export const totpFailure: FailureWords = {
  OTP_INVALID: msg`This code is not right, or was used already. Wait for the next one.`,
  PASSWORD_WRONG: msg`That is not your password.`,
  CONFLICT: msg`The second step is switched on already.`,
  STEP_OUT_OF_ORDER: msg`This took too long. Begin again with your password.`,
}

/** Names of the titles, in the order of the specification. */
export const titleNames = { 'Mr.': msg`Mr.`, 'Ms.': msg`Ms.`, 'Dr.': msg`Dr.`, 'Mrs.': msg`Mrs.` } as const

/** Roles of staff in words. */
export const roleNames = {
  admin: msg`Admin`,
  creator: msg`Creator`,
  franchisee: msg`Franchisee`,
  'franchisee-with-all-card-access': msg`Franchisee with access to all cards`,
} as const

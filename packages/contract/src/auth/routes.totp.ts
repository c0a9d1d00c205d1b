import { z } from 'zod'
import { IdentityProof } from '../franchisee/fields.people.ts'
import { Instant, UserId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { Otp, Password } from './fields.ts'
import { SecondCode } from './fields.totp.ts'

const preAuth = access('pre', 'pre', 'pre', 'pre', 'pre', 'pre-auth session')
const self = access('-', 'O', 'S', 'S', 'S', 'session')
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const wrong = ['PASSWORD_WRONG', 'OTP_INVALID', 'RATE_LIMITED'] as const

/** Shown once; only hashes are kept. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/**
 * The second step, codes of an authenticator app, RFC 6238: staff may be asked for it by their agency (permission matrix, account/totp),
 * customers switch it on if they like (decision 0113).
 */
export const totpRoutes = {
  passTotp: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/secondStep',
    summary: 'Enter the code of the app, or a recovery code, after the password; signs in',
    access: preAuth,
    body: z.strictObject({ code: SecondCode }),
    reply: z.object({
      userLoggedIn: z.boolean(),
      /** Recovery codes that are left, where one was used. */
      recoveryCodesLeft: z.number().int().nullable(),
    }),
    errors: ['STEP_OUT_OF_ORDER', 'OTP_INVALID', 'ACCOUNT_PAUSED', 'RATE_LIMITED'],
  }),
  getTotp: defineRoute({
    method: 'GET',
    path: '/api/v1/account/totp',
    summary: 'Whether the own account has the second step, and how many recovery codes are left',
    access: self,
    reply: z.object({
      /** Null while it is off. */
      since: Instant.nullable(),
      recoveryCodesLeft: z.number().int(),
      /** The agency asks for it by role: it cannot be switched off. Never of customers. */
      isDemanded: z.boolean(),
    }),
    errors: [...dead],
  }),
  beginTotp: defineRoute({
    method: 'POST',
    path: '/api/v1/account/totp',
    summary:
      'Begin to set up the second step: a secret for the app, which counts once a code of it was entered',
    access: self,
    body: z.strictObject({ password: Password }),
    reply: z.object({
      /** What the QR code says. */
      uri: z.string(),
      /** The same to type, base32. */
      secret: z.string(),
    }),
    errors: [...dead, 'PASSWORD_WRONG', 'RATE_LIMITED', 'CONFLICT'],
  }),
  confirmTotp: defineRoute({
    method: 'POST',
    path: '/api/v1/account/totp/confirm',
    summary: 'Switch the second step on with a first code; all other browsers are signed out',
    access: self,
    body: z.strictObject({ code: Otp }),
    reply: RecoveryCodes,
    errors: [...dead, 'OTP_INVALID', 'RATE_LIMITED', 'STEP_OUT_OF_ORDER'],
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/v1/account/totp/recoveryCodes',
    summary: 'Ten new recovery codes; the old ones are dead',
    access: self,
    body: z.strictObject({ password: Password, code: SecondCode }),
    reply: RecoveryCodes,
    errors: [...dead, ...wrong, 'STEP_OUT_OF_ORDER'],
  }),
  removeTotp: defineRoute({
    method: 'DELETE',
    path: '/api/v1/account/totp',
    summary: 'Switch the second step off, where the agency does not ask for it',
    access: self,
    body: z.strictObject({ password: Password, code: SecondCode }),
    reply: z.object({ removed: z.literal(true) }),
    errors: [...dead, ...wrong, 'STEP_OUT_OF_ORDER', 'SECOND_STEP_NEEDED'],
  }),
  resetUserTotp: defineRoute({
    method: 'POST',
    path: '/api/v1/resetUserTotp',
    summary:
      'Take the second step off a customer who lost phone and recovery codes; they are told and signed out, and how one made sure of them is written down',
    access: access('-', '-', 'user.resetPassword', 'A', 'X', 'userId->agency'),
    body: z.strictObject({ userId: UserId, proof: IdentityProof }),
    reply: z.object({ removed: z.literal(true) }),
    errors: [...dead, 'NOT_FOUND', 'STEP_OUT_OF_ORDER'],
  }),
}

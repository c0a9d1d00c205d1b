import { z } from 'zod'
import { Email, MobileNumber, SessionId, UserId } from '../ids.ts'
import { access, defineRoute, forEveryone } from '../route.ts'
import { CodeChannel, CodeSent, Identity, Otp, Password, ProfileChange, Session, User } from './fields.ts'

const nothing = z.strictObject({})
const limited = ['RATE_LIMITED'] as const
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const everyone = forEveryone('host tenant')
const preAuth = access('pre', 'pre', 'pre', 'pre', 'pre', 'pre-auth session')
const verified = access('otp', 'otp', 'otp', 'otp', 'otp', 'pre-auth session, otpVerified')
const self = access('-', 'O', 'S', 'S', 'S', 'session')
const customerSelf = access('-', 'O', '-', '-', '-', 'session user')

/** Sign-in of customers (specification 7, Authentication). */
export const authRoutes = {
  verifyUser: defineRoute({
    method: 'POST',
    path: '/api/v1/verifyUser',
    summary: 'Begin signing in: says whether the person exists, and sends a code to a new or forgetful one',
    access: everyone,
    body: Identity.extend({ fromForgotPassword: z.boolean().optional() }),
    reply: z.object({ userExist: z.boolean(), otp: CodeSent.nullable() }),
    errors: ['RATE_LIMITED', 'SMS_UNAVAILABLE', 'MAIL_UNAVAILABLE'],
  }),
  login: defineRoute({
    method: 'POST',
    path: '/api/v1/login',
    summary: 'Sign in with a password',
    access: everyone,
    body: Identity.extend({ password: Password }),
    reply: z.object({
      userLoggedIn: z.boolean(),
      /** Not signed in yet: this browser is new for the person, and the agency asks for a code then (verifyOtp). */
      otpRequired: z.boolean().optional(),
      /** Where that code went. */
      otp: CodeSent.optional(),
      /** Not signed in yet: a code of the authenticator app is asked for next. */
      secondStep: z.boolean().optional(),
    }),
    errors: ['PASSWORD_WRONG', 'ACCOUNT_PAUSED', 'SMS_UNAVAILABLE', 'MAIL_UNAVAILABLE', ...limited],
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/v1/logout',
    summary: 'End this session; also right with none',
    access: forEveryone('session'),
    body: nothing,
    reply: z.object({ userLoggedOut: z.boolean() }),
    errors: [],
  }),
  getUser: defineRoute({
    method: 'GET',
    path: '/api/v1/user',
    summary: 'The signed-in customer',
    access: customerSelf,
    reply: User,
    errors: [...dead],
  }),
  updatePreference: defineRoute({
    method: 'POST',
    path: '/api/v1/user/preference',
    summary: 'Change own name, title, photo, language and preferences',
    access: customerSelf,
    body: ProfileChange,
    reply: z.object({ updatedUser: User }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  deleteUser: defineRoute({
    method: 'DELETE',
    path: '/api/v1/user',
    summary: 'Delete own account (password asked again); soft',
    access: customerSelf,
    body: z.strictObject({ password: Password }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'PASSWORD_WRONG', 'SUBSCRIPTION_ACTIVE', ...limited],
  }),
  regenerateRandomPassword: defineRoute({
    method: 'POST',
    path: '/api/v1/regenerateRandomPassword',
    summary:
      'Give a customer a temporary password: shown once, 24 hours, replaced at first use (screens 8.22)',
    access: access('-', '-', 'user.resetPassword', 'A', 'X', 'userId->agency'),
    body: z.strictObject({ userId: UserId }),
    reply: z.object({ password: z.string(), expiresInSec: z.number().int() }),
    errors: [...dead, 'NOT_FOUND', ...limited],
  }),
  verifyOtp: defineRoute({
    method: 'POST',
    path: '/api/v1/verifyOtp',
    summary: 'Enter the code; it counts only in the browser that asked for it',
    access: preAuth,
    body: z.strictObject({ otp: Otp }),
    reply: z.object({
      otpVerified: z.boolean(),
      fromForgotPassword: z.boolean(),
      /** Signed in: the password was right before, and the code was of a browser that is new for the person. */
      userLoggedIn: z.boolean().optional(),
      /** Not verified yet though the code was right: while strangers ask for this person's codes, another is sent and asked for. */
      otp: CodeSent.optional(),
    }),
    errors: [
      'STEP_OUT_OF_ORDER',
      'OTP_INVALID',
      'OTP_EXPIRED',
      'OTP_TOO_MANY_ATTEMPTS',
      'SMS_UNAVAILABLE',
      'MAIL_UNAVAILABLE',
      ...limited,
    ],
  }),
  resendOtp: defineRoute({
    method: 'POST',
    path: '/api/v1/resendOtp',
    summary:
      'Send a new code after 30, 60, 120 seconds, by another way where one is on offer; the old one is dead',
    access: preAuth,
    /** As the last one unless told. */
    body: z.strictObject({ channel: CodeChannel.optional() }),
    reply: CodeSent,
    errors: ['STEP_OUT_OF_ORDER', 'SMS_UNAVAILABLE', 'MAIL_UNAVAILABLE', ...limited],
  }),
  createPassword: defineRoute({
    method: 'POST',
    path: '/api/v1/createPassword',
    summary: 'Set the first or a new password after a verified code, and sign in',
    access: verified,
    body: z.strictObject({
      password: Password,
      fromForgotPassword: z.boolean().optional(),
      consentVersion: z.string().max(40).optional(),
    }),
    reply: z.object({
      userLoggedIn: z.boolean(),
      firstTimeUser: z.boolean(),
      /** Not signed in yet: a code of the authenticator app is asked for next. */
      secondStep: z.boolean().optional(),
    }),
    errors: ['STEP_OUT_OF_ORDER', 'PASSWORD_WEAK', 'ACCOUNT_PAUSED', 'PHONE_TAKEN'],
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/v1/sessions',
    summary: 'Own signed-in browsers',
    access: self,
    reply: z.array(Session),
    errors: [...dead],
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/v1/sessions/:sessionId',
    summary: 'Sign one of the own browsers out',
    access: self,
    params: z.object({ sessionId: SessionId }),
    body: nothing,
    reply: z.object({ ended: z.boolean() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/api/v1/sessions',
    summary: 'Sign all other own browsers out; none of them is known any more',
    access: self,
    body: nothing,
    reply: z.object({ ended: z.number().int() }),
    errors: [...dead],
  }),
  changePhone: defineRoute({
    method: 'POST',
    path: '/api/v1/account/changePhone',
    summary:
      'Ask to change the own number or e-mail: password, then a code to the new one. Staff confirm the e-mail their agency keeps',
    access: self,
    body: z.strictObject({
      password: Password,
      phoneNumber: MobileNumber.optional(),
      email: Email.optional(),
    }),
    reply: CodeSent,
    errors: [...dead, 'PASSWORD_WRONG', 'PHONE_TAKEN', 'SMS_UNAVAILABLE', 'MAIL_UNAVAILABLE', ...limited],
  }),
  verifyChangedPhone: defineRoute({
    method: 'POST',
    path: '/api/v1/account/changePhone/verify',
    summary: 'Enter the code sent to the new number or e-mail',
    access: self,
    body: z.strictObject({ otp: Otp }),
    reply: z.object({ phoneNumber: z.string().nullable(), email: z.string().nullable() }),
    errors: [
      ...dead,
      'STEP_OUT_OF_ORDER',
      'OTP_INVALID',
      'OTP_EXPIRED',
      'OTP_TOO_MANY_ATTEMPTS',
      'PHONE_TAKEN',
      ...limited,
    ],
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/v1/account/changePassword',
    summary: 'Replace the own password; other sessions end',
    access: self,
    body: z.strictObject({ oldPassword: Password, password: Password }),
    reply: z.object({ changed: z.boolean() }),
    errors: [...dead, 'PASSWORD_WRONG', 'PASSWORD_WEAK', ...limited],
  }),
}

/** Sign-in of staff (specification 7). Accounts are made by the agency; there is no sign-up. */
export const franchiseeAuthRoutes = {
  verifyFranchiseePhone: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/verifyPhoneNumber',
    summary: 'Begin a forgotten staff password; the answer is the same for every number',
    access: everyone,
    body: z.strictObject({ phoneNumber: MobileNumber, fromForgotPassword: z.boolean().optional() }),
    reply: z.object({ otp: CodeSent }),
    errors: ['RATE_LIMITED', 'SMS_UNAVAILABLE'],
  }),
  franchiseeLogin: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/login',
    summary: 'Sign in as staff',
    access: everyone,
    body: z.strictObject({ phoneNumber: MobileNumber, password: Password }),
    reply: z.object({
      userLoggedIn: z.boolean(),
      /** Not signed in yet: a code of the authenticator app is asked for next. */
      secondStep: z.boolean().optional(),
    }),
    errors: ['PASSWORD_WRONG', 'ACCOUNT_PAUSED', ...limited],
  }),
  franchiseeLogout: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/logout',
    summary: 'End this session; also right with none',
    access: forEveryone('session'),
    body: nothing,
    reply: z.object({ userLoggedOut: z.boolean() }),
    errors: [],
  }),
  franchiseeCreatePassword: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/createPassword',
    summary: 'Set a new staff password after a verified code, and sign in',
    access: verified,
    body: z.strictObject({ password: Password }),
    reply: z.object({
      userLoggedIn: z.boolean(),
      /** Not signed in yet: a code of the authenticator app is asked for next. */
      secondStep: z.boolean().optional(),
    }),
    errors: ['STEP_OUT_OF_ORDER', 'PASSWORD_WEAK', 'ACCOUNT_PAUSED', 'PHONE_TAKEN'],
  }),
}

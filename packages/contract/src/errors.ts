/** Every failure a caller may see, with the HTTP status it is sent with. The only list (specification 8, screens 8.11). */
export const errorStatus = {
  VALIDATION: 422,
  CROSS_SITE: 400,
  HTTPS_NEEDED: 403,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  STEP_OUT_OF_ORDER: 409,
  SECOND_STEP_NEEDED: 409,
  PASSWORD_WRONG: 422,
  PASSWORD_WEAK: 422,
  PHONE_TAKEN: 409,
  OTP_INVALID: 422,
  OTP_EXPIRED: 422,
  OTP_TOO_MANY_ATTEMPTS: 429,
  SMS_UNAVAILABLE: 503,
  MAIL_UNAVAILABLE: 503,
  ACCOUNT_PAUSED: 422,
  RATE_LIMITED: 429,
  CARD_ID_TAKEN: 409,
  IN_USE: 409,
  VIEW_ONLY: 409,
  VIEW_OVER: 409,
  ONE_CARD_PER_BUSINESS: 409,
  CARD_INCOMPLETE: 422,
  CARD_LOCKED: 403,
  PIN_WRONG: 422,
  LIMIT_REACHED: 402,
  PLAN_NEEDED: 402,
  QUOTA_DAILY: 402,
  SUBSCRIPTION_ACTIVE: 409,
  BUSINESS_SUSPENDED: 409,
  BILL_OVERDUE: 402,
  OWN_ACCOUNT: 409,
  LAST_ADMIN: 409,
  ABOVE_OWN_RIGHTS: 409,
  STAFF_PLAN_LIMIT: 402,
  STAFF_DISCOUNT_LIMIT: 402,
  STAFF_CREDIT_LIMIT: 402,
  PLAN_INACTIVE: 409,
  ONLINE_PAYMENT_OFF: 409,
  PAYMENT_DUPLICATE: 409,
  SAME_RECORD: 409,
  RECORD_TAKEN_BACK: 409,
  PAYMENT_SIGNATURE: 400,
  PAYMENT_UNAVAILABLE: 503,
  UPLOAD_TOO_LARGE: 413,
  FILE_INFECTED: 422,
  SCAN_TOO_LARGE: 413,
  SCAN_UNAVAILABLE: 503,
  UNSUPPORTED_MEDIA: 415,
  PICTURE_UNREADABLE: 422,
  SCENE_INVALID: 422,
  GLYPH_MISSING: 422,
  IMAGE_MISSING: 422,
  QR_TOO_LONG: 422,
  RENDER_BUSY: 503,
  RENDER_TIMEOUT: 503,
  RENDER_FAILED: 500,
  TENANT_UNKNOWN: 404,
  TENANT_SUSPENDED: 503,
  SERVICE_BUSY: 503,
  INTERNAL: 500,
} as const satisfies Record<string, number>

/** A key of `errorStatus`. */
export type ErrorCode = keyof typeof errorStatus

/** The envelope of every failed answer: `{data: Failure}`. `ref` finds the log line. */
export type FailureBody = {
  code: ErrorCode
  message: string
  field?: string
  retryAfterSec?: number
  ref: string
}

type Detail = { field?: string; retryAfterSec?: number; cause?: unknown }

/** Thrown by rules, policies and stores; the router turns it into an answer. */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly retryAfterSec: number | undefined
  constructor(code: ErrorCode, message: string, detail: Detail = {}) {
    super(message, { cause: detail.cause })
    this.code = code
    this.field = detail.field
    this.retryAfterSec = detail.retryAfterSec
  }
}

/** Stops with a code and a sentence that tells the person what to do. */
export function fail(code: ErrorCode, message: string, detail?: Detail): never {
  throw new Problem(code, message, detail)
}

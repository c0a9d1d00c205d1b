import type { ErrorCode, FailureBody } from '@parichay/contract/errors.ts'

/** The server answered, and the answer was no. `message` is fit for people. */
export class CallFailed extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly retryAfterSec: number | undefined
  readonly ref: string
  readonly status: number
  constructor(body: FailureBody, status: number) {
    super(body.message)
    this.name = 'CallFailed'
    this.code = body.code
    this.field = body.field
    this.retryAfterSec = body.retryAfterSec
    this.ref = body.ref
    this.status = status
  }
}

/** No answer came: the network, not the server. */
export class Offline extends Error {
  constructor(cause?: unknown) {
    super('Offline', { cause })
    this.name = 'Offline'
  }
}

/** How a call can fail. */
export type CallError = CallFailed | Offline

/** What an answer says; undefined where it is no JSON. */
export function bodyIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The failure inside an answer; an answer of another shape becomes an INTERNAL failure. */
export function failureOf(status: number, body: unknown): CallFailed {
  const data = (body as { data?: Partial<FailureBody> } | null | undefined)?.data
  if (data && typeof data.code === 'string' && typeof data.message === 'string') {
    return new CallFailed({ ...data, ref: data.ref ?? '' } as FailureBody, status)
  }
  return new CallFailed({ code: 'INTERNAL', message: '', ref: '' }, status)
}

/** Calls that say who is signed in: any failed answer to them means that nobody is (specification 8). */
const userCalls = new Set(['GET /api/v1/user', 'GET /api/v1/franchisee'])

/** Pure: does this failed answer mean that the person is no longer signed in? */
export const raisesFlag = (name: string, status: number) =>
  status === 401 || status === 403 || userCalls.has(name)

/** Whether the server answered with a failure. */
export const isCallFailed = (error: unknown): error is CallFailed => error instanceof CallFailed

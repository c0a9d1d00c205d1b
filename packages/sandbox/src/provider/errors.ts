/** An answer of the API that is not 200, in the shape that the provider's callers meet. */
export class ApiError extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: { code: string; description: string } & Record<string, unknown>) {
    super(error.description)
    this.status = status
    this.body = { error }
  }
}

type Where = { field?: string; reason?: string; step?: string; source?: string; metadata?: object }

/** HTTP 400 with all fields that the documents show. */
export const badRequest = (
  description: string,
  {
    field,
    reason = 'input_validation_failed',
    step = 'payment_initiation',
    source = 'business',
    metadata = {},
  }: Where = {},
) =>
  new ApiError(400, {
    code: 'BAD_REQUEST_ERROR',
    description,
    source,
    step,
    reason,
    metadata,
    ...(field && { field }),
  })

/** HTTP 401: the key pair is not one of ours. */
export const notAuthenticated = () =>
  new ApiError(401, { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' })

/** HTTP 429: too many calls in this second. */
export const tooMany = () =>
  new ApiError(429, { code: 'BAD_REQUEST_ERROR', description: 'Request failed. Please try after sometime.' })

/** Nothing has this id; the provider answers 400, not 404. */
export const unknownId = () => badRequest('The id provided does not exist')

/** HTTP 409: the same refund is being made at this moment. */
export const underWay = () =>
  new ApiError(409, {
    code: 'BAD_REQUEST_ERROR',
    description: 'Request failed because another refund operation with this key is in progress',
    source: 'business',
    step: 'payment_initiation',
    reason: 'request_in_progress',
    metadata: {},
  })

/** HTTP 500 in the provider's shape. */
export const outOfOrder = () =>
  new ApiError(500, {
    code: 'SERVER_ERROR',
    description:
      'We are facing some trouble completing your request at the moment. Please try again shortly.',
    source: 'internal',
    step: 'payment_initiation',
    reason: 'server_error',
    metadata: {},
  })

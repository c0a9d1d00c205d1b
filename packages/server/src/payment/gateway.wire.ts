import { z } from 'zod'

/**
 * Why a call gave nothing. `network`: nobody answered, or not in time, or unreadably; `busy`: the provider is out of
 * order or asks for patience. After both the work may have been done. `refused`: it was not done; `code` and `reason`
 * are the provider's own, 401 means that the keys are wrong.
 */
export type Fault =
  | { kind: 'network'; description: string }
  | { kind: 'busy'; status: number; description: string; retryAfterSec?: number }
  | {
      kind: 'refused'
      status: number
      code: string
      reason: string | null
      field: string | null
      description: string
    }

type Settings = { baseUrl?: string | undefined; timeoutMs: number }
type Headers = { set(name: string, value: string): void }
type Request = { url?: string; method?: string; data?: unknown; headers: Headers; signal?: AbortSignal }
type Response = { status: number; data: unknown; headers: Record<string, unknown> }

/** The part of the SDK's insides that we lean on: its axios instance, which its typings do not show. */
type Inside = {
  defaults: {
    baseURL?: string
    timeout: number
    maxRedirects?: number
    maxContentLength?: number
    transitional?: Record<string, unknown>
  }
  interceptors: {
    request: { use(change: (request: Request) => Request): void }
    response: { use(fine: undefined, wrong: (error: { response?: Response; code?: string }) => never): void }
  }
}

const sizeLimit = 2_000_000

/**
 * Cures what the SDK lacks (seen in 2.9.8): a time limit, another address, the idempotency header of refunds, and errors
 * that say what happened. Throws at once if a newer SDK has moved its insides.
 */
export function connect(api: object, { baseUrl, timeoutMs }: Settings) {
  const rq = (api as { rq?: Inside }).rq
  if (typeof rq?.interceptors?.request?.use !== 'function' || typeof rq.defaults !== 'object')
    throw new Error(
      'The payment SDK has changed inside: `api.rq` is not the HTTP client that gateway.wire.ts expects',
    )
  if (baseUrl) rq.defaults.baseURL = baseUrl
  rq.defaults.timeout = timeoutMs
  rq.defaults.maxRedirects = 0
  rq.defaults.maxContentLength = sizeLimit
  rq.interceptors.request.use((request) => {
    const { receipt } = (request.data ?? {}) as { receipt?: string }
    if (request.method === 'post' && request.url?.endsWith('/refund') && receipt)
      request.headers.set('X-Refund-Idempotency', `refund-${receipt}`)
    request.signal = AbortSignal.timeout(timeoutMs)
    return request
  })
  // The SDK keeps status and `data.error` of a failure and nothing else, so everything is packed into that.
  rq.interceptors.response.use(undefined, ({ response, code }) => {
    const about = response ? packed(response) : { network: code ?? 'no answer' }
    throw { response: { status: response?.status ?? 0, data: { error: about } } }
  })
  return {
    /** Makes a call and checks that its answer is what the documents promise. */
    async ask<T extends z.ZodType>(
      schema: T,
      call: () => Promise<unknown>,
    ): Promise<{ ok: true; value: z.output<T> } | { ok: false; fault: Fault }> {
      let answer: unknown
      try {
        answer = await call()
      } catch (error) {
        return { ok: false, fault: faultOf(error) }
      }
      const read = schema.safeParse(answer)
      if (read.success) return { ok: true, value: read.data }
      const where = read.error.issues[0]?.path.join('.') ?? ''
      return { ok: false, fault: { kind: 'network', description: `The answer could not be read (${where})` } }
    },
  }
}

const Packed = z.object({
  statusCode: z.number(),
  error: z.object({
    network: z.string().optional(),
    retryAfter: z.string().optional(),
    code: z.string().catch(''),
    reason: z.string().nullable().catch(null),
    field: z.string().nullable().catch(null),
    description: z.string().catch(''),
  }),
})

function packed({ data, headers }: Response): object {
  const told = (data as { error?: object } | null)?.error
  const retryAfter = headers['retry-after']
  return { ...(typeof told === 'object' && told), ...(typeof retryAfter === 'string' && { retryAfter }) }
}

/** Only known fields leave: an error of the HTTP client carries the keys. What is not understood may have been done. */
function faultOf(error: unknown): Fault {
  const read = Packed.safeParse(error)
  if (!read.success) return { kind: 'network', description: 'The payment SDK failed' }
  const { statusCode: status, error: told } = read.data
  if (told.network !== undefined) return { kind: 'network', description: `No answer (${told.network})` }
  if (status >= 500 || status === 429 || status === 409) {
    const wait = Number(told.retryAfter)
    const description = told.description || `The provider answered ${status}`
    return { kind: 'busy', status, description, ...(wait > 0 && { retryAfterSec: wait }) }
  }
  if (status < 400) return { kind: 'network', description: `An answer that makes no sense (${status})` }
  const { code, reason, field, description } = told
  return { kind: 'refused', status, code, reason, field, description }
}

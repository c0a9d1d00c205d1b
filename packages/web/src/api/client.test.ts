import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { useAuthenticateError } from './authenticate-error.ts'
import { call } from './client.ts'
import { CallFailed, Offline, raisesFlag } from '../failures.ts'
import { useSession } from '../session.ts'
import { isLogCall } from './log.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  useAuthenticateError.getState().clear()
})

const answer = (status: number, body: unknown) =>
  vi.fn(async () => new Response(JSON.stringify(body), { status }))

test('a good answer gives its data', async () => {
  vi.stubGlobal('fetch', answer(200, { data: { userLoggedOut: true } }))
  expect(await call(authRoutes.logout)).toEqual({ userLoggedOut: true })
})

test('a bad answer is thrown with code, field and reference, and logged once', async () => {
  const fetcher = answer(422, {
    data: { code: 'OTP_INVALID', message: 'Wrong code. 3 tries left.', field: 'otp', ref: 'r9' },
  })
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('location', { pathname: '/panel/otp' })
  const failure = await call(authRoutes.verifyOtp, { body: { otp: '123456' } }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).toMatchObject({ code: 'OTP_INVALID', field: 'otp', ref: 'r9', status: 422 })
  const log = (fetcher.mock.calls as unknown as [string, RequestInit][])[1]
  expect(log?.[0]).toBe('/log')
  expect(JSON.parse(String(log?.[1].body))).toMatchObject({
    source: 'api',
    call: 'POST /api/v1/verifyOtp',
    code: 'OTP_INVALID',
    ref: 'r9',
  })
  expect(useAuthenticateError.getState().raised).toBe(false)
})

test('no answer is Offline', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  )
  await expect(call(authRoutes.logout)).rejects.toBeInstanceOf(Offline)
})

/** An answer that begins, and whose line then breaks. */
const broken = (error: Error) =>
  vi.fn(
    async () =>
      new Response(
        new ReadableStream({
          pull: (body) => body.error(error),
        }),
      ),
  )

test('an answer that breaks off is none, and signs nobody out', async () => {
  const fetcher = broken(new TypeError('network error'))
  vi.stubGlobal('fetch', fetcher)
  await expect(call(authRoutes.getUser)).rejects.toBeInstanceOf(Offline)
  expect(useAuthenticateError.getState().raised).toBe(false)
  expect(fetcher).toHaveBeenCalledOnce()
})

test('a call that is given up while its answer comes says so, and signs nobody out', async () => {
  vi.stubGlobal('fetch', broken(new DOMException('given up', 'AbortError')))
  const stop = new AbortController()
  const asked = call(authRoutes.getUser, {}, { signal: stop.signal })
  stop.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  expect(useAuthenticateError.getState().raised).toBe(false)
})

test.each([
  ['who still sits here', () => {}, true],
  ['who left', () => useSession.getState().become('none'), false],
  [
    'who left, and somebody else came',
    () => {
      useSession.getState().become('none')
      useSession.getState().become('customer')
    },
    false,
  ],
] as const)(
  'that nobody is signed in is told to %s: it stands in the flag',
  async (_who, meanwhile, raised) => {
    useSession.getState().become('customer')
    let come = (_answer: Response) => {}
    vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise<Response>((resolve) => (come = resolve))),
    )
    vi.stubGlobal('location', { pathname: '/panel/customer' })
    const asked = call(authRoutes.listSessions).catch((error: unknown) => error)
    meanwhile()
    come(
      new Response(JSON.stringify({ data: { code: 'NOT_SIGNED_IN', message: 'Sign in.' } }), { status: 401 }),
    )
    expect(await asked).toMatchObject({ status: 401 })
    expect(useAuthenticateError.getState().raised).toBe(raised)
  },
)

test.each([
  ['GET /api/v1/card', 401, true],
  ['POST /api/v1/business', 403, true],
  ['POST /api/v1/login', 422, false],
  ['GET /api/v1/card', 404, false],
  ['GET /api/v1/user', 500, true],
  ['GET /api/v1/franchisee', 404, true],
] as const)('%s answered %i raises the flag: %s', (name, status, raised) => {
  expect(raisesFlag(name, status)).toBe(raised)
})

test.each([
  ['POST /log', true],
  ['POST /api/v1/analytics/log', true],
  ['GET /api/v1/user', false],
])('%s is a log call: %s', (name, is) => {
  expect(isLogCall(name)).toBe(is)
})

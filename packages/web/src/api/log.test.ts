import { clientLogBytes } from '@parichay/contract/analytics/bounds.ts'
import { ClientLog } from '@parichay/contract/analytics/fields.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { logFrontendError } from './log.ts'

afterEach(() => vi.unstubAllGlobals())

/** What is sent of an error with such words and such a stack. */
function sent(message: string, stack: string) {
  const fetcher = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('location', { pathname: `/panel/${'x'.repeat(600)}` })
  const error = new Error(message)
  error.stack = stack
  logFrontendError(error)
  const [[, init]] = fetcher.mock.calls as unknown as [[string, RequestInit]]
  return String(init.body)
}

test.each([
  ['short', 'x is undefined', 'at a (b.js:1:2)\n'],
  ['a long stack', 'Too deep', 'at a (b.js:1:2)\n'.repeat(900)],
  ['long words in Hindi', 'क्षमा'.repeat(500), 'at a (b.js:1:2)\n'.repeat(900)],
  ['signs that JSON writes in six', '\u0001'.repeat(2100), '\u0001'.repeat(7000)],
])('%s: it fits through the door, and says what happened', (_what, message, stack) => {
  const text = sent(message, stack)
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(clientLogBytes)
  const entry = ClientLog.parse(JSON.parse(text))
  expect(entry.source).toBe('frontend')
  expect(message.startsWith(entry.message)).toBe(true)
  expect(entry.message.length).toBeGreaterThanOrEqual(Math.min(message.length, 500))
})

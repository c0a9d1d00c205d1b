import { onceHeader } from '@parichay/contract/request.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

const words = (text: string) => ({ params: { id: 7 }, body: { text, isPinned: false } })
const done = () => new Response(JSON.stringify({ data: {} }))
const refused = () =>
  new Response(JSON.stringify({ data: { code: 'LIMIT_REACHED', message: 'No.', ref: 'r' } }), { status: 409 })

/** The keys that calls of `texts` go out with, answered in turn by `answers`. */
async function keysOf(texts: string[], answers: (() => Response)[]) {
  const keys: (string | undefined)[] = []
  const fetcher = vi.fn(async (url: string, init: RequestInit) => {
    if (url === '/log') return new Response('{"data":{}}')
    keys.push((init.headers as Record<string, string>)[onceHeader])
    return answers[keys.length - 1]!()
  })
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('location', { pathname: '/' })
  for (const text of texts) await call(noteRoutes.saveNote, words(text)).catch(() => undefined)
  return keys
}

const lost = () => {
  throw new TypeError('Failed to fetch')
}
const gateway = () => new Response('<h1>504</h1>', { status: 504 })

test('what was sent and not answered goes out with its key again, until an answer comes', async () => {
  const keys = await keysOf(
    ['Call on Monday', 'Call on Monday', 'Call on Monday', 'Call on Monday'],
    [lost, gateway, done, done],
  )
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test('other words are another deed, and what was refused may be sent anew', async () => {
  const [first, second, third] = await keysOf(
    ['Asked for a discount', 'Asked for 10 %', 'Asked for 10 %'],
    [lost, refused, done],
  )
  expect(new Set([first, second, third]).size).toBe(3)
})

test('a call that may well be done twice bears no key', async () => {
  const headers: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    headers.push(init.headers)
    return new Response('{"data":[]}')
  })
  await call(noteRoutes.listNotes, { params: { id: 7 } })
  expect(headers).toEqual([expect.not.objectContaining({ [onceHeader]: expect.anything() })])
})

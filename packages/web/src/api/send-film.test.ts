import { filmBounds } from '@parichay/contract/greeting/fields.films.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFilm } from './send-film.ts'

type Answer = { status?: number; data: unknown } | 'lost'
const offered = { signal: new AbortController().signal, onProgress: () => undefined }
const file = new File([new Uint8Array(filmBounds.partBytes + 8)], 'kite.mp4', { type: 'video/mp4' })
const film = (state: string) => ({ data: { filmId: 7, state, percent: 0 } })
const arrived = { status: 409, data: { code: 'CONFLICT', message: 'This video has arrived already.' } }

/** Answers in their order. */
const answers = (...all: Answer[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      if (url === '/log') return new Response('{}')
      const next = all.shift()
      if (next === undefined || next === 'lost') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify({ data: next.data }), { status: next.status ?? 200 })
    }),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/panel/library' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = async () => {
  const sent = sendFilm(file, offered).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  return sent
}

test('the answer to the last part is lost: sent again it has arrived already', async () => {
  answers(film('arriving'), film('arriving'), 'lost', arrived, film('making'), film('ready'))
  expect(await send()).toMatchObject({ state: 'ready' })
})

test('a film that takes no parts any more is said at the first try', async () => {
  answers(film('arriving'), arrived)
  expect(await send()).toMatchObject({ code: 'CONFLICT' })
})

test('a line that breaks while the film is made does not end the waiting', async () => {
  answers(film('arriving'), film('arriving'), film('waiting'), 'lost', 'lost', film('making'), film('ready'))
  expect(await send()).toMatchObject({ state: 'ready' })
})

test('a film that is given up is taken away where it lay: the next try is another one', async () => {
  answers(film('arriving'), { status: 429, data: { code: 'RATE_LIMITED', message: 'Too many.' } })
  expect(await send()).toMatchObject({ code: 'RATE_LIMITED' })
  const asked = vi.mocked(fetch).mock.calls.filter(([url]) => String(url) !== '/log')
  expect(asked).toHaveLength(3)
  expect(JSON.parse(String(asked[2]![1]!.body))).toEqual({ filmId: 7 })
})

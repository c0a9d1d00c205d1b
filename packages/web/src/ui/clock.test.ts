import { afterEach, expect, test, vi } from 'vitest'
import { hearClock, presentDay, presentMs, watchClock } from './clock.ts'

/** What a device believes, which may be wrong. */
const device = (text: string) => (vi.setSystemTime(new Date(text)), Date.now())
const rfc = (text: string) => new Date(text).toUTCString()

afterEach(() => {
  const here = Date.now()
  hearClock(new Date(here).toUTCString(), here, here)
  vi.useRealTimers()
})

test('a clock that agrees is left alone, however long the answer took', () => {
  vi.useFakeTimers()
  const asked = device('2026-11-29T18:29:40Z')
  const there = device('2026-11-29T18:30:10Z')
  hearClock(rfc('2026-11-29T18:29:41Z'), asked, there)
  expect(presentMs()).toBe(there)
  expect(presentDay()).toBe('2026-11-30')
})

test.each([
  [
    'set by hand to the hour in India, in the zone of London',
    '2026-11-29T20:00:00Z',
    '2026-11-29T14:30:00Z',
    '2026-11-29',
  ],
  ['a day behind', '2026-11-28T06:00:00Z', '2026-11-29T06:00:00Z', '2026-11-29'],
  ['a day ahead', '2026-11-30T06:00:00Z', '2026-11-29T06:00:00Z', '2026-11-29'],
])('%s: the day is that of the server', (_how, believed, given, day) => {
  vi.useFakeTimers()
  const at = device(believed)
  const told = vi.fn()
  const stop = watchClock(told)
  hearClock(rfc(given), at - 200, at + 200)
  expect(presentDay()).toBe(day)
  expect(Math.abs(presentMs() - Date.parse(given))).toBeLessThan(1500)
  expect(told).toHaveBeenCalledOnce()
  stop()
  // Put right meanwhile, it is believed again.
  const right = device(given)
  hearClock(rfc(given), right, right)
  expect(presentMs()).toBe(right)
  expect(told).toHaveBeenCalledOnce()
})

test.each([null, '', 'yesterday'])('an answer that says no time (%s) changes nothing', (given) => {
  const before = presentMs() - Date.now()
  hearClock(given, 0, 1)
  expect(Math.abs(presentMs() - Date.now() - before)).toBeLessThan(1000)
})

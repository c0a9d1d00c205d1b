import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockText, FilmClock } from './film-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it goes frame by frame, stops at the end, and begins again from there', () => {
  const clock = new FilmClock(2)
  const seen: number[] = []
  clock.subscribe(() => seen.push(clock.at))
  clock.play()
  vi.advanceTimersByTime(1000)
  expect(clock.at).toBeCloseTo(1, 1)
  expect(seen.every((at) => Math.abs(at * 30 - Math.round(at * 30)) < 1e-6)).toBe(true)
  vi.advanceTimersByTime(1500)
  expect([clock.at, clock.isPlaying]).toEqual([2, false])
  clock.play()
  expect(clock.at).toBe(0)
})

test('a place that is sought stays within the film, playing or not', () => {
  const clock = new FilmClock(3)
  clock.seek(9)
  expect(clock.at).toBe(3)
  clock.seek(1.5)
  expect(clock.at).toBe(1.5)
  clock.toggle()
  vi.advanceTimersByTime(500)
  expect(clock.at).toBeCloseTo(2, 1)
  clock.pause()
  vi.advanceTimersByTime(500)
  expect(clock.at).toBeCloseTo(2, 1)
})

test('seconds read as in a player', () => {
  expect([0, 7.9, 61].map(clockText)).toEqual(['0:00', '0:07', '1:01'])
})

import { expect, test } from 'vitest'
import { longAgo } from './when.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:40Z', 'en', 'this minute'],
  ['2026-11-20T11:55:00Z', 'en', '5 minutes ago'],
  ['2026-11-20T09:00:00Z', 'en', '3 hours ago'],
  ['2026-11-19T09:00:00Z', 'en', 'yesterday'],
  ['2026-11-19T09:00:00Z', 'hi', 'कल'],
  // In India the night of the 18th, and the afternoon of the 20th.
  ['2026-11-18T17:00:00Z', 'en', '2 days ago'],
  ['2026-11-18T18:30:00Z', 'en', 'yesterday'],
  ['2026-11-19T18:30:00Z', 'en', '17 hours ago'],
  ['2026-11-01T20:00:00Z', 'en', '02 Nov 2026'],
  ['2026-11-20T12:00:30Z', 'en', 'this minute'],
])('%s in %s is %s', (at, locale, words) => {
  expect(longAgo(at, now, locale)).toBe(words)
})

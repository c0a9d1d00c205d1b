import { expect, test } from 'vitest'
import { isActive, sessionIdleMs, track } from './session-tracking.ts'

const newId = () => 'new'
const at = (lastInteractionTimestamp: number) => ({ sessionId: 'old', lastInteractionTimestamp })
const now = 10_000_000

test.each([
  [
    'never before',
    undefined,
    { session: { sessionId: 'new', lastInteractionTimestamp: now }, started: true },
  ],
  ['a moment ago: throttled', at(now - 4_999), undefined],
  [
    'five seconds ago',
    at(now - 5_000),
    { session: { sessionId: 'old', lastInteractionTimestamp: now }, started: false },
  ],
  [
    'just under 30 minutes ago',
    at(now - sessionIdleMs + 1),
    { session: { sessionId: 'old', lastInteractionTimestamp: now }, started: false },
  ],
  [
    '30 minutes ago',
    at(now - sessionIdleMs),
    { session: { sessionId: 'new', lastInteractionTimestamp: now }, started: true },
  ],
  [
    'a clock that was set back',
    at(now + 1),
    { session: { sessionId: 'new', lastInteractionTimestamp: now }, started: true },
  ],
] as const)('%s', (_what, session, result) => {
  expect(track(session, now, newId)).toEqual(result)
})

test('no session is not active', () => {
  expect(isActive(undefined, now)).toBe(false)
})

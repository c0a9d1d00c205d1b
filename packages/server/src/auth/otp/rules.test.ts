import { expect, test } from 'vitest'
import { codeState, resendIn, waitAfter, type Challenge, otherChannel } from './rules.ts'

const now = new Date('2026-11-20T10:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const challenge: Challenge = {
  sentCount: 1,
  sentAt: now,
  triesLeft: 5,
  codeEndsAt: at(300),
  verifiedAt: null,
  endsAt: at(1800),
  rounds: 1,
  round: 1,
}

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [9, 120],
])('after %i codes the next waits %i s', (sent, wait) => {
  expect(waitAfter(sent)).toBe(wait)
})

test.each([
  ['at once', challenge, now, 30],
  ['half way', challenge, at(15), 15],
  ['ready', challenge, at(30), 0],
  ['shared', { ...challenge, rounds: 2 }, now, 240],
  ['own, after a shared one', { ...challenge, rounds: 2, round: 2 }, now, 30],
  ['never sent', { ...challenge, sentAt: null, sentCount: 0 }, now, 0],
] as const)('resend %s', (_what, given, time, wait) => {
  expect(resendIn(given, time)).toBe(wait)
})

test.each([
  ['fresh', challenge, at(299), 'open'],
  ['five minutes old', challenge, at(300), 'expired'],
  ['no tries left', { ...challenge, triesLeft: 0 }, now, 'spent'],
  ['no code yet', { ...challenge, codeEndsAt: null }, now, 'expired'],
] as const)('a code that is %s', (_what, given, time, state) => {
  expect(codeState(given, time)).toBe(state)
})

const both = { sms: true, email: true }
test.each([
  ['after one SMS', { channel: 'sms', sentCount: 1, round: 1, isSetUp: both }, null],
  ['after two', { channel: 'sms', sentCount: 2, round: 1, isSetUp: both }, 'email'],
  ['in a later round', { channel: 'sms', sentCount: 0, round: 2, isSetUp: both }, 'email'],
  [
    'without SMS here',
    { channel: 'sms', sentCount: 0, round: 1, isSetUp: { sms: false, email: true } },
    'email',
  ],
  [
    'without mail here',
    { channel: 'sms', sentCount: 4, round: 1, isSetUp: { sms: true, email: false } },
    null,
  ],
  ['back from mail', { channel: 'email', sentCount: 3, round: 1, isSetUp: both }, 'sms'],
  [
    'from mail without SMS',
    { channel: 'email', sentCount: 3, round: 1, isSetUp: { sms: false, email: true } },
    null,
  ],
] as const)('another way %s', (_what, ways, other) => {
  expect(otherChannel(ways)).toBe(other)
})

import { expect, test } from 'vitest'
import { afterLook, isPublicHost, saysAbsent } from './rules.ts'

test.each([
  ['cards.rangtapi.in', true],
  ['rangtapi.in', true],
  ['localhost', false],
  ['surat.localhost', false],
  ['shop.local', false],
  ['10.0.0.7', false],
  ['intranet', false],
])('%s', (host, wanted) => expect(isPublicHost(host)).toBe(wanted))

test('only a directory that knows no such name says that it is lost', () => {
  const failed = (code: string) => Object.assign(new Error(code), { code })
  expect(saysAbsent(failed('ENOTFOUND'))).toBe(true)
  expect(saysAbsent(failed('EAI_AGAIN'))).toBe(false)
  expect(saysAbsent('ENOTFOUND')).toBe(false)
})

test('a look that fails is done again ever later and given up after five, or done daily where it was found before; one that finds it is done daily', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const endsAt = new Date('2027-01-01T00:00:00Z')
  const minutes = (at: Date | null) => at && (at.getTime() - now.getTime()) / 60_000
  const none = { sslTries: 0, sslEndsAt: null }
  for (const [tries, pause] of [1, 5, 15, 60].entries()) {
    const kept = afterLook({ ...none, sslTries: tries }, { fault: 'NO_ANSWER' }, now)
    expect([kept.sslState, kept.sslTries, minutes(kept.sslNextAt)]).toEqual(['WAITING', tries + 1, pause])
  }
  expect(afterLook({ sslTries: 4, sslEndsAt: endsAt }, { fault: 'NO_ANSWER' }, now)).toEqual({
    sslState: 'FAILED',
    sslFault: 'NO_ANSWER',
    sslTries: 5,
    sslEndsAt: endsAt,
    sslLookedAt: now,
    sslNextAt: new Date(now.getTime() + 86_400_000),
  })
  expect(afterLook({ sslTries: 4, sslEndsAt: null }, { fault: 'NO_ANSWER' }, now).sslNextAt).toBeNull()
  expect(afterLook({ sslTries: 0, sslEndsAt: endsAt }, { fault: 'INNER_NAME' }, now).sslNextAt).toBeNull()
  expect(afterLook(none, { fault: 'INNER_NAME' }, now).sslState).toBe('FAILED')
  const live = afterLook({ ...none, sslTries: 3 }, { fault: null, endsAt }, now)
  expect([live.sslState, live.sslFault, live.sslTries, minutes(live.sslNextAt)]).toEqual([
    'LIVE',
    null,
    0,
    24 * 60,
  ])
})

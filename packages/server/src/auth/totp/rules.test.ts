import { recoveryLetters, SecondCode, spacedRecoveryCode } from '@parichay/contract/auth/fields.totp.ts'
import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { makeTotp, newRecoveryCodes, newSecret, placeOfCode, stepOfCode } from './rules.ts'

const secret = Secret.fromLatin1('12345678901234567890').base32

/** RFC 6238, appendix B, SHA-1: eight digits there; six digits are the last six of the same number (RFC 4226, 5.3). */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i seconds the vector of RFC 6238 is %s', (seconds, vector) => {
  const code = vector.slice(2)
  expect(makeTotp(secret).generate({ timestamp: seconds * 1000 })).toBe(code)
  expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a code is good in its step, the one before and the one after, and says which it is', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  const code = '050471'
  const step = Math.floor(1_111_111_111 / 30)
  const begin = step * 30
  const good = [begin - 30, begin - 1, begin, begin + 29, begin + 59]
  expect(good.map((seconds) => stepOfCode(secret, code, at(seconds)))).toEqual(good.map(() => step))
  expect([begin - 31, begin + 60].map((seconds) => stepOfCode(secret, code, at(seconds)))).toEqual([
    null,
    null,
  ])
})

test('secrets have 160 bits, and no two are the same', () => {
  const made = Array.from({ length: 100 }, newSecret)
  expect(new Set(made).size).toBe(100)
  for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/)
})

test('recovery codes say their place, have no look-alikes, and are read however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(codes.map(placeOfCode)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const code of codes) {
    expect(code.slice(1)).toMatch(new RegExp(`^[${recoveryLetters}]{11}$`))
    expect(SecondCode.parse(` ${spacedRecoveryCode(code).toUpperCase()} `)).toBe(code)
  }
  expect(placeOfCode('123456')).toBe(null)
  expect(SecondCode.parse('१२३ ४५६')).toBe('123456')
  expect(SecondCode.safeParse('12345').success).toBe(false)
})

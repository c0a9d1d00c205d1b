import { expect, test } from 'vitest'
import { makeSeal } from './sealed.ts'

const secret = 'a secret of at least thirty-two characters'
const next = 'the next secret, thirty-two characters too'
const place = 'payment_account:7:key_secret'

test.each(['rzp secret', '', 'गुप्त शब्द', 'x'.repeat(10_000)])('a text comes back as it was: %.12s', (text) => {
  const { seal, open } = makeSeal(secret)
  expect(open(seal(text, place), place)).toBe(text)
})

test('the same text never looks the same twice, and nothing of it can be seen', () => {
  const { seal } = makeSeal(secret)
  const [one, other] = [seal('hunter2-hunter2', place), seal('hunter2-hunter2', place)]
  expect(one).not.toBe(other)
  expect(one).not.toContain('hunter2')
  expect(Buffer.from(one.split('.')[2]!, 'base64url').toString('latin1')).not.toContain('hunter2')
})

test('every changed byte is noticed', () => {
  const { seal, open } = makeSeal(secret)
  const [form, id, content] = seal('rzp secret', place).split('.') as [string, string, string]
  const bytes = Buffer.from(content, 'base64url')
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed[index]! ^= 1
    expect(() => open([form, id, changed.toString('base64url')].join('.'), place)).toThrow('was changed')
  }
})

test('a sealed text is void in another place', () => {
  const { seal, open } = makeSeal(secret)
  expect(() => open(seal('rzp secret', place), 'payment_account:8:key_secret')).toThrow('belongs elsewhere')
})

test('the secret of the installation may change: the old one opens, the new one seals', () => {
  const before = makeSeal(secret).seal('rzp secret', place)
  const after = makeSeal(next, [secret])
  expect(after.open(before, place)).toBe('rzp secret')
  expect(after.isStale(before)).toBe(true)
  const anew = after.seal(after.open(before, place), place)
  expect(after.isStale(anew)).toBe(false)
  expect(makeSeal(next).open(anew, place)).toBe('rzp secret')
  expect(() => makeSeal(next).open(before, place)).toThrow('not known here')
})

test.each(['', 'plain text', 'v1.abc', 'v2.0.AAAA', 'v1..'])(
  'what is not sealed is refused: "%s"',
  (text) => {
    expect(() => makeSeal(secret).open(text, place)).toThrow('no sealed secret')
  },
)

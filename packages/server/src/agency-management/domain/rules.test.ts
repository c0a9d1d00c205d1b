import { expect, test } from 'vitest'
import { isPublicHost, saysAbsent } from './rules.ts'

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

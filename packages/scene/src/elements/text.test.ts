import { expect, test } from 'vitest'
import { lettersOf } from './text.ts'

test.each([
  ['a  b\r\nc\td', 'a  b\nc d'],
  ['e\u0301', 'é'],
  ['फ़ोन 98765 43210', 'फ़ोन 98765 43210'],
  ['فون 98765 43210', 'فون \u206698765\u00a043210\u2069'],
  ['فون ۹۸۷۶۵ ۴۳۲۱۰', 'فون \u2066۹۸۷۶۵\u00a0۴۳۲۱۰\u2069'],
  ['فون +91 98765-43210، 24/7', 'فون \u2066+91\u00a098765-43210\u2069، 24/7'],
])('%j is set as %j', (text, letters) => {
  expect(lettersOf({ text, capitals: false })).toBe(letters.normalize())
})

test('capitals', () => {
  expect(lettersOf({ text: 'Raju ß', capitals: true })).toBe('RAJU SS')
})

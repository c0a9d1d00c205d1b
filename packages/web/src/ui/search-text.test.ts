import { expect, test } from 'vitest'
import { isFoundIn } from './search-text.ts'

test.each([
  ['फ़ोटो और वीडियो', 'फोटो', true],
  ['फ़र्नीचर', '\u095eर्नीचर', true],
  ['बिज़नेस', 'बिजनेस', true],
  ['बिजनेस', 'बिज़नेस', true],
  ['हाँ', 'हां', true],
  ['ચાંદી', 'ચાઁદી', true],
  ['क्\u200dया', 'क्या', true],
  ['Café', 'cafe\u0301', true],
  ['Café & Tea House', 'cafe', true],
  ['Instagram', ' INSTA ', true],
  ['फ़ोटो', 'फिटो', false],
  [undefined, 'फोटो', false],
])('%s is found by %s: %s', (text, wanted, is) => {
  expect(isFoundIn(text, wanted)).toBe(is)
})

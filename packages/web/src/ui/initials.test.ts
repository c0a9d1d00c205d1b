import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Shree Balaji Sweets', 'SB'],
  ['asha', 'A'],
  ['  Ravi & Sons ', 'RS'],
  ['श्री कृष्णा', 'श्री'],
  ['24 Carat', '2C'],
  ['', ''],
  ['***', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

import { expect, test } from 'vitest'
import { firstLetterOf, monogramOf } from './monogram.ts'

test.each([
  ['Navrang Kirana & Masala', 'NK', 'N'],
  ['raju', 'R', 'r'],
  ['& Sons Trading', 'ST', 'S'],
  ['“Anand” Sweets', 'AS', 'A'],
  ['(Shree) Ganesh', 'SG', 'S'],
  ['‘मेघा’ साड़ी', 'मे', 'मे'],
  ['🎂Cake Studio', 'CS', 'C'],
  ['اردو کتاب', 'ا', 'ا'],
  ['🙏', '', ''],
])('%s', (name, letters, first) => {
  expect(monogramOf(name)).toBe(letters)
  expect(firstLetterOf(name)).toBe(first)
})

import { expect, test } from 'vitest'
import { isHidden, noTaste, tasteOf } from './tastes.ts'

test('an occasion is hidden by itself, or when all who keep it are', () => {
  const taste = { ...noTaste, hiddenReligions: ['hindu' as const], hiddenOccasions: [7] }
  const of = (imageSubcategoryId: number, ...communities: string[]) => ({ imageSubcategoryId, communities })
  expect(isHidden(taste, of(7))).toBe(true)
  expect(isHidden(taste, of(8))).toBe(false)
  expect(isHidden(taste, of(8, 'hindu'))).toBe(true)
  expect(isHidden(taste, of(8, 'hindu', 'jain'))).toBe(false)
})

test('a preference without greetings, or with what nobody can read, hides nothing', () => {
  expect(tasteOf({ language: 'hi' })).toEqual(noTaste)
  expect(tasteOf({ greetings: { languages: ['xx'] } })).toEqual(noTaste)
  expect(tasteOf({ greetings: { languages: ['ta'] } })).toEqual({ ...noTaste, languages: ['ta'] })
})

import { expect, test } from 'vitest'
import { slotLengths } from './own-poster.ts'
import { postLanguages } from './tastes.ts'
import { tradeLine } from './trade-lines.ts'

test('an offer says what suits the trade, in each language of posters, in the room there is', () => {
  expect(tradeLine('Sweets & Mithai', 'hi')).toBe('हर दिन ताज़ा')
  expect(tradeLine('Mobile Sales & Repair', 'en')).toBe('With bill and warranty')
  expect(tradeLine('Dance & Music Classes', 'gu')).toBe('પ્રવેશ ચાલુ છે')
  expect(tradeLine('Other', 'en')).toBe('Come by today, or message us')
  for (const category of ['Grocery & Kirana', 'Dental Clinic', 'Other']) {
    const all = postLanguages.map((language) => tradeLine(category, language))
    expect(new Set(all).size).toBe(postLanguages.length)
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(slotLengths.line)
  }
})

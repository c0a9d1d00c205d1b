import { expect, test } from 'vitest'
import { slotLengths } from './own-poster.ts'
import { tradeLine } from './trade-lines.ts'

test('an offer says what suits the trade, in the language of the poster, in the room there is', () => {
  expect(tradeLine('Sweets & Mithai', 'hi')).toBe('हर दिन ताज़ा')
  expect(tradeLine('Mobile Sales & Repair', 'en')).toBe('With bill and warranty')
  expect(tradeLine('Sweets & Mithai', 'ta')).toBe('')
  expect(tradeLine('Other', 'en')).toBe('')
  for (const language of ['en', 'hi', 'gu'])
    expect(tradeLine('Grocery & Kirana', language).length).toBeLessThanOrEqual(slotLengths.line)
})

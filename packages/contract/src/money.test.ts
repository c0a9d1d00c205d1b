import { expect, test } from 'vitest'
import { rupees } from './money.ts'

test.each([
  [0, '₹0'],
  [99_900, '₹999'],
  [100_000, '₹1,000'],
  [1_234_567_00, '₹12,34,567'],
  [12_345_678_900, '₹12,34,56,789'],
  [12_050, '₹120.50'],
  [5, '₹0.05'],
  [-25_000, '−₹250'],
])('%d paise is %s', (paise, text) => expect(rupees(paise)).toBe(text))

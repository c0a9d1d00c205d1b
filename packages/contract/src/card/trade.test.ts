import { expect, test } from 'vitest'
import { designForTrade } from './trade.ts'

test.each([
  ['Doctor & Clinic', 'clinic'],
  ['Dental Clinic', 'clinic'],
  ['Eye Clinic & Opticals', 'clinic'],
  ['Medical Store & Pharmacy', 'clinic'],
  ['Diagnostic Laboratory', 'clinic'],
  ['Gym & Fitness', 'bazaar'],
  ['Sweets & Mithai', 'bazaar'],
  ['Chartered Accountant', 'minimal'],
  ['Interior Designer', 'minimal'],
] as const)('%s: %s', (category, design) => expect(designForTrade(category)).toBe(design))

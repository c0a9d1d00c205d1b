import { expect, test } from 'vitest'
import { amountInWords } from './amount-words.ts'

test.each([
  [0, 'Rupees Zero Only', 'शून्य रुपये मात्र'],
  [1, 'One Paise Only', 'एक पैसे मात्र'],
  [1_00, 'Rupees One Only', 'एक रुपये मात्र'],
  [999_00, 'Rupees Nine Hundred Ninety Nine Only', 'नौ सौ निन्यानवे रुपये मात्र'],
  [
    1_178_82,
    'Rupees One Thousand One Hundred Seventy Eight and Eighty Two Paise Only',
    'एक हज़ार एक सौ अठहत्तर रुपये और बयासी पैसे मात्र',
  ],
  [1_00_000_00, 'Rupees One Lakh Only', 'एक लाख रुपये मात्र'],
  [
    12_34_567_05,
    'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Five Paise Only',
    'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये और पाँच पैसे मात्र',
  ],
  [1_00_00_000_00, 'Rupees One Crore Only', 'एक करोड़ रुपये मात्र'],
  [1_00_00_019_00, 'Rupees One Crore Nineteen Only', 'एक करोड़ उन्नीस रुपये मात्र'],
  [
    12_34_56_78_900_00,
    'Rupees One Thousand Two Hundred Thirty Four Crore Fifty Six Lakh Seventy Eight Thousand Nine Hundred Only',
    'एक हज़ार दो सौ चौंतीस करोड़ छप्पन लाख अठहत्तर हज़ार नौ सौ रुपये मात्र',
  ],
])('%i paise', (paise, english, hindi) => {
  expect([amountInWords(paise), amountInWords(paise, 'hi')]).toEqual([english, hindi])
})

test('every number under a hundred has a word of its own, in both languages', () => {
  for (const language of ['en', 'hi'] as const) {
    const words = new Set(Array.from({ length: 100 }, (_x, n) => amountInWords(n * 100, language)))
    expect(words.size).toBe(100)
    expect([...words].join()).not.toMatch(/undefined|-/)
  }
})

test('what is no amount', () => {
  for (const bad of [-1, 1.5]) expect(() => amountInWords(bad)).toThrow(RangeError)
})

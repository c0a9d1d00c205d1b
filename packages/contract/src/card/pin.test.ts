import { expect, test } from 'vitest'
import { CardPin, PinTry } from './pin.ts'

test.each([
  ['4071', '4071'],
  ['४०७१', '4071'],
  ['৪০৭১', '4071'],
  ['૪૦૭૧', '4071'],
  [' 40 71 ', '4071'],
  ['830417', '830417'],
  ['1897', '1897'],
])('%s is the PIN %s', (typed, kept) => {
  expect(CardPin.parse(typed)).toBe(kept)
  expect(PinTry.parse(typed)).toBe(kept)
})

test.each(['', '407', '4071234', '40a1', '4071x', '²³⁴⁵'])('%s is no PIN', (typed) => {
  expect(CardPin.safeParse(typed).error?.issues[0]?.message).toBe('Type 4 to 6 digits.')
})

test.each(['0000', '१११११', '1234', '4321', '345678', '1212', '123123', '1987', '2026'])(
  '%s is easy to guess',
  (typed) => {
    expect(CardPin.safeParse(typed).error?.issues[0]?.message).toMatch(/easy to guess/)
  },
)

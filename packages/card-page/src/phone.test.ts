import { expect, test } from 'vitest'
import { dialled, internationalDigits, isMobile, spokenNumber, telHref, whatsappHref } from './phone.ts'

test.each([
  // typed              digits          dialled          spoken              mobile
  ['90000 12345', '919000012345', '+919000012345', '+91 90000 12345', true],
  ['+91 90000-12345', '919000012345', '+919000012345', '+91 90000 12345', true],
  ['00919000012345', '919000012345', '+919000012345', '00919000012345', false],
  ['079 4000 1234', '917940001234', '+917940001234', '079 4000 1234', false],
  ['1800 123 456', '1800123456', '1800123456', '1800 123 456', false],
  ['+1 (202) 555-0143', '12025550143', '+12025550143', '+1 (202) 555-0143', false],
  // As people abroad write it, dialled from here and from anywhere.
  ['0065 9000 1234', '6590001234', '+6590001234', '0065 9000 1234', false],
  // The zero, in brackets or not, is for callers inside the country.
  ['+91 (0)79 4000 1234', '917940001234', '+917940001234', '+91 (0)79 4000 1234', false],
  ['+91 090000 12345', '919000012345', '+919000012345', '+91 090000 12345', false],
  ['9101234567', '919101234567', '+919101234567', '+91 91012 34567', true],
  ['+44 (0) 20 7946 0958', '442079460958', '+442079460958', '+44 (0) 20 7946 0958', false],
  ['+65 9000 1234', '6590001234', '+6590001234', '+65 9000 1234', false],
])('%s', (typed, digits, dial, spoken, mobile) => {
  expect(internationalDigits(typed)).toBe(digits)
  expect(dialled(typed)).toBe(dial)
  expect(telHref(typed)).toBe(`tel:${dial}`)
  expect(spokenNumber(typed)).toBe(spoken)
  expect(isMobile(typed)).toBe(mobile)
})

test('a WhatsApp message keeps every sign', () => {
  const href = whatsappHref('9000012345', 'नमस्ते & 100% "sure"?')
  expect(href).toMatch(/^https:\/\/wa\.me\/919000012345\?text=/)
  expect(new URL(href).searchParams.get('text')).toBe('नमस्ते & 100% "sure"?')
})

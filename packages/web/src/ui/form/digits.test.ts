import { expect, test } from 'vitest'
import { mobileDigits, onlyDigits, plainDigits, spacedMobile, toMobileNumber } from './digits.ts'

test.each([
  ['९८७६५', '98765'],
  ['૦૧૨', '012'],
  ['০৯', '09'],
  ['12ab', '12ab'],
])('%s is %s', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain)
})

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['००९१९८७६५४३२१०', '9876543210'],
  ['\u202a+91\u00a098765\u201143210\u202c', '9876543210'],
  ['\u200e0091 98765 43210', '9876543210'],
  ['9198765432', '9198765432'],
  ['987654321055', '9876543210'],
  ['', ''],
])('%s pasted is %s', (typed, digits) => {
  expect(mobileDigits(typed)).toBe(digits)
})

test.each([
  ['12 34-56', 6, '123456'],
  ['१२३४५६७', 6, '123456'],
  ['Your code is 445566.', 6, '445566'],
])('%s as a code of %i', (typed, most, code) => {
  expect(onlyDigits(typed, most)).toBe(code)
})

test.each([
  ['98765', '98765'],
  ['987654', '98765 4'],
  ['9876543210', '98765 43210'],
])('%s is shown as %s', (digits, shown) => {
  expect(spacedMobile(digits)).toBe(shown)
})

test('nothing typed is no number', () => {
  expect([toMobileNumber(''), toMobileNumber('98')]).toEqual(['', '+9198'])
})

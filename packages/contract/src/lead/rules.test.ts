import { expect, test } from 'vitest'
import { leadPhone } from './phone.ts'
import { holdsAddress, leadGreeting } from './rules.ts'

test.each([
  ['98765 43210', '+919876543210'],
  ['(0)98765-43210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  // Ten digits that begin with the country's code are a number of their own.
  ['9198765432', '+919198765432'],
  ['\u202a+91 98765 43210\u202c', '+919876543210'],
  ['९८७६५४३२१०', '+919876543210'],
  ['৯৮৭৬৫ ৪৩২১০', '+919876543210'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['00971 50 123 4567', '+971501234567'],
])('%j is called as %s', (typed, called) => expect(leadPhone(typed)).toBe(called))

test.each([
  '',
  '12345',
  '2223456789',
  '+91 22 2345 6789',
  '98765 4321',
  '98765 432109',
  'call me',
  '+',
  '+1234',
])('%j is no number that is called', (typed) => expect(leadPhone(typed)).toBeNull())

test.each([
  'see https://spam.example/x',
  'www.spam.example',
  'visit Cheap-Loans.com now',
  'ｈｔｔｐ://spam.example',
  'join t.me/offers',
  'best.xyz',
])('%j holds an address', (text) => expect(holdsAddress(text)).toBe(true))

test.each([
  '2.5 kg net.',
  'Call me.in the evening',
  'asha.patel@gmail.com is my mail',
  'Dr. Rao, Rs.500/kg',
  'कल सुबह 10.30 बजे।',
  'size 3:4, colour red',
])('%j holds none', (text) => expect(holdsAddress(text)).toBe(false))

test('the greeting names both, whatever signs stand in a name', () => {
  const names = { name: '{shop} $& R.', shop: 'Anand $1' }
  expect(leadGreeting('en', names)).toContain('Hello {shop} $& R., this is Anand $1.')
  for (const language of ['hi', 'gu'] as const) {
    const text = leadGreeting(language, names)
    expect([text.includes(names.name), text.includes(names.shop)]).toEqual([true, true])
  }
})

import { expect, test } from 'vitest'
import {
  businessFormRules,
  type BusinessForm,
  emptyBusiness,
  factsOfForm,
  otherCategory,
  plainPhone,
  yearsEstablished,
} from './form.ts'
import { stateCodes } from '../invoice/states.ts'
import { gstinCheck, isGstin } from './rules.gstin.ts'
import { stateOfPin } from './rules.pin.ts'

const good: BusinessForm = {
  ...emptyBusiness({ phoneNumber: '+919876510001' }),
  businessName: 'Raj Electricals',
  category: 'Electrician',
}
const faults = (change: Partial<BusinessForm>, isForeignUser = false) =>
  businessFormRules({ isForeignUser })
    .safeParse({ ...good, ...change })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []

test('a name, a category and a number are enough', () => expect(faults({})).toEqual([]))

test.each([
  [{ businessName: ' ' }, 'businessName: This field is required.'],
  [{ category: '' }, 'category: This field is required.'],
  [{ category: otherCategory }, 'otherCategory: This field is required.'],
  [{ mobile: '' }, 'mobile: A valid phone number is required.'],
  [{ mobile: '+911234567890' }, 'mobile: A valid phone number is required.'],
  [{ isWhatsappSame: false, whatsapp: '+91' }, 'whatsapp: A valid phone number is required.'],
  [{ email: 'raj@' }, 'email: A valid email is required.'],
  [
    { website: { protocol: 'https' as const, address: 'no dots' } },
    'website.address: A valid link is required.',
  ],
  [{ pin: '01234' }, 'pin: A PIN has 6 digits and does not begin with 0.'],
  [{ mapLink: 'maps' }, 'mapLink: A valid link is required.'],
  [{ gstin: '24ABCDE1234F1ZX' }, 'gstin: This GSTIN is not right. Compare it with your certificate.'],
])('%o says %s', (change, fault) => expect(faults(change)).toEqual([fault]))

test('a customer abroad needs an e-mail and no phone', () => {
  expect(faults({ mobile: '', email: 'priya@loom.example' }, true)).toEqual([])
  expect(faults({ mobile: '', email: '' }, true)).toEqual(['email: A valid email is required.'])
})

test('a GSTIN that stands there already is not judged again', () => {
  const rules = businessFormRules({ isForeignUser: false, keptGstin: '23ABCDE1234F1Z5' })
  expect(rules.safeParse({ ...good, gstin: '23ABCDE1234F1Z5' }).success).toBe(true)
})

test('what is sent: the typed protocol wins, WhatsApp follows the mobile number, other categories are words', () => {
  const facts = factsOfForm({
    ...good,
    category: otherCategory,
    otherCategory: 'Kite maker',
    website: { protocol: 'https', address: 'http://raj.example/x' },
  })
  expect(facts).toMatchObject({
    category: 'Kite maker',
    whatsapp: '+919876510001',
    website: { protocol: 'http', address: 'raj.example/x' },
    logoDocumentId: null,
  })
})

test.each([
  ['+91 98765 10001', '+919876510001'],
  ['098765-10001', '+919876510001'],
  ['9876510001', '+919876510001'],
  ['0261 2345678', '0261 2345678'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
])('the number %s is kept as %s', (typed, kept) => expect(plainPhone(typed)).toBe(kept))

test.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['27aapfu0939f1zv', false],
])('the GSTIN %s is right: %s', (text, right) => expect(isGstin(text)).toBe(right))

test('a GSTIN begins with a code that is given: of a state, or of Other Territory', () => {
  const right = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).filter((code) => {
    const first14 = `${code}AAPFU0939F1Z`
    return isGstin(first14 + gstinCheck(first14))
  })
  expect(right).toEqual([...stateCodes, '97'])
})

test('the check character of a GSTIN', () => expect(gstinCheck('27AAPFU0939F1Z')).toBe('V'))

test.each([
  ['395003', 'Gujarat'],
  ['403001', 'Goa'],
  ['411004', 'Maharashtra'],
  ['248001', 'Uttarakhand'],
  ['194101', 'Ladakh'],
  ['737101', 'Sikkim'],
  ['834001', 'Jharkhand'],
  ['800001', 'Bihar'],
  ['160017', undefined],
  ['605001', undefined],
  ['396230', undefined],
  ['900056', undefined],
  ['12', undefined],
])('the PIN %s lies in %s', (pin, state) => expect(stateOfPin(pin)).toBe(state))

test('years run from now to 1950, and one more for before', () => {
  const years = yearsEstablished(2026)
  expect([years[0], years.at(-2), years.at(-1)]).toEqual([2026, 1950, 1949])
})

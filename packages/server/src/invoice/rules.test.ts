import { expect, test } from 'vitest'
import { buyerOf, saleOf, type SettledSale } from './rules.ts'

const user = { name: 'Asha', phoneNumber: '+919825011111', email: null, isForeignUser: false, preference: {} }
const business = (profile: Record<string, unknown>) => ({
  businessName: 'Asha Stores',
  mobile: null,
  email: 'shop@asha.example',
  city: 'Surat',
  profile,
})

test.each([
  ['the state by its name', { state: 'Gujarat' }, '24', null],
  ['the state in another script, by its PIN', { state: 'ગુજરાત', pin: '395003' }, '24', null],
  ['a GSTIN in small letters', { gstin: '27aapfu0939f1zv' }, null, '27AAPFU0939F1ZV'],
  ['a wrong GSTIN counts as none', { gstin: '27AAPFU0939F1ZX', state: 'Maharashtra' }, '27', null],
  ['nothing', {}, null, null],
])('a business as buyer: %s', (_what, profile, state, gstin) => {
  expect(buyerOf({ billing: null, business: business(profile), user })).toMatchObject({
    name: 'Asha Stores',
    state,
    gstin,
    phone: '+919825011111',
    email: 'shop@asha.example',
  })
})

test('billing details go before what the business says of itself', () => {
  const billing = { name: 'Asha Private Limited', state: 'Delhi', pin: '110001', address: '1 Janpath' }
  const buyer = buyerOf({ billing, business: business({ state: 'Gujarat', gstin: '24AAGCR4375J1Z4' }), user })
  expect(buyer).toMatchObject({ name: 'Asha Private Limited', state: '07', city: '', gstin: null })
})

const sale: SettledSale = {
  kind: 'card',
  amount: 99_900,
  recordNo: 5001,
  snapshot: { name: 'Gold', validity: 1 },
  billing: null,
  isManual: false,
  manualReference: '',
  paymentId: 'pay_1',
  paidAt: new Date('2026-11-20T20:00:00Z'),
  startsOn: '2026-11-21',
  endsBefore: '2027-11-21',
  objectNo: null,
  business: business({}),
  user,
}
const agency = {
  agencyName: 'Rangtapi',
  themePrimary: '#be185d',
  languages: ['en' as const, 'hi' as const],
  logoKey: null,
  support: { phoneNumber: '', email: '' },
  seller: {},
}

test.each([
  [{}, 'Gold', 'Asha Stores · 1 year · 21 Nov 2026 to 20 Nov 2027'],
  [{ kind: 'pdf', objectNo: 2004 }, 'Single PDF ID card', 'Card 2004, one export without watermark'],
  [
    { kind: 'pdf', objectNo: 2004, snapshot: { ...sale.snapshot, quantity: 12 } },
    'Single PDF ID card',
    'Card 2004, 12 people without watermark',
  ],
  [{ kind: 'video', objectNo: 3004 }, 'Promotional video', 'Video 3004'],
])('the line of %o', (change, title, detail) => {
  const written = saleOf({ ...sale, ...change }, agency, 'https://surat.example')
  expect(written.lines).toEqual([{ title, detail, quantity: 1, pricePaise: 99_900 }])
  // The day is India's, where it was past midnight.
  expect(written.paid).toEqual({ mode: 'online', reference: 'pay_1', paidOn: '2026-11-21' })
})

test('Hindi for who reads the panel in it, while the agency has it, English for everybody else', () => {
  const of = (preference: object, languages = agency.languages) =>
    saleOf({ ...sale, user: { ...user, preference: { ...preference } } }, { ...agency, languages }, '')
      .language
  expect([of({ language: 'hi' }), of({ language: 'gu' }), of({})]).toEqual(['hi', 'en', 'en'])
  expect(of({ language: 'hi' }, ['en'])).toBe('en')
})

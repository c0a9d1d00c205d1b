import { expect, test } from 'vitest'
import { billingDetailsOf, billingOf, billingRules, isBillingComplete } from './billing-form.ts'
import { BillingDetails } from './fields.ts'

const known = {
  businessName: 'Tara Lights',
  address: 'Shop 4\nRing Road',
  city: 'Surat',
  state: '',
  pin: '395003',
  gstin: null as string | null,
}
const form = billingOf(known)
const faults = (change: Partial<typeof form>) =>
  (billingRules.safeParse({ ...form, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${String(path[0])}: ${message}`,
  )

test.each([
  ['the PIN says the state', known, 'Gujarat'],
  ['the GSTIN says it better', { ...known, gstin: '27AAPFU0939F1ZV' }, 'Maharashtra'],
  ['what was written counts most', { ...known, state: ' karnataka ', gstin: '27AAPFU0939F1ZV' }, 'Karnataka'],
  ['a state in other words is found by the PIN', { ...known, state: 'ગુજરાત' }, 'Gujarat'],
  ['nothing is known', { ...known, pin: null }, ''],
])('%s', (_what, business, state) => {
  expect(billingOf(business).state).toBe(state)
})

test('an address of several lines is one line; a GSTIN that is none is asked for again', () => {
  expect(form.address).toBe('Shop 4, Ring Road, Surat')
  expect(billingOf({ ...known, gstin: '24ABCDE1234F1Z0' }).gstin).toBe('')
  expect(isBillingComplete(form)).toBe(true)
})

test.each([
  [{ name: ' ' }, ['name: This field is required.']],
  [{ state: '' }, ['state: This field is required.']],
  [{ pin: '012345' }, ['pin: A PIN has 6 digits and does not begin with 0.']],
  [{ gstin: '24ABC' }, ['gstin: A GSTIN has 15 characters, such as 24ABCDE1234F1Z5.']],
  [{ gstin: '24ABCDE1234F1Z0' }, ['gstin: This GSTIN is not right. Compare it with your certificate.']],
  [{ gstin: '27 aapfu 0939 f1zv', pin: '' }, []],
])('%o', (change, wanted) => {
  expect(faults(change)).toEqual(wanted)
})

test('what is sent passes the contract, without what was left empty', () => {
  const sent = billingDetailsOf({ ...form, pin: '', gstin: ' 27aapfu0939f1zv' })
  expect(sent).toEqual({
    name: 'Tara Lights',
    state: 'Gujarat',
    address: 'Shop 4, Ring Road, Surat',
    gstin: '27AAPFU0939F1ZV',
  })
  expect(BillingDetails.safeParse(sent).success).toBe(true)
})

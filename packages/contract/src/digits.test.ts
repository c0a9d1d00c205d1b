import { expect, test } from 'vitest'
import { SecondCode } from './auth/fields.totp.ts'
import { Otp } from './auth/fields.ts'
import { BusinessFacts } from './business/fields.ts'
import { plainPhone } from './business/form.ts'
import { stateOfPin } from './business/rules.pin.ts'
import { paiseOf } from './card/rupees.ts'
import { AccountNumber, Ifsc, UpiId } from './card/sections.ts'
import { plainDigits } from './digits.ts'
import { Pan } from './franchisee/rules.pan.ts'
import { PinCode } from './ids.ts'
import { Gstin, Pin, Sac } from './invoice/fields.ts'
import { BillingDetails } from './payment/fields.ts'
import { billingDetailsOf, billingRules } from './payment/billing-form.ts'

test('digits of every script are the ten digits', () => {
  expect(plainDigits('०१२३४५६७८९ ૦૧૨૩૪૫૬૭૮૯ ௦௧௨ ۰۱۲ ０１９')).toBe('0123456789 0123456789 012 012 019')
})

test('bold and other digits of chats are the digits they show', () => {
  expect(plainDigits('𝟎𝟗 𝟘𝟡 𝟢𝟫 𝟬𝟴𝟵 𝟶𝟿')).toBe('09 09 09 089 09')
})

test('what is asked for in digits is taken in digits of Indian scripts', () => {
  expect(PinCode.parse('३९५००३')).toBe('395003')
  expect(Pin.parse('૩૯૫૦૦૩')).toBe('395003')
  expect(stateOfPin('३९५००३')).toBe('Gujarat')
  expect(Sac.parse('૯૯૮૪૩૯')).toBe('998439')
  expect(AccountNumber.parse('१२३४ ५६७८ ९०१')).toBe('12345678901')
  expect(Ifsc.parse('SBIN०००१२३४')).toBe('SBIN0001234')
  expect(Gstin.parse('२४AAACC१२०६D१ZM')).toBe('24AAACC1206D1ZM')
  expect(Pan.parse('aaacc१२०६d')).toBe('AAACC1206D')
  expect(Otp.parse('௧௨௩௪௫௬')).toBe('123456')
  expect(SecondCode.parse('೧೨೩ ೪೫೬')).toBe('123456')
  expect(plainPhone('९८७६५ ४३२१०')).toBe('+919876543210')
  expect(paiseOf('₹۱۲۰')).toBe(12000)
  const facts = { businessName: 'Om Store', category: 'Grocery', pin: '૩૯૫૦૦૩', gstin: '24 aaacc1206d 1zm ' }
  expect(BusinessFacts.parse(facts)).toMatchObject({ pin: '395003', gstin: '24AAACC1206D1ZM' })
})

test('signs that nobody sees, and blanks that many write, do not spoil what was copied from a chat or a page', () => {
  expect(PinCode.parse('\u200b395\u00a0003')).toBe('395003')
  expect(stateOfPin('३९५ ००३')).toBe('Gujarat')
  expect(plainPhone('\u202a+91 98765\u00a010001\u202c')).toBe('+919876510001')
  expect(AccountNumber.parse('\u200e1234\u20115678 901')).toBe('12345678901')
  expect(Ifsc.parse('SBIN0001234\u200b')).toBe('SBIN0001234')
  expect(UpiId.parse('\ufeffraj@oksbi\u200b')).toBe('raj@oksbi')
  expect(Gstin.parse('24AAACC1206D1ZM\u2060')).toBe('24AAACC1206D1ZM')
})

test('whom an invoice is for is told in digits of Indian scripts as well', () => {
  const typed = { name: 'Om', address: '', state: 'Gujarat', pin: '૩૯૫૦૦૩', gstin: '૨૪AAACC૧૨૦૬D૧ZM' }
  expect(billingRules.safeParse(typed).success).toBe(true)
  expect(BillingDetails.parse(billingDetailsOf(typed))).toMatchObject({
    pin: '395003',
    gstin: '24AAACC1206D1ZM',
  })
})

import { expect, test } from 'vitest'
import { emptyBank, PaymentForm, paymentOf, typedPayment, upiLink } from './payment-form.ts'
import { emptySections } from './sections.ts'

const empty = typedPayment({ paymentOptions: emptySections.paymentOptions, files: {} })
const bank = {
  ...emptyBank,
  holder: 'Raj',
  accountNumber: '1234 5678 9012',
  accountAgain: '123456789012',
  ifsc: ' sbin0001234',
}
const faults = (change: Partial<typeof empty>) =>
  PaymentForm.safeParse({ ...empty, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('an empty form is fine and says nothing', () => {
  expect(PaymentForm.parse(empty)).toEqual(emptySections.paymentOptions)
})

test('values are cleaned', () => {
  expect(PaymentForm.parse({ ...empty, upiId: ' Raj.Shop@OKSBI ', bank })).toMatchObject({
    upiId: 'raj.shop@oksbi',
    bank: { accountNumber: '123456789012', ifsc: 'SBIN0001234' },
  })
})

test.each(['९८७६५१०००१@ybl', '৯৮৭৬৫১০০০১@ybl', '９８７６５１０００１@ybl'])(
  'a number before the bank may be typed in digits of a script: %s',
  (upiId) => {
    expect(PaymentForm.safeParse({ ...empty, upiId }).data?.upiId).toBe('9876510001@ybl')
    expect(upiLink(upiId, '')).toBe('upi://pay?pa=9876510001@ybl&cu=INR')
  },
)

test('faults stand at their fields, all at once', () => {
  expect(faults({ upiId: 'raj@', bank: { ...bank, accountAgain: '1', ifsc: 'SBIN1', holder: ' ' } })).toEqual(
    [
      ['bank.accountAgain', 'The two account numbers differ.'],
      ['upiId', 'Give a UPI id such as name@bank.'],
      ['bank.holder', 'This field is required.'],
      ['bank.ifsc', 'An IFSC has 11 characters, such as SBIN0001234.'],
    ],
  )
  expect(faults({ wallets: [{ app: 'gpay', number: '12' }] })).toEqual([
    ['wallets.0.number', 'A valid phone number is required.'],
  ])
})

test('a saved account comes back typed twice and leaves the bank’s name to the server', () => {
  const saved = {
    ...paymentOf({ ...empty, bank }),
    bank: { ...paymentOf({ ...empty, bank }).bank!, bankName: 'State Bank' },
  }
  const typed = typedPayment({ paymentOptions: saved, files: {} })
  expect(typed.bank?.accountAgain).toBe('123456789012')
  expect(paymentOf(typed).bank).not.toHaveProperty('bankName')
})

test('the link of a payment', () => {
  expect(upiLink('Raj@OKSBI', 'Raj & Sons')).toBe('upi://pay?pa=raj@oksbi&pn=Raj%20%26%20Sons&cu=INR')
  expect(upiLink('raj', '')).toBeNull()
  expect(upiLink('', '')).toBeNull()
})

import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCheckoutSignature, isWebhookSignature } from './rules.signature.ts'

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')
const [orderId, paymentId] = ['order_IluGWxBm9U8zJ8', 'pay_IH4NVgf4Dreq1l']
const right = hmac(`${orderId}|${paymentId}`, 'key secret')

test.each([
  ['right', { orderId, paymentId, signature: right }, true],
  ['in capitals', { orderId, paymentId, signature: right.toUpperCase() }, true],
  ['of another order', { orderId: 'order_IluGWxBm9U8zJ9', paymentId, signature: right }, false],
  ['of another payment', { orderId, paymentId: 'pay_IH4NVgf4Dreq1m', signature: right }, false],
  ['with another secret', { orderId, paymentId, signature: hmac(`${orderId}|${paymentId}`, 'other') }, false],
  [
    'one digit off',
    { orderId, paymentId, signature: `${right.slice(0, -1)}${right.endsWith('0') ? 1 : 0}` },
    false,
  ],
  ['cut short', { orderId, paymentId, signature: right.slice(0, 62) }, false],
  ['longer', { orderId, paymentId, signature: `${right}00` }, false],
  ['empty', { orderId, paymentId, signature: '' }, false],
  ['no hexadecimal', { orderId, paymentId, signature: 'g'.repeat(64) }, false],
  [
    'with the bar moved',
    { orderId: `${orderId}|pay`, paymentId: paymentId.slice(3), signature: right },
    false,
  ],
])('checkout: %s', (_what, answer, genuine) => {
  expect(isCheckoutSignature(answer, 'key secret')).toBe(genuine)
})

test('an empty secret opens nothing', () => {
  const signature = hmac(`${orderId}|${paymentId}`, '')
  expect(isCheckoutSignature({ orderId, paymentId, signature }, '')).toBe(false)
  expect(isWebhookSignature('{}', hmac('{}', ''), ['', ''])).toBe(false)
})

const body = Buffer.from('{"event":"payment.captured","name":"आशा"}')
test.each([
  ['the present secret', hmac(body.toString(), 'new'), true],
  ['the one before', hmac(body.toString(), 'old'), true],
  ['an older one', hmac(body.toString(), 'older'), false],
  ['the body written anew', hmac(JSON.stringify(JSON.parse(body.toString()), null, 1), 'new'), false],
  ['no signature', undefined, false],
])('webhook: %s', (_what, signature, genuine) => {
  expect(isWebhookSignature(body, signature, ['new', 'old'])).toBe(genuine)
})

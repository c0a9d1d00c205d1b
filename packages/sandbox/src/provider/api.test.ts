import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../sandbox.ts'

const keys = { keyId: 'rzp_test_Api00000000001', keySecret: 'api-secret:with-a-colon' }
const others = { keyId: 'rzp_test_Api00000000002', keySecret: 'other-secret' }
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ provider: { accounts: [keys, others] } })
})
beforeEach(() => sandbox.provider.reset())
afterAll(() => sandbox.stop())

type Json = Record<string, unknown>
async function call(method: string, path: string, body?: unknown, { key = keys, headers = {} } = {}) {
  const answer = await fetch(sandbox.url + path, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${key.keyId}:${key.keySecret}`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as Json & { error: Json; items: Json[]; id: string },
  }
}
const order = async (fields: Json = {}) =>
  (await call('POST', '/v1/orders', { amount: 50_000, currency: 'INR', ...fields })).body

describe('orders', () => {
  test('a new order looks as in the documents', async () => {
    const { status, body } = await call('POST', '/v1/orders', {
      amount: 50_000,
      currency: 'INR',
      receipt: 'r1',
      payment: {
        capture: 'automatic',
        capture_options: { automatic_expiry_period: 12, refund_speed: 'normal' },
      },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: 'order',
      amount: 50_000,
      amount_paid: 0,
      amount_due: 50_000,
      currency: 'INR',
      receipt: 'r1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: expect.any(Number),
    })
    expect(Math.abs((body['created_at'] as number) - Date.now() / 1000)).toBeLessThan(60)
  })

  test.each([
    ['nothing', {}, 'The currency field is required.', 'input_validation_failed'],
    ['no amount', { currency: 'INR' }, 'amount: is required.', 'input_validation_failed'],
    ['half a paisa', { amount: 100.5 }, 'The amount must be an integer.', 'input_validation_failed'],
    ['words', { amount: 'many' }, 'The amount must be an integer.', 'input_validation_failed'],
    [
      'less than nothing',
      { amount: -100 },
      'The amount must be at least INR 1.00',
      'input_validation_failed',
    ],
    [
      '99 paise',
      { amount: 99 },
      'Order amount less than minimum amount allowed',
      'amount_less_than_minimum_amount',
    ],
    ['too much', { amount: 1e15 }, 'Amount exceeds maximum amount allowed.', 'input_validation_failed'],
    [
      'a number for a currency',
      { amount: 100, currency: 1 },
      'expected string but provided 1',
      'input_validation_failed',
    ],
    [
      'no such currency',
      { amount: 100, currency: 'ABC' },
      'Currency is not supported',
      'input_validation_failed',
    ],
    [
      'a long receipt',
      { amount: 100, receipt: 'x'.repeat(41) },
      'The receipt may not be greater than 40 characters.',
      'input_validation_failed',
    ],
    [
      'a number for a receipt',
      { amount: 100, receipt: 7 },
      'expected string but provided 7',
      'input_validation_failed',
    ],
    [
      'an unknown field',
      { amount: 100, transfers: [] },
      'transfers is/are not required and should not be sent',
      'extra_field_sent',
    ],
    [
      'an unknown capture',
      { amount: 100, payment: { capture: 'soon' } },
      'The selected payment.capture is invalid.',
      'input_validation_failed',
    ],
    [
      'an expiry of 5 minutes',
      { amount: 100, payment: { capture: 'automatic', capture_options: { automatic_expiry_period: 5 } } },
      'The automatic expiry period must be at least 12.',
      'input_validation_failed',
    ],
    ['notes as text', { amount: 100, notes: 'hello' }, 'notes must be an array.', 'input_validation_failed'],
  ])('refused: %s', async (what, fields, description, reason) => {
    const currency = what === 'nothing' ? {} : { currency: 'INR' }
    const { status, body } = await call('POST', '/v1/orders', { ...currency, ...fields })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      description,
      reason,
      source: 'business',
      metadata: {},
    })
    expect(sandbox.provider.store.orders.size).toBe(0)
  })

  test('a receipt is unique, unless the caller asks for the order that has it', async () => {
    const first = await order({ receipt: 'r1' })
    const again = await call('POST', '/v1/orders', { amount: 50_000, currency: 'INR', receipt: 'r1' })
    expect(again.body.error).toMatchObject({
      description: 'Order receipt should be unique.',
      field: 'receipt',
    })
    expect(await order({ receipt: 'r1', unique_receipt: true })).toMatchObject({ id: first.id })
    const dearer = await call('POST', '/v1/orders', {
      amount: 60_000,
      currency: 'INR',
      receipt: 'r1',
      unique_receipt: true,
    })
    expect(dearer.status).toBe(400)
    const elsewhere = await call(
      'POST',
      '/v1/orders',
      { amount: 50_000, currency: 'INR', receipt: 'r1' },
      { key: others },
    )
    expect(elsewhere.status).toBe(200)
  })

  test('lists: newest first, by receipt, in pages; notes can be changed', async () => {
    for (const receipt of ['a', 'b', 'c']) await order({ receipt })
    const names = async (query: string) =>
      (await call('GET', `/v1/orders?${query}`)).body.items.map(({ receipt }) => receipt)
    expect(await names('')).toEqual(['c', 'b', 'a'])
    expect(await names('receipt=b')).toEqual(['b'])
    expect(await names('count=1&skip=1')).toEqual(['b'])
    expect(await names(`from=${Math.floor(Date.now() / 1000) + 60}`)).toEqual([])
    expect((await call('GET', '/v1/orders?count=101')).status).toBe(400)
    expect((await call('GET', '/v1/orders')).body).toMatchObject({ entity: 'collection', count: 3 })
    expect((await call('GET', '/v1/orders', undefined, { key: others })).body.items).toEqual([])
    const { id } = await order()
    expect((await call('PATCH', `/v1/orders/${id}`, { notes: { a: 'b' } })).body['notes']).toEqual({ a: 'b' })
    expect((await call('PATCH', `/v1/orders/${id}`, { amount: 1 })).body.error['reason']).toBe(
      'extra_field_sent',
    )
  })

  test('paying: created, attempted, paid; a paid order takes no second payment', async () => {
    const { id } = await order()
    const state = async () => (await call('GET', `/v1/orders/${id}`)).body
    sandbox.provider.pay(id, { outcome: 'failure' })
    expect(await state()).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 })
    sandbox.provider.pay(id)
    expect(await state()).toMatchObject({ status: 'paid', attempts: 2, amount_paid: 50_000, amount_due: 0 })
    expect(() => sandbox.provider.pay(id)).toThrow('already done')
  })

  test('an account that allows one attempt for each order', async () => {
    sandbox.provider.setAccount({ ...keys, habits: { attempts: 'one' } })
    const { id } = await order()
    sandbox.provider.pay(id, { outcome: 'failure' })
    expect(() => sandbox.provider.pay(id)).toThrow('Create a new order')
    sandbox.provider.setAccount({ ...keys, habits: { attempts: 'many' } })
  })
})

describe('payments and refunds', () => {
  test.each(['upi', 'card', 'netbanking'] as const)('a captured payment by %s', async (method) => {
    const { id } = await order({ notes: { plan: 'gold' } })
    const { payment } = sandbox.provider.pay(id, { method, email: 'a@b.in', contact: '+919825012345' })
    const { body } = await call('GET', `/v1/payments/${payment.id}`)
    expect(body).toMatchObject({
      id: expect.stringMatching(/^pay_[A-Za-z0-9]{14}$/),
      entity: 'payment',
      amount: 50_000,
      status: 'captured',
      order_id: id,
      method,
      captured: true,
      refund_status: null,
      email: 'a@b.in',
      contact: '+919825012345',
      notes: [],
      error_code: null,
      fee: method === 'upi' ? 0 : 1180,
      tax: method === 'upi' ? 0 : 180,
    })
    expect((await call('GET', `/v1/orders/${id}/payments`)).body).toMatchObject({
      entity: 'collection',
      count: 1,
    })
    expect((await call('GET', '/v1/payments')).body.items).toEqual([body])
  })

  test('a failed one names its reason in five fields', async () => {
    const { id } = await order()
    const { payment } = sandbox.provider.pay(id, { outcome: 'failure', method: 'card' })
    expect((await call('GET', `/v1/payments/${payment.id}`)).body).toMatchObject({
      status: 'failed',
      captured: false,
      error_code: 'BAD_REQUEST_ERROR',
      error_source: 'bank',
      error_step: 'payment_authorization',
      error_reason: 'payment_failed',
      error_description: expect.any(String),
    })
  })

  test('the key of a refund: at least ten characters, one body, one refund', async () => {
    const { id } = await order()
    const { payment } = sandbox.provider.pay(id)
    const refund = (key: string, body: Json) =>
      call('POST', `/v1/payments/${payment.id}/refund`, body, { headers: { 'x-refund-idempotency': key } })
    expect((await refund('short', { amount: 100 })).status).toBe(400)
    expect((await refund('with blanks in it', { amount: 100 })).status).toBe(400)
    const first = await refund('refund-0001', { amount: 10_000, notes: { why: 'twice' } })
    const again = await refund('refund-0001', { notes: { why: 'twice' }, amount: 10_000 })
    expect(again.body['id']).toBe(first.body['id'])
    expect((await refund('refund-0001', { amount: 20_000 })).body.error['description']).toContain(
      'Idempotency',
    )
    const { body } = await call('GET', `/v1/payments/${payment.id}/refunds`)
    expect(body).toMatchObject({ count: 1, items: [{ entity: 'refund', amount: 10_000, status: 'pending' }] })
    expect((await call('GET', `/v1/refunds/${String(first.body['id'])}`)).body).toEqual(body.items[0])
  })

  test('an account where the key does nothing refunds twice', async () => {
    sandbox.provider.setAccount({ ...keys, habits: { refundKey: 'ignore' } })
    const { id } = await order()
    const { payment } = sandbox.provider.pay(id)
    const headers = { 'x-refund-idempotency': 'refund-0001' }
    for (let times = 0; times < 2; times += 1)
      await call('POST', `/v1/payments/${payment.id}/refund`, { amount: 100 }, { headers })
    expect(sandbox.provider.store.refunds.size).toBe(2)
    sandbox.provider.setAccount({ ...keys, habits: { refundKey: 'honour' } })
  })

  test('never more than was paid; without an amount all that is left; nothing of a failed one', async () => {
    const { id } = await order()
    const { payment } = sandbox.provider.pay(id)
    const refund = (body: Json) => call('POST', `/v1/payments/${payment.id}/refund`, body)
    expect((await refund({ amount: 50_001 })).body.error['description']).toContain('greater than')
    expect((await refund({ amount: 99 })).body.error['field']).toBe('amount')
    expect((await refund({ speed: 'warp' })).body.error['field']).toBe('speed')
    expect((await refund({ amount: 100, reason: 'x' })).body.error['reason']).toBe('extra_field_sent')
    expect((await refund({ amount: 20_000 })).status).toBe(200)
    expect((await refund({})).body['amount']).toBe(30_000)
    expect((await refund({ amount: 100 })).body.error['description']).toContain('fully refunded')
    const state = (await call('GET', `/v1/payments/${payment.id}`)).body
    expect(state).toMatchObject({ status: 'refunded', amount_refunded: 50_000, refund_status: 'full' })
    expect((await call('GET', `/v1/orders/${id}`)).body['status']).toBe('paid')
  })
})

describe('who may', () => {
  test.each([
    ['no keys', undefined],
    ['a wrong secret', `Basic ${Buffer.from(`${keys.keyId}:wrong`).toString('base64')}`],
    ['another scheme', `Bearer ${keys.keySecret}`],
    ['the secret of another', `Basic ${Buffer.from(`${keys.keyId}:${others.keySecret}`).toString('base64')}`],
  ])('%s: 401', async (_what, authorization) => {
    const answer = await fetch(`${sandbox.url}/v1/orders`, {
      headers: authorization ? { authorization } : {},
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
    })
  })

  test('what belongs to another account does not exist, and answers 400', async () => {
    const { id } = await order()
    const { payment } = sandbox.provider.pay(id)
    for (const path of [
      `/v1/orders/${id}`,
      `/v1/orders/${id}/payments`,
      `/v1/payments/${payment.id}`,
      '/v1/refunds/rfnd_x',
    ]) {
      const { status, body } = await call('GET', path, undefined, { key: others })
      expect([path, status, body.error['description']]).toEqual([path, 400, 'The id provided does not exist'])
    }
  })

  test('addresses that there are not, and notes that are numbers', async () => {
    expect(await call('GET', '/v1/nothing')).toMatchObject({
      status: 404,
      body: { error: { code: 'BAD_REQUEST_ERROR' } },
    })
    const fields = { amount: 100, currency: 'INR', notes: { sandbox: 5 }, receipt: 7 }
    expect((await call('POST', '/v1/orders', fields)).body.error['field']).toBe('receipt')
    expect((await order({ notes: { sandbox: 5 } }))['notes']).toEqual({ sandbox: '5' })
  })

  test('bodies that are no JSON are refused in the same shape', async () => {
    const { status, body } = await call('POST', '/v1/orders', '{"amount":')
    expect([status, body.error['code']]).toEqual([400, 'BAD_REQUEST_ERROR'])
  })

  test('the control calls are for this machine, not for pages that a browser has open', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${sandbox.url}/ctl/orders`, { headers }).then(({ status }) => status)
    expect(await ask({})).toBe(200)
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await ask({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await ask({ 'x-forwarded-for': '10.0.0.7' })).toBe(403)
  })
})

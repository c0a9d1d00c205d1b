import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../sandbox.ts'
import { Provider } from './provider.ts'
import { type Receiver, startReceiver } from './receiver.ts'

const keys = { keyId: 'rzp_test_Control0000001', keySecret: 'control-secret' }
const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`
let sandbox: Sandbox
let receiver: Receiver

beforeAll(async () => {
  receiver = await startReceiver()
  sandbox = await startSandbox({ provider: { accounts: [keys] } })
})
beforeEach(() => {
  receiver.clear()
  sandbox.provider.reset()
})
afterEach(() => sandbox.provider.calm())
afterAll(async () => {
  receiver.close()
  await sandbox.stop()
})

type Json = Record<string, unknown>
type Answer = Json & { code: number; payment: { id: string }; events: Event[] }
type Event = { id: string; attempts: { headers: object }[] }
/** A control call; `code` is the status of the answer, the rest is its body. */
async function ctl(method: string, path: string, body?: unknown): Promise<Answer> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${sandbox.url}/ctl${path}`, { method, ...(body === undefined ? {} : json) })
  const text = await answer.text()
  return { ...(text ? (JSON.parse(text) as Json) : {}), code: answer.status } as Answer
}
const makeOrder = (fields: object = {}) =>
  fetch(`${sandbox.url}/v1/orders`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 50_000, currency: 'INR', ...fields }),
  })
const madeOrder = async (fields: object = {}) =>
  ((await (await makeOrder(fields)).json()) as { id: string }).id

test('everything can be done by calls: account, order, pay, refund, look, replay', async () => {
  const account = await ctl('POST', '/accounts', {
    ...keys,
    webhook: { url: receiver.url, secret: 'w', previousSecret: 'v' },
  })
  expect(account).toMatchObject({ keyId: keys.keyId, webhook: { url: receiver.url, active: true } })
  const orderId = await madeOrder({ receipt: 'r1' })
  const paid = await ctl('POST', '/pay', { orderId, method: 'card' })
  expect(paid).toMatchObject({
    told: 'handler',
    handler: { razorpay_order_id: orderId },
    payment: { status: 'captured' },
  })
  const refund = await ctl('POST', '/refund', {
    paymentId: paid.payment.id,
    amount: 100,
  })
  expect(refund).toMatchObject({ amount: 100, status: 'pending' })
  await ctl('POST', '/advance', { seconds: 5 })
  await expect.poll(() => receiver.received.length).toBe(5)
  await sandbox.provider.idle()
  const seen = await ctl('GET', `/orders/${orderId}`)
  expect(seen).toMatchObject({
    order: { id: orderId, status: 'paid' },
    payments: [{ amount_refunded: 100 }],
    refunds: [{ status: 'processed' }],
  })
  const [event] = seen.events
  expect(event!.attempts[0]!.headers).toMatchObject({ 'x-razorpay-event-id': event!.id })
  expect(await ctl('POST', `/webhooks/${event!.id}/replay`)).toMatchObject({ status: 200 })
  expect(receiver.received).toHaveLength(6)
  expect((await ctl('GET', `/webhooks?orderId=${orderId}`)).events).toHaveLength(5)
})

test('an order that cannot be paid, or is not there, says so', async () => {
  expect(await ctl('POST', '/pay', { orderId: 'order_unknown' })).toMatchObject({ code: 400 })
  expect(await ctl('GET', '/orders/order_unknown')).toMatchObject({ code: 404 })
  expect(await ctl('POST', '/scenario', { faults: [] })).toMatchObject({ code: 400 })
  expect(await ctl('POST', '/scenario', { faults: [{ code: 'F21' }] })).toMatchObject({ code: 400 })
  expect(
    await ctl('POST', '/scenario', { orderId: 'order_unknown', faults: [{ code: 'F1' }] }),
  ).toMatchObject({ code: 400 })
})

test('faults by receipt before the order exists, for the next orders, and none after the all-clear', async () => {
  await ctl('POST', '/scenario', { receipt: 'r7', faults: [{ code: 'F1' }] })
  await ctl('POST', '/scenario', { nextOrders: 1, faults: [{ code: 'F16' }] })
  const told = async (receipt: string) =>
    (await ctl('POST', '/pay', { orderId: await madeOrder({ receipt }) }))['told']
  expect(await told('queued')).toBe('handler')
  expect(sandbox.provider.paymentsOf([...sandbox.provider.store.orders.keys()][0]!)[0]?.status).toBe(
    'authorized',
  )
  expect(await told('r7')).toBe('nothing')
  await ctl('DELETE', '/scenario')
  await ctl('POST', '/scenario', { receipt: 'r8', faults: [{ code: 'F1' }] })
  await ctl('DELETE', '/scenario')
  expect(await told('r8')).toBe('handler')
})

test.each([
  ['500', 500, 'application/json'],
  ['502', 502, 'text/html'],
  ['429', 429, 'application/json'],
])('F13 %s looks as it does outside, and passes', async (variant, status, type) => {
  await ctl('POST', '/scenario', { nextCalls: 1, faults: [{ code: 'F13', variant }] })
  const broken = await makeOrder()
  expect([broken.status, broken.headers.get('content-type')]).toEqual([status, expect.stringContaining(type)])
  expect((await makeOrder()).status).toBe(200)
  expect(sandbox.provider.store.orders.size).toBe(1)
})

test('F13 by the note of an order: once for each kind of call, and only where wished', async () => {
  const notes = { sandbox: 'F13:variant=429' }
  expect((await makeOrder({ receipt: 'a', notes })).status).toBe(429)
  const id = await madeOrder({ receipt: 'a', notes })
  const get = () =>
    fetch(`${sandbox.url}/v1/orders/${id}`, { headers: { authorization } }).then(({ status }) => status)
  expect([await get(), await get()]).toEqual([429, 200])
  const onlyFetch = { sandbox: 'F13:call=fetch,times=2' }
  const other = await madeOrder({ receipt: 'b', notes: onlyFetch })
  const statuses = []
  for (let times = 0; times < 3; times += 1)
    statuses.push((await fetch(`${sandbox.url}/v1/orders/${other}`, { headers: { authorization } })).status)
  expect(statuses).toEqual([500, 500, 200])
})

test('F13 for an hour: everything is down until the all-clear', async () => {
  await ctl('POST', '/scenario', { nextCalls: 100_000, faults: [{ code: 'F13', variant: '502' }] })
  expect((await makeOrder()).status).toBe(502)
  expect((await fetch(`${sandbox.url}/v1/payments`, { headers: { authorization } })).status).toBe(502)
  await ctl('DELETE', '/scenario')
  expect((await makeOrder()).status).toBe(200)
})

test('F20: the script fails so many times, by status or by a broken line', async () => {
  const script = `${sandbox.url}/v1/checkout.js`
  await ctl('POST', '/scenario', { faults: [{ code: 'F20', times: 2 }] })
  expect([(await fetch(script)).status, (await fetch(script)).status]).toEqual([503, 503])
  await ctl('POST', '/scenario', { faults: [{ code: 'F20', variant: 'reset' }] })
  await expect(fetch(script)).rejects.toThrow()
  const answer = await fetch(script)
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(await answer.text()).toContain('window.Razorpay')
})

test('chaos by call is repeatable', async () => {
  const codes = async () => {
    await ctl('POST', '/chaos', { rates: { F1: 0.5, F3: 0.5 }, seed: 11 })
    const ids = [await madeOrder(), await madeOrder(), await madeOrder(), await madeOrder()]
    return ids.map((id) =>
      sandbox.provider.store.orders
        .get(id)!
        .faults.map(({ code }) => code)
        .join('+'),
    )
  }
  const first = await codes()
  expect(await codes()).toEqual(first)
  expect(new Set(first).size).toBeGreaterThan(1)
})

test('the books survive a restart: orders, keys of refunds, what is still to be sent and to be paid', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-provider-'))
  const snapshotFile = join(folder, 'deep', 'provider.json')
  const open = () => new Provider({ accounts: [keys], snapshotFile, answerLimitMs: 1000 })
  try {
    receiver.answer(() => 500)
    const before = open()
    before.setAccount({ ...keys, webhook: { url: receiver.url, secret: 'w' } })
    const make = (note?: string) =>
      before.makeOrder(keys.keyId, { amount: 50_000, currency: 'INR', notes: note ? { sandbox: note } : {} })
    const [failed, pending] = [make(), make('F18')]
    before.pay(failed.id, { outcome: 'failure' })
    before.pay(pending.id)
    await expect.poll(() => receiver.received.length).toBe(1)
    await before.idle()
    before.stop()
    expect(statSync(snapshotFile).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(snapshotFile, 'utf8'))).toHaveProperty('orders')

    receiver.answer(() => 200)
    const after = open()
    expect(after.store.orders.get(failed.id)).toEqual(before.store.orders.get(failed.id))
    expect([...after.store.accounts.values()][0]?.webhook).toMatchObject({ url: receiver.url, secret: 'w' })
    after.advance(5 * 86_400)
    await expect.poll(() => after.events().map(({ state }) => state)).toEqual(Array(4).fill('delivered'))
    expect(after.paymentsOf(pending.id)[0]?.status).toBe('captured')
    after.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Razorpay from 'razorpay'
import { expect, test } from 'vitest'
import { type Answer, openGateway } from './gateway.ts'
import { connect } from './gateway.wire.ts'

const keys = { keyId: 'rzp_test_Wire0000000001', keySecret: 'wire-secret' }
const open = (baseUrl: string) => openGateway({ ...keys, baseUrl, timeoutMs: 400 })
const faultOf = (answer: Answer<unknown>) => (answer.ok ? undefined : answer.fault)
const order = {
  id: 'order_00000000000001',
  amount: 100,
  amount_paid: 0,
  currency: 'INR',
  receipt: 'r',
  status: 'created',
  attempts: 0,
  notes: [],
  created_at: 1_700_000_000,
}

test('the SDK is the version we know inside, and `api.rq` is where we reach in', () => {
  expect((Razorpay as unknown as { VERSION: string }).VERSION).toBe('2.9.8')
  const { api } = new Razorpay({ key_id: 'a', key_secret: 'b' })
  expect(() => connect(api, { timeoutMs: 1 })).not.toThrow()
  expect((api as unknown as { rq: { defaults: unknown } }).rq.defaults).toMatchObject({ timeout: 1 })
  expect(() => connect({}, { timeoutMs: 1 })).toThrow('has changed inside')
  expect(() => connect({ rq: { get() {} } }, { timeoutMs: 1 })).toThrow('has changed inside')
})

test('without another address it speaks to the provider itself', () => {
  const { api } = new Razorpay({ key_id: 'a', key_secret: 'b' })
  connect(api, { timeoutMs: 1 })
  const { rq } = api as unknown as { rq: { defaults: { baseURL: string } } }
  expect(rq.defaults.baseURL).toBe('https://api.razorpay.com')
})

test('nobody is there: network, at once', async () => {
  const nowhere = open('http://127.0.0.1:9')
  expect(faultOf(await nowhere.findPayment('pay_00000000000000'))).toEqual({
    kind: 'network',
    description: 'No answer (ECONNREFUSED)',
  })
})

test('an answer that trickles in for ever is cut off', async () => {
  const server = await answering((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(drip))
  })
  const began = Date.now()
  expect(faultOf(await open(addressOf(server)).findPayment('pay_00000000000000'))?.kind).toBe('network')
  // It is given a second; how late a busy machine notices that it is over is no matter.
  expect(Date.now() - began).toBeLessThan(15_000)
  server.closeAllConnections()
  server.close()
})

test.each([
  ['a page instead of JSON', 200, '<html>hello</html>'],
  ['an order without an amount', 200, '{"id":"order_00000000000001","entity":"order"}'],
])('%s is not taken for an answer', async (_what, status, body) => {
  const server = await answering((response) => response.writeHead(status).end(body))
  const fault = faultOf(await open(addressOf(server)).findOrder({ orderId: 'order_00000000000001' }))
  expect(fault?.kind).toBe('network')
  server.close()
})

test('a redirect is not followed: the keys go nowhere else', async () => {
  let visits = 0
  const elsewhere = await answering((response) => {
    visits += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(order))
  })
  const server = await answering((response) =>
    response.writeHead(302, { location: addressOf(elsewhere) }).end(),
  )
  const fault = faultOf(await open(addressOf(server)).findOrder({ orderId: order.id }))
  expect([fault?.kind, visits]).toEqual(['network', 0])
  server.close()
  elsewhere.close()
})

test('what leaves: an order to be captured by itself and unique by its receipt; a refund under its key', async () => {
  const requests: { url: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = []
  const server = await answering(async (response, request) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>
    requests.push({ url: request.url!, headers: request.headers, body })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(order))
  })
  const gateway = open(addressOf(server))
  expect((await gateway.createOrder({ receipt: 'r', amount: 100 })).ok).toBe(true)
  await gateway.refund({ paymentId: 'pay_00000000000001', refundId: '550e8400-e29b-41d4', amount: 100 })
  expect(requests[0]).toMatchObject({
    url: '/v1/orders',
    headers: { authorization: `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}` },
    body: {
      amount: 100,
      currency: 'INR',
      receipt: 'r',
      unique_receipt: true,
      payment: { capture: 'automatic' },
    },
  })
  expect(requests[0]!.headers).not.toHaveProperty('x-refund-idempotency')
  expect(requests[1]).toMatchObject({
    url: '/v1/payments/pay_00000000000001/refund',
    headers: { 'x-refund-idempotency': 'refund-550e8400-e29b-41d4' },
    body: { amount: 100, speed: 'normal', receipt: '550e8400-e29b-41d4' },
  })
  server.close()
})

test.each([
  ['7', 7],
  ['soon', undefined],
])('patience that the provider asks for: Retry-After %s', async (header, expected) => {
  const server = await answering((response) => response.writeHead(429, { 'retry-after': header }).end('{}'))
  const fault = faultOf(await open(addressOf(server)).findPayment('pay_00000000000001'))
  expect(fault).toMatchObject({ kind: 'busy', status: 429 })
  expect(fault?.kind === 'busy' && fault.retryAfterSec).toBe(expected)
  server.close()
})

async function answering(
  answer: (response: ServerResponse, request: IncomingMessage) => unknown,
): Promise<Server> {
  const server = createServer((request, response) => void answer(response, request))
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  return server
}
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

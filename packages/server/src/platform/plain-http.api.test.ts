import { readConfig } from './config.ts'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeBusiness, makeCard, makeCustomer } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { cameInPlain, plainServer } from './plain-http.ts'

let w: TestWorld
let port: number
let host: string
let cardId: string
beforeAll(async () => {
  w = await openTestWorld({ TRUST_PROXY: '1' })
  const owner = await makeCustomer(w, { agency: await makeAgency(w) })
  host = owner.agency.host
  cardId = String((await makeCard(w, { business: await makeBusiness(w, { owner }) })).cardId)
  await w.app.listen({ port: 0, host: '127.0.0.1' })
  port = (w.app.server.address() as AddressInfo).port
})
afterAll(() => w.close())

type Asked = { method?: string; path: string; headers?: Record<string, string>; at?: number; body?: string }
const ask = ({ method = 'GET', path, headers = {}, at = port, body }: Asked) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, fail) => {
    const asked = request(
      { method, path, port: at, host: '127.0.0.1', headers: { host, ...headers } },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (part: string) => (text += part))
        reply.on('end', () => done({ status: reply.statusCode!, headers: reply.headers, text }))
      },
    )
    asked.on('error', fail).end(body)
  })
const http = { 'x-forwarded-proto': 'http' }
const https = { 'x-forwarded-proto': 'https' }

test('a page that a visitor asked for by http is sent to https, from memory or not, and nothing of it goes out', async () => {
  expect((await ask({ path: `/${cardId}`, headers: https })).status).toBe(200)
  for (const path of [`/${cardId}`, '/panel/login?next=%2Fa', '/'])
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await ask({ method, path, headers: http })
      expect([status, headers['location'], text]).toEqual([308, `https://${host}${path}`, ''])
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  const { text, headers } = await ask({ path: `/${cardId}`, headers: https })
  expect(text.slice(0, 20)).toMatch(/^<!doctype html>/i)
  expect(headers['strict-transport-security']).toBeTruthy()
})

test('calls, forms and hooks by http are refused and noted, never sent on', async () => {
  const before = w.logged.length
  for (const [method, path] of [
    ['GET', '/api/v1/agency-details'],
    ['GET', '/API/v1/agency-details'],
    ['HEAD', '/api/v1/openapi.json'],
    ['POST', '/api/v1/login'],
    ['POST', '/log'],
    ['POST', '/webhooks/razorpay/x'],
    ['PUT', `/${cardId}`],
  ] as const) {
    const body = method === 'POST' ? { body: '{"password":"hush-hush"}' } : {}
    const { status, headers, text } = await ask({ method, path, headers: http, ...body })
    expect([path, status, headers['location']]).toEqual([path, 403, undefined])
    if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ data: { code: 'HTTPS_NEEDED' } })
  }
  const hindi = await ask({ path: '/api/v1/x', headers: { ...http, 'accept-language': 'hi' } })
  expect(hindi.text).toContain('सिर्फ़ https')
  const noted = w.logged
    .slice(before)
    .filter((line) => line.includes('"HTTPS_NEEDED"') && line.includes('"refused"'))
  expect(noted).toHaveLength(8)
  expect(w.logged.join('')).not.toContain('hush-hush')
  // The proxy says whose call it was; what the visitor made up before that does not count.
  await ask({
    path: '/api/v1/x',
    headers: { ...http, 'x-forwarded-for': '198.51.100.1, 203.0.113.77' },
  })
  expect(JSON.parse(w.logged.at(-1)!)).toMatchObject({ code: 'HTTPS_NEEDED', ip: '203.0.113.77' })
  expect((await ask({ path: '/api/v1/agency-details', headers: https })).status).toBe(200)
  expect((await ask({ path: '/healthz', headers: http })).status).toBe(200)
})

test('a host that is none leads nowhere', async () => {
  for (const wrong of ['a b', 'evil.example/x', '<a>'])
    expect((await ask({ path: '/', headers: { ...http, host: wrong } })).status).toBe(403)
})

test('the port beside https does the same, whatever a proxy is said to have said', async () => {
  const server = plainServer({ publicPort: 8443 }, w.world.log)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = (server.address() as AddressInfo).port
  const page = await ask({ path: '/a?b=1', at, headers: https })
  expect([page.status, page.headers['location']]).toEqual([308, `https://${host}:8443/a?b=1`])
  expect((await ask({ path: '/api/v1/agency-details', at, headers: https })).status).toBe(403)
  server.close()
})

const live = readConfig(
  {
    PARICHAY_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://localhost/x',
    MSG91_AUTHKEY: 'k',
    SMTP_URL: 'smtp://mail.example.in',
    TRUST_PROXY: '2',
  },
  true,
)
test.each([
  ['https', false],
  ['HTTPS', false],
  ['http', true],
  ['https, http', false],
  ['http, https', true],
  // A third entry is the visitor's own.
  ['https, http, https', true],
  ['http, https, http', false],
  ['', true],
  [undefined, true],
  ['wss', true],
])('behind two proxies in production, "%s" is plain: %s', (told, isPlain) => {
  expect(cameInPlain(live, told, '/')).toBe(isPlain)
})

test('nobody is turned away from health, from https of our own, or where pages are http by choice', () => {
  expect(cameInPlain(live, undefined, '/readyz')).toBe(false)
  expect(cameInPlain(live, undefined, '/readyz2')).toBe(true)
  expect(cameInPlain({ ...live, tls: { certFile: 'a', keyFile: 'b' } }, undefined, '/')).toBe(false)
  expect(cameInPlain({ ...live, publicProtocol: 'http' }, 'http', '/')).toBe(false)
  expect(cameInPlain({ ...live, mode: 'demo' }, undefined, '/')).toBe(false)
  // Without a proxy that is trusted the header says nothing.
  expect(cameInPlain({ ...live, trustProxy: 0 }, 'https', '/')).toBe(true)
})

import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { errorStatus } from '@parichay/contract/errors.ts'
import type { Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import {
  detailsFor,
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestBusiness,
  type TestCard,
  type TestCustomer,
} from '../testing/makers.ts'
import { nowhere } from '../testing/actors.ts'
import { matrixCases } from '../testing/matrix-cases.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let owner: TestCustomer
let business: TestBusiness
let card: TestCard
beforeAll(async () => {
  w = await openTestWorld({ TRUST_PROXY: '1' })
  owner = await makeCustomer(w)
  business = await makeBusiness(w, { owner })
  card = await makeCard(w, { business })
})
beforeEach(() => w.forgetLimits())
afterAll(() => w.close())

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  owner.client.send({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  })

describe('headers', () => {
  test('every answer of the interface says nosniff, a referrer policy, no-store, and never CORS', async () => {
    for (const name of Object.keys(routes) as RouteName[]) {
      for (const headers of [{}, { origin: 'https://evil.example' }]) {
        const answer = await owner.client.call(
          routes[name] as Route,
          matrixCases[name].input({ ...nowhere, userId: owner.userId }),
          { headers },
        )
        expect([
          name,
          answer.headers['x-content-type-options'],
          answer.headers['referrer-policy'],
          answer.headers['cache-control'],
        ]).toEqual([name, 'nosniff', 'strict-origin-when-cross-origin', 'no-store'])
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
        expect(Object.keys(answer.headers).filter((header) => header.startsWith('access-control'))).toEqual(
          [],
        )
      }
    }
    owner = await makeCustomer(w, { agency: owner.agency })
    business = await makeBusiness(w, { owner })
    card = await makeCard(w, { business })
  })

  test.each([
    '/nothing/here',
    '/api/v1/nothing',
    '/%E0%A4%A',
    '/%2500',
    `/${'x'.repeat(300)}`,
    '/healthz',
    '/readyz',
    '/api/v1/openapi.json',
    '/files/a1/none.webp',
    '/',
  ])('%s has the safety headers too', async (url) => {
    const { headers, status, text } = await owner.client.get(url)
    expect(status).toBeLessThan(500)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    // A redirection has nothing to be typed.
    if (text)
      expect(headers['content-type']).toMatch(/^(application\/json|text\/html|text\/plain); charset=utf-8$/)
  })

  test('card pages carry a policy that allows nothing by default', async () => {
    const { headers, status } = await owner.client.get(`/${card.cardId}`)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'")
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('with https, browsers are told to stay there', async () => {
    const secure = await openTestWorld({ PUBLIC_PROTOCOL: 'https' })
    const { host } = await makeAgency(secure)
    const answer = await openClient(secure.app, host).call(routes.getAgencyDetails, {})
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await secure.close()
  })
})

describe('hosts', () => {
  test('an unknown host is told so, and nothing is read for it', async () => {
    for (const host of [
      'unknown.example',
      'localhost',
      '127.0.0.1',
      '',
      'a..b',
      'x'.repeat(300),
      `${owner.agency.host}.evil.example`,
      `evil.example/${owner.agency.host}`,
      `${owner.agency.host}@evil.example`,
      "' or 1=1 --",
    ]) {
      const answer = await owner.client.send({ method: 'GET', url: '/api/v1/user', headers: { host } })
      expect([host, answer.status]).toEqual([host, errorStatus.TENANT_UNKNOWN])
    }
  })

  test('case, port and a final dot do not matter; X-Forwarded-Host does not either', async () => {
    for (const host of [
      owner.agency.host.toUpperCase(),
      `${owner.agency.host}:8443`,
      `${owner.agency.host}.`,
    ]) {
      const answer = await owner.client.send({ method: 'GET', url: '/api/v1/user', headers: { host } })
      expect([host, answer.status]).toEqual([host, 200])
    }
    const other = await makeAgency(w)
    const spoofed = await owner.client.send({
      method: 'GET',
      url: '/api/v1/agency-details',
      headers: { 'x-forwarded-host': other.host, forwarded: `host=${other.host}` },
    })
    expect(spoofed.text).toContain(owner.agency.marker)
    expect(spoofed.text).not.toContain(other.marker)
  })

  test('agency details hold no secret', async () => {
    expect((await owner.client.call(routes.getAgencyDetails, {})).text).not.toContain('secret of')
  })

  test('the session of one agency is nothing on another’s host', async () => {
    const other = await makeAgency(w)
    expect((await openClient(w.app, other.host, owner.token).call(authRoutes.getUser, {})).status).toBe(401)
  })

  test('a suspended agency’s panel pauses with 503', async () => {
    const staff = await makeStaff(w, 'admin')
    await w.world.database.platform
      .updateTable('agency')
      .set({ status: 'SUSPENDED' })
      .where('agencyId', '=', staff.agency.agencyId)
      .execute()
    const { status, failure } = await staff.client.call(routes.getFranchisee, {})
    expect([status, failure.code]).toEqual([503, 'TENANT_SUSPENDED'])
  })
})

describe('network addresses', () => {
  const lookUp = (forwarded: string, remoteAddress: string) =>
    openClient(w.app, owner.agency.host).send({
      method: 'POST',
      url: '/api/v1/verifyUser',
      remoteAddress,
      payload: JSON.stringify({ phoneNumber: owner.phoneNumber }),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': forwarded,
      },
    })

  test('behind one proxy the address the proxy saw counts, whatever the client wrote before it', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 12; i += 1)
      statuses.push((await lookUp(`203.0.113.${i}, 198.51.100.7`, '10.9.9.9')).status)
    expect(statuses.filter((status) => status === 429).length).toBe(2)
    expect((await lookUp('198.51.100.8', '10.9.9.9')).status).toBe(200)
  })

  test('an IPv6 customer is a whole /64', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 12; i += 1)
      statuses.push((await lookUp(`2001:db8:1:2::${i.toString(16)}`, '10.9.9.9')).status)
    expect(statuses.filter((status) => status === 429).length).toBe(2)
    expect((await lookUp('2001:db8:1:3::1', '10.9.9.9')).status).toBe(200)
  })
})

describe('hostile input', () => {
  test.each([
    ['malformed JSON', '{"phoneNumber":', 422],
    ['a bare word', 'phone', 422],
    ['a list', '[]', 422],
    ['null', 'null', 422],
    ['a number', '7', 422],
    ['__proto__', '{"__proto__":{"isAdmin":true}}', 422],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}', 422],
    ['deep nesting', `{"phoneNumber":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422],
    [
      'deep nesting with escapes',
      `{"phoneNumber":${'["\\u0000",'.repeat(50_000)}1${']'.repeat(50_000)}}`,
      422,
    ],
    ['1.5 MB', JSON.stringify({ phoneNumber: 'x'.repeat(1_500_000) }), 413],
  ])('%s is refused with a reason', async (_name, payload, status) => {
    const answer = await post('/api/v1/verifyUser', payload)
    expect([answer.status, answer.failure.ref.length > 0]).toEqual([status, true])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test('/log takes 8 KB and not more', async () => {
    expect(
      (await post('/log', JSON.stringify({ source: 'frontend', message: 'x', stack: 'y'.repeat(9000) })))
        .status,
    ).toBe(413)
    expect(
      (await post('/log', JSON.stringify({ source: 'frontend', message: 'a\u0000b\r\nc', stack: '\ud800' })))
        .status,
    ).toBe(200)
  })

  test.each(['\u0000', 'a\u0000b', '\ud800', 'x\udfff', '😀'.slice(0, 1)])(
    '%j in every text is stored without harm or refused, never a failure of ours',
    async (bad) => {
      const raw = JSON.stringify(bad).slice(1, -1)
      const details = { ...detailsFor('x'), tagline: bad, address: bad, whatsappMessage: bad }
      const calls: [RouteName, object][] = [
        ['updatePreference', { body: { name: bad } }],
        [
          'addBusiness',
          { body: { businessName: `Shop ${bad}`, category: `c${bad}`, about: bad, city: bad } },
        ],
        ['updateBusinessMetadata', { body: { businessId: business.businessId, about: bad, address: bad } }],
        ['cloneBusiness', { body: { businessId: business.businessId, businessName: `Copy ${bad}` } }],
        ['updateCardBasicDetails', { body: { cardNo: card.cardNo, basicDetails: details } }],
        ['updateCardSettings', { body: { cardNo: card.cardNo, settings: { seoTitle: bad } } }],
        [
          'logEvents',
          {
            body: {
              logEvents: [
                {
                  logEventName: 'LOGIN',
                  sessionId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c',
                  context: 'customer',
                  pageUrl: bad,
                  metaData: { [bad]: bad },
                },
              ],
            },
          },
        ],
        ['checkCardIdAvailability', { query: { cardId: bad } }],
        ['listSubcategoriesByCategoryName', { query: { imageCategoryName: bad } }],
        ['login', { body: { phoneNumber: owner.phoneNumber, password: bad } }],
      ]
      for (const [name, input] of calls) {
        const { status } = await owner.client.call(routes[name] as Route, input)
        expect([name, raw, status < 500]).toEqual([name, raw, true])
      }
      const staff = await makeStaff(w, 'admin', { agency: owner.agency })
      expect(
        (await staff.client.call(routes.listBusinesses, { query: { search: bad, category: bad } })).status,
      ).toBe(200)
      expect((await staff.client.get('/api/v1/business?search=%ED%A0%80%00%ff')).status).toBeLessThan(500)
    },
  )

  test('search texts are texts', async () => {
    const staff = await makeStaff(w, 'admin', { agency: owner.agency })
    for (const search of ['%', '_', '\\', "'; drop table business --", '.*', '('.repeat(99)]) {
      expect((await staff.client.call(routes.listBusinesses, { query: { search } })).data.list).toEqual([])
    }
  })

  test('numbers that no column holds are refused by name', async () => {
    const huge = [2 ** 31, 2 ** 53, -1, 0, 1.5, 1e300]
    for (const number of huge) {
      const calls: [RouteName, object][] = [
        ['updateBusinessMetadata', { body: { businessId: business.businessId, logoDocumentId: number } }],
        [
          'updateCardBasicDetails',
          { body: { cardNo: card.cardNo, basicDetails: { ...detailsFor('x'), coverDocumentId: number } } },
        ],
        [
          'updateCardLinks',
          { body: { cardNo: card.cardNo, links: [{ linkTypeId: number, title: '', value: 'x' }] } },
        ],
        ['getBusiness', { params: { id: number } }],
        ['getLinkType', { params: { linkTypeId: number } }],
        ...(number === 0
          ? []
          : [
              [
                'updateCardTemplate',
                {
                  body: {
                    ...matrixCases.updateCardTemplate.input({ ...nowhere, cardNo: card.cardNo }).body,
                    version: number,
                  },
                },
              ] as [RouteName, object],
            ]),
      ]
      for (const [name, input] of calls)
        expect([name, number, (await owner.client.call(routes[name] as Route, input)).status]).toEqual([
          name,
          number,
          422,
        ])
    }
  })

  test('wrong types name their field', async () => {
    const { status, failure } = await owner.client.call(routes.addBusiness, {
      body: { businessName: 7, category: 'x' } as never,
    })
    expect([status, failure.field]).toEqual([422, 'businessName'])
  })

  test('a parameter given twice is refused', async () => {
    expect((await owner.client.get(`/api/v1/card?cardNo=${card.cardNo}&cardNo=1`)).status).toBe(422)
    expect((await owner.client.get(`/api/v1/card?cardNo[]=${card.cardNo}`)).status).toBe(422)
  })

  test.each(['%00', 'x'.repeat(6000), 'a;b', '%ED%A0%80', '"', '', "' or '1'='1"])(
    'cookies of %j count as none',
    async (value) => {
      const client = openClient(w.app, owner.agency.host)
      for (const name of ['__Host-s', '__Host-p', '__Host-d']) client.cookies.set(name, value)
      expect((await client.call(authRoutes.getUser, {})).status).toBe(401)
      expect((await client.call(authRoutes.verifyOtp, { body: { otp: '123456' } })).status).toBe(409)
      const fresh = openClient(w.app, owner.agency.host)
      for (const name of ['__Host-s', '__Host-p', '__Host-d']) fresh.cookies.set(name, value)
      expect((await fresh.call(authRoutes.verifyUser, { body: { phoneNumber: newPhone() } })).status).toBe(
        200,
      )
      expect(
        (
          await fresh.call(authRoutes.login, {
            body: { phoneNumber: owner.phoneNumber, password: 'wrong-password' },
          })
        ).status,
      ).toBe(422)
    },
  )

  test('bytes that are not HTTP end with 400 and leave the server standing', async () => {
    await w.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = w.app.server.address() as AddressInfo
    const say = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        let heard = ''
        socket.on('data', (part) => void (heard += String(part)))
        // Every one of these is answered and closed by the server; a busy machine takes its time for it.
        const patience = setTimeout(() => socket.destroy(), 10_000)
        const done = () => {
          clearTimeout(patience)
          resolve(heard)
        }
        socket.on('close', done)
        socket.on('error', done)
      })
    const { host } = owner.agency
    expect(await say('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
    expect(
      await say(
        `POST /api/v1/logout HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/v1/user HTTP/1.1\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1\.1 400/)
    expect(
      await say(
        `GET /api/v1/agency-details HTTP/1.1\r\nHost: ${host}\r\nHost: other\r\nConnection: close\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1\.1 (400|200)/)
    expect(await say(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200/,
    )
  })
})

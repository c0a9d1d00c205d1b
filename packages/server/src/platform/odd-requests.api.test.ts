import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { readFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import {
  detailsFor,
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  type TestCustomer,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let owner: TestCustomer
beforeAll(async () => {
  w = await openTestWorld()
  owner = await makeCustomer(w)
  await w.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => w.forgetLimits())
afterAll(() => w.close())

/** By a bare socket: no client sends such heads. */
const ask = (...lines: string[]) =>
  new Promise<string>((done, fail) => {
    let said = ''
    const socket = connect((w.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('data', (part) => void (said += String(part)))
    socket.on('end', () => done(said))
    socket.on('error', fail)
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  })

test('a request that names two hosts is refused, whatever it asks for and in whatever case', async () => {
  const other = await makeAgency(w)
  const { cardId } = await makeCard(w, { business: await makeBusiness(w, { owner, isPaid: true }) })
  const hosts = [owner.agency.host, other.host]
  for (const path of ['/healthz', `/${cardId ?? 'x'}`, '/api/v1/agency-details', '/nowhere/at/all']) {
    const twice = await ask(
      `GET ${path} HTTP/1.1`,
      `Host: ${hosts[0]}`,
      'Accept: text/html',
      `HOST: ${hosts[1]}`,
    )
    expect([path, twice.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 400 Bad Request'])
    expect(twice).toContain('nosniff')
    for (const host of hosts) expect(twice).not.toContain(host)
    const same = await ask(`GET ${path} HTTP/1.1`, `Host: ${hosts[0]}`, `host: ${hosts[0]}`)
    expect(same.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
  }
  expect((await ask('GET /api/v1/agency-details HTTP/1.1', `Host: ${hosts[0]}`)).split('\r\n')[0]).toBe(
    'HTTP/1.1 200 OK',
  )
})

test.each([
  '/a/b',
  '/a/b/c.html',
  '/panel-is-not-here/x',
  '/%E0%A4%A8/%E0%A4%AF',
  '/nobody',
  '/files/no/such.webp',
  '/card',
  '/card/nothing',
])('the page for people at %s, where nothing is, has a policy of its own', async (url) => {
  const answer = await openClient(w.app, owner.agency.host).get(url, { accept: 'text/html' })
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('a call in another way than it has says which ways it has; where there is no call, nothing is said', async () => {
  const raw = (method: string, url: string) =>
    w.app.inject({ method: method as 'GET', url, headers: { host: owner.agency.host } })
  const wrong = await raw('GET', '/api/v1/login?next=%2F')
  expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'POST'])
  expect(wrong.json().data).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  const other = await raw('PATCH', '/api/v1/sessions/7')
  expect([other.statusCode, other.headers['allow']]).toEqual([405, 'DELETE'])
  expect((await raw('GET', '/api/v1/nothing')).statusCode).toBe(404)
})

test('only a business of one’s own becomes the active one', async () => {
  const mine = await makeBusiness(w, { owner })
  const neighbour = await makeBusiness(w, { owner: await makeCustomer(w, { agency: owner.agency }) })
  const elsewhere = await makeBusiness(w)
  const choose = (activeBusinessId: number) =>
    owner.client.call(authRoutes.updatePreference, {
      body: { preference: { activeBusinessId, dataSaver: true } },
    })
  expect((await choose(mine.businessId)).status).toBe(200)
  for (const foreign of [neighbour.businessId, elsewhere.businessId, 2_000_000_000]) {
    const refused = await choose(foreign)
    expect([refused.status, refused.failure.code]).toEqual([404, 'NOT_FOUND'])
  }
  const user = await owner.client.ok(authRoutes.getUser, {})
  expect(user.preference).toEqual({ activeBusinessId: mine.businessId, dataSaver: true })
})

test('a link with too many slashes is refused on a card, in a business and on a product', async () => {
  const business = await makeBusiness(w, { owner })
  const card = await makeCard(w, { business })
  const mapLink = 'https:////evil.example/x'
  const details = await owner.client.call(cardRoutes.updateCardBasicDetails, {
    body: { cardNo: card.cardNo, basicDetails: { ...detailsFor('x'), mapLink } },
  })
  expect([details.status, details.failure.field]).toEqual([422, 'basicDetails.mapLink'])
  const metadata = await owner.client.call(businessRoutes.updateBusinessMetadata, {
    body: { businessId: business.businessId, mapLink },
  })
  expect([metadata.status, metadata.failure.field]).toEqual([422, 'mapLink'])
})

test('links that were taken before are mended by the migration, or left out', async () => {
  const business = await makeBusiness(w, { owner })
  const card = await makeCard(w, { business })
  const db = new pg.Client({ connectionString: w.databaseUrl })
  await db.connect()
  const product = (link: string | null) => ({ name: 'x', link })
  try {
    await db.query(
      `update card set basic_details = jsonb_set(basic_details, '{mapLink}', '"https:////maps.example/a?b=//c"'), products = $2 where card_no = $1`,
      [
        card.cardNo,
        JSON.stringify([
          product('http:\\\\shop.example'),
          product(null),
          product('https://a:b@c.example'),
          product('https://ok.example/x'),
        ]),
      ],
    )
    await db.query(
      `update business set profile = jsonb_set(profile, '{mapLink}', '"https:/maps.example"') where business_id = $1`,
      [business.businessId],
    )
    await db.query(readFileSync(new URL('../migrations/0024-links.sql', import.meta.url), 'utf8'))
    const { rows } = await db.query(
      `select card.basic_details ->> 'mapLink' as map, products, business.profile ->> 'mapLink' as place from card join business using (business_id) where card_no = $1`,
      [card.cardNo],
    )
    expect(rows[0]).toEqual({
      map: 'https://maps.example/a?b=//c',
      place: 'https://maps.example',
      products: [
        product('http://shop.example'),
        product(null),
        product(null),
        product('https://ok.example/x'),
      ],
    })
  } finally {
    await db.end()
  }
})

import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { cardIdFault } from '@parichay/contract/card/rules.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, openClient } from '../../testing/client.ts'
import {
  detailsFor,
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  type TestAgency,
  type TestCustomer,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
let visitor: Client
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
  visitor = openClient(w.app, agency.host)
})
afterAll(() => w.close())

const today = () => istDay(new Date(w.clock.now()))
const cardThatEnds = async (days: number | null, isPaid = true) =>
  makeCard(w, {
    business: await makeBusiness(w, { owner, expiry: days === null ? null : addDays(today(), days), isPaid }),
  })
const statusOf = async (path: string) => (await visitor.get(path)).status

describe('what a visitor gets', () => {
  test.each([
    ['a paid card', 100, true, 200],
    ['its last day', 0, true, 200],
    ['a trial', 5, false, 200],
    ['without an end', null, false, 200],
    ['the last day of grace', -7, true, 200],
    ['after the grace', -8, true, 'expired'],
    ['97 days after', -97, true, 'expired'],
    ['98 days after', -98, true, 410],
  ] as const)('%s', async (_name, days, isPaid, wanted) => {
    const { cardId } = await cardThatEnds(days, isPaid)
    const answer = await visitor.get(`/${cardId}`)
    if (wanted === 'expired') {
      expect([answer.status, answer.headers['x-robots-tag']]).toEqual([answer.status, 'noindex'])
      expect(answer.text).not.toContain(`Road ${agency.marker}`)
      expect(answer.text).toContain(`Shop ${agency.marker}`)
    } else expect(answer.status).toBe(wanted)
  })

  test('an unknown id 404, a draft 404, a paused card without details, a deleted business 410', async () => {
    const business = () => makeBusiness(w, { owner })
    const draft = await makeCard(w, { business: await business(), status: 'DRAFT' })
    const paused = await makeCard(w, { business: await business(), status: 'INACTIVE' })
    const gone = await makeCard(w, { business: await business() })
    await owner.client.ok(businessRoutes.deleteBusiness, {
      params: { id: gone.business.businessId },
      body: {},
    })
    expect([
      await statusOf('/no-such-shop'),
      await statusOf(`/${draft.cardId}`),
      await statusOf(`/${gone.cardId}`),
    ]).toEqual([404, 404, 410])
    const page = await visitor.get(`/${paused.cardId}`)
    expect(page.text).not.toContain(`Road ${agency.marker}`)
    expect(page.headers['x-robots-tag']).toBe('noindex')
  })

  test('what is no page of a card that is not shown is not found: nobody saves a page as a contact', async () => {
    const paused = await makeCard(w, { business: await makeBusiness(w, { owner }), status: 'INACTIVE' })
    const over = await cardThatEnds(-20)
    for (const { cardId } of [paused, over]) {
      for (const part of ['.vcf', '.sw.js', '/qr.svg', '/qr.png', '/og.jpg', '/poster.pdf']) {
        const { status, headers, text } = await visitor.get(`/${cardId}${part}`)
        expect([part, status, headers['content-type']]).toEqual([part, 404, 'text/html; charset=utf-8'])
        expect(text).toContain(`Shop ${agency.marker}`)
      }
      for (const part of ['', '/signature', '/order?q0=1'])
        expect(await statusOf(`/${cardId}${part}`)).toBe(200)
    }
  })

  test('a page changes by itself at Indian midnight, from the cache too', async () => {
    const { cardId } = await cardThatEnds(-7)
    expect((await visitor.get(`/${cardId}`)).text).toContain(`Road ${agency.marker}`)
    w.clock.move(24 * 3_600_000)
    expect((await visitor.get(`/${cardId}`)).text).not.toContain(`Road ${agency.marker}`)
  })

  test('an old link leads to the new one for 90 days, with its kind, and browsers do not keep that', async () => {
    const { cardNo, cardId } = await cardThatEnds(400)
    await visitor.get(`/${cardId}`)
    const fresh = `${cardId}-new`
    await owner.client.ok(cardRoutes.updateCardSettings, { body: { cardNo, cardId: fresh } })
    const moved = await visitor.get(`/${cardId}`)
    expect([moved.status, moved.headers.location, moved.headers['cache-control']]).toEqual([
      301,
      `/${fresh}`,
      'public, max-age=0, must-revalidate',
    ])
    expect((await visitor.get(`/${cardId}.vcf`)).headers.location).toBe(`/${fresh}.vcf`)
    const rival = await cardThatEnds(10)
    expect(
      (
        await owner.client.call(cardRoutes.updateCardSettings, {
          body: { cardNo: rival.cardNo, cardId: cardId! },
        })
      ).failure.code,
    ).toBe('CARD_ID_TAKEN')
    await owner.client.ok(cardRoutes.updateCardSettings, { body: { cardNo, cardId: cardId! } })
    expect([await statusOf(`/${cardId}`), (await visitor.get(`/${fresh}`)).headers.location]).toEqual([
      200,
      `/${cardId}`,
    ])
    w.clock.move(91 * 86_400_000)
    expect(await statusOf(`/${fresh}`)).toBe(404)
    owner = await makeCustomer(w, { agency })
  })

  test('a slash behind the address leads to the card', async () => {
    const { cardId } = await cardThatEnds(400)
    const { status, headers } = await visitor.get(`/${cardId}/?lang=hi`)
    expect([status, headers.location]).toEqual([301, `/${cardId}?lang=hi`])
    expect(await statusOf('/no.card/')).toBe(404)
    // The panel is no card.
    expect(await statusOf('/panel/')).not.toBe(301)
  })

  test('the same id at two agencies is two cards', async () => {
    const other = await makeCustomer(w)
    const mine = await makeCard(w, { business: await makeBusiness(w, { owner }), cardId: 'same-shop' })
    await makeCard(w, { business: await makeBusiness(w, { owner: other }), cardId: 'same-shop' })
    expect(mine.cardId).toBe('same-shop')
    expect((await visitor.get('/same-shop')).text).toContain(agency.marker)
    expect((await visitor.get('/same-shop')).text).not.toContain(other.agency.marker)
    expect((await openClient(w.app, other.agency.host).get('/same-shop')).text).toContain(other.agency.marker)
  })

  test('large letters lead to small ones; HEAD, contact and QR work', async () => {
    const { cardId } = await cardThatEnds(30)
    expect((await visitor.get(`/${cardId!.toUpperCase()}`)).headers.location).toBe(`/${cardId}`)
    const head = await visitor.send({ method: 'HEAD', url: `/${cardId}` })
    expect([head.status, head.text, head.headers['content-type']]).toEqual([
      200,
      '',
      'text/html; charset=utf-8',
    ])
    const contact = await visitor.get(`/${cardId}.vcf`)
    expect(contact.text).toMatch(/^BEGIN:VCARD/)
    expect(contact.headers['content-disposition']).toBe(`attachment; filename="${cardId}.vcf"`)
    expect((await visitor.get(`/${cardId}/qr.svg`)).headers['content-type']).toBe(
      'image/svg+xml; charset=utf-8',
    )
  })
})

test('no card may take a name that the server answers itself', () => {
  const names = w.app
    .printRoutes({ commonPrefix: false, method: 'GET' })
    .split('\n')
    .flatMap((line) => /^ {4}[├└]── ([a-z0-9-]+)/.exec(line)?.[1] ?? [])
  expect(names).toEqual(expect.arrayContaining(['panel', 'healthz', 'for']))
  expect(names.filter((name) => cardIdFault(name) === null)).toEqual([])
})

describe('the cache', () => {
  test('the first request after a save’s answer shows the change, fifty times', async () => {
    const { cardNo, cardId } = await cardThatEnds(30)
    for (let i = 0; i < 50; i += 1) {
      await visitor.get(`/${cardId}`)
      const readers = [visitor.get(`/${cardId}`), visitor.get(`/${cardId}.vcf`)]
      await owner.client.ok(cardRoutes.updateCardBasicDetails, {
        body: { cardNo, basicDetails: { ...detailsFor(agency.marker), tagline: `Edition ${i} of it` } },
      })
      expect((await visitor.get(`/${cardId}`)).text).toContain(`Edition ${i} of it`)
      await Promise.all(readers)
      expect((await visitor.get(`/${cardId}`)).text).toContain(`Edition ${i} of it`)
    }
  }, 60_000)

  test('ETag, 304, and the three codings of one text', async () => {
    const { cardId } = await cardThatEnds(30)
    const plain = await visitor.get(`/${cardId}`)
    const etag = String(plain.headers.etag)
    for (const header of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const again = await visitor.get(`/${cardId}`, { 'if-none-match': header })
      expect([header, again.status, again.text]).toEqual([header, 304, ''])
    }
    expect((await visitor.get(`/${cardId}`, { 'if-none-match': '"other"' })).status).toBe(200)
    const br = await visitor.get(`/${cardId}`, { 'accept-encoding': 'gzip, deflate, br' })
    const gz = await visitor.get(`/${cardId}`, { 'accept-encoding': 'gzip, br;q=0' })
    expect([
      br.headers['content-encoding'],
      gz.headers['content-encoding'],
      plain.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined])
    expect(
      brotliDecompressSync(br.bytes).equals(plain.bytes) && gunzipSync(gz.bytes).equals(plain.bytes),
    ).toBe(true)
    expect(br.headers.vary).toBe('accept-encoding')
  })

  test('a second machine hears of a change, a deletion and its undo', async () => {
    const twin = await w.openTwin()
    const far = openClient(twin.app, agency.host)
    const { cardNo, cardId, business } = await cardThatEnds(30, false)
    expect((await far.get(`/${cardId}`)).status).toBe(200)
    await owner.client.ok(cardRoutes.updateCardBasicDetails, {
      body: { cardNo, basicDetails: { ...detailsFor(agency.marker), tagline: 'Heard far away' } },
    })
    await expect
      .poll(async () => (await far.get(`/${cardId}`)).text.includes('Heard far away'), { timeout: 5000 })
      .toBe(true)
    await owner.client.ok(businessRoutes.deleteBusiness, { params: { id: business.businessId }, body: {} })
    await expect.poll(async () => (await far.get(`/${cardId}`)).status, { timeout: 5000 }).toBe(410)
    await visitor.get(`/${cardId}`)
    await owner.client.ok(businessRoutes.deleteBusiness, {
      params: { id: business.businessId },
      body: { restore: true },
    })
    expect(await statusOf(`/${cardId}`)).toBe(200)
    await expect.poll(async () => (await far.get(`/${cardId}`)).status, { timeout: 5000 }).toBe(200)
    await twin.close()
  }, 30_000)
})

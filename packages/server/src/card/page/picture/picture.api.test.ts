import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import jsqr from 'jsqr'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../platform/limits.ts'
import { type Client, openClient } from '../../../testing/client.ts'
import { countMagenta } from '../../../testing/magenta.ts'
import {
  detailsFor,
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  type TestAgency,
  type TestCustomer,
} from '../../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../../testing/world.ts'

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

const live = async (change: object = {}) =>
  makeCard(w, { business: await makeBusiness(w, { owner }), ...change })
const read = jsqr as unknown as (
  data: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null

test('the link picture: its size, its weight, and the page names it', async () => {
  const { cardId } = await live()
  const picture = await visitor.get(`/${cardId}/og.jpg`)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(picture.bytes.length).toBeLessThanOrEqual(300 * 1024)
  const { format, width, height } = await sharp(picture.bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  const page = (await visitor.get(`/${cardId}`)).text
  const address = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1]
  expect(new URL(address!).pathname).toBe(`/${cardId}/og.jpg`)
  expect(page).toContain('<meta property="og:image:width" content="1200">')
})

test('ETag and 304; large letters and renamed cards lead on; HEAD', async () => {
  const { cardNo, cardId } = await live()
  const first = await visitor.get(`/${cardId}/og.jpg`)
  const etag = String(first.headers.etag)
  expect((await visitor.get(`/${cardId}/og.jpg`, { 'if-none-match': etag })).status).toBe(304)
  expect((await visitor.send({ method: 'HEAD', url: `/${cardId}/og.jpg` })).status).toBe(200)
  expect((await visitor.get(`/${cardId!.toUpperCase()}/og.jpg`)).headers.location).toBe(`/${cardId}/og.jpg`)
  await owner.client.ok(cardRoutes.updateCardSettings, { body: { cardNo, cardId: `${cardId}-new` } })
  expect((await visitor.get(`/${cardId}/poster.pdf`)).headers.location).toBe(`/${cardId}-new/poster.pdf`)
})

test('a change shows at once; what did not change is not drawn again, here or on a second machine', async () => {
  const { cardNo, cardId } = await live()
  const first = await visitor.get(`/${cardId}/og.jpg`)
  const change = (tagline: string) =>
    owner.client.ok(cardRoutes.updateCardBasicDetails, {
      body: { cardNo, basicDetails: { ...detailsFor(agency.marker), tagline } },
    })
  await change('Fresh from this morning')
  const second = await visitor.get(`/${cardId}/og.jpg`)
  expect(second.bytes.equals(first.bytes)).toBe(false)
  const twin = await w.openTwin()
  const drawn: unknown[] = []
  const { render } = twin.world.renderer
  twin.world.renderer.render = (job) => (drawn.push(job), render(job))
  const far = await openClient(twin.app, agency.host).get(`/${cardId}/og.jpg`)
  expect([far.bytes.equals(second.bytes), drawn.length]).toEqual([true, 0])
  await twin.close()
})

test('the logo is in it; one that is lost or broken takes nothing else with it', async () => {
  const { cardNo, cardId, business } = await live()
  const plain = await visitor.get(`/${cardId}/og.jpg`)
  const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff00ff' } })
    .png()
    .toBuffer()
  const { documentId } = await owner.client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'logo', hierarchy2: business.businessId },
    file: new Blob([new Uint8Array(logo)]),
    fileName: 'logo.png',
  })
  await owner.client.ok(cardRoutes.updateCardBasicDetails, {
    body: { cardNo, basicDetails: { ...detailsFor(agency.marker), logoDocumentId: documentId } },
  })
  const withLogo = await visitor.get(`/${cardId}/og.jpg`)
  expect(await countMagenta(withLogo.bytes)).toBeGreaterThan(1000)
  expect(await countMagenta(plain.bytes)).toBe(0)
  const row = await w.world.database.platform
    .selectFrom('document')
    .select('storageKey')
    .where('documentId', '=', documentId)
    .executeTakeFirstOrThrow()
  for (const damage of [
    () => w.world.storage.put(row.storageKey, logo.subarray(0, 90)),
    () => w.world.storage.remove(row.storageKey),
  ]) {
    await damage()
    await owner.client.ok(cardRoutes.updateCardBasicDetails, {
      body: {
        cardNo,
        basicDetails: {
          ...detailsFor(agency.marker),
          logoDocumentId: documentId,
          tagline: `Damage ${damage.toString().length}`,
        },
      },
    })
    const answer = await visitor.get(`/${cardId}/og.jpg`)
    expect([answer.status, await countMagenta(answer.bytes)]).toEqual([200, 0])
  }
})

test('the poster is an A6 page with a link, and the QR pictures are read back', async () => {
  const { cardId } = await live()
  const poster = await visitor.get(`/${cardId}/poster.pdf`)
  expect([poster.status, poster.headers['content-type'], poster.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `inline; filename="${cardId}-poster.pdf"`,
  ])
  const pdf = await PDFDocument.load(poster.bytes)
  expect(pdf.getPageCount()).toBe(1)
  expect(pdf.getPage(0).getWidth()).toBeCloseTo((105 / 25.4) * 72, 6)
  expect(pdf.getPage(0).getHeight()).toBeCloseTo((148 / 25.4) * 72, 6)
  for (const kind of ['svg', 'png']) {
    const qr = await visitor.get(`/${cardId}/qr.${kind}`)
    const raw = await sharp(qr.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const found = read(new Uint8ClampedArray(raw.data), raw.info.width, raw.info.height)
    expect(new URL(found!.data).pathname).toBe(`/${cardId}`)
  }
})

test('only of cards that are shown', async () => {
  const draft = await live({ status: 'DRAFT' })
  const paused = await live({ status: 'INACTIVE' })
  for (const kind of ['og.jpg', 'poster.pdf', 'qr.svg', 'qr.png'])
    for (const id of [draft.cardId, paused.cardId, 'no-such-shop'])
      expect([kind, (await visitor.get(`/${id}/${kind}`)).status]).toEqual([kind, 404])
  const { cardNo, cardId } = await live()
  await visitor.get(`/${cardId}/og.jpg`)
  const keys = []
  for await (const { key } of w.world.storage.list()) if (key.includes(`card-${cardNo}-`)) keys.push(key)
  expect(keys).toHaveLength(1)
  expect((await visitor.get(`/files/${keys[0]}`)).status).toBe(404)
})

test('names in signs we cannot draw, and in every script, still have a picture', async () => {
  const { cardNo, cardId } = await live()
  for (const companyName of ['🙏 Raju 漢字 ✨', '漢字', 'রহমান টেইলার্স', 'رحمت سویٹس', 'ശ്രീ പത്മനാഭ'])
    for (const kind of ['og.jpg', 'poster.pdf']) {
      await owner.client.ok(cardRoutes.updateCardBasicDetails, {
        body: { cardNo, basicDetails: { ...detailsFor(agency.marker), companyName } },
      })
      expect([companyName, (await visitor.get(`/${cardId}/${kind}`)).status]).toEqual([companyName, 200])
    }
})

test('making new ones is limited for each network, reading them is not', async () => {
  const { cardNo, cardId } = await live()
  await w.forgetLimits()
  await w.world.database.platform
    .insertInto('rateLimit')
    .values({
      bucket: keyOf(w.world.database.platform, `picture:${visitor.ip}`),
      windowStart: new Date(Math.floor(w.clock.now().getTime() / 3_600_000) * 3_600_000),
      lastAt: w.clock.now(),
      hits: 119,
    })
    .execute()
  expect((await visitor.get(`/${cardId}/og.jpg`)).status).toBe(200)
  await owner.client.ok(cardRoutes.updateCardBasicDetails, {
    body: { cardNo, basicDetails: { ...detailsFor(agency.marker), tagline: 'Once more' } },
  })
  const refused = await visitor.get(`/${cardId}/og.jpg`)
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await openClient(w.app, agency.host).get(`/${cardId}/og.jpg`)).status).toBe(200)
  expect((await visitor.get(`/${cardId}/og.jpg`)).status).toBe(200)
})

import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { emptySections } from '@parichay/contract/card/sections.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { Problem } from '@parichay/contract/errors.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { makeBusiness, makeCard, makeCustomer, type TestCard, type TestCustomer } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { findWithoutSizes } from './store.ts'
import { sizePicture, sizeWaiting } from './work.ts'

let w: TestWorld
let owner: TestCustomer
let card: TestCard
beforeAll(async () => {
  w = await openTestWorld()
  owner = await makeCustomer(w)
  card = await makeCard(w, { business: await makeBusiness(w, { owner }) })
})
afterAll(() => w.close())

const upload = (hierarchy1: 'brochure' | 'gallery', bytes: Uint8Array) =>
  owner.client.call(documentRoutes.uploadDocument, {
    query: { hierarchy1, hierarchy2: card.business.businessId },
    file: new Blob([new Uint8Array(bytes)]),
    fileName: '../../evil.html',
  })
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
)
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer()

describe('a brochure', () => {
  test('is kept byte for byte, served to be saved, and stands on the page', async () => {
    const { status, data } = await upload('brochure', pdf)
    expect([status, data.width, data.height, data.bytes]).toEqual([200, 0, 0, pdf.length])
    expect(data.url).toMatch(/^\/files\/a\d+\/[0-9a-f]{24}\.pdf$/)
    const file = await openClient(w.app, owner.agency.host).get(data.url)
    expect(file.bytes.equals(pdf)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="brochure.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const saved = await owner.client.ok(cardRoutes.updateCardAboutUs, {
      body: {
        cardNo: card.cardNo,
        aboutUs: { ...emptySections.aboutUs, brochureDocumentId: data.documentId, brochureTitle: 'Rates' },
      },
    })
    expect(saved.files[String(data.documentId)]).toMatchObject({ url: data.url, bytes: pdf.length })
    const page = await openClient(w.app, owner.agency.host).get(`/${card.cardId}`)
    expect(page.text).toContain(`href="${data.url}"`)
  })

  test('is a PDF and nothing else, and pictures are pictures', async () => {
    expect((await upload('brochure', await picture(40, 20))).status).toBe(415)
    expect((await upload('gallery', pdf)).status).toBe(415)
    const script = Buffer.from(pdf.toString().replace('/Pages 2 0 R', '/OpenAction<</S/JavaScript/JS(x)>>'))
    const { status, failure } = await upload('brochure', script)
    expect([status, failure.code, failure.field]).toEqual([415, 'UNSUPPORTED_MEDIA', 'file'])
    expect((await upload('brochure', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413)
  })
})

describe('sizes of a picture', () => {
  const row = async (documentId: number) =>
    w.world.database.platform
      .selectFrom('document')
      .select(['sizes', 'sizesAt', 'storageKey'])
      .where('documentId', '=', documentId)
      .executeTakeFirstOrThrow()

  test('WebP at once, AVIF afterwards; then the page has both', async () => {
    const { data } = await upload('gallery', await picture(1400, 900))
    const before = await row(data.documentId)
    expect(before.sizes.map(({ width, avif }) => [width, avif])).toEqual([
      [320, null],
      [640, null],
      [1080, null],
    ])
    await owner.client.ok(cardRoutes.updateCardGallery, {
      body: { cardNo: card.cardNo, gallery: [{ documentId: data.documentId, caption: '', album: '' }] },
    })
    const visitor = openClient(w.app, owner.agency.host)
    expect((await visitor.get(`/${card.cardId}`)).text).not.toContain('.avif')
    await sizePicture(w.world, owner.agency.agencyId, data.documentId)
    const after = await row(data.documentId)
    expect(after.sizesAt).not.toBeNull()
    for (const { width, webp, avif } of after.sizes) {
      for (const [key, format] of [
        [webp, 'webp'],
        [avif!, 'heif'],
      ] as const) {
        const meta = await sharp((await visitor.get(`/files/${key}`)).bytes).metadata()
        expect([meta.format, meta.width]).toEqual([format, width])
      }
    }
    const { headers } = await visitor.get(`/files/${after.sizes[0]!.avif}`)
    expect(headers['content-type']).toBe('image/avif')
    await expect.poll(async () => (await visitor.get(`/${card.cardId}`)).text).toContain('-w1080.avif 1080w')
  }, 60_000)

  test('a small picture needs none; one from before there were sizes gets them; a lost file stops nothing', async () => {
    const small = await upload('gallery', await picture(300, 200))
    expect((await row(small.data.documentId)).sizes).toEqual([])
    const old = await upload('gallery', await picture(700, 500))
    await w.world.database.platform
      .updateTable('document')
      .set({ sizes: '[]' })
      .where('documentId', '=', old.data.documentId)
      .execute()
    const lost = await upload('gallery', await picture(500, 500))
    await w.world.storage.remove((await row(lost.data.documentId)).storageKey)
    w.clock.move(3_600_000)
    const waiting = await findWithoutSizes(w.world.database.platform, w.clock.now())
    for (const { agencyId, documentId } of waiting) await sizePicture(w.world, agencyId, documentId)
    expect((await row(old.data.documentId)).sizes.map(({ width }) => width)).toEqual([320, 640])
    expect(await findWithoutSizes(w.world.database.platform, w.clock.now())).toEqual([])
  }, 60_000)

  test('one that nobody had time for waits for the next sweep; one that cannot be read is marked', async () => {
    const { data } = await upload('gallery', await picture(700, 500))
    const { documentId } = data
    await w.world.database.platform
      .updateTable('document')
      .set({ sizes: '[]' })
      .where('documentId', '=', documentId)
      .execute()
    w.clock.move(3_600_000)
    const busy = new Problem('RENDER_BUSY', 'Many pictures are being made right now.')
    await expect(sizeWaiting(w.world, () => Promise.reject(busy))).rejects.toBe(busy)
    expect((await row(documentId)).sizesAt).toBeNull()
    const stuck = new Problem('RENDER_BUSY', 'It takes too long.', { cause: 'five seconds' })
    await sizeWaiting(w.world, () => Promise.reject(stuck))
    expect((await row(documentId)).sizesAt).not.toBeNull()
  })

  test('a clone shows the same files as documents of its own', async () => {
    const { data } = await upload('gallery', await picture(700, 500))
    const gallery = [{ documentId: data.documentId, caption: 'Ours', album: '' }]
    await owner.client.ok(cardRoutes.updateCardGallery, { body: { cardNo: card.cardNo, gallery } })
    const copy = await owner.client.send({
      method: 'POST',
      url: '/api/v1/business/cloneBusiness',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify({ businessId: card.business.businessId }),
    })
    const { businessId } = copy.data as { businessId: number }
    const [cloned] = await owner.client.ok(cardRoutes.getCardsByBusiness, { query: { businessId } })
    const [picked] = cloned!.gallery
    expect([picked!.caption, picked!.documentId === data.documentId]).toEqual(['Ours', false])
    expect(cloned!.files[String(picked!.documentId)]?.url).toBe(data.url)
    expect(cloned!.aboutUs.brochureTitle).toBe('Rates')
  })
})

import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfTemplateCodes, sizeOfTemplate } from '@parichay/contract/pdf-card/templates.ts'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsqr from 'jsqr'
import { PDFDocument } from 'pdf-lib'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cardScene, factsOf } from '@parichay/pdf-card/card.ts'
import { makeBusiness, makeStaff, type TestBusiness } from '../testing/makers.ts'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { makePeriod } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyScope } from '../platform/scope.ts'
import { giveSingle } from '../payment/store.goods.ts'
import { sweepFiles } from './work.ts'

const readCode = jsqr as unknown as (
  data: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null

let w: TestWorld
let shop: TestShop
let business: TestBusiness
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
beforeEach(async () => {
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today(), 200) })
})
afterAll(() => w.close())

const today = () => istDay(w.clock.now())
const daysAgo = (days: number) => new Date(w.clock.now().getTime() - days * 86_400_000)
const client = () => shop.customer.client
const withPlan = (pdfCardLimit: number) =>
  makePeriod(w, business, {
    from: addDays(today(), -1),
    until: addDays(today(), 300),
    limits: { pdfCardLimit },
  })
const ofBusiness = () =>
  client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId: business.businessId } })
/** A card as the panel makes it: what the profile knows, and whatever is typed over it. */
async function makeCard(change: (details: PdfCardDetails) => void = () => undefined) {
  const { start } = await ofBusiness()
  change(start)
  return client().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId: business.businessId, details: start },
  })
}
const save = (pdfCardNo: number, details: PdfCardDetails) =>
  client().ok(pdfCardRoutes.updatePdfCardBasicDetails, { body: { pdfCardNo, details } })
const exportIt = (pdfCardNo: number, more: object = {}, by = client()) =>
  by.call(pdfCardRoutes.exportPdfCard, { body: { pdfCardNo, ...more } })
const fileOf = async (pdfCardNo: number, more = '', by = client()) =>
  by.get(`/api/v1/pdf-card/downloadPdfCard?pdfCardNo=${pdfCardNo}${more}`)
const used = async () => (await ofBusiness()).allowance.used

async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = []
  for (let no = 1; no <= pdf.numPages; no++) {
    const page = await pdf.getPage(no)
    const { items } = await page.getTextContent()
    pages.push({
      words: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      links: (await page.getAnnotations()).flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []),
    })
  }
  return pages
}

describe('a card from the profile', () => {
  test('exists before anything is typed, and its file is a sample of both sides', async () => {
    const card = await makeCard()
    expect(card).toMatchObject({ version: 1, kind: 'visiting', cover: { by: 'none', why: 'noPlan' } })
    expect(card.details.common.companyName).toMatch(/^Shop /)
    const file = await fileOf(card.pdfCardNo)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${card.pdfCardNo}.pdf"`,
    })
    const pages = await readPdf(file.bytes)
    expect(pages).toHaveLength(2)
    for (const { words } of pages) expect(words).toContain('SAMPLE')
    expect(pages[0]!.words).toContain('Shop')
  })

  test('words, links and size of the file are those of the card; the code is read back', async () => {
    await withPlan(3)
    const card = await makeCard((details) => {
      Object.assign(details.common, {
        phone: '+919825012345',
        whatsapp: '98250 12345',
        email: 'hello@anand.in',
        website: 'anand.in',
        address: '12 Ring Road\nSurat',
      })
      Object.assign(details.person, { name: 'Asha Nair', designation: 'Owner' })
      details.code = 'text'
      details.codeText = 'https://example.in/anand?x=1'
    })
    expect((await exportIt(card.pdfCardNo)).status).toBe(200)
    const { bytes } = await fileOf(card.pdfCardNo)
    expect(bytes.length).toBeLessThan(300_000)
    const pages = await readPdf(bytes)
    const said = pages.map(({ words }) => words).join(' ')
    for (const word of ['Asha Nair', 'Owner', 'hello@anand.in']) expect(said).toContain(word)
    expect(said.replace(/\s+/g, ' ')).toContain('+91 98250 12345')
    expect(said).not.toContain('SAMPLE')
    const links = pages.flatMap((page) => page.links)
    for (const link of [
      'tel:+919825012345',
      'https://wa.me/919825012345',
      'mailto:hello@anand.in',
      'https://anand.in/',
    ])
      expect(links.map((one) => one.replace(/\/$/, ''))).toContain(link.replace(/\/$/, ''))
    expect(links.some((link) => link.startsWith('https://www.google.com/maps/'))).toBe(true)
    const { width, height } = sizeOfTemplate(card.details.templateCode)
    for (const page of (await PDFDocument.load(bytes)).getPages())
      for (const box of [page.getMediaBox(), page.getTrimBox()]) {
        expect(box.width).toBeCloseTo((width / 25.4) * 72, 3)
        expect(box.height).toBeCloseTo((height / 25.4) * 72, 3)
      }
    const order = { details: card.details, pictures: [], logoColours: null, cardUrl: null, isSample: false }
    const png = await w.world.renderer.render({
      scene: cardScene(order, 'back'),
      facts: factsOf(order),
      as: { kind: 'png' },
    })
    const image = await loadImage(png)
    const context = createCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    const pixels = context.getImageData(0, 0, image.width, image.height)
    expect(readCode(new Uint8ClampedArray(pixels.data), image.width, image.height)?.data).toBe(
      'https://example.in/anand?x=1',
    )
  })

  test.each(pdfTemplateCodes)('%s becomes a file', async (templateCode) => {
    const card = await makeCard((details) => {
      details.templateCode = templateCode
      details.person.name = 'லட்சுமி'
    })
    const pages = await readPdf((await fileOf(card.pdfCardNo)).bytes)
    expect(pages).toHaveLength(2)
  })

  test('a clash of versions is told; bad fields are named; somebody else’s does not exist', async () => {
    const card = await makeCard()
    await save(card.pdfCardNo, { ...card.details, language: 'hi' })
    const late = await client().call(pdfCardRoutes.updatePdfCardBasicDetails, {
      body: { pdfCardNo: card.pdfCardNo, version: 1, details: card.details },
    })
    expect([late.status, late.failure.code]).toEqual([409, 'CONFLICT'])
    const wrong = await client().call(pdfCardRoutes.updatePdfCardBasicDetails, {
      body: {
        pdfCardNo: card.pdfCardNo,
        details: { ...card.details, common: { ...card.details.common, phone: 'x' } },
      },
    })
    expect([wrong.status, wrong.failure.field]).toEqual([422, 'details.common.phone'])
    const other = await openShop(w)
    const { status } = await other.customer.client.call(pdfCardRoutes.getPdfCard, {
      query: { pdfCardNo: card.pdfCardNo },
    })
    expect(status).toBe(404)
    expect((await exportIt(card.pdfCardNo, {}, other.customer.client)).status).toBe(404)
    expect((await fileOf(card.pdfCardNo, '', other.customer.client)).status).toBe(404)
  })

  test('deleted it is gone, and comes back within a month', async () => {
    const { pdfCardNo } = await makeCard()
    const remove = (restore?: boolean) =>
      client().call(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo, ...(restore ? { restore } : {}) } })
    expect((await remove()).data).toEqual({ deleted: true })
    expect((await ofBusiness()).list).toEqual([])
    expect((await remove()).status).toBe(404)
    expect((await remove(true)).data).toEqual({ deleted: false })
    await remove()
    await w.world.database.platform
      .updateTable('pdfCard')
      .set({ deletedAt: daysAgo(31) })
      .where('pdfCardNo', '=', pdfCardNo)
      .execute()
    expect((await remove(true)).status).toBe(404)
  })
})

describe('what is counted', () => {
  test('one person once: again, corrected, and twenty at once; another person counts', async () => {
    await withPlan(2)
    const card = await makeCard((details) => void (details.person.name = 'Asha Nair'))
    const at = await Promise.all(Array.from({ length: 20 }, () => exportIt(card.pdfCardNo)))
    expect(new Set(at.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await used()).toBe(1)
    expect((await readPdf((await fileOf(card.pdfCardNo)).bytes))[0]!.words).not.toContain('SAMPLE')
    const corrected = await save(card.pdfCardNo, {
      ...card.details,
      common: { ...card.details.common, tagline: 'New words' },
    })
    expect([corrected.cover.by, corrected.exported?.isCurrent]).toEqual(['correction', false])
    expect((await readPdf((await fileOf(card.pdfCardNo)).bytes))[0]!.words).toContain('SAMPLE')
    await exportIt(card.pdfCardNo)
    expect(await used()).toBe(1)
    await save(card.pdfCardNo, { ...card.details, person: { ...card.details.person, name: 'Ravi Rao' } })
    await exportIt(card.pdfCardNo)
    expect(await used()).toBe(2)
    const more = await makeCard((details) => void (details.person.name = 'Third'))
    const refused = await exportIt(more.pdfCardNo)
    expect([refused.status, refused.failure.code]).toEqual([402, 'LIMIT_REACHED'])
    expect(more.cover).toEqual({ by: 'none', why: 'usedUp', left: 0 })
  })

  test('twenty cards at once never take more than the plan has', async () => {
    await withPlan(7)
    const cards = []
    for (let i = 0; i < 20; i++)
      cards.push(await makeCard((details) => void (details.person.name = `Person ${i}`)))
    const answers = await Promise.all(cards.map(({ pdfCardNo }) => exportIt(pdfCardNo)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(await used()).toBe(7)
  }, 60_000)

  test('the agency’s credits go with it, and none left stops it', async () => {
    const { agencyId } = shop.agency
    const { platform } = w.world.database
    const terms = await platform
      .selectFrom('agency')
      .select('terms')
      .where('agencyId', '=', agencyId)
      .executeTakeFirstOrThrow()
    const set = (pdfSlabs: unknown[]) =>
      platform
        .updateTable('agency')
        .set({ terms: JSON.stringify({ ...terms.terms, pdfSlabs }) })
        .where('agencyId', '=', agencyId)
        .execute()
    await set([{ from: 1, price: 10 }])
    await platform.insertInto('pdfCredit').values({ agencyId, bought: 1, used: 0 }).execute()
    await withPlan(5)
    const [one, two] = [
      await makeCard((details) => void (details.person.name = 'One')),
      await makeCard((details) => void (details.person.name = 'Two')),
    ]
    expect((await exportIt(one.pdfCardNo)).status).toBe(200)
    const refused = await exportIt(two.pdfCardNo)
    expect([refused.status, refused.failure.code]).toEqual([402, 'LIMIT_REACHED'])
    expect(await used()).toBe(1)
    await set([])
  })

  test('the single purchase covers this card and this person, and its corrections for seven days', async () => {
    const card = await makeCard((details) => void (details.person.name = 'Asha'))
    const scope = agencyScope(shop.agency.agencyId)
    expect((await exportIt(card.pdfCardNo)).status).toBe(402)
    await w.world.database.inScope(scope, (tx) => giveSingle(tx, scope, 'pdf', card.pdfCardNo, 1))
    const shown = () => client().ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo: card.pdfCardNo } })
    expect((await shown()).cover.by).toBe('single')
    expect((await exportIt(card.pdfCardNo)).status).toBe(200)
    expect((await shown()).cover.by).toBe('made')
    expect(await used()).toBe(0)
    await save(card.pdfCardNo, { ...card.details, colours: { main: '#0b6b6b', accent: '#f2a541' } })
    expect((await shown()).cover.by).toBe('correction')
    await w.world.database.platform
      .updateTable('usageTake')
      .set({ takenAt: daysAgo(8) })
      .where('businessId', '=', business.businessId)
      .execute()
    expect((await shown()).cover.by).toBe('none')
    await save(card.pdfCardNo, card.details)
    expect((await shown()).cover.by).toBe('made')
  })

  test('what falls between counting and drawing is made up for, and counted once', async () => {
    await withPlan(3)
    const card = await makeCard((details) => void (details.person.name = 'Asha'))
    // The process ends after the transaction: nothing was drawn, nothing given back.
    const render = vi.spyOn(w.world.renderer, 'render').mockImplementation(() => new Promise(() => undefined))
    void exportIt(card.pdfCardNo)
    await vi.waitFor(async () => expect(await used()).toBe(1), 15_000)
    render.mockRestore()
    const twin = await w.openTwin()
    const answer = await twin.app.inject({
      method: 'GET',
      url: `/api/v1/pdf-card/downloadPdfCard?pdfCardNo=${card.pdfCardNo}`,
      headers: {
        host: shop.agency.host,
        cookie: [...client().cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect(answer.statusCode).toBe(200)
    expect((await readPdf(answer.rawPayload))[0]!.words).not.toContain('SAMPLE')
    expect(await used()).toBe(1)
    await twin.close()
  })

  test('what cannot be drawn is given back', async () => {
    await withPlan(3)
    const card = await makeCard((details) => void (details.person.name = 'Asha'))
    const render = vi.spyOn(w.world.renderer, 'render').mockRejectedValue(new Error('no thread'))
    const both = await Promise.all([exportIt(card.pdfCardNo), exportIt(card.pdfCardNo)])
    expect(both.map(({ status }) => status)).toEqual([500, 500])
    render.mockRestore()
    expect(await used()).toBe(0)
    expect((await exportIt(card.pdfCardNo)).status).toBe(200)
    expect(await used()).toBe(1)
  })

  test('a file that was taken away after a month is drawn again and not counted again', async () => {
    await withPlan(3)
    const card = await makeCard((details) => void (details.person.name = 'Asha'))
    await exportIt(card.pdfCardNo)
    await w.world.database.platform
      .updateTable('pdfCardExport')
      .set({ createdAt: daysAgo(31) })
      .where('pdfCardNo', '=', card.pdfCardNo)
      .execute()
    await sweepFiles(w.world)
    expect((await exportIt(card.pdfCardNo)).status).toBe(200)
    expect((await readPdf((await fileOf(card.pdfCardNo)).bytes))[0]!.words).not.toContain('SAMPLE')
    expect(await used()).toBe(1)
  })
})

describe('staff', () => {
  test('force a file without watermark, and it is noted; customers do not; what is off is not exported', async () => {
    const card = await makeCard((details) => void (details.person.name = 'Asha'))
    const force = { forceDownloadWithoutSampleWatermark: true }
    expect((await exportIt(card.pdfCardNo, force)).status).toBe(422)
    expect((await fileOf(card.pdfCardNo, '&forceDownloadWithoutSampleWatermark=true')).status).toBe(409)
    const { client: admin } = shop.admin
    expect((await exportIt(card.pdfCardNo, force, admin)).status).toBe(200)
    expect((await fileOf(card.pdfCardNo, '&forceDownloadWithoutSampleWatermark=true')).status).toBe(200)
    const noted = await w.world.database.platform
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('object', '=', `pdfCard ${card.pdfCardNo}`)
      .where('action', '=', 'pdfCard.forceExport')
      .execute()
    expect(noted).toHaveLength(1)
    const status = (body: object) =>
      admin.call(pdfCardRoutes.updatePdfCardStatus, { body: { pdfCardNo: card.pdfCardNo, ...body } as never })
    expect((await status({ status: 'INACTIVE' })).failure.field).toBe('reason')
    expect((await status({ status: 'INACTIVE', reason: 'wrong name' })).data.status).toBe('INACTIVE')
    expect((await fileOf(card.pdfCardNo)).status).toBe(409)
    expect((await exportIt(card.pdfCardNo)).status).toBe(409)
  })

  test('see the cards of their reach in All Projects', async () => {
    const card = await makeCard((details) => void (details.common.companyName = 'Zubaan Books Xyz'))
    const list = (by: { call: typeof shop.admin.client.call }) =>
      by.call(pdfCardRoutes.getPdfCardList, { query: { search: 'zubaan xyz' } })
    expect((await list(shop.admin.client)).data.list.map(({ pdfCardNo }) => pdfCardNo)).toEqual([
      card.pdfCardNo,
    ])
    const creator = await makeStaff(w, 'creator', { agency: shop.agency })
    expect((await list(creator.client)).data.list).toEqual([])
    const other = await openShop(w)
    expect((await list(other.admin.client)).data.list).toEqual([])
  })
})

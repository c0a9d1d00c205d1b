import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBusiness, type TestBusiness } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { changeOf } from '../../testing/makers.pdf-people.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let shop: TestShop
let business: TestBusiness
beforeAll(async () => {
  w = await openTestWorld()
  shop = await openShop(w)
})
beforeEach(async () => {
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today(), 200) })
  await w.world.database.platform.deleteFrom('rateLimit').execute()
})
afterAll(() => w.close())

const today = () => istDay(w.clock.now())
const client = () => shop.customer.client
async function makeCard(change: (details: PdfCardDetails) => void = () => undefined) {
  const { start } = await client().ok(pdfCardRoutes.getPdfCardsByBusiness, {
    query: { businessId: business.businessId },
  })
  Object.assign(start, { templateCode: 'lanyard', code: 'verify' })
  Object.assign(start.person, { name: 'Asha Nair', dateOfBirth: '1994-06-12', idNo: 'EMP-77' })
  change(start)
  return client().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId: business.businessId, details: start },
  })
}
const passOf = (pdfCardNo: number) => client().ok(pdfVerifyRoutes.getPdfPass, { query: { pdfCardNo } })
const revoke = (pdfCardNo: number, revoked: boolean, reason?: string, by = client()) =>
  by.call(pdfVerifyRoutes.revokePdfPass, {
    body: { pdfCardNo, revoked, ...(reason === undefined ? {} : { reason }) },
  })
const setVerify = (body: object) =>
  client().call(pdfVerifyRoutes.savePdfVerify, { body: body as { pdfCardNo: number } })
const page = async (url: string, by = client()) => {
  const answer = await by.get(new URL(url).pathname)
  return { ...answer, text: answer.bytes.toString() }
}
/** What is read of a page: its text without its styles and marks. */
const said = (text: string) =>
  text
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the page of a card', () => {
  test('names organisation, person and last day, is kept by nobody and runs no script', async () => {
    const card = await makeCard((details) => void (details.person.validTill = addDays(today(), 30)))
    const { url, state } = await passOf(card.pdfCardNo)
    expect(state).toBe('valid')
    expect(card.verifyUrl).toBe(url)
    expect(new URL(url).pathname).toMatch(/^\/v\/[\w-]{22}$/)
    const { status, headers, text } = await page(url)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(text).not.toContain('<script')
    expect(said(text)).toContain('This card is valid')
    expect(said(text)).toContain('Asha Nair')
    expect(said(text)).toContain(card.companyName)
    for (const secret of ['EMP-77', '1994', '12.06']) expect(text).not.toContain(secret)
  })

  test('says expired from the day after, and is in the language of the card', async () => {
    const last = await makeCard((details) => void (details.person.validTill = today()))
    expect((await passOf(last.pdfCardNo)).state).toBe('valid')
    const card = await makeCard((details) => {
      details.person.validTill = addDays(today(), -1)
      details.language = 'ur'
    })
    const { url, state } = await passOf(card.pdfCardNo)
    expect(state).toBe('expired')
    const { text, status } = await page(url)
    expect(status).toBe(200)
    expect(text).toContain('<html lang="ur" dir="rtl">')
    expect(said(text)).toContain('میعاد ختم')
  })

  test('every card has a token of its own; nobody has the one of a card that is not saved', async () => {
    const urls = [await makeCard(), await makeCard()].map(({ verifyUrl }) => verifyUrl)
    const { verifyUrl } = await client().ok(pdfCardRoutes.getPdfCardsByBusiness, {
      query: { businessId: business.businessId },
    })
    expect(new Set([...urls, verifyUrl]).size).toBe(3)
    const { status, text } = await page(verifyUrl)
    expect([status, said(text).includes('This card is not known')]).toEqual([404, true])
  })

  test('a card that was deleted and one of another agency are not known; one switched off is not good', async () => {
    const card = await makeCard()
    const { url } = await passOf(card.pdfCardNo)
    const other = await openShop(w)
    expect((await page(url, other.customer.client)).status).toBe(404)
    const { platform } = w.world.database
    const set = (change: object) =>
      platform.updateTable('pdfCard').set(change).where('pdfCardNo', '=', card.pdfCardNo).execute()
    await set({ isActive: false })
    expect(said((await page(url)).text)).toContain('This card was revoked')
    await set({ isActive: true, deletedAt: w.clock.now() })
    const { status, text } = await page(url)
    expect([status, text.includes('Asha')]).toEqual([404, false])
  })

  test('what is typed stays text', async () => {
    const card = await makeCard((details) => void (details.person.name = '<b>Asha</b> & "x"'))
    expect((await page((await passOf(card.pdfCardNo)).url)).text).toContain('&lt;b&gt;Asha&lt;/b&gt; &amp;')
  })
})

describe('revoking', () => {
  test('takes effect at once, wants a reason, is kept in the log, and can be taken back', async () => {
    const { pdfCardNo } = await makeCard()
    const { url } = await passOf(pdfCardNo)
    const bare = await revoke(pdfCardNo, true)
    expect([bare.status, bare.failure.field]).toEqual([422, 'reason'])
    expect(said((await page(url)).text)).toContain('This card is valid')
    const gone = await revoke(pdfCardNo, true, 'Left the company')
    expect(gone.data).toMatchObject({ state: 'revoked', revoked: { reason: 'Left the company' } })
    const { status, text } = await page(url)
    expect([status, said(text).includes('This card was revoked')]).toEqual([200, true])
    expect(text).not.toContain('Left the company')
    const [entry] = await w.world.database.platform
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('object', '=', `pdfCard ${pdfCardNo}`)
      .where('action', '=', 'pdfCard.revoke')
      .execute()
    expect(JSON.stringify(entry)).toContain('Left the company')
    expect((await revoke(pdfCardNo, false)).data).toMatchObject({ state: 'valid', revoked: null })
    expect(said((await page(url)).text)).toContain('This card is valid')
  })

  test('a card given out anew has another page; the page before says revoked for good', async () => {
    const { pdfCardNo } = await makeCard()
    const before = await passOf(pdfCardNo)
    const anew = await client().ok(pdfVerifyRoutes.reissuePdfPass, { body: { pdfCardNo, reason: 'Lost' } })
    expect(anew.url).not.toBe(before.url)
    expect(anew).toMatchObject({ state: 'valid', revoked: null })
    expect(said((await page(before.url)).text)).toContain('This card was revoked')
    expect(said((await page(anew.url)).text)).toContain('This card is valid')
    // What is made good again is the card that counts, never the one that was lost.
    await revoke(pdfCardNo, true, 'Left')
    await revoke(pdfCardNo, false)
    expect(said((await page(before.url)).text)).toContain('This card was revoked')
    const drawn = await client().ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })
    expect(drawn.verifyUrl).toBe(anew.url)
    const bare = await client().call(pdfVerifyRoutes.reissuePdfPass, { body: { pdfCardNo, reason: ' ' } })
    expect([bare.status, bare.failure.field]).toEqual([422, 'reason'])
  })

  test('the list of people says whose card was taken back', async () => {
    const { pdfCardNo } = await makeCard()
    const changes = ['Asha', 'Ravi'].map((name, i) => changeOf({ name }, i + 1))
    const { saved } = await client().ok(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } })
    const [asha, ravi] = saved.map(({ personNo }) => personNo)
    const body = { pdfCardNo, personNo: ravi!, revoked: true, reason: 'Left' }
    await client().ok(pdfVerifyRoutes.revokePdfPass, { body })
    const list = async () =>
      (await client().ok(pdfPeopleRoutes.getPdfPeople, { query: { pdfCardNo } })).list.map(
        ({ personNo, isRevoked }) => [personNo, isRevoked],
      )
    expect(await list()).toEqual([
      [asha, false],
      [ravi, true],
    ])
    const anew = await client().ok(pdfVerifyRoutes.reissuePdfPass, {
      body: { pdfCardNo, personNo: ravi!, reason: 'Came back' },
    })
    expect(said((await page(anew.url)).text)).toContain('Ravi')
    expect((await list())[1]).toEqual([ravi, false])
    // What was taken back before keeps its own reason.
    const [old] = await w.world.database.platform
      .selectFrom('pdfCardPass')
      .select(['revokeReason', 'replacedAt'])
      .where('pdfCardNo', '=', pdfCardNo)
      .where('replacedAt', 'is not', null)
      .execute()
    expect(old).toMatchObject({ revokeReason: 'Left' })
  })

  test('is nobody else’s', async () => {
    const { pdfCardNo } = await makeCard()
    const other = await openShop(w)
    expect((await revoke(pdfCardNo, true, 'x', other.customer.client)).status).toBe(404)
    expect((await passOf(pdfCardNo)).state).toBe('valid')
  })
})

describe('what a page shows', () => {
  const withPhoto = async (templateCode: PdfCardDetails['templateCode']) => {
    const photo = await w.world.database.platform
      .insertInto('document')
      .values({
        agencyId: shop.agency.agencyId,
        businessId: business.businessId,
        ownerUserId: null,
        kind: 'person',
        storageKey: `a${shop.agency.agencyId}/face-${business.businessId}.webp`,
        thumbnailKey: 't',
        jpegKey: 'j',
        width: 400,
        height: 500,
        bytes: 10,
        madeBy: 'test',
        createdAt: w.clock.now(),
        contentType: 'image/webp',
        sizes: '[]',
      } as never)
      .returning('documentId')
      .executeTakeFirstOrThrow()
    return makeCard((details) => {
      details.templateCode = templateCode
      details.person.photoDocumentId = photo.documentId
    })
  }

  test('a photograph only where the organisation allows it', async () => {
    const { pdfCardNo } = await withPhoto('lanyard')
    const { url } = await passOf(pdfCardNo)
    expect((await page(url)).text).not.toContain('<img')
    expect((await setVerify({ pdfCardNo, showsPhoto: true })).data).toMatchObject({ showsPhoto: true })
    expect((await page(url)).text).toContain('<img src="/files/')
    await revoke(pdfCardNo, true, 'Lost')
    expect((await page(url)).text).not.toContain('<img')
  })

  test('a child’s card is nothing before the consent was stated, and never a photograph after', async () => {
    await makePeriod(w, business, {
      from: addDays(today(), -1),
      until: addDays(today(), 300),
      limits: { pdfCardLimit: 5 },
    })
    const { pdfCardNo } = await withPhoto('campus')
    const { url, isChilds, consent } = await passOf(pdfCardNo)
    expect([isChilds, consent]).toEqual([true, null])
    expect((await page(url)).status).toBe(404)
    const exportIt = () => client().call(pdfCardRoutes.exportPdfCard, { body: { pdfCardNo } })
    const refused = await exportIt()
    expect([refused.status, refused.failure.field]).toEqual([422, 'parentsConsent'])
    expect((await setVerify({ pdfCardNo, parentsConsent: 7 })).status).toBe(422)
    const stated = await setVerify({ pdfCardNo, parentsConsent: 1, showsPhoto: true })
    expect(stated.data).toMatchObject({
      consent: { version: 1, at: expect.stringContaining(today()) as string },
    })
    w.clock.move(60_000)
    const again = await setVerify({ pdfCardNo, parentsConsent: 1 })
    expect(again.data?.consent).toEqual(stated.data?.consent)
    const { status, text } = await page(url)
    expect([status, text.includes('<img'), text.includes('1994')]).toEqual([200, false, false])
  })
})

describe('who asks too much', () => {
  test('guessing is stopped with 429 and the seconds to wait; cards that are there still answer', async () => {
    const { pdfCardNo } = await makeCard()
    const { url } = await passOf(pdfCardNo)
    const guess = (n: number) => page(new URL(`/v/${String(n).padStart(22, 'x')}`, url).href)
    const answers = []
    for (let n = 0; n < 32; n++) answers.push(await guess(n))
    expect(answers.slice(0, 30).every(({ status }) => status === 404)).toBe(true)
    expect(answers.at(-1)!.status).toBe(429)
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
    expect((await page(url)).status).toBe(200)
  })
})

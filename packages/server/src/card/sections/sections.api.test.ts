import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { emptySections, type PaymentOptions, type ProductInput } from '@parichay/contract/card/sections.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { waitForMessage } from '@parichay/sandbox/read.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, openClient } from '../../testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeDocument,
  makeStaff,
  type TestAgency,
  type TestCard,
  type TestCustomer,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { workPayment } from '../payment/work.ts'

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

const newCard = async () => makeCard(w, { business: await makeBusiness(w, { owner }) })
const product = (name: string, more: Partial<ProductInput> = {}): ProductInput => ({
  kind: 'product',
  name,
  documentIds: [],
  price: 25_000,
  mrp: null,
  unit: 'kg',
  gstPct: 5,
  description: '',
  category: '',
  inStock: true,
  diet: 'veg',
  action: 'enquiry',
  link: null,
  when: null,
  ...more,
})
const payment: PaymentOptions = {
  upiId: 'asha@okbank',
  payeeName: 'Asha Stores',
  wallets: [{ app: 'gpay', number: '9876543210' }],
  bank: { holder: 'Asha Stores', accountNumber: '123456789012', ifsc: 'HDFC0001234', branch: 'Surat' },
  qrDocumentId: null,
  note: '',
}
/** One valid body of each section, with a word that must come out again. */
const sections = (word: string, picture: number) =>
  [
    [cardRoutes.updateCardPaymentOptions, { paymentOptions: { ...payment, payeeName: word } }],
    [cardRoutes.updateCardYoutubeVideos, { youtubeVideos: [{ videoId: 'dQw4w9WgXcQ', title: word }] }],
    [cardRoutes.updateCardGallery, { gallery: [{ documentId: picture, caption: word, album: '' }] }],
    [
      cardRoutes.updateCardAboutUs,
      { aboutUs: { ...emptySections.aboutUs, body: word, ownerDocumentId: picture, reasons: ['On time'] } },
    ],
    [cardRoutes.updateCardProducts, { products: [product(word, { documentIds: [picture] })] }],
  ] as const

describe('each section', () => {
  test('is saved by itself, comes back whole, and its files are described', async () => {
    const { cardNo, business } = await newCard()
    const picture = await makeDocument(w, business)
    for (const [i, [route, body]] of sections('Mithai 500 g', picture).entries()) {
      const saved = await owner.client.ok(route, { body: { cardNo, ...body } } as never)
      expect(saved).toMatchObject({ cardNo, version: i + 2, ...body })
    }
    const card = await owner.client.ok(cardRoutes.getCard, { query: { cardNo } })
    expect(card.paymentOptions.bank?.bankName).toBe('HDFC Bank')
    expect(card.files[String(picture)]).toMatchObject({ width: 10, height: 10, bytes: 100 })
    expect(Object.keys(card.files)).toEqual([String(picture)])
  })

  test('starts the draft of a business that has no card', async () => {
    const picture = await makeDocument(w, await makeBusiness(w, { owner }))
    for (const [route, body] of sections('First', picture)) {
      const business = await makeBusiness(w, { owner })
      const own = JSON.parse(
        JSON.stringify(body).replaceAll(String(picture), String(await makeDocument(w, business))),
      ) as object
      const made = await owner.client.ok(route, {
        body: { businessId: business.businessId, ...own },
      } as never)
      expect(made).toMatchObject({ status: 'DRAFT', businessId: business.businessId })
    }
  })

  test('refuses what was changed on another device, and keeps that', async () => {
    const { cardNo, business } = await newCard()
    const picture = await makeDocument(w, business)
    const { version } = await owner.client.ok(cardRoutes.getCard, { query: { cardNo } })
    for (const [route, body] of sections('Second device', picture)) {
      await owner.client.ok(cardRoutes.updateCardTemplate, {
        body: {
          cardNo,
          template: { code: 'minimal', colour: '#112233', font: 'modern', appearance: 'auto' },
        },
      })
      const { failure } = await owner.client.call(route, { body: { cardNo, version, ...body } } as never)
      expect([route.path, failure.code]).toEqual([route.path, 'CONFLICT'])
    }
    expect(await owner.client.ok(cardRoutes.getCard, { query: { cardNo } })).toMatchObject(emptySections)
  })

  test('takes no file of another business, of another agency, or of the wrong kind', async () => {
    const { cardNo, business } = await newCard()
    const foreign = [
      await makeDocument(w, await makeBusiness(w, { owner })),
      await makeDocument(w, await makeBusiness(w)),
      await makeDocument(w, business, 'application/pdf'),
      2_000_000_000,
    ]
    for (const id of foreign) {
      for (const [route, body] of [
        ...sections('Foreign', id).filter(
          ([, given]) => JSON.stringify(given).includes(`:${id}`) || 'products' in given,
        ),
        [cardRoutes.updateCardPaymentOptions, { paymentOptions: { ...payment, qrDocumentId: id } }],
      ] as const) {
        const { status, failure } = await owner.client.call(route, { body: { cardNo, ...body } } as never)
        expect([route.path, status, failure.code]).toEqual([route.path, 404, 'NOT_FOUND'])
      }
    }
    const picture = await makeDocument(w, business)
    const asBrochure = { ...emptySections.aboutUs, brochureDocumentId: picture }
    const wrong = await owner.client.call(cardRoutes.updateCardAboutUs, {
      body: { cardNo, aboutUs: asBrochure },
    })
    expect([wrong.status, wrong.failure.field]).toEqual([404, 'brochureDocumentId'])
    const brochure = { ...asBrochure, brochureDocumentId: foreign[2]! }
    await owner.client.ok(cardRoutes.updateCardAboutUs, { body: { cardNo, aboutUs: brochure } })
  })

  test('is on the page at the first request after the answer', async () => {
    const { cardNo, cardId, business } = await newCard()
    const picture = await makeDocument(w, business)
    for (const [i, [route]] of sections('', picture).entries()) {
      for (const round of [1, 2, 3]) {
        const word = `Edition${i}x${round}`
        expect((await visitor.get(`/${cardId}`)).text).not.toContain(word)
        const [, body] = sections(word, picture)[i]!
        await owner.client.ok(route, { body: { cardNo, ...body } } as never)
        expect((await visitor.get(`/${cardId}`)).text).toContain(word)
      }
    }
  })

  test('is arranged and hidden as the settings say', async () => {
    const { cardNo, cardId, business } = await newCard()
    const picture = await makeDocument(w, business)
    for (const [route, body] of sections('Arranged', picture))
      await owner.client.ok(route, { body: { cardNo, ...body } } as never)
    const version = async () => (await owner.client.ok(cardRoutes.getCard, { query: { cardNo } })).version
    const arrange = async (settings: object) =>
      owner.client.ok(cardRoutes.updateCardSettings, {
        body: { cardNo, version: await version(), settings },
      } as never)
    const places = async () => {
      const { text } = await visitor.get(`/${cardId}`)
      return ['class="gallery', 'class="videos', 'class="feedback'].map((sign) => text.indexOf(sign))
    }
    await arrange({ order: ['feedback', 'videos', 'gallery'] })
    const [gallery, videos, feedback] = await places()
    expect(feedback).toBeLessThan(videos!)
    expect(videos).toBeLessThan(gallery!)
    expect((await arrange({ hidden: ['videos', 'feedback'] })).settings.order).toEqual([
      'feedback',
      'videos',
      'gallery',
    ])
    expect((await places()).map((place) => place >= 0)).toEqual([true, false, false])
  })
})

test('what platform staff make for another agency has its colour and language, and its name stays reserved', async () => {
  const platform = await makeAgency(w, { isSuperAdmin: true })
  const { client } = await makeStaff(w, 'admin', { agency: platform })
  const theirs = await makeAgency(w, { languages: ['gu', 'en'] })
  await sql`update agency set theme_primary = '#123456' where agency_id = ${theirs.agencyId}`.execute(
    w.world.database.platform,
  )
  w.world.hosts.forget()
  const { businessId } = await makeBusiness(w, { owner: await makeCustomer(w, { agency: theirs }) })
  const body = { businessId, youtubeVideos: [] }
  const { cardNo, template, settings } = await client.ok(cardRoutes.updateCardYoutubeVideos, { body })
  expect([template.colour, settings.language]).toEqual(['#123456', 'gu'])
  const cardId = `agency-${theirs.marker.toLowerCase()}`
  const query = { cardId, cardNo }
  expect(await client.ok(cardRoutes.checkCardIdAvailability, { query })).toMatchObject({ reason: 'reserved' })
  const taken = await client.call(cardRoutes.updateCardSettings, { body: { cardNo, cardId } })
  expect(taken.failure.code).toBe('CARD_ID_TAKEN')
})

describe('limits', () => {
  const many = (count: number) => Array.from({ length: count })
  const over = (count: number, picture: number) =>
    [
      [cardRoutes.updateCardProducts, 'products', many(count).map((_one, i) => product(`No. ${i}`))],
      [
        cardRoutes.updateCardGallery,
        'gallery',
        many(count).map(() => ({ documentId: picture, caption: '', album: '' })),
      ],
      [
        cardRoutes.updateCardYoutubeVideos,
        'youtubeVideos',
        many(count).map(() => ({ videoId: 'dQw4w9WgXcQ', title: '' })),
      ],
    ] as const

  test('are kept, and say how many to remove', async () => {
    const { cardNo, business } = await newCard()
    const picture = await makeDocument(w, business)
    const admin = await makeStaff(w, 'admin', { agency })
    const given = { body: { cardNo, limit: { products: 2, gallery: 2, youtube: 2 }, reason: 'small plan' } }
    expect((await owner.client.call(cardRoutes.updateCardLimit, given)).status).toBe(403)
    const { limit } = await admin.client.ok(cardRoutes.updateCardLimit, given)
    expect(limit).toEqual({ products: 2, gallery: 2, youtube: 2, links: 20, monthlyViews: -1 })
    for (const [route, field, list] of over(5, picture)) {
      const { status, failure } = await owner.client.call(route, { body: { cardNo, [field]: list } } as never)
      expect([status, failure.code, failure.field]).toEqual([402, 'LIMIT_REACHED', field])
      expect(failure.message).toMatch(/This card can have 2 (products|pictures|videos)\. Remove 3\./)
    }
    for (const [route, field, list] of over(2, picture))
      await owner.client.ok(route, { body: { cardNo, [field]: list } } as never)
    await admin.client.ok(cardRoutes.updateCardLimit, {
      body: { cardNo, limit: { products: -1 }, reason: 'asked for more' },
    })
    // The most that the call takes, described to the last letter.
    const longest = {
      description: 'क'.repeat(400),
      category: 'क'.repeat(40),
      unit: 'क'.repeat(20),
      action: 'link' as const,
      link: `https://example.in/${'x'.repeat(480)}`,
    }
    const [[route]] = over(1, picture)
    const list = Array.from({ length: 500 }, (_one, i) => product(`${'क'.repeat(76)} ${i}`, longest))
    await owner.client.ok(route, { body: { cardNo, products: list } } as never)
    const audits = await w.world.database.platform
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'card.limit')
      .where('object', '=', `card ${cardNo}`)
      .execute()
    expect(audits.map(({ detail }) => detail['reason'])).toEqual(['small plan', 'asked for more'])
  })

  test('more than a lowered limit may be changed and put in another order, and only grow no more', async () => {
    const { cardNo, business } = await newCard()
    const picture = await makeDocument(w, business)
    const admin = await makeStaff(w, 'admin', { agency })
    for (const [route, field, list] of over(5, picture))
      await owner.client.ok(route, { body: { cardNo, [field]: list } } as never)
    await admin.client.ok(cardRoutes.updateCardLimit, {
      body: { cardNo, limit: { products: 2, gallery: 2, youtube: 2 }, reason: 'smaller plan' },
    })
    for (const [route, field, list] of over(5, picture)) {
      const changed = list.toReversed()
      const saved = await owner.client.ok(route, { body: { cardNo, [field]: changed } } as never)
      expect(saved).toMatchObject({ [field]: changed })
    }
    for (const [route, field, list] of over(6, picture)) {
      const { failure } = await owner.client.call(route, { body: { cardNo, [field]: list } } as never)
      expect([failure.code, failure.message.endsWith('Remove 1.')]).toEqual(['LIMIT_REACHED', true])
    }
    // What was taken away does not come back above the limit.
    for (const [route, field, list] of over(3, picture))
      await owner.client.ok(route, { body: { cardNo, [field]: list } } as never)
    for (const [route, field, list] of over(4, picture)) {
      const { failure } = await owner.client.call(route, { body: { cardNo, [field]: list } } as never)
      expect(failure.code).toBe('LIMIT_REACHED')
    }
  })

  test('that staff may give can be used up, in every section', async () => {
    const { cardNo, business } = await newCard()
    const picture = await makeDocument(w, business)
    const admin = await makeStaff(w, 'admin', { agency })
    const all = { products: 500, gallery: 500, youtube: 500, links: 500 }
    const body = { cardNo, limit: all, reason: 'a very large shop' }
    await admin.client.ok(cardRoutes.updateCardLimit, { body })
    const types = await owner.client.ok(linkStoreRoutes.listLinkTypes, { query: {} })
    const { linkTypeId } = types.find(
      (type) => type.fieldType === 'url' && type.prefix + type.pattern === '',
    )!
    const link = { linkTypeId, title: '', value: 'https://anand.example/' }
    const lists = [
      ...over(500, picture),
      [cardRoutes.updateCardLinks, 'links', Array(500).fill(link)] as const,
    ]
    for (const [route, field, list] of lists) {
      const { status } = await owner.client.call(route, { body: { cardNo, [field]: list } } as never)
      expect([field, status]).toEqual([field, 200])
    }
  })
})

test('views that are expected in a month are set with a reason, shown to staff, and close nothing', async () => {
  const { cardNo, cardId } = await newCard()
  const admin = await makeStaff(w, 'admin', { agency })
  // A card from before has no such limit.
  await sql`update card set card_limit = card_limit - 'monthlyViews' where card_no = ${cardNo}`.execute(
    w.world.database.platform,
  )
  const shown = async () =>
    (await admin.client.ok(cardRoutes.listCards, { query: {} })).list.find((one) => one.cardNo === cardNo)!
      .limit.monthlyViews
  expect(await shown()).toBe(-1)
  const { limit } = await admin.client.ok(cardRoutes.updateCardLimit, {
    body: { cardNo, limit: { monthlyViews: 0 }, reason: 'shares a small plan' },
  })
  expect([limit.monthlyViews, limit.products, await shown()]).toEqual([0, 20, 0])
  const page = await w.app.inject({ url: `/${cardId}`, headers: { host: agency.host } })
  expect(page.statusCode).toBe(200)
})

describe('payment options', () => {
  const auditsOf = async ({ cardNo }: TestCard) =>
    w.world.database.platform
      .selectFrom('audit')
      .select(['actor', 'detail'])
      .where('action', '=', 'card.payment')
      .where('object', '=', `card ${cardNo}`)
      .execute()

  test('name the bank from its code, whatever the caller says, and refuse a code that no bank has', async () => {
    const { cardNo } = await newCard()
    const save = (ifsc: string) =>
      owner.client.call(cardRoutes.updateCardPaymentOptions, {
        body: { cardNo, paymentOptions: { ...payment, bank: { ...payment.bank!, ifsc, bankName: 'Mine' } } },
      })
    expect((await save('sbin0001234')).data.paymentOptions.bank).toMatchObject({
      ifsc: 'SBIN0001234',
      bankName: 'State Bank of India',
    })
    const unknown = await save('QQQQ0001234')
    expect([unknown.status, unknown.failure.field]).toEqual([422, 'paymentOptions.bank.ifsc'])
    expect((await save('SBIN1001234')).failure.field).toBe('paymentOptions.bank.ifsc')
  })

  test('are written down when money goes elsewhere, without a whole account number', async () => {
    const card = await newCard()
    const save = (paymentOptions: PaymentOptions) =>
      owner.client.ok(cardRoutes.updateCardPaymentOptions, { body: { cardNo: card.cardNo, paymentOptions } })
    await save(payment)
    await save({ ...payment, note: 'Write the order number' })
    expect(await auditsOf(card)).toHaveLength(1)
    await save({ ...payment, upiId: 'other@okbank' })
    const audits = await auditsOf(card)
    expect(audits).toHaveLength(2)
    expect(JSON.stringify(audits)).not.toContain('123456789012')
    expect(JSON.stringify(audits[1])).toContain('…9012')
  })

  test('changed by staff: the owner is told by e-mail, or by SMS without one', async () => {
    await workPayment(w.world)
    const admin = await makeStaff(w, 'admin', { agency })
    const card = await newCard()
    await admin.client.ok(cardRoutes.updateCardPaymentOptions, {
      body: { cardNo: card.cardNo, paymentOptions: payment },
    })
    const sms = await waitForMessage(w.sandbox.url, owner.phoneNumber)
    expect(sms.text).toContain('payment details changed')
    const email = `owner-${card.cardNo}@shop.example`
    await w.world.database.platform
      .updateTable('appUser')
      .set({ email })
      .where('userId', '=', owner.userId)
      .execute()
    await admin.client.ok(cardRoutes.updateCardPaymentOptions, {
      body: { cardNo: card.cardNo, paymentOptions: { ...payment, upiId: 'new@okbank' } },
    })
    const letter = await waitForMessage(w.sandbox.url, email)
    expect(letter.text).toContain('digital card')
    expect((await auditsOf(card))[1]?.actor).toContain('franchisee')
  }, 30_000)
})

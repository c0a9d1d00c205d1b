import { cardPinRoutes } from '@parichay/contract/card/routes.pin.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { emptySections, type Product } from '@parichay/contract/card/sections.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { detailsFor, makeCustomer, makeStaff, type TestCard } from '../../testing/makers.ts'
import { makeVisited, sendForm, type Visited } from '../../testing/visited.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

const pin = '4071'
let w: TestWorld
let v: Visited
let { agency, owner, admin, visitor }: Visited = {} as Visited
beforeAll(async () => {
  w = await openTestWorld()
  v = await makeVisited(w)
  ;({ agency, owner, admin, visitor } = v)
})
afterAll(() => w.close())

const lock = (card: TestCard, to: string | null = pin, who: { client: Client } = owner) =>
  who.client.ok(cardPinRoutes.setCardPin, { body: { cardNo: card.cardNo, pin: to } })
const product: Product = {
  kind: 'product',
  name: 'Secret Laddoo',
  documentIds: [],
  price: 12_300,
  mrp: null,
  unit: '',
  gstPct: null,
  description: '',
  category: '',
  inStock: true,
  diet: null,
  action: 'order',
  link: null,
  when: null,
}
/** A card with something to hide; locked, unless told. */
async function newCard(isLocked = true): Promise<TestCard> {
  const card = await v.newCard({ of: owner })
  const { cardNo } = card
  await owner.client.ok(cardRoutes.updateCardProducts, { body: { cardNo, products: [product] } })
  if (isLocked) await lock(card)
  return card
}
const form = (client: Client, card: TestCard, typed: string, more: Record<string, string> = {}) =>
  sendForm(client, '/api/v1/public/card-pin', { cardId: card.cardId!, pin: typed, ...more })
/** Whatever of a card only those may know who see it. */
const secrets = () => [
  `Road ${agency.marker}`,
  'Secret Laddoo',
  ...detailsFor(agency.marker).phones.map(({ number }) => number.replace(/\D/g, '').slice(-10)),
]
const holds = (text: string) =>
  secrets().filter((one) => text.replaceAll(/[\s-]/g, '').includes(one.replaceAll(/[\s-]/g, '')))

describe('while a card is locked, a stranger', () => {
  /** Every address that serves something of a card, and the status a stranger gets there. */
  const served = [
    ['', 200],
    ['?lang=hi', 200],
    ['/', 301],
    ['/order?q0=2', 200],
    ['/signature', 200],
    ['.vcf', 403],
    ['.sw.js', 200],
    ['/og.jpg', 403],
    ['/poster.pdf', 403],
    ['/qr.svg', 403],
    ['/qr.png', 403],
  ] as const
  test.each(served)('gets nothing of it at /{cardId}%s', async (part, status) => {
    const card = await newCard()
    const answer = await visitor().get(`/${card.cardId}${part}`)
    expect([answer.status, holds(answer.text)]).toEqual([status, []])
    if (status === 301) return
    expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
    for (const sign of ['ld+json', 'og:', 'text/vcard', 'canonical', 'description'])
      expect(answer.text).not.toContain(sign)
    if (part === '.sw.js') expect(answer.text).toContain('unregister')
    else {
      expect(answer.text).toContain(`Shop ${agency.marker}`)
      expect(answer.text).toContain('name="pin"')
      expect(answer.text).not.toContain('<script')
    }
  })

  test('gets nothing of it from memory, where the open card stood a moment ago', async () => {
    const card = await newCard(false)
    const stranger = visitor()
    const parts = ['', '.vcf', '/qr.svg', '?lang=hi', '.sw.js'].map((part) => `/${card.cardId}${part}`)
    for (const path of [...parts, ...parts]) expect((await stranger.get(path)).status).toBe(200)
    const { etag } = (await stranger.get(parts[0]!)).headers
    expect(holds((await stranger.get(parts[0]!)).text)).not.toEqual([])
    await lock(card)
    for (const path of [...parts, ...parts]) expect(holds((await stranger.get(path)).text)).toEqual([])
    const again = await stranger.get(parts[0]!, { 'if-none-match': String(etag) })
    expect([again.status, again.text.includes('name="pin"')]).toEqual([200, true])
    await lock(card, null)
    for (const path of parts) expect((await stranger.get(path)).status).toBe(200)
    expect(holds((await stranger.get(parts[0]!)).text)).not.toEqual([])
  })

  test('finds it in no list and on no map of the agency', async () => {
    const card = await newCard()
    for (const path of ['/for', '/for/en', '/sitemap.xml', '/robots.txt', '/api/v1/openapi.json'])
      expect((await visitor().get(path)).text).not.toContain(card.cardId)
  })

  test('writes no feedback on it, and keeps what was written; who opened it does', async () => {
    const card = await newCard()
    const body = { cardId: card.cardId!, stars: 5, text: 'Good' }
    const refused = await visitor().call(feedbackRoutes.addFeedback, { body })
    expect([refused.status, refused.failure.code]).toEqual([403, 'CARD_LOCKED'])
    const page = await visitor().send({
      method: 'POST',
      url: '/api/v1/public/feedback',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams({ cardId: card.cardId!, stars: '5', text: 'Very good indeed' }).toString(),
    })
    expect([page.status, page.text.includes('Very good indeed'), holds(page.text)]).toEqual([403, true, []])
    const guest = visitor()
    await form(guest, card, pin)
    expect(await guest.ok(feedbackRoutes.addFeedback, { body })).toEqual({ thanks: true })
  })

  test('has no way to it by the calls of the panel', async () => {
    const card = await newCard()
    const { cardNo, business } = card
    const { businessId } = business
    expect((await visitor().call(cardRoutes.getCard, { query: { cardNo } })).status).toBe(401)
    expect((await visitor().call(cardRoutes.getCardsByBusiness, { query: { businessId } })).status).toBe(401)
    const other = await makeCustomer(w, { agency })
    expect((await other.client.call(cardRoutes.getCard, { query: { cardNo } })).status).toBe(404)
    for (const part of ['.vcf', '/poster.pdf', '/signature'])
      expect(holds((await other.client.get(`/${card.cardId}${part}`)).text)).toEqual([])
  })

  test('and an old link leads to the page that asks for the PIN', async () => {
    const card = await newCard()
    await owner.client.ok(cardRoutes.updateCardSettings, {
      body: { cardNo: card.cardNo, cardId: `${card.cardId}-new` },
    })
    expect((await visitor().get(`/${card.cardId}`)).headers.location).toBe(`/${card.cardId}-new`)
    expect(holds((await visitor().get(`/${card.cardId}-new`)).text)).toEqual([])
  })
})

/** A stored brochure of cards' businesses, the first of which shows it, and its address. */
async function makeBrochure(...cards: [TestCard, ...TestCard[]]): Promise<string> {
  const [card] = cards
  const key = `a${agency.agencyId}/${card.cardId}.pdf`
  await w.world.storage.put(key, Buffer.from('%PDF-1.7 prices'))
  const documents = await w.world.database.platform
    .insertInto('document')
    .values(
      cards.map(({ business }) => ({
        agencyId: agency.agencyId,
        businessId: business.businessId,
        ownerUserId: owner.userId,
        kind: 'brochure' as const,
        storageKey: key,
        thumbnailKey: key,
        jpegKey: key,
        width: 0,
        height: 0,
        bytes: 15,
        madeBy: `user ${owner.userId}`,
        contentType: 'application/pdf' as const,
        createdAt: w.clock.now(),
        sizes: '[]',
        sizesAt: w.clock.now(),
      })),
    )
    .returning('documentId')
    .execute()
  await owner.client.ok(cardRoutes.updateCardAboutUs, {
    body: {
      cardNo: card.cardNo,
      aboutUs: { ...emptySections.aboutUs, brochureDocumentId: documents[0]!.documentId },
    },
  })
  return `/files/${key}`
}

test('the brochure of a locked card is for those who opened it, and for owner and staff', async () => {
  const card = await newCard(false)
  const url = await makeBrochure(card)
  expect((await visitor().get(`/${card.cardId}`)).text).toContain(url)
  const free = await visitor().get(url)
  expect([free.status, free.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable'])
  await lock(card)
  expect((await visitor().get(url)).status).toBe(404)
  const guest = visitor()
  await form(guest, card, pin)
  for (const client of [guest, owner.client, admin.client]) expect((await client.get(url)).status).toBe(200)
  await lock(card, '830417')
  expect((await guest.get(url)).status).toBe(404)
})

test('the brochure of a card that everybody sees stays open when a copy of its business is locked, and not for a copy that nobody sees', async () => {
  const [card, copy] = [await newCard(false), await newCard(false)]
  const url = await makeBrochure(card, copy)
  await lock(copy)
  expect((await visitor().get(url)).status).toBe(200)
  await lock(card, '830417')
  expect((await visitor().get(url)).status).toBe(404)
  const guest = visitor()
  await form(guest, card, '830417')
  expect((await guest.get(url)).status).toBe(200)
  await lock(copy, null)
  expect((await visitor().get(url)).status).toBe(200)
  await w.world.database.platform
    .updateTable('card')
    .set({ status: 'DRAFT' })
    .where('cardNo', '=', copy.cardNo)
    .execute()
  expect((await visitor().get(url)).status).toBe(404)
  expect((await owner.client.get(url)).status).toBe(200)
})

test('the brochure of a locked card stays behind its PIN when it is deleted, and when the card is', async () => {
  const card = await newCard(false)
  const url = await makeBrochure(card)
  await lock(card)
  const guest = visitor()
  await form(guest, card, pin)
  await lock(card, '830417')
  const { cardNo } = card
  const { aboutUs } = await owner.client.ok(cardRoutes.getCard, { query: { cardNo } })
  const show = (brochureDocumentId: number | null) =>
    owner.client.ok(cardRoutes.updateCardAboutUs, {
      body: { cardNo, aboutUs: { ...emptySections.aboutUs, brochureDocumentId } },
    })
  const documentId = aboutUs.brochureDocumentId!
  const remove = (restore?: true) =>
    admin.client.ok(documentRoutes.deleteDocument, {
      params: { documentId },
      body: restore ? { restore } : {},
    })
  await show(null)
  await remove()
  expect((await guest.get(url)).status).toBe(404)
  await remove(true)
  await w.world.database.platform
    .updateTable('card')
    .set({ deletedAt: w.clock.now() })
    .where('cardNo', '=', cardNo)
    .execute()
  expect([(await guest.get(url)).status, (await owner.client.get(url)).status]).toEqual([404, 200])
})

describe('the right PIN', () => {
  test('opens the card in this browser alone, by a form without script, in the digits of any script', async () => {
    const card = await newCard()
    const guest = visitor()
    const answer = await form(guest, card, ' ४०७१ ', { lang: 'hi' })
    expect([answer.status, answer.headers.location]).toEqual([303, `/${card.cardId}?lang=hi`])
    const [cookie] = guest.setCookies
    expect(cookie).toMatch(
      /^__Host-card-\d+=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(cookie).not.toContain(pin)
    const page = await guest.get(`/${card.cardId}`)
    expect(holds(page.text)).toHaveLength(secrets().length)
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
    for (const part of ['.vcf', '/signature', '/order?q0=2', '/qr.svg', '/qr.png']) {
      const { status, headers } = await guest.get(`/${card.cardId}${part}`)
      expect([part, status, headers['cache-control']]).toEqual([part, 200, 'private, no-store'])
    }
    // No copy for a day without network: it would stay when the PIN changes.
    expect((await guest.get(`/${card.cardId}.sw.js`)).text).toContain('unregister')
    expect(holds((await visitor().get(`/${card.cardId}`)).text)).toEqual([])
  })

  test('opens no other card, and none of another agency', async () => {
    const [card, other] = [await newCard(), await newCard()]
    const guest = visitor()
    await form(guest, card, pin)
    expect(holds((await guest.get(`/${other.cardId}`)).text)).toEqual([])
    const [[name, token]] = [...guest.cookies] as [[string, string]]
    const thief = visitor()
    thief.cookies.set(name.replace(String(card.cardNo), String(other.cardNo)), token)
    expect(holds((await thief.get(`/${other.cardId}`)).text)).toEqual([])
    thief.cookies.set(name, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)
    expect(holds((await thief.get(`/${card.cardId}`)).text)).toEqual([])
  })

  test('counts for some hours, and not once the PIN is another one or was taken off meanwhile', async () => {
    const card = await newCard()
    const guest = visitor()
    const opens = async () => holds((await guest.get(`/${card.cardId}`)).text).length > 0
    await form(guest, card, pin)
    w.clock.move(5 * 3_600_000)
    expect(await opens()).toBe(true)
    w.clock.move(8 * 3_600_000)
    owner = await makeCustomer(w, { agency })
    admin = await makeStaff(w, 'admin', { agency })
    expect(await opens()).toBe(false)
    await form(guest, card, pin)
    expect(await opens()).toBe(true)
    await lock(card, pin, admin)
    expect(await opens()).toBe(false)
    await form(guest, card, pin)
    await lock(card, null, admin)
    expect(await opens()).toBe(true)
    await lock(card, pin, admin)
    expect(await opens()).toBe(false)
  })

  test('of a card that nobody locked is thanked for nothing; of none is not found', async () => {
    const card = await newCard(false)
    const guest = visitor()
    expect((await form(guest, card, pin)).status).toBe(303)
    expect(guest.setCookies).toEqual([])
    const nobody = await form(guest, { ...card, cardId: 'no-such-shop' }, pin)
    expect([nobody.status, nobody.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  })
})

describe('the owner', () => {
  test('locks, changes and unlocks, each with an entry that says nothing of the PIN; the PIN lies as a sealed hash', async () => {
    const card = await newCard(false)
    expect((await lock(card, '४०७१')).isLocked).toBe(true)
    const { pinSealed } = await w.world.database.platform
      .selectFrom('cardPin')
      .select('pinSealed')
      .where('cardNo', '=', card.cardNo)
      .executeTakeFirstOrThrow()
    expect(pinSealed).toMatch(/^v1\.[0-9a-f]{8}\./)
    expect(pinSealed).not.toContain('argon2')
    await lock(card, '830417')
    expect((await lock(card, null)).isLocked).toBe(false)
    expect((await lock(card, null)).isLocked).toBe(false)
    const entries = await w.world.database.platform
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('object', '=', `card ${card.cardNo}`)
      .where('action', 'in', ['card.lock', 'card.changePin', 'card.unlock'])
      .orderBy('auditId')
      .execute()
    expect(entries).toEqual([
      { action: 'card.lock', detail: {} },
      { action: 'card.changePin', detail: {} },
      { action: 'card.unlock', detail: {} },
    ])
    const weak = await owner.client.call(cardPinRoutes.setCardPin, {
      body: { cardNo: card.cardNo, pin: '1234' },
    })
    expect([weak.status, weak.failure.field]).toEqual([422, 'pin'])
  })

  test('and staff have the files of the panel without the PIN, and the page asks them too', async () => {
    const card = await newCard()
    for (const who of [owner, admin]) {
      expect((await who.client.ok(cardRoutes.getCard, { query: { cardNo: card.cardNo } })).isLocked).toBe(
        true,
      )
      for (const part of ['.vcf', '/signature', '/qr.svg', '/qr.png', '/og.jpg', '/poster.pdf']) {
        const { status, headers } = await who.client.get(`/${card.cardId}${part}`)
        expect([part, status, headers['cache-control']]).toEqual([part, 200, 'private, no-store'])
      }
      expect((await who.client.get(`/${card.cardId}`)).text).toContain('name="pin"')
    }
    // What they were given stands in no memory.
    expect((await visitor().get(`/${card.cardId}/qr.svg`)).status).toBe(403)
  }, 60_000)
})

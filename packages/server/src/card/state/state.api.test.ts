import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { slug } from '@parichay/contract/card/rules.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, openClient } from '../../testing/client.ts'
import {
  detailsFor,
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCard,
  type TestCustomer,
  testPassword,
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

const newCard = async (status: 'ACTIVE' | 'DRAFT' = 'ACTIVE') =>
  makeCard(w, { business: await makeBusiness(w, { owner }), status })
const page = (card: TestCard) => visitor.get(`/${card.cardId}`)
const remove = (card: TestCard, restore?: true) =>
  owner.client.call(cardRoutes.deleteCard, { body: { cardNo: card.cardNo, ...(restore ? { restore } : {}) } })
const auditsOf = async ({ cardNo }: TestCard) =>
  w.world.database.platform
    .selectFrom('audit')
    .select(['action', 'actor', 'detail'])
    .where('object', '=', `card ${cardNo}`)
    .orderBy('auditId')
    .execute()

describe('when the time is over', () => {
  test.each([
    ['the last day', 0, 200],
    ['the last day of the grace', -7, 200],
    ['the day after', -8, 402],
    ['renewed', 300, 200],
  ] as const)(
    '%s: the owner changes the card or renews first, staff help, pausing always works',
    async (_what, days, status) => {
      const expiry = addDays(istDay(w.clock.now()), days)
      const admin = await makeStaff(w, 'admin', { agency })
      const { cardNo } = await makeCard(w, {
        business: await makeBusiness(w, { owner, expiry, isPaid: true }),
      })
      const change = (client: Client) =>
        client.call(cardRoutes.updateCardYoutubeVideos, { body: { cardNo, youtubeVideos: [] } })
      const answer = await change(owner.client)
      expect(answer.status).toBe(status)
      if (status === 402) expect(answer.failure.code).toBe('PLAN_NEEDED')
      expect((await change(admin.client)).status).toBe(200)
      const pause = await owner.client.call(cardRoutes.updateCardStatus, {
        body: { cardNo, status: 'INACTIVE' },
      })
      expect(pause.status).toBe(200)
    },
  )
})

describe('pausing', () => {
  test('by the owner: the page says so at the first request, and is back at the first after resuming', async () => {
    const card = await newCard()
    for (const status of ['INACTIVE', 'ACTIVE', 'INACTIVE', 'ACTIVE'] as const) {
      await page(card)
      const saved = await owner.client.ok(cardRoutes.updateCardStatus, {
        body: { cardNo: card.cardNo, status, reason: 'On holiday' },
      })
      expect(saved.status).toBe(status)
      expect((await page(card)).headers['x-robots-tag']).toBe(status === 'ACTIVE' ? undefined : 'noindex')
    }
    expect((await auditsOf(card)).map(({ action, detail }) => [action, detail['reason']])).toEqual([
      ['card.pause', 'On holiday'],
      ['card.resume', 'On holiday'],
      ['card.pause', 'On holiday'],
      ['card.resume', 'On holiday'],
    ])
  })

  test('a draft is neither paused nor resumed', async () => {
    const { cardNo } = await newCard('DRAFT')
    for (const status of ['ACTIVE', 'INACTIVE'] as const) {
      const { status: code, failure } = await owner.client.call(cardRoutes.updateCardStatus, {
        body: { cardNo, status },
      })
      expect([code, failure.code]).toEqual([422, 'CARD_INCOMPLETE'])
    }
  })

  test('staff need card.status; with an old version it is a conflict', async () => {
    const card = await newCard()
    const body = { cardNo: card.cardNo, status: 'INACTIVE' as const }
    const holder = await makeStaff(w, 'franchisee-with-all-card-access', {
      agency,
      permissions: ['card.status'],
    })
    const other = await makeStaff(w, 'franchisee-with-all-card-access', {
      agency,
      permissions: ['card.edit'],
    })
    expect((await other.client.call(cardRoutes.updateCardStatus, { body })).status).toBe(403)
    const late = await holder.client.call(cardRoutes.updateCardStatus, { body: { ...body, version: 99 } })
    expect(late.failure.code).toBe('CONFLICT')
    await holder.client.ok(cardRoutes.updateCardStatus, { body })
  })
})

describe('deletion', () => {
  test('the page is gone at the first request, and back at the first after an undo', async () => {
    const card = await newCard()
    expect((await page(card)).status).toBe(200)
    expect((await remove(card)).data).toEqual({ deleted: true })
    expect((await page(card)).status).toBe(410)
    expect((await visitor.get(`/${card.cardId}.vcf`)).status).toBe(410)
    expect((await owner.client.call(cardRoutes.getCard, { query: { cardNo: card.cardNo } })).status).toBe(404)
    expect((await remove(card)).status).toBe(404)
    expect((await remove(card, true)).data).toEqual({ deleted: false })
    expect((await page(card)).status).toBe(200)
    expect((await remove(card, true)).status).toBe(404)
    expect((await auditsOf(card)).map(({ action }) => action)).toEqual(['card.delete', 'card.restore'])
  })

  test('its id is held for it, its business may make another, and then there is no way back', async () => {
    const card = await newCard()
    const rival = await newCard()
    await remove(card)
    const { data } = await owner.client.call(cardRoutes.checkCardIdAvailability, {
      query: { cardId: card.cardId!, cardNo: rival.cardNo },
    })
    expect([data.available, data.reason]).toEqual([false, 'recently_released'])
    const taken = await owner.client.call(cardRoutes.updateCardSettings, {
      body: { cardNo: rival.cardNo, cardId: card.cardId! },
    })
    expect(taken.failure.code).toBe('CARD_ID_TAKEN')
    const { businessId } = card.business
    const next = await owner.client.ok(cardRoutes.updateCardBasicDetails, {
      body: { businessId, basicDetails: detailsFor(agency.marker) },
    })
    expect([next.status, next.cardNo === card.cardNo]).toEqual(['DRAFT', false])
    const back = await remove(card, true)
    expect([back.status, back.failure.code]).toEqual([409, 'ONE_CARD_PER_BUSINESS'])
    await owner.client.ok(cardRoutes.deleteCard, { body: { cardNo: next.cardNo } })
    expect((await remove(card, true)).status).toBe(200)
    expect((await page(card)).status).toBe(200)
  })

  test('its id is free for the next card of its business, and comes back with either of them', async () => {
    const card = await newCard()
    const cardId = card.cardId!
    await remove(card)
    const { businessId } = card.business
    const { cardNo } = await owner.client.ok(cardRoutes.updateCardBasicDetails, {
      body: { businessId, basicDetails: detailsFor(agency.marker) },
    })
    const ask = { query: { cardId, cardNo } }
    expect(await owner.client.ok(cardRoutes.checkCardIdAvailability, ask)).toMatchObject({ available: true })
    await owner.client.ok(cardRoutes.updateCardSettings, { body: { cardNo, cardId, publish: true } })
    expect((await page(card)).status).toBe(200)
    const rival = await newCard()
    const steal = () =>
      owner.client.call(cardRoutes.updateCardSettings, { body: { cardNo: rival.cardNo, cardId } })
    expect((await steal()).failure.code).toBe('CARD_ID_TAKEN')
    await owner.client.ok(cardRoutes.deleteCard, { body: { cardNo } })
    expect((await page(card)).status).toBe(410)
    expect((await steal()).failure.code).toBe('CARD_ID_TAKEN')
    expect((await remove(card, true)).status).toBe(200)
    expect((await page(card)).status).toBe(200)
    await remove(card)
    await owner.client.ok(cardRoutes.deleteCard, { body: { cardNo, restore: true } })
    expect((await page(card)).status).toBe(200)
    // What it lives under is nobody else's, also not of its business.
    expect((await remove(card, true)).failure.code).toBe('ONE_CARD_PER_BUSINESS')
  })

  test('its own id stays its own, also where its agency has taken that name since', async () => {
    const own = await makeAgency(w)
    const customer = await makeCustomer(w, { agency: own })
    const { cardNo } = await makeCard(w, {
      business: await makeBusiness(w, { owner: customer }),
      cardId: slug(`Agency ${own.marker}`),
    })
    const ask = (of?: number) =>
      customer.client.ok(cardRoutes.checkCardIdAvailability, {
        query: { cardId: slug(`Agency ${own.marker}`), ...(of && { cardNo: of }) },
      })
    expect(await ask(cardNo)).toEqual({ available: true, reason: null, suggestions: [] })
    expect(await ask()).toMatchObject({ available: false, reason: 'reserved' })
  })

  test('no id is offered that is kept for the agency, also to a business of its name', async () => {
    const own = await makeAgency(w)
    const customer = await makeCustomer(w, { agency: own })
    const name = `Agency ${own.marker}`
    const business = await makeBusiness(w, { owner: customer, name })
    const { cardNo } = await makeCard(w, { business, cardId: null, status: 'DRAFT' })
    const taken = await makeCard(w, { business: await makeBusiness(w, { owner: customer }) })
    const { suggestions } = await customer.client.ok(cardRoutes.checkCardIdAvailability, {
      query: { cardId: taken.cardId!, cardNo },
    })
    expect(suggestions).toHaveLength(3)
    for (const cardId of suggestions)
      await customer.client.ok(cardRoutes.updateCardSettings, { body: { cardNo, cardId } })
  })

  test('the id of a draft, which nobody knew, is free at once', async () => {
    const draft = await newCard('DRAFT')
    const rival = await newCard()
    await remove(draft)
    const { cardNo } = rival
    await owner.client.ok(cardRoutes.updateCardSettings, { body: { cardNo, cardId: draft.cardId! } })
    const back = await remove(draft, true)
    expect([back.status, back.failure.code]).toEqual([409, 'CARD_ID_TAKEN'])
  })

  test('an id that another card gave up meanwhile does not come back with a draft: its links lead there', async () => {
    const draft = await newCard('DRAFT')
    const rival = await newCard()
    await remove(draft)
    const call = (cardId: string) =>
      owner.client.ok(cardRoutes.updateCardSettings, { body: { cardNo: rival.cardNo, cardId } })
    await call(draft.cardId!)
    await call(rival.cardId!)
    const back = await remove(draft, true)
    expect([back.status, back.failure.code]).toEqual([409, 'CARD_ID_TAKEN'])
    expect((await page(draft)).headers.location).toBe(`/${rival.cardId}`)
  })

  test('old links of a card that was deleted say that it is gone, until it comes back', async () => {
    const card = await newCard()
    const { cardNo } = card
    const fresh = `${card.cardId}-new`
    await owner.client.ok(cardRoutes.updateCardSettings, { body: { cardNo, cardId: fresh } })
    await remove(card)
    expect((await page(card)).status).toBe(410)
    expect((await remove(card, true)).status).toBe(200)
    expect((await page(card)).headers.location).toBe(`/${fresh}`)
  })

  test('the id of a card that went with its business or account is held as well', async () => {
    const leaving = await makeCustomer(w, { agency })
    const withAccount = await makeCard(w, { business: await makeBusiness(w, { owner: leaving }) })
    const card = await newCard()
    const rival = await newCard()
    const [id, body] = [card.business.businessId, { password: testPassword }]
    await owner.client.ok(businessRoutes.deleteBusiness, { params: { id }, body: {} })
    await leaving.client.ok(authRoutes.deleteUser, { body })
    for (const { cardId } of [card, withAccount]) {
      const taken = await owner.client.call(cardRoutes.updateCardSettings, {
        body: { cardNo: rival.cardNo, cardId: cardId! },
      })
      expect([taken.status, taken.failure.code]).toEqual([409, 'CARD_ID_TAKEN'])
    }
    await owner.client.ok(businessRoutes.deleteBusiness, { params: { id }, body: { restore: true } })
    expect((await page(card)).status).toBe(200)
    expect((await page(withAccount)).status).toBe(410)
    const rows = await w.world.database.platform
      .selectFrom('releasedCardId')
      .select('cardId')
      .where('cardNo', 'in', [card.cardNo, withAccount.cardNo])
      .execute()
    expect(rows).toEqual([{ cardId: withAccount.cardId }])
  })

  test('of twenty at once one wins, and the state is whole', async () => {
    const card = await newCard()
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(card)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const undone = await Promise.all(Array.from({ length: 20 }, () => remove(card, true)))
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await page(card)).status).toBe(200)
  })

  test('after 30 days there is no undo; after 90 the id is free', async () => {
    const card = await newCard()
    await remove(card)
    w.clock.move(31 * 86_400_000)
    const again = await makeCustomer(w, { agency })
    const admin = await makeStaff(w, 'admin', { agency })
    const late = await admin.client.call(cardRoutes.deleteCard, {
      body: { cardNo: card.cardNo, restore: true },
    })
    expect(late.status).toBe(404)
    w.clock.move(60 * 86_400_000)
    const fresh = await makeCard(w, { business: await makeBusiness(w, { owner: again }) })
    const reader = await makeStaff(w, 'admin', { agency })
    await reader.client.ok(cardRoutes.updateCardSettings, {
      body: { cardNo: fresh.cardNo, cardId: card.cardId! },
    })
    expect((await page(card)).status).toBe(200)
    owner = await makeCustomer(w, { agency })
  })
})

test('of ten cards that want one id at once, one gets it', async () => {
  const cards = await Promise.all(Array.from({ length: 10 }, () => newCard()))
  const answers = await Promise.all(
    cards.map(({ cardNo }) =>
      owner.client.call(cardRoutes.updateCardSettings, { body: { cardNo, cardId: 'everybodys-wish' } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    answers.filter(({ status }) => status !== 200).every(({ failure }) => failure.code === 'CARD_ID_TAKEN'),
  ).toBe(true)
})

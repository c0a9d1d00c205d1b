import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import { cardPinRoutes } from '@parichay/contract/card/routes.pin.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseOld } from '../analytics/sweep/store.ts'
import type { Client } from '../testing/client.ts'
import { makeAgency, makeCardReport, makeStaff, type TestCard, type TestStaff } from '../testing/makers.ts'
import { makeVisited, sendForm, type Visited } from '../testing/visited.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let { agency, owner, admin, visitor, newCard }: Visited = {} as Visited
beforeAll(async () => {
  w = await openTestWorld()
  ;({ agency, owner, admin, visitor, newCard } = await makeVisited(w))
})
afterAll(() => w.close())

const form = (client: Client, fields: Record<string, string>) =>
  sendForm(client, '/api/v1/public/card-report', fields)
const list = async (who: TestStaff, query: object = {}) =>
  (await who.client.ok(cardReportRoutes.listCardReports, { query: { pageSize: 100, ...query } })).list
const of = async (card: TestCard, who = admin) => list(who, { cardNo: card.cardNo })

describe('a visitor', () => {
  test('finds the form at the foot of the card, in their language, and is thanked', async () => {
    const card = await newCard()
    const page = await visitor().get(`/${card.cardId}?lang=hi`)
    expect(page.text).toContain(`href="/${card.cardId}/report?lang=hi"`)
    const blank = await visitor().get(`/${card.cardId}/report?lang=hi`)
    expect([blank.status, blank.headers['x-robots-tag'], blank.text.includes('<html lang="hi">')]).toEqual([
      200,
      'noindex',
      true,
    ])
    expect(blank.text).not.toContain('<script')
    const sent = await form(visitor(), {
      cardId: card.cardId!,
      reason: 'misuse',
      note: ' यह मेरी तस्वीर है ',
      contact: '',
      website: '',
      lang: 'hi',
    })
    expect([sent.status, sent.headers.location]).toEqual([303, `/${card.cardId}/reported?lang=hi`])
    const thanks = await visitor().get(String(sent.headers.location))
    expect([thanks.status, thanks.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(await of(card)).toMatchObject([
      { reason: 'misuse', note: 'यह मेरी तस्वीर है', contact: '', language: 'hi', state: 'open', isLive: true },
    ])
  })

  test.each([
    ['no reason', { note: 'Hm' }, 'Choose what is wrong'],
    ['a made-up reason', { reason: 'ugly', note: 'Hm' }, 'Choose what is wrong'],
    ['too long', { reason: 'other', note: `Hm ${'y'.repeat(1001)}` }, 'Shorten it'],
  ])('hears what to do, and loses nothing: %s', async (_name, fields, sentence) => {
    const card = await newCard()
    const answer = await form(visitor(), { cardId: card.cardId!, contact: 'a "b"', ...fields })
    expect([answer.status, answer.text.includes(sentence)]).toEqual([422, true])
    expect(answer.text).toContain('value="a &quot;b&quot;"')
    expect(answer.text).toContain('>Hm')
    expect(await of(card)).toEqual([])
  })

  test('who fills the field that people never see, or sends twice, adds nothing', async () => {
    const card = await newCard()
    const guest = visitor()
    const report = { cardId: card.cardId!, reason: 'spam', note: 'Twice' }
    expect((await form(guest, { ...report, website: 'https://x.example' })).status).toBe(303)
    expect(await of(card)).toEqual([])
    const other = visitor()
    for (let times = 0; times < 2; times += 1) expect((await form(other, report)).status).toBe(303)
    expect(await of(card)).toHaveLength(1)
  })

  test('reports so often and no more: a card from one network, and from all together', async () => {
    const card = await newCard()
    const guest = visitor()
    const report = (note: string) => form(guest, { cardId: card.cardId!, reason: 'fake', note })
    for (const note of ['a', 'b', 'c']) expect((await report(note)).status).toBe(303)
    const over = await report('d')
    expect([over.status, over.headers['retry-after'] !== undefined]).toEqual([429, true])
    expect(over.text).toContain('>d</textarea>')
    // A robot is counted too, though nothing is kept of it.
    expect(await of(card)).toHaveLength(3)
    const crowd = await Promise.all(
      Array.from({ length: 30 }, () => form(visitor(), { cardId: card.cardId!, reason: 'fake' })),
    )
    expect(crowd.filter(({ status }) => status === 303)).toHaveLength(27)
  })

  test('reports a locked card too, whose report page says nothing of it; not one that nobody sees', async () => {
    const card = await newCard()
    await owner.client.ok(cardPinRoutes.setCardPin, { body: { cardNo: card.cardNo, pin: '4071' } })
    expect((await visitor().get(`/${card.cardId}`)).text).toContain(`href="/${card.cardId}/report"`)
    const page = await visitor().get(`/${card.cardId}/report`)
    expect([page.status, page.text.includes(`Road ${agency.marker}`)]).toEqual([200, false])
    expect((await form(visitor(), { cardId: card.cardId!, reason: 'fake' })).status).toBe(303)
    await owner.client.ok(cardRoutes.updateCardStatus, { body: { cardNo: card.cardNo, status: 'INACTIVE' } })
    expect((await form(visitor(), { cardId: card.cardId!, reason: 'fake' })).status).toBe(404)
    expect((await form(visitor(), { cardId: 'no-such-shop', reason: 'fake' })).status).toBe(404)
    expect(await of(card)).toMatchObject([{ isLive: false }])
  })
})

describe('staff', () => {
  test('are told whether visitors see the card: not one whose time is over, nor of a business that was deleted', async () => {
    const [running, over, deleted] = [await newCard(), await newCard(), await newCard()]
    for (const card of [running, over, deleted]) await makeCardReport(w, card)
    const change = (card: TestCard, columns: object) =>
      w.world.database.platform
        .updateTable('business')
        .set(columns)
        .where('businessId', '=', card.business.businessId)
        .execute()
    await change(over, { expiryDateForCustomer: '2020-01-01' })
    await change(deleted, { deletedAt: w.clock.now() })
    const isLive = async (card: TestCard) => (await of(card)).map((one) => one.isLive)
    expect([await isLive(running), await isLive(over), await isLive(deleted)]).toEqual([
      [true],
      [false],
      [false],
    ])
  })

  test('who may pause a card see its reports: those of their businesses, of the agency, or of all', async () => {
    const maker = await makeStaff(w, 'creator', { agency, permissions: ['card.status'] })
    const without = await makeStaff(w, 'creator', { agency, permissions: ['card.edit', 'card.list'] })
    const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
    const stranger = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
    const [mine, others] = [await newCard({ madeBy: maker }), await newCard()]
    for (const card of [mine, others]) await makeCardReport(w, card)
    expect((await list(maker)).map(({ cardNo }) => cardNo)).toEqual([mine.cardNo])
    expect(await of(others, maker)).toEqual([])
    for (const who of [admin, platform]) expect(await of(others, who)).toHaveLength(1)
    expect(await of(mine, stranger)).toEqual([])
    expect((await without.client.call(cardReportRoutes.listCardReports, { query: {} })).status).toBe(403)
    expect((await owner.client.call(cardReportRoutes.listCardReports, { query: {} })).status).toBe(403)
    const [report] = await of(others)
    const review = (who: TestStaff) =>
      who.client.call(cardReportRoutes.reviewCardReport, {
        body: { cardReportId: report!.cardReportId, state: 'seen' },
      })
    for (const who of [maker, stranger]) expect((await review(who)).status).toBe(404)
    expect((await review(platform)).data).toMatchObject({ state: 'seen' })
  })

  test('say that they looked, closed or opened it again, each written down; the same twice changes nothing', async () => {
    const card = await newCard()
    const cardReportId = await makeCardReport(w, card)
    await makeCardReport(w, card)
    const say = (state: 'open' | 'seen' | 'closed') =>
      admin.client.ok(cardReportRoutes.reviewCardReport, { body: { cardReportId, state } })
    const seen = await say('seen')
    expect(seen).toMatchObject({ state: 'seen', reportsOfCard: 2, can: { review: true } })
    expect(seen.stateBy).not.toBe('')
    w.clock.move(60_000)
    expect((await say('seen')).stateAt).toBe(seen.stateAt)
    expect(await say('closed')).toMatchObject({ state: 'closed' })
    expect(await list(admin, { cardNo: card.cardNo, state: 'closed' })).toHaveLength(1)
    expect(await say('open')).toMatchObject({ state: 'open', stateAt: null, stateBy: '' })
    const entries = await w.world.database.platform
      .selectFrom('audit')
      .select('detail')
      .where('object', '=', `cardReport ${cardReportId}`)
      .orderBy('auditId')
      .execute()
    expect(entries.at(0)?.detail).toEqual({ before: { state: 'open' }, after: { state: 'seen' } })
    expect(entries.at(-1)?.detail).toEqual({ before: { state: 'closed' }, after: { state: 'open' } })
  })

  test('are told of each by the bell, if they may see it, and it goes with the report', async () => {
    const card = await newCard()
    const without = await makeStaff(w, 'creator', { agency, permissions: ['card.edit'] })
    const told = async (who: TestStaff) =>
      (
        await who.client.ok(analyticsRoutes.listAdminNotifications, {
          query: { kind: 'card_report', pageSize: 100 },
        })
      ).list.filter(({ facts }) => facts['reason'] === 'offensive')
    await form(visitor(), { cardId: card.cardId!, reason: 'offensive' })
    const [report] = await of(card)
    expect(await told(admin)).toMatchObject([
      {
        facts: { cardReportId: report!.cardReportId, cardName: `Shop ${agency.marker}`, reason: 'offensive' },
      },
    ])
    expect(await told(without)).toEqual([])
    await admin.client.ok(cardReportRoutes.reviewCardReport, {
      body: { cardReportId: report!.cardReportId, state: 'closed' },
    })
    const kept = async () => (await of(card, await makeStaff(w, 'admin', { agency }))).length
    w.clock.move(179 * 86_400_000)
    await eraseOld(w.world.database.platform, w.clock.now())
    expect(await kept()).toBe(1)
    w.clock.move(2 * 86_400_000)
    await eraseOld(w.world.database.platform, w.clock.now())
    expect(await kept()).toBe(0)
    expect(await told(await makeStaff(w, 'admin', { agency }))).toEqual([])
  })
})

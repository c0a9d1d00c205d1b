import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { FeedbackTag } from '@parichay/contract/feedback/fields.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, openClient } from '../testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeFeedback,
  makeStaff,
  type TestAgency,
  type TestCard,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
let admin: TestStaff
let card: TestCard
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
  admin = await makeStaff(w, 'admin', { agency })
  card = await makeCard(w, { business: await makeBusiness(w, { owner }) })
})
afterAll(() => w.close())

const visitor = () => openClient(w.app, agency.host)
const written = async (of = card) =>
  w.world.database.platform
    .selectFrom('feedback')
    .select(['stars', 'text', 'name', 'language'])
    .where('cardNo', '=', of.cardNo)
    .orderBy('feedbackId')
    .execute()
const form = (client: Client, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  client.send({
    method: 'POST',
    url: '/api/v1/public/feedback',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })

describe('a visitor', () => {
  test('writes by JSON', async () => {
    const given = { cardId: card.cardId!, stars: 5, text: ' Very good \r\n laddoo ', name: 'Asha' }
    expect(await visitor().ok(feedbackRoutes.addFeedback, { body: given })).toEqual({ thanks: true })
    expect(await written()).toEqual([{ stars: 5, text: 'Very good \n laddoo', name: 'Asha', language: 'en' }])
  })

  test('writes on a page that was opened before the card got another link', async () => {
    const moved = await makeCard(w, { business: await makeBusiness(w, { owner }) })
    await owner.client.ok(cardRoutes.updateCardSettings, {
      body: { cardNo: moved.cardNo, cardId: `${moved.cardId}-new` },
    })
    const answer = await form(visitor(), { cardId: moved.cardId!, stars: '4', text: 'Good', name: '' })
    expect([answer.status, answer.headers.location]).toEqual([303, `/${moved.cardId}#thanks`])
    expect(await written(moved)).toMatchObject([{ stars: 4, text: 'Good' }])
  })

  test('writes by a form without scripts, and is led back to the card', async () => {
    const fresh = await makeCard(w, { business: await makeBusiness(w, { owner }) })
    const answer = await form(visitor(), {
      cardId: fresh.cardId!,
      stars: '3',
      text: 'स्वाद अच्छा',
      name: '',
      website: '',
    })
    expect([answer.status, answer.headers.location]).toEqual([303, `/${fresh.cardId}#thanks`])
    expect(await written(fresh)).toEqual([{ stars: 3, text: 'स्वाद अच्छा', name: '', language: 'en' }])
  })

  test('stays in the language that they chose: thanked, told what is wrong, and with an order', async () => {
    const fresh = await makeCard(w, { business: await makeBusiness(w, { owner }) })
    const given = { cardId: fresh.cardId!, text: 'अच्छा', name: '', lang: 'hi' }
    const answer = await form(visitor(), { ...given, stars: '5' })
    expect([answer.status, answer.headers.location]).toEqual([303, `/${fresh.cardId}?lang=hi#thanks`])
    const refused = await form(visitor(), given)
    expect([refused.status, refused.text.includes('<html lang="hi">')]).toEqual([422, true])
    expect((await visitor().get(`/${fresh.cardId}/order?lang=hi&q0=1`)).text).toContain('<html lang="hi">')
  })

  test.each([
    ['no stars', { text: 'x<script>alert(1)</script>' }, 'Choose 1 to 5 stars'],
    ['six stars', { stars: '6', text: 'x' }, 'Choose 1 to 5 stars'],
    ['too long', { stars: '4', text: 'y'.repeat(501) }, 'Shorten it'],
    ['a field too many', { stars: '4', text: 'x', colour: 'red' }, ''],
  ])('hears what to do, and loses nothing: %s', async (name, fields, sentence) => {
    const before = (await written()).length
    const answer = await form(visitor(), { cardId: card.cardId!, name: 'Asha "A"', ...fields })
    if (name === 'a field too many') return expect([303, 422]).toContain(answer.status)
    expect([answer.status, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
    expect(answer.text).toContain(sentence)
    expect(answer.text).toContain('value="Asha &quot;A&quot;"')
    expect(answer.text).not.toContain('<script')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await written()).length).toBe(before)
  })

  test('who fills the field that people never see is thanked and forgotten', async () => {
    const before = (await written()).length
    const robot = { cardId: card.cardId!, stars: '5', text: 'Buy!', website: 'https://spam.example' }
    expect((await form(visitor(), robot)).status).toBe(303)
    expect(await visitor().ok(feedbackRoutes.addFeedback, { body: { ...robot, stars: 5 } })).toEqual({
      thanks: true,
    })
    expect((await written()).length).toBe(before)
  })

  test('reaches live cards only', async () => {
    const make = async (status: 'DRAFT' | 'INACTIVE' | 'ACTIVE', expiry: string | null = null) =>
      makeCard(w, { business: await makeBusiness(w, { owner, expiry }), status })
    const gone = await make('ACTIVE')
    await owner.client.ok(cardRoutes.deleteCard, { body: { cardNo: gone.cardNo } })
    const ids = [
      'nobody-home',
      (await make('DRAFT')).cardId!,
      (await make('INACTIVE')).cardId!,
      (await make('ACTIVE', '2025-01-01')).cardId!,
      gone.cardId!,
      (await makeCard(w)).cardId!,
    ]
    for (const cardId of ids) {
      const { status, failure } = await visitor().call(feedbackRoutes.addFeedback, {
        body: { cardId, stars: 5 },
      })
      expect([cardId, status, failure.code]).toEqual([cardId, 404, 'NOT_FOUND'])
      const page = await form(visitor(), { cardId, stars: '5' })
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    }
  })

  test('another site cannot write for them', async () => {
    const fields = { cardId: card.cardId!, stars: '1', text: 'not me' }
    const before = (await written()).length
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await form(visitor(), fields, { 'sec-fetch-site': site })).status).toBe(400)
    expect((await written()).length).toBe(before)
  })

  test('presses the button twice, or sends again because no answer came: one feedback; what was refused may be sent again', async () => {
    const fresh = await makeCard(w, { business: await makeBusiness(w, { owner }) })
    const client = visitor()
    const send = (more: object = {}) =>
      form(client, { cardId: fresh.cardId!, stars: '4', text: 'Fresh', name: 'Asha', ...more })
    const answers = await Promise.all([send(), send(), send()])
    expect([...answers, await send()].map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await written(fresh)).toHaveLength(1)
    await send({ text: 'Fresh, and warm' })
    await Promise.all([send({ text: '', name: '' }), send({ text: '', name: '' })])
    expect(await written(fresh)).toHaveLength(3)
    const late = { text: 'Too much for one hour' }
    expect([(await send(late)).status, (await send(late)).status]).toEqual([429, 429])
    w.clock.move(3600_000)
    expect([(await send(late)).status, (await send({ text: '', name: '' })).status]).toEqual([303, 303])
    w.clock.move(-3600_000)
    expect(await written(fresh)).toHaveLength(5)
  })

  test('three an hour for one network and card; the form keeps the words and says when', async () => {
    const fresh = await makeCard(w, { business: await makeBusiness(w, { owner }) })
    const client = visitor()
    const fields = { cardId: fresh.cardId!, stars: '4', text: 'Again and again' }
    const statuses = []
    for (let i = 0; i < 4; i += 1)
      statuses.push((await form(client, { ...fields, name: `Visitor ${i}` })).status)
    expect(statuses).toEqual([303, 303, 303, 429])
    const page = await form(client, fields)
    expect(page.text).toContain('Again and again')
    expect(page.text).toMatch(/in \d+ minutes?\./)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(60)
    expect(await written(fresh)).toHaveLength(3)
    expect((await form(visitor(), fields)).status).toBe(303)
  })
})

describe('the review', () => {
  test('pages after the last one seen, keeps the total, filters and searches', async () => {
    const shop = await makeCard(w, { business: await makeBusiness(w, { owner }) })
    const ids: number[] = []
    for (let i = 0; i < 9; i += 1)
      ids.push(
        await makeFeedback(w, shop, { stars: (i % 5) + 1, text: i === 4 ? 'खराब सेवा' : `Number ${i}` }),
      )
    const read = (query: object) =>
      admin.client.ok(feedbackRoutes.listFeedback, { query: { cardNo: shop.cardNo, ...query } })
    const seen: number[] = []
    for (let before: number | undefined; ;) {
      const { list, total } = await read({ pageSize: 4, ...(before ? { before } : {}) })
      expect(total).toBe(9)
      if (list.length === 0) break
      seen.push(...list.map(({ feedbackId }) => feedbackId))
      before = list.at(-1)!.feedbackId
      // Written meanwhile: it belongs before the first page and moves nothing.
      if (seen.length === 4) await makeFeedback(w, card)
    }
    expect(seen).toEqual(ids.toReversed())
    expect((await read({ stars: 1 })).list.map(({ feedbackId }) => feedbackId)).toEqual([ids[5], ids[0]])
    expect((await read({ search: 'खराब' })).list.map(({ feedbackId }) => feedbackId)).toEqual([ids[4]])
    expect((await read({ search: agency.marker })).total).toBe(9)
    expect(await read({ search: '???' })).toEqual({ list: [], total: 0, totalIsMore: false })
    const [row] = (await read({ pageSize: 1 })).list
    expect(row).toMatchObject({
      cardId: shop.cardId,
      agencyId: agency.agencyId,
      phoneNumber: owner.phoneNumber,
    })
  })

  test('staff see what was written on cards they made', async () => {
    const maker = await makeStaff(w, 'creator', { agency, permissions: ['feedback.view', 'feedback.delete'] })
    const mine = await makeCard(w, { business: await makeBusiness(w, { owner, madeBy: maker }) })
    const feedbackId = await makeFeedback(w, mine)
    const other = await makeFeedback(w, card)
    const { list, total } = await maker.client.ok(feedbackRoutes.listFeedback, { query: {} })
    expect([list.map((row) => row.feedbackId), total]).toEqual([[feedbackId], 1])
    // One by its number is the one that a notification names; of another's nothing is found.
    const alone = async (who: TestStaff, id: number) => {
      const found = await who.client.ok(feedbackRoutes.listFeedback, { query: { feedbackId: id } })
      return [found.total, ...found.list.map((row) => row.feedbackId)]
    }
    expect(await alone(maker, feedbackId)).toEqual([1, feedbackId])
    expect(await alone(maker, other)).toEqual([0])
    expect(await alone(admin, other)).toEqual([1, other])
    const foreign = { query: { feedbackId: other }, body: {} }
    expect((await maker.client.call(feedbackRoutes.deleteFeedback, foreign)).status).toBe(404)
  })

  test('deletes, and takes it back', async () => {
    const feedbackId = await makeFeedback(w, card)
    const call = (restore?: true) =>
      admin.client.call(feedbackRoutes.deleteFeedback, {
        query: { feedbackId },
        body: restore ? { restore } : {},
      })
    const isListed = async () =>
      (await admin.client.ok(feedbackRoutes.listFeedback, { query: { pageSize: 1 } })).list[0]?.feedbackId ===
      feedbackId
    expect([(await call(true)).status, await isListed()]).toEqual([404, true])
    expect([(await call()).data, await isListed()]).toEqual([{ deleted: true }, false])
    expect((await call()).status).toBe(404)
    expect([(await call(true)).data, await isListed()]).toEqual([{ deleted: false }, true])
  })
})

describe('what the review says', () => {
  const review = (who: TestStaff, body: { feedbackId: number; isAnswered?: boolean; tags?: FeedbackTag[] }) =>
    who.client.call(feedbackRoutes.reviewFeedback, { body })
  const listed = async (cardNo: number, query: object) =>
    (await admin.client.ok(feedbackRoutes.listFeedback, { query: { cardNo, ...query } })).list.map(
      ({ feedbackId }) => feedbackId,
    )

  test('answers and tags are kept, filtered by and written down; who answered first stays', async () => {
    const shop = await makeCard(w, { business: await makeBusiness(w, { owner }) })
    const told = await makeFeedback(w, shop)
    const waits = await makeFeedback(w, shop)
    const second = await makeStaff(w, 'admin', { agency })
    const answered = await review(admin, { feedbackId: told, isAnswered: true })
    expect(answered.data).toMatchObject({
      answeredAt: expect.stringMatching(/^2026-/),
      can: { review: true },
    })
    const again = await review(second, {
      feedbackId: told,
      isAnswered: true,
      tags: ['spam', 'complaint', 'spam'],
    })
    expect(again.data).toMatchObject({
      answeredBy: answered.data.answeredBy,
      tags: ['complaint', 'spam'],
    })
    expect(answered.data.answeredBy).not.toBe('')
    const root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
    expect((await review(root, { feedbackId: waits, isAnswered: true })).data).toMatchObject({
      answeredAt: expect.stringMatching(/^2026-/),
      answeredBy: '',
    })
    await review(root, { feedbackId: waits, isAnswered: false })
    expect(await listed(shop.cardNo, { isAnswered: 'false' })).toEqual([waits])
    expect(await listed(shop.cardNo, { isAnswered: 'true' })).toEqual([told])
    expect(await listed(shop.cardNo, { tag: 'spam' })).toEqual([told])
    expect(await listed(shop.cardNo, { tag: 'price' })).toEqual([])
    expect((await review(admin, { feedbackId: told, isAnswered: false })).data).toMatchObject({
      answeredAt: null,
      answeredBy: '',
      tags: ['complaint', 'spam'],
    })
    const entries = await w.world.database.platform
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'feedback.review')
      .where('object', '=', `feedback ${told}`)
      .orderBy('at')
      .execute()
    expect(entries).toHaveLength(3)
    expect(entries[0]!.detail).toEqual({
      before: { isAnswered: false, tags: [] },
      after: { isAnswered: true, tags: [] },
    })
  })

  test('others’, deleted and unknown ones are not there; an unknown tag is refused', async () => {
    const maker = await makeStaff(w, 'creator', { agency, permissions: ['feedback.view'] })
    const feedbackId = await makeFeedback(w, card)
    expect((await review(maker, { feedbackId, isAnswered: true })).status).toBe(404)
    const wrong = await review(admin, { feedbackId, tags: ['rude' as FeedbackTag] })
    expect([wrong.status, wrong.failure.code]).toEqual([422, 'VALIDATION'])
    await admin.client.ok(feedbackRoutes.deleteFeedback, { query: { feedbackId }, body: {} })
    expect((await review(admin, { feedbackId, isAnswered: true })).status).toBe(404)
  })
})

import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseOld } from '../analytics/sweep/store.ts'
import { type Client, openClient } from '../testing/client.ts'
import { makeLead } from '../testing/makers.lead.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCard,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
  admin = await makeStaff(w, 'admin', { agency })
})
afterAll(() => w.close())

const db = () => w.world.database.platform
const visitor = () => openClient(w.app, agency.host)
const freshCard = async (): Promise<TestCard & { business: TestBusiness }> => {
  const business = await makeBusiness(w, { owner })
  return { ...(await makeCard(w, { business })), business }
}
const written = (of: Pick<TestCard, 'cardNo'>) =>
  db()
    .selectFrom('lead')
    .select(['name', 'phone', 'note', 'language', 'consentVersion', 'status'])
    .where('cardNo', '=', of.cardNo)
    .orderBy('leadId')
    .execute()
const form = (client: Client, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  client.send({
    method: 'POST',
    url: '/api/v1/public/lead',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
const given = (card: Pick<TestCard, 'cardId'>, more: Record<string, string> = {}) => ({
  cardId: card.cardId!,
  name: 'Asha Patel',
  phone: '98765 43210',
  note: 'Two kilos for Sunday',
  consent: '1',
  website: '',
  ...more,
})

describe('a visitor', () => {
  test('leaves their number by a form without scripts, and is led back to the card that thanks them', async () => {
    const card = await freshCard()
    const page = (await visitor().get(`/${card.cardId}`)).text
    expect(page).toContain('action="/api/v1/public/lead"')
    expect(page).toContain('id="received"')
    const answer = await form(visitor(), given(card))
    expect([answer.status, answer.headers.location]).toEqual([303, `/${card.cardId}#received`])
    expect(await written(card)).toEqual([
      {
        name: 'Asha Patel',
        phone: '+919876543210',
        note: 'Two kilos for Sunday',
        language: 'en',
        consentVersion: 1,
        status: 'NEW',
      },
    ])
  })

  test.each([
    ['+91 98765-43210', '+919876543210'],
    ['098765 43210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['९८७६५ ४३२१०', '+919876543210'],
    ['৯৮৭৬৫৪৩২১০', '+919876543210'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('writes %s, which is called as %s', async (typed, called) => {
    const card = await freshCard()
    expect((await form(visitor(), given(card, { phone: typed }))).status).toBe(303)
    expect(await written(card)).toMatchObject([{ phone: called }])
  })

  test('stays in the language that they chose', async () => {
    const card = await freshCard()
    const answer = await form(visitor(), given(card, { lang: 'hi' }))
    expect(answer.headers.location).toBe(`/${card.cardId}?lang=hi#received`)
    expect(await written(card)).toMatchObject([{ language: 'hi' }])
    const refused = await form(visitor(), given(card, { lang: 'hi', phone: '12345' }))
    expect(refused.text).toContain('<html lang="hi">')
  })

  test.each([
    ['a number too short', { phone: '98765' }, 'ten digits', 'value="98765"'],
    ['a landline', { phone: '2223456789' }, 'ten digits', 'value="2223456789"'],
    ['no name', { name: ' \u200b ' }, 'Write your name', 'value="98765 43210"'],
    [
      'a link in the words',
      { note: 'Cheap loans at https://spam.example' },
      'Leave links out',
      'Cheap loans',
    ],
    ['a link as a name', { name: 'www.spam.example' }, 'Write your name', 'value="www.spam.example"'],
    ['too long', { note: 'y'.repeat(501) }, 'Shorten it', 'yyyy'],
    ['no tick', { consent: '' }, 'Tick the box', 'Two kilos for Sunday'],
    ['words of another version', { consent: '2' }, 'Tick the box', 'Two kilos for Sunday'],
  ])('hears what to do, and loses nothing: %s', async (_name, fields, sentence, kept) => {
    const card = await freshCard()
    const answer = await form(visitor(), given(card, { name: 'Asha "A"', ...fields }))
    expect([answer.status, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8'])
    expect(answer.text).toContain(sentence)
    expect(answer.text).toContain(kept)
    expect(answer.text.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(answer.text).not.toContain('<script')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(await written(card)).toEqual([])
  })

  test('presses twice, comes back within the hour, or both at once: one lead, with what they added', async () => {
    const card = await freshCard()
    const client = visitor()
    const answers = await Promise.all([1, 2, 3].map(() => form(client, given(card))))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    await form(visitor(), given(card, { phone: '+91 98765 43210', note: 'And samosas' }))
    await form(visitor(), given(card, { note: 'samosas' }))
    expect((await written(card)).map(({ note }) => note)).toEqual(['Two kilos for Sunday\nAnd samosas'])
    const together = await freshCard()
    await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((note) => form(visitor(), given(together, { note: `Word ${note}` }))),
    )
    const [one, ...more] = await written(together)
    expect([one!.note.split('\n').toSorted(), more]).toEqual([
      ['Word a', 'Word b', 'Word c', 'Word d', 'Word e'],
      [],
    ])
    w.clock.move(61 * 60_000)
    await form(visitor(), given(card, { note: 'Another day' }))
    w.clock.move(-61 * 60_000)
    expect(await written(card)).toHaveLength(2)
  })

  test('is lost no word of: another name is added, and what finds no room is a lead of its own', async () => {
    const card = await freshCard()
    await form(visitor(), given(card, { name: 'Asha Patel', note: 'Two kilos' }))
    await form(visitor(), given(card, { name: 'asha  patel', note: 'Two kilos' }))
    await form(visitor(), given(card, { name: 'Asha Patil', note: '' }))
    await form(visitor(), given(card, { name: 'Ravi', note: 'And samosas' }))
    expect((await written(card)).map(({ name, note }) => [name, note])).toEqual([
      ['Asha Patel', 'Two kilos\nAsha Patil\nRavi: And samosas'],
    ])
    const full = await freshCard()
    const notes = ['a', 'b', 'c'].map((letter) => letter.repeat(480))
    for (const note of notes) expect((await form(visitor(), given(full, { note }))).status).toBe(303)
    expect((await written(full)).map(({ note }) => note)).toEqual([`${notes[0]}\n${notes[1]}`, notes[2]])
  })

  test('who fills the field that people never see is thanked and forgotten; another site writes nothing', async () => {
    const card = await freshCard()
    expect((await form(visitor(), given(card, { website: 'https://spam.example' }))).status).toBe(303)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await form(visitor(), given(card), { 'sec-fetch-site': site })).status).toBe(400)
    expect(await written(card)).toEqual([])
  })

  test('ten an hour for one network and card; the form keeps the words and says when', async () => {
    const card = await freshCard()
    const client = visitor()
    const statuses = []
    for (let i = 0; i < 11; i += 1)
      statuses.push((await form(client, given(card, { phone: `987654321${i % 10}`, name: `V ${i}` }))).status)
    expect(statuses).toEqual([...Array<number>(10).fill(303), 429])
    const page = await form(client, given(card, { name: 'Late' }))
    expect(page.text).toMatch(/in \d+ minutes?\./)
    expect(page.text).toContain('value="Late"')
    expect(await written(card)).toHaveLength(10)
  })

  test('that is refused leaves nothing behind, however often and in whatever words it comes', async () => {
    const card = await freshCard()
    const client = visitor()
    await w.forgetLimits()
    for (let i = 0; i < 10; i += 1) await form(client, given(card, { phone: `987654321${i % 10}` }))
    const counters = async () => {
      const { n } = await db()
        .selectFrom('rateLimit')
        .select((e) => e.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      return n
    }
    const before = await counters()
    for (let i = 0; i < 5; i += 1)
      expect((await form(client, given(card, { note: `Again ${i}` }))).status).toBe(429)
    expect(await counters()).toBe(before)
  })

  test('reaches live cards with the form only', async () => {
    const card = await freshCard()
    const { cardNo } = card
    const { version } = await owner.client.ok(cardRoutes.getCard, { query: { cardNo } })
    await owner.client.ok(cardRoutes.updateCardSettings, {
      body: { cardNo, version, settings: { hidden: ['lead'] } },
    })
    expect((await visitor().get(`/${card.cardId}`)).text).not.toContain('public/lead')
    const closed = await form(visitor(), given(card))
    expect([closed.status, closed.text.includes('This form is closed')]).toEqual([404, true])
    expect(closed.text).not.toContain('<form')
    const draft = await makeCard(w, { business: await makeBusiness(w, { owner }), status: 'DRAFT' })
    for (const cardId of ['nobody-home', draft.cardId!]) {
      const { status, failure } = await visitor().call(leadRoutes.addLead, {
        body: { cardId, name: 'Asha', phone: '9876543210', consent: '1' },
      })
      expect([cardId, status, failure.code]).toEqual([cardId, 404, 'NOT_FOUND'])
    }
    expect(await written(card)).toEqual([])
  })
})

describe('the owner', () => {
  test('reads, searches and filters the leads of one business, page by page; nobody else does', async () => {
    const card = await freshCard()
    const { businessId } = card.business
    const ids: number[] = []
    for (let i = 0; i < 7; i += 1)
      ids.push(
        await makeLead(w, card, {
          name: i === 3 ? 'मीना शाह' : `Visitor ${i}`,
          phone: `+9198765432${10 + i}`,
          status: i % 2 ? 'CONTACTED' : 'NEW',
        }),
      )
    await makeLead(w, await freshCard())
    const read = async (query: object = {}, by = owner.client) => {
      const { list, total } = await by.ok(leadRoutes.listLeads, { query: { businessId, ...query } })
      return [list.map(({ leadId }) => leadId), total]
    }
    expect(await read()).toEqual([ids.toReversed(), 7])
    expect(await read({ pageSize: 3, before: ids[4] })).toEqual([[ids[3], ids[2], ids[1]], 7])
    expect(await read({ status: 'CONTACTED' })).toEqual([[ids[5], ids[3], ids[1]], 3])
    expect(await read({ search: 'मीना' })).toEqual([[ids[3]], 1])
    expect(await read({ search: '9876543214' })).toEqual([[ids[4]], 1])
    expect(await read({ search: '???' })).toEqual([[], 0])
    const stranger = await makeCustomer(w, { agency })
    const query = { query: { businessId } }
    expect((await stranger.client.call(leadRoutes.listLeads, query)).failure.code).toBe('NOT_FOUND')
    expect((await admin.client.call(leadRoutes.listLeads, query)).status).toBe(403)
    const abroad = await makeCustomer(w, { agency: await makeAgency(w) })
    expect((await abroad.client.call(leadRoutes.listLeads, query)).failure.code).toBe('NOT_FOUND')
  })

  test('says how far they are, keeps a note, deletes and takes it back; the entries name no word of it', async () => {
    const card = await freshCard()
    const leadId = await makeLead(w, card)
    const { client } = owner
    const change = (body: object, version = 1) =>
      client.call(leadRoutes.changeLead, { body: { leadId, version, ...body } as never })
    expect((await change({ status: 'WON' })).data).toMatchObject({ status: 'WON', ownNote: '' })
    expect((await change({ ownNote: ' Pays on Friday ' }, 2)).data).toMatchObject({
      status: 'WON',
      ownNote: 'Pays on Friday',
    })
    expect((await change({ status: 'MAYBE' })).status).toBe(422)
    const remove = (restore?: true) =>
      client.call(leadRoutes.deleteLead, { query: { leadId }, body: restore ? { restore } : {} })
    const total = async () =>
      (await client.ok(leadRoutes.listLeads, { query: { businessId: card.business.businessId } })).total
    expect((await remove(true)).status).toBe(404)
    expect([(await remove()).data, await total()]).toEqual([{ deleted: true }, 0])
    expect((await change({ status: 'LOST' })).status).toBe(404)
    expect([(await remove(true)).data, await total()]).toEqual([{ deleted: false }, 1])
    const entries = await db()
      .selectFrom('audit')
      .select(['action', 'businessId', sql<string>`detail::text`.as('detail')])
      .where('object', '=', `lead ${leadId}`)
      .orderBy('auditId')
      .execute()
    const { businessId } = card.business
    expect(entries).toEqual(
      ['lead.review', 'lead.review', 'lead.delete', 'lead.restore'].map((action) => ({
        action,
        businessId,
        detail: '{}',
      })),
    )
    const stranger = (await makeCustomer(w, { agency })).client
    const lost = { leadId, version: 1, status: 'LOST' } as const
    expect((await stranger.call(leadRoutes.changeLead, { body: lost })).status).toBe(404)
    expect((await stranger.call(leadRoutes.deleteLead, { query: { leadId }, body: {} })).status).toBe(404)
  })

  test('reads and changes nothing more of it while the business is suspended', async () => {
    const card = await freshCard()
    const leadId = await makeLead(w, card)
    const { businessId } = card.business
    await db()
      .updateTable('business')
      .set({ suspendedAt: w.clock.now(), suspendedReason: 'x' })
      .where('businessId', '=', businessId)
      .execute()
    const { list } = await owner.client.ok(leadRoutes.listLeads, { query: { businessId } })
    expect(list[0]!.can).toEqual({ change: 'BUSINESS_SUSPENDED', delete: 'BUSINESS_SUSPENDED' })
    const refused = await owner.client.call(leadRoutes.changeLead, {
      body: { leadId, version: 1, status: 'WON' },
    })
    expect(refused.failure.code).toBe('BUSINESS_SUSPENDED')
  })

  test('hears of each in the bell, once; looking at the list reads them, and a deleted one is not told of', async () => {
    const other = await makeCustomer(w, { agency })
    const business = await makeBusiness(w, { owner: other })
    const card = await makeCard(w, { business })
    await form(visitor(), given(card))
    await form(visitor(), given(card))
    const second = await makeLead(w, card, { name: 'Ravi' })
    const bell = () => other.client.ok(ownerNoticeRoutes.listOwnerNotices, { query: {} })
    const { list, unread } = await bell()
    expect(list).toMatchObject([
      { kind: 'lead', title: 'Ravi', leadId: second, isRead: false },
      { kind: 'lead', title: 'Asha Patel', businessId: business.businessId },
    ])
    expect(unread.count).toBe(2)
    await other.client.ok(leadRoutes.deleteLead, { query: { leadId: second }, body: {} })
    expect((await bell()).list).toHaveLength(1)
    // Who has read it is told of what is added; the same once more is nothing new.
    await other.client.ok(ownerNoticeRoutes.readOwnerNotices, { body: { leadsOf: business.businessId } })
    await form(visitor(), given(card))
    expect((await bell()).unread.count).toBe(0)
    await form(visitor(), given(card, { note: 'No: three' }))
    expect((await bell()).unread.count).toBe(1)
    const read = { body: { leadsOf: business.businessId } }
    await owner.client.ok(ownerNoticeRoutes.readOwnerNotices, read)
    expect((await bell()).unread.count).toBe(1)
    expect((await other.client.ok(ownerNoticeRoutes.readOwnerNotices, read)).count).toBe(0)
    // 30 nights later the deleted one is erased, and its notice with it.
    await db()
      .updateTable('lead')
      .set({ deletedAt: new Date(w.clock.now().getTime() - 31 * 86_400_000) })
      .where('leadId', '=', second)
      .execute()
    expect(await eraseOld(db(), w.clock.now())).toMatchObject({ lead: 1 })
    expect(
      await db().selectFrom('ownerNotice').select('noticeId').where('leadId', '=', second).execute(),
    ).toEqual([])
  })
})

test('staff read how many forms were filled in, and nothing of them', async () => {
  const card = await freshCard()
  await form(visitor(), given(card))
  await makeLead(w, card, { phone: '+919876500000' })
  const query = { cardNo: card.cardNo }
  expect(await admin.client.ok(cardRoutes.getCardVisits, { query })).toMatchObject({
    leads: 2,
    forms: 2,
    calls: 0,
  })
  const preview = await admin.client.ok(reportRoutes.previewReport, {
    params: { report: 'leads' },
    query: { columns: 'cardId,leads,forms,calls' },
  })
  expect(preview.rows.find(([cardId]) => cardId === card.cardId)).toEqual([card.cardId, 2, 0, 2])
  expect(JSON.stringify(preview)).not.toContain('Asha')
})

import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { PersonFacts, PersonRow } from '@parichay/contract/pdf-card/people.ts'
import { printStateOf } from '@parichay/contract/pdf-card/printed.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBusiness, makeCard, makeDocument, type TestBusiness } from '../../testing/makers.ts'
import { changeOf } from '../../testing/makers.pdf-people.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { makeFile } from '../bulk/work.ts'

let w: TestWorld
let shop: TestShop
let business: TestBusiness
let pdfCardNo: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
beforeEach(async () => {
  const today = istDay(w.clock.now())
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const { businessId } = business
  await makePeriod(w, business, {
    from: addDays(today, -1),
    until: addDays(today, 300),
    limits: { pdfCardLimit: 50 },
  })
  const { start } = await client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const details = { ...start, templateCode: 'desk' as const, code: 'verify' as const }
  const card = await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, { body: { businessId, details } })
  pdfCardNo = card.pdfCardNo
})
afterAll(() => w.close())

const client = () => shop.customer.client
const people = async () => (await client().ok(pdfPeopleRoutes.getPdfPeople, { query: { pdfCardNo } })).list
const states = async () => (await people()).map(({ printed }) => printStateOf(printed)).join(' ')
const save = (changes: object[]) =>
  client().ok(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } as never })
const fill = (...names: Partial<PersonFacts>[]) =>
  save(names.map((facts, i) => changeOf({ idNo: `S-${i + 1}`, ...facts }, i + 1)))
const edit = async (at: number, facts: Partial<PersonFacts>) => {
  const { rowKey, place, version, isDeleted, ...row }: PersonRow = (await people())[at]!
  return save([{ rowKey, place, version, isDeleted, facts: { ...row.facts, ...facts } }])
}
const mark = (more: object = {}, by = client()) =>
  by.call(pdfPeopleRoutes.markPdfPeoplePrinted, { body: { pdfCardNo, isPrinted: true, ...more } })
const output = { layout: 'a4', gutter: 0, duplex: 'long' } as const
const start = (more: object = {}) =>
  client().ok(pdfPeopleRoutes.startPdfJob, { body: { pdfCardNo, output, ...more } })
const make = (jobId: number) => makeFile(w.world, { agencyId: shop.agency.agencyId, jobId })
const card = () => client().ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })
const entries = async () =>
  (
    await w.world.database.platform
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('object', '=', `pdfCard ${pdfCardNo}`)
      .where('action', 'in', ['pdfCard.printed', 'pdfCard.notPrinted'])
      .orderBy('at')
      .execute()
  ).map(({ action, detail }) => [action, (detail as { people?: number }).people])

describe('people of a list', () => {
  test('are marked one by one, by choice and all at once; a card that cannot be made is not; each deed has its entry', async () => {
    await fill(
      { name: 'Asha' },
      { name: 'Ravi' },
      { name: 'Meena', dateOfBirth: '31/02/2010' },
      { name: 'Dev' },
    )
    const keys = (await people()).map(({ rowKey }) => rowKey)
    expect(await states()).toBe('none none none none')
    const one = await mark({ rowKeys: [keys[0]] })
    expect(one.data.marked).toEqual([
      { rowKey: keys[0], printed: { at: expect.any(String) as string, isCurrent: true } },
    ])
    expect(await states()).toBe('printed none none none')
    expect((await mark()).data.marked).toHaveLength(3)
    expect(await states()).toBe('printed printed none printed')
    const away = await mark({ isPrinted: false, rowKeys: [keys[1], keys[2]] })
    expect(away.data.marked).toEqual([{ rowKey: keys[1], printed: null }])
    expect(await states()).toBe('printed none none printed')
    expect(await entries()).toEqual([
      ['pdfCard.printed', 1],
      ['pdfCard.printed', 3],
      ['pdfCard.notPrinted', 1],
    ])
  })

  test('a mark that was taken away is given back with the time it had, which is none to come nor before the project', async () => {
    await fill({ name: 'Asha' })
    const at = (await mark()).data.marked[0]!.printed!.at
    w.clock.move(3 * 86_400_000)
    await mark({ isPrinted: false })
    expect((await mark({ at })).data.marked[0]!.printed).toEqual({ at, isCurrent: true })
    const { createdAt } = await card()
    expect((await mark({ at: '0000-01-01T00:00:00Z' })).data.marked[0]!.printed!.at).toBe(createdAt)
    const now = w.clock.now().toISOString()
    expect((await mark({ at: '9999-01-01T00:00:00Z' })).data.marked[0]!.printed!.at.slice(0, 10)).toBe(
      now.slice(0, 10),
    )
    const { version } = await card()
    const body = { pdfCardNo, isPrinted: true, version, at }
    expect((await client().ok(pdfCardRoutes.markPdfCardPrinted, { body })).printed).toEqual({
      at,
      isCurrent: true,
    })
  })

  test('a card that was marked keeps the day of its first print when all are marked again; one that changed since is printed anew', async () => {
    await fill({ name: 'Asha' }, { name: 'Ravi' })
    const first = (await mark()).data.marked[0]!.printed!.at.slice(0, 10)
    w.clock.move(2 * 86_400_000)
    const now = w.clock.now().toISOString().slice(0, 10)
    await edit(1, { name: 'Ravi Nair' })
    await save([changeOf({ idNo: 'S-9', name: 'Dev' }, 9)])
    await mark()
    const days = (await people()).map(({ facts, printed }) => [facts.name, printed!.at.slice(0, 10)])
    expect(days).toEqual([
      ['Asha', first],
      ['Ravi Nair', now],
      ['Dev', now],
    ])
    const { version } = await card()
    const markOwn = async (over: number) =>
      (
        await client().ok(pdfCardRoutes.markPdfCardPrinted, {
          body: { pdfCardNo, isPrinted: true, version: over },
        })
      ).printed!.at
    const own = await markOwn(version)
    w.clock.move(86_400_000)
    expect(await markOwn((await card()).version)).toBe(own)
    w.clock.move(-3 * 86_400_000)
  })

  test('a mark survives edits; it says changed while another card would be printed, whatever of it', async () => {
    const photoDocumentId = await makeDocument(w, business)
    await fill({ name: 'Asha', dateOfBirth: '05/03/2011' }, { name: 'Ravi' })
    await mark()
    // Written in another way it is the same day on paper.
    expect((await edit(0, { dateOfBirth: '5 Mar 2011' })).saved[0]!.printed?.isCurrent).toBe(true)
    for (const facts of [{ name: 'Asha Nair' }, { photoDocumentId }, { address: 'Ring Road' }]) {
      const { facts: before } = (await people())[0]!
      expect((await edit(0, facts)).saved[0]!.printed?.isCurrent).toBe(false)
      expect(await states()).toBe('changed printed')
      expect((await edit(0, before)).saved[0]!.printed?.isCurrent).toBe(true)
    }
    // Off the list and back it is still marked.
    const { rowKey, place, version, facts } = (await people())[1]!
    await save([{ rowKey, place, version, facts, isDeleted: true }])
    await save([{ rowKey, place, version: version + 1, facts, isDeleted: false }])
    expect(await states()).toBe('printed printed')
  })

  test('what stands on every card changes all; what no card shows changes none; a new verify page changes one', async () => {
    await fill({ name: 'Asha' }, { name: 'Ravi' })
    await mark()
    await makeCard(w, { business, status: 'ACTIVE' })
    const { details, version } = await card()
    const change = (now: object, at: number) =>
      client().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
        body: { pdfCardNo, version: at, details: { ...details, ...now } },
      })
    await change({ person: { ...details.person, name: 'Somebody' }, codeText: 'words of no code' }, version)
    expect(await states()).toBe('printed printed')
    await change({ common: { ...details.common, companyName: 'Another name' } }, version + 1)
    expect(await states()).toBe('changed changed')
    await change({}, version + 2)
    expect(await states()).toBe('printed printed')
    const [asha] = await people()
    const pass = { pdfCardNo, personNo: asha!.personNo, reason: 'Lost' }
    await client().ok(pdfVerifyRoutes.reissuePdfPass, { body: pass })
    expect(await states()).toBe('changed printed')
  })

  test('a file is made of those alone that are not printed as they are now', async () => {
    await fill({ name: 'Asha' }, { name: 'Ravi' }, { name: 'Dev' })
    const keys = (await people()).map(({ rowKey }) => rowKey)
    await mark({ rowKeys: keys.slice(0, 2) })
    await edit(1, { name: 'Ravi Kumar' })
    const quote = (more: object) => client().ok(pdfPeopleRoutes.quotePdfJob, { body: { pdfCardNo, ...more } })
    expect([await quote({}), await quote({ notPrinted: true })].map(({ people: n }) => n)).toEqual([3, 2])
    const job = await start({ notPrinted: true, people: 2 })
    expect(job.total).toBe(2)
    await make(job.jobId)
    const items = await w.world.database.platform
      .selectFrom('pdfCardJobItem')
      .select('rowKey')
      .where('jobId', '=', job.jobId)
      .orderBy('seq')
      .execute()
    expect(items.map(({ rowKey }) => rowKey)).toEqual(keys.slice(1))
  })

  test('after a file its cards are marked as they stand in it, not as they were typed since; nothing is marked by itself', async () => {
    await fill({ name: 'Asha' }, { name: 'Ravi' }, { name: 'Dev' })
    const keys = (await people()).map(({ rowKey }) => rowKey)
    const { jobId } = await start({ rowKeys: keys.slice(0, 2) })
    expect((await mark({ jobId })).status).toBe(404)
    await make(jobId)
    await client().get(`/api/v1/pdf-card/jobs/file?pdfCardNo=${pdfCardNo}&jobId=${jobId}`)
    expect(await states()).toBe('none none none')
    await edit(1, { name: 'Ravi Kumar' })
    expect((await mark({ jobId })).data.marked).toHaveLength(2)
    expect(await states()).toBe('printed changed none')
    const sample = await start({ isSample: true })
    await make(sample.jobId)
    expect((await mark({ jobId: sample.jobId })).failure.code).toBe('CONFLICT')
    expect(await states()).toBe('printed changed none')
  })

  test('somebody else’s project and file are not there', async () => {
    await fill({ name: 'Asha' })
    const other = await openShop(w)
    expect((await mark({}, other.customer.client)).status).toBe(404)
    expect(await states()).toBe('none')
    const { jobId } = await start()
    await make(jobId)
    const { businessId } = await makeBusiness(w, { owner: shop.customer, isPaid: true })
    const { details } = await card()
    const second = await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
      body: { businessId, details },
    })
    expect((await mark({ pdfCardNo: second.pdfCardNo, jobId })).status).toBe(404)
  })
})

describe('the card of one person', () => {
  const markOne = (more: object = {}) =>
    client().call(pdfCardRoutes.markPdfCardPrinted, { body: { pdfCardNo, isPrinted: true, ...more } })

  test('is marked as it was looked at, says when it changed, and loses the mark when that is taken away', async () => {
    const { details, version, printed } = await card()
    expect(printed).toBeNull()
    expect((await markOne({ version: version + 1 })).failure.code).toBe('CONFLICT')
    const marked = (await markOne({ version })).data
    expect([marked.printed?.isCurrent, marked.version]).toEqual([true, version])
    const person = { ...details.person, designation: 'Manager' }
    const changed = await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
      body: { pdfCardNo, version, details: { ...details, person } },
    })
    expect(changed.printed).toEqual({ at: marked.printed!.at, isCurrent: false })
    expect((await markOne({ isPrinted: false })).data.printed).toBeNull()
    // The people of its list have marks of their own.
    await fill({ name: 'Asha' })
    await markOne()
    expect(await states()).toBe('none')
    expect((await entries()).map(([action]) => action)).toEqual([
      'pdfCard.printed',
      'pdfCard.notPrinted',
      'pdfCard.printed',
    ])
  })
})

import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { PersonFacts, PersonRow } from '@parichay/contract/pdf-card/people.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { unzipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dieAtWork, sleepAtDrawing } from '../../testing/dead-worker.ts'
import { makeBusiness, makeDocument, type TestBusiness } from '../../testing/makers.ts'
import { changeOf, wordsOf } from '../../testing/makers.pdf-people.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { makePdfFile } from './jobs.ts'
import { makeFile, sweepJobs, workPdfJobs } from './work.ts'

let w: TestWorld
let shop: TestShop
let business: TestBusiness
let pdfCardNo: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
beforeEach(async () => {
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today(), 200) })
  const { start } = await ofBusiness()
  start.templateCode = 'desk'
  const card = await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId: business.businessId, details: start },
  })
  pdfCardNo = card.pdfCardNo
})
afterAll(() => w.close())

const today = () => istDay(w.clock.now())
const client = () => shop.customer.client
const withPlan = (pdfCardLimit: number) =>
  makePeriod(w, business, {
    from: addDays(today(), -1),
    until: addDays(today(), 300),
    limits: { pdfCardLimit },
  })
const ofBusiness = () =>
  client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId: business.businessId } })
const used = async () => (await ofBusiness()).allowance.used
const output = { layout: 'send', gutter: 0, duplex: 'long' } as const

const save = (changes: ReturnType<typeof changeOf>[], by = client()) =>
  by.call(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } })
/** A stored row as it is sent again. */
const sentOf = ({ rowKey, place, facts, version, isDeleted }: PersonRow) => ({
  rowKey: rowKey as string,
  place,
  facts,
  version,
  isDeleted,
})
const people = async () => (await client().ok(pdfPeopleRoutes.getPdfPeople, { query: { pdfCardNo } })).list
async function fill(count: number, of: (i: number) => Partial<PersonFacts> = () => ({})) {
  const rows = Array.from({ length: count }, (_none, i) =>
    changeOf({ name: `Person ${i + 1}`, idNo: `S-${i + 1}`, ...of(i) }, i + 1),
  )
  for (let from = 0; from < count; from += 200)
    expect((await save(rows.slice(from, from + 200))).status).toBe(200)
  return rows
}
const quote = (more: object = {}) =>
  client().ok(pdfPeopleRoutes.quotePdfJob, { body: { pdfCardNo, ...more } })
const start = (more: object = {}, by = client()) =>
  by.call(pdfPeopleRoutes.startPdfJob, { body: { pdfCardNo, output, ...more } })
const jobs = async () => (await client().ok(pdfPeopleRoutes.getPdfJobs, { query: { pdfCardNo } })).list
const make = (jobId: number) => makeFile(w.world, { agencyId: shop.agency.agencyId, jobId })
const cancel = (jobId: number) => client().call(pdfPeopleRoutes.cancelPdfJob, { body: { pdfCardNo, jobId } })
const fileOf = (jobId: number, by = client()) =>
  by.get(`/api/v1/pdf-card/jobs/file?pdfCardNo=${pdfCardNo}&jobId=${jobId}`)

describe('whose it is', () => {
  test('somebody else’s project does not exist, and somebody else’s photograph neither', async () => {
    const other = await openShop(w)
    const by = other.customer.client
    const row = changeOf({ name: 'Asha' })
    expect((await by.call(pdfPeopleRoutes.getPdfPeople, { query: { pdfCardNo } })).status).toBe(404)
    expect((await save([row], by)).status).toBe(404)
    expect((await start({}, by)).status).toBe(404)
    await save([row])
    await withPlan(5)
    const { jobId } = (await start()).data
    await make(jobId)
    expect((await fileOf(jobId, by)).status).toBe(404)
    const theirs = await makeBusiness(w, { owner: other.customer })
    const photoDocumentId = await makeDocument(w, theirs)
    expect((await save([changeOf({ name: 'B', photoDocumentId })])).status).toBe(404)
  })
})

describe('a file of many', () => {
  test('holds front and back of each, searchable, with rows that have faults left out', async () => {
    await withPlan(50)
    await fill(30, (i) => (i === 4 ? { dateOfBirth: '31/02/2010' } : i === 5 ? { name: 'लक्ष्मी देवी' } : {}))
    expect(await quote()).toEqual({
      people: 29,
      blocked: 1,
      free: 0,
      takes: 29,
      left: 50,
      why: null,
      fits: 29,
      singles: 0,
      lacks: 0,
    })
    expect((await start({ people: 30 })).failure.code).toBe('CONFLICT')
    const { data: job } = await start({ people: 29 })
    expect(job).toMatchObject({ state: 'waiting', total: 29, done: 0 })
    expect(await used()).toBe(29)
    await make(job.jobId)
    expect((await jobs())[0]).toMatchObject({ state: 'ready', done: 29, failed: 0, isKept: true })
    const file = await fileOf(job.jobId)
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${pdfCardNo}.pdf"`)
    const pages = await wordsOf(file.bytes)
    expect(pages).toHaveLength(58)
    expect(pages[0]).toContain('Person 1')
    expect(pages.join(' ')).toContain('लक्ष्मी देवी')
    expect(pages.join(' ')).not.toMatch(/Person 5\b|SAMPLE/)
    // Made as it is: nothing more. A correction: nothing more. Another person in the row counts.
    expect(await quote()).toMatchObject({ free: 29, takes: 0 })
    const [one, two] = await people()
    await save(
      [
        { ...sentOf(one!), facts: { ...one!.facts, designation: 'Clerk' } },
        { ...sentOf(two!), facts: { ...two!.facts, name: 'Somebody else' } },
      ].map(({ photo: _photo, ...row }: ReturnType<typeof changeOf> & { photo?: unknown }) => row),
    )
    expect(await quote()).toMatchObject({ free: 28, takes: 1 })
    expect((await start()).status).toBe(200)
    expect(await used()).toBe(30)
  }, 60_000)

  test('all or none: says how many are left, and makes the first of them', async () => {
    await withPlan(3)
    await fill(5)
    expect(await quote()).toMatchObject({ takes: 5, left: 3, fits: 3 })
    const refused = await start()
    expect([refused.status, refused.failure.code]).toEqual([402, 'LIMIT_REACHED'])
    expect([await used(), (await jobs()).length]).toEqual([0, 0])
    const { data: job } = await start({ first: 3 })
    expect([job.total, await used()]).toEqual([3, 3])
    expect((await start({ isSample: true })).status).toBe(200)
    expect(await used()).toBe(3)
    await make((await jobs())[0]!.jobId)
    expect((await wordsOf((await fileOf((await jobs())[0]!.jobId)).bytes))[0]).toContain('SAMPLE')
  })

  test('ten at once count nobody twice and never more than there are', async () => {
    await withPlan(12)
    await fill(8)
    const answers = await Promise.all(Array.from({ length: 10 }, () => start()))
    expect(answers.filter(({ status }) => status === 200).length).toBe(3)
    expect(await used()).toBe(8)
    const single = await Promise.all([start({ first: 1 }), start({ first: 2 })])
    expect(single.every(({ status }) => status === 409)).toBe(true)
    expect(await used()).toBe(8)
  })

  test('what rows say when it is asked for is made, whatever changes meanwhile', async () => {
    await withPlan(5)
    const [row] = await fill(2)
    const { data: job } = await start()
    await save([{ ...row!, version: 1, facts: { ...row!.facts, name: 'Changed later' } }])
    await make(job.jobId)
    const words = (await wordsOf((await fileOf(job.jobId)).bytes)).join(' ')
    expect(words).toContain('Person 1')
    expect(words).not.toContain('Changed later')
  })

  test('a worker that is killed at 60 % counts nothing twice; the next one makes it whole', async () => {
    await withPlan(100)
    await fill(60)
    const { data: job } = await start()
    const asleep = sleepAtDrawing(w, 2)
    const killed = make(job.jobId)
    await vi.waitFor(async () => expect((await jobs())[0]!.done).toBeGreaterThan(30), 20_000)
    expect((await jobs())[0]!.state).toBe('working')
    asleep.leave()
    await make(job.jobId)
    expect((await jobs())[0]).toMatchObject({ state: 'ready', done: 60 })
    // One that only slept, and wakes after it, changes nothing any more.
    asleep.wake()
    await killed
    expect((await jobs())[0]).toMatchObject({ state: 'ready', done: 60 })
    expect(await used()).toBe(60)
    expect(await wordsOf((await fileOf(job.jobId)).bytes)).toHaveLength(120)
  }, 60_000)

  test('the agency’s credits go with it, all or none, and come back', async () => {
    const { agencyId } = shop.agency
    const { platform } = w.world.database
    const { terms } = await platform
      .selectFrom('agency')
      .select('terms')
      .where('agencyId', '=', agencyId)
      .executeTakeFirstOrThrow()
    const set = (pdfSlabs: unknown[]) =>
      platform
        .updateTable('agency')
        .set({ terms: JSON.stringify({ ...terms, pdfSlabs }) })
        .where('agencyId', '=', agencyId)
        .execute()
    const credits = () =>
      platform
        .selectFrom('pdfCredit')
        .select('used')
        .where('agencyId', '=', agencyId)
        .executeTakeFirstOrThrow()
    await set([{ from: 1, price: 10 }])
    await platform.insertInto('pdfCredit').values({ agencyId, bought: 3, used: 0 }).execute()
    await withPlan(10)
    await fill(4)
    expect(await quote()).toMatchObject({ takes: 4, left: 3, fits: 3 })
    expect((await start()).failure.code).toBe('LIMIT_REACHED')
    expect([await used(), (await credits()).used]).toEqual([0, 0])
    const { data: job } = await start({ first: 3 })
    expect([await used(), (await credits()).used]).toEqual([3, 3])
    await cancel(job.jobId)
    expect([await used(), (await credits()).used]).toEqual([0, 0])
    await set([])
  })

  test('cancelled, it gives back what it took, but not what another file lives on', async () => {
    await withPlan(10)
    const rows = await fill(4)
    const { data: job } = await start()
    expect(await used()).toBe(4)
    const { data: other } = await start({ rowKeys: [rows[0]!.rowKey] })
    expect((await cancel(job.jobId)).data.state).toBe('cancelled')
    expect(await used()).toBe(1)
    expect((await cancel(job.jobId)).status).toBe(409)
    await make(job.jobId)
    expect((await fileOf(job.jobId)).status).toBe(404)
    await make(other.jobId)
    expect((await jobs()).map(({ state }) => state)).toEqual(['ready', 'cancelled'])
  })

  test('who cannot be drawn is named, given back, and made alone afterwards', async () => {
    await withPlan(10)
    const photo = await makeDocument(w, business)
    const { storageKey } = await w.world.database.platform
      .selectFrom('document')
      .select('storageKey')
      .where('documentId', '=', photo)
      .executeTakeFirstOrThrow()
    await w.world.storage.put(storageKey, Buffer.from('no picture'))
    const rows = await fill(3, (i) => (i === 1 ? { photoDocumentId: photo } : {}))
    const { data: job } = await start()
    await make(job.jobId)
    const [made] = await jobs()
    expect(made).toMatchObject({ state: 'ready', failed: 1 })
    expect(made!.failures).toEqual([
      { rowKey: rows[1]!.rowKey, name: 'Person 2', code: 'PICTURE_UNREADABLE' },
    ])
    expect(await used()).toBe(2)
    expect(await wordsOf((await fileOf(job.jobId)).bytes)).toHaveLength(4)
    await save([{ ...rows[1]!, version: 1, facts: { ...rows[1]!.facts, photoDocumentId: null } }])
    const { data: again } = await start({ rowKeys: [rows[1]!.rowKey] })
    await make(again.jobId)
    expect((await jobs())[0]).toMatchObject({ state: 'ready', total: 1 })
    expect(await used()).toBe(3)
  })

  test('a full disk gives everything back after the third run', async () => {
    await withPlan(10)
    await fill(2)
    const { data: job } = await start()
    const disk = vi.spyOn(w.world.storage, 'putFile').mockRejectedValue(new Error('ENOSPC'))
    for (let run = 0; run < 2; run++) await expect(make(job.jobId)).rejects.toThrow('ENOSPC')
    expect(await used()).toBe(2)
    await make(job.jobId)
    disk.mockRestore()
    expect((await jobs())[0]).toMatchObject({ state: 'failed' })
    expect(await used()).toBe(0)
  })

  test('files lie 30 days; who was paid for stays known', async () => {
    await withPlan(10)
    await fill(2)
    const { data: job } = await start()
    await make(job.jobId)
    await w.world.database.platform
      .updateTable('pdfCardJob')
      .set({ createdAt: new Date(w.clock.now().getTime() - 31 * 86_400_000) })
      .where('jobId', '=', job.jobId)
      .execute()
    await sweepJobs(w.world)
    expect((await fileOf(job.jobId)).status).toBe(404)
    expect(await quote()).toMatchObject({ free: 2, takes: 0 })
  })

  test('staff force a file beside the plan, and it is noted; customers do not', async () => {
    await fill(2)
    const force = { forceDownloadWithoutSampleWatermark: true }
    expect((await start()).failure.code).toBe('PLAN_NEEDED')
    expect((await start(force)).status).toBe(422)
    const { data: job } = await start(force, shop.admin.client)
    await make(job.jobId)
    const { list } = await shop.admin.client.ok(pdfCardRoutes.getPdfCardList, {
      query: { search: String(pdfCardNo) },
    })
    expect(list[0]).toMatchObject({ pdfCardNo, quantity: 2, payment: 'staff' })
    expect(list[0]!.exportedAt).not.toBeNull()
    const noted = await w.world.database.platform
      .selectFrom('audit')
      .select('action')
      .where('object', '=', `pdfCard ${pdfCardNo}`)
      .where('action', '=', 'pdfCard.forceExportMany')
      .execute()
    expect(noted).toHaveLength(1)
  })
})

describe('sheets', () => {
  test('as many as fit, each sheet followed by its back, with its number in the margin', async () => {
    await withPlan(50)
    await fill(12)
    const { data: job } = await start({ output: { layout: 'a4', gutter: 0, duplex: 'long' } })
    await make(job.jobId)
    const { bytes, headers } = await fileOf(job.jobId)
    expect(headers['content-disposition']).toContain(`${pdfCardNo}-a4.pdf`)
    const document = await PDFDocument.load(bytes)
    expect(document.getPages().map((page) => page.getSize().width.toFixed(1))).toEqual(
      Array.from({ length: 4 }, () => ((210 / 25.4) * 72).toFixed(1)),
    )
    const words = await wordsOf(bytes)
    expect(words[0]).toContain('1 / 2')
    expect(words[2]).toContain('2 / 2')
    expect(words[0]).toContain('Person 10')
    expect(words[0]).not.toContain('Person 11')
  }, 30_000)

  test('one on a page has its trim and bleed within a hundredth of a mm', async () => {
    await withPlan(5)
    await fill(1)
    const { data: job } = await start({ output: { layout: 'page', gutter: 0, duplex: 'long' } })
    await make(job.jobId)
    const [page] = (await PDFDocument.load((await fileOf(job.jobId)).bytes)).getPages()
    const mm = (points: number) => (points / 72) * 25.4
    const [trim, bleed, media] = [page!.getTrimBox(), page!.getBleedBox(), page!.getMediaBox()]
    const upright = mm(trim.height) > mm(trim.width)
    expect(Math.abs(mm(upright ? trim.height : trim.width) - 85.6)).toBeLessThan(0.01)
    expect(Math.abs(mm(upright ? trim.width : trim.height) - 53.98)).toBeLessThan(0.01)
    expect(mm(bleed.width) - mm(trim.width)).toBeCloseTo(6, 2)
    expect(mm(media.width) - mm(trim.width)).toBeCloseTo(20, 2)
    expect(mm(trim.x - media.x)).toBeCloseTo(10, 2)
  })
})

test('pictures of both sides at 300 dpi, in one ZIP', async () => {
  await withPlan(5)
  await fill(3, (i) => (i === 2 ? { idNo: '', name: '../लक्ष्मी: "x"' } : {}))
  const { data: job } = await start({ output: { layout: 'png', gutter: 0, duplex: 'long' } })
  await make(job.jobId)
  const { bytes, headers } = await fileOf(job.jobId)
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'application/zip',
    expect.stringContaining(`${pdfCardNo}-png.zip`),
  ])
  const files = unzipSync(new Uint8Array(bytes))
  expect(Object.keys(files)).toEqual([
    '0001-S-1-front.png',
    '0001-S-1-back.png',
    '0002-S-2-front.png',
    '0002-S-2-back.png',
    '0003-लक्ष्मी-x-front.png',
    '0003-लक्ष्मी-x-back.png',
  ])
  const { width, height, density } = await sharp(files['0001-S-1-front.png']).metadata()
  expect([Math.max(width, height), Math.min(width, height), density]).toEqual([1011, 638, 300])
}, 30_000)

test('killed at the last try: the file has failed, what it took is back, and it may be asked for again', async () => {
  await withPlan(5)
  await fill(2)
  const { data: job } = await start()
  expect(await used()).toBe(2)
  const { platform } = w.world.database
  await platform
    .updateTable('pdfCardJob')
    .set({ state: 'working', attempt: 3 })
    .where('jobId', '=', job.jobId)
    .execute()
  await dieAtWork(w, makePdfFile)
  expect((await jobs())[0]!.state).toBe('working')
  await workPdfJobs(w.world)
  await w.world.queue.workGivenUp()
  await expect.poll(async () => (await jobs())[0]!.state, { timeout: 30_000 }).toBe('failed')
  expect(await used()).toBe(0)
  expect((await start()).data).toMatchObject({ state: 'waiting' })
  await expect.poll(async () => (await jobs())[0]!.state, { timeout: 60_000 }).toBe('ready')
}, 150_000)

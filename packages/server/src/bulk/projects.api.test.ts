import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseBusiness } from '../erasure/store.business.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { runJob } from './work.ts'

// PDF cards and videos are deleted in bulk in the same manner.

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())

const kinds = [
  {
    what: 'PDF cards',
    kind: 'pdfCardDelete',
    nos: 'pdfCardNos',
    rights: ['pdf.list', 'pdf.view', 'pdf.edit'],
    entry: 'pdfCard.delete',
    filters: [{ status: 'INACTIVE' }, { search: 'slope', searchBy: 'templateCode' }],
    make: (agencyId: number, businessId: number, name: string, more: object) =>
      w.world.database.platform
        .insertInto('pdfCard')
        .values({ agencyId, businessId, companyName: name, templateCode: 'slope', ...more })
        .returning('pdfCardNo as no')
        .executeTakeFirstOrThrow(),
    list: async (who: TestStaff, query: object = {}) =>
      (await who.client.ok(pdfCardRoutes.getPdfCardList, { query: query as never })).list.map(
        ({ pdfCardNo }) => pdfCardNo,
      ),
    one: (who: TestStaff, pdfCardNo: number, restore?: true) =>
      who.client.ok(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo, ...(restore && { restore }) } }),
    ask: (who: TestStaff, body: object) =>
      who.client.call(bulkRoutes.deletePdfCardsInBulk, { body: body as never }),
  },
  {
    what: 'videos',
    kind: 'videoDelete',
    nos: 'videoNos',
    rights: ['video.list', 'video.view', 'video.edit'],
    entry: 'userVideo.delete',
    filters: [{ status: 'INACTIVE' }, { state: 'ready' }],
    make: async (agencyId: number, businessId: number, title: string, more: object) => {
      const { platform } = w.world.database
      const made = await platform
        .insertInto('userVideo')
        .values({ agencyId, businessId, title, ...more })
        .returning('videoNo as no')
        .executeTakeFirstOrThrow()
      if (title === 'Third')
        await sql`update user_video set film_state = 'ready' where video_no = ${made.no}`.execute(platform)
      return made
    },
    list: async (who: TestStaff, query: object = {}) =>
      (await who.client.ok(userVideoRoutes.listUserVideos, { query: query as never })).list.map(
        ({ videoNo }) => videoNo,
      ),
    one: (who: TestStaff, videoNo: number, restore?: true) =>
      who.client.ok(userVideoRoutes.deleteUserVideo, { body: { videoNo, ...(restore && { restore }) } }),
    ask: (who: TestStaff, body: object) =>
      who.client.call(bulkRoutes.deleteVideosInBulk, { body: body as never }),
  },
] as const

describe.each(kinds)('$what', (of) => {
  let agency: TestAgency
  let admin: TestStaff
  let maker: TestStaff
  let shops: TestBusiness[]
  let nos: number[]
  /** First and Second are of Sharma, which `maker` looks after; Third, switched off, and Fourth of Verma. */
  beforeEach(async () => {
    agency = await makeAgency(w)
    admin = await makeStaff(w, 'admin', { agency })
    maker = await makeStaff(w, 'creator', { agency, permissions: [...of.rights] })
    const owner = await makeCustomer(w, { agency, signedIn: false })
    shops = [
      await makeBusiness(w, { owner, name: 'Sharma', madeBy: maker }),
      await makeBusiness(w, { owner, name: 'Verma' }),
    ]
    nos = []
    for (const [shop, name, more] of [
      [0, 'First', {}],
      [0, 'Second', {}],
      [1, 'Third', { isActive: false, createdAt: new Date('2025-03-31') }],
      [1, 'Fourth', {}],
    ] as const)
      nos.push((await of.make(agency.agencyId, shops[shop]!.businessId, name, more)).no)
  })

  const sharma = {
    filter: { search: 'sharma', searchBy: 'businessName' },
    expected: 2,
    confirmed: 2,
  } as const
  const remove = (more: object = {}, who = admin) => of.ask(who, { ...sharma, ...more })
  const run = (bulkJobId: number, watch = {}) =>
    runJob(w.world, { agencyId: agency.agencyId, bulkJobId }, watch)
  const undo = async (bulkJobId: number) => {
    await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
    await run(bulkJobId)
  }
  const job = (bulkJobId: number) => admin.client.ok(bulkRoutes.getBulkJob, { params: { bulkJobId } })
  const rows = async (bulkJobId: number) =>
    (await admin.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })).list
  const ends = async (bulkJobId: number) =>
    (await rows(bulkJobId)).toReversed().map(({ state, reason }) => [state, reason])
  /** Those that are there, by the order of their making. */
  const there = async () => (await of.list(admin)).map((no) => nos.indexOf(no)).toSorted((a, b) => a - b)

  test('those of a filter go, each with its entry, and come back once', async () => {
    const { bulkJobId } = (await remove()).data
    await run(bulkJobId)
    expect(await there()).toEqual([2, 3])
    expect(await job(bulkJobId)).toMatchObject({ kind: of.kind, counts: { done: 2 }, can: { undo: true } })
    expect(
      (await rows(bulkJobId)).map(({ label, subjectId, businessId }) => [label, subjectId, businessId]),
    ).toEqual([nos[1]!, nos[0]!].map((no) => [`Sharma · ${no}`, no, shops[0]!.businessId]))
    const entries = await w.world.database.platform
      .selectFrom('audit')
      .select(['detail', 'businessId'])
      .where('agencyId', '=', agency.agencyId)
      .where('action', '=', of.entry)
      .execute()
    expect(entries.map(({ detail }) => detail)).toEqual(Array(2).fill({ job: `bulk ${bulkJobId}` }))
    await of.one(admin, nos[0]!, true)
    await undo(bulkJobId)
    expect(await ends(bulkJobId)).toEqual([
      ['kept', 'CONFLICT'],
      ['undone', null],
    ])
    expect(await there()).toEqual([0, 1, 2, 3])
  })

  test('one that was brought back and deleted anew stays away', async () => {
    const { bulkJobId } = (await remove()).data
    await run(bulkJobId)
    await of.one(admin, nos[0]!, true)
    await of.one(admin, nos[0]!)
    await undo(bulkJobId)
    expect(await ends(bulkJobId)).toEqual([
      ['kept', 'NOT_FOUND'],
      ['undone', null],
    ])
    expect(await there()).toEqual([1, 2, 3])
  })

  test('the number is typed, another number than was shown is refused; one that went meanwhile says so', async () => {
    expect((await remove({ confirmed: 3 })).failure).toMatchObject({ code: 'VALIDATION', field: 'confirmed' })
    expect((await remove({ expected: 3, confirmed: 3 })).failure).toMatchObject({ code: 'CONFLICT' })
    const ticked = { filter: { [of.nos]: [nos[0], nos[3]] }, expected: 2 }
    const { bulkJobId } = (await remove(ticked)).data
    await of.one(admin, nos[0]!)
    await run(bulkJobId)
    expect(await ends(bulkJobId)).toEqual([
      ['refused', 'NOT_FOUND'],
      ['done', null],
    ])
    expect(await there()).toEqual([1, 2])
  })

  test('every filter of the list is carried, and finds what the list shows', async () => {
    for (const filter of [
      { search: 'verma' },
      { done: 'not-done' },
      { done: 'done' },
      { madeBy: maker.franchiseeId },
      { from: '2025-01-01', to: '2025-12-31' },
      { to: '2020-01-01' },
      ...of.filters,
    ]) {
      const query = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))
      const count = (await of.list(admin, query)).length
      const expected = Math.max(count, 1)
      const asked = await remove({ filter, expected, confirmed: expected })
      expect([filter, asked.failure?.code]).toEqual([filter, count === 0 ? 'CONFLICT' : undefined])
      if (count === 0) continue
      const params = { bulkJobId: asked.data.bulkJobId }
      await admin.client.ok(bulkRoutes.cancelBulkJob, { params, body: {} })
    }
  })

  test('stopped after the row in hand', async () => {
    const { bulkJobId } = (await remove()).data
    const stop = () => admin.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId }, body: {} })
    await run(bulkJobId, { onRow: stop })
    expect(await job(bulkJobId)).toMatchObject({ state: 'cancelled', counts: { done: 1, waiting: 1 } })
    expect(await there()).toEqual([0, 2, 3])
  })

  test('rights: another agency finds nothing, who sees what they made reaches that alone, the platform names one agency', async () => {
    const stranger = await makeStaff(w, 'admin')
    expect((await remove({}, stranger)).failure).toMatchObject({ code: 'CONFLICT' })
    const theirs = { ...sharma.filter, agencyId: agency.agencyId }
    expect((await remove({ filter: theirs }, stranger)).failure).toMatchObject({ code: 'CONFLICT' })
    const reader = await makeStaff(w, 'creator', { agency, permissions: of.rights.slice(0, 2) })
    expect((await remove({}, reader)).status).toBe(403)
    const blind = await makeStaff(w, 'franchisee-with-all-card-access', {
      agency,
      permissions: of.rights.slice(2),
    })
    expect((await remove({}, blind)).failure).toMatchObject({ code: 'CONFLICT' })
    const all = { filter: { [of.nos]: nos }, expected: 4, confirmed: 4 }
    expect((await remove(all, maker)).failure).toMatchObject({ code: 'CONFLICT' })
    const own = (await remove({ filter: {} }, maker)).data
    await run(own.bulkJobId)
    expect(await there()).toEqual([2, 3])
    const seen = await maker.client.ok(bulkRoutes.listBulkJobs, { query: {} })
    expect(seen.list.map(({ kind }) => kind)).toEqual([of.kind])
    const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
    const verma = { filter: { search: 'verma' } }
    expect((await remove(verma, platform)).failure).toMatchObject({ code: 'VALIDATION', field: 'agencyId' })
    const named = (await remove({ filter: { ...verma.filter, agencyId: agency.agencyId } }, platform)).data
    await run(named.bulkJobId)
    expect(await there()).toEqual([])
  })

  test('a right or a business that is lost while it waits refuses its rows', async () => {
    const { platform } = w.world.database
    const set = (permissions: readonly string[]) =>
      platform
        .updateTable('franchisee')
        .set({ permissions: permissions as never })
        .where('franchiseeId', '=', maker.franchiseeId)
        .execute()
    const first = (await remove({ filter: {} }, maker)).data
    await set(of.rights.slice(0, 2))
    await run(first.bulkJobId)
    expect(await ends(first.bulkJobId)).toEqual(Array(2).fill(['refused', 'NOT_ALLOWED']))
    await set(of.rights)
    const second = (await remove({ filter: {} }, maker)).data
    await platform
      .updateTable('business')
      .set({ madeByFranchiseeId: null })
      .where('businessId', '=', shops[0]!.businessId)
      .execute()
    await run(second.bulkJobId)
    expect(await ends(second.bulkJobId)).toEqual(Array(2).fill(['refused', 'NOT_FOUND']))
    expect(await there()).toEqual([0, 1, 2, 3])
  })

  test('what a job says of them goes with their business', async () => {
    const { bulkJobId } = (await remove()).data
    await run(bulkJobId)
    const { platform } = w.world.database
    const { businessId } = shops[0]!
    await platform
      .updateTable('business')
      .set({ deletedAt: w.clock.now() })
      .where('businessId', '=', businessId)
      .execute()
    await platform.transaction().execute((tx) => eraseBusiness(tx, agency, businessId, w.clock.now()))
    const left = await platform
      .selectFrom('bulkRow')
      .select(['label', 'before'])
      .where('bulkJobId', '=', bulkJobId)
      .execute()
    expect(left).toEqual(Array(2).fill({ label: '', before: null }))
  })
})

import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { runJob } from '../work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let leaving: TestStaff
let heir: TestStaff
let owner: TestCustomer
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  leaving = await makeStaff(w, 'creator', { agency })
  heir = await makeStaff(w, 'franchisee', { agency })
  owner = await makeCustomer(w, { agency, signedIn: false })
})

const move = (more: object = {}) =>
  admin.client.call(peopleRoutes.moveBusinesses, {
    body: { franchiseeId: leaving.franchiseeId, toFranchiseeId: heir.franchiseeId, ...more },
  })
const dismiss = () =>
  admin.client.call(peopleRoutes.deleteStaff, { params: { franchiseeId: leaving.franchiseeId } })
const keptBy = async ({ franchiseeId }: TestStaff) =>
  (
    await w.world.database.platform
      .selectFrom('business')
      .select('businessId')
      .where('madeByFranchiseeId', '=', franchiseeId)
      .execute()
  ).length
/** So many more businesses of whoever leaves, and no tests of their own. */
const fill = async (many: number) => {
  const { businessId } = await makeBusiness(w, { owner, madeBy: leaving, name: 'One of many' })
  const { rows } = await sql<{ columns: string }>`select string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns where table_name = 'business' and table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    w.world.database.platform,
  )
  const columns = sql.raw(rows[0]!.columns)
  await sql`insert into business (${columns}) select ${columns} from business, generate_series(2, ${many}) where business_id = ${businessId}`.execute(
    w.world.database.platform,
  )
}

test('few are moved with the answer, each with its line in the activity, and can be taken back', async () => {
  const { businessId } = await makeBusiness(w, { owner, madeBy: leaving, name: 'Anand Mithai' })
  await makeBusiness(w, { owner, madeBy: leaving, name: 'Second' })
  const { moved, job } = (await move()).data
  expect([moved, job?.state, job?.about]).toEqual([2, 'done', (await heirNow()).name])
  expect([await keptBy(leaving), await keptBy(heir)]).toEqual([0, 2])
  const { list } = await admin.client.ok(activityRoutes.listActivityOfBusiness, {
    params: { id: businessId },
    query: {},
  })
  expect(list[0]).toMatchObject({ action: 'business.move' })
  const params = { bulkJobId: job!.bulkJobId }
  await admin.client.ok(bulkRoutes.undoBulkJob, { params, body: {} })
  await runJob(w.world, { agencyId: agency.agencyId, ...params })
  expect([await keptBy(leaving), await keptBy(heir)]).toEqual([2, 0])
})
const heirNow = () => admin.client.ok(peopleRoutes.getStaff, { params: { franchiseeId: heir.franchiseeId } })

test('nobody is moved where there is nobody: no job', async () => {
  expect((await move()).data).toEqual({ moved: 0, job: null })
})

test('what lies outside the territory of the other one is left out, unless it is meant', async () => {
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ territory: JSON.stringify({ states: [], cities: ['Pune'] }) })
    .where('franchiseeId', '=', heir.franchiseeId)
    .execute()
  await makeBusiness(w, { owner, madeBy: leaving })
  const first = (await move()).data
  expect([first.moved, first.job?.counts.refused]).toEqual([0, 1])
  const { list } = await admin.client.ok(bulkRoutes.listBulkRows, {
    params: { bulkJobId: first.job!.bulkJobId },
    query: {},
  })
  expect(list).toMatchObject([{ state: 'refused', reason: 'OUTSIDE_TERRITORY' }])
  expect((await move({ outsideToo: true })).data.moved).toBe(1)
})

test('more than can be waited for, and than a list counts: a job goes on in the background, then the person can be deleted', async () => {
  await fill(10_001)
  const { moved, job } = (await move()).data
  expect([moved, job?.state, job?.counts.total]).toEqual([0, 'waiting', 10_001])
  expect((await dismiss()).failure).toMatchObject({ code: 'IN_USE', field: 'businesses' })
  const params = { bulkJobId: job!.bulkJobId }
  const { platform } = w.world.database
  const giveRest = (to: TestStaff, most: number) =>
    sql`update business set made_by_franchisee_id = ${to.franchiseeId} where business_id in (select business_id
      from business where made_by_franchisee_id = ${leaving.franchiseeId} order by business_id limit ${most})`.execute(
      platform,
    )
  await runJob(
    w.world,
    { agencyId: agency.agencyId, ...params },
    {
      onRow: async ({ rowNo }) => {
        // Somebody else gets the next one: that stays theirs.
        if (rowNo === 2) await giveRest(admin, 1)
        if (rowNo === 4) await admin.client.ok(bulkRoutes.cancelBulkJob, { params, body: {} })
      },
    },
  )
  const { counts } = await admin.client.ok(bulkRoutes.getBulkJob, { params })
  expect(counts).toMatchObject({ done: 3, refused: 1, waiting: 9997 })
  expect([await keptBy(admin), await keptBy(heir)]).toEqual([1, 3])
  await giveRest(heir, 10_000)
  expect((await dismiss()).status).toBe(200)
}, 60_000)

test('what was deleted before its keeper left is brought back to the agency, where admins see it', async () => {
  const { businessId } = await makeBusiness(w, { owner, madeBy: leaving, name: 'In the bin' })
  const other = await makeBusiness(w, { owner, madeBy: heir, name: 'Of somebody who stays' })
  for (const id of [businessId, other.businessId])
    await admin.client.ok(businessRoutes.deleteBusiness, { params: { id } })
  expect((await dismiss()).status).toBe(200)
  for (const id of [businessId, other.businessId])
    await admin.client.ok(businessRoutes.deleteBusiness, { params: { id }, body: { restore: true } })
  expect([await keptBy(leaving), await keptBy(heir)]).toEqual([0, 1])
  const { list } = await admin.client.ok(activityRoutes.listActivityOfBusiness, {
    params: { id: businessId },
    query: {},
  })
  expect(list.slice(0, 2)).toMatchObject([{ action: 'business.move' }, { action: 'business.restore' }])
})

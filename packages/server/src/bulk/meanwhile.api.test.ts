import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { runJob } from './work.ts'

// What happened between a job and what is done with it later: it counts, and the row says so.

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let owner: TestCustomer
let sweets: TestBusiness[]
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency, signedIn: false })
  sweets = []
  for (const name of ['Sweet one', 'Sweet two', 'Sweet three'])
    sweets.push(await makeBusiness(w, { owner, name }))
})

const choice = { filter: { search: 'sweet' }, expected: 3 }
const run = (bulkJobId: number) => runJob(w.world, { agencyId: agency.agencyId, bulkJobId })
const undo = async (bulkJobId: number) => {
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId)
}
const rows = async (bulkJobId: number, who = admin) =>
  (await who.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })).list
const living = async () =>
  (await admin.client.ok(businessRoutes.listBusinesses, { query: { sort: 'oldest' } })).list.map(
    ({ businessName }) => businessName,
  )
const startDelete = async () =>
  (await admin.client.ok(bulkRoutes.deleteInBulk, { body: { ...choice, confirmed: 3 } })).bulkJobId
const giveTo = ({ franchiseeId }: TestStaff, businesses: readonly TestBusiness[]) =>
  w.world.database.platform
    .updateTable('business')
    .set({ madeByFranchiseeId: franchiseeId })
    .where(
      'businessId',
      'in',
      businesses.map(({ businessId }) => businessId),
    )
    .execute()

test('brought back by hand and deleted anew: taking the job back leaves that one deleted', async () => {
  const id = await startDelete()
  await run(id)
  const params = { id: sweets[1]!.businessId }
  w.clock.move(60_000)
  await admin.client.ok(businessRoutes.deleteBusiness, { params, body: { restore: true } })
  w.clock.move(60_000)
  await admin.client.ok(businessRoutes.deleteBusiness, { params, body: {} })
  await undo(id)
  expect(await living()).toEqual(['Sweet one', 'Sweet three'])
  expect((await rows(id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['undone', null],
    ['kept', 'NOT_FOUND'],
    ['undone', null],
  ])
})

test('an agency that was suspended meanwhile: its people do nothing any more, nor does what they asked for', async () => {
  const id = await startDelete()
  await w.world.database.platform
    .updateTable('agency')
    .set({ status: 'SUSPENDED', suspendedAt: w.clock.now() })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  await run(id)
  await w.world.database.platform
    .updateTable('agency')
    .set({ status: 'ACTIVE', suspendedAt: null })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  expect((await rows(id)).map(({ reason }) => reason)).toEqual(Array(3).fill('NOT_ALLOWED'))
  expect(await living()).toHaveLength(3)
})

test('a list of messages says no number of a business that somebody else looks after by now', async () => {
  const maker = await makeStaff(w, 'franchisee', { agency, permissions: ['business.view', 'business.list'] })
  await giveTo(maker, sweets)
  const { bulkJobId } = await maker.client.ok(bulkRoutes.messageInBulk, {
    body: { ...choice, text: 'Namaste {name}' },
  })
  await giveTo(admin, [sweets[1]!])
  const phones = async (who: TestStaff) => (await rows(bulkJobId, who)).map(({ whatsapp }) => whatsapp?.phone)
  expect(await phones(maker)).toEqual([owner.phoneNumber, undefined, owner.phoneNumber])
  expect(await phones(admin)).toEqual(Array(3).fill(owner.phoneNumber))
})

test('a file of all businesses is not given to who sees only some of them by now', async () => {
  const helper = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency,
    permissions: ['business.view', 'business.list'],
  })
  const { bulkJobId } = await helper.client.ok(bulkRoutes.exportInBulk, {
    body: { ...choice, format: 'csv' },
  })
  await run(bulkJobId)
  const file = async () => (await helper.client.get(`/api/v1/bulk/${bulkJobId}/file`)).status
  expect(await file()).toBe(200)
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ roles: ['franchisee'] })
    .where('franchiseeId', '=', helper.franchiseeId)
    .execute()
  expect(await file()).toBe(404)
})

test('a job of somebody else is stopped only by who might do it', async () => {
  const colleague = (permissions: ('business.view' | 'business.list' | 'business.delete')[]) =>
    makeStaff(w, 'franchisee-with-all-card-access', { agency, permissions })
  const reader = await colleague(['business.view', 'business.list'])
  const helper = await colleague(['business.view', 'business.list', 'business.delete'])
  const bulkJobId = await startDelete()
  const params = { bulkJobId }
  const mayStop = async (who: TestStaff) =>
    (await who.client.ok(bulkRoutes.getBulkJob, { params })).can.cancel
  expect([await mayStop(reader), await mayStop(helper)]).toEqual(['NOT_ALLOWED', true])
  const stop = (who: TestStaff) => who.client.call(bulkRoutes.cancelBulkJob, { params, body: {} })
  expect((await stop(reader)).failure.code).toBe('CONFLICT')
  expect((await stop(helper)).data.state).toBe('cancelled')
})

test('three jobs of a person are under way and no more, however many are asked for at once', async () => {
  const ask = () => admin.client.call(bulkRoutes.exportInBulk, { body: { ...choice, format: 'csv' } })
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(bulkBounds.underWay)
  expect((await ask()).failure.code).toBe('LIMIT_REACHED')
})

import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dieAtWork } from '../testing/dead-worker.ts'
import { makeAgency, makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { runBulk } from './jobs.ts'
import { runJob, workBulk } from './work.ts'

let w: TestWorld
let admin: TestStaff
let agencyId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  const agency = await makeAgency(w)
  agencyId = agency.agencyId
  admin = await makeStaff(w, 'admin', { agency })
  const owner = await makeCustomer(w, { agency, signedIn: false })
  for (const name of ['Sweet one', 'Sweet two', 'Sweet three']) await makeBusiness(w, { owner, name })
})
afterAll(() => w.close())

test('a worker that dies at the last try: the job is over, what was done stays, the rest says that it was not', async () => {
  const keeper = await makeStaff(w, 'franchisee', {
    agency: admin.agency,
    permissions: ['business.view'],
  })
  const { bulkJobId } = await admin.client.ok(bulkRoutes.moveInBulk, {
    body: { filter: { search: 'sweet' }, expected: 3, toFranchiseeId: keeper.franchiseeId },
  })
  const id = { agencyId, bulkJobId }
  const killed = new Error('killed')
  await expect(runJob(w.world, id, { onRow: () => Promise.reject(killed) })).rejects.toThrow(killed)
  const job = () => admin.client.ok(bulkRoutes.getBulkJob, { params: { bulkJobId } })
  expect(await job()).toMatchObject({ state: 'working', counts: { done: 1, waiting: 2 } })
  await dieAtWork(w, runBulk)
  await workBulk(w.world)
  await w.world.queue.workGivenUp()
  await expect.poll(job, { timeout: 30_000 }).toMatchObject({
    state: 'done',
    counts: { done: 1, refused: 2, waiting: 0 },
  })
  const { list } = await admin.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })
  expect(list.map(({ state, message }) => [state, message])).toEqual([
    ['done', ''],
    ['refused', 'Something went wrong on our side.'],
    ['refused', 'Something went wrong on our side.'],
  ])
}, 60_000)

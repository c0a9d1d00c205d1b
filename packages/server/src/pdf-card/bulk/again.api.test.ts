import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeBusiness } from '../../testing/makers.ts'
import { changeOf } from '../../testing/makers.pdf-people.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let shop: TestShop
let pdfCardNo: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
beforeEach(async () => {
  const expiry = addDays(istDay(w.clock.now()), 200)
  const { businessId } = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry })
  const { start: details } = await client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const body = { businessId, details: { ...details, templateCode: 'desk' as const } }
  pdfCardNo = (await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, { body })).pdfCardNo
})
afterAll(() => w.close())

const client = () => shop.customer.client
const output = { layout: 'send', gutter: 0, duplex: 'long' } as const
const start = (more: object = {}, by = client()) =>
  by.call(pdfPeopleRoutes.startPdfJob, { body: { pdfCardNo, output, ...more } })
const jobs = async (by = client()) => (await by.ok(pdfPeopleRoutes.getPdfJobs, { query: { pdfCardNo } })).list
async function fill(count: number) {
  for (let from = 0; from < count; from += 200) {
    const changes = Array.from({ length: Math.min(200, count - from) }, (_none, i) =>
      changeOf({ name: `Person ${from + i + 1}` }, from + i + 1),
    )
    await client().ok(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } })
  }
}
/** A file is over: all but its first card could not be made. */
async function endWithFailures(jobId: number) {
  const { platform } = w.world.database
  const items = platform.updateTable('pdfCardJobItem').set({ failure: 'RENDER_FAILED' })
  await items.where('jobId', '=', jobId).where('seq', '>', 0).execute()
  await platform
    .updateTable('pdfCardJob')
    .set({ state: 'ready', peopleFailed: sql<number>`people_total - 1`, storageKey: `a/${jobId}.held` })
    .where('jobId', '=', jobId)
    .execute()
}

test('a file that can still be had stays in the list, however many samples were made after it', async () => {
  await fill(1)
  const { data: kept } = await start({ isSample: true })
  await endWithFailures(kept.jobId)
  const samples: number[] = []
  for (let n = 0; n < 12; n++) {
    const { data: sample } = await start({ isSample: true })
    await client().ok(pdfPeopleRoutes.cancelPdfJob, { body: { pdfCardNo, jobId: sample.jobId } })
    samples.unshift(sample.jobId)
  }
  expect((await jobs()).map(({ jobId }) => jobId)).toEqual([...samples.slice(0, 10), kept.jobId])
})

test('all that failed in a file are made again, however many are named', async () => {
  await fill(203)
  const { data: job } = await start({ isSample: true })
  await endWithFailures(job.jobId)
  const [shown] = await jobs()
  expect([shown!.failed, shown!.failures.length]).toEqual([202, 200])
  const { data: again } = await start({ isSample: true, failedIn: job.jobId })
  expect(again.total).toBe(202)
  await endWithFailures(again.jobId)
  const other = await openShop(w)
  expect((await start({ failedIn: job.jobId }, other.customer.client)).status).toBe(404)
  expect((await start({ isSample: true, failedIn: 2_000_000_000 })).status).toBe(404)
})

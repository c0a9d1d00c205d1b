import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeBusiness } from '../../testing/makers.ts'
import { changeOf } from '../../testing/makers.pdf-people.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { makeFile } from './work.ts'

let w: TestWorld
let shop: TestShop
let businessId: number
let pdfCardNo: number
let jobId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
/** A file of two waits. */
beforeEach(async () => {
  const today = istDay(w.clock.now())
  const business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const until = addDays(today, 300)
  await makePeriod(w, business, { from: addDays(today, -1), until, limits: { pdfCardLimit: 5 } })
  businessId = business.businessId
  const { start } = await client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const body = { businessId, details: { ...start, templateCode: 'desk' as const } }
  pdfCardNo = (await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, { body })).pdfCardNo
  const changes = ['Asha', 'Ravi'].map((name, i) => changeOf({ name }, i + 1))
  await client().ok(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } })
  const output = { layout: 'send', gutter: 0, duplex: 'long' } as const
  jobId = (await client().ok(pdfPeopleRoutes.startPdfJob, { body: { pdfCardNo, output } })).jobId
  expect(await used()).toBe(2)
})
afterAll(() => w.close())

const client = () => shop.customer.client
const used = async () =>
  (await client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })).allowance.used
const states = async () =>
  (await client().ok(pdfPeopleRoutes.getPdfJobs, { query: { pdfCardNo } })).list.map(({ state }) => state)

test('a project that is deleted stops its files and gives back what they took; brought back, they stay stopped', async () => {
  await client().ok(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo } })
  expect(await used()).toBe(0)
  await makeFile(w.world, { agencyId: shop.agency.agencyId, jobId })
  await client().ok(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo, restore: true } })
  expect([await states(), await used()]).toEqual([['cancelled'], 0])
})

test('so does one that staff switch off', async () => {
  const body = { pdfCardNo, status: 'INACTIVE' as const, reason: 'Unpaid' }
  await shop.admin.client.ok(pdfCardRoutes.updatePdfCardStatus, { body })
  expect([await states(), await used()]).toEqual([['cancelled'], 0])
})

test('what is ready by then stays counted', async () => {
  await makeFile(w.world, { agencyId: shop.agency.agencyId, jobId })
  await client().ok(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo } })
  await client().ok(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo, restore: true } })
  expect([await states(), await used()]).toEqual([['ready'], 2])
})

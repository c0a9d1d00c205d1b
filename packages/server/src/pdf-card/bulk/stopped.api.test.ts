import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeBusiness, makeDocument } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { changeOf } from '../../testing/makers.pdf-people.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { makeFile } from './work.ts'

let w: TestWorld
let shop: TestShop
let body: { pdfCardNo: number; jobId: number }
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => w.close())

/** A file of two, of which one cannot be drawn, while the disk is full. */
beforeEach(async () => {
  const today = istDay(w.clock.now())
  const business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const { businessId } = business
  const until = addDays(today, 300)
  await makePeriod(w, business, { from: addDays(today, -1), until, limits: { pdfCardLimit: 5 } })
  const { client } = shop.customer
  const { start } = await client.ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const { pdfCardNo } = await client.ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId, details: { ...start, templateCode: 'desk' } },
  })
  const photoDocumentId = await makeDocument(w, business)
  const { storageKey } = await w.world.database.platform
    .selectFrom('document')
    .select('storageKey')
    .where('documentId', '=', photoDocumentId)
    .executeTakeFirstOrThrow()
  await w.world.storage.put(storageKey, Buffer.from('no picture'))
  const changes = [changeOf({ name: 'Asha' }, 1), changeOf({ name: 'Ravi', photoDocumentId }, 2)]
  await client.ok(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } })
  const output = { layout: 'send', gutter: 0, duplex: 'long' } as const
  const { jobId } = await client.ok(pdfPeopleRoutes.startPdfJob, { body: { pdfCardNo, output } })
  body = { pdfCardNo, jobId }
  vi.spyOn(w.world.storage, 'putFile').mockRejectedValue(new Error('ENOSPC'))
})
const run = () => makeFile(w.world, { agencyId: shop.agency.agencyId, jobId: body.jobId })
const look = async () => {
  const query = { pdfCardNo: body.pdfCardNo }
  return (await shop.customer.client.ok(pdfPeopleRoutes.getPdfJobs, { query })).list[0]!
}

test('a file that was stopped half-way names nobody whose card could not be made: nobody’s was', async () => {
  await expect(run()).rejects.toThrow('ENOSPC')
  await shop.customer.client.ok(pdfPeopleRoutes.cancelPdfJob, { body })
  expect(await look()).toMatchObject({ state: 'cancelled', failed: 0, failures: [] })
})

test('nor does one that was given up', async () => {
  for (let turn = 0; turn < 2; turn++) await expect(run()).rejects.toThrow('ENOSPC')
  await run()
  expect(await look()).toMatchObject({ state: 'failed', failed: 0, failures: [] })
})

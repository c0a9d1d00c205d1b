import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyVersion } from '../testing/versions.ts'

let w: TestWorld
let root: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
})
afterAll(() => w.close())

const limit = async (agencyId: number, storageMb: number | null, rendersPerDay: number | null) => {
  const version = await agencyVersion(w, agencyId)
  return root.client.call(agencyRoutes.updateAgency, {
    body: { agency: { agencyId, version, limits: { storageMb, rendersPerDay } } },
  })
}

test('storage: an agency that is full takes no more, says so, and others go on', async () => {
  const owner = await makeCustomer(w)
  const business = await makeBusiness(w, { owner })
  const { agencyId } = owner.agency
  const bytes = new Uint8Array(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer(),
  )
  const upload = () =>
    owner.client.call(documentRoutes.uploadDocument, {
      query: { hierarchy1: 'logo', hierarchy2: business.businessId },
      file: new Blob([bytes]),
      fileName: 'a.jpg',
    })
  expect((await upload()).status).toBe(200)
  await w.world.database.platform
    .updateTable('document')
    .set({ bytes: 1024 * 1024 })
    .where('agencyId', '=', agencyId)
    .execute()
  expect((await limit(agencyId, 1, null)).data).toMatchObject({
    limits: { storageMb: 1, rendersPerDay: null },
    usage: { storageMb: 1 },
  })
  const full = await upload()
  expect(full.failure).toMatchObject({ code: 'LIMIT_REACHED', message: expect.stringContaining('provider') })
  await limit(agencyId, 2, null)
  expect((await upload()).status).toBe(200)
})

test('files drawn: so many on a day of India, of ten at once not one more; what is refused does not count', async () => {
  const owner = await makeCustomer(w)
  const { agencyId } = owner.agency
  const today = istDay(w.clock.now())
  const business = await makeBusiness(w, { owner, isPaid: true, expiry: addDays(today, 200) })
  const { start } = await owner.client.ok(pdfCardRoutes.getPdfCardsByBusiness, {
    query: { businessId: business.businessId },
  })
  const { pdfCardNo } = await owner.client.ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId: business.businessId, details: start },
  })
  const draw = async () =>
    (await owner.client.get(`/api/v1/pdf-card/downloadPdfCard?pdfCardNo=${pdfCardNo}`)).status
  await limit(agencyId, null, 3)
  const statuses = await Promise.all(Array.from({ length: 10 }, draw))
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 402)).toHaveLength(7)
  expect((await limit(agencyId, null, 4)).data.usage).toMatchObject({ rendersToday: 3 })
  expect([await draw(), await draw()]).toEqual([200, 402])
  w.clock.move(86_400_000)
  expect(await draw()).toBe(200)
})

test('only the platform sets and sees limits', async () => {
  const admin = await makeStaff(w, 'admin')
  const { agencyId } = admin.agency
  await limit(agencyId, 7, 8)
  const own = await admin.client.ok(agencyRoutes.getAgency, { query: {} })
  expect([own.limits, own.usage]).toEqual([{ storageMb: null, rendersPerDay: null }, null])
  const refused = await admin.client.call(agencyRoutes.updateAgency, {
    body: { agency: { agencyId, version: own.version, limits: { storageMb: 9, rendersPerDay: 9 } } },
  })
  expect(refused.failure).toMatchObject({ code: 'VALIDATION', field: 'agency.limits' })
})

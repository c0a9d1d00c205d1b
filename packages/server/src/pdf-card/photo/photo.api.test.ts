import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeBusiness, makeDocument, type TestBusiness } from '../../testing/makers.ts'
import { changeOf } from '../../testing/makers.pdf-people.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { makeFile } from '../bulk/work.ts'
import { makePdfPhotos } from './jobs.ts'
import { preparePhotos, read } from './work.ts'

let w: TestWorld
let shop: TestShop
let business: TestBusiness
let pdfCardNo: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
  const expiry = addDays(istDay(w.clock.now()), 200)
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry })
  const { start } = await client().ok(pdfCardRoutes.getPdfCardsByBusiness, {
    query: { businessId: business.businessId },
  })
  start.templateCode = 'desk'
  const body = { businessId: business.businessId, details: start }
  pdfCardNo = (await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, { body })).pdfCardNo
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => w.close())

const client = () => shop.customer.client
const agencyId = () => shop.agency.agencyId
/** A photograph that lies in storage. */
async function makePhoto(bytes: Buffer) {
  const documentId = await makeDocument(w, business)
  const { storageKey } = await w.world.database.platform
    .selectFrom('document')
    .select('storageKey')
    .where('documentId', '=', documentId)
    .executeTakeFirstOrThrow()
  await w.world.storage.put(storageKey, bytes)
  return { documentId, storageKey, printKey: storageKey.replace('.webp', '-print.made') }
}
const photo = (background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 720, height: 900, channels: 4, background } })
    .webp()
    .toBuffer()
const save = (documentId: number, name: string) =>
  client().call(pdfPeopleRoutes.savePdfPeople, {
    body: { pdfCardNo, changes: [changeOf({ name, photoDocumentId: documentId })] },
  })
async function sampleOf(layout: 'send' | 'png'): Promise<Buffer> {
  const output = { layout, gutter: 0, duplex: 'long' } as const
  const body = { pdfCardNo, output, isSample: true }
  const { jobId } = await client().ok(pdfPeopleRoutes.startPdfJob, { body })
  await makeFile(w.world, { agencyId: agencyId(), jobId })
  const file = await client().get(`/api/v1/pdf-card/jobs/file?pdfCardNo=${pdfCardNo}&jobId=${jobId}`)
  expect(file.status).toBe(200)
  return file.bytes
}

test('a photograph that comes into a table is made ready once, and lies in every file as it is', async () => {
  const { documentId, printKey } = await makePhoto(await photo('#4477aa'))
  const added = vi.spyOn(w.world.queue, 'add')
  expect((await save(documentId, 'Asha')).status).toBe(200)
  const asked = added.mock.calls.filter(([, job]) => job === makePdfPhotos).map(([, , payload]) => payload)
  expect(asked).toEqual([{ agencyId: agencyId(), pdfCardNo, documentIds: [documentId] }])
  const made = vi.spyOn(w.world.pictures, 'print')
  await preparePhotos(w.world, { agencyId: agencyId(), pdfCardNo, documentIds: [documentId] })
  // 32 bytes of a hash stand before what is made.
  const print = (await read(w.world, printKey))!.subarray(32)
  expect(await sharp(print).metadata()).toMatchObject({ format: 'jpeg', channels: 3 })
  for (let file = 0; file < 2; file++) expect((await sampleOf('send')).includes(print)).toBe(true)
  expect(made).toHaveBeenCalledTimes(1)
  const drawn = vi.spyOn(w.world.renderer, 'render')
  await sampleOf('png')
  const given = drawn.mock.calls.flatMap(([{ images }]) => Object.values(images ?? {}))
  expect(given.length).toBeGreaterThan(0)
  expect(given.filter(({ isReady }) => isReady)).toEqual([])
})

test('one through which the ground shines is printed as it was stored; one that is gone is left out', async () => {
  const clear = await makePhoto(await photo({ r: 40, g: 90, b: 140, alpha: 0.5 }))
  const gone = await makePhoto(Buffer.from('soon gone'))
  await w.world.storage.remove(gone.storageKey)
  await save(clear.documentId, 'Ravi')
  await save(gone.documentId, 'Meena')
  const drawn = vi.spyOn(w.world.renderer, 'render')
  await sampleOf('send')
  const stored = (await read(w.world, clear.storageKey))!
  const given = drawn.mock.calls.flatMap(([{ images }]) => Object.values(images ?? {}))
  expect(given.filter(({ bytes }) => stored.equals(bytes)).map(({ isReady }) => isReady)).toEqual([undefined])
  expect(await w.world.storage.get(gone.printKey)).toBeNull()
})

test('one that cannot be read fails no one else while it is prepared', async () => {
  const broken = await makePhoto(Buffer.from('no picture'))
  const whole = await makePhoto(await photo('#997744'))
  const documentIds = [broken.documentId, whole.documentId]
  await preparePhotos(w.world, { agencyId: agencyId(), pdfCardNo, documentIds })
  expect(await w.world.storage.get(broken.printKey)).toBeNull()
  expect(await w.world.storage.get(whole.printKey)).not.toBeNull()
  // A card of another agency's number prepares nothing.
  await preparePhotos(w.world, { agencyId: agencyId(), pdfCardNo: pdfCardNo + 5000, documentIds })
})

import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeDocument,
  makeStaff,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let other: TestStaff
let platform: TestStaff
let ids: Record<'logo' | 'gallery' | 'product' | 'payment' | 'person' | 'unused', number>
let businessId: number
beforeAll(async () => {
  w = await openTestWorld()
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  other = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  const owner = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner, name: 'Asha Sweets' })
  businessId = business.businessId
  const card = await makeCard(w, { business })
  const made = async (kind: string) => {
    const documentId = await makeDocument(w, business)
    await sql`update document set kind = ${kind}, bytes = bytes + ${documentId} where document_id = ${documentId}`.execute(
      w.world.database.platform,
    )
    return documentId
  }
  ids = {
    logo: await made('logo'),
    gallery: await made('gallery'),
    product: await made('product'),
    payment: await made('payment'),
    person: await made('person'),
    unused: await made('gallery'),
  }
  const { platform: db } = w.world.database
  await sql`update business set logo_document_id = ${ids.logo} where business_id = ${businessId}`.execute(db)
  await sql`update card set gallery = ${JSON.stringify([{ documentId: ids.gallery, caption: '' }])}::jsonb,
    products = ${JSON.stringify([{ name: 'Barfi', documentIds: [ids.product], price: ids.unused }])}::jsonb,
    payment_options = jsonb_set(payment_options, '{qrDocumentId}', ${String(ids.payment)}::jsonb),
    basic_details = jsonb_set(basic_details, '{logoDocumentId}', ${String(ids.logo)}::jsonb)
    where card_no = ${card.cardNo}`.execute(db)
  await makeDocument(w, await makeBusiness(w, { owner: await makeCustomer(w, { agency: other.agency }) }))
})
afterAll(() => w.close())

const list = (who: TestStaff, query: object = {}) => who.client.ok(documentRoutes.listDocuments, { query })

test('every file of the agency with the places it is used in; a price is no file', async () => {
  const { list: rows, total } = await list(admin)
  expect(total).toBe(6)
  const usedIn = Object.fromEntries(rows.map((row) => [row.documentId, row.usedIn]))
  expect(usedIn).toEqual({
    [ids.logo]: ['businessLogo', 'cardHead'],
    [ids.gallery]: ['gallery'],
    [ids.product]: ['product'],
    [ids.payment]: ['payment'],
    [ids.person]: [],
    [ids.unused]: [],
  })
  expect(rows[0]).toMatchObject({
    documentId: ids.unused,
    business: { businessId, businessName: 'Asha Sweets' },
  })
})

test('filters, the largest first, words of the business; other agencies are the platform’s to see', async () => {
  expect((await list(admin, { kind: 'gallery' })).total).toBe(2)
  expect((await list(admin, { search: 'asha' })).total).toBe(6)
  expect((await list(admin, { search: 'nobody' })).total).toBe(0)
  expect((await list(admin, { businessId })).total).toBe(6)
  expect((await list(admin, { sort: 'largest', pageSize: 1 })).list[0]?.documentId).toBe(ids.unused)
  expect((await list(other)).total).toBe(1)
  expect((await list(other, { agencyId: admin.agency.agencyId, businessId })).total).toBe(0)
  expect((await list(platform, { agencyId: admin.agency.agencyId })).total).toBe(6)
  expect((await list(platform, { search: 'asha' })).total).toBe(6)
})

test('what is stored is counted, with the limit of the agency', async () => {
  const quota = (query: object = {}) => admin.client.ok(documentRoutes.getDocumentQuota, { query })
  const free = await quota()
  expect(free).toMatchObject({ files: 6, limitBytes: null })
  await sql`update agency set limits = '{"storageMb": 5}' where agency_id = ${admin.agency.agencyId}`.execute(
    w.world.database.platform,
  )
  expect((await quota()).limitBytes).toBe(5 * 1024 * 1024)
  // Another agency's number is ignored from anybody but the platform.
  expect(await quota({ agencyId: other.agency.agencyId })).toMatchObject({ files: 6 })
})

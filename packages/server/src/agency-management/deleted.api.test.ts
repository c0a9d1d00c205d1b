import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJob } from '../bulk/work.ts'
import type { Db } from '../platform/db.ts'
import { gujaratSeller } from '../testing/make-invoice.ts'
import { openClient } from '../testing/client.ts'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { makeAgency, makeCustomer, makeStaff, newPhone, type TestAgency } from '../testing/makers.ts'
import { makeAccount } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { deleteAgency, lockManaged } from './store.ts'

let w: TestWorld
let b: TestBilling
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  b = await openBilling(w)
  agency = await makeAgency(w)
  await makeStaff(w, 'admin', { agency })
})
afterAll(() => w.close())

const db = () => w.world.database.platform
const countOf = async (table: string, where = sql`true`) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from ${sql.ref(table)}
      where agency_id = ${agency.agencyId} and ${where}`.execute(db())
  ).rows[0]!.n

test('an agency that was deleted keeps no keys, and nobody sells to it or works for it any more', async () => {
  const { agencyId } = agency
  const { client } = b.root
  await makeAccount(w, agency)
  await sql`insert into agency_messaging (agency_id, sms_header) values (${agencyId}, 'HIMALY')`.execute(db())
  await sql`insert into recon_break (agency_id, kind, ref, opened_at, seen_at)
    values (${agencyId}, 'account_refused', 'a', now(), now())`.execute(db())
  await client.ok(uiCustomisationRoutes.saveUiCustomisation, {
    body: { agencyId, placement: 'COMMON', type: 'notice', title: { en: 'Welcome' } },
  })
  await client.ok(agencyRoutes.deleteAgency, { query: { agencyId } })
  expect([
    await countOf('payment_account'),
    await countOf('agency_messaging'),
    await countOf('recon_break', sql`closed_at is null`),
    await countOf('ui_customisation', sql`deleted_at is null`),
  ]).toEqual([0, 0, 0, 0])

  const terms = {
    cardRate: 100,
    annualFee: 500,
    imageFee: 500,
    pdfSlabs: [],
    customFloor: null,
    creditDays: 10,
  }
  const paid = { agencyId, mode: 'cash' as const, reference: '', reason: 'at the desk' }
  const row = { rowNo: 2, phoneNumber: '9811122233', businessName: 'Asha', category: 'Sweets' }
  const limits = { digitalCardIncluded: true, digitalCardLimit: 1 } as const
  const plan = { name: 'Late', price: 500, validity: 1, limits }
  const answers = [
    await client.call(billRoutes.getAgencyTerms, { query: { agencyId } }),
    await client.call(billRoutes.updateAgencyTerms, { body: { agencyId, terms, version: 1 } }),
    await client.call(billRoutes.recordAgencyPdfCardPayment, {
      body: { ...paid, quantity: 5, isGrant: true },
    }),
    await client.call(billRoutes.getStatement, { query: { agencyId, year: 2026 } }),
    await client.call(invoiceRoutes.updateSeller, { body: { agencyId, seller: gujaratSeller, version: 1 } }),
    await client.call(planRoutes.saveSubscriptionPlan, { query: { agencyId }, body: plan }),
    await client.call(bulkRoutes.importBusinesses, {
      body: { agencyId, rows: [row], fileName: 'shops.csv' },
    }),
  ]
  expect(answers.map(({ failure }) => failure.code)).toEqual([...Array(6).fill('NOT_FOUND'), 'VALIDATION'])
  expect([await countOf('subscription_plan'), await countOf('bulk_job')]).toEqual([0, 0])
})

describe('somebody who comes while it is being deleted', () => {
  const remove = (agencyId: number) => b.root.client.call(agencyRoutes.deleteAgency, { query: { agencyId } })
  const come = (tx: Db, agencyId: number) =>
    sql`insert into app_user (agency_id, phone_number) values (${agencyId}, ${newPhone()})`.execute(tx)

  test('is waited for, and keeps it', async () => {
    const { agencyId } = await makeAgency(w)
    let deleting: ReturnType<typeof remove> | undefined
    await db()
      .transaction()
      .execute(async (tx) => {
        await come(tx, agencyId)
        deleting = remove(agencyId)
      })
    expect((await deleting!).failure.code).toBe('IN_USE')
  })

  test('is refused when it is gone, one row of an import too', async () => {
    const { agencyId } = await makeAgency(w)
    const row = { rowNo: 2, phoneNumber: '9811122244', businessName: 'Asha', category: 'Sweets' }
    const { bulkJobId } = await b.root.client.ok(bulkRoutes.importBusinesses, {
      body: { agencyId, rows: [row], fileName: 'shops.csv' },
    })
    let coming: Promise<unknown> | undefined
    await db()
      .transaction()
      .execute(async (tx) => {
        await lockManaged(tx, agencyId)
        await deleteAgency(tx, agencyId, w.clock.now())
        coming = come(db(), agencyId).then(
          () => 'came',
          (error: { code?: string }) => error.code,
        )
      })
    expect(await coming).toBe('23503')
    await runJob(w.world, { agencyId, bulkJobId })
    const rows = await db()
      .selectFrom('bulkRow')
      .select(['state', 'reason'])
      .where('bulkJobId', '=', bulkJobId)
      .execute()
    expect(rows).toEqual([{ state: 'refused', reason: 'NOT_ALLOWED' }])
  })
})

describe('deleting', () => {
  const remove = (agencyId: number) => b.root.client.call(agencyRoutes.deleteAgency, { query: { agencyId } })
  const record = (agencyId: number) => b.root.client.ok(agencyRoutes.getAgency, { query: { agencyId } })
  const create = (change: object = {}) =>
    b.root.client.call(agencyRoutes.createAgency, {
      body: {
        agency: {
          agencyName: 'Himalaya Cards',
          host: `h${newPhone().slice(1)}.example`,
          theme: { primary: '#7a1f3d' },
          languages: ['hi', 'en'],
          support: { phoneNumber: '+919811122233', email: 'Help@Himalaya.example', whatsapp: '' },
          ...change,
        },
      },
    })

  test('one that nothing is behind goes, with its people; its host name is free, what was done stays', async () => {
    const phoneNumber = newPhone()
    const { data: made } = await create({ admin: { name: 'Tenzin', phoneNumber } })
    expect(made.can.delete).toBe(true)
    const visitor = openClient(w.app, made.host!)
    await visitor.ok(agencyRoutes.getAgencyDetails, {})
    expect((await remove(made.agencyId)).data).toEqual({ deleted: true })
    expect((await visitor.call(agencyRoutes.getAgencyDetails, {})).failure.code).toBe('TENANT_UNKNOWN')
    expect((await remove(made.agencyId)).status).toBe(404)
    const { list } = await b.root.client.ok(agencyRoutes.listAgencies, { query: { search: made.host! } })
    expect(list).toEqual([])
    const again = await create({ host: made.host! })
    expect(again.data).toMatchObject({ host: made.host, admins: [] })
    const notes = await db()
      .selectFrom('audit')
      .select('action')
      .where('agencyId', '=', made.agencyId)
      .orderBy('auditId')
      .execute()
    expect(notes.map(({ action }) => action)).toEqual(['agency.add', 'agency.admin-add', 'agency.delete'])
  })

  test('customers, businesses and bills are left behind by nobody; the platform itself stays', async () => {
    const { data: made } = await create()
    const there = { ...agency, agencyId: made.agencyId, host: made.host! }
    await makeCustomer(w, { agency: there, signedIn: false })
    expect((await record(made.agencyId)).can.delete).toBe('IN_USE')
    const refused = await remove(made.agencyId)
    expect([refused.status, refused.failure.code]).toEqual([409, 'IN_USE'])
    expect((await record(made.agencyId)).host).toBe(made.host)
    const billed = await b.billed(1)
    expect((await remove(billed.agency.agencyId)).failure.code).toBe('IN_USE')
    expect((await remove(b.platform.agencyId)).failure.code).toBe('IN_USE')
    expect((await record(b.platform.agencyId)).can.delete).toBe('NOT_ALLOWED')
  })
})

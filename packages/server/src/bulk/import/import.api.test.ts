import type { ImportRow } from '@parichay/contract/bulk/fields.import.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePlan } from '../../testing/makers.plan.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { runJob } from '../work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
})

const row = (rowNo: number, phoneNumber: string, businessName: string, more: object = {}): ImportRow => ({
  rowNo,
  phoneNumber,
  businessName,
  category: 'Sweets',
  ...more,
})
const check = async (rows: ImportRow[], who = admin) =>
  (await who.client.ok(bulkRoutes.checkImport, { body: { rows } })).rows.map(
    ({ outcome, reason, field }) => reason ?? (field ? [outcome, field] : outcome),
  )
const start = async (rows: ImportRow[], who = admin, more: object = {}) =>
  (await who.client.ok(bulkRoutes.importBusinesses, { body: { rows, fileName: 'shops.csv', ...more } }))
    .bulkJobId
const run = (bulkJobId: number) => runJob(w.world, { agencyId: agency.agencyId, bulkJobId })
const results = async (bulkJobId: number, who = admin) =>
  (await who.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })).list
const names = async () =>
  (await admin.client.ok(businessRoutes.listBusinesses, { query: { sort: 'oldest' } })).list.map(
    ({ businessName, user, businessMadeBy }) => [businessName, user.phoneNumber, businessMadeBy],
  )

test('the dry run says what would become of each row, and changes nothing', async () => {
  const owner = await makeCustomer(w, { agency, signedIn: false })
  await makeBusiness(w, { owner, name: 'Anand Mithai' })
  const phone = newPhone()
  expect(
    await check([
      row(2, phone, 'New shop'),
      row(3, phone, 'Second shop of the new one'),
      row(4, phone.replace('+91', '0'), 'new shop'),
      row(5, owner.phoneNumber, 'Branch'),
      row(6, owner.phoneNumber, 'anand mithai'),
      row(7, '12345', 'Bad phone'),
      row(8, newPhone(), ''),
      row(9, newPhone(), 'No such plan', { plan: 'Platinum' }),
    ]),
  ).toEqual([
    'new-customer',
    'new-business',
    'TWICE_IN_FILE',
    'new-business',
    'SAME_BUSINESS',
    'VALIDATION',
    'VALIDATION',
    'PLAN_INACTIVE',
  ])
  expect(await names()).toHaveLength(1)
})

test('2,001 rows are refused with a sentence; a formula is text', async () => {
  const many = Array.from({ length: 2001 }, (_, at) => row(at + 2, '9876510001', `Shop ${at}`))
  const answer = await admin.client.call(bulkRoutes.checkImport, { body: { rows: many } })
  expect(answer.failure).toMatchObject({ code: 'VALIDATION', message: expect.stringContaining('2,000 rows') })
  const id = await start([row(2, "'+91 98765 10001", '=HYPERLINK("x")')])
  await run(id)
  expect(await names()).toEqual([['=HYPERLINK("x")', '+919876510001', 'import']])
})

test('a plan is known by its name, whatever its blanks and case', async () => {
  await makePlan(w, agency, { name: 'One  Year', price: 500 })
  const plans = ['one year', 'One\u00a0Year', 'One-Year']
  const rows = plans.map((plan, at) => row(at + 2, newPhone(), 'Shop', { plan }))
  expect(await check(rows)).toEqual(['new-customer', 'new-customer', 'PLAN_INACTIVE'])
})

test('a name that several plans bear is refused, in the dry run and where the second plan came after it', async () => {
  await makePlan(w, agency, { name: 'Gold', price: 500 })
  const rows = [row(2, newPhone(), 'Shop', { plan: 'Gold' })]
  expect(await check(rows)).toEqual(['new-customer'])
  const id = await start(rows)
  const other = await makePlan(w, agency, { name: ' gold', price: 5000 })
  await run(id)
  expect((await results(id))[0]).toMatchObject({ state: 'refused', reason: 'SAME_PLAN_NAME', field: 'plan' })
  expect(await check([row(2, newPhone(), 'Shop', { plan: 'GOLD' })])).toEqual(['SAME_PLAN_NAME'])
  // Whoever may give one of them only means that one.
  const seller = await makeStaff(w, 'franchisee', {
    agency,
    permissions: ['business.create', 'payment.manual', 'plan.view', 'business.list'],
  })
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ allowedPlanIds: JSON.stringify([other]) as never })
    .where('franchiseeId', '=', seller.franchiseeId)
    .execute()
  expect(await check([row(2, newPhone(), 'Shop', { plan: 'Gold' })], seller)).toEqual(['new-customer'])
})

test('a number of another agency, of staff, or of a shop that was deleted is a customer like any other', async () => {
  const elsewhere = await makeCustomer(w, { agency: await makeAgency(w), signedIn: false })
  const owner = await makeCustomer(w, { agency, signedIn: false })
  const { businessId } = await makeBusiness(w, { owner, name: 'Anand Mithai' })
  await admin.client.ok(businessRoutes.deleteBusiness, { params: { id: businessId }, body: {} })
  const rows = [
    row(2, elsewhere.phoneNumber, 'Anand Mithai'),
    row(3, admin.phoneNumber, 'Shop of the admin'),
    row(4, owner.phoneNumber, 'Anand Mithai'),
  ]
  expect(await check(rows)).toEqual(['new-customer', 'new-customer', 'new-business'])
  const id = await start(rows)
  await run(id)
  expect((await results(id)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
})

test('the job adds what the dry run promised, once, and takes it back', async () => {
  const plan = await makePlan(w, agency, { name: 'Gold', price: 500 })
  expect(plan).toBeGreaterThan(0)
  const [one, two] = [newPhone(), newPhone()]
  const rows = [row(2, one, 'Shop one'), row(5, two, 'Shop two', { plan: 'gold' }), row(9, 'x', 'Bad')]
  const id = await start(rows, admin, { mode: 'cash' })
  await run(id)
  await run(id)
  expect(
    (await results(id)).map(({ fileRow, state, reason, field }) => [fileRow, state, reason, field]),
  ).toEqual([
    [2, 'done', null, null],
    [5, 'done', null, null],
    [9, 'refused', 'VALIDATION', 'phoneNumber'],
  ])
  expect(await names()).toEqual([
    ['Shop one', one, 'import'],
    ['Shop two', two, 'import'],
  ])
  const paid = await w.world.database.platform
    .selectFrom('paymentIntent')
    .select(['amount', 'state'])
    .where('agencyId', '=', agency.agencyId)
    .execute()
  expect(paid).toEqual([{ amount: 50_000, state: 'paid' }])
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId: id }, body: {} })
  await run(id)
  // What has paid time stays, and says so.
  expect((await results(id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['undone', null],
    ['kept', 'SUBSCRIPTION_ACTIVE'],
    ['refused', 'VALIDATION'],
  ])
})

test('a plan beyond the limits: the dry run says it by row; a business of somebody else’s customer is refused', async () => {
  const allowed = await makePlan(w, agency, { name: 'Silver', price: 500 })
  await makePlan(w, agency, { name: 'Gold', price: 5000 })
  const seller = await makeStaff(w, 'franchisee', {
    agency,
    permissions: ['payment.manual', 'plan.view', 'business.list', 'business.view', 'business.create'],
  })
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ allowedPlanIds: JSON.stringify([allowed]) })
    .where('franchiseeId', '=', seller.franchiseeId)
    .execute()
  const owner = await makeCustomer(w, { agency, signedIn: false })
  await makeBusiness(w, { owner, name: 'Of the agency' })
  const rows = [
    row(2, newPhone(), 'With silver', { plan: 'Silver' }),
    row(3, newPhone(), 'With gold', { plan: 'Gold' }),
    row(4, owner.phoneNumber, 'Branch'),
  ]
  expect(await check(rows, seller)).toEqual(['new-customer', 'STAFF_PLAN_LIMIT', 'PHONE_TAKEN'])
  const id = await start(rows, seller, { mode: 'cash' })
  await run(id)
  const all = await results(id, seller)
  expect(all.map(({ state, reason }) => [state, reason])).toEqual([
    ['done', null],
    ['refused', 'STAFF_PLAN_LIMIT'],
    ['refused', 'PHONE_TAKEN'],
  ])
  expect(all[1]?.message).toMatch(/^The business was added without its plan\. “Gold” is not among/)
  const plain = await makeStaff(w, 'creator', { agency, permissions: ['business.create', 'business.view'] })
  const answer = await plain.client.call(bulkRoutes.importBusinesses, { body: { rows, fileName: 'x.csv' } })
  expect(answer.failure).toMatchObject({ code: 'VALIDATION', field: 'plan' })
})

const accounts = async (phones: readonly string[]) =>
  (
    await w.world.database.platform
      .selectFrom('appUser')
      .select('phoneNumber')
      .where('agencyId', '=', agency.agencyId)
      .where('phoneNumber', 'in', phones)
      .where('deletedAt', 'is', null)
      .orderBy('userId')
      .execute()
  ).map(({ phoneNumber }) => phoneNumber)

test('taking back takes the accounts along that the import opened, unless something else hangs on them', async () => {
  const known = await makeCustomer(w, { agency, signedIn: false })
  const [fresh, two, came, elsewhere] = [newPhone(), newPhone(), newPhone(), newPhone()]
  const phones = [known.phoneNumber, fresh, two, came, elsewhere]
  const id = await start([
    row(2, known.phoneNumber, 'Of somebody known'),
    row(3, fresh, 'Fresh'),
    row(4, two, 'First of two'),
    row(5, two, 'Second of two'),
    row(6, came, 'Whose owner came'),
    row(7, elsewhere, 'With another shop'),
  ])
  await run(id)
  const { platform } = w.world.database
  await platform
    .updateTable('appUser')
    .set({ consentAt: w.clock.now() })
    .where('phoneNumber', '=', came)
    .execute()
  const { userId } = await platform
    .selectFrom('appUser')
    .select('userId')
    .where('phoneNumber', '=', elsewhere)
    .executeTakeFirstOrThrow()
  const owner = { ...known, userId, phoneNumber: elsewhere }
  const other = await makeBusiness(w, { owner, name: 'Another shop' })
  await admin.client.ok(businessRoutes.deleteBusiness, { params: { id: other.businessId } })
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId: id }, body: {} })
  await run(id)
  expect((await results(id)).every(({ state }) => state === 'undone')).toBe(true)
  // Another business in the bin may come back.
  expect(await accounts(phones)).toEqual([known.phoneNumber, came, elsewhere])
  // The number is free: the same file can be imported again.
  expect(await check([row(3, fresh, 'Fresh')])).toEqual(['new-customer'])
})

test('plans beyond what somebody may hold: the dry run adds them up and warns, the business comes without its plan', async () => {
  await makePlan(w, agency, { name: 'Gold', price: 1000 })
  const seller = await makeStaff(w, 'franchisee', {
    agency,
    permissions: ['payment.manual', 'plan.view', 'business.list', 'business.view', 'business.create'],
  })
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ creditLimitPaise: 200_000 })
    .where('franchiseeId', '=', seller.franchiseeId)
    .execute()
  const rows = [2, 3, 4, 5].map((rowNo) =>
    row(rowNo, newPhone(), `Shop ${rowNo}`, rowNo === 4 ? {} : { plan: 'Gold' }),
  )
  const { rows: checked } = await seller.client.ok(bulkRoutes.checkImport, { body: { rows } })
  expect(checked.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['new-customer', null],
    ['new-customer', null],
    ['new-customer', null],
    ['new-customer', 'STAFF_CREDIT_LIMIT'],
  ])
  expect(checked[3]?.message).toContain('You hold ₹2,000')
  const id = await start(rows, seller, { mode: 'cash' })
  await run(id)
  const all = await results(id, seller)
  expect(all.map(({ reason }) => reason)).toEqual([null, null, null, 'STAFF_CREDIT_LIMIT'])
})

test('what came without its plan is taken back too, also where nothing else was done', async () => {
  await makePlan(w, agency, { name: 'Gold', price: 1000 })
  const seller = await makeStaff(w, 'franchisee', {
    agency,
    permissions: ['payment.manual', 'plan.view', 'business.list', 'business.view', 'business.create'],
  })
  const { platform } = w.world.database
  await platform
    .updateTable('franchisee')
    .set({ creditLimitPaise: 50_000 })
    .where('franchiseeId', '=', seller.franchiseeId)
    .execute()
  const id = await start([row(2, newPhone(), 'Planless', { plan: 'Gold' })], seller, { mode: 'cash' })
  await run(id)
  expect((await results(id)).map(({ state, reason }) => [state, reason])).toEqual([
    ['refused', 'STAFF_CREDIT_LIMIT'],
  ])
  expect(await names()).toHaveLength(1)
  const undone = await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId: id }, body: {} })
  expect(undone.state).toBe('undoing')
  await run(id)
  expect((await results(id)).map(({ state, reason }) => [state, reason])).toEqual([['undone', null]])
  expect(await names()).toEqual([])
})

test('a row that a dead worker left between business and plan is taken back, though its job was stopped', async () => {
  const id = await start([row(2, newPhone(), 'One'), row(3, newPhone(), 'Two'), row(4, 'x', 'Bad')])
  await run(id)
  const { platform } = w.world.database
  await platform
    .updateTable('bulkRow')
    .set({ state: 'waiting' })
    .where('bulkJobId', '=', id)
    .where('rowNo', '=', 2)
    .execute()
  await platform.updateTable('bulkJob').set({ state: 'cancelled' }).where('bulkJobId', '=', id).execute()
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId: id }, body: {} })
  await run(id)
  expect((await results(id)).map(({ state }) => state)).toEqual(['undone', 'undone', 'refused'])
  expect(await names()).toEqual([])
})

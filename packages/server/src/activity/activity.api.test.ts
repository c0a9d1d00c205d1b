import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseOld } from '../analytics/sweep/store.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let platform: TestAgency
let owner: TestCustomer
let admin: TestStaff
let businessId: number
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  platform = await makeAgency(w, { isSuperAdmin: true })
  owner = await makeCustomer(w, { agency })
  admin = await makeStaff(w, 'admin', { agency })
  ;({ businessId } = await makeBusiness(w, { owner }))
})
afterAll(() => w.close())

const log = async (client = admin.client, query = {}) =>
  (await client.ok(activityRoutes.listActivity, { query })).list
const rename = (client: TestStaff['client'], city: string) =>
  client.ok(businessRoutes.updateBusinessMetadata, { body: { businessId, city } })

test('who, on behalf of whom, what, before and after, and from where', async () => {
  await rename(admin.client, 'Vapi')
  await rename(admin.client, 'Surat')
  const [last] = await log()
  expect(last).toMatchObject({
    action: 'business.change',
    who: { kind: 'staff', franchiseeId: admin.franchiseeId, roles: ['admin'] },
    onBehalfOf: { userId: owner.userId, name: `Customer ${agency.marker}` },
    business: { businessId },
    changes: [{ field: 'city', before: 'Vapi', after: 'Surat' }],
  })
  expect(last!.ip).not.toBe('')
  // Saving what stands already is no change.
  await rename(admin.client, 'Surat')
  expect((await log())[0]!.activityId).toBe(last!.activityId)
  // The customer is nobody's behalf.
  await rename(owner.client, 'Navsari')
  expect((await log())[0]).toMatchObject({
    who: { kind: 'customer', userId: owner.userId },
    onBehalfOf: null,
  })
})

test('filters, and parts that neither lose nor repeat an entry', async () => {
  await admin.client.ok(authRoutes.regenerateRandomPassword, { body: { userId: owner.userId } })
  expect((await log(admin.client, { area: 'customer' })).map(({ action }) => action)).toEqual([
    'user.resetPassword',
  ])
  expect(new Set((await log(admin.client, { by: 'customer' })).map(({ who }) => who.kind))).toEqual(
    new Set(['customer']),
  )
  const mine = await log(admin.client, { franchiseeId: admin.franchiseeId })
  expect(mine.length).toBeGreaterThan(2)
  expect(mine.every(({ who }) => who.franchiseeId === admin.franchiseeId)).toBe(true)
  const all = await log()
  const seen: number[] = []
  let before: string | undefined
  do {
    const part = await admin.client.ok(activityRoutes.listActivity, {
      query: { pageSize: 1, ...(before ? { before } : {}) },
    })
    seen.push(...part.list.map(({ activityId }) => activityId))
    before = part.before ?? undefined
  } while (before)
  expect(seen).toEqual(all.map(({ activityId }) => activityId))
  expect(await log(admin.client, { to: '2020-01-01' })).toEqual([])
  expect(await log(admin.client, { from: '2020-01-01', to: '2199-01-01' })).toHaveLength(all.length)
})

test('an agency reads its own log, and not the names of the platform’s people in it', async () => {
  const keeper = await makeStaff(w, 'admin', { agency: platform })
  const other = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  await rename(keeper.client, 'Bharuch')
  const [entry] = await log()
  expect(entry).toMatchObject({ who: { kind: 'platform', name: '', franchiseeId: null } })
  const [seen] = await log(keeper.client, { agencyId: agency.agencyId })
  expect(seen).toMatchObject({ who: { kind: 'platform', franchiseeId: keeper.franchiseeId } })
  expect(seen!.who.name).not.toBe('')
  // An agencyId of somebody else's query changes nothing.
  expect(await log(other.client, { agencyId: agency.agencyId })).toEqual([])
})

test('a business has its own part, without money and addresses for those who may not see them', async () => {
  const { platform: db } = w.world.database
  await db
    .insertInto('audit')
    .values({
      agencyId: agency.agencyId,
      at: w.clock.now(),
      actor: 'system',
      action: 'payment.manual',
      object: 'payment 7',
      detail: JSON.stringify({ amount: 99_900 }),
      ip: '10.0.0.9',
      businessId,
    })
    .execute()
  const creator = await makeStaff(w, 'creator', { agency, permissions: ['business.view'] })
  await db
    .updateTable('business')
    .set({ madeByFranchiseeId: creator.franchiseeId })
    .where('businessId', '=', businessId)
    .execute()
  const of = (client: TestStaff['client']) =>
    client.ok(activityRoutes.listActivityOfBusiness, { params: { id: businessId }, query: {} })
  const small = (await of(creator.client)).list
  expect(small.length).toBeGreaterThan(3)
  expect(small.some(({ action, ip }) => action === 'payment.manual' || ip !== '')).toBe(false)
  expect((await of(admin.client)).list).toContainEqual(
    expect.objectContaining({ action: 'payment.manual', who: expect.objectContaining({ kind: 'system' }) }),
  )
  const stranger = await makeStaff(w, 'creator', { agency, permissions: ['business.view'] })
  const refused = await stranger.client.call(activityRoutes.listActivityOfBusiness, {
    params: { id: businessId },
    query: {},
  })
  expect(refused.status).toBe(404)
})

test('the night erases what is older than a year, and the database lets nothing younger go', async () => {
  const { platform: db } = w.world.database
  await sql`insert into audit (agency_id, at, actor, action) values (${agency.agencyId}, ${new Date(w.clock.now().getTime() - 400 * 86_400_000)}, 'system', 'agency.change')`.execute(
    db,
  )
  const count = async () => (await log(admin.client, { pageSize: 500 })).length
  const before = await count()
  const erased = await eraseOld(db, w.clock.now())
  expect(erased['audit']).toBeGreaterThan(0)
  expect(await count()).toBe(before - 1)
  await expect(sql`delete from audit where agency_id = ${agency.agencyId}`.execute(db)).rejects.toThrow(
    /kept for a year/,
  )
})

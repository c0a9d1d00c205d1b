import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import {
  hiddenInViews,
  isViewable,
  viewHeader,
  viewMinutes,
  viewableRoutes,
} from '@parichay/contract/view/rules.ts'
import { viewRoutes } from '@parichay/contract/view/routes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import { matrixCases } from '../testing/matrix-cases.ts'
import { makeActors, type Objects, type TestActor } from '../testing/actors.ts'
import { makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { printAgencies } from '../testing/prints.ts'

let w: TestWorld
let admin: TestActor
let keeper: TestActor
let own: Objects
let viewId: string
beforeAll(async () => {
  w = await openTestWorld()
  const { actors } = await makeActors(w)
  await fillReference(w.world.database)
  admin = actors.find((one) => one.column === 'admin')!
  keeper = actors.find((one) => one.column === 'superadmin')!
  own = admin.own
  viewId = await begin(admin)
})
afterAll(() => w.close())

async function begin(who: TestActor, userId = own.userId): Promise<string> {
  const body = { userId, reason: 'Cannot find the card' }
  return (await who.client.ok(viewRoutes.viewAsCustomer, { body })).viewId
}
const within = (who: Pick<TestActor, 'client'>, route: Route, input: object, view = viewId) =>
  who.client.call(route, input as never, { headers: { [viewHeader]: view } })
const names = Object.keys(routes) as RouteName[]

describe('call by call', () => {
  test.each(names)('%s', async (name) => {
    const route = routes[name] as Route
    const answer = await within(admin, route, matrixCases[name].input(own))
    if ((viewableRoutes as readonly string[]).includes(name)) {
      expect([name, answer.status]).toEqual([name, matrixCases[name].allowed ?? 200])
    } else expect([name, answer.status, answer.failure.code]).toEqual([name, 409, 'VIEW_ONLY'])
  })

  test('what may be seen is plain: no change, no file, no money, no session', () => {
    for (const name of viewableRoutes) {
      const route = routes[name] as Route
      expect([name, route.method, route.download, route.upload]).toEqual([name, 'GET', undefined, undefined])
      expect(route.path, name).not.toMatch(/payment|invoice|bill|session|password|subscription/)
      expect(['O', 'S', 'P'], name).toContain(route.access.customer)
    }
  })

  test('whatever customers may read is shown, or not with a reason', () => {
    const read = names.filter((name) => {
      const { method, access, download } = routes[name] as Route
      return method === 'GET' && access.customer !== '-' && !download
    })
    expect(read.filter((name) => !isViewable(name)).toSorted()).toEqual(Object.keys(hiddenInViews).toSorted())
  })

  test('all of it together changed nothing', async () => {
    const before = await printAgencies(w.world.database.platform)
    for (const name of names) await within(admin, routes[name] as Route, matrixCases[name].input(own))
    const after = await printAgencies(w.world.database.platform)
    expect(after).toEqual(before)
  })
})

test('it sees what the customer sees, and nothing of others', async () => {
  const user = await within(admin, authRoutes.getUser, {})
  expect(user.data).toMatchObject({ userId: own.userId })
  const list = await within(admin, businessRoutes.getBusinessesByUser, { query: {} })
  const theirs = list.data as { businessId: number; user: { userId: number } }[]
  expect(theirs.map(({ businessId }) => businessId)).toContain(own.businessId)
  expect(theirs.every(({ user: { userId } }) => userId === own.userId)).toBe(true)
  const other = await within(admin, businessRoutes.getBusiness, { params: { id: admin.other.businessId } })
  expect(other.status).toBe(404)
  // Staff's own calls stay staff's.
  expect((await within(admin, businessRoutes.listBusinesses, { query: {} })).failure.code).toBe('VIEW_ONLY')
  expect((await admin.client.call(businessRoutes.listBusinesses, { query: {} })).status).toBe(200)
})

test('it belongs to one session, ends after half an hour or when it is ended, and then nothing works in it', async () => {
  const second = await makeStaff(w, 'admin', { agency: admin.agency })
  expect((await within(second, authRoutes.getUser, {})).failure.code).toBe('VIEW_OVER')
  expect((await within(admin, authRoutes.getUser, {}, 'nonsense')).failure.code).toBe('VIEW_OVER')
  const short = await begin(admin)
  await admin.client.ok(viewRoutes.endViewAsCustomer, { body: { viewId: short } })
  expect((await within(admin, authRoutes.getUser, {}, short)).failure.code).toBe('VIEW_OVER')
  // What staff may do themselves does not count in a view that is over.
  const change = { body: { businessId: own.businessId, city: 'Vapi' } }
  const late = await within(admin, businessRoutes.updateBusinessMetadata, change, short)
  expect([late.status, late.failure.code]).toEqual([409, 'VIEW_OVER'])
})

test('whoever made some of a customer’s businesses does not see the others', async () => {
  const creator = await makeStaff(w, 'creator', {
    agency: admin.agency,
    permissions: ['customer.viewAs'],
  })
  const begun = (by: TestStaff) =>
    by.client.call(viewRoutes.viewAsCustomer, { body: { userId: own.userId, reason: 'Look' } })
  expect((await begun(creator)).status).toBe(404)
  const { platform } = w.world.database
  await platform
    .updateTable('business')
    .set({ madeByFranchiseeId: creator.franchiseeId })
    .where('userId', '=', own.userId)
    .execute()
  expect((await begun(creator)).status).toBe(200)
  const owner = { agency: admin.agency, userId: own.userId, phoneNumber: '+919800000003' } as never
  const more = await makeBusiness(w, { owner })
  expect((await begun(creator)).status).toBe(404)
  await platform
    .updateTable('business')
    .set({ deletedAt: w.clock.now() })
    .where('businessId', '=', more.businessId)
    .execute()
  await platform
    .updateTable('business')
    .set({ madeByFranchiseeId: null })
    .where('userId', '=', own.userId)
    .execute()
})

test('a view ends with the reach of who looks: one of the businesses is given to somebody else', async () => {
  const creator = await makeStaff(w, 'creator', { agency: admin.agency, permissions: ['customer.viewAs'] })
  const owner = await makeCustomer(w, { agency: admin.agency, signedIn: false })
  const shops = [
    await makeBusiness(w, { owner, madeBy: creator }),
    await makeBusiness(w, { owner, madeBy: creator }),
  ]
  const { platform } = w.world.database
  const give = (franchiseeId: number | null) =>
    platform
      .updateTable('business')
      .set({ madeByFranchiseeId: franchiseeId })
      .where('businessId', '=', shops[0]!.businessId)
      .execute()
  const { viewId: view } = await creator.client.ok(viewRoutes.viewAsCustomer, {
    body: { userId: owner.userId, reason: 'Look' },
  })
  const look = async () => {
    const answer = await within(creator, businessRoutes.getBusinessesByUser, { query: {} }, view)
    return answer.status === 200 ? 200 : answer.failure.code
  }
  expect(await look()).toBe(200)
  await give(null)
  expect(await look()).toBe('VIEW_OVER')
  await give(creator.franchiseeId)
  expect(await look()).toBe(200)
})

test('a view of another agency ends with the role that reaches there', async () => {
  const helper = await makeStaff(w, 'admin', { agency: keeper.agency })
  const { viewId: view } = await helper.client.ok(viewRoutes.viewAsCustomer, {
    body: { userId: own.userId, reason: 'Look' },
  })
  const look = () => within(helper, authRoutes.getUser, {}, view)
  expect((await look()).status).toBe(200)
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ roles: ['franchisee-with-all-card-access'], permissions: ['customer.viewAs'] })
    .where('franchiseeId', '=', helper.franchiseeId)
    .execute()
  expect((await look()).failure.code).toBe('VIEW_OVER')
})

test('it stands in the log of the customer’s agency and of the platform, with the reason', async () => {
  const abroad = await begin(keeper)
  expect((await within(keeper, authRoutes.getUser, {}, abroad)).data).toMatchObject({ userId: own.userId })
  const of = async (who: TestActor, query: object) =>
    (await who.client.ok(activityRoutes.listActivity, { query })).list.filter(
      ({ action }) => action === 'customer.view',
    )
  const [there] = await of(admin, { userId: own.userId })
  expect(there).toMatchObject({
    who: { kind: 'platform', name: '' },
    onBehalfOf: { userId: own.userId },
    facts: [{ field: 'reason', value: 'Cannot find the card' }],
  })
  const [here] = await of(keeper, { agencyId: keeper.agency.agencyId })
  expect(here!.facts).toContainEqual({ field: 'customer', value: String(own.userId) })
})

test('half an hour later it is over', async () => {
  w.clock.move((viewMinutes - 1) * 60_000)
  expect((await within(admin, authRoutes.getUser, {})).status).toBe(200)
  w.clock.move(60_000)
  expect((await within(admin, authRoutes.getUser, {})).failure.code).toBe('VIEW_OVER')
})

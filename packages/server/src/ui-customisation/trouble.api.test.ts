import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePlan } from '../testing/makers.plan.ts'
import { makeLibrary } from '../testing/makers.post.ts'
import { makeAgency, makeCustomer, makeStaff } from '../testing/makers.ts'
import type { TestAgency, TestCustomer, TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

const { listUiCustomisations, saveUiCustomisation } = uiCustomisationRoutes
let w: TestWorld
let keeper: TestStaff
let agency: TestAgency
let other: TestAgency
let owner: TestCustomer
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  keeper = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agency = await makeAgency(w)
  other = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
})
afterAll(() => w.close())
beforeEach(() => w.world.database.platform.deleteFrom('uiCustomisation').execute() as Promise<never>)

const save = (change: object) =>
  keeper.client.call(saveUiCustomisation, {
    body: { placement: 'HOME_PAGE', type: 'notice', title: { en: 'Hello' }, ...change } as never,
  })
const make = async (change: object): Promise<UiCustomisation> => {
  const { status, data, failure } = await save(change)
  expect([status, failure?.message]).toEqual([200, undefined])
  return data
}
const troubles = async () =>
  (await keeper.client.ok(listUiCustomisations, { query: {} })).map(({ kept }) => kept!.trouble)
const seen = async () =>
  (await owner.client.ok(listUiCustomisations, { query: {} })).map(({ title }) => title.en)
const change = (title: string, columns: { metaId?: string; actionLink?: string }) =>
  w.world.database.platform
    .updateTable('uiCustomisation')
    .set(columns)
    .where((e) => e(e.ref('title', '->>').key('en'), '=', title))
    .execute()

test('a page that does not exist cannot be chosen; where one went away later, its keeper is told and customers see nothing', async () => {
  const good = '/panel/customer/daily-image?show=popular'
  const gone = '/panel/customer/posters'
  expect((await save({ metaType: 'link', metaId: gone })).failure.field).toBe('metaId')
  expect((await save({ actionLink: gone })).failure.field).toBe('actionLink')
  await make({ title: { en: 'Source' }, metaType: 'link', metaId: good })
  await make({ title: { en: 'Button' }, actionLink: good })
  await make({ title: { en: 'Site' }, metaType: 'link', metaId: 'https://rangtapi.example/x' })
  expect([await troubles(), await seen()]).toEqual([
    [null, null, null],
    ['Source', 'Button', 'Site'],
  ])
  await change('Source', { metaId: gone })
  await change('Button', { actionLink: gone })
  expect([await troubles(), await seen()]).toEqual([['LINK', 'LINK', null], ['Site']])
})

test('films that nobody can make are offered to nobody; ID cards are always there', async () => {
  await make({ title: { en: 'Films' }, metaType: 'templateSet', metaId: 'promotional' })
  await make({ title: { en: 'Cards' }, metaType: 'templateSet', metaId: 'id' })
  expect([await troubles(), await seen()]).toEqual([
    [null, null],
    ['Films', 'Cards'],
  ])
  await w.world.database.platform
    .updateTable('videoTemplate')
    .set({ status: 'WITHDRAWN' })
    .where('status', '=', 'PUBLISHED')
    .execute()
  expect([await troubles(), await seen()]).toEqual([['EMPTY', null], ['Cards']])
})

test('once all agencies of an item are suspended, its keeper is told', async () => {
  const status = (at: TestAgency, to: 'ACTIVE' | 'SUSPENDED') =>
    w.world.database.platform
      .updateTable('agency')
      .set({ status: to })
      .where('agencyId', '=', at.agencyId)
      .execute()
  const suspend = (at: TestAgency) => status(at, 'SUSPENDED')
  await make({ title: { en: 'All' } })
  await make({ title: { en: 'Both' }, agencyIds: [agency.agencyId, other.agencyId] })
  await make({ title: { en: 'Other' }, agencyIds: [other.agencyId] })
  await make({ title: { en: 'Own' }, agencyId: other.agencyId })
  await suspend(other)
  expect(await troubles()).toEqual([null, null, 'AGENCIES', 'AGENCIES'])
  expect(await seen()).toEqual(['All', 'Both'])
  await suspend(agency)
  expect(await troubles()).toEqual([null, 'AGENCIES', 'AGENCIES', 'AGENCIES'])
  await status(other, 'ACTIVE')
  expect(await troubles()).toEqual([null, null, null, null])
})

test('an item whose source or plan is gone is moved, switched off and set right all the same; nothing new may be gone', async () => {
  const seller = await makeAgency(w)
  const [gone, stays] = [await makePlan(w, seller), await makePlan(w, seller)]
  const ours = { agencyIds: [seller.agencyId], audience: 'PLANS' }
  const plans = { title: { en: 'Plans' }, ...ours, planIds: [gone, stays] }
  const { uiCustomisationId: id } = await make(plans)
  const lib = await makeLibrary(w, keeper.agency)
  const tag = { title: { en: 'Tag' }, metaType: 'tag', metaId: String(lib.imageTagId) }
  const tagged = await make(tag)
  await keeper.client.ok(planRoutes.archiveSubscriptionPlan, {
    params: { subscriptionPlanId: gone },
    body: {},
  })
  await keeper.client.ok(greetingRoutes.deleteImageTag, {
    params: { imageTagId: lib.imageTagId },
    body: {},
  } as never)
  expect(await troubles()).toEqual([null, 'SOURCE'])
  const off = await make({ ...plans, uiCustomisationId: id, version: 1, isShown: false })
  expect(off.kept).toMatchObject({ isShown: false, planIds: [gone, stays] })
  const { uiCustomisationId } = tagged
  const moved = await make({ ...tag, uiCustomisationId, version: 1, order: 1 })
  expect(moved.kept).toMatchObject({ order: 1, version: 1, trouble: 'SOURCE' })
  expect((await save({ ...plans })).failure.field).toBe('planIds')
  expect((await save({ ...tag })).failure.field).toBe('metaId')
  const foreign = await makePlan(w, await makeAgency(w))
  const stray = await save({ ...plans, uiCustomisationId: id, planIds: [stays, foreign] })
  expect(stray.failure.field).toBe('planIds')
})

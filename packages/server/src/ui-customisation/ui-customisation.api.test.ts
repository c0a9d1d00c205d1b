import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import {
  itemBounds,
  type Placement,
  type UiCustomisation,
} from '@parichay/contract/ui-customisation/fields.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makePeriod, makePlan } from '../testing/makers.plan.ts'
import { type LibraryObjects, makeLibrary, makePost } from '../testing/makers.post.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

const { listUiCustomisations, saveUiCustomisation, deleteUiCustomisation } = uiCustomisationRoutes
let w: TestWorld
let platform: TestAgency
let keeper: TestStaff
let agency: TestAgency
let other: TestAgency
let owner: TestCustomer
let shop: TestBusiness
let shared: LibraryObjects
let today: string
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  platform = await makeAgency(w, { isSuperAdmin: true })
  keeper = await makeStaff(w, 'admin', { agency: platform })
  agency = await makeAgency(w)
  other = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
  shop = await makeBusiness(w, { owner })
  shared = await makeLibrary(w, platform)
  today = istDay(w.clock.now())
})
afterAll(() => w.close())
beforeEach(() => w.world.database.platform.deleteFrom('uiCustomisation').execute() as Promise<never>)

type Change = Record<string, unknown>
const save = (change: Change = {}) =>
  keeper.client.call(saveUiCustomisation, {
    body: { placement: 'HOME_PAGE', type: 'notice', title: { en: 'Hello' }, ...change } as never,
  })
const make = async (change: Change = {}): Promise<UiCustomisation> => {
  const { status, data, failure } = await save(change)
  expect([status, failure?.message]).toEqual([200, undefined])
  return data
}
const shown = (
  { client }: Pick<TestCustomer, 'client'> = owner,
  query: { placement?: Placement; businessId?: number } = {
    placement: 'HOME_PAGE',
    businessId: shop.businessId,
  },
) => client.ok(listUiCustomisations, { query })
const titles = async (...by: Parameters<typeof shown>) => (await shown(...by)).map(({ title }) => title.en)
const kept = () => keeper.client.ok(listUiCustomisations, { query: {} })
const rail = () => ({ type: 'imageRail', metaType: 'category', metaId: String(shared.imageCategoryId) })

test('a new item stands last on its page; customers get the page’s own and then those of both pages', async () => {
  await make({ placement: 'COMMON', title: { en: 'Both', hi: 'दोनों' } })
  await make({ title: { en: 'First' } })
  await make({ title: { en: 'Second' } })
  await make({ placement: 'GREETING_IMAGE_PAGE', title: { en: 'Greetings' } })
  expect(await titles()).toEqual(['First', 'Second', 'Both'])
  expect(await titles(owner, { placement: 'GREETING_IMAGE_PAGE' })).toEqual(['Greetings', 'Both'])
  expect((await shown()).at(-1)).toMatchObject({ title: { en: 'Both', hi: 'दोनों' }, posts: [], tiles: [] })
  expect((await shown()).some((item) => 'kept' in item)).toBe(false)
})

test('a place between two others is kept, and moves one item alone', async () => {
  const [first, second] = [await make({ title: { en: 'First' } }), await make({ title: { en: 'Second' } })]
  const third = await make({ title: { en: 'Third' } })
  const order = (first.kept!.order + second.kept!.order) / 2
  const { uiCustomisationId } = third
  await make({ uiCustomisationId, title: { en: 'Third' }, order, version: 1 })
  expect(await titles()).toEqual(['First', 'Third', 'Second'])
  expect((await kept()).map((item) => item.kept!.order)).toEqual([
    first.kept!.order,
    order,
    second.kept!.order,
  ])
  // Who has it open meanwhile keeps what they type; who moves an old one puts nothing back.
  await make({ uiCustomisationId, title: { en: 'Renamed' }, version: 1 })
  const late = await save({ uiCustomisationId, title: { en: 'Third' }, order: 1, version: 1 })
  expect([late.failure.code, await titles()]).toEqual(['CONFLICT', ['First', 'Renamed', 'Second']])
  // A place with another word beside it is a change like any other.
  const both = await make({ uiCustomisationId, title: { en: 'Both' }, order: 1, version: 2 })
  expect([both.kept!.version, await titles()]).toEqual([3, ['Both', 'First', 'Second']])
})

test('by agency: of the platform for all or for chosen ones, of an agency for its own customers alone', async () => {
  await make({ title: { en: 'All' } })
  await make({ title: { en: 'Ours' }, agencyIds: [agency.agencyId] })
  await make({ title: { en: 'Theirs' }, agencyIds: [other.agencyId] })
  await make({ title: { en: 'Own' }, agencyId: agency.agencyId, agencyIds: [other.agencyId] })
  await make({ title: { en: 'Foreign' }, agencyId: other.agencyId })
  expect(await titles()).toEqual(['All', 'Ours', 'Own'])
  const stranger = await makeCustomer(w, { agency: other })
  expect(await titles(stranger, { placement: 'HOME_PAGE' })).toEqual(['All', 'Theirs', 'Foreign'])
  const admin = await makeStaff(w, 'admin', { agency })
  expect(await titles(admin, {})).toEqual(['All', 'Ours', 'Own'])
})

test('by days in India and by the switch', async () => {
  await make({ title: { en: 'Today' }, from: today, to: today })
  await make({ title: { en: 'Tomorrow' }, from: addDays(today, 1) })
  await make({ title: { en: 'Yesterday' }, to: addDays(today, -1) })
  await make({ title: { en: 'Off' }, isShown: false })
  expect(await titles()).toEqual(['Today'])
})

test('by plan: with one, without one, with a certain one', async () => {
  const planId = await makePlan(w, agency)
  const [another, mine] = [await makePlan(w, agency), { agencyId: agency.agencyId, audience: 'PLANS' }]
  await make({ title: { en: 'Paid' }, audience: 'WITH_PLAN' })
  await make({ title: { en: 'Free' }, audience: 'WITHOUT_PLAN' })
  await make({ title: { en: 'Plan' }, ...mine, planIds: [planId] })
  await make({ title: { en: 'Another' }, ...mine, planIds: [another] })
  expect(await titles()).toEqual(['Free'])
  const paid = await makeBusiness(w, { owner, expiry: addDays(today, 100), isPaid: true })
  await makePeriod(w, paid, { from: addDays(today, -10), until: addDays(today, 101), planId })
  expect(await titles(owner, { placement: 'HOME_PAGE', businessId: paid.businessId })).toEqual([
    'Paid',
    'Plan',
  ])
  const foreign = await makeBusiness(w, { owner: await makeCustomer(w, { agency }) })
  const refused = await owner.client.call(listUiCustomisations, { query: { businessId: foreign.businessId } })
  expect(refused.status).toBe(404)
})

test('a rail brings its newest pictures along, a grid its tiles with their newest; what is hidden stays away', async () => {
  const own = { imageCategoryId: shared.imageCategoryId }
  const newest = await makePost(w, platform, { ...own, imageSubcategoryId: shared.imageSubcategoryId })
  await makePost(w, platform, { ...own, isShown: false })
  await makePost(w, other, own)
  await make({ ...rail(), count: 2 })
  await make({ ...rail(), metaType: 'subcategory', metaId: String(shared.imageSubcategoryId) })
  await make({ type: 'categoryGrid', title: { en: 'All' } })
  await make({ type: 'categoryGrid', metaType: 'category', metaId: String(shared.imageCategoryId) })
  const [all, part, grid, parts] = await shown()
  expect(all!.posts.map(({ imageId }) => imageId)).toEqual([newest, shared.imageId])
  expect(part!.posts.map(({ imageId }) => imageId)).toEqual([newest])
  const url = all!.posts[0]!.thumbnailUrl
  expect(grid!.tiles).toMatchObject([{ imageSubcategoryId: null, pictureUrl: url }])
  expect(parts!.tiles).toMatchObject([{ imageSubcategoryId: shared.imageSubcategoryId, pictureUrl: url }])
})

test('a video is a row of the greeting videos of its source, in its shape, where the agency has them', async () => {
  const lib = await makeLibrary(w, platform)
  const own = { imageCategoryId: lib.imageCategoryId }
  const film = { type: 'SQUARE_VIDEO' as const, filmPreviewKey: 'a1/x.mp4', filmSeconds: 8 }
  const [first, second] = [
    await makePost(w, platform, { ...own, ...film, filmKey: `a1/${newPhone()}.held` }),
    await makePost(w, platform, { ...own, ...film, filmKey: `a1/${newPhone()}.held` }),
  ]
  const video = { type: 'video', metaType: 'category', metaId: String(lib.imageCategoryId) }
  await make({ ...video, title: { en: 'Videos' } })
  await make({ ...video, title: { en: 'Stories' }, shape: 'STORY' })
  await make({ title: { en: 'Films' }, metaType: 'templateSet', metaId: 'promotional' })
  expect((await kept()).map((item) => item.kept!.trouble)).toEqual([null, 'EMPTY', null])
  const bare = await makeAgency(w)
  const customer = await makeCustomer(w, { agency: bare })
  const seen = await shown(customer, { placement: 'HOME_PAGE' })
  expect(seen.map(({ title }) => title.en)).toEqual(['Videos', 'Films'])
  expect(seen[0]!.posts.map(({ imageId }) => imageId)).toEqual([second, first])
  expect(seen[0]!.posts[0]!.film).toMatchObject({ seconds: 8 })
  for (const [path, left] of [
    ['{imagePost,isVideoPostsIncluded}', ['Films']],
    ['{video,enableVideo}', []],
  ] as const) {
    await sql`update agency set configuration = jsonb_set(configuration, ${path}::text[], 'false')
      where agency_id = ${bare.agencyId}`.execute(w.world.database.platform)
    w.world.hosts.forget()
    expect(await titles(customer, { placement: 'HOME_PAGE' })).toEqual(left)
  }
})

test('however many items there are, the number of questions to the database is the same', async () => {
  const asked = async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await shown()
    const { length } = query.mock.calls
    query.mockRestore()
    return length
  }
  await make(rail())
  await make({ type: 'categoryGrid' })
  await asked()
  const few = await asked()
  for (let more = 0; more < 8; more++) await make(more % 2 ? rail() : { type: 'categoryGrid' })
  expect([few > 3, await asked()]).toEqual([true, few])
  expect(await shown()).toHaveLength(10)
})

test('a source that is gone, or empty, or a plan: told to who keeps it, shown to nobody else', async () => {
  const lib = await makeLibrary(w, platform)
  const planId = await makePlan(w, agency)
  await make({ title: { en: 'Tag' }, metaType: 'tag', metaId: String(lib.imageTagId) })
  await make({
    title: { en: 'Empty' },
    ...rail(),
    metaType: 'subcategory',
    metaId: String(lib.imageSubcategoryId),
  })
  await make({ title: { en: 'Plan' }, audience: 'PLANS', planIds: [planId], agencyIds: [agency.agencyId] })
  await make({ title: { en: 'Fine' }, actionLink: '/panel/customer/daily-image' })
  const troubles = async () => (await kept()).map((item) => item.kept!.trouble)
  expect(await troubles()).toEqual([null, 'EMPTY', null, null])
  await keeper.client.ok(greetingRoutes.deleteImageTag, {
    params: { imageTagId: lib.imageTagId },
    body: {},
  } as never)
  await w.world.database.platform
    .updateTable('subscriptionPlan')
    .set({ archivedAt: w.clock.now() })
    .where('subscriptionPlanId', '=', planId)
    .execute()
  expect(await troubles()).toEqual(['SOURCE', 'EMPTY', 'PLANS', null])
  expect(await titles()).toEqual(['Fine'])
  const staff = await makeStaff(w, 'admin', { agency })
  expect(await titles(staff, {})).toEqual(['Fine'])
})

test('an agency without greetings shows none of them, one without PDF cards leads to no templates', async () => {
  const bare = await makeAgency(w)
  const customer = await makeCustomer(w, { agency: bare })
  await make({ ...rail(), title: { en: 'Rail' } })
  await make({ title: { en: 'Cards' }, type: 'banner', metaType: 'templateSet', metaId: 'id' })
  expect(await titles(customer, { placement: 'HOME_PAGE' })).toEqual(['Rail', 'Cards'])
  await w.world.database.platform
    .updateTable('agency')
    .set({
      configuration: JSON.stringify({
        imagePost: { enableImagePost: false, isVideoPostsIncluded: false },
        allowAgencyExclusivePosts: false,
        pdfCardConfig: { enablePdfCardProduct: false, customerPlans: [] },
        video: { enableVideo: false },
        dashboardConfig: { showInvitationTileInCustomerDashboard: false },
        hideBilling: false,
        onlinePayment: { enablePaymentIntegration: false, allowedOrigins: ['self'] },
      }),
    })
    .where('agencyId', '=', bare.agencyId)
    .execute()
  w.world.hosts.forget()
  expect(await titles(customer, { placement: 'HOME_PAGE' })).toEqual([])
})

test('what cannot be shown is refused at its field, and nothing is written', async () => {
  const foreign = await makeLibrary(w, other)
  const stray = await makePlan(w, other)
  for (const [change, status, field] of [
    [{ type: 'video' }, 422, 'metaType'],
    [{ metaType: 'templateSet', metaId: 'posters' }, 422, 'metaId'],
    [{ type: 'imageRail' }, 422, 'metaType'],
    [{ metaType: 'link', metaId: 'javascript:alert(1)' }, 422, 'metaId'],
    [{ actionLink: '//evil.example' }, 422, 'actionLink'],
    [{ title: { en: ' ' } }, 422, 'title.en'],
    [{ from: today, to: addDays(today, -1) }, 422, 'to'],
    [{ metaType: 'tag', metaId: String(foreign.imageTagId) }, 404, 'metaId'],
    [{ agencyIds: [2_000_000_000] }, 404, 'agencyIds'],
    [{ agencyId: 2_000_000_000 }, 404, 'agencyId'],
    [{ agencyId: agency.agencyId, audience: 'PLANS', planIds: [stray] }, 404, 'planIds'],
    [{ pictureDocumentId: 2_000_000_000 }, 404, 'pictureDocumentId'],
  ] as const) {
    const answer = await save(change)
    expect([change, answer.status, answer.failure.field]).toEqual([change, status, field])
  }
  expect(await kept()).toEqual([])
})

test('the later of two saves sees the first; who deletes can take it back; all of it stands in the log', async () => {
  const item = await make({ agencyId: agency.agencyId })
  const params = { uiCustomisationId: item.uiCustomisationId }
  await make({ ...params, version: 1, title: { en: 'Changed' } })
  expect((await save({ ...params, version: 1, title: { en: 'Late' } })).failure.code).toBe('CONFLICT')
  expect(await titles()).toEqual(['Changed'])
  await keeper.client.ok(deleteUiCustomisation, { params, body: {} })
  expect([await titles(), (await save({ ...params })).status]).toEqual([[], 404])
  await keeper.client.ok(deleteUiCustomisation, { params, body: { restore: true } })
  expect(await titles()).toEqual(['Changed'])
  expect((await keeper.client.call(deleteUiCustomisation, { params, body: { restore: true } })).status).toBe(
    404,
  )
  const { list } = await (
    await makeStaff(w, 'admin', { agency })
  ).client.ok(activityRoutes.listActivity, { query: { area: 'uiCustomisation' } })
  expect(list.slice(0, 4).map(({ action }) => action)).toEqual([
    'uiCustomisation.restore',
    'uiCustomisation.delete',
    'uiCustomisation.change',
    'uiCustomisation.add',
  ])
  expect(list[2]!.changes).toContainEqual({ field: 'title.en', before: 'Hello', after: 'Changed' })
})

test('a banner’s picture is uploaded by platform admins alone, and shared by a duplicate', async () => {
  const picture = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 1000, height: 400, channels: 3, background: '#0f766e' } })
        .png()
        .toBuffer(),
    ),
  ])
  const upload = { query: { hierarchy1: 'banner' }, file: picture } as const
  const admin = await makeStaff(w, 'admin', { agency })
  for (const { client } of [admin, owner])
    expect((await client.call(documentRoutes.uploadDocument, upload)).failure).toMatchObject({
      field: 'hierarchy1',
    })
  const { documentId } = await keeper.client.ok(documentRoutes.uploadDocument, upload)
  const banner = await make({ type: 'banner', pictureDocumentId: documentId })
  expect(banner.picture).toMatchObject({ width: 1000, height: 400, sizes: expect.any(Array) })
  expect((await keeper.client.get(banner.picture!.url)).status).toBe(200)
  const kept = await make({
    uiCustomisationId: banner.uiCustomisationId,
    type: 'banner',
    title: { en: 'New words' },
  })
  const copy = await make({ placement: 'COMMON', type: 'banner', pictureOf: banner.uiCustomisationId })
  expect([kept.picture, copy.picture]).toEqual([banner.picture, banner.picture])
  const bare = await make({
    uiCustomisationId: banner.uiCustomisationId,
    type: 'banner',
    pictureDocumentId: null,
  })
  expect(bare.picture).toBeNull()
})

test('an agency made from another one has its pages: own categories and plans, and a place in the platform’s', async () => {
  const mine = await makeLibrary(w, agency)
  const planId = await makePlan(w, agency)
  await makePost(w, agency, { imageCategoryId: mine.imageCategoryId })
  await make({
    title: { en: 'Own rail' },
    agencyId: agency.agencyId,
    ...rail(),
    metaId: String(mine.imageCategoryId),
  })
  await make({ title: { en: 'Own plan' }, agencyId: agency.agencyId, audience: 'PLANS', planIds: [planId] })
  await make({ title: { en: 'Shared rail' }, agencyId: agency.agencyId, ...rail() })
  await make({ title: { en: 'Chosen' }, agencyIds: [agency.agencyId] })
  const { agencyId } = await keeper.client.ok(agencyRoutes.createAgency, {
    body: {
      agency: {
        agencyName: 'Made from it',
        host: `c${newPhone().slice(1)}.example`,
        theme: { primary: '#2d9bea' },
        languages: ['en'],
        support: { phoneNumber: '', email: '', whatsapp: '' },
        copyFrom: agency.agencyId,
      },
    },
  })
  const all = await kept()
  const of = (id: number) => all.filter((item) => item.kept!.agencyId === id)
  const [copies, models] = [of(agencyId), of(agency.agencyId)]
  expect(copies.map(({ title }) => title.en)).toEqual(['Own rail', 'Own plan', 'Shared rail'])
  expect(copies[0]!.metaId).not.toBe(models[0]!.metaId)
  // Pictures are not taken over: the copy of the category is empty, which its keeper is told.
  expect(copies.map((item) => item.kept!.trouble)).toEqual(['EMPTY', null, null])
  expect(copies[1]!.kept!.planIds).toHaveLength(1)
  expect(copies[1]!.kept!.planIds).not.toEqual([planId])
  expect(copies[2]!.metaId).toBe(models[2]!.metaId)
  expect(of(platform.agencyId)[0]!.kept!.agencyIds).toEqual([agency.agencyId, agencyId])
})

test('bringing one back makes no more items than there may be', async () => {
  const { uiCustomisationId } = await make()
  const of = (body: { restore?: true }) =>
    keeper.client.call(deleteUiCustomisation, { params: { uiCustomisationId }, body })
  expect((await of({})).status).toBe(200)
  for (let made = 0; made < itemBounds.items; made += 1) expect((await save()).status).toBe(200)
  expect((await save()).failure.code).toBe('LIMIT_REACHED')
  expect((await of({ restore: true })).failure.code).toBe('LIMIT_REACHED')
  expect(await kept()).toHaveLength(itemBounds.items)
})

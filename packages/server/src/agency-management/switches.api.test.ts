import type { AgencyChangeInput } from '@parichay/contract/agency/change.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { type AgencySwitch, isOn, switchPaths } from '@parichay/contract/agency/switches.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import type { Feature } from '@parichay/contract/plan/entitlement.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import { type Client, openClient } from '../testing/client.ts'
import { makeAgency, makeStaff, type TestStaff } from '../testing/makers.ts'
import { makeSingle, openShop, type TestShop } from '../testing/makers.payment.ts'
import { makeLibrary, makePost } from '../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyVersion } from '../testing/versions.ts'

let w: TestWorld
/** Another process, where customers and staff of the agency are. The change is made in the first one. */
let twin: Awaited<ReturnType<TestWorld['openTwin']>>
let root: TestStaff
let shop: TestShop
let customer: Client
let admin: Client
let shared: number
let own: number
let pdfCardNo: number
let videoNo: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  twin = await w.openTwin()
  const platform = await makeAgency(w, { isSuperAdmin: true })
  root = await makeStaff(w, 'admin', { agency: platform })
  await fillReference(w.world.database)
  const library = await makeLibrary(w, platform)
  shared = library.imageId
  shop = await openShop(w)
  own = await makePost(w, shop.agency, { imageCategoryId: library.imageCategoryId })
  pdfCardNo = await makeSingle(w, shop.business, 'pdf')
  videoNo = await makeSingle(w, shop.business, 'video')
  customer = openClient(twin.app, shop.agency.host, shop.customer.token)
  admin = openClient(twin.app, shop.agency.host, shop.admin.token)
}, 120_000)
afterAll(async () => {
  await twin.close()
  await w.close()
})

type Seen = unknown
const configuration = async () => (await customer.ok(agencyRoutes.getAgencyDetails, {})).configuration
const why = (feature: Feature) => async () => {
  const { entitlements } = await customer.ok(planRoutes.getPlanOfBusiness, {
    params: { id: shop.business.businessId },
  })
  const one = entitlements[feature]
  return !one.allowed && one.why === 'notSold'
}
const posts = async () =>
  (await customer.ok(imagePostRoutes.listImagePosts, {})).list.map(({ imageId }) => imageId)
const codeOf = async (answer: Promise<{ status: number; failure: { code: string } }>) => {
  const { status, failure } = await answer
  return status === 200 ? 200 : failure.code
}
const orderPlan = () =>
  codeOf(
    customer.call(paymentRoutes.createCardPaymentOrder, {
      body: { businessId: shop.business.businessId, subscriptionPlanId: shop.plans.gold },
    }),
  )
const offerId = async (kind: 'pdfCardConfig' | 'video') =>
  (await configuration())[kind].customerPlans?.[0]?.id ?? 0
const orderPdf = async () =>
  codeOf(
    customer.call(singlePaymentRoutes.createPdfCardPaymentOrder, {
      body: { planId: await offerId('pdfCardConfig'), pdfCardNo },
    }),
  )
const orderVideo = async () =>
  codeOf(
    customer.call(singlePaymentRoutes.createUserVideoPaymentOrder, {
      body: { planId: await offerId('video'), videoNo },
    }),
  )

/** Switch by switch: what is called, and what it answers while the switch is on and while it is off. */
const table: [AgencySwitch, string, () => Promise<Seen>, Seen, Seen][] = [
  [
    'greetings',
    'the list of greetings has the shared one',
    async () => (await posts()).includes(shared),
    true,
    false,
  ],
  [
    'greetings',
    'categories of greetings',
    async () => (await customer.ok(greetingRoutes.listImageCategories, {})).length > 0,
    true,
    false,
  ],
  ['greetings', 'greeting images are not sold', why('greetingImage'), false, true],
  ['greetingVideos', 'greeting videos are not sold', why('greetingVideo'), false, true],
  ['exclusivePosts', 'customers see own posts', async () => (await posts()).includes(own), true, false],
  [
    'exclusivePosts',
    'staff add a category of their own',
    () =>
      codeOf(
        admin.call(greetingRoutes.saveImageCategory, {
          body: { name: `Ours ${performance.now()}`, kind: 'evergreen', version: 0 },
        } as never),
      ),
    200,
    'CONFLICT',
  ],
  ['pdfCards', 'an order for one PDF card', orderPdf, 200, 'PLAN_INACTIVE'],
  ['pdfCards', 'PDF cards are not sold', why('pdfExport'), false, true],
  ['promotionalVideos', 'an order for one video', orderVideo, 200, 'PLAN_INACTIVE'],
  ['promotionalVideos', 'promotional videos are not sold', why('promotionalVideo'), false, true],
  ['onlinePayment', 'an order for a plan', orderPlan, 200, 'ONLINE_PAYMENT_OFF'],
  ['onlinePayment', 'an order for one PDF card', orderPdf, 200, 'ONLINE_PAYMENT_OFF'],
  ['onlinePayment', 'an order for one video', orderVideo, 200, 'ONLINE_PAYMENT_OFF'],
  [
    'hideBilling',
    'the call behind the hidden page still answers',
    () => codeOf(admin.call(billRoutes.getOutstandingAmount, { query: {} })),
    200,
    200,
  ],
  ['invitationTile', 'calls know nothing of the tile', orderPlan, 200, 200],
]

/** The change of one switch, as the form sends it. */
function changeOf(name: AgencySwitch, on: boolean): AgencyChangeInput['configuration'] {
  const [group, key] = switchPaths[name] as readonly [string, string?]
  return { [group]: key === undefined ? on : { [key]: on } } as never
}

const set = async (name: AgencySwitch, on: boolean) => {
  const { agencyId } = shop.agency
  const version = await agencyVersion(w, agencyId)
  const saved = await root.client.ok(agencyRoutes.updateAgency, {
    body: { agency: { agencyId, version, configuration: changeOf(name, on) } },
  })
  expect(isOn(saved.configuration, name)).toBe(on)
  // The page of the panel is made of this: what it draws is on its way to every process at once.
  await expect.poll(async () => isOn(await configuration(), name), { interval: 10 }).toBe(on)
}

test('every switch has its rows', () => {
  expect(new Set(table.map(([name]) => name))).toEqual(new Set(Object.keys(switchPaths)))
})

test.each(Object.keys(switchPaths) as AgencySwitch[])(
  '%s, changed in one process, counts in another at once: in the page of the panel and in every call',
  async (name) => {
    const rows = table.filter(([of]) => of === name)
    const wasOn = name !== 'hideBilling'
    for (const on of [wasOn, !wasOn, wasOn]) {
      await set(name, on)
      for (const [, what, ask, whenOn, whenOff] of rows)
        expect([what, on, await ask()]).toEqual([what, on, on ? whenOn : whenOff])
    }
  },
)

test('a price set in Agency Management is what the next order costs; the old offer is gone', async () => {
  const old = await offerId('pdfCardConfig')
  const { agencyId } = shop.agency
  const version = await agencyVersion(w, agencyId)
  await root.client.ok(agencyRoutes.updateAgency, {
    body: { agency: { agencyId, version, configuration: { pdfCardConfig: { price: 77 } } } },
  })
  await expect.poll(() => offerId('pdfCardConfig')).not.toBe(old)
  const order = (planId: number) =>
    customer.call(singlePaymentRoutes.createPdfCardPaymentOrder, { body: { planId, pdfCardNo } })
  expect((await order(old)).status).toBe(409)
  expect((await order(await offerId('pdfCardConfig'))).data.order.amount).toBe(7700)
})

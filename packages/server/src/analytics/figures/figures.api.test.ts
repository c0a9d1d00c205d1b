import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBreak } from '../../payment/store.watch.ts'
import { agencyScope } from '../../platform/scope.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeFeedback,
  makeStaff,
  signInAs,
  type TestAgency,
  type TestStaff,
} from '../../testing/makers.ts'
import { makeLibrary } from '../../testing/makers.post.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { keepDay } from './store.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let neighbour: TestAgency
let maker: TestStaff
let platform: TestStaff
const today = () => istDay(w.clock.now())

/** A payment of staff's own record, settled so many days ago. */
const pay = (
  businessId: number,
  amount: number,
  daysAgo: number,
  kind = 'card',
  { agencyId }: Pick<TestAgency, 'agencyId'> = agency,
) =>
  sql`insert into payment_intent (agency_id, intent_id, kind, business_id, amount, snapshot, made_by, state, manual, created_at, settled_at, settled_by)
    values (${agencyId}, ${randomUUID()}, ${kind}, ${businessId}, ${amount}, '{"name":"Gold","price":1}', 'user 1', 'paid',
      '{"by":"x","reason":"r"}', ${w.clock.now()}, ${new Date(w.clock.now().getTime() - daysAgo * 86_400_000)}, 'manual')`.execute(
    w.world.database.platform,
  )

/** An online purchase that stands so, with a payment of the provider where there is one. */
async function buyOnline(businessId: number, accountId: string, state: string, payment?: string) {
  const { platform: db } = w.world.database
  const [intentId, orderId] = [randomUUID(), `order_${randomUUID()}`]
  const { agencyId } = agency
  await sql`insert into payment_intent (agency_id, intent_id, kind, account_id, business_id, amount, snapshot, made_by, state, created_at)
    values (${agencyId}, ${intentId}, 'card', ${accountId}, ${businessId}, 118000, '{"name":"Gold","price":1}', 'user 1', ${state}, ${w.clock.now()})`.execute(
    db,
  )
  if (!payment) return
  await sql`insert into payment_order (agency_id, order_id, account_id, intent_id, receipt, amount, created_at)
    values (${agencyId}, ${orderId}, ${accountId}, ${intentId}, ${intentId}, 118000, ${w.clock.now()})`.execute(
    db,
  )
  await sql`insert into payment (agency_id, payment_id, account_id, intent_id, order_id, amount, currency, status, told_at)
    values (${agencyId}, ${`pay_${orderId}`}, ${accountId}, ${intentId}, ${orderId}, 118000, 'INR', ${payment}, ${w.clock.now()})`.execute(
    db,
  )
}

beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  neighbour = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  maker = await makeStaff(w, 'creator', { agency })
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const owner = await makeCustomer(w, { agency })
  const ends = [-60, -20, -3, -1, 0, 5, 29, 31, 200]
  for (const [at, days] of ends.entries())
    for (const isPaid of [true, false]) {
      const business = await makeBusiness(w, {
        owner,
        expiry: addDays(today(), days),
        isPaid,
        ...(at % 3 === 0 ? { madeBy: maker } : {}),
      })
      if (days > 0) {
        const card = await makeCard(w, { business, status: isPaid ? 'ACTIVE' : 'DRAFT' })
        await makeFeedback(w, card)
      }
      await sql`insert into image_request (agency_id, business_id, occasion, language, asked_by, status)
        values (${agency.agencyId}, ${business.businessId}, 'Diwali', 'hi', 'u', ${isPaid ? 'OPEN' : 'DONE'})`.execute(
        w.world.database.platform,
      )
      await pay(business.businessId, 118_050, at)
      await pay(business.businessId, 50_000, 28 + at)
    }
  // Films: one that waits, one that failed, and one that failed and then was made.
  const [shop, other] = [
    await makeBusiness(w, { owner, expiry: addDays(today(), 5), isPaid: true }),
    await makeBusiness(w, { owner, expiry: addDays(today(), 5), isPaid: true }),
  ]
  const templateId = await makeVideoTemplate(w)
  const films = [
    [shop.businessId, ['waiting']],
    [shop.businessId, ['ready', 'failed']],
    [other.businessId, ['failed', 'ready']],
  ] as const
  for (const [businessId, states] of films) {
    const { videoNo } = await w.world.database.platform
      .insertInto('userVideo')
      .values({ agencyId: agency.agencyId, businessId, title: 'Film' })
      .returning('videoNo')
      .executeTakeFirstOrThrow()
    for (const [at, state] of states.entries())
      await sql`insert into user_video_render (agency_id, video_no, template_id, template_version, of_version, content_hash,
          chosen, keys, is_sample, state, seconds, made_by, created_at, touched_at)
        values (${agency.agencyId}, ${videoNo}, ${templateId}, 1, 1, ${String(at)}, '{}', '{}', false, ${state}, 9, 'x', now(), now())`.execute(
        w.world.database.platform,
      )
  }
  // Greetings of today and of yesterday, each counted once a day.
  const { imageId } = await makeLibrary(w, platform.agency)
  for (const [businessId, daysAgo] of [
    [shop.businessId, 0],
    [other.businessId, 0],
    [other.businessId, 1],
  ] as const)
    await sql`insert into image_post_use (agency_id, business_id, image_id, day)
      values (${agency.agencyId}, ${businessId}, ${imageId}, ${addDays(today(), -daysAgo)}::date)`.execute(
      w.world.database.platform,
    )
  // What another agency's customers paid is the platform's to see alone.
  const elsewhere = await makeBusiness(w, { owner: await makeCustomer(w, { agency: neighbour }) })
  for (const [daysAgo, kind] of [
    [0, 'pdf'],
    [3, 'video'],
    [29, 'card'],
    [30, 'card'],
  ] as const)
    await pay(elsewhere.businessId, 7_077, daysAgo, kind, neighbour)
  // On their way: authorised, and just begun. A failed try, a checkout that was only opened and one that is over are not.
  const accountId = randomUUID()
  await sql`insert into payment_account (agency_id, account_id, key_id, key_secret_sealed, webhook_secret_sealed, webhook_token)
    values (${agency.agencyId}, ${accountId}, 'rzp_test_Figures', 'x', 'x', ${randomUUID()})`.execute(
    w.world.database.platform,
  )
  for (const [state, payment] of [
    ['open', 'authorized'],
    ['new', 'created'],
    ['open', 'failed'],
    ['new', undefined],
    ['expired', 'created'],
  ] as const)
    await buyOnline(shop.businessId, accountId, state, payment)
  // A bill of the agency itself is nothing that customers paid.
  await pay((await makeBusiness(w, { owner })).businessId, 999_900, 0, 'month')
  const scope = agencyScope(agency.agencyId)
  for (const ref of ['a', 'b', 'c'])
    await w.world.database.inScope(scope, (tx) =>
      openBreak(tx, scope, { kind: 'late', ref, detail: {}, now: w.clock.now() }),
    )
})
afterAll(() => w.close())

const figuresOf = async (who: TestStaff) => (await who.client.ok(analyticsRoutes.getDashboard, {})).figures
type Figure = Awaited<ReturnType<typeof figuresOf>>[number]

async function payments(who: TestStaff, { span }: Pick<Figure, 'span'>): Promise<number> {
  const query = { ...span! }
  const { total } = await who.client.ok(reportRoutes.countReport, { params: { report: 'payments' }, query })
  return total
}
/** Every payment of the report for these days: its Indian day, and its amount in paise. */
async function paidRows(who: TestStaff, query: object): Promise<{ day: string; paise: number }[]> {
  const { text } = await who.client.call(reportRoutes.downloadReport, {
    params: { report: 'payments' },
    query: { ...query, columns: 'paidOn,amount' },
  })
  const { data } = Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true })
  return data.slice(1).map(([day = '', amount]) => ({ day, paise: Math.round(Number(amount) * 100) }))
}
const sumOf = (rows: readonly { paise: number }[]) => rows.reduce((sum, { paise }) => sum + paise, 0)
const revenue = async (who: TestStaff, { span }: Pick<Figure, 'span'>): Promise<number> =>
  sumOf(await paidRows(who, span!))

/** What the list behind a figure counts: the same call, with the same filters, as the link of the tile opens. */
const behind: Record<string, (who: TestStaff, figure: Figure) => Promise<number>> = {
  businesses: (who) => businesses(who, {}),
  activeCards: (who) => cards(who, 'ACTIVE'),
  draftCards: (who) => cards(who, 'DRAFT'),
  ...Object.fromEntries(
    ['subscribed', 'trial', 'expiring', 'grace', 'ending', 'expired'].map((subscription) => [
      subscription,
      (who: TestStaff) => businesses(who, { subscription }),
    ]),
  ),
  ...Object.fromEntries(['payments', 'paymentsToday'].map((name) => [name, payments])),
  ...Object.fromEntries(['revenue', 'revenueToday'].map((name) => [name, revenue])),
  greetingsToday: async (who, { span }) =>
    (
      await who.client.ok(reportRoutes.countReport, {
        params: { report: 'greetings' },
        query: { ...span! },
      })
    ).total,
  filmsWaiting: (who) => films(who, 'waiting'),
  filmsFailed: (who) => films(who, 'failed'),
  openExceptions: async (who) =>
    (await who.client.ok(paymentRoutes.listPaymentExceptions, { query: { pageSize: 200 } })).length,
  pendingPayments: async (who) =>
    (await who.client.ok(reportRoutes.countReport, { params: { report: 'pending' }, query: {} })).total,
  imageRequests: async (who) => (await who.client.ok(imagePostRoutes.listImageRequests, { query: {} })).open,
  feedback: async (who) =>
    (await who.client.ok(feedbackRoutes.listFeedback, { query: { isAnswered: 'false' } })).total,
}
const businesses = async (who: TestStaff, query: object) =>
  (await who.client.ok(businessRoutes.listBusinesses, { query })).total
const films = async (who: TestStaff, state: 'waiting' | 'failed') =>
  (await who.client.ok(userVideoRoutes.listUserVideos, { query: { state } })).total
const cards = async (who: TestStaff, status: string) =>
  (await who.client.ok(cardRoutes.listCards, { query: { status } as never })).total

test('every number is the number of the list behind it, for an admin, a creator and the platform', async () => {
  await sql`update franchisee set permissions = '{business.list,card.list,feedback.view,imagePost.manage}' where franchisee_id = ${maker.franchiseeId}`.execute(
    w.world.database.platform,
  )
  for (const who of [admin, maker, platform]) {
    const figures = await figuresOf(who)
    expect(figures.map(({ definition }) => definition)).toEqual([
      'businesses',
      'activeCards',
      'draftCards',
      'subscribed',
      'trial',
      'expiring',
      'grace',
      'ending',
      'expired',
      ...(who === maker
        ? []
        : [
            'greetingsToday',
            'filmsWaiting',
            'paymentsToday',
            'revenueToday',
            'payments',
            'revenue',
            'openExceptions',
            'pendingPayments',
            'filmsFailed',
          ]),
      'imageRequests',
      'feedback',
    ])
    for (const figure of figures)
      expect([figure.definition, figure.value]).toEqual([
        figure.definition,
        await behind[figure.definition]!(who, figure),
      ])
    expect(figures.every(({ value }) => value > 0)).toBe(true)
  }
})

test.each(['admin', 'maker', 'platform'])(
  'each of the last 30 days is what the lists say of it, and money is told to whoever sees billing: %s',
  async (name) => {
    const who = { admin, maker, platform }[name]!
    const { days } = await who.client.ok(analyticsRoutes.getDashboard, {})
    expect(days).toHaveLength(30)
    const span = { from: addDays(today(), -29), to: today() }
    expect([days[0]!.day, days.at(-1)!.day]).toEqual([span.from, span.to])
    expect(days.map(({ made }) => made).reduce((sum, n) => sum + n)).toBe(await businesses(who, span))
    for (const { day, made } of days)
      expect([day, made]).toEqual([day, await businesses(who, { from: day, to: day })])
    if (who === maker) return expect(days.every(({ paid }) => paid === null)).toBe(true)
    const rows = await paidRows(who, span)
    for (const { day, paid } of days)
      expect([day, paid]).toEqual([day, sumOf(rows.filter((row) => row.day === day))])
    // Each day of the chart opens the report of that day alone.
    for (const { day, paid } of days.filter((one) => one.paid! > 0))
      expect([day, paid]).toEqual([day, await revenue(who, { span: { from: day, to: day } })])
  },
)

test('the platform’s sums are those of its agencies together, each as the report has it for that agency', async () => {
  const { days, figures } = await platform.client.ok(analyticsRoutes.getDashboard, {})
  const span = { from: days[0]!.day, to: days.at(-1)!.day }
  const of = async (agencyId: number, query: object) => paidRows(platform, { ...query, agencyId })
  const each = [await of(agency.agencyId, span), await of(neighbour.agencyId, span)]
  expect(each.map((rows) => rows.length > 0)).toEqual([true, true])
  const both = each.flat()
  for (const { day, paid } of days)
    expect([day, paid]).toEqual([day, sumOf(both.filter((row) => row.day === day))])
  const mine = (await admin.client.ok(analyticsRoutes.getDashboard, {})).days
  for (const { day, paid } of mine)
    expect([day, paid]).toEqual([day, sumOf(each[0]!.filter((row) => row.day === day))])
  for (const { definition, value, span: own } of figures.filter(({ unit }) => unit === 'paise')) {
    const rows = [await of(agency.agencyId, own!), await of(neighbour.agencyId, own!)].flat()
    expect([definition, value]).toEqual([definition, sumOf(rows)])
  }
  // Before is a number with a list too.
  for (const { definition, before } of figures.filter(({ unit }) => unit === 'paise')) {
    const earlier = { from: before!.from!, to: before!.to }
    expect([definition, before!.value]).toEqual([definition, await revenue(platform, { span: earlier })])
  }
})

test('greetings of today are held against those of yesterday', async () => {
  const sent = (await figuresOf(admin)).find(({ definition }) => definition === 'greetingsToday')
  expect(sent).toMatchObject({
    value: 2,
    span: { from: '2026-03-10', to: '2026-03-10' },
    before: { value: 1, from: '2026-03-09', to: '2026-03-09' },
  })
})

test('money of the month is held against the same days of the month before', async () => {
  const figures = await figuresOf(admin)
  const [payments, revenue] = ['payments', 'revenue'].map((name) =>
    figures.find(({ definition }) => definition === name)!,
  )
  // The clock stands on 10 March: days 0 to 8 of this month; 28 to 36 days ago are 10 February to 2 February.
  expect(payments).toMatchObject({
    value: 18,
    span: { from: '2026-03-01', to: '2026-03-10' },
    before: { value: 18, from: '2026-02-01', to: '2026-02-10' },
  })
  expect(revenue).toMatchObject({ unit: 'paise', value: 18 * 118_050, before: { value: 18 * 50_000 } })
})

const hide = async (ofPerson: boolean, ofAgency: boolean) => {
  const { platform: db } = w.world.database
  const own = JSON.stringify({ hideBilling: ofPerson })
  await sql`update franchisee set configuration = ${own} where franchisee_id = ${admin.franchiseeId}`.execute(
    db,
  )
  const all = JSON.stringify({ hideBilling: ofAgency })
  await sql`update agency set configuration = configuration || ${all} where agency_id = ${agency.agencyId}`.execute(
    db,
  )
  w.world.hosts.forget()
}
test('billing that is hidden: the agency’s switch takes what was earned, a person’s also what went wrong with money', async () => {
  const money = ['paymentsToday', 'revenueToday', 'payments', 'revenue']
  const waiting = ['openExceptions', 'pendingPayments']
  for (const [ofPerson, ofAgency, told] of [
    [false, false, [...money, ...waiting]],
    [false, true, waiting],
    [true, false, []],
    [true, true, []],
  ] as const) {
    await hide(ofPerson, ofAgency)
    const { figures, days } = await admin.client.ok(analyticsRoutes.getDashboard, {})
    const names = figures.map(({ definition }) => definition)
    expect(names.filter((name) => [...money, ...waiting].includes(name))).toEqual(told)
    expect(days.every(({ paid }) => (paid === null) === (ofPerson || ofAgency))).toBe(true)
    // Everything else that waits is told as before.
    expect(names).toEqual(expect.arrayContaining(['filmsFailed', 'imageRequests', 'feedback']))
  }
  await hide(false, false)
})

test('a change is held against the day that was kept about a month ago, and counts the same way', async () => {
  expect((await figuresOf(admin))[0]!.before).toBeNull()
  const now = new Map((await figuresOf(admin)).map(({ definition, value }) => [definition, value]))
  const makersNow = new Map((await figuresOf(maker)).map(({ definition, value }) => [definition, value]))
  await keepDay(w.world.database.platform, today())
  await keepDay(w.world.database.platform, today())
  const day = today()
  w.clock.move(30 * 86_400_000)
  admin = await makeStaff(w, 'admin', { agency })
  const standing = (await figuresOf(admin)).filter(({ span }) => span === null)
  expect(standing).toHaveLength(15)
  for (const { definition, before } of standing)
    expect([definition, before]).toEqual([definition, { value: now.get(definition), from: null, to: day }])
  maker = { ...maker, ...(await signInAs(w, agency, { kind: 'staff', franchiseeId: maker.franchiseeId })) }
  const makers = (await figuresOf(maker)).filter(({ span }) => span === null)
  expect(makers.map(({ definition, before }) => [definition, before])).toEqual(
    makers.map(({ definition }) => [definition, { value: makersNow.get(definition), from: null, to: day }]),
  )
  // A later day is taken where there is none so old; one that is older says nothing of the last month.
  w.clock.move(86_400_000)
  admin = await makeStaff(w, 'admin', { agency })
  expect((await figuresOf(admin))[0]!.before).toBeNull()
  await keepDay(w.world.database.platform, addDays(today(), -2))
  expect((await figuresOf(admin))[0]!.before).toMatchObject({ to: addDays(today(), -2) })
  const mine = await makeStaff(w, 'creator', { agency })
  expect((await figuresOf(mine))[0]!.before).toBeNull()
})

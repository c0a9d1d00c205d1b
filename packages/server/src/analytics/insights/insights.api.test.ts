import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { ReportName } from '@parichay/contract/report/fields.ts'
import { paidProducts } from '@parichay/contract/report/filters.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestStaff,
} from '../../testing/makers.ts'
import { makeLibrary, makePost } from '../../testing/makers.post.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let platform: TestStaff
let agencies: TestAgency[]
let keepers: TestStaff[]
const at = (daysAgo: number) => new Date(w.clock.now().getTime() - daysAgo * 86_400_000)

/** A plan that was paid so many days ago and runs from one day of the future or past to another. */
async function pay(
  business: TestBusiness,
  daysAgo: number,
  amount: number,
  lastDay: string,
  kind = 'card',
  mode?: 'cash' | 'upi',
) {
  const { agencyId } = business.agency
  const intentId = randomUUID()
  await sql`insert into payment_intent (agency_id, intent_id, kind, business_id, amount, snapshot, made_by, state, manual, created_at, settled_at, settled_by)
    values (${agencyId}, ${intentId}, ${kind}, ${business.businessId}, ${amount}, '{"name":"Gold","price":1}', 'user 1', 'paid',
      ${JSON.stringify({ by: 'x', reason: 'r', mode })}, ${at(daysAgo)}, ${at(daysAgo)}, 'manual')`.execute(
    w.world.database.platform,
  )
  if (kind === 'card')
    await sql`insert into activation (agency_id, intent_id, kind, business_id, plan, granted, period, bought_on, activated_at)
      values (${agencyId}, ${intentId}, 'card', ${business.businessId}, '{"name":"Gold","price":1}',
        daterange(${addDays(lastDay, -20)}::date, ${lastDay}::date, '[]'), daterange(${addDays(lastDay, -20)}::date, ${lastDay}::date, '[]'),
        ${istDay(at(daysAgo))}::date, ${at(daysAgo)})`.execute(w.world.database.platform)
}

/** A picture that left in a business's frame so many days ago. */
const use = ({ agency, businessId }: TestBusiness, imageId: number, daysAgo: number) =>
  sql`insert into image_post_use (agency_id, business_id, image_id, day)
    values (${agency.agencyId}, ${businessId}, ${imageId}, ${istDay(at(daysAgo))}::date) on conflict do nothing`.execute(
    w.world.database.platform,
  )

/** A promotional film of 39 seconds that was made so many days ago, after one that failed. */
async function film({ agency: { agencyId }, businessId }: TestBusiness, templateId: number, daysAgo: number) {
  const { platform: db } = w.world.database
  const { videoNo } = await db
    .insertInto('userVideo')
    .values({ agencyId, businessId, title: 'Diwali offer' })
    .returning('videoNo')
    .executeTakeFirstOrThrow()
  for (const state of ['failed', 'ready'])
    await sql`insert into user_video_render (agency_id, video_no, template_id, template_version, of_version, content_hash,
        chosen, keys, is_sample, state, seconds, made_by, created_at, touched_at, ready_at)
      values (${agencyId}, ${videoNo}, ${templateId}, 1, 1, ${state}, '{}', '{}', false, ${state}, 39, 'x',
        ${at(daysAgo)}, ${at(daysAgo)}, ${at(daysAgo)})`.execute(db)
}

/** A customer who came to the panel so many days ago, and what failed there. */
const visit = async ({ agencyId }: TestAgency, daysAgo: number) => {
  for (const name of ['START_SESSION', 'CARD_SHARED'])
    await sql`insert into analytics_event (agency_id, at, name, session_id, context, page_url)
      values (${agencyId}, ${at(daysAgo)}, ${name}, ${randomUUID()}, 'customer', '/panel/customer')`.execute(
      w.world.database.platform,
    )
  await sql`insert into client_log (agency_id, at, entry)
    values (${agencyId}, ${at(daysAgo)}, '{"source":"api","message":"=No","call":"GET /x","code":"INTERNAL"}')`.execute(
    w.world.database.platform,
  )
}

beforeAll(async () => {
  w = await openTestWorld()
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agencies = [await makeAgency(w), await makeAgency(w)]
  keepers = [
    await makeStaff(w, 'creator', { agency: agencies[0]! }),
    await makeStaff(w, 'creator', { agency: agencies[1]! }),
  ]
  const { imageCategoryId } = await makeLibrary(w, platform.agency)
  const templateId = await makeVideoTemplate(w)
  const today = istDay(w.clock.now())
  for (const [place, agency] of agencies.entries()) {
    const owner = await makeCustomer(w, { agency })
    for (const made of [0, 3, 3, 20, 200]) {
      const business = await makeBusiness(w, {
        owner,
        isPaid: made === 3,
        expiry: addDays(today, 40),
        ...(made === 3 ? { madeBy: keepers[place]! } : {}),
      })
      await makeCard(w, { business })
      for (const daysAgo of [0, 1, 1, made])
        await use(business, await makePost(w, platform.agency, { imageCategoryId }), daysAgo)
      await visit(agency, made)
      await visit(agency, 5)
      await sql`update business set created_at = ${at(made)}, category = ${made === 20 ? 'Grocery' : 'Sweets'},
        profile = ${made === 20 ? '{"state":"Gujarat"}' : '{}'} where business_id = ${business.businessId}`.execute(
        w.world.database.platform,
      )
      await pay(business, made, 118_000 * (place + 1), addDays(today, 300))
    }
    await pay(await makeBusiness(w, { owner }), 2, 5_900, today, 'pdf', 'cash')
    await pay(await makeBusiness(w, { owner, madeBy: keepers[place]! }), 2, 7_077, today, 'video', 'upi')
    for (const daysAgo of [1, 4, 4]) await film(await makeBusiness(w, { owner }), templateId, daysAgo)
    // Paid times that ended on 1 March: renewed before, in grace, within a month, never.
    for (const again of [10, 6, 4, null]) {
      const business = await makeBusiness(w, { owner })
      await pay(business, 380, 100, '2026-03-01')
      if (again !== null) await pay(business, again, 100, addDays(today, 300))
    }
  }
})
afterAll(() => w.close())

const insights = (query: object = {}) => platform.client.ok(analyticsRoutes.getAdminInsights, { query })
const figuresOf = async (query: object = {}) =>
  (await platform.client.ok(analyticsRoutes.getInsightFigures, { query })).figures

const countOf = async (report: ReportName, query: object) =>
  (await platform.client.ok(reportRoutes.countReport, { params: { report }, query })).total

/** One column of a whole report. */
async function columnOf(report: ReportName, columns: string, query: object): Promise<string[]> {
  const { text } = await platform.client.call(reportRoutes.downloadReport, {
    params: { report },
    query: { ...query, columns },
  })
  const { data } = Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true })
  return data.slice(1).map(([cell = '']) => cell)
}
/** The sum of the report of payments in paise. */
const paidIn = async (query: object): Promise<number> =>
  (await columnOf('payments', 'amount', query)).reduce((all, one) => all + Math.round(Number(one) * 100), 0)

type Days = { from: string; to: string }
const countIn =
  (report: ReportName, more: object = {}) =>
  (span: Days, only: object) =>
    countOf(report, { ...only, ...span, ...more })
/** What the list behind a figure counts, as its tile opens it. */
const behind: Record<string, (span: Days, only: object) => Promise<number>> = {
  newBusinesses: countIn('business'),
  newPaying: countIn('business', { subscription: 'subscribed' }),
  newCards: countIn('digital-card'),
  paidCount: countIn('payments'),
  paidSum: (span, only) => paidIn({ ...only, ...span }),
  endedPlans: countIn('renewals'),
  lostPlans: countIn('renewals', { renewal: 'notYet' }),
  greetingsSent: countIn('greetings'),
  filmsMade: countIn('films'),
  filmMinutes: async (span, only) => {
    const seconds = await columnOf('films', 'filmSeconds', { ...only, ...span })
    return Math.round(seconds.reduce((all, one) => all + Number(one), 0) / 60)
  },
  visits: countIn('sessions'),
  failures: countIn('failures'),
}

const agencyId = (place: number) => agencies[place]!.agencyId
/** Questions of the screen; the numbers in them are known once the world stands. */
const questions: Record<string, () => Record<string, string | number>> = {
  'the last 30 days': () => ({}),
  'one agency': () => ({ agencyId: agencyId(1) }),
  'three days': () => ({ from: '2026-03-08' }),
  'months of a year': () => ({ from: '2025-03-01', to: '2026-03-10' }),
  'a category, an origin and a state': () => ({
    category: 'Grocery',
    origin: 'self',
    state: 'Gujarat',
    agencyId: agencyId(0),
  }),
  'one who looks after businesses': () => ({ madeBy: keepers[1]!.franchiseeId, agencyId: agencyId(1) }),
  'a plan': () => ({ planId: 'CUSTOM_PLAN', agencyId: agencyId(1) }),
}

test.each(Object.keys(questions))('each number is that of the list behind it: %s', async (asked) => {
  const query = questions[asked]!()
  const found = await insights(query)
  const { from: _from, to: _to, ...only } = query
  for (const { from, to, value } of found.newBusinesses) {
    const { total } = await platform.client.ok(reportRoutes.countReport, {
      params: { report: 'business' },
      query: { from, to, ...only },
    })
    expect([from, to, value]).toEqual([from, to, total])
  }
  // Each point that has something, and all of them together: then the others have nothing.
  const sumOf = ({ card, pdf, video }: (typeof found.revenue)[number]) => card + pdf + video
  for (const point of found.revenue.filter((one) => sumOf(one) > 0)) {
    const { from, to } = point
    expect([from, sumOf(point)]).toEqual([from, await paidIn({ from, to, ...only })])
  }
  expect([query, found.revenue.reduce((all, point) => all + sumOf(point), 0)]).toEqual([
    query,
    await paidIn({ ...found.span, ...only }),
  ])
  for (const { standing, value } of found.standings) {
    const { total } = await platform.client.ok(businessRoutes.listBusinesses, {
      query: { subscription: standing, ...only } as never,
    })
    expect([standing, value]).toEqual([standing, total])
  }
  const span = { ...found.span, ...only }
  for (const { from, to, ...sums } of found.revenue)
    for (const product of paidProducts.filter((one) => sums[one] > 0))
      expect([from, product, sums[product]]).toEqual([
        from,
        product,
        await paidIn({ from, to, ...only, product }),
      ])
  for (const figure of await figuresOf(query)) {
    const ask = behind[figure.definition]!
    expect([query, figure.definition, figure.value]).toEqual([
      query,
      figure.definition,
      await ask(figure.span!, only),
    ])
    if (!figure.before) continue
    const { value, from, to } = figure.before
    expect([to, value]).toEqual([addDays(figure.span!.from, -1), await ask({ from: from!, to }, only)])
  }
  const ofPayments = (name: string, sums: { payments: number; revenue: number }, more: object) => [
    [name, sums.payments, countOf('payments', { ...span, ...more })],
    [`${name}, paise`, sums.revenue, paidIn({ ...span, ...more })],
  ]
  const lists = [
    ['made', found.conversion.made, countOf('business', span)],
    ['paid', found.conversion.paid, countOf('business', { ...span, subscription: 'subscribed' })],
    ...found.topAgencies.flatMap((one) =>
      ofPayments(`agency ${one.agencyId}`, one, { agencyId: one.agencyId }),
    ),
    ...found.topStaff.flatMap((one) =>
      ofPayments(`person ${one.franchiseeId}`, one, { agencyId: one.agencyId, madeBy: one.franchiseeId }),
    ),
    ...found.modes.flatMap((one) => ofPayments(one.mode, one, { mode: one.mode })),
    ...found.templates.map(({ template, value }) => [
      template,
      value,
      countOf('digital-card', { ...span, template }),
    ]),
    ...found.greetings.map(({ imageCategoryId, name, value }) => [
      name,
      value,
      countOf('greetings', { ...span, imageCategoryId }),
    ]),
    ...found.renewals
      .filter(({ due }) => due > 0)
      .flatMap(({ from, to, due, early, inGrace, in30Days, later }) => [
        ['due', due, countOf('renewals', { ...span, from, to })],
        ...Object.entries({ early, inGrace, in30Days, later }).map(([renewal, n]) => [
          renewal,
          n,
          countOf('renewals', { ...span, from, to, renewal }),
        ]),
      ]),
    ...(found.sessions ?? []).flatMap(({ from, to, value, week }) => [
      ['visits', value, countOf('sessions', { ...only, from, to })],
      ['week', week, countOf('sessions', { ...only, from: addDays(to, -6), to })],
    ]),
    ...(found.failures ?? []).map(({ from, to, value }) => [
      'failures',
      value,
      countOf('failures', { ...only, from, to }),
    ]),
  ]
  for (const [name, value, list] of lists) expect([query, name, value]).toEqual([query, name, await list])
  expect(found.conversion.made).toBe(found.newBusinesses.reduce((all, { value }) => all + value, 0))
})

test('days, months and their sums', async () => {
  const found = await insights()
  expect(found.span).toEqual({ from: '2026-02-09', to: '2026-03-10' })
  expect(found.newBusinesses).toHaveLength(30)
  expect(found.newBusinesses.find(({ from }) => from === '2026-03-07')?.value).toBe(4)
  expect(found.revenue.find(({ from }) => from === '2026-03-08')).toMatchObject({
    card: 0,
    pdf: 11_800,
    video: 14_154,
  })
  expect(found.conversion.paid).toBe(4)
  const figures = await figuresOf()
  expect(figures.map(({ definition }) => definition)).toEqual(Object.keys(behind))
  const of = (name: string) => figures.find(({ definition }) => definition === name)?.value
  // Two agencies with three films of 39 seconds each.
  expect([of('filmsMade'), of('filmMinutes')]).toEqual([6, 4])
  // What was made 200 days ago lies in no earlier span of 30 days; paid times of 380 days ago do not either.
  expect(figures.find(({ definition }) => definition === 'newBusinesses')).toMatchObject({
    span: { from: '2026-02-09', to: '2026-03-10' },
    before: { value: 0, from: '2026-01-10', to: '2026-02-08' },
  })
  const three = await figuresOf({ from: '2026-03-08' })
  expect(three.map(({ definition, before }) => [definition, before?.from])).toEqual(
    Object.keys(behind).map((definition) => [definition, '2026-03-05']),
  )
  expect(three[0]).toMatchObject({ before: { value: 4, to: '2026-03-07' } })
  // Pictures that were sent are forgotten after a month, failures after three: no change is told against days of which little is known.
  const long = await figuresOf({ from: '2026-01-01' })
  expect(long.filter(({ before }) => !before).map(({ definition }) => definition)).toEqual([
    'greetingsSent',
    'failures',
  ])
  // The night takes what is ninety days old to the minute: of the ninetieth day only the evening is left.
  const isTold = async (from: string) =>
    (await figuresOf({ from, to: '2026-03-09' })).find(({ definition }) => definition === 'failures')?.before
  expect([await isTold('2026-01-24'), (await isTold('2026-01-25'))?.from]).toEqual([null, '2025-12-12'])
  expect(found.topAgencies.map(({ agencyId }) => agencyId)).toEqual([
    agencies[1]!.agencyId,
    agencies[0]!.agencyId,
  ])
  expect((await insights({ from: '2025-03-01' })).newBusinesses).toHaveLength(13)
  expect(found.topStaff.map(({ franchiseeId, payments }) => [franchiseeId, payments])).toEqual([
    [keepers[1]!.franchiseeId, 3],
    [keepers[0]!.franchiseeId, 3],
  ])
  // Two agencies, five businesses in each, four pictures of each; one of them left long ago.
  expect(found.greetings.map(({ value }) => value)).toEqual([2 * (5 * 4 - 1)])
  expect(found.templates).toEqual([{ template: 'bazaar', value: 10 }])
  // Two agencies: four plans of 1,180 and twice as much, and three renewals of a rupee each; an export in cash, a video by UPI.
  expect(found.modes).toEqual([
    { mode: 'online', payments: 14, revenue: 4 * 118_000 * 3 + 6 * 100 },
    { mode: 'upi', payments: 2, revenue: 2 * 7_077 },
    { mode: 'cash', payments: 2, revenue: 2 * 5_900 },
  ])
  const lately = found.sessions!.find(({ from }) => from === '2026-03-10')
  expect(lately).toEqual({ from: '2026-03-10', to: '2026-03-10', value: 2, week: 2 + 4 + 10 })
  expect(found.failures!.find(({ from }) => from === '2026-03-05')?.value).toBe(10)
  expect(
    (await insights({ state: 'Gujarat' })).newBusinesses.reduce((all, { value }) => all + value, 0),
  ).toBe(2)
  expect(await insights({ state: 'Gujarat' })).toMatchObject({ sessions: null, failures: null })
})

test('how paid times that ended went on', async () => {
  const { renewals } = await insights({ from: '2026-02-01', to: '2026-03-10' })
  expect(renewals).toEqual([
    { from: '2026-02-01', to: '2026-02-28', due: 0, early: 0, inGrace: 0, in30Days: 0, later: 0 },
    { from: '2026-03-01', to: '2026-03-10', due: 8, early: 2, inGrace: 4, in30Days: 0, later: 0 },
  ])
  w.clock.move(60_000)
})

test('days in the wrong order or too many are refused', async () => {
  for (const [query, field] of [
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [{ from: '2020-01-01', to: '2026-03-01' }, 'from'],
  ] as const) {
    for (const route of [analyticsRoutes.getAdminInsights, analyticsRoutes.getInsightFigures]) {
      const { failure } = await platform.client.call(route, { query })
      expect(failure).toMatchObject({ code: 'VALIDATION', field })
    }
  }
})

test('a day begins at midnight in India', async () => {
  for (const instant of ['2025-11-30T18:29:59.999Z', '2025-11-30T18:30:00Z', '2025-12-01T18:29:59.999Z']) {
    await sql`insert into analytics_event (agency_id, at, name, session_id, context, page_url)
      values (${agencies[0]!.agencyId}, ${instant}::timestamptz, 'START_SESSION', ${randomUUID()}, 'customer', '/panel/customer')`.execute(
      w.world.database.platform,
    )
    const owner = await makeCustomer(w, { agency: agencies[0]! })
    const { businessId } = await makeBusiness(w, { owner })
    await sql`update business set created_at = ${instant}::timestamptz where business_id = ${businessId}`.execute(
      w.world.database.platform,
    )
  }
  const { sessions, newBusinesses } = await insights({ from: '2025-11-29', to: '2025-12-02' })
  expect(sessions!.map(({ value }) => value)).toEqual([0, 1, 2, 0])
  expect(newBusinesses.map(({ value }) => value)).toEqual([0, 1, 2, 0])
})

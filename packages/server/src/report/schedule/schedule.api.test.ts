import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { scheduleBounds } from '@parichay/contract/report/fields.schedule.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messagesTo } from '../../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  signInAs,
  type TestAgency,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { listDue } from './store.ts'
import { deliverReport, queueReports } from './work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let colleague: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await withAddress(await makeStaff(w, 'admin', { agency }))
  colleague = await withAddress(await makeStaff(w, 'admin', { agency }))
})

const addressOf = ({ franchiseeId }: TestStaff) => `staff-${franchiseeId}@agency.example`
const platform = () => w.world.database.platform
async function withAddress(of: TestStaff): Promise<TestStaff> {
  await change(of, { email: addressOf(of) })
  return of
}
const change = (
  of: TestStaff,
  columns: { email?: string | null; isActive?: boolean; roles?: ['creator']; configuration?: string },
) => platform().updateTable('franchisee').set(columns).where('franchiseeId', '=', of.franchiseeId).execute()
const add = (given: object = {}, who = admin) =>
  who.client.call(reportScheduleRoutes.addReportSchedule, {
    body: {
      report: 'business',
      format: 'csv',
      every: 'day',
      filters: { columns: 'businessName' },
      recipients: [admin.franchiseeId, colleague.franchiseeId],
      language: 'en',
      ...given,
    },
  })
/** Signed in anew: a session of staff does not last into the next morning. */
const list = async ({ franchiseeId, agency: of } = admin) =>
  (await signInAs(w, of, { kind: 'staff', franchiseeId })).client.ok(
    reportScheduleRoutes.listReportSchedules,
    {},
  )
/** What is due of this agency on the days of the clock; the test world's morning is 10 March 2026. */
const due = async (mornings = { day: '2026-03-11', week: '2026-03-16', month: '2026-04-01' }) =>
  (await listDue(platform(), mornings, 1000)).filter(({ agencyId }) => agencyId === agency.agencyId)
const tomorrow = () => w.clock.move(86_400_000)

test('it is made, listed for every admin of the agency and no other, ended, and brought back', async () => {
  const made = (await add()).data
  expect(made).toMatchObject({ report: 'business', every: 'day', lastSentAt: null })
  expect(made.recipients.map(({ email }) => email).toSorted()).toEqual(
    [admin, colleague].map(addressOf).toSorted(),
  )
  expect(await list(colleague)).toEqual([made])
  const stranger = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  expect(await list(stranger)).toEqual([])
  const end = (who: TestStaff, restore?: true) =>
    who.client.call(reportScheduleRoutes.deleteReportSchedule, {
      params: { reportScheduleId: made.reportScheduleId },
      body: restore ? { restore } : {},
    })
  expect((await end(stranger)).status).toBe(404)
  expect((await end(colleague)).data).toEqual({ deleted: true })
  expect([await list(), await due()]).toEqual([[], []])
  expect((await end(colleague)).status).toBe(404)
  expect((await end(admin, true)).data).toEqual({ deleted: false })
  expect(await list()).toHaveLength(1)
})

test('only admins of the agency with an address can be chosen, and columns must be of the report', async () => {
  const creator = await withAddress(await makeStaff(w, 'creator', { agency }))
  const stranger = await withAddress(await makeStaff(w, 'admin', { agency: await makeAgency(w) }))
  await change(colleague, { email: null })
  for (const one of [creator, stranger, colleague])
    expect((await add({ recipients: [admin.franchiseeId, one.franchiseeId] })).failure).toMatchObject({
      code: 'VALIDATION',
      field: 'recipients',
    })
  expect((await add({ recipients: [] })).status).toBe(422)
  expect(
    (await add({ recipients: [admin.franchiseeId], filters: { columns: 'taxable' } })).failure.field,
  ).toBe('filters')
  expect((await add({ filters: { from: '2026-01-01' } })).status).toBe(422)
})

test('each step is due on its morning, never for the day it was made on', async () => {
  for (const every of ['day', 'week', 'month']) await add({ every, recipients: [admin.franchiseeId] })
  expect(await due({ day: '2026-03-10', week: '2026-03-09', month: '2026-03-01' })).toEqual([])
  expect((await due()).map(({ dueOn }) => dueOn)).toEqual(['2026-03-11', '2026-03-16', '2026-04-01'])
})

test('until the letter of a morning went out, that morning is the next one', async () => {
  const made = (await add({ recipients: [admin.franchiseeId] })).data
  const dayAfter = (days: number) => addDays(istDay(w.clock.now()), days)
  expect(made.nextOn).toBe(dayAfter(1))
  tomorrow()
  const [morning, evening] = [dayAfter(0), dayAfter(1)]
  expect((await list())[0]!.nextOn).toBe(morning)
  for (const one of await due({ day: morning, week: '2026-01-05', month: '2026-01-01' }))
    await deliverReport(w.world, one)
  expect((await list())[0]!.nextOn).toBe(evening)
})

test('the file of yesterday is attached, in the language that was chosen, once for each person and morning', async () => {
  const owner = await makeCustomer(w, { agency })
  const begin = w.clock.now()
  await add({ language: 'hi' })
  await add({ every: 'day', report: 'payments', filters: {} })
  await makeBusiness(w, { owner, name: '=Asha Sweets' })
  tomorrow()
  expect(await queueReports(w.world)).toBeGreaterThanOrEqual(4)
  const day = new Date(w.clock.now().getTime() + 19_800_000).toISOString().slice(0, 10)
  const letters = await due({ day, week: '2026-01-05', month: '2026-01-01' })
  expect(letters).toHaveLength(4)
  for (const one of [...letters, ...letters]) await deliverReport(w.world, one)
  const mail = messagesTo(w, addressOf(admin)).filter(({ channel }) => channel === 'mail')
  expect(mail).toHaveLength(2)
  const [business, payments] = [/बिज़नेस/, /Payments/].map((name) =>
    mail.find(({ subject }) => name.test(subject ?? '')),
  )
  expect(business!.text).toContain('1 पंक्ति।')
  expect(business!.text).toContain('/panel/admin/report?report=business&from=')
  expect(payments!.text).toContain('Nothing happened in these days')
  expect(messagesTo(w, addressOf(colleague))).toHaveLength(2)
  expect(await due({ day, week: '2026-01-05', month: '2026-01-01' })).toEqual([])
  expect((await list()).every(({ lastSentAt }) => lastSentAt! > begin.toISOString())).toBe(true)
})

test('who leaves, loses the right or the address gets nothing more; a letter of another morning is not sent late', async () => {
  await add()
  tomorrow()
  const day = new Date(w.clock.now().getTime() + 19_800_000).toISOString().slice(0, 10)
  const one =
    (of: TestStaff, dueOn = day) =>
    async () => {
      const { reportScheduleId } = (await list())[0]!
      const { agencyId } = agency
      await deliverReport(w.world, { agencyId, reportScheduleId, franchiseeId: of.franchiseeId, dueOn })
      return messagesTo(w, addressOf(of)).length
    }
  expect(await one(admin, '2026-03-01')()).toBe(0)
  for (const columns of [{ isActive: false }, { roles: ['creator'] as ['creator'] }]) {
    await change(colleague, columns)
    expect(await one(colleague)()).toBe(0)
    expect((await list())[0]!.recipients.map(({ franchiseeId }) => franchiseeId)).toEqual([
      admin.franchiseeId,
    ])
  }
  expect(await one(admin)()).toBe(1)
  expect(await one(admin)()).toBe(1)
})

test('who cannot be sent a letter is not looked at again with every look of the day', async () => {
  await add()
  await add({ report: 'payments', filters: {} })
  tomorrow()
  const day = istDay(w.clock.now())
  const now = () => due({ day, week: '2026-01-05', month: '2026-01-01' })
  expect(await now()).toHaveLength(4)
  await change(colleague, { email: null })
  expect((await now()).map(({ franchiseeId }) => franchiseeId)).toEqual(Array(2).fill(admin.franchiseeId))
  await change(colleague, {
    email: addressOf(colleague),
    configuration: JSON.stringify({ hideBilling: true }),
  })
  expect(await now()).toHaveLength(3)
  await change(colleague, { roles: ['creator'] })
  expect(await now()).toHaveLength(2)
})

test('the letter leads to the report as it was narrowed: the page shows as many rows as the letter says', async () => {
  const owner = await makeCustomer(w, { agency })
  const maker = await makeStaff(w, 'creator', { agency })
  tomorrow()
  for (const madeBy of [maker, undefined])
    await makeBusiness(w, { owner, name: 'Asha', ...(madeBy && { madeBy }) })
  const filters = { madeBy: maker.franchiseeId, subscription: 'not-subscribed', columns: 'businessName,city' }
  admin = await makeStaff(w, 'admin', { agency })
  await change(admin, { email: addressOf(admin) })
  const made = (await add({ filters, recipients: [admin.franchiseeId] })).data
  expect(made.filters).toEqual(filters)
  expect((await list()).map((one) => one.filters)).toEqual([filters])
  tomorrow()
  const dueOn = new Date(w.clock.now().getTime() + 19_800_000).toISOString().slice(0, 10)
  const { agencyId } = agency
  const { franchiseeId } = admin
  await deliverReport(w.world, { agencyId, franchiseeId, reportScheduleId: made.reportScheduleId, dueOn })
  const [letter] = messagesTo(w, addressOf(admin))
  expect(letter!.text).toContain(': 1 row.')
  const [, link] = /(https?:\S+panel\S+)/.exec(letter!.text) ?? []
  const { report, ...query } = Object.fromEntries(new URL(link!).searchParams)
  expect(query).toMatchObject({ ...filters, madeBy: String(maker.franchiseeId), from: query['to'] })
  const { client } = await signInAs(w, agency, { kind: 'staff', franchiseeId })
  const shown = await client.ok(reportRoutes.previewReport, {
    params: { report: report as 'business' },
    query,
  })
  expect([shown.rows.length, shown.hasMore, shown.columns]).toEqual([1, false, ['businessName', 'city']])
})

test('what customers paid goes to nobody it is hidden from, and they cannot be chosen for it', async () => {
  await add({ report: 'payments', filters: {} })
  await add({ report: 'gst-b2b', filters: {} })
  await add()
  await change(colleague, { configuration: JSON.stringify({ hideBilling: true }) })
  const asked = async (report: string) =>
    (await add({ report, filters: {}, recipients: [colleague.franchiseeId] })).failure?.field
  for (const report of ['payments', 'pending', 'commission', 'gst-b2b', 'gst-b2c', 'gst-hsn'])
    expect([report, await asked(report)]).toEqual([report, 'recipients'])
  const named = (await list()).map(({ report, recipients }) => [report, recipients.length])
  expect(named).toEqual([
    ['business', 2],
    ['gst-b2b', 1],
    ['payments', 1],
  ])
  tomorrow()
  const day = new Date(w.clock.now().getTime() + 19_800_000).toISOString().slice(0, 10)
  for (const one of await due({ day, week: '2026-01-05', month: '2026-01-01' }))
    await deliverReport(w.world, one)
  expect([admin, colleague].map((one) => messagesTo(w, addressOf(one)).length)).toEqual([3, 1])
})

test('a long one is made in the background for its person alone, and the letter leads to it', async () => {
  const owner = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner })
  await sql`insert into usage_counter (agency_id, business_id, kind, stretch, used, updated_at)
    select ${agency.agencyId}, ${business.businessId}, 'greetingVideo', 'day:' || to_char(n, 'FM000000'), 1, ${w.clock.now()}
    from generate_series(1, 5001) n`.execute(platform())
  await add({ report: 'usage', filters: {}, recipients: [admin.franchiseeId] })
  tomorrow()
  const day = new Date(w.clock.now().getTime() + 19_800_000).toISOString().slice(0, 10)
  for (const one of await due({ day, week: '2026-01-05', month: '2026-01-01' }))
    await deliverReport(w.world, one, 5000)
  const [letter] = messagesTo(w, addressOf(admin))
  expect(letter!.text).toContain('5,000 rows')
  expect(letter!.text).toContain('more rows than a file may hold')
  expect(letter!.text).toContain('It is being made')
  const fresh = await makeStaff(w, 'admin', { agency })
  expect(await fresh.client.ok(reportRoutes.listReportFiles, {})).toEqual([])
  const files = await platform()
    .selectFrom('reportFile')
    .select(['franchiseeId', 'rowsTotal', 'state'])
    .where('agencyId', '=', agency.agencyId)
    .execute()
  expect(files).toEqual([{ franchiseeId: admin.franchiseeId, rowsTotal: 5001, state: 'waiting' }])
})

test('bringing one back makes no more of them than there may be', async () => {
  const first = (await add()).data
  const of = (restore?: true) =>
    admin.client.call(reportScheduleRoutes.deleteReportSchedule, {
      params: { reportScheduleId: first.reportScheduleId },
      body: restore ? { restore } : {},
    })
  expect((await of()).status).toBe(200)
  for (let made = 0; made < scheduleBounds.schedules; made += 1) expect((await add()).status).toBe(200)
  expect((await add()).failure.code).toBe('LIMIT_REACHED')
  expect((await of(true)).failure.code).toBe('LIMIT_REACHED')
  expect(await list()).toHaveLength(scheduleBounds.schedules)
})

import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepDay } from '../analytics/figures/store.ts'
import { writeDailyLetter } from '../analytics/letter/work.ts'
import { messagesTo } from '../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

/** Last days from today of the businesses of each agency. */
const ends = [0, 9, 10, 11, 30, 31, 45, 46]
let w: TestWorld
let root: TestStaff
const agencies: Record<'short' | 'plain' | 'long', { agency: TestAgency; admin: TestStaff }> = {} as never
const soon = { short: 10, plain: 30, long: 45 }
const today = () => istDay(w.clock.now())
const within = (days: number) => ends.filter((end) => end <= days).length

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  for (const name of ['short', 'plain', 'long'] as const) {
    const agency = await makeAgency(w)
    const admin = await makeStaff(w, 'admin', { agency })
    const owner = await makeCustomer(w, { agency })
    for (const end of ends) {
      const business = await makeBusiness(w, {
        owner,
        name: `${name} ${end}`,
        expiry: addDays(today(), end),
        isPaid: true,
      })
      if (end === 9) await makeCard(w, { business, status: 'ACTIVE' })
    }
    agencies[name] = { agency, admin }
  }
  const set = (who: TestStaff, agencyId: number, expiringSoonDays: number) =>
    who.client.ok(agencyRoutes.updateAgency, { body: { agency: { agencyId, version: 1, expiringSoonDays } } })
  await set(agencies.short.admin, agencies.short.agency.agencyId, soon.short)
  expect(await set(root, agencies.long.agency.agencyId, soon.long)).toMatchObject({ expiringSoonDays: 45 })
})
afterAll(() => w.close())

const each = () => (['short', 'plain', 'long'] as const).map((name) => ({ name, ...agencies[name] }))

test.each([6, 61, 12.5, '20', null])('%s days are refused at their field', async (expiringSoonDays) => {
  const { agency, admin } = agencies.short
  const { status, failure } = await admin.client.call(agencyRoutes.updateAgency, {
    body: {
      agency: { agencyId: agency.agencyId, version: 2, expiringSoonDays: expiringSoonDays as number },
    },
  })
  expect([status, failure?.code, failure?.field]).toEqual([422, 'VALIDATION', 'agency.expiringSoonDays'])
  expect(failure?.message).toContain('from 7 to 60')
})

test('lists, tiles, the call list and reports of an agency go by what it calls soon', async () => {
  for (const { name, admin } of each()) {
    const query = { subscription: 'expiring' } as const
    const list = await admin.client.ok(businessRoutes.listBusinesses, { query })
    expect([name, list.total]).toEqual([name, within(soon[name])])
    expect(new Set(list.list.map((row) => row.expiringSoonDays))).toEqual(new Set([soon[name]]))
    const home = await admin.client.ok(analyticsRoutes.getDashboard, {})
    expect(home.expiringSoonDays).toBe(soon[name])
    expect(home.figures.find(({ definition }) => definition === 'expiring')?.value).toBe(within(soon[name]))
    expect(home.expiring.map((row) => row.businessName)).toEqual(
      ends.filter((end) => end <= soon[name]).map((end) => `${name} ${end}`),
    )
    const report = await admin.client.ok(reportRoutes.countReport, {
      params: { report: 'expiring' },
      query: {},
    })
    expect([name, report.total]).toEqual([name, within(soon[name])])
    const all = await admin.client.ok(reportRoutes.previewReport, { params: { report: 'business' }, query })
    const counted = await admin.client.ok(reportRoutes.countReport, { params: { report: 'business' }, query })
    expect([name, counted.total]).toEqual([name, within(soon[name])])
    const at = all.columns.indexOf('standing')
    expect(new Set(all.rows.map((row) => row[at]))).toEqual(new Set(['Expiring']))
    const { list: cards } = await admin.client.ok(cardRoutes.listCards, { query: {} })
    expect(cards.map((card) => card.expiringSoonDays)).toEqual([soon[name]])
  }
})

test('the platform sees each business as its own agency does, alone and together', async () => {
  const ours = each().map(({ agency }) => agency.agencyId)
  const together = within(10) + within(30) + within(45)
  const query = { subscription: 'expiring', pageSize: 100 } as const
  const { list, total } = await root.client.ok(businessRoutes.listBusinesses, { query })
  expect(list.filter((row) => ours.includes(row.agencyId))).toHaveLength(together)
  expect(total).toBe(together)
  for (const { name, agency } of each()) {
    const { agencyId } = agency
    const one = await root.client.ok(businessRoutes.listBusinesses, { query: { ...query, agencyId } })
    expect([name, one.total]).toEqual([name, within(soon[name])])
  }
  const home = await root.client.ok(analyticsRoutes.getDashboard, {})
  const agencyOf = new Map(list.map(({ businessId, agencyName }) => [businessId, agencyName]))
  expect(home.expiring.length).toBeGreaterThan(1)
  expect(home.expiring.map(({ agencyName }) => agencyName)).toEqual(
    home.expiring.map(({ businessId }) => agencyOf.get(businessId)),
  )
  expect(home.expiringSoonDays).toBeNull()
  expect(home.figures.find(({ definition }) => definition === 'expiring')?.value).toBe(together)
  const report = await root.client.ok(reportRoutes.countReport, {
    params: { report: 'business' },
    query: { subscription: 'expiring' },
  })
  expect(report.total).toBe(together)
  for (const agencyId of [undefined, agencies.long.agency.agencyId]) {
    const insights = await root.client.ok(analyticsRoutes.getAdminInsights, { query: { agencyId } })
    expect(insights.standings.find(({ standing }) => standing === 'expiring')?.value).toBe(
      agencyId === undefined ? together : within(45),
    )
  }
})

test('what was kept of a day, the morning letter and jobs over a filter go by it too', async () => {
  await keepDay(w.world.database.platform, today())
  for (const { name, agency, admin } of each()) {
    const { agencyId } = agency
    const kept = await w.world.database.platform
      .selectFrom('figureDay')
      .select('figures')
      .where('agencyId', '=', agencyId)
      .where('franchiseeId', '=', 0)
      .executeTakeFirstOrThrow()
    expect(kept.figures).toMatchObject({ expiring: within(soon[name]) })
    const email = `soon-${admin.franchiseeId}@agency.example`
    await w.world.database.platform
      .updateTable('franchisee')
      .set({ email })
      .where('franchiseeId', '=', admin.franchiseeId)
      .execute()
    await writeDailyLetter(w.world, { agencyId, franchiseeId: admin.franchiseeId, day: today() })
    expect(messagesTo(w, email)[0]!.text).toContain(
      `${within(soon[name])} plans end within ${soon[name]} days`,
    )
    const job = await admin.client.ok(bulkRoutes.exportInBulk, {
      body: {
        filter: { subscription: 'expiring' },
        expected: within(soon[name]),
        format: 'csv',
        language: 'en',
      },
    })
    expect(job.counts.total).toBe(within(soon[name]))
  }
})

test('a customer is told when their agency calls it soon; visitors learn the number and nothing else of it', async () => {
  const { agency } = agencies.short
  const owner = await makeCustomer(w, { agency })
  await makeBusiness(w, { owner, expiry: addDays(today(), 20), isPaid: true })
  const [business] = await owner.client.ok(businessRoutes.getBusinessesByUser, { query: {} })
  expect(business).toMatchObject({ expiringSoonDays: 10 })
  expect(await owner.client.ok(agencyRoutes.getAgencyDetails, {})).toMatchObject({ expiringSoonDays: 10 })
})

test('an agency made from another one begins with its days', async () => {
  const made = await root.client.ok(agencyRoutes.createAgency, {
    body: {
      agency: {
        agencyName: 'Copied',
        host: `copied-${agencies.long.agency.agencyId}.example`,
        theme: { primary: '#7a1f3d' },
        languages: ['en'],
        support: { phoneNumber: '', email: '', whatsapp: '' },
        copyFrom: agencies.long.agency.agencyId,
      },
    },
  })
  expect(made.expiringSoonDays).toBe(45)
})

import { rupeeText } from '../platform/table-cells.ts'
import { cutDays } from '@parichay/contract/plan/entitlement.ts'
import { reportBounds, reportColumns, reportNames } from '@parichay/contract/report/fields.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { sql } from 'kysely'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
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
} from '../testing/makers.ts'
import { gujaratSeller, makeInvoice } from '../testing/make-invoice.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { findReportFile } from './store.files.ts'
import { requireFits } from './usecase.ts'
import { leadSource } from './store.people.ts'
import { type Place, readBatch } from './store.ts'
import { makeFile, sweepFiles } from './work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let platform: TestStaff
let business: TestBusiness
const hostile = [
  '=1+1',
  '+91 98',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  ' =cmd|x',
  '"a","b"',
  'line\nbreak, "q" — हिन्दी',
]
beforeAll(async () => {
  w = await openTestWorld()
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  const owner = await makeCustomer(w, { agency })
  business = await makeBusiness(w, { owner, expiry: '2026-03-20', isPaid: true, name: 'Asha Sweets' })
  for (const name of hostile) await makeBusiness(w, { owner, name })
})
afterAll(() => w.close())

/** The file as a spreadsheet sees it: read by a parser nobody here wrote. */
const parsed = (text: string) => {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true })
  expect(errors).toEqual([])
  const [head = [], ...rows] = data
  return { head, rows, column: (name: string) => rows.map((row) => row[head.indexOf(name)]) }
}
const businesses = (query: object = {}, who = admin) =>
  who.client.call(reportRoutes.downloadBusinessReport, { query })

test('report.csv: a mark for UTF-8, every cell whole, nothing that a spreadsheet would run', async () => {
  const answer = await businesses()
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="report.csv"',
    'content-type': 'text/csv; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const { head, rows, column } = parsed(answer.text)
  expect(rows).toHaveLength(hostile.length + 1)
  expect(head).not.toContain('Agency')
  const names = column('Business').toReversed()
  expect(names).toEqual([
    'Asha Sweets',
    ...['=1+1', '+91 98', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', ' =cmd|x'].map((text) => `'${text}`),
    '"a","b"',
    'line\nbreak, "q" — हिन्दी',
  ])
  for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[=+@\t\r-]/)
  expect(column('Registered phone')[0]).toMatch(/^91 \d{5} \d{5}$/)
  expect(column('Business phone')[0]).toBe('91 98000 00002')
  expect(column('Valid until').at(-1)).toBe('2026-03-20')
  expect(column('Created on')[0]).toBe('2026-03-10')
  expect(column('Subscription').at(-1)).toBe('Expiring')
})

test('report.xlsx holds the same: days are days, numbers of phones are text', async () => {
  const answer = await businesses({ format: 'xlsx' })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="report.xlsx"')
  const [head, ...rows] = await readSheet(answer.bytes)
  const at = (name: string) => head!.indexOf(name)
  expect(rows).toHaveLength(hostile.length + 1)
  expect(rows.at(-1)![at('Business')]).toBe('Asha Sweets')
  expect(rows.at(-1)![at('Valid until')]).toEqual(new Date('2026-03-20T00:00:00Z'))
  expect(rows.at(-1)![at('Business phone')]).toBe('91 98000 00002')
  expect(rows.at(-2)![at('Business')]).toBe(`'=1+1`)
})

test('the first rows and their count are two questions; filters and columns narrow both', async () => {
  const asked = (query: object) => ({ params: { report: 'business' }, query }) as const
  const preview = (query: object) => admin.client.ok(reportRoutes.previewReport, asked(query))
  const count = async (query: object) => (await admin.client.ok(reportRoutes.countReport, asked(query))).total
  const all = await preview({})
  expect([all.hasMore, all.rows.length, await count({})]).toEqual([
    false,
    hostile.length + 1,
    hostile.length + 1,
  ])
  const query = { subscription: 'expiring', columns: 'expiryDate,businessName' }
  expect(await preview(query)).toMatchObject({
    columns: ['businessName', 'expiryDate'],
    rows: [['Asha Sweets', '2026-03-20']],
    hasMore: false,
  })
  expect(await count(query)).toBe(1)
  const file = parsed(
    (await businesses({ subscription: 'expiring', columns: 'expiryDate,businessName' })).text,
  )
  expect([file.head, file.rows]).toEqual([['Business', 'Valid until'], [['Asha Sweets', '2026-03-20']]])
  expect(await count({ from: '2026-03-11' })).toBe(0)
  expect(await count({ from: '2026-03-10', to: '2026-03-10' })).toBe(hostile.length + 1)
})

test('a failed download is an envelope of JSON with a sentence and its field', async () => {
  for (const [query, field] of [
    [{ from: '2026-03-10', to: '2026-03-09' }, 'to'],
    [{ columns: 'taxable' }, 'columns'],
    [{ columns: 'agencyName' }, 'columns'],
  ] as const) {
    const { status, failure, headers } = await businesses(query)
    expect([status, failure.code, failure.field]).toEqual([422, 'VALIDATION', field])
    expect(failure.message).toMatch(/\.$/)
    expect(headers['content-type']).toContain('application/json')
  }
})

test('every report, whole and of every column, for the agency and for the platform', async () => {
  await makeCard(w, { business })
  for (const report of reportNames)
    for (const who of [admin, platform]) {
      const wide = { from: '2020-01-01', to: '2030-01-01' }
      const preview = await who.client.ok(reportRoutes.previewReport, { params: { report }, query: wide })
      const { total } = await who.client.ok(reportRoutes.countReport, { params: { report }, query: wide })
      const { head, rows } = parsed(
        (await who.client.call(reportRoutes.downloadReport, { params: { report }, query: wide })).text,
      )
      expect([report, rows.length, preview.rows.length]).toEqual([report, total, Math.min(total, 20)])
      expect(head).toEqual(preview.columns.map((name) => reportColumns[name as 'city'].head))
      expect(head.includes('Agency')).toBe(who === platform)
    }
})

test('only the platform sees other agencies, and one of them when it names it', async () => {
  const other = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  const total = async (who: TestStaff, query: object = {}) => {
    const asked = { params: { report: 'business' }, query } as const
    const { rows } = await who.client.ok(reportRoutes.previewReport, asked)
    const counted = await who.client.ok(reportRoutes.countReport, asked)
    expect(counted).toEqual({ total: rows.length, totalIsMore: false })
    return counted.total
  }
  expect(await total(other)).toBe(0)
  expect(await total(other, { agencyId: agency.agencyId })).toBe(0)
  expect(await total(platform)).toBe(hostile.length + 1)
  expect(await total(platform, { agencyId: other.agency.agencyId })).toBe(0)
  expect(await total(platform, { agencyId: agency.agencyId })).toBe(hostile.length + 1)
})

test('GST: invoices with a GSTIN one by one, others by place, everything by SAC; receipts stay out', async () => {
  const seller = gujaratSeller
  await makeInvoice(w, business, {
    seller,
    pricePaise: 118_000,
    buyer: { gstin: '27AAPFU0939F1ZV', state: '27', name: '=Mehta' },
  })
  await makeInvoice(w, business, { seller, pricePaise: 59_000, buyer: { state: '24' } })
  await makeInvoice(w, business, { seller, pricePaise: 11_800, buyer: { state: '24' } })
  await makeInvoice(w, business, { pricePaise: 77_700 })
  const rows = async (report: 'gst-b2b' | 'gst-b2c' | 'gst-hsn') =>
    parsed((await admin.client.call(reportRoutes.downloadReport, { params: { report }, query: {} })).text)
      .rows
  const b2b = await rows('gst-b2b')
  expect(b2b).toHaveLength(1)
  expect(b2b[0]!.slice(1)).toEqual([
    '2026-03-10',
    'Tax invoice',
    '',
    '27AAPFU0939F1ZV',
    "'=Mehta",
    '27-Maharashtra',
    '998439',
    '18',
    '1000.00',
    '0.00',
    '0.00',
    '180.00',
    '1180.00',
  ])
  expect(await rows('gst-b2c')).toEqual([
    ['24-Gujarat', '18', '2', '600.00', '54.00', '54.00', '0.00', '708.00'],
  ])
  expect(await rows('gst-hsn')).toEqual([
    ['998439', '18', '3', '1600.00', '54.00', '54.00', '180.00', '1888.00'],
  ])
})

test('leads are the times that visitors got in touch on these days, card by card, the most first', async () => {
  const fresh = await makeAgency(w)
  const boss = await makeStaff(w, 'admin', { agency: fresh })
  const owner = await makeCustomer(w, { agency: fresh })
  const quiet = await makeCard(w, { business: await makeBusiness(w, { owner, name: 'Quiet' }) })
  const busy = await makeCard(w, { business: await makeBusiness(w, { owner, name: 'Busy' }) })
  const came = (cardNo: number, day: string, kind: string, count: number) =>
    sql`insert into card_visit (agency_id, card_no, day, kind, count)
      values (${fresh.agencyId}, ${cardNo}, ${day}, ${kind}, ${count})`.execute(w.world.database.platform)
  await came(quiet.cardNo, '2026-03-05', 'view', 90)
  await came(quiet.cardNo, '2026-03-05', 'call', 1)
  await came(busy.cardNo, '2026-03-05', 'view', 10)
  await came(busy.cardNo, '2026-03-06', 'whatsapp', 4)
  await came(busy.cardNo, '2026-03-06', 'order', 2)
  await came(busy.cardNo, '2026-03-06', 'map', 7)
  await came(busy.cardNo, '2026-02-28', 'call', 50)
  const { rows } = await boss.client.ok(reportRoutes.previewReport, {
    params: { report: 'leads' },
    query: { from: '2026-03-01', to: '2026-03-31', columns: 'businessName,leads,calls,chats,orders,views' },
  })
  expect(rows).toEqual([
    ['Busy', 6, 0, 4, 2, 10],
    ['Quiet', 1, 1, 0, 0, 90],
  ])
  // Where there is a crowd of cards the same figures come card by card, the newest first.
  await makeCard(w, { business: await makeBusiness(w, { owner, name: 'Unseen' }) })
  const { inCrowd } = leadSource({
    agencyId: fresh.agencyId,
    filters: { from: '2026-03-01', to: '2026-03-31' },
    days: cutDays('2026-03-31', { days: 30, others: [] }),
  })
  const next = (after: Place | null) =>
    readBatch(w.world.database.platform, inCrowd!.walk, ['businessName', 'leads', 'views'], after, 1)
  const one = await next(null)
  const two = await next(one.next)
  expect([one.rows, two.rows, (await next(two.next)).rows]).toEqual([
    [['Busy', 6, 10]],
    [['Quiet', 1, 90]],
    [],
  ])
})

test('endings, leads, use and commission are narrowed to the businesses and the person that are meant', async () => {
  const fresh = await makeAgency(w)
  const boss = await makeStaff(w, 'admin', { agency: fresh })
  const maker = await makeStaff(w, 'creator', { agency: fresh })
  const owner = await makeCustomer(w, { agency: fresh })
  const shops = [
    await makeBusiness(w, { owner, expiry: '2026-03-20', isPaid: true, name: 'Made', madeBy: maker }),
    await makeBusiness(w, { owner, expiry: '2026-03-21', name: 'Own' }),
  ]
  for (const shop of shops) {
    const { cardNo } = await makeCard(w, { business: shop })
    await sql`insert into card_visit (agency_id, card_no, day, kind, count)
      values (${fresh.agencyId}, ${cardNo}, '2026-03-05', 'call', 1)`.execute(w.world.database.platform)
    await sql`insert into usage_counter (agency_id, business_id, kind, stretch, used, updated_at)
      values (${fresh.agencyId}, ${shop.businessId}, 'greetingVideo', 'day:2026-03-05', 2, '2026-03-05')`.execute(
      w.world.database.platform,
    )
  }
  const names = async (report: 'expiring' | 'leads' | 'usage' | 'commission', query: object) => {
    const columns = report === 'commission' ? 'staffName' : 'businessName'
    const asked = {
      params: { report },
      query: { from: '2026-03-01', to: '2026-03-31', columns, ...query },
    }
    const { rows } = await boss.client.ok(reportRoutes.previewReport, asked)
    expect((await boss.client.ok(reportRoutes.countReport, asked)).total).toBe(rows.length)
    return rows.flat()
  }
  for (const report of ['expiring', 'leads', 'usage'] as const) {
    expect([report, (await names(report, {})).map(String).toSorted()]).toEqual([report, ['Made', 'Own']])
    expect([report, await names(report, { madeBy: maker.franchiseeId })]).toEqual([report, ['Made']])
    expect([report, await names(report, { category: 'Nothing' })]).toEqual([report, []])
  }
  expect(await names('expiring', { subscription: 'trial' })).toEqual(['Own'])
  expect(await names('commission', {})).toHaveLength(2)
  expect(await names('commission', { madeBy: maker.franchiseeId })).toHaveLength(1)
})

test('trial, paid, grace and over are told apart, each as its filter finds it', async () => {
  const fresh = await makeAgency(w)
  const boss = await makeStaff(w, 'admin', { agency: fresh })
  const owner = await makeCustomer(w, { agency: fresh })
  const shops = [
    ['Paid long', '2026-09-20', true, 'Subscribed', 'subscribed'],
    ['Paid, last day', '2026-03-10', true, 'Expiring', 'expiring'],
    ['Paid, in grace', '2026-03-07', true, 'In grace', 'grace'],
    ['Paid, over', '2026-02-01', true, 'Expired', 'expired'],
    ['Trial', '2026-03-13', false, 'On trial', 'trial'],
    ['Trial, last day', '2026-03-10', false, 'On trial', 'trial'],
    ['Trial, over', '2026-02-01', false, 'Expired', 'expired'],
    ['Nothing yet', null, false, 'No plan', 'not-subscribed'],
  ] as const
  for (const [name, expiry, isPaid] of shops) await makeBusiness(w, { owner, expiry, isPaid, name })
  const rows = async (query: object) => {
    const { head, rows: all } = parsed((await businesses(query, boss)).text)
    return all.map((row) => [row[head.indexOf('Business')], row[head.indexOf('Subscription')]])
  }
  const words = (await rows({})).map((row) => row.join(': ')).toSorted()
  expect(words).toEqual(shops.map(([name, , , word]) => `${name}: ${word}`).toSorted())
  for (const [name, , , word, subscription] of shops)
    expect(await rows({ subscription })).toContainEqual([name, word])
})

test('above 50,000 rows the download refuses; the file is made in the background, by and for one person', async () => {
  const { agencyId } = agency
  await sql`insert into usage_counter (agency_id, business_id, kind, stretch, used, updated_at)
    select ${agencyId}, ${business.businessId}, 'greetingVideo', 'day:' || to_char(n, 'FM000000'), 1, ${w.clock.now()}
    from generate_series(1, 50001) n`.execute(w.world.database.platform)
  const refused = await admin.client.call(reportRoutes.downloadReport, {
    params: { report: 'usage' },
    query: {},
  })
  expect([refused.status, refused.failure]).toMatchObject([
    402,
    { code: 'LIMIT_REACHED', message: expect.stringContaining('50,000') },
  ])
  const asked = await admin.client.ok(reportRoutes.makeReportFile, {
    body: { report: 'usage', format: 'csv', filters: { columns: 'stretch,used' } },
  })
  expect(asked).toMatchObject({ state: 'waiting', rowsDone: 0, rowsTotal: 50_001, bytes: null })
  const content = (who: TestStaff) =>
    who.client.call(reportRoutes.downloadReportFile, { params: { reportFileId: asked.reportFileId } })
  expect((await content(admin)).status).toBe(404)
  await makeFile(w.world, { agencyId, reportFileId: asked.reportFileId })
  const [ready] = await admin.client.ok(reportRoutes.listReportFiles, {})
  expect(ready).toMatchObject({ state: 'ready', rowsDone: 50_001 })
  const file = await content(admin)
  expect(file.bytes.length).toBe(ready!.bytes)
  const { rows } = parsed(file.text)
  expect([rows.length, new Set(rows.map(([stretch]) => stretch)).size]).toEqual([50_001, 50_001])
  const colleague = await makeStaff(w, 'admin', { agency })
  expect((await content(colleague)).status).toBe(404)
  expect(await colleague.client.ok(reportRoutes.listReportFiles, {})).toEqual([])
  const row = await findReportFile(w.world.database.platform, { agencyId, reportFileId: asked.reportFileId })
  w.clock.move(8 * 86_400_000)
  await sweepFiles(w.world)
  expect(await w.world.storage.get(row!.storageKey!)).toBeNull()
  admin = await makeStaff(w, 'admin', { agency })
  expect((await content(admin)).status).toBe(404)
})

test.each(['csv', 'xlsx'] as const)(
  'a %s of more rows than a file may hold ends there, and file, list and screen say so',
  async (format) => {
    const body = { report: 'business', format, filters: { columns: 'businessName,city' } } as const
    const query = { columns: body.filters.columns }
    const { total } = await admin.client.ok(reportRoutes.countReport, {
      params: { report: 'business' },
      query,
    })
    expect(total).toBeGreaterThan(3)
    const make = async (most: number) => {
      const { reportFileId } = await admin.client.ok(reportRoutes.makeReportFile, { body })
      await makeFile(w.world, { agencyId: agency.agencyId, reportFileId }, most)
      const [made] = await admin.client.ok(reportRoutes.listReportFiles, {})
      const { bytes, text } = await admin.client.call(reportRoutes.downloadReportFile, {
        params: { reportFileId },
      })
      return { made, lines: format === 'csv' ? parsed(text).rows : (await readSheet(bytes)).slice(1) }
    }
    const cut = await make(total - 2)
    expect(cut.made).toMatchObject({ state: 'ready', rowsDone: total - 2, isCut: true })
    expect(cut.lines).toHaveLength(total - 1)
    expect(String(cut.lines.at(-1)![0])).toContain(`it holds ${total - 2} rows, and the report has more`)
    // As many as there may be: nothing is left out, and nothing is said.
    const whole = await make(total)
    expect(whole.made).toMatchObject({ rowsDone: total, isCut: false })
    expect(whole.lines).toHaveLength(total)
  },
)

test('more rows than a file may hold are refused in a sentence that says how many they may be', () => {
  expect(() => requireFits(500_001, reportBounds.file)).toThrow(
    'This report has more than 5,00,000 rows. Choose fewer days.',
  )
})

test('three at once are enough', async () => {
  const body = { report: 'business', format: 'xlsx', filters: {} } as const
  for (const _ of [1, 2, 3]) await admin.client.ok(reportRoutes.makeReportFile, { body })
  const fourth = await admin.client.call(reportRoutes.makeReportFile, { body })
  expect([fourth.status, fourth.failure.code]).toEqual([402, 'LIMIT_REACHED'])
})

test('rupees have two decimals, whatever the sign', () => {
  expect([0, 5, 118_000, -118_050].map(rupeeText)).toEqual(['0.00', '0.05', '1180.00', '-1180.50'])
})

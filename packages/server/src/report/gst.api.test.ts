import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { sql } from 'kysely'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueCredit } from '../invoice/store.ts'
import { agencyScope } from '../platform/scope.ts'
import { gujaratSeller, makeInvoice } from '../testing/make-invoice.ts'
import { makeAgency, makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { foldTaxes } from './store.gst.ts'

const day = 86_400_000
let w: TestWorld
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency }) })
  const seller = gujaratSeller
  await makeInvoice(w, business, { seller, pricePaise: 59_000, buyer: { state: '24' } })
  const big = await makeInvoice(w, business, { seller, pricePaise: 118_000, buyer: { state: '27' } })
  await makeInvoice(w, business, {
    seller,
    pricePaise: 118_000,
    buyer: { gstin: '27AAPFU0939F1ZV', state: '27' },
  })
  await makeInvoice(w, business, { pricePaise: 77_700 })
  w.clock.move(day)
  await makeInvoice(w, business, {
    seller: { ...seller, sac: '998365' },
    pricePaise: 11_800,
    buyer: { state: '24' },
  })
  const scope = agencyScope(agency.agencyId)
  const credit = { source: 'back', ofSource: big.source, paise: 59_000, reason: 'Given back', paid: null }
  await w.world.database.inScope(scope, (tx) =>
    issueCredit(tx, scope, credit, w.clock.now().toISOString().slice(0, 10)),
  )
  admin = await makeStaff(w, 'admin', { agency })
})
afterAll(() => w.close())

const lines = async (
  report: 'gst-b2b' | 'gst-b2c' | 'gst-hsn',
  query: { from?: string; to?: string } = {},
) => {
  const { status, text } = await admin.client.call(reportRoutes.downloadReport, { params: { report }, query })
  expect(status).toBe(200)
  return Papa.parse<string[]>(text.replace(/^\ufeff/, '').trim()).data.slice(1)
}
/** What days came to, and the same read from every document. */
const bothWays = async () => {
  const sums =
    'sum(taxable_paise) t, sum(cgst_paise) c, sum(sgst_paise) s, sum(igst_paise) i, sum(total_paise) p'
  const kept = sql`select agency_id, day, is_business, place, rate, sac, sum(documents) as n, ${sql.raw(sums)}
    from gst_tally group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`
  const read = sql`select agency_id, filed_on as day, document -> 'buyer' ->> 'gstin' is not null as is_business, document ->> 'place' as place,
      (document ->> 'rate')::int as rate, document -> 'seller' ->> 'sac' as sac, count(*) as n, ${sql.raw(sums.replaceAll('sum(', 'sum(sign * '))}
    from invoice, lateral (select case kind when 'CREDIT_NOTE' then -1 else 1 end as sign) signed
    where kind in ('TAX_INVOICE', 'CREDIT_NOTE') and document ->> 'place' is not null group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`
  const { platform } = w.world.database
  return [(await kept.execute(platform)).rows, (await read.execute(platform)).rows]
}

test('what days came to is what their documents say, credit notes taken away, also after a night', async () => {
  const [kept, read] = await bothWays()
  expect(kept).toEqual(read)
  expect(kept).toHaveLength(5)
  const before = [await lines('gst-b2c'), await lines('gst-hsn')]
  await foldTaxes(w.world.database.platform)
  await foldTaxes(w.world.database.platform)
  expect((await bothWays())[0]).toEqual(read)
  expect([await lines('gst-b2c'), await lines('gst-hsn')]).toEqual(before)
})

test('the returns name places and codes, of all days and of one', async () => {
  expect(await lines('gst-b2c')).toEqual([
    ['24-Gujarat', '18', '2', '600.00', '54.00', '54.00', '0.00', '708.00'],
    ['27-Maharashtra', '18', '2', '500.00', '0.00', '0.00', '90.00', '590.00'],
  ])
  const today = w.clock.now().toISOString().slice(0, 10)
  expect(await lines('gst-hsn', { from: today, to: today })).toEqual([
    ['998365', '18', '1', '100.00', '9.00', '9.00', '0.00', '118.00'],
    ['998439', '18', '1', '-500.00', '0.00', '0.00', '-90.00', '-590.00'],
  ])
})

test('a place abroad has the name that its invoice gives it', async () => {
  const { agency } = admin
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency }) })
  const { document } = await makeInvoice(w, business, {
    seller: gujaratSeller,
    pricePaise: 11_800,
    buyer: { isForeign: true },
  })
  expect(document.place).toBe('96')
  expect((await lines('gst-b2c')).at(-1)).toEqual([
    '96-Other country',
    '18',
    '1',
    '100.00',
    '0.00',
    '0.00',
    '18.00',
    '118.00',
  ])
})

test('an invoice that is written after the return of its month was due stands in that of the month in which it is written', async () => {
  const { agency } = admin
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency }) })
  w.clock.move(Date.parse('2026-07-10T06:00:00Z') - w.clock.now().getTime())
  const [june, july] = [
    { from: '2026-06-01', to: '2026-06-30' },
    { from: '2026-07-01', to: '2026-07-31' },
  ]
  const made = (pricePaise: number, buyer: object) =>
    makeInvoice(w, business, { seller: gujaratSeller, pricePaise, buyer, day: '2026-06-30' })
  const [person, firm] = [{ state: '24' }, { gstin: '27AAPFU0939F1ZV', state: '27' }]
  // The return of June is not due yet.
  await made(11_800, person)
  await made(23_600, firm)
  w.clock.move(day)
  // Who signed in months ago is signed out by now.
  admin = await makeStaff(w, 'admin', { agency })
  await made(1180, person)
  const late = await made(2360, firm)
  expect(late).toMatchObject({ issuedOn: '2026-06-30', filedOn: '2026-07-11' })
  const totals = async (days: object) => [
    (await lines('gst-b2c', days)).map((row) => row.at(-1)),
    (await lines('gst-hsn', days)).map((row) => row.at(-1)),
    (await lines('gst-b2b', days)).map((row) => [row[1], row.at(-1)]),
  ]
  expect(await totals(june)).toEqual([['118.00'], ['354.00'], [['2026-06-30', '236.00']]])
  expect(await totals(july)).toEqual([['11.80'], ['35.40'], [['2026-06-30', '23.60']]])
  const [kept, read] = await bothWays()
  expect(kept).toEqual(read)
})

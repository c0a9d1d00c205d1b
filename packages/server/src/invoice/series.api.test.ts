import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gujaratSeller, makeInvoice } from '../testing/make-invoice.ts'
import { makeAgency, makeBusiness, makeCustomer, type TestBusiness } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyScope } from '../platform/scope.ts'
import { issueCredit } from './store.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld({ DATABASE_POOL: '24' })
})
afterAll(() => w.close())

const shop = async (): Promise<TestBusiness> => {
  const agency = await makeAgency(w)
  return makeBusiness(w, { owner: await makeCustomer(w, { agency, signedIn: false }) })
}
const rowsOf = (agencyId: number) =>
  w.world.database.platform
    .selectFrom('invoice')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .orderBy('kind')
    .orderBy('number')
    .execute()
const upTo = (count: number) => Array.from({ length: count }, (_x, i) => i + 1)

test('fifty invoices at once while connections are killed: no gap, no number twice, none lost', async () => {
  const business = await shop()
  const owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
  let killed = 0
  let isOver = false
  let failures = 0
  const killer = (async () => {
    while (!isOver) {
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'parichay-app' and state <> 'idle' order by random() limit 2`,
      )
      killed += rowCount ?? 0
      // A busy machine needs longer for an invoice: the more fail, the longer the breath between two blows.
      await sleep(8 + failures / 20)
    }
  })()
  const insist = async (source: string) => {
    for (let tries = 0; tries < 200; tries++) {
      try {
        return await makeInvoice(w, business, { source, seller: gujaratSeller, pricePaise: 99_900 })
      } catch {
        failures += 1
        await sleep(5 + randomInt(40))
      }
    }
    throw new Error(`${source} was never written`)
  }
  // Each purchase is asked for by two at once, as a webhook and a sweep would.
  const answers = await Promise.all(
    upTo(50).flatMap((i) => [insist(`payment ${i}`), insist(`payment ${i}`)]),
  ).finally(() => void (isOver = true))
  await killer
  await owner.end()
  const rows = await rowsOf(business.agency.agencyId)
  expect(rows.map(({ number }) => number)).toEqual(upTo(50))
  expect(new Set(rows.map(({ invoiceNo }) => invoiceNo)).size).toBe(50)
  expect(new Set(rows.map(({ source }) => source)).size).toBe(50)
  expect(new Set(answers.map(({ invoiceId }) => invoiceId)).size).toBe(50)
  for (const row of rows)
    expect([row.cgstPaise, row.sgstPaise, row.taxablePaise]).toEqual([76_19, 76_19, 846_62])
  console.log(`invoices: 50 written for 100 callers, ${killed} connections killed, ${failures} tries failed`)
  expect(killed).toBeGreaterThan(20)
}, 120_000)

test('a transaction that falls after taking a number gives it back', async () => {
  const business = await shop()
  const scope = agencyScope(business.agency.agencyId)
  await makeInvoice(w, business)
  await expect(
    w.world.database.inScope(scope, async (tx) => {
      await sql`update invoice_series set last_number = last_number + 1`.execute(tx)
      throw new Error('the machine fell')
    }),
  ).rejects.toThrow('fell')
  await makeInvoice(w, business)
  expect((await rowsOf(scope.agencyId)).map(({ invoiceNo }) => invoiceNo.slice(-4))).toEqual(['0001', '0002'])
})

test('series are apart: kinds, sellers and financial years each begin at 1', async () => {
  const [one, other] = [await shop(), await shop()]
  const first = await makeInvoice(w, one, { seller: gujaratSeller })
  const second = await makeInvoice(w, other, { seller: gujaratSeller })
  const receipt = await makeInvoice(w, one)
  const start = w.clock.now().getTime()
  w.clock.move(Date.parse('2026-04-02T00:00:00Z') - start)
  const nextYear = await makeInvoice(w, one, { seller: gujaratSeller })
  w.clock.move(start - w.clock.now().getTime())
  expect([first, second, receipt, nextYear].map(({ invoiceNo }) => invoiceNo)).toEqual([
    'TAPI/2526/0001',
    'TAPI/2526/0001',
    'AGER/2526/0001',
    'TAPI/2627/0001',
  ])
})

describe('credit notes', () => {
  const credit = (business: TestBusiness, source: string, paise: number, ofSource = 'payment') => {
    const scope = agencyScope(business.agency.agencyId)
    return w.world.database.inScope(scope, (tx) =>
      issueCredit(tx, scope, { source, ofSource, paise, reason: 'Asked for', paid: null }, '2026-03-10'),
    )
  }

  test('in parts they take back exactly what was charged, and never more', async () => {
    const business = await shop()
    const invoice = await makeInvoice(w, business, {
      source: 'payment',
      seller: gujaratSeller,
      pricePaise: 99_900,
    })
    for (const [i, paise] of [33_300, 1, 33_333, 33_266].entries())
      await credit(business, `refund ${i}`, paise)
    const notes = (await rowsOf(business.agency.agencyId)).filter(({ kind }) => kind === 'CREDIT_NOTE')
    const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'totalPaise') =>
      notes.reduce((all, row) => all + row[name], 0)
    for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'totalPaise'] as const)
      expect([name, sum(name)]).toEqual([name, invoice[name]])
    expect(notes.map(({ number }) => number)).toEqual(upTo(4))
    await expect(credit(business, 'refund 9', 1)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await credit(business, 'refund 0', 33_300)).isNew).toBe(false)
    expect(await rowsOf(business.agency.agencyId)).toHaveLength(5)
  })

  test('ten at once for more than there is: only what fits is written', async () => {
    const business = await shop()
    await makeInvoice(w, business, { source: 'payment', seller: gujaratSeller, pricePaise: 99_900 })
    const answers = await Promise.allSettled(upTo(10).map((i) => credit(business, `refund ${i}`, 25_000)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const notes = (await rowsOf(business.agency.agencyId)).filter(({ kind }) => kind === 'CREDIT_NOTE')
    expect(notes.map(({ number }) => number)).toEqual(upTo(3))
  })

  test('of nothing there is none', async () => {
    const business = await shop()
    await expect(credit(business, 'refund', 100)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('what was written stays: neither the roles of the server nor the owner of the table change it', async () => {
  const business = await shop()
  await makeInvoice(w, business)
  const { app, platform } = w.world.database
  for (const db of [app, platform])
    for (const change of [sql`update invoice set total_paise = 1`, sql`delete from invoice`])
      await expect(change.execute(db)).rejects.toThrow(/permission denied/)
  const owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
  for (const change of ['update invoice set total_paise = 1', 'delete from invoice'])
    await expect(owner.query(change)).rejects.toThrow(/never changed/)
  await owner.end()
})

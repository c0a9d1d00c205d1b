import { duesOf } from '@parichay/server/bill/usecase.dues.ts'
import { openTestWorld, type TestWorld } from '@parichay/server/testing/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from './seed.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld()
  // Late in a month: its bill is late, and nothing that was paid came after that.
  w.clock.move(16 * 86_400_000)
  await seedDemo(w.world)
})
afterAll(() => w.close())

const rows = async (query: string): Promise<Record<string, unknown>[]> =>
  (await sql.raw<Record<string, unknown>>(query).execute(w.world.database.platform)).rows

const day = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`
/** What belongs to a business, and when it was. */
const belongings: [table: string, of: string, at: string][] = [
  ['payment_intent i', 'i', 'i.created_at'],
  ['payment_intent i', 'i', 'i.settled_at'],
  ['activation i', 'i', 'i.activated_at'],
  ['audit i', 'i', 'i.at'],
  ['business_note i', 'i', 'i.created_at'],
  ['image_request i', 'i', 'i.created_at'],
  ['document i', 'i', 'i.created_at'],
  ['card i', 'i', 'i.created_at'],
  ['card i', 'i', 'i.published_at'],
  ['feedback f join card i on i.agency_id = f.agency_id and i.card_no = f.card_no', 'i', 'f.created_at'],
]
const daysOf: [table: string, of: string, day: string][] = [
  ['invoice i', 'i', 'i.issued_on'],
  ['month_bill_line i', 'i', 'i.happened_on'],
  ['card_visit v join card i on i.agency_id = v.agency_id and i.card_no = v.card_no', 'i', 'v.day'],
]

test.each(belongings)(
  '%s of a business is not older than it, nor in the future (%s, %s)',
  async (from, of, at) => {
    const wrong = await rows(`select b.business_name, b.created_at, ${at} as at from ${from}
    join business b on b.agency_id = ${of}.agency_id and b.business_id = ${of}.business_id
    where ${at} < b.created_at or ${at} > '${w.clock.now().toISOString()}'`)
    expect(wrong).toEqual([])
  },
)

test.each(daysOf)('no day of %s is before its business (%s, %s)', async (from, of, on) => {
  const wrong = await rows(`select b.business_name, b.created_at, ${on} as day from ${from}
    join business b on b.agency_id = ${of}.agency_id and b.business_id = ${of}.business_id
    where ${on} < ${day('b.created_at')}`)
  expect(wrong).toEqual([])
})

test('agency, staff, plans and customer were there before a business, a card and its visitors after it', async () => {
  const wrong = await rows(`select b.business_name from business b
    join agency a on a.agency_id = b.agency_id join app_user u on u.agency_id = b.agency_id and u.user_id = b.user_id
    left join franchisee f on f.agency_id = b.agency_id and f.franchisee_id = b.made_by_franchisee_id
    where a.created_at > b.created_at or u.created_at > b.created_at or f.created_at > b.created_at
      or exists (select 1 from subscription_plan p where p.agency_id = b.agency_id and p.created_at > b.created_at)`)
  expect(wrong).toEqual([])
  const visited =
    await rows(`select c.card_no from card_visit v join card c on c.agency_id = v.agency_id and c.card_no = v.card_no
    where v.day < ${day('c.published_at')}`)
  expect(visited).toEqual([])
})

test('numbers of businesses, customers, payments and invoices run with their days', async () => {
  const backwards = async (key: string, at: string, from: string, within: string) =>
    rows(`select * from (select ${key} as key, ${at} as at, lag(${at}) over (partition by ${within} order by ${key}) as before
      from ${from}) one where at < before`)
  expect(await backwards('business_id', 'created_at', 'business', '1')).toEqual([])
  expect(await backwards('user_id', 'created_at', 'app_user', 'agency_id')).toEqual([])
  expect(await backwards('record_no', 'settled_at', 'payment_intent', '1')).toEqual([])
  const series = `agency_id, split_part(invoice_no, '/', 1), split_part(invoice_no, '/', 2)`
  expect(await backwards('invoice_no', 'issued_on', 'invoice', series)).toEqual([])
  const [counted] = await rows('select count(*)::int as n from invoice')
  expect(counted!['n']).toBeGreaterThan(25)
})

test('the time of every business comes from what it bought, and is what the demo says of it', async () => {
  const wrong =
    await rows(`select b.business_name, b.expiry_date_for_customer, max(upper(a.period)) from business b
    join activation a on a.agency_id = b.agency_id and a.business_id = b.business_id
    group by 1, 2 having b.expiry_date_for_customer <> max(upper(a.period)) - 1`)
  expect(wrong).toEqual([])
})

test('the thirty days that insights begin with have money of three agencies, in several ways, and new businesses', async () => {
  const since = `now_day - 30 from (select '${w.clock.now().toISOString()}'::timestamptz::date as now_day) one`
  const [paid] =
    await rows(`select count(distinct i.agency_id)::int as agencies, count(distinct i.settled_at)::int as days,
      count(distinct i.manual ->> 'mode')::int as modes, count(distinct b.made_by_franchisee_id)::int as makers
    from payment_intent i join business b on b.agency_id = i.agency_id and b.business_id = i.business_id
    where i.settled_at > (select ${since})`)
  expect(paid).toMatchObject({ agencies: 3, modes: 3 })
  expect(paid!['days']).toBeGreaterThanOrEqual(4)
  expect(paid!['makers']).toBeGreaterThanOrEqual(3)
  const made = await rows(
    `select distinct ${day('created_at')} as day from business where created_at > (select ${since})`,
  )
  expect(made.length).toBeGreaterThanOrEqual(5)
})

test('agencies that are late are found by their filter from the first minute', async () => {
  const agencies = await rows('select agency_id, overdue_since from agency order by 1')
  const ids = agencies.map(({ agencyId }) => Number(agencyId))
  const dues = await duesOf({ world: w.world, now: w.clock.now() }, ids)
  expect([...dues.values()].some(({ overdueSince }) => overdueSince !== null)).toBe(true)
  expect(agencies.map(({ overdueSince }) => overdueSince)).toEqual(
    ids.map((id) => dues.get(id)?.overdueSince ?? null),
  )
})

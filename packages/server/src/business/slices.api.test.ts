import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutDays } from '@parichay/contract/plan/entitlement.ts'
import { nameCards } from '../card/list/store.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestStaff,
} from '../testing/makers.ts'
import { inSlices } from '../platform/choose-page.ts'
import { agencyScope } from '../platform/scope.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { chooseAll } from './store.ts'

let w: TestWorld
let admin: TestStaff
let owner: pg.Client
/** First and last numbers of the stretches that the indexes of words lie in, each of 16,384 numbers, and of the first ones again. */
const numbers = [1, 16_383, 16_384, 32_767, 32_768, 49_151, 49_152, 65_535, 65_536, 81_920, 1_000_000]
const made: { businessId: number; cardNo: number }[] = []

beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  const customer = await makeCustomer(w, { agency })
  owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
  const next = async (table: string, column: string, number: number) =>
    owner.query('select setval(pg_get_serial_sequence($1, $2), $3, false)', [table, column, number])
  for (const [at, number] of numbers.entries()) {
    await next('business', 'business_id', 3_000_000 + number)
    await next('card', 'card_no', 3_000_000 + number)
    const business = await makeBusiness(w, { owner: customer, name: `Slice ${numbers.length - at} Traders` })
    const { cardNo } = await makeCard(w, { business })
    made.push({ businessId: business.businessId, cardNo })
  }
})
afterAll(async () => {
  await owner.end()
  await w.close()
})

test('businesses are found by words whatever their number is, once each, in every order and on every page', async () => {
  const ids = made.map(({ businessId }) => businessId)
  const asked = async (query: object) => {
    const { list, total } = await admin.client.ok(businessRoutes.listBusinesses, { query })
    expect(total).toBe(numbers.length)
    return list.map(({ businessId }) => businessId)
  }
  for (const search of ['traders', 'Trad slice', 'sl'])
    expect(await asked({ search, sort: 'oldest' })).toEqual(ids)
  expect(await asked({ search: 'traders', page: 2, pageSize: 4 })).toEqual(ids.toReversed().slice(4, 8))
  expect(await asked({ search: 'traders', fromEnd: 'true', pageSize: 3 })).toEqual(
    ids.slice(0, 3).toReversed(),
  )
  const byName = await asked({ search: 'traders', sort: 'name', pageSize: 2 })
  expect(byName).toEqual([ids.at(-1), ids[1]])
})

test('cards are found by words whatever their number is, anywhere or in one of their facts', async () => {
  const nos = made.map(({ cardNo }) => cardNo).toReversed()
  for (const query of [{ search: 'slice' }, { search: 'slice', searchBy: 'businessName' }] as const) {
    const { list, total } = await admin.client.ok(cardRoutes.listCards, { query })
    expect([list.map(({ cardNo }) => cardNo), total]).toEqual([nos, nos.length])
  }
})

test('who is meant by words for many at once is found in all stretches', async () => {
  const scope = agencyScope(admin.agency.agencyId)
  const { platform } = w.world.database
  const days = cutDays(istDay(w.clock.now()), { days: 0, others: [] })
  const businesses = await platform
    .transaction()
    .execute((tx) => chooseAll(tx, scope, { words: ['traders'] }, days, 9))
  expect(businesses.map(({ businessId }) => businessId)).toEqual(
    made.slice(0, 9).map(({ businessId }) => businessId),
  )
  const cards = await platform.transaction().execute((tx) => nameCards(tx, scope, { words: ['slice'] }, 9))
  expect(cards.map(({ cardNo }) => cardNo)).toEqual(
    made
      .toReversed()
      .slice(0, 9)
      .map(({ cardNo }) => cardNo),
  )
})

test('words lead to rows by the indexes of the stretches', async () => {
  // Of eleven rows any index would do: the others are not there for a moment.
  await owner.query('begin')
  await owner.query('set local enable_seqscan = off')
  await owner.query(
    "update pg_index set indisvalid = false where indrelid in ('business'::regclass, 'card'::regclass) and indexrelid::regclass::text not like '%search%'",
  )
  for (const [table, number] of [
    ['business', 'business_id'],
    ['card', 'card_no'],
  ] as const) {
    const found = inSlices(
      sql.ref(`${table}.${number}`),
      sql`deleted_at is null and search_text like '%traders%'`,
      (which) => sql`select 1 from ${sql.table(table)} where ${which}`,
    ).compile(w.world.database.platform)
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`explain ${found.sql}`, [
      ...found.parameters,
    ])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    for (const slice of [0, 1, 2, 3]) expect(plan).toContain(`Scan on ${table}_search_${slice} `)
  }
  await owner.query('rollback')
})

import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agencyScope } from '../platform/scope.ts'
import { makeAgency, makeCustomer, type TestAgency } from './makers.ts'
import { ofNobody, printAgencies, type Prints, type Watch, watchAgencies } from './prints.ts'
import { openTestWorld, type TestWorld } from './world.ts'

let w: TestWorld
let agencies: TestAgency[]
let watch: Watch
let before: Prints
beforeAll(async () => {
  w = await openTestWorld()
  agencies = [await makeAgency(w), await makeAgency(w)]
  for (const agency of agencies) await makeCustomer(w, { agency })
  watch = await watchAgencies(w.databaseUrl)
  before = await watch.print()
})
afterAll(async () => {
  await watch.close()
  await w.close()
})

/** Whose fingerprint is another one than before; what is remembered must be what a look at all rows finds. */
async function changed(): Promise<number[]> {
  const after = await watch.print()
  expect(after).toEqual(await printAgencies(w.world.database.platform))
  const found = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  )
  before = after
  return found.toSorted((a, b) => a - b)
}
const run = (text: string) => sql.raw(text).execute(w.world.database.platform)
const writes: [string, (agencyId: number) => string][] = [
  ['an insert', (id) => `insert into client_log (agency_id, entry) values (${id}, '{}'), (${id}, '{}')`],
  ['an update', (id) => `update client_log set entry = '{"a": 1}' where agency_id = ${id}`],
  [
    'a delete',
    (id) =>
      `delete from client_log where client_log_id = (select min(client_log_id) from client_log where agency_id = ${id})`,
  ],
  [
    'a change hidden in a with',
    (id) =>
      `with gone as (delete from client_log where agency_id = ${id} returning 1) select count(*) from gone`,
  ],
  ['a row of a person', (id) => `update app_user set name = 'x' where agency_id = ${id}`],
]

test.each(writes)('%s tells whose rows changed, and nobody else’s', async (_what, write) => {
  for (const { agencyId } of agencies) {
    await run(write(agencyId))
    expect(await changed()).toEqual([agencyId])
  }
  expect(await changed()).toEqual([])
})

test('what is taken back, or changes no row, is no change', async () => {
  const { agencyId } = agencies[0]!
  await expect(
    w.world.database.inScope(agencyScope(agencyId), async (tx) => {
      await sql.raw(writes[0]![1](agencyId)).execute(tx)
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  await run(`update app_user set name = name || '!' where agency_id = -1`)
  await run(`update app_user set name = name where agency_id = ${agencyId}`)
  expect(await changed()).toEqual([])
})

test('a change counts from when it is there, however long its transaction was open', async () => {
  const { agencyId } = agencies[1]!
  const other = new pg.Client({ connectionString: w.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query(writes[0]![1](agencyId))
  expect(await changed()).toEqual([])
  // Somebody else writes to the same table meanwhile, and it is looked at.
  await run(writes[0]![1](agencies[0]!.agencyId))
  expect(await changed()).toEqual([agencies[0]!.agencyId])
  await other.query('commit')
  expect(await changed()).toEqual([agencyId])
  await other.end()
})

test('rows that go with another row, and tables that are emptied, are seen', async () => {
  const [first, second] = agencies.map(({ agencyId }) => agencyId)
  const session = () => /^session .*$/m.exec(before.get(first!) ?? '')?.[0]
  expect(session()).toBeDefined()
  await run(`delete from app_user where agency_id = ${first}`)
  expect(await changed()).toEqual([first])
  expect(session()).toBeUndefined()
  for (const id of [first!, second!]) await run(writes[0]![1](id))
  await changed()
  const owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
  await owner.query('truncate client_log')
  await owner.end()
  expect(await changed()).toEqual([first, second])
})

test('tables that know no agency are seen too', async () => {
  await run(
    `update link_type set name = name || '!' where link_type_id = (select min(link_type_id) from link_type)`,
  )
  expect(await changed()).toEqual([ofNobody])
})

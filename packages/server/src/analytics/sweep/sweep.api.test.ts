import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { eraseOld } from './store.ts'

let w: TestWorld
let owner: pg.Client
beforeAll(async () => {
  w = await openTestWorld()
  owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await w.close()
})

test('a night with much to erase takes minutes for a table where a call has seconds, and one connection', async () => {
  await owner.query(`create table seen (name text, patience interval, others int)`)
  await owner.query(`grant insert on seen to public`)
  await owner.query(`create function note() returns trigger language plpgsql as $$ begin
      perform pg_sleep(0.3);
      insert into seen select tg_table_name, current_setting('statement_timeout')::interval,
        (select count(*) - 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and query like 'delete from%');
      return null; end $$`)
  const tables = ['session', 'client_log', 'analytics_event', 'card_visit', 'audit', 'staff_letter']
  for (const table of tables)
    await owner.query(
      `create trigger note after delete on ${table} for each statement execute function note()`,
    )
  await eraseOld(w.world.database.platform, w.clock.now())
  const { rows } = await owner.query(
    `select name from seen where patience >= interval '1 minute' and others = 0 order by name`,
  )
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(tables.toSorted())
})

test('a table that cannot be swept keeps no other one back, and somebody is told', async () => {
  await owner.query(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'no'; end $$`)
  await owner.query(
    `create trigger refuse before delete on session for each statement execute function refuse()`,
  )
  await owner.query(
    `insert into rate_limit (bucket, window_start, last_at) values ('old', '2020-01-01', '2020-01-01')`,
  )
  await expect(eraseOld(w.world.database.platform, w.clock.now())).rejects.toThrow('1 tables were not swept')
  expect((await owner.query(`select 1 from rate_limit where bucket = 'old'`)).rowCount).toBe(0)
})

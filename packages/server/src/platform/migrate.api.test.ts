import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { cloneDatabase, testSecret } from '../testing/database.ts'
import { migrate } from './migrate.ts'

test('a migration that was edited after it ran stops the start', async () => {
  const { url, drop } = await cloneDatabase(inject('adminUrl'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  expect(await migrate(url, testSecret)).toEqual([])
  await client.query("update meta.migration set checksum = 'other'")
  await expect(migrate(url, testSecret)).rejects.toThrow(/has changed after it ran/)
  await client.end()
  await drop()
})

test('a database that a newer version used stops the start before anything is written', async () => {
  const { url, drop } = await cloneDatabase(inject('adminUrl'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("insert into meta.migration (name, checksum) values ('9999-tomorrow.sql', 'later')")
  await client.query("delete from meta.migration where name like '0290%'")
  await expect(migrate(url, testSecret)).rejects.toThrow(
    /used by a newer version \(9999-tomorrow\.sql is not known here\)/,
  )
  const { rows } = await client.query("select 1 from meta.migration where name like '0290%'")
  expect(rows).toEqual([])
  await client.end()
  await drop()
})

import type pg from 'pg'
import { fillAgencies, fillBusinesses, tablesOfBusinesses, talliesOfBusinesses } from '../scale/fill.ts'
import { fillDesk, tablesOfDesk } from '../scale/fill-desk.ts'
import { fillMoney, tablesOfMoney } from '../scale/fill-money.ts'

/** Agencies of the benchmark; the first holds four tenths of everything, so that one agency alone has 400,000 of a million. */
export const agencies = 200

/**
 * Fills an empty, migrated database with `businesses` businesses and cards in one pass: without triggers, and with the
 * indexes made afterwards, as a restore does.
 */
export async function fillLists(client: pg.Client, businesses: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    'select indexname as name, indexdef as definition from pg_indexes where tablename = any($1) and indexname not in (select conname from pg_constraint)',
    [[...tablesOfBusinesses, ...tablesOfMoney, ...tablesOfDesk]],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(
    "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off",
  )
  await fillAgencies(client, { businesses, agencies })
  await fillBusinesses(client, { businesses, agencies, cardless: true }, { from: 1, to: businesses })
  await fillMoney(client, agencies)
  await fillDesk(client, agencies)
  await client.query('set session_replication_role = origin')
  for (const { definition } of indexes) await client.query(definition)
  for (const table of [
    'agency',
    'agency_host',
    'franchisee',
    'payment_account',
    ...talliesOfBusinesses,
    ...tablesOfBusinesses,
    ...tablesOfMoney,
    ...tablesOfDesk,
  ])
    await client.query(`vacuum analyze ${table}`)
}

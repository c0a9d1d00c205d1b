import { readFileSync } from 'node:fs'
import { routes } from '@parichay/contract/routes.ts'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseOld } from '../analytics/sweep/store.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import type { Tables } from './tables.ts'
import { describeApi } from './openapi.ts'

const page = readFileSync(new URL('../../../../docs/data.md', import.meta.url), 'utf8')
const levels = ['public', 'internal', 'personal']
const rows = [
  ...page
    .slice(page.indexOf('## Tables'))
    .matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \| (.*?) \| (.*?) \| (.*?) \|$/gm),
].map(([, table = '', level = '', secrets = '', why = '', kept = '', seenBy = '']) => ({
  table,
  level,
  secrets: [...secrets.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  why,
  kept,
  seenBy,
}))
const rowOf = (table: string) => rows.find((row) => row.table === table)

/** Columns that open something, by the names this house gives them. */
const isSecret = (column: string) =>
  /_sealed$|^sealed$|_mac$|_salt$|^(password|token|code|device|endpoint)_hash$|token$|^bucket$/.test(column)

type Found = { name: string; isForced: boolean; columns: string[] }
let w: TestWorld
let found: Found[]
beforeAll(async () => {
  w = await openTestWorld()
  const answer = await sql<Found>`
    select c.relname as name, c.relforcerowsecurity as "isForced", array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'm') group by 1, 2 order by 1`.execute(w.world.database.platform)
  found = answer.rows
})
afterAll(() => w.close())

test('every table of the database stands there once, with a level, a purpose and a time', () => {
  expect(rows.map(({ table }) => table).toSorted()).toEqual(found.map(({ name }) => name))
  expect(
    rows.filter(({ level, why, kept }) => !levels.includes(level) || why.length < 5 || kept.length < 5),
  ).toEqual([])
})

test('who is said to see a table is what row-level security lets through', () => {
  const said = Object.fromEntries(rows.map(({ table, seenBy }) => [table, seenBy]))
  expect(said).toEqual(
    Object.fromEntries(
      found.map(({ name, isForced }) => [name, isForced ? 'one agency' : 'the installation']),
    ),
  )
  const personal = rows.filter(({ level }) => level === 'personal').map(({ seenBy }) => seenBy)
  expect(new Set(personal)).toEqual(new Set(['one agency']))
})

test('the secret columns are those of the database', () => {
  for (const { name, columns } of found)
    expect([name, rowOf(name)?.secrets.toSorted()]).toEqual([name, columns.filter(isSecret)])
})

test('what keeps numbers, names or addresses of people is personal', () => {
  const personal = /^(phone_number|owner_phone|registered_phone_number|email|mobile|ip|gstin|pan|sent_to)$/
  const holding = found.filter(
    ({ name, columns }) => name !== 'card' && columns.some((column) => personal.test(column)),
  )
  expect(holding.length).toBeGreaterThan(8)
  expect(holding.filter(({ name }) => rowOf(name)?.level !== 'personal')).toEqual([])
})

test('no reply of the interface has a field of a secret column', () => {
  const names = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node && typeof node.properties === 'object')
      for (const name of Object.keys(node.properties ?? {})) names.add(name)
    Object.values(node).forEach(walk)
  }
  const { paths } = describeApi(routes) as { paths: Record<string, Record<string, { responses: unknown }>> }
  for (const methods of Object.values(paths))
    for (const { responses } of Object.values(methods)) walk(responses)
  expect(names.size).toBeGreaterThan(300)
  const camel = (column: string) => column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
  const secret = new Set(rows.flatMap(({ secrets }) => secrets.map(camel)))
  expect([...names].filter((name) => secret.has(name) || isSecret(name))).toEqual([])
})

test('the nightly job erases after the days that stand there, and nothing else is said to be erased nightly', async () => {
  const day = 86_400_000
  const now = new Date('2026-06-01T00:00:00Z')
  const erased: Record<string, number> = {}
  const listening = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      if (query.sql.startsWith("select set_config('statement_timeout'")) return
      const table = /^delete from "(\w+)"/.exec(query.sql)?.[1] ?? query.sql
      const before = query.parameters.at(-1) as Date | string
      const age = (now.getTime() - new Date(before).getTime()) / day
      erased[table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] = Math.round(age)
    },
  })
  await eraseOld(listening, now)
  const said = rows.flatMap(({ table, kept }) => {
    const days = /erased nightly, (\d+) days? /i.exec(kept)?.[1]
    if (days === undefined && !/erased in the night after/.test(kept)) return []
    return [[table, Number(days ?? 0)] as const]
  })
  expect(erased).toEqual(Object.fromEntries(said))
})

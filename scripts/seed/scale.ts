import { makeFirstAgency } from './first-agency.ts'
import type { World } from '@parichay/server/platform/world.ts'
import pg from 'pg'
import {
  fillAgencies,
  fillBusinesses,
  moveSequences,
  tablesOfBusinesses,
  talliesOfBusinesses,
} from '../scale/fill.ts'

const sizes = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const
const parts = { agencies: 200, partOf: 20_000 }

/** Businesses that `--scale` asks for; throws a sentence for anything else. */
export function readScale(word: string): number {
  const size = sizes[word.toLowerCase() as keyof typeof sizes]
  if (!size) throw new Error(`--scale is one of ${Object.keys(sizes).join(', ')}`)
  return size
}

/**
 * Fills an empty installation with 200 agencies, so many businesses with cards, and five usage events each, to look at
 * lists at that size. Each part of 20,000 is one transaction: broken off, the same command goes on where it was.
 * `host` is the first agency's; the others have `a2.<host>` and so on. Gives the admin's sign-in when it made one.
 */
export async function seedScale(
  world: Pick<World, 'database' | 'clock'>,
  databaseUrl: string,
  businesses: number,
  host: string,
  say: (line: string) => void,
  { agencies, partOf } = parts,
): Promise<{ phone: string; password: string } | null> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const one = async (sql: string) => (await client.query<{ n: number }>(sql)).rows[0]!.n
    const phone = '+919800000101'
    const isEmpty = (await one('select count(*)::int as n from agency')) === 0
    const made = isEmpty
      ? await makeFirstAgency(world, {
          agency: 'Agency 1',
          host,
          'admin-phone': phone,
          'admin-name': 'Admin',
          primary: '#0f766e',
        })
      : null
    if ((await one("select count(*)::int as n from agency where agency_name !~ '^Agency \\d+$'")) > 0)
      throw new Error('This installation is not empty, and not one that --scale began.')
    await client.query('set session_replication_role = replica; set synchronous_commit = off')
    const size = { businesses, agencies }
    if ((await one('select count(*)::int as n from agency')) === 1) {
      await whole(client, () => fillAgencies(client, size, { first: 2, host }))
      await moveSequences(client)
    }
    const done = await one('select coalesce(max(business_id), 0) as n from business')
    if (done > 0 && done < businesses) say(`${done.toLocaleString('en-IN')} businesses are there; going on.`)
    for (let from = done + 1; from <= businesses; from += partOf) {
      const to = Math.min(from + partOf - 1, businesses)
      await whole(client, () => fillBusinesses(client, size, { from, to }))
      say(`${to.toLocaleString('en-IN')} of ${businesses.toLocaleString('en-IN')} businesses`)
    }
    await client.query('set session_replication_role = origin')
    await moveSequences(client)
    for (const table of ['franchisee', ...talliesOfBusinesses, ...tablesOfBusinesses])
      await client.query(`vacuum analyze ${table}`)
    return made && { phone, password: made.password }
  } finally {
    await client.end()
  }
}

async function whole(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

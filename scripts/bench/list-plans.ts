import pg from 'pg'
import { readers, type Reader } from './list-cases.ts'

/** Writes down every statement that node-postgres sends from now on. */
export function tapQueries(seen: { sql: string; values: unknown[] }[]) {
  const original = pg.Client.prototype.query as (...given: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [text, values] = given
    if (typeof text === 'string') seen.push({ sql: text, values: Array.isArray(values) ? values : [] })
    return original.apply(this, given)
  } as never
  return () => {
    pg.Client.prototype.query = original as never
  }
}

/** What PostgreSQL says of each statement, asked as the application does for this reader. */
export async function explain(
  client: pg.Client,
  asked: { sql: string; values: unknown[] }[],
  reader: Reader,
  isList: boolean,
): Promise<string[]> {
  const plans: string[] = []
  for (const { sql, values } of asked) {
    const choosing = isList && !/"document"|"agency"/.test(sql)
    const all = 'agencyId' in readers[reader] || reader === 'platform'
    await client.query('begin')
    await client.query(`set local role ${choosing || all ? 'parichay_super' : 'parichay_app'}`)
    await client.query("select set_config('app.agency_id', $1, true)", [
      String(readers[reader].franchiseeId % 1000),
    ])
    if (choosing)
      await client.query(
        "select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', $1, true)",
        [/\bhits\b|\bcapped\b|"feedback"/.test(sql) ? 'on' : 'off'],
      )
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off, timing off) ${sql}`,
      values,
    )
    await client.query('rollback')
    plans.push(rows.map((line) => line['QUERY PLAN']).join('\n'))
  }
  return plans
}

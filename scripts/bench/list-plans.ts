import pg from 'pg'

type Statement = { sql: string; values: unknown[] }
/** A statement as it was sent: by which role, and after which settings of its transaction. */
export type Sent = Statement & { role: string; settings: Statement[] }

/** Writes down every statement that node-postgres sends from now on, with what its transaction had set before. */
export function tapQueries(seen: Sent[]) {
  const original = pg.Client.prototype.query as (...given: unknown[]) => unknown
  const set = new WeakMap<pg.Client, Statement[]>()
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [sql, values] = given
    if (typeof sql === 'string') {
      const statement = { sql, values: Array.isArray(values) ? values : [] }
      const settings = set.get(this) ?? []
      if (/^\s*(?:begin|start|commit|rollback)\b/i.test(sql)) set.delete(this)
      else if (/\bset_config\(|^\s*set local\b/i.test(sql)) set.set(this, [...settings, statement])
      else seen.push({ ...statement, role: this.user ?? '', settings })
    }
    return original.apply(this, given)
  } as never
  return () => {
    pg.Client.prototype.query = original as never
  }
}

/** What PostgreSQL says of each statement, asked as the application asked: by its role, under the settings of its transaction. */
export async function explain(client: pg.Client, sent: Sent[]): Promise<string[]> {
  const plans: string[] = []
  for (const { sql, values, role, settings } of sent) {
    await client.query('begin')
    await client.query(`set local role ${client.escapeIdentifier(role)}`)
    for (const setting of settings) await client.query(setting.sql, setting.values)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off, timing off) ${sql}`,
      values,
    )
    await client.query('rollback')
    plans.push(rows.map((line) => line['QUERY PLAN']).join('\n'))
  }
  return plans
}

import pg from 'pg'

/** A table as a backup holds it: the columns that are written, in order. Computed columns are not. */
export type TableShape = { name: string; columns: string[] }

/** Rows that are worthless after a restore: counters of the limits. */
const leftOut = ['rate_limit']

/** Every table of `public`, each after those it refers to. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [leftOut],
  )
  const { rows: arrows } = await client.query<{ from: string; to: string }>(
    `select distinct f.relname as from, t.relname as to from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and f.oid <> t.oid and f.relnamespace = 'public'::regnamespace`,
  )
  return inOrder(rows, arrows)
}

/** Puts tables after those they refer to. Throws when some refer to each other in a ring. */
export function inOrder(tables: TableShape[], arrows: { from: string; to: string }[]): TableShape[] {
  const ordered: TableShape[] = []
  let left = tables
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name))
    const free = left.filter(
      ({ name }) => !arrows.some((arrow) => arrow.from === name && names.has(arrow.to)),
    )
    if (free.length === 0)
      throw new Error(
        `These tables refer to each other in a ring, so no backup can fill them in order: ${[...names].join(', ')}`,
      )
    ordered.push(...free)
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}

/** `public.name (columns)` for COPY. */
export const copyTarget = ({ name, columns }: TableShape) =>
  `public.${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`

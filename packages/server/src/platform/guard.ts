import { sql, type Kysely } from 'kysely'
import { roleNames } from './db.ts'
import type { Tables } from './tables.ts'

type Finding = { name: string; fault: string }

/**
 * What would let one agency see another: a table with agency_id that lacks (forced) row-level security or a policy,
 * a table the application owns, a view that runs with its owner's rights, a role that may bypass.
 */
export async function tenancyFaults(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<Finding>`
    select c.relname as name,
      case when not c.relrowsecurity then 'has no row-level security'
           when not c.relforcerowsecurity then 'does not force row-level security on its owner'
           else 'has no policy' end as fault
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id' and not a.attisdropped
    where c.relkind in ('r', 'p')
      and (not c.relrowsecurity or not c.relforcerowsecurity or not exists (select 1 from pg_policy p where p.polrelid = c.oid))
    union all
    select c.relname, 'belongs to a role of the application'
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind in ('r', 'p', 'v', 'm') and pg_get_userbyid(c.relowner) in (${roleNames.app}, ${roleNames.platform})
    union all
    select c.relname, 'is a view without security_invoker'
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind = 'v' and not coalesce('security_invoker=true' = any (c.reloptions), false)
    union all
    select c.relname, 'is a materialised view: it has no row-level security'
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind = 'm'
    union all
    select r.rolname, 'is a role that can bypass row-level security'
    from pg_roles r where r.rolname in (${roleNames.app}, ${roleNames.platform}) and (r.rolsuper or r.rolbypassrls)
    order by 1`.execute(db)
  return rows.map((row) => `${row.name} ${row.fault}`)
}

/** Stops the start when tenancy is not safe. */
export async function refuseUnsafeTenancy(db: Kysely<Tables>): Promise<void> {
  const faults = await tenancyFaults(db)
  if (faults.length > 0)
    throw new Error(`The database is not safe for several agencies:\n  ${faults.join('\n  ')}`)
}

import type { Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fillReference } from './reference.ts'
import { type Column, makeActors, type TestActor } from './testing/actors.ts'
import type { TestAgency } from './testing/makers.ts'
import { matrixCases } from './testing/matrix-cases.ts'
import { openTestWorld, type TestWorld } from './testing/world.ts'

/**
 * Who reads which field: one text or number for each, in every row of the agency that has the field, and every call that reads.
 * What a column of the matrix may see stands beside it; seen by more is a leak, by fewer a row that proves nothing.
 */
type Field = {
  name: string
  value: string
  seenBy: readonly Column[]
  put(agencyId: number): Promise<unknown>
}

const nobody: Column[] = []
const admins: Column[] = ['admin', 'superadmin']
const everyStaff: Column[] = ['staff', 'admin', 'superadmin']

let w: TestWorld
let actors: TestActor[]
let agencies: TestAgency[]
/** Which columns read a field, and by which calls. */
let seen: Map<string, Map<Column, Set<RouteName>>>
let owner: pg.Client

/** A text that stands nowhere else, or digits that do not. */
const mark = (name: string) => `Kept-${name.replace(/\W+/g, '-')}-qz`
/** As the owner of the database and without triggers: what is written once only is written over too. */
async function run(query: ReturnType<typeof sql>) {
  const { sql: words, parameters } = query.compile(w.world.database.platform)
  await owner.query(words, [...parameters])
}
const hired = () =>
  sql.join(
    actors.flatMap(({ own, other }) => [own, other].flatMap((of) => [of.franchiseeId, of.colleagueId])),
  )

function text(
  name: string,
  seenBy: readonly Column[],
  put: (value: string, agencyId: number) => ReturnType<typeof sql>,
): Field {
  const value = mark(name)
  return { name, value, seenBy, put: (agencyId) => run(put(value, agencyId)) }
}
const number = (
  name: string,
  value: number,
  seenBy: readonly Column[],
  put: (agencyId: number) => ReturnType<typeof sql>,
): Field => ({ name, value: String(value), seenBy, put: (agencyId) => run(put(agencyId)) })

const json = (key: string, value: string | number) =>
  sql`jsonb_build_object(${sql.lit(key)}, ${sql.lit(value)})`

const fields: Field[] = [
  text(
    'password hash',
    nobody,
    (value, id) => sql`update franchisee set password_hash = ${value} where agency_id = ${id}`,
  ),
  text(
    'password hash of a customer',
    nobody,
    (value, id) => sql`update app_user set password_hash = ${value} where agency_id = ${id}`,
  ),
  text(
    'secret of the second step',
    nobody,
    (value, id) => sql`insert into staff_totp (agency_id, franchisee_id, secret_sealed, created_at)
    select agency_id, franchisee_id, ${value}, now() from franchisee where agency_id = ${id} and franchisee_id in (${hired()})`,
  ),
  text(
    'secret of the second step of a customer',
    nobody,
    (value, id) => sql`insert into user_totp (agency_id, user_id, secret_sealed, created_at)
    select agency_id, user_id, ${value}, now() from app_user where agency_id = ${id}`,
  ),
  text(
    'key of the provider',
    nobody,
    (value, id) => sql`update payment_account set key_secret_sealed = ${value} where agency_id = ${id}`,
  ),
  text(
    'secret of webhooks',
    nobody,
    (value, id) => sql`update payment_account set webhook_secret_sealed = ${value} where agency_id = ${id}`,
  ),
  text(
    'address of webhooks',
    ['superadmin'],
    (value, id) =>
      sql`update payment_account set webhook_token = ${value} || account_id::text where agency_id = ${id}`,
  ),
  text(
    'key of the SMS gateway',
    nobody,
    (
      value,
      id,
    ) => sql`insert into agency_messaging (agency_id, sms_authkey_sealed, sms_header) values (${id}, ${value}, 'PRCHAY')
    on conflict (agency_id) do update set sms_authkey_sealed = excluded.sms_authkey_sealed`,
  ),
  text(
    'password of the mail server',
    nobody,
    (value, id) => sql`update agency_messaging set mail_password_sealed = ${value} where agency_id = ${id}`,
  ),
  text(
    'user of the mail server',
    ['superadmin'],
    (value, id) =>
      sql`update agency_messaging set mail_user = ${value}, mail_host = 'smtp.example.in', mail_port = 465 where agency_id = ${id}`,
  ),
  text(
    'notes on a person',
    admins,
    (value, id) =>
      sql`update franchisee set notes = ${value} where agency_id = ${id} and franchisee_id in (${hired()})`,
  ),
  text(
    'bank account of a person',
    admins,
    (value, id) =>
      sql`update franchisee set payout = payout || ${json('holder', value)} where agency_id = ${id} and franchisee_id in (${hired()})`,
  ),
  text(
    'address of a person',
    admins,
    (value, id) =>
      sql`update franchisee set address = ${value} where agency_id = ${id} and franchisee_id in (${hired()})`,
  ),
  {
    name: 'tax number of a person',
    value: 'QZPKV8264M',
    seenBy: admins,
    put: (id) =>
      run(
        sql`update franchisee set pan = 'QZPKV8264M' where agency_id = ${id} and franchisee_id in (${hired()})`,
      ),
  },
  number(
    'account that a person is paid to',
    60718293,
    admins,
    (id) =>
      sql`update franchisee set payout = payout || ${json('accountNumber', '60718293')} where agency_id = ${id} and franchisee_id in (${hired()})`,
  ),
  number(
    'what an agency may store',
    7361548,
    ['superadmin'],
    (id) => sql`update agency set limits = limits || ${json('storageMb', 7361548)} where agency_id = ${id}`,
  ),
  {
    name: 'number an agency tries things out with',
    value: '+919017364528',
    seenBy: ['superadmin'],
    put: (id) => run(sql`update agency set special_numbers = '{+919017364528}' where agency_id = ${id}`),
  },
  number(
    'credit limit of a person',
    9182736,
    admins,
    (id) =>
      sql`update franchisee set credit_limit_paise = 918273600 where agency_id = ${id} and franchisee_id in (${hired()})`,
  ),
  text(
    'e-mail of a person',
    admins,
    (value, id) =>
      sql`update franchisee set email = ${`${value}@example.com`} where agency_id = ${id} and franchisee_id in (${hired()})`,
  ),
  number(
    'price an agency pays',
    736455,
    admins,
    (id) =>
      sql`update agency set terms = terms || ${json('customFloorPaise', 73645500)} where agency_id = ${id}`,
  ),
  text(
    'note on a business',
    everyStaff,
    (value, id) => sql`insert into business_note (agency_id, business_id, text, written_by, created_at)
    select agency_id, business_id, ${value}, 'Staff', now() from business where agency_id = ${id}`,
  ),
  text(
    'why staff recorded a payment',
    everyStaff,
    (value, id) =>
      sql`update payment_intent set manual = manual || ${json('reason', value)} where agency_id = ${id} and manual is not null`,
  ),
  text(
    'address of a network',
    admins,
    (value, id) => sql`update audit set ip = ${value} where agency_id = ${id}`,
  ),
  text(
    'detail of a payment exception',
    admins,
    (value, id) =>
      sql`update recon_break set detail = detail || ${json('reason', value)} where agency_id = ${id}`,
  ),
  text(
    'reason of a view as customer',
    nobody,
    (
      value,
      id,
    ) => sql`insert into customer_view (agency_id, user_id, session_id, viewer, reason, started_at, ends_at)
    select agency_id, user_id, gen_random_uuid(), 'Staff', ${value}, now(), now() from app_user where agency_id = ${id}`,
  ),
  text(
    'owner’s name',
    ['customer', ...everyStaff],
    (value, id) => sql`update app_user set name = ${value} where agency_id = ${id}`,
  ),
]

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  ;({ actors, agencies } = await makeActors(w))
  await fillReference(w.world.database)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    w.world.database.platform,
  )
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${rows[0]!.name}`
  owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  for (const { agencyId } of agencies) for (const field of fields) await field.put(agencyId)
  seen = await readAll()
}, 180_000)
afterAll(async () => {
  await owner.end()
  await w.close()
})

/** Every call that reads, by everybody of the platform and of one agency, about what is theirs. */
async function readAll(): Promise<typeof seen> {
  const reads = (Object.keys(routes) as RouteName[]).filter(
    (name) => (routes[name] as Route).method === 'GET',
  )
  const found: typeof seen = new Map(fields.map(({ name }) => [name, new Map()]))
  for (const actor of actors.filter(({ agency }) => agency === agencies[0] || agency === agencies[1]))
    for (const name of reads) {
      const { text: answer } = await actor.client.call(
        routes[name] as Route,
        matrixCases[name].input(actor.own),
      )
      for (const field of fields.filter(({ value }) => answer.includes(value))) {
        const by = found.get(field.name)!
        by.set(actor.column, (by.get(actor.column) ?? new Set()).add(name))
      }
    }
  return found
}

test.each(fields)('$name: who reads it', ({ name, seenBy }) => {
  const by = seen.get(name)!
  const calls = [...by].map(([column, names]) => `${column}: ${[...names].join(', ')}`).join('; ')
  expect([...by.keys()].toSorted(), calls).toEqual(seenBy.toSorted())
})

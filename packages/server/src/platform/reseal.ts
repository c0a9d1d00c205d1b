import { sql } from 'kysely'
import { answerPlace } from './answered.ts'
import type { Config } from './config.ts'
import type { Database } from './db.ts'
import type { Log } from './log.ts'
import { makeSeal } from './sealed.ts'

/** Where sealed texts lie, and the place each is bound to; `keys` are the columns that name it. */
type SealedColumn = {
  table: string
  column: string
  keys: readonly string[]
  place: (key: Record<string, unknown>) => string
}

const ofAccount = (column: string, what: 'key' | 'webhook'): SealedColumn => ({
  table: 'payment_account',
  column,
  keys: ['account_id'],
  place: ({ account_id: id }) => `payment_account:${String(id)}:${what}`,
})
const ofMessaging = (column: string, what: 'sms' | 'mail'): SealedColumn => ({
  table: 'agency_messaging',
  column,
  keys: ['agency_id'],
  place: ({ agency_id: id }) => `agency_messaging:${String(id)}:${what}`,
})

const ofTotp = (table: string, owner: string): SealedColumn => ({
  table,
  column: 'secret_sealed',
  keys: ['agency_id', owner],
  place: (key) => `${table}:${String(key['agency_id'])}:${String(key[owner])}:secret`,
})

/** Every column that holds sealed texts; a test compares them with the database. */
export const sealedColumns: readonly SealedColumn[] = [
  ofTotp('staff_totp', 'franchisee_id'),
  ofTotp('user_totp', 'user_id'),
  {
    table: 'contact_change',
    column: 'old_sealed',
    keys: ['agency_id', 'user_id', 'franchisee_id', 'old_mac'],
    place: ({ agency_id: agencyId, user_id: userId, franchisee_id: staffId, old_mac: mac }) =>
      `contact_change:${String(agencyId)}:${userId === null ? `staff ${String(staffId)}` : `user ${String(userId)}`}:${(mac as Buffer).toString('base64url')}`,
  },
  {
    table: 'card_pin',
    column: 'pin_sealed',
    keys: ['agency_id', 'card_no'],
    place: (key) => `card_pin:${String(key['agency_id'])}:${String(key['card_no'])}`,
  },
  ofMessaging('sms_authkey_sealed', 'sms'),
  ofMessaging('mail_password_sealed', 'mail'),
  ofAccount('key_secret_sealed', 'key'),
  ofAccount('key_secret_before_sealed', 'key'),
  ofAccount('webhook_secret_sealed', 'webhook'),
  ofAccount('webhook_secret_before_sealed', 'webhook'),
  {
    table: 'push_device',
    column: 'subscription_sealed',
    keys: ['agency_id', 'endpoint_hash'],
    place: (key) =>
      `push_device:${String(key['agency_id'])}:${(key['endpoint_hash'] as Buffer).toString('base64url')}`,
  },
  {
    table: 'answered_call',
    column: 'answer_sealed',
    keys: ['key_mac'],
    place: (key) => answerPlace(String(key['key_mac'])),
  },
  {
    table: 'installation_key',
    column: 'sealed',
    keys: ['name'],
    place: (key) => `installation_key:${String(key['name'])}`,
  },
]

type Stale = { at: string; was: string }
const batch = 500

/**
 * Seals with the present secret whatever a secret of before sealed, so that the old one can be taken away. Runs at a start that knows secrets
 * of before; any number of processes may do so at once. Texts that none of them opens stay as they are and are counted as `lost`.
 */
export async function sealAnew(
  { platform }: Pick<Database, 'platform'>,
  { secret, secretsBefore }: Pick<Config, 'secret' | 'secretsBefore'>,
  log: Log,
): Promise<{ anew: number; lost: number }> {
  const sum = { anew: 0, lost: 0 }
  if (secretsBefore.length === 0) return sum
  const seal = makeSeal(secret, secretsBefore)
  for (const { table, column, keys, place } of sealedColumns) {
    const [name, text] = [sql.table(table), sql.ref(column)]
    let lostHere = 0
    for (let seen = batch; seen === batch;) {
      const { rows } = await sql<Stale & Record<string, unknown>>`
        select ctid::text as at, ${text} as was, ${sql.join(keys.map((key) => sql.ref(key)))} from ${name}
        where ${text} is not null and split_part(${text}, '.', 2) <> ${seal.current}
        order by ctid limit ${batch} offset ${lostHere}`.execute(platform.withoutPlugins())
      seen = rows.length
      for (const row of rows) {
        let opened: string
        try {
          opened = seal.open(row.was, place(row))
        } catch {
          lostHere += 1
          continue
        }
        // Who wrote the row meanwhile sealed it with the present secret, and that stays.
        await sql`update ${name} set ${text} = ${seal.seal(opened, place(row))}
          where ctid = ${row.at}::tid and ${text} = ${row.was}`.execute(platform)
        sum.anew += 1
      }
    }
    sum.lost += lostHere
  }
  log.info(sum, 'sealed anew')
  return sum
}

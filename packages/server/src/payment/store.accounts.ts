import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { PaymentAccountTable } from '../platform/tables.payment.ts'

/** A row of payment_account. */
export type AccountRow = Selectable<PaymentAccountTable>
type Of = Pick<Scope, 'agencyId'>

/** The account an agency takes money with; undefined while it has none. */
export const findActiveAccount = (db: Db, { agencyId }: Of): Promise<AccountRow | undefined> =>
  db
    .selectFrom('paymentAccount')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('isActive', '=', true)
    .executeTakeFirst()

/** One account, in use or not. */
export const findAccount = (db: Db, { agencyId }: Of, accountId: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('paymentAccount')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()

/** The account a webhook is for. Asked with the platform role: no agency is known yet. */
export const findAccountByToken = (db: Db, token: string): Promise<AccountRow | undefined> =>
  db.selectFrom('paymentAccount').selectAll().where('webhookToken', '=', token).executeTakeFirst()

/** Accounts of all agencies that are in use. Asked with the platform role. */
export const listAccounts = (db: Db): Promise<AccountRow[]> =>
  db.selectFrom('paymentAccount').selectAll().where('isActive', '=', true).orderBy('agencyId').execute()

/** Whoever changes the accounts of an agency comes after whoever does so now; held to the end of the transaction. */
export const lockAccounts = (tx: Tx, { agencyId }: Of) =>
  sql`select pg_advisory_xact_lock(hashtext('payment accounts'), ${agencyId})`.execute(tx)

/** All accounts of an agency: the one in use first, then the newest. */
export const listAccountsOf = (db: Db, { agencyId }: Of): Promise<AccountRow[]> =>
  db
    .selectFrom('paymentAccount')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .orderBy('isActive', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()

/** Days that money of an account may still go back by itself: refunds for six months, disputes somewhat less. */
const watchedDays = 183

/** Money of an account that is still on its way: to be refunded, to be captured, disputed, or ordered and not decided. */
const onItsWay = (now: Date) => sql<boolean>`(
  exists (select 1 from refund r where r.agency_id = a.agency_id and r.account_id = a.account_id and r.state in ('due', 'requested'))
  or exists (select 1 from payment_intent i where i.agency_id = a.agency_id and i.account_id = a.account_id and i.check_at is not null)
  or exists (select 1 from dispute d where d.agency_id = a.agency_id and d.account_id = a.account_id and d.status in ('open', 'under_review'))
  or exists (select 1 from recon_break b where b.agency_id = a.agency_id and b.closed_at is null and b.kind = 'refund_failed'
    and exists (select 1 from refund r where r.agency_id = a.agency_id and r.account_id = a.account_id and r.refund_id::text = b.ref))
  or exists (select 1 from payment p where p.agency_id = a.agency_id and p.account_id = a.account_id
    and p.captured_at > ${now}::timestamptz - make_interval(days => ${watchedDays}::int)))`

/**
 * Accounts whose lists are read every night: those in use, and those out of use while money of theirs may still move.
 * Asked with the platform role.
 */
export const listWatchedAccounts = async (db: Db, now: Date): Promise<AccountRow[]> =>
  (
    await sql<AccountRow>`select a.* from payment_account a where a.is_active or ${onItsWay(now)}
      order by a.agency_id, a.created_at`.execute(db)
  ).rows

/** Whether money of an account may still move. */
export const hasOpenMoney = async (
  db: Db,
  { agencyId }: Of,
  accountId: string,
  now: Date,
): Promise<boolean> =>
  (
    await sql`select 1 from payment_account a where a.agency_id = ${agencyId} and a.account_id = ${accountId}
      and ${onItsWay(now)}`.execute(db)
  ).rows.length > 0

/** The latest orders that were made with an account, newest first: what proves whose keys are given. */
export const latestOrdersOf = async (db: Db, { agencyId }: Of, accountId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('paymentOrder')
      .select('orderId')
      .where('agencyId', '=', agencyId)
      .where('accountId', '=', accountId)
      .orderBy('createdAt', 'desc')
      .limit(3)
      .execute()
  ).map(({ orderId }) => orderId)

/** Whether two accounts of an agency are doors of the same merchant: the same keys, or the provider's own number. */
export async function areSameMerchant(
  db: Db,
  { agencyId }: Of,
  one: string,
  other: string,
): Promise<boolean> {
  if (one === other) return true
  const [a, b] = await db
    .selectFrom('paymentAccount')
    .select(['keyId', 'merchant'])
    .where('agencyId', '=', agencyId)
    .where('accountId', 'in', [one, other])
    .execute()
  return a !== undefined && b !== undefined && (a.keyId === b.keyId || (a.merchant ?? '-') === b.merchant)
}

/** Remembers the provider's own number of the merchant, once its webhooks have told it. */
export async function nameMerchant(
  tx: Tx,
  { agencyId }: Of,
  accountId: string,
  merchant: string,
): Promise<void> {
  await tx
    .updateTable('paymentAccount')
    .set({ merchant })
    .where('agencyId', '=', agencyId)
    .where('accountId', '=', accountId)
    .where('merchant', 'is', null)
    .execute()
}

/** No account of the agency takes orders any more. */
export async function restAccounts(tx: Tx, { agencyId }: Of): Promise<void> {
  await tx
    .updateTable('paymentAccount')
    .set({ isActive: false })
    .where('agencyId', '=', agencyId)
    .where('isActive', '=', true)
    .execute()
}

/** Takes an account into use; the one before is kept for what was ordered with it. */
export async function addAccount(
  tx: Tx,
  { agencyId }: Of,
  account: Pick<
    AccountRow,
    'accountId' | 'keyId' | 'keySecretSealed' | 'webhookSecretSealed' | 'webhookToken' | 'createdAt'
  >,
): Promise<void> {
  await restAccounts(tx, { agencyId })
  await tx
    .insertInto('paymentAccount')
    .values({ agencyId, ...account })
    .execute()
}

/** Changes keys and secrets of an account, whether it is in use, and how far its lists were read. */
export async function changeAccount(
  tx: Tx,
  { agencyId }: Of,
  accountId: string,
  change: Partial<
    Pick<
      AccountRow,
      | 'keyId'
      | 'keySecretSealed'
      | 'keySecretBeforeSealed'
      | 'webhookSecretSealed'
      | 'webhookSecretBeforeSealed'
      | 'isActive'
      | 'listsReadAt'
    >
  >,
): Promise<void> {
  await tx
    .updateTable('paymentAccount')
    .set(change)
    .where('agencyId', '=', agencyId)
    .where('accountId', '=', accountId)
    .execute()
}

/** Remembers that the provider still tells us things. */
export async function markEvent(tx: Tx, { agencyId }: Of, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('paymentAccount')
    .set({ lastEventAt: now })
    .where('agencyId', '=', agencyId)
    .where('accountId', '=', accountId)
    .where((e) =>
      e.or([e('lastEventAt', 'is', null), e('lastEventAt', '<', new Date(now.getTime() - 60_000))]),
    )
    .execute()
}

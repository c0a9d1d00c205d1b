import type { Selectable } from 'kysely'
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

/** Takes an account into use; the one before is kept for what was ordered with it. */
export async function addAccount(
  tx: Tx,
  { agencyId }: Of,
  account: Omit<AccountRow, 'agencyId' | 'isActive' | 'lastEventAt' | 'webhookSecretBeforeSealed'>,
): Promise<void> {
  await tx
    .updateTable('paymentAccount')
    .set({ isActive: false })
    .where('agencyId', '=', agencyId)
    .where('isActive', '=', true)
    .execute()
  await tx
    .insertInto('paymentAccount')
    .values({ agencyId, ...account })
    .execute()
}

/** Changes secrets of an account. */
export async function changeAccount(
  tx: Tx,
  { agencyId }: Of,
  accountId: string,
  change: Partial<
    Pick<AccountRow, 'keySecretSealed' | 'webhookSecretSealed' | 'webhookSecretBeforeSealed' | 'isActive'>
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

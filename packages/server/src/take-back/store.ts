import type { Selectable } from 'kysely'
import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { ContactChangeTable } from '../platform/tables.auth.ts'
import { type ContactKind, type ContactOwner, otherKind } from './rules.ts'

/** A row of contact_change. */
export type ContactChange = Selectable<ContactChangeTable>

const of = ({ userId, franchiseeId }: ContactOwner) =>
  userId === null
    ? ({ column: 'franchiseeId', id: franchiseeId ?? 0 } as const)
    : ({ column: 'userId', id: userId } as const)

/** Keeps a change; `old` is null where nothing stood there before. */
export async function insertChange(
  tx: Tx,
  { agencyId }: Scope,
  { userId, franchiseeId }: ContactOwner,
  change: { kind: ContactKind; old: { mac: Buffer; sealed: string } | null; changedAt: Date },
): Promise<void> {
  const { kind, old, changedAt } = change
  await tx
    .insertInto('contactChange')
    .values({
      agencyId,
      userId,
      franchiseeId,
      kind,
      oldMac: old?.mac ?? null,
      oldSealed: old?.sealed ?? null,
      changedAt,
    })
    .execute()
}

/** The newest change since then that took this number or address from somebody who may still sign in; `macs` by each known secret. */
export function findByOld(
  tx: Tx,
  scope: Scope,
  whose: 'customer' | 'staff',
  macs: Buffer[],
  since: Date,
): Promise<ContactChange | undefined> {
  const found = tx
    .selectFrom('contactChange')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('oldMac', 'in', macs)
    .where('changedAt', '>', since)
  const living =
    whose === 'customer'
      ? found.where('userId', 'in', (e) =>
          e
            .selectFrom('appUser')
            .select('appUser.userId')
            .where('appUser.agencyId', '=', scope.agencyId)
            .where('appUser.deletedAt', 'is', null),
        )
      : found.where('franchiseeId', 'in', (e) =>
          e
            .selectFrom('franchisee')
            .select('franchisee.franchiseeId')
            .where('franchisee.agencyId', '=', scope.agencyId)
            .where('franchisee.isActive', '=', true)
            .where('franchisee.deletedAt', 'is', null),
        )
  return living.orderBy('contactChangeId', 'desc').limit(1).executeTakeFirst()
}

/** Every change of an account since then, oldest first. */
export function listChanges(
  tx: Tx,
  scope: Scope,
  owner: ContactOwner,
  since: Date,
): Promise<ContactChange[]> {
  const { column, id } = of(owner)
  return tx
    .selectFrom('contactChange')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .where('changedAt', '>', since)
    .orderBy('contactChangeId')
    .execute()
}

/** A change was taken back: it, every later one and all of the other kind are used up. Earlier ones of its kind stay. */
export async function useUp(
  tx: Tx,
  scope: Scope,
  { contactChangeId, kind, ...owner }: ContactChange,
): Promise<void> {
  const { column, id } = of(owner)
  await tx
    .deleteFrom('contactChange')
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .where((e) => e.or([e('contactChangeId', '>=', contactChangeId), e('kind', '=', otherKind(kind))]))
    .execute()
}

/** Nothing is taken back of an account that is deleted. */
export async function dropChanges(tx: Tx, scope: Scope, owner: ContactOwner): Promise<void> {
  const { column, id } = of(owner)
  await tx.deleteFrom('contactChange').where('agencyId', '=', scope.agencyId).where(column, '=', id).execute()
}

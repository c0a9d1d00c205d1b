import type { Selectable } from 'kysely'
import type { Tx } from '../platform/db.ts'
import type { Actor, Scope } from '../platform/scope.ts'
import type { TotpColumns } from '../platform/tables.auth.ts'

/** Whose second step: a member of staff or a customer, by row. */
export type TotpKey = { kind: 'staff' | 'customer'; id: number }
/** A second step without whose it is. */
export type TotpRow = Selectable<TotpColumns>

const tables = {
  staff: { totp: 'staffTotp', code: 'staffRecoveryCode', column: 'franchiseeId' },
  customer: { totp: 'userTotp', code: 'userRecoveryCode', column: 'userId' },
} as const

/** The own second step of whoever is signed in. */
export const totpKeyOf = (actor: Exclude<Actor, { kind: 'none' }>): TotpKey =>
  actor.kind === 'staff' ? { kind: 'staff', id: actor.franchiseeId } : { kind: 'customer', id: actor.userId }

/** A second step that is on or being set up. `lock`: nobody else takes a code meanwhile. */
export function findTotp(
  tx: Tx,
  scope: Scope,
  { kind, id }: TotpKey,
  { lock = false } = {},
): Promise<TotpRow | undefined> {
  const { totp, column } = tables[kind]
  return tx
    .selectFrom(totp)
    .select(['agencyId', 'secretSealed', 'enabledAt', 'lastStep', 'createdAt'])
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Keeps a new secret that does not count yet, in the place of one that never counted; false where one does. */
export async function keepSecret(
  tx: Tx,
  scope: Scope,
  { kind, id }: TotpKey,
  secretSealed: string,
  now: Date,
): Promise<boolean> {
  const { agencyId } = scope
  const fresh = { agencyId, secretSealed, createdAt: now }
  const done = await (kind === 'staff'
    ? tx
        .insertInto('staffTotp')
        .values({ ...fresh, franchiseeId: id })
        .onConflict((on) =>
          on
            .columns(['agencyId', 'franchiseeId'])
            .doUpdateSet({ secretSealed, createdAt: now })
            .where('staffTotp.enabledAt', 'is', null),
        )
        .returning('agencyId')
        .executeTakeFirst()
    : tx
        .insertInto('userTotp')
        .values({ ...fresh, userId: id })
        .onConflict((on) =>
          on
            .columns(['agencyId', 'userId'])
            .doUpdateSet({ secretSealed, createdAt: now })
            .where('userTotp.enabledAt', 'is', null),
        )
        .returning('agencyId')
        .executeTakeFirst())
  return done !== undefined
}

/** Notes the step whose code was taken; with `enabledAt` it counts from now on. */
export async function noteStep(
  tx: Tx,
  scope: Scope,
  { kind, id }: TotpKey,
  change: { lastStep: number; enabledAt?: Date },
): Promise<void> {
  const { totp, column } = tables[kind]
  await tx
    .updateTable(totp)
    .set(change)
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .execute()
}

/** Switches the second step off and forgets the recovery codes; false where there was none. */
export async function dropTotp(tx: Tx, scope: Scope, { kind, id }: TotpKey): Promise<boolean> {
  const { totp, column } = tables[kind]
  const done = await tx
    .deleteFrom(totp)
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .returning('enabledAt')
    .executeTakeFirst()
  return done !== undefined && done.enabledAt !== null
}

/** Puts new recovery codes, by place, in the place of the old ones. */
export async function keepRecoveryCodes(
  tx: Tx,
  scope: Scope,
  { kind, id }: TotpKey,
  hashes: string[],
): Promise<void> {
  const { agencyId } = scope
  const { code, column } = tables[kind]
  await tx.deleteFrom(code).where('agencyId', '=', agencyId).where(column, '=', id).execute()
  const rows = hashes.map((codeHash, place) => ({ agencyId, place, codeHash }))
  await (
    kind === 'staff'
      ? tx.insertInto('staffRecoveryCode').values(rows.map((row) => ({ ...row, franchiseeId: id })))
      : tx.insertInto('userRecoveryCode').values(rows.map((row) => ({ ...row, userId: id })))
  ).execute()
}

/** The hash of a recovery code that nobody used. */
export async function findRecoveryHash(
  tx: Tx,
  scope: Scope,
  { kind, id }: TotpKey,
  place: number,
): Promise<string | null> {
  const { code, column } = tables[kind]
  const row = await tx
    .selectFrom(code)
    .select('codeHash')
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .where('place', '=', place)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return row?.codeHash ?? null
}

/** A recovery code is good once. */
export async function useRecoveryCode(
  tx: Tx,
  scope: Scope,
  { kind, id }: TotpKey,
  place: number,
  now: Date,
): Promise<void> {
  const { code, column } = tables[kind]
  await tx
    .updateTable(code)
    .set({ usedAt: now })
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .where('place', '=', place)
    .execute()
}

/** Recovery codes that are left. */
export async function countRecoveryCodes(tx: Tx, scope: Scope, { kind, id }: TotpKey): Promise<number> {
  const { code, column } = tables[kind]
  const row = await tx
    .selectFrom(code)
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('count'))
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

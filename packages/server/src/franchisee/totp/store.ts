import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { StaffTotpTable } from '../../platform/tables.auth.ts'

/** A row of staff_totp. */
export type TotpRow = Selectable<StaffTotpTable>

/** The second step of a member of staff, on or being set up. `lock`: nobody else takes a code meanwhile. */
export function findTotp(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  { lock = false } = {},
): Promise<TotpRow | undefined> {
  return tx
    .selectFrom('staffTotp')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Keeps a new secret that does not count yet, in the place of one that never counted; false where one does. */
export async function keepSecret(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  secretSealed: string,
  now: Date,
): Promise<boolean> {
  const done = await tx
    .insertInto('staffTotp')
    .values({ agencyId: scope.agencyId, franchiseeId, secretSealed, createdAt: now })
    .onConflict((on) =>
      on
        .columns(['agencyId', 'franchiseeId'])
        .doUpdateSet({ secretSealed, createdAt: now })
        .where('staffTotp.enabledAt', 'is', null),
    )
    .returning('franchiseeId')
    .executeTakeFirst()
  return done !== undefined
}

/** Notes the step whose code was taken; with `enabledAt` it counts from now on. */
export async function noteStep(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  change: { lastStep: number; enabledAt?: Date },
): Promise<void> {
  await tx
    .updateTable('staffTotp')
    .set(change)
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .execute()
}

/** Switches the second step off and forgets the recovery codes; false where there was none. */
export async function dropTotp(tx: Tx, scope: Scope, franchiseeId: number): Promise<boolean> {
  const done = await tx
    .deleteFrom('staffTotp')
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .returning('enabledAt')
    .executeTakeFirst()
  return done !== undefined && done.enabledAt !== null
}

/** Puts new recovery codes, by place, in the place of the old ones. */
export async function keepRecoveryCodes(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  hashes: string[],
): Promise<void> {
  const { agencyId } = scope
  await tx
    .deleteFrom('staffRecoveryCode')
    .where('agencyId', '=', agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .execute()
  await tx
    .insertInto('staffRecoveryCode')
    .values(hashes.map((codeHash, place) => ({ agencyId, franchiseeId, place, codeHash })))
    .execute()
}

/** The hash of a recovery code that nobody used. */
export async function findRecoveryHash(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  place: number,
): Promise<string | null> {
  const row = await tx
    .selectFrom('staffRecoveryCode')
    .select('codeHash')
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .where('place', '=', place)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return row?.codeHash ?? null
}

/** A recovery code is good once. */
export async function useRecoveryCode(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  place: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('staffRecoveryCode')
    .set({ usedAt: now })
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .where('place', '=', place)
    .execute()
}

/** Recovery codes that are left. */
export async function countRecoveryCodes(tx: Tx, scope: Scope, franchiseeId: number): Promise<number> {
  const row = await tx
    .selectFrom('staffRecoveryCode')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('count'))
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

import { fail } from '@parichay/contract/errors.ts'
import type { OwnLetterChange } from '@parichay/contract/franchisee/fields.letter.ts'
import type { Selectable } from 'kysely'
import { type Db, isUniqueViolation, type Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { FranchiseeTable } from '../platform/tables.ts'

/** A row of franchisee. */
export type FranchiseeRow = Selectable<FranchiseeTable>

const alive = (db: Db, scope: Pick<Scope, 'agencyId'>) =>
  db
    .selectFrom('franchisee')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('deletedAt', 'is', null)

/** One member of staff of the agency. */
export const findFranchisee = (
  db: Db,
  scope: Scope,
  franchiseeId: number,
): Promise<FranchiseeRow | undefined> =>
  alive(db, scope).where('franchiseeId', '=', franchiseeId).executeTakeFirst()

/** As `findFranchisee`, and nobody deletes them until this transaction ends: they may be given something to look after. */
export const holdFranchisee = (
  tx: Tx,
  scope: Pick<Scope, 'agencyId'>,
  franchiseeId: number,
): Promise<FranchiseeRow | undefined> =>
  alive(tx, scope).where('franchiseeId', '=', franchiseeId).forKeyShare().executeTakeFirst()

/** Waits for whoever gives this person something to look after, and keeps others from it: what they have is counted in peace. */
export async function lockFranchisee(tx: Tx, scope: Scope, franchiseeId: number): Promise<void> {
  await alive(tx, scope).where('franchiseeId', '=', franchiseeId).forUpdate().execute()
}

/** The member of staff with this number. */
export const findFranchiseeByPhone = (
  db: Db,
  scope: Scope,
  phoneNumber: string,
): Promise<FranchiseeRow | undefined> =>
  alive(db, scope).where('phoneNumber', '=', phoneNumber).executeTakeFirst()

/** Sets a password; every session of this person dies with the higher auth version. */
export function setFranchiseePassword(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  hash: string,
): Promise<FranchiseeRow> {
  return tx
    .updateTable('franchisee')
    .set((e) => ({
      passwordHash: hash,
      passwordExpiresAt: null,
      mustChangePassword: false,
      authVersion: e('authVersion', '+', 1),
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends every session of a person; gives the version that sessions have from now on. */
export async function endEverySession(tx: Tx, scope: Scope, franchiseeId: number): Promise<number> {
  const { authVersion } = await tx
    .updateTable('franchisee')
    .set((e) => ({ authVersion: e('authVersion', '+', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .returning('authVersion')
    .executeTakeFirstOrThrow()
  return authVersion
}

/** Writes down when somebody signed in; who never did is invited. */
export async function noteSignIn(tx: Tx, scope: Scope, franchiseeId: number, now: Date): Promise<void> {
  await tx
    .updateTable('franchisee')
    .set({ lastLoginAt: now })
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .execute()
}

/** Moves a member of staff to another number. */
export async function changeFranchiseePhone(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  phoneNumber: string,
): Promise<FranchiseeRow> {
  try {
    return await tx
      .updateTable('franchisee')
      .set((e) => ({ phoneNumber, authVersion: e('authVersion', '+', 1) }))
      .where('agencyId', '=', scope.agencyId)
      .where('franchiseeId', '=', franchiseeId)
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (isUniqueViolation(error, 'franchisee_phone'))
      fail('PHONE_TAKEN', 'Somebody already uses this here. Take another.', { field: 'phoneNumber' })
    throw error
  }
}

/** Keeps the address that a member of staff proved to read; null where none counts any more. */
export const keepConfirmedEmail = async (
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  confirmedEmail: string | null,
): Promise<void> =>
  void (await tx
    .updateTable('franchisee')
    .set({ confirmedEmail })
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .execute())

/** Switches the daily letter of a person, or takes another language for it; what is left out stays. */
export const setLetter = (
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  { daily, language }: OwnLetterChange,
): Promise<FranchiseeRow | undefined> =>
  tx
    .updateTable('franchisee')
    .set((e) => ({
      dailyLetter: daily ?? e.ref('dailyLetter'),
      letterLanguage: language ?? e.ref('letterLanguage'),
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

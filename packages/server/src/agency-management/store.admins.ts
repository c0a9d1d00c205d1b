import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { FranchiseeTable } from '../platform/tables.ts'

/** A member of staff who is, or may become, an admin. */
export type AdminRow = Selectable<FranchiseeTable>

/** The admins of agencies, the first one first. Asked with the platform role. */
export const listAdmins = async (db: Db, agencyIds: readonly number[]): Promise<AdminRow[]> =>
  agencyIds.length === 0
    ? []
    : db
        .selectFrom('franchisee')
        .selectAll()
        .where('agencyId', 'in', agencyIds)
        .where('deletedAt', 'is', null)
        .where((e) => e(e.val('admin'), '=', e.fn.any('roles')))
        .orderBy('franchiseeId')
        .execute()

/** Who has this number among the staff of an agency. Asked with the platform role. */
export const findStaffByPhone = (
  db: Db,
  agencyId: number,
  phoneNumber: string,
): Promise<AdminRow | undefined> =>
  db
    .selectFrom('franchisee')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('phoneNumber', '=', phoneNumber)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Adds an admin without a password: the first sign-in proves the number and sets one. Done with the platform role. */
export async function addAdmin(
  tx: Tx,
  agencyId: number,
  { name, phoneNumber }: { name: string; phoneNumber: string },
  now: Date,
): Promise<number> {
  const { franchiseeId } = await tx
    .insertInto('franchisee')
    .values({
      agencyId,
      name,
      phoneNumber,
      email: null,
      roles: ['admin'],
      permissions: [],
      configuration: JSON.stringify({ hideBilling: false }),
      passwordHash: null,
      passwordExpiresAt: null,
      invitedAt: now,
      createdAt: now,
      deletedAt: null,
    })
    .returning('franchiseeId')
    .executeTakeFirstOrThrow()
  return franchiseeId
}

import type { Db, Tx } from '../../platform/db.ts'
import { hashToken } from '../../platform/secrets.ts'
import type { Scope } from '../../platform/scope.ts'

/** Whose device: a customer or a member of staff, by row. */
export type DeviceOwner = { userId: number | null; franchiseeId: number | null }
/** A person as one names oneself at a sign-in page. */
export type Account = {
  kind: 'customer' | 'staff'
  phoneNumber?: string | null | undefined
  email?: string | null | undefined
}

/** Days a browser that signed in stays known. */
export const knownForDays = 180

/** Whether the browser with this token signed in as this person before. One question, whether or not the person exists. */
export async function isKnownDevice(
  db: Db,
  scope: Scope,
  account: Account,
  token: string,
  now: Date,
): Promise<boolean> {
  const known = db
    .selectFrom('knownDevice')
    .select('knownDeviceId')
    .where('knownDevice.agencyId', '=', scope.agencyId)
    .where('deviceHash', '=', hashToken(token))
    .where('endsAt', '>', now)
  const mine =
    account.kind === 'customer'
      ? known.where('userId', 'in', (e) =>
          e
            .selectFrom('appUser')
            .select('appUser.userId')
            .where('appUser.agencyId', '=', scope.agencyId)
            .where('appUser.deletedAt', 'is', null)
            .where(
              account.phoneNumber ? 'appUser.phoneNumber' : 'appUser.email',
              '=',
              account.phoneNumber ?? account.email ?? '',
            ),
        )
      : known.where('franchiseeId', 'in', (e) =>
          e
            .selectFrom('franchisee')
            .select('franchisee.franchiseeId')
            .where('franchisee.agencyId', '=', scope.agencyId)
            .where('franchisee.deletedAt', 'is', null)
            .where('franchisee.phoneNumber', '=', account.phoneNumber ?? ''),
        )
  return (await mine.executeTakeFirst()) !== undefined
}

/**
 * Keeps that a browser signed in as somebody. It gets a new token each time, and what the old one was known for moves
 * along: who saw the old one, on a shared computer for instance, holds nothing. Says whether it signed in as them before.
 */
export async function keepDevice(
  tx: Tx,
  scope: Scope,
  owner: DeviceOwner,
  tokens: { before: string | undefined; now: string },
  now: Date,
): Promise<boolean> {
  const deviceHash = hashToken(tokens.now)
  const endsAt = new Date(now.getTime() + knownForDays * 86_400_000)
  if (tokens.before)
    await tx
      .updateTable('knownDevice')
      .set({ deviceHash })
      .where('agencyId', '=', scope.agencyId)
      .where('deviceHash', '=', hashToken(tokens.before))
      .execute()
  const moved = await tx
    .updateTable('knownDevice')
    .set({ lastAt: now, endsAt })
    .where('agencyId', '=', scope.agencyId)
    .where('deviceHash', '=', deviceHash)
    .where(owner.userId === null ? 'franchiseeId' : 'userId', '=', owner.userId ?? owner.franchiseeId)
    .executeTakeFirst()
  if (moved.numUpdatedRows > 0n) return true
  await tx
    .insertInto('knownDevice')
    .values({ agencyId: scope.agencyId, deviceHash, ...owner, createdAt: now, lastAt: now, endsAt })
    .execute()
  return false
}

/** Every other browser of a person is a stranger's from now on. */
export async function forgetDevices(
  tx: Tx,
  scope: Scope,
  { userId, franchiseeId }: DeviceOwner,
  but: string | undefined,
): Promise<void> {
  await tx
    .deleteFrom('knownDevice')
    .where('agencyId', '=', scope.agencyId)
    .where(userId === null ? 'franchiseeId' : 'userId', '=', userId ?? franchiseeId)
    .$if(but !== undefined, (query) => query.where('deviceHash', '<>', hashToken(but ?? '')))
    .execute()
}

/** Tells a member of staff in the bell that their account was opened on a browser that never was here. */
export async function noteNewDevice(
  tx: Tx,
  { agencyId }: Scope,
  { franchiseeId, device, now }: { franchiseeId: number; device: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('adminNotification')
    .values({
      agencyId,
      kind: 'new_device',
      subject: `new device of ${franchiseeId} at ${now.toISOString()}`,
      madeByFranchiseeId: franchiseeId,
      facts: JSON.stringify({ device, at: now.toISOString() }),
      createdAt: now,
    })
    .onConflict((on) => on.doNothing())
    .execute()
}

import { paidStatus } from '@parichay/contract/business/rules.ts'
import { fail, Problem } from '@parichay/contract/errors.ts'
import type { Selectable } from 'kysely'
import { isUniqueViolation, type Db, type Tx } from '../platform/db.ts'
import { holdIds } from '../platform/held-ids.ts'
import type { Scope } from '../platform/scope.ts'
import type { AppUserTable } from '../platform/tables.ts'
import { dropChanges } from '../take-back/store.ts'

/** A row of app_user. */
export type UserRow = Selectable<AppUserTable>
/** A phone number or an e-mail. */
export type Person = { phoneNumber?: string | undefined; email?: string | undefined }

const alive = (db: Db, scope: Scope) =>
  db.selectFrom('appUser').selectAll().where('agencyId', '=', scope.agencyId).where('deletedAt', 'is', null)

/** The customer with this phone, or this e-mail. */
export function findUserBy(db: Db, scope: Scope, person: Person): Promise<UserRow | undefined> {
  return person.phoneNumber
    ? alive(db, scope).where('phoneNumber', '=', person.phoneNumber).executeTakeFirst()
    : alive(db, scope)
        .where('email', '=', person.email ?? '')
        .executeTakeFirst()
}

/** One customer; a customer's own scope finds only that customer. */
export function findUser(db: Db, scope: Scope, userId: number): Promise<UserRow | undefined> {
  if (scope.reach === 'own' && scope.userId !== userId) return Promise.resolve(undefined)
  return alive(db, scope).where('userId', '=', userId).executeTakeFirst()
}

/** One after the other: whoever else adds to or changes this customer waits for the end of the transaction. */
export async function lockUser(tx: Tx, scope: Scope, userId: number): Promise<void> {
  await tx
    .selectFrom('appUser')
    .select('userId')
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .forUpdate()
    .execute()
}

/** The agency a customer belongs to, for platform staff. Asked with the platform role. */
export async function agencyOfUser(db: Db, userId: number): Promise<number | undefined> {
  return (
    await db
      .selectFrom('appUser')
      .select('agencyId')
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  )?.agencyId
}

type NewUser = Person & {
  isForeignUser: boolean
  passwordHash?: string
  consentVersion?: string | undefined
  createdAt: Date
}

/** Adds a customer. The unique index decides when two ask at once; the slower one gets the row of the faster. */
export async function createUser(tx: Tx, scope: Scope, user: NewUser): Promise<UserRow> {
  const made = await tx
    .insertInto('appUser')
    .values({
      agencyId: scope.agencyId,
      isForeignUser: user.isForeignUser,
      phoneNumber: user.phoneNumber ?? null,
      email: user.email ?? null,
      passwordHash: user.passwordHash ?? null,
      consentVersion: user.consentVersion ?? null,
      consentAt: user.consentVersion ? user.createdAt : null,
      createdAt: user.createdAt,
    })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst()
  return (
    made ??
    (await findUserBy(tx, scope, user)) ??
    fail('PHONE_TAKEN', 'Somebody already uses this here. Sign in with it, or take another.')
  )
}

/** Sets a password; every session of this customer dies with the higher auth version. */
export function setUserPassword(
  tx: Tx,
  scope: Scope,
  userId: number,
  password: { hash: string; temporaryUntil?: Date },
) {
  return tx
    .updateTable('appUser')
    .set((e) => ({
      passwordHash: password.hash,
      passwordExpiresAt: password.temporaryUntil ?? null,
      mustChangePassword: password.temporaryUntil !== undefined,
      authVersion: e('authVersion', '+', 1),
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Keeps which text a customer agreed to, and when: also of one whom staff had registered before. */
export async function recordConsent(
  tx: Tx,
  scope: Scope,
  userId: number,
  version: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('appUser')
    .set({ consentVersion: version, consentAt: now })
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .where('consentAt', 'is', null)
    .execute()
}

/** Ends every session of a customer. Returns the version that a session which goes on takes. */
export async function endUserSessions(tx: Tx, scope: Scope, userId: number): Promise<number> {
  const { authVersion } = await tx
    .updateTable('appUser')
    .set((e) => ({ authVersion: e('authVersion', '+', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .returning('authVersion')
    .executeTakeFirstOrThrow()
  return authVersion
}

/** Replaces a hash by one with today's parameters, unless another password was chosen meanwhile; sessions live on. */
export async function refreshHash(
  tx: Tx,
  scope: Scope,
  { userId, passwordHash }: Pick<UserRow, 'userId' | 'passwordHash'>,
  hash: string,
): Promise<void> {
  await tx
    .updateTable('appUser')
    .set({ passwordHash: hash })
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .execute()
}

/** Changes name, title or preferences. */
export function updateProfile(
  tx: Tx,
  scope: Scope,
  userId: number,
  change: { title?: string | null; name?: string; preference?: string; photoDocumentId?: number | null },
) {
  return tx
    .updateTable('appUser')
    .set(change)
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Moves a customer to another number or e-mail, or to none; what is left out stays. All sessions but the asking one die with the version. */
export async function changeIdentity(
  tx: Tx,
  scope: Scope,
  userId: number,
  to: { phoneNumber?: string | null | undefined; email?: string | null | undefined },
): Promise<UserRow> {
  try {
    const user = await tx
      .updateTable('appUser')
      .set((e) => ({
        ...(to.phoneNumber === undefined ? {} : { phoneNumber: to.phoneNumber }),
        ...(to.email === undefined ? {} : { email: to.email }),
        authVersion: e('authVersion', '+', 1),
      }))
      .where('agencyId', '=', scope.agencyId)
      .where('userId', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('business')
      .set({ ownerPhone: user.phoneNumber ?? user.email ?? '' })
      .where('agencyId', '=', scope.agencyId)
      .where('userId', '=', userId)
      .execute()
    return user
  } catch (error) {
    throw phoneTaken(error)
  }
}

/** Soft delete with everything the customer owns: marked, seen by nobody, its rows stay (docs/data.md). Returns the keys of the pages that end. */
export async function deleteUser(tx: Tx, scope: Scope, userId: number, now: Date): Promise<string[]> {
  await lockUser(tx, scope, userId)
  await tx
    .updateTable('business')
    .set({ deletedAt: now })
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute()
  const cards = await tx
    .updateTable('card')
    .set({ deletedAt: now })
    .where('agencyId', '=', scope.agencyId)
    .where('deletedAt', 'is', null)
    .where('businessId', 'in', (e) =>
      e
        .selectFrom('business')
        .select('businessId')
        .where('agencyId', '=', scope.agencyId)
        .where('userId', '=', userId),
    )
    .returning(['cardNo', 'cardId', 'status'])
    .execute()
  await holdIds(tx, scope, cards, now)
  await tx.deleteFrom('session').where('agencyId', '=', scope.agencyId).where('userId', '=', userId).execute()
  await dropChanges(tx, scope, { userId, franchiseeId: null })
  await tx
    .updateTable('appUser')
    .set((e) => ({ deletedAt: now, authVersion: e('authVersion', '+', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .execute()
  return cards.flatMap(({ cardId }) => (cardId ? [`${scope.agencyId}:${cardId}`] : []))
}

/** Whether some business of the customer still has paid time. */
export async function hasPaidTime(db: Db, scope: Scope, userId: number, today: string): Promise<boolean> {
  const row = await db
    .selectFrom('business')
    .select('businessId')
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('paymentStatus', '=', paidStatus)
    .where('expiryDateForCustomer', '>=', today)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a member of staff looks after some business that this customer has; only then is the customer theirs to help. */
export async function servesUser(db: Db, scope: Scope, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('business')
    .select('businessId')
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .where('madeByFranchiseeId', '=', scope.franchiseeId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function phoneTaken(error: unknown): unknown {
  const taken = isUniqueViolation(error, 'app_user_phone') || isUniqueViolation(error, 'app_user_email')
  return taken
    ? new Problem('PHONE_TAKEN', 'Somebody already uses this here. Sign in with it, or take another.')
    : error
}

/** Names a person is known by: the own one, those of the businesses, and the addresses of their cards, which are in Latin letters. */
export async function namesOf(
  tx: Tx,
  scope: Scope,
  who: { userId: number | null; franchiseeId: number | null },
): Promise<string[]> {
  const people =
    who.userId === null
      ? await tx
          .selectFrom('franchisee')
          .select('name')
          .where('agencyId', '=', scope.agencyId)
          .where('franchiseeId', '=', who.franchiseeId ?? 0)
          .execute()
      : await tx
          .selectFrom('appUser')
          .select('name')
          .where('agencyId', '=', scope.agencyId)
          .where('userId', '=', who.userId)
          .execute()
  const businesses = await tx
    .selectFrom('business')
    .select('businessName as name')
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', who.userId ?? 0)
    .limit(20)
    .execute()
  const cards = await tx
    .selectFrom('card')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'card.agencyId')
        .onRef('business.businessId', '=', 'card.businessId'),
    )
    .select('card.cardId as name')
    .where('card.agencyId', '=', scope.agencyId)
    .where('business.userId', '=', who.userId ?? 0)
    .limit(20)
    .execute()
  return [...people, ...businesses, ...cards].flatMap(({ name }) => name ?? [])
}

import { fail } from '@parichay/contract/errors.ts'
import {
  findFranchisee,
  type FranchiseeRow,
  keepConfirmedEmail,
  lockFranchisee,
} from '../../franchisee/store.ts'
import { audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/http.ts'
import { passwordFits } from '../../platform/passwords.ts'
import type { Tx } from '../../platform/db.ts'
import { type Actor, type Scope, scopeAt, type Staff } from '../../platform/scope.ts'
import { noticeOfChange } from '../jobs.ts'
import { type ChallengeRow, dropChallenge } from '../otp/store.ts'
import { agencyOfUser, findUser, lockUser, servesUser, type UserRow } from '../store.ts'
import { guardPassword } from '../usecase.ts'
import { isSignedIn } from './store.ts'

type SignedIn = Exclude<Actor, { kind: 'none' }>
type Asking = Pick<Call, 'world' | 'scope' | 'actor' | 'agency' | 'now' | 'ip' | 'cookies'>

/** Whoever is signed in; nobody is NOT_SIGNED_IN. */
export const signedIn = (actor: Actor): SignedIn =>
  actor.kind === 'none' ? fail('NOT_SIGNED_IN', 'Please sign in again.') : actor

/** The account behind the session, customer or staff, in one shape. */
export async function findSelf({
  world,
  scope,
  actor,
}: Pick<Call, 'world' | 'scope' | 'actor'>): Promise<UserRow | FranchiseeRow> {
  const me = signedIn(actor)
  return world.database.inScope(scope, async (tx) => {
    const row =
      me.kind === 'customer'
        ? await findUser(tx, scope, me.userId)
        : await findFranchisee(tx, scope, me.franchiseeId)
    return row ?? fail('NOT_SIGNED_IN', 'Please sign in again.')
  })
}

/** As `findSelf`, and nobody changes the account until this transaction ends. A session that ended meanwhile is NOT_SIGNED_IN. */
export async function holdSelf(tx: Tx, scope: Scope, me: SignedIn): Promise<UserRow | FranchiseeRow> {
  await (me.kind === 'customer' ? lockUser(tx, scope, me.userId) : lockFranchisee(tx, scope, me.franchiseeId))
  const row =
    me.kind === 'customer'
      ? await findUser(tx, scope, me.userId)
      : await findFranchisee(tx, scope, me.franchiseeId)
  return row && (await isSignedIn(tx, scope, me, row.authVersion))
    ? row
    : fail('NOT_SIGNED_IN', 'Please sign in again.')
}

/** Where a customer is whom staff help: their agency, for the platform's staff too. */
export const scopeOfUser = async (
  { world, scope }: Pick<Call, 'world' | 'scope'>,
  userId: number,
): Promise<Scope> => scopeAt(scope, await agencyOfUser(world.database.platform, userId))

/** A customer whom staff may help: of the agency, and served by them where they reach no more. NOT_FOUND otherwise. */
export async function requireServed(tx: Tx, there: Scope, userId: number): Promise<UserRow> {
  const user = await findUser(tx, there, userId)
  if (!user || (there.reach === 'madeBy' && !(await servesUser(tx, there, userId))))
    return fail('NOT_FOUND', 'This customer does not exist any more.')
  return user
}

/**
 * A member of staff entered the code that went to the address their agency keeps: codes may go there from now on. Throws
 * STEP_OUT_OF_ORDER where the agency changed it meanwhile.
 */
export async function confirmOwnEmail(
  { world, scope, now, ip }: Pick<Call, 'world' | 'scope' | 'now' | 'ip'>,
  me: Staff,
  { challengeId, email }: ChallengeRow,
): Promise<{ phoneNumber: string | null; email: string | null }> {
  return world.database.inScope(scope, async (tx) => {
    const self = await holdSelf(tx, scope, me)
    if (self.email !== email)
      fail('STEP_OUT_OF_ORDER', 'Your agency changed your e-mail address. Start again.')
    await keepConfirmedEmail(tx, scope, me.franchiseeId, email)
    await dropChallenge(tx, scope, challengeId)
    await audit(tx, scope, { at: now, actor: me, action: 'account.confirmEmail', ip })
    await world.queue.add(tx, noticeOfChange, {
      agencyId: scope.agencyId,
      what: 'emailConfirmed',
      phoneNumber: self.phoneNumber,
      email: null,
    })
    return { phoneNumber: self.phoneNumber, email }
  })
}

/** Asks for the password again, with the same brake as signing in. */
export async function reauthenticate(
  call: Asking,
  password: string,
  field = 'password',
): Promise<UserRow | FranchiseeRow> {
  const me = signedIn(call.actor)
  const self = await findSelf(call)
  const account = { kind: me.kind, phoneNumber: self.phoneNumber, email: self.email }
  await guardPassword(
    call,
    account,
    async () => ((await passwordFits(self.passwordHash, password)) ? true : null),
    me.sessionId,
  ).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'PASSWORD_WRONG')
      fail('PASSWORD_WRONG', 'That is not your password.', { field })
    throw error
  })
  return self
}

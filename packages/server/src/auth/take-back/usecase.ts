import { fail } from '@parichay/contract/errors.ts'
import {
  changeFranchiseePhone,
  findFranchisee,
  type FranchiseeRow,
  keepConfirmedEmail,
  lockFranchisee,
  setFranchiseePassword,
} from '../../franchisee/store.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Call } from '../../platform/http.ts'
import { makeSeal } from '../../platform/sealed.ts'
import { type Actor, actorOfStaff, type Scope } from '../../platform/scope.ts'
import { knownSecrets } from '../../platform/secrets.ts'
import type { World } from '../../platform/world.ts'
import { dropSignedIn } from '../../push/store.ts'
import { contactMac, type ContactKind, keptSince, otherKind, placeOfContact } from '../../take-back/rules.ts'
import { type ContactChange, findByOld, insertChange, listChanges, useUp } from '../../take-back/store.ts'
import { dropTotp, findTotp } from '../../totp/store.ts'
import { forgetDevices } from '../device/store.ts'
import { noticeOfChange } from '../jobs.ts'
import type { ChallengeRow } from '../otp/store.ts'
import { changeIdentity, findUser, findUserBy, lockUser, setUserPassword, type UserRow } from '../store.ts'
import { type Account, objectOf, ownerOf } from '../totp/usecase.owner.ts'

type Circle = Pick<Call, 'world' | 'agency' | 'now' | 'ip'>
/** Who asks, by the number or address of before. */
type Asking = Pick<ChallengeRow, 'kind' | 'phoneNumber' | 'email'>
/** A code that was sent to a number or address of before, and entered. */
type Proven = Asking & Pick<ChallengeRow, 'userId' | 'franchiseeId' | 'createdAt'>

const again = () => fail('STEP_OUT_OF_ORDER', 'Start again with your phone number.')
const column = { phone: 'phoneNumber', email: 'email' } as const
const rowOf = (account: Account) =>
  'franchiseeId' in account
    ? { userId: null, franchiseeId: account.franchiseeId }
    : { userId: account.userId, franchiseeId: null }

/** Keeps what an account signed in with before a change, for as long as it may be taken back. */
export async function keepChange(
  tx: Tx,
  scope: Scope,
  { world, now }: Pick<Circle, 'world' | 'now'>,
  before: Account,
  kind: ContactKind,
): Promise<void> {
  const [row, owner, { secret }] = [rowOf(before), ownerOf(before), world.config]
  const contact = owner[column[kind]]
  const mac = contact && contactMac(secret, scope, owner.kind, contact)
  const old = mac && {
    mac,
    sealed: makeSeal(secret).seal(contact, placeOfContact(scope.agencyId, row, mac)),
  }
  await insertChange(tx, scope, row, { kind, old: old || null, changedAt: now })
}

/** The change that an attempt begun `at` may take back by this number or address; whether somebody else uses it meanwhile is the caller's to ask. */
export function findTakenAway(
  tx: Tx,
  scope: Scope,
  { world }: Pick<Circle, 'world'>,
  { kind, phoneNumber, email }: Asking,
  at: Date,
): Promise<ContactChange | undefined> {
  const contact = phoneNumber ?? email ?? ''
  const macs = knownSecrets(world.config).map((secret) => contactMac(secret, scope, kind, contact))
  return findByOld(tx, scope, kind, macs, keptSince(at))
}

/**
 * Gives a customer's account back to the number or address it had, with a new password, after its code was entered and
 * nobody else was found to use it. Throws STEP_OUT_OF_ORDER where there is nothing to take back, PHONE_TAKEN.
 */
export async function takeBackUser(
  tx: Tx,
  scope: Scope,
  circle: Circle,
  proven: Proven,
  hash: string,
): Promise<UserRow> {
  const userId = proven.userId ?? again()
  await lockUser(tx, scope, userId)
  const before = (await findUser(tx, scope, userId)) ?? again()
  const change = await findOwn(tx, scope, circle, proven)
  const { kind } = change
  const kept = await listChanges(tx, scope, change, keptSince(proven.createdAt))
  // Who took the account may have left themselves another way in: that goes back to what stood there first.
  const first = kept.find((one) => one.kind === otherKind(kind))
  await changeIdentity(tx, scope, userId, {
    [column[kind]]: proven[column[kind]],
    ...(first && { [column[first.kind]]: await freeContact(tx, scope, circle.world, first) }),
  })
  const after = await setUserPassword(tx, scope, userId, { hash })
  await dropSignedIn(tx, scope, { userId })
  const { agencyId } = scope
  const actor: Actor = {
    kind: 'customer',
    agencyId,
    userId,
    sessionId: '',
    authVersion: after.authVersion,
    mustChangePassword: false,
  }
  await settle(tx, scope, circle, { change, before, after, actor })
  return after
}

/** The same for a member of staff, whom a number alone signs in. */
export async function takeBackStaff(
  tx: Tx,
  scope: Scope,
  circle: Circle,
  proven: Proven,
  hash: string,
): Promise<FranchiseeRow> {
  const franchiseeId = proven.franchiseeId ?? again()
  await lockFranchisee(tx, scope, franchiseeId)
  const before = (await findFranchisee(tx, scope, franchiseeId)) ?? again()
  const change = await findOwn(tx, scope, circle, proven)
  await changeFranchiseePhone(tx, scope, franchiseeId, proven.phoneNumber ?? again())
  // Who had the account may have confirmed an address of theirs.
  await keepConfirmedEmail(tx, scope, franchiseeId, null)
  const after = await setFranchiseePassword(tx, scope, franchiseeId, hash)
  const actor = actorOfStaff(after, circle.agency.roles)
  await settle(tx, scope, circle, { change, before, after, actor })
  return after
}

/**
 * The change that an attempt takes back: of the account it was begun for, and of before it began, for a code that was sent to an
 * account’s own number says nothing of a change. That account is held, so that a change is used up once.
 */
async function findOwn(tx: Tx, scope: Scope, circle: Circle, proven: Proven): Promise<ContactChange> {
  const change = await findTakenAway(tx, scope, circle, proven, proven.createdAt)
  const isOwn = change?.userId === proven.userId && change.franchiseeId === proven.franchiseeId
  return isOwn && change.changedAt <= proven.createdAt ? change : again()
}

/** What stood there before a change, unless nothing did, nobody can open it any more, or somebody else uses it by now. */
async function freeContact(
  tx: Tx,
  scope: Scope,
  { config, log }: Pick<World, 'config' | 'log'>,
  change: ContactChange,
): Promise<string | null> {
  const { oldMac, oldSealed, kind } = change
  if (!oldMac || !oldSealed) return null
  try {
    const place = placeOfContact(scope.agencyId, change, oldMac)
    const contact = makeSeal(config.secret, config.secretsBefore).open(oldSealed, place)
    const other = await findUserBy(tx, scope, { [column[kind]]: contact })
    return other && other.userId !== change.userId ? null : contact
  } catch (error) {
    log.error({ err: error, agencyId: scope.agencyId }, 'a number of before is sealed with another secret')
    return null
  }
}

type Settled = { change: ContactChange; before: Account; after: Account; actor: Actor }

/** Ends what whoever had the account may hold of it, tells both sides, and writes it down. */
async function settle(
  tx: Tx,
  scope: Scope,
  { world, now, ip }: Circle,
  { change, before, after, actor }: Settled,
): Promise<void> {
  const owner = ownerOf(after)
  await forgetDevices(tx, scope, rowOf(after), undefined)
  const totp = await findTotp(tx, scope, owner, { lock: true })
  // One that stood before the change is its owner's, and asked for as ever.
  if (totp && !(totp.enabledAt && totp.enabledAt <= change.changedAt)) await dropTotp(tx, scope, owner)
  await useUp(tx, scope, change)
  const was = ownerOf(before)
  for (const kind of ['phone', 'email'] as const) {
    const contacts = [was[column[kind]], owner[column[kind]]]
    if (contacts[0] === contacts[1]) continue
    for (const contact of contacts) {
      if (contact === null) continue
      await world.queue.add(tx, noticeOfChange, {
        agencyId: scope.agencyId,
        what: kind === 'phone' ? 'phoneBack' : 'emailBack',
        phoneNumber: kind === 'phone' ? contact : null,
        email: kind === 'email' ? contact : null,
      })
    }
  }
  await audit(tx, scope, { at: now, actor, ip, action: 'account.takeBackPhone', object: objectOf(owner) })
}

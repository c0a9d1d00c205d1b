import { type ErrorCode, fail } from '@parichay/contract/errors.ts'
import type { NewPerson, PersonChange } from '@parichay/contract/franchisee/fields.people.ts'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import type { NewSettlement, StaffLimits } from '@parichay/contract/franchisee/fields.limits.ts'
import { isPanOf, otherPan } from '@parichay/contract/franchisee/rules.pan.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import { rupees } from '@parichay/contract/money.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { isDeepStrictEqual } from 'node:util'
import { type Change, changeAndRecord } from '../../platform/audit.ts'
import { exactTotal } from '../../platform/choose-page.ts'
import type { Tx } from '../../platform/db.ts'
import type { Call } from '../../platform/http.ts'
import { requireMobile } from '../../platform/mobile.ts'
import { namedTo, scopeAt, type Scope, type Staff } from '../../platform/scope.ts'
import { dueTo } from '../commission/store.ts'
import { looserThanOwn } from '../limit/policy.ts'
import { isAsWritten } from '../limit/rules.ts'
import { addSettlement } from '../limit/store.ts'
import { limitsOf } from '../limit/usecase.ts'
import { lockFranchisee } from '../store.ts'
import { noticeToStaff } from './jobs.ts'
import {
  aboveOwn,
  mayBeNoAdmin,
  mayChangeRights,
  mayDelete,
  mayDisable,
  mayInvite,
  maySettle,
} from './policy.ts'
import { monthStart } from './rules.ts'
import { type TracedPerson, traceOfChange } from './rules.trace.ts'
import {
  addPerson,
  agencyOfStaff,
  changePerson,
  deletePerson,
  lockStaff,
  noteInvitation,
  type PersonColumns,
  type PersonRow,
  readPeople,
} from './store.ts'

const gone = () => fail('NOT_FOUND', 'This person does not work here any more.')
/** Whoever acts; the gate let only staff through. */
export const bossOf = ({ actor }: Pick<Call, 'actor'>): Staff => actor as Staff

const sentences: Partial<Record<ErrorCode, string>> = {
  OWN_ACCOUNT: 'You cannot do this to yourself. Ask another admin.',
  LAST_ADMIN: 'This is the last admin who can sign in. Make somebody else an admin first.',
  ABOVE_OWN_RIGHTS:
    'This needs a role above theirs. They can choose a new one with “Forgot password?” themselves.',
  ACCOUNT_PAUSED: 'This person is disabled. Let them in again first.',
  STEP_OUT_OF_ORDER: 'This person has signed in already and needs no invitation.',
}
/** Stops with the sentence of a verdict that is not yes. */
export function requireYes(verdict: Verdict, words?: string | Partial<Record<ErrorCode, string>>): void {
  if (verdict === true) return
  const own = typeof words === 'string' ? words : words?.[verdict]
  fail(verdict, own ?? sentences[verdict] ?? 'This cannot be done now.')
}

/** The scope in which somebody is looked after: their agency for platform staff, the own one for everybody else. */
export const scopeOfPerson = async (
  { world, scope }: Pick<Call, 'world' | 'scope'>,
  franchiseeId: number,
): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfStaff(world.database.platform, franchiseeId))
    : scope

/** One living person with their figures, or NOT_FOUND. */
export async function requirePerson(
  tx: Tx,
  there: Scope,
  franchiseeId: number,
  now: Date,
): Promise<PersonRow> {
  return (await readPeople(tx, there, [franchiseeId], monthStart(now)))[0] ?? gone()
}

/** A change of a person with its entry in the audit; one at a time in an agency. */
export async function change<T>(
  call: Pick<Call, 'actor' | 'now' | 'ip' | 'world' | 'scope'>,
  franchiseeId: number,
  work: (tx: Tx, there: Scope, person: PersonRow) => Promise<Omit<Change<T>, 'object'>>,
): Promise<T> {
  const there = await scopeOfPerson(call, franchiseeId)
  return changeAndRecord(call, there, 'agency', async (tx) => {
    await lockStaff(tx, there)
    const person = await requirePerson(tx, there, franchiseeId, call.now)
    return { ...(await work(tx, there, person)), object: `franchisee ${franchiseeId}` }
  })
}

const above = {
  roles: 'You cannot give a role above your own.',
  permissions: 'You cannot give a permission that you do not have, or that your agency does not have.',
}
function requireOwnRights(call: Pick<Call, 'actor'>, wanted: Parameters<typeof aboveOwn>[1]): void {
  const field = aboveOwn(bossOf(call), wanted)
  if (field) fail('ABOVE_OWN_RIGHTS', above[field], { field })
}
/** Admins hold every permission; a list of theirs would only be read wrongly later. */
const heldBy = (roles: readonly string[], permissions: readonly PermissionName[]) =>
  roles.includes('admin') ? [] : [...permissions]

function requireOwnPan(gstin: string | null, pan: string | null): void {
  if (!isPanOf(gstin, pan)) fail('VALIDATION', otherPan, { field: 'pan' })
}

/** Adds somebody to the own agency and invites them; they have no password until they choose one with a code. */
export async function hire(call: Pick<Call, 'actor' | 'now' | 'ip' | 'world' | 'scope'>, body: NewPerson) {
  const { phoneNumber, name, roles, gstin = null, pan = null } = body
  requireMobile(phoneNumber)
  requireOwnPan(gstin, pan)
  const there = scopeAt(call.scope, call.scope.agencyId)
  const isSuper = bossOf(call).ofSuperAdminAgency
  const permissions = heldBy(roles, body.permissions ?? defaultPermissions(roles[0]!, isSuper))
  requireOwnRights(call, { roles, permissions, before: [], inSuperAdminAgency: isSuper })
  const limits = limitsIn(body, { allowedPlanIds: null, maxDiscountPct: null, creditLimitPaise: null })
  await requireOwnLimits(call, limits)
  return changeAndRecord(call, there, 'agency', async (tx) => {
    await lockStaff(tx, there)
    const franchiseeId = await addPerson(tx, there, {
      phoneNumber,
      name,
      roles,
      permissions,
      email: body.email ?? null,
      territory: body.territory ?? { states: [], cities: [] },
      configuration: body.configuration ?? { hideBilling: false },
      notes: body.notes ?? '',
      address: body.address ?? '',
      gstin,
      pan,
      commissionPct: body.commissionPct ?? { card: 0, pdf: 0, video: 0 },
      payout: body.payout ?? { upiId: null, holder: '', accountNumber: null, ifsc: null },
      ...limits,
      now: call.now,
    })
    await call.world.queue.add(tx, noticeToStaff, { agencyId: there.agencyId, franchiseeId, what: 'invite' })
    const result = await requirePerson(tx, there, franchiseeId, call.now)
    return {
      result,
      action: 'staff.add',
      object: `franchisee ${franchiseeId}`,
      detail: { name, roles, permissions, ...limits },
    }
  })
}

/** The limits after a change, in paise: what is not named stays. */
function limitsIn(
  body: Partial<Pick<NewPerson, 'allowedPlanIds' | 'maxDiscountPct' | 'creditLimit'>>,
  before: StaffLimits,
): StaffLimits {
  const { allowedPlanIds, maxDiscountPct, creditLimit } = body
  return {
    allowedPlanIds: allowedPlanIds === undefined ? before.allowedPlanIds : allowedPlanIds,
    maxDiscountPct: maxDiscountPct === undefined ? before.maxDiscountPct : maxDiscountPct,
    creditLimitPaise:
      creditLimit === undefined ? before.creditLimitPaise : creditLimit === null ? null : creditLimit * 100,
  }
}
/** Nobody gives a limit that reaches further than their own. */
async function requireOwnLimits(call: Pick<Call, 'actor' | 'world'>, given: StaffLimits): Promise<void> {
  const field = looserThanOwn(await limitsOf(call.world, bossOf(call)), given)
  if (field)
    fail('ABOVE_OWN_RIGHTS', 'You cannot give a limit that reaches further than your own.', { field })
}

const keysOfLimits = ['allowedPlanIds', 'maxDiscountPct', 'creditLimitPaise'] as const
const sorted = (list: readonly string[]) => list.toSorted()

/** What the log compares of a person, without what is counted and what signs them in. */
const columnsOf = (row: PersonRow): TracedPerson => {
  const { name, email, roles, permissions, territory, configuration, notes, address, gstin, pan } = row
  const { commissionPct, payout, allowedPlanIds, maxDiscountPct, creditLimitPaise, isActive } = row
  const said = { name, email, roles, permissions, territory, configuration, notes, address, gstin, pan }
  return { ...said, commissionPct, payout, allowedPlanIds, maxDiscountPct, creditLimitPaise, isActive }
}

/** Saves what is named of a person; rights and access by their own verdicts. */
export const changeOne = (call: Pick<Call, 'actor' | 'now' | 'ip' | 'world' | 'scope'>, body: PersonChange) =>
  change(call, body.franchiseeId, (tx, there, before) => savePerson(tx, there, call, before, body))

/** Saves what is named of a person, in whose agency nobody else changes people (`lockStaff`); the words of its entry, and the person. */
export async function savePerson(
  tx: Tx,
  there: Scope,
  call: Pick<Call, 'actor' | 'now' | 'world'>,
  before: PersonRow,
  body: PersonChange,
): Promise<Omit<Change<PersonRow>, 'object'>> {
  const { franchiseeId, version, isEditMode: _mode, isActive = before.isActive, ...rest } = body
  const { allowedPlanIds: _plans, maxDiscountPct: _discount, creditLimit: _credit, ...given } = rest
  const limits = limitsIn(rest, before)
  const changesLimits = keysOfLimits.some((key) => !isDeepStrictEqual(limits[key], before[key]))
  const named = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<PersonColumns>
  const { gstin = before.gstin, pan = before.pan } = named
  requireOwnPan(gstin, pan)
  const roles = named.roles ?? before.roles
  const after = { ...named, ...limits, permissions: heldBy(roles, named.permissions ?? before.permissions) }
  const boss = bossOf(call)
  const changesRole = !isDeepStrictEqual(sorted(roles), sorted(before.roles))
  const changesRights =
    changesLimits ||
    changesRole ||
    !isDeepStrictEqual(sorted(after.permissions), sorted(before.permissions)) ||
    (named.commissionPct !== undefined && !isDeepStrictEqual(named.commissionPct, before.commissionPct)) ||
    (named.configuration !== undefined && !isDeepStrictEqual(named.configuration, before.configuration))
  if (changesRights) {
    requireYes(mayChangeRights(boss, before), 'Your own role and rights are changed by another admin.')
    if (!roles.includes('admin')) requireYes(mayBeNoAdmin(before))
    requireOwnRights(call, { ...before, roles, permissions: after.permissions, before: before.permissions })
  }
  if (changesLimits) await requireOwnLimits(call, limits)
  if (before.isActive && !isActive) requireYes(mayDisable(boss, before))
  // What is open in a browser belongs to the role of before.
  const ends = changesRole || (before.isActive && !isActive)
  if (!(await changePerson(tx, there, franchiseeId, { ...after, isActive }, { version, ends })))
    fail('CONFLICT', 'This person was changed on another device. Look at the newer version and save again.')
  const action = isActive === before.isActive ? 'staff.change' : isActive ? 'staff.enable' : 'staff.disable'
  return {
    result: await requirePerson(tx, there, franchiseeId, call.now),
    action,
    detail: traceOfChange(columnsOf(before), { ...columnsOf(before), ...after, isActive }),
  }
}

/** Sends the invitation once more. */
export const inviteAgain = (
  call: Pick<Call, 'actor' | 'now' | 'ip' | 'world' | 'scope'>,
  franchiseeId: number,
) =>
  change(call, franchiseeId, async (tx, there, person) => {
    await invitePerson(tx, there, call, person)
    return { result: { invited: true as const }, action: 'staff.invite' }
  })

/** Invites a person who never signed in, in whose agency nobody else changes people (`lockStaff`). */
export async function invitePerson(
  tx: Tx,
  there: Scope,
  { now, world }: Pick<Call, 'now' | 'world'>,
  person: PersonRow,
): Promise<void> {
  const { agencyId, franchiseeId } = person
  requireYes(mayInvite(person))
  await noteInvitation(tx, there, franchiseeId, now)
  await world.queue.add(tx, noticeToStaff, { agencyId, franchiseeId, what: 'invite' })
}

/** Two people of one agency, of whom one gives all businesses to the other; refused where that cannot be. */
export async function requireHeir(
  call: Pick<Call, 'now' | 'world' | 'scope'>,
  { franchiseeId, toFranchiseeId }: { franchiseeId: number; toFranchiseeId: number },
): Promise<{ there: Scope; from: PersonRow; to: PersonRow }> {
  const there = await scopeOfPerson(call, franchiseeId)
  return call.world.database.inScope(there, async (tx) => {
    const from = await requirePerson(tx, there, franchiseeId, call.now)
    if (toFranchiseeId === franchiseeId)
      fail('VALIDATION', 'Choose somebody else.', { field: 'toFranchiseeId' })
    const to = await requirePerson(tx, there, toFranchiseeId, call.now)
    if (!to.isActive) requireYes('ACCOUNT_PAUSED')
    return { there, from, to }
  })
}

/** Refuses while something is left behind; `field` says what. A sum below a rupee comes of paying in whole ones. */
function requireNothingLeft({ name, businesses, heldPaise }: PersonRow, due: number): void {
  const left = (field: string, sentence: string): never => fail('IN_USE', sentence, { field })
  if (businesses > 0)
    left(
      'businesses',
      `${businesses === 1 ? '1 business is' : `${businesses > exactTotal ? '10,000+' : businesses} businesses are`} still looked after by ${name}. Move them to somebody else first.`,
    )
  if (heldPaise > 0)
    left(
      'heldPaise',
      `${name} holds ${rupees(heldPaise)} that is not handed over. Write down the handing over first.`,
    )
  if (heldPaise < 0)
    left(
      'heldPaise',
      `${name} handed over ${rupees(-heldPaise)} too much. Give it back and write that down first.`,
    )
  if (due > 0) left('duePaise', `${rupees(due)} of commission is still to be paid to ${name}. Pay it first.`)
  if (due <= -100)
    left('duePaise', `${name} was paid ${rupees(-due)} of commission too much. Settle it with them first.`)
}

/** Deletes a person who leaves nothing behind. */
export const dismiss = (call: Pick<Call, 'actor' | 'now' | 'ip' | 'world' | 'scope'>, franchiseeId: number) =>
  change(call, franchiseeId, async (tx, there) => {
    await lockFranchisee(tx, there, franchiseeId)
    const person = await requirePerson(tx, there, franchiseeId, call.now)
    requireYes(mayDisable(bossOf(call), person))
    requireNothingLeft(person, await dueTo(tx, there, franchiseeId))
    requireYes(mayDelete(bossOf(call), person))
    await deletePerson(tx, there, franchiseeId, call.now)
    return { result: { deleted: true as const }, action: 'staff.delete', detail: { name: person.name } }
  })

/** Writes down what somebody handed over of the money they took by hand. */
export const takeOver = (call: Pick<Call, 'actor' | 'now' | 'ip' | 'world' | 'scope'>, body: NewSettlement) =>
  change(call, body.franchiseeId, async (tx, there, person) => {
    requireYes(maySettle(bossOf(call), person), 'Another admin writes down what you handed over.')
    const by = { receivedBy: namedTo(there.agencyId, call.actor), receivedAt: call.now }
    const { row, isNew } = await addSettlement(tx, there, body, by)
    if (!isNew && !isAsWritten(row, body))
      fail('CONFLICT', 'This request was used for something else. Load the page again.')
    return {
      result: await requirePerson(tx, there, person.franchiseeId, call.now),
      action: 'staff.settle',
      detail: { amount: row.amount, mode: row.mode, reference: row.reference, again: !isNew },
    }
  })

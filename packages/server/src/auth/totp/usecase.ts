import type { FranchiseeRow } from '../../franchisee/store.ts'
import {
  findRecoveryHash,
  findTotp,
  keepRecoveryCodes,
  noteStep,
  type TotpRow,
  useRecoveryCode,
} from '../../franchisee/totp/store.ts'
import type { Tx } from '../../platform/db.ts'
import type { Call } from '../../platform/http.ts'
import { hashPassword, passwordFits } from '../../platform/passwords.ts'
import { makeSeal } from '../../platform/sealed.ts'
import { agencyScope, type Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { startChallenge } from '../otp/store.ts'
import { guardSecond } from '../usecase.ts'
import { newRecoveryCodes, placeOfCode, secondLifeMs, stepOfCode } from './rules.ts'

type Config = Pick<World, 'config'>
/** Whose second step it is. */
export type Owner = Pick<FranchiseeRow, 'franchiseeId' | 'phoneNumber' | 'authVersion'>
/** How a code was good: which recovery code it was, or none. */
export type Passed = { recovery: boolean }

const placeOf = ({ agencyId }: Pick<Scope, 'agencyId'>, franchiseeId: number) =>
  `staff_totp:${agencyId}:${franchiseeId}:secret`

/** A secret as it lies in the database: bound to its owner. */
export const sealTotp = ({ config }: Config, scope: Scope, franchiseeId: number, secret: string): string =>
  makeSeal(config.secret).seal(secret, placeOf(scope, franchiseeId))

/** Null where another secret of the installation sealed it: recovery codes still open then, and an admin can take it off. */
function openTotp({ config, log }: Pick<World, 'config' | 'log'>, scope: Scope, row: TotpRow): string | null {
  try {
    return makeSeal(config.secret, config.secretsBefore).open(
      row.secretSealed,
      placeOf(scope, row.franchiseeId),
    )
  } catch (error) {
    log.error(
      { err: error, agencyId: row.agencyId, franchiseeId: row.franchiseeId },
      'a second step is sealed with another secret',
    )
    return null
  }
}

/** Ten new recovery codes in the place of the old ones; they are seen this once. */
export async function renewCodes(tx: Tx, scope: Scope, franchiseeId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await keepRecoveryCodes(tx, scope, franchiseeId, await Promise.all(codes.map(hashPassword)))
  return codes
}

/** Whether a code is good, and uses it up: a step once, and none before it; a recovery code once. */
export async function takeCode(
  { world, now }: Pick<Call, 'world' | 'now'>,
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  code: string,
  /** The first code of a secret, which switches the second step on. */
  enabling = false,
): Promise<Passed | null> {
  const row = await findTotp(tx, scope, franchiseeId, { lock: true })
  if (!row || (row.enabledAt === null) !== enabling) return null
  const place = placeOfCode(code)
  if (place !== null) {
    const hash = await findRecoveryHash(tx, scope, franchiseeId, place)
    if (!(await passwordFits(hash, code))) return null
    await useRecoveryCode(tx, scope, franchiseeId, place, now)
    return { recovery: true }
  }
  const secret = openTotp(world, scope, row)
  const step = secret && stepOfCode(secret, code, now)
  if (!step || step <= row.lastStep) return null
  await noteStep(tx, scope, franchiseeId, { lastStep: step, ...(enabling ? { enabledAt: now } : {}) })
  return { recovery: false }
}

/** Takes a code with the brake on guessing that passwords have. Throws OTP_INVALID, RATE_LIMITED. */
export async function requireCode(
  call: Pick<Call, 'world' | 'agency' | 'now' | 'ip' | 'cookies'>,
  owner: Owner,
  code: string,
  session?: string,
): Promise<Passed> {
  const scope = agencyScope(call.agency.agencyId)
  return guardSecond(
    call,
    owner,
    () => call.world.database.inScope(scope, (tx) => takeCode(call, tx, scope, owner.franchiseeId, code)),
    session,
  )
}

/** Whether a sign-in needs a second step. If so it waits for it, bound to this browser, and ends with the password it stands on. */
export async function awaitSecond(
  tx: Tx,
  scope: Scope,
  { cookies, now }: Pick<Call, 'cookies' | 'now'>,
  owner: Owner,
): Promise<boolean> {
  const row = await findTotp(tx, scope, owner.franchiseeId)
  if (!row?.enabledAt) return false
  const { token } = await startChallenge(
    tx,
    scope,
    {
      kind: 'staff',
      purpose: 'second',
      phoneNumber: owner.phoneNumber,
      email: null,
      userId: null,
      franchiseeId: owner.franchiseeId,
      authVersion: owner.authVersion,
    },
    now,
    { before: cookies.get('challenge') },
    secondLifeMs,
  )
  cookies.set('challenge', token, secondLifeMs / 1000)
  return true
}

import type { Tx } from '../../platform/db.ts'
import type { Call } from '../../platform/http.ts'
import { hashPassword, passwordFits } from '../../platform/passwords.ts'
import { makeSeal } from '../../platform/sealed.ts'
import { agencyScope, type Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import {
  findRecoveryHash,
  findTotp,
  keepRecoveryCodes,
  noteStep,
  type TotpKey,
  type TotpRow,
  useRecoveryCode,
} from '../../totp/store.ts'
import { startChallenge } from '../otp/store.ts'
import { guardSecond } from '../usecase.ts'
import { newRecoveryCodes, placeOfCode, secondLifeMs, stepOfCode } from './rules.ts'
import { type Account, type Owner, ownerOf } from './usecase.owner.ts'

type Config = Pick<World, 'config'>
/** How a code was good: which recovery code it was, or none. */
export type Passed = { recovery: boolean }

const placeOf = ({ agencyId }: Pick<Scope, 'agencyId'>, { kind, id }: TotpKey) =>
  `${kind === 'staff' ? 'staff_totp' : 'user_totp'}:${agencyId}:${id}:secret`

/** A secret as it lies in the database: bound to its owner. */
export const sealTotp = ({ config }: Config, scope: Scope, owner: TotpKey, secret: string): string =>
  makeSeal(config.secret).seal(secret, placeOf(scope, owner))

/** Null where another secret of the installation sealed it: recovery codes still open then, and an admin can take it off. */
function openTotp(
  { config, log }: Pick<World, 'config' | 'log'>,
  scope: Scope,
  owner: TotpKey,
  row: TotpRow,
): string | null {
  try {
    return makeSeal(config.secret, config.secretsBefore).open(row.secretSealed, placeOf(scope, owner))
  } catch (error) {
    log.error(
      { err: error, agencyId: row.agencyId, owner: `${owner.kind} ${owner.id}` },
      'a second step is sealed with another secret',
    )
    return null
  }
}

/** Ten new recovery codes in the place of the old ones; they are seen this once. */
export async function renewCodes(tx: Tx, scope: Scope, owner: TotpKey): Promise<string[]> {
  const codes = newRecoveryCodes()
  await keepRecoveryCodes(tx, scope, owner, await Promise.all(codes.map(hashPassword)))
  return codes
}

/** Whether a code is good, and uses it up: a step once, and none before it; a recovery code once. */
export async function takeCode(
  { world, now }: Pick<Call, 'world' | 'now'>,
  tx: Tx,
  scope: Scope,
  owner: TotpKey,
  code: string,
  /** The first code of a secret, which switches the second step on. */
  enabling = false,
): Promise<Passed | null> {
  const row = await findTotp(tx, scope, owner, { lock: true })
  if (!row || (row.enabledAt === null) !== enabling) return null
  const place = placeOfCode(code)
  if (place !== null) {
    const hash = await findRecoveryHash(tx, scope, owner, place)
    if (!(await passwordFits(hash, code))) return null
    await useRecoveryCode(tx, scope, owner, place, now)
    return { recovery: true }
  }
  const secret = openTotp(world, scope, owner, row)
  const step = secret && stepOfCode(secret, code, now)
  if (!step || step <= row.lastStep) return null
  await noteStep(tx, scope, owner, { lastStep: step, ...(enabling ? { enabledAt: now } : {}) })
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
    () => call.world.database.inScope(scope, (tx) => takeCode(call, tx, scope, owner, code)),
    session,
  )
}

/** Whether a sign-in needs a second step. If so it waits for it, bound to this browser, and ends with the password it stands on. */
export async function awaitSecond(
  tx: Tx,
  scope: Scope,
  { cookies, now }: Pick<Call, 'cookies' | 'now'>,
  account: Account,
): Promise<boolean> {
  const owner = ownerOf(account)
  const row = await findTotp(tx, scope, owner)
  if (!row?.enabledAt) return false
  const { token } = await startChallenge(
    tx,
    scope,
    {
      kind: owner.kind,
      purpose: 'second',
      phoneNumber: owner.phoneNumber,
      email: owner.email,
      userId: owner.kind === 'customer' ? owner.id : null,
      franchiseeId: owner.kind === 'staff' ? owner.id : null,
      authVersion: owner.authVersion,
    },
    now,
    { before: cookies.get('challenge') },
    secondLifeMs,
  )
  cookies.set('challenge', token, secondLifeMs / 1000)
  return true
}

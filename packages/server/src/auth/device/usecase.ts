import type { CodeSent } from '@parichay/contract/auth/fields.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Call } from '../../platform/http.ts'
import { agencyScope } from '../../platform/scope.ts'
import { findTotp } from '../../totp/store.ts'
import { sendCode, stillWaiting } from '../otp/gateway.ts'
import { dropChallenge, findChallenge, startChallenge } from '../otp/store.ts'
import { challengeLifeMs } from '../otp/rules.ts'
import { findUser, type Person, type UserRow } from '../store.ts'
import { arriveAsCustomer } from '../usecase.arrive.ts'
import { knownDevice } from '../usecase.ts'

type Circle = Pick<Call, 'world' | 'agency' | 'now' | 'ip' | 'log' | 'cookies' | 'device'>

/**
 * A customer whose password was right, on a browser where they never signed in: where the agency asks for it, a code is
 * sent and awaited (security.md 3.3, ASVS 6.3.3). Null where nothing more is asked; a second step is the stronger of the
 * two and asked for alone. Throws RATE_LIMITED, SMS_UNAVAILABLE, MAIL_UNAVAILABLE.
 */
export async function askOnNewDevice(
  circle: Circle,
  { userId, authVersion }: Pick<UserRow, 'userId' | 'authVersion'>,
  named: Person,
): Promise<CodeSent | null> {
  const { world, agency, now, cookies } = circle
  if (!agency.login.codeOnNewDevice) return null
  const scope = agencyScope(agency.agencyId)
  const totp = await world.database.inScope(scope, (tx) =>
    findTotp(tx, scope, { kind: 'customer', id: userId }),
  )
  if (totp?.enabledAt) return null
  // The code goes where the person is known here by: a number abroad gets no SMS.
  const { phoneNumber = null, email = null } = named
  const subject = { kind: 'customer', purpose: 'device', phoneNumber, email } as const
  if (await knownDevice(circle, subject)) return null
  const waiting = await stillWaiting(circle, subject)
  if (waiting) return waiting
  const { row, token } = await world.database.inScope(scope, (tx) =>
    startChallenge(tx, scope, { ...subject, userId, franchiseeId: null, authVersion }, now, {
      before: cookies.get('challenge'),
    }),
  )
  cookies.set('challenge', token, challengeLifeMs / 1000)
  return sendCode(circle, row)
}

/** The code of a new browser was right: signs in, unless the password changed meanwhile. Throws STEP_OUT_OF_ORDER. */
export async function arriveOnNewDevice(circle: Circle): Promise<void> {
  const { world, agency, now, cookies } = circle
  const scope = agencyScope(agency.agencyId)
  const session = await world.database.inScope(scope, async (tx) => {
    const challenge = await findChallenge(tx, scope, cookies.get('challenge'), ['device'], now)
    const user = challenge?.verifiedAt ? await findUser(tx, scope, challenge.userId ?? 0) : undefined
    if (!challenge || user?.authVersion !== challenge.authVersion) return null
    await dropChallenge(tx, scope, challenge.challengeId)
    return arriveAsCustomer(tx, scope, circle, user)
  })
  if (!session) fail('STEP_OUT_OF_ORDER', 'Sign in with your password first.')
  cookies.clear('challenge')
  cookies.set('session', session.token, session.maxAgeSec)
}

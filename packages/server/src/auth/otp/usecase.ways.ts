import type { CodeChannel, CodeSent } from '@parichay/contract/auth/fields.ts'
import { maskIdentity } from '@parichay/contract/auth/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { findFranchisee } from '../../franchisee/store.ts'
import type { Call } from '../../platform/http.ts'
import { agencyScope } from '../../platform/scope.ts'
import { findUser } from '../store.ts'
import { otherChannel } from './rules.ts'
import type { ChallengeRow } from './store.ts'

type Circle = Pick<Call, 'world' | 'agency'>

/** By what the codes of an attempt go out: one by address has no other way. */
export const channelOf = ({ phoneNumber, channel }: Pick<ChallengeRow, 'phoneNumber' | 'channel'>) =>
  phoneNumber === null ? 'email' : channel

/** Whether a code of this attempt may go to the account's address: not one that proves a number, and not one of a sign-up. */
const mayGoByMail = ({ phoneNumber, purpose }: ChallengeRow) =>
  phoneNumber !== null && (purpose === 'forgot' || purpose === 'device')

async function setUpHere({ world, agency: { agencyId } }: Circle): Promise<Record<CodeChannel, boolean>> {
  const [sms, email] = await Promise.all([
    world.sms.isSetUp({ agencyId, purpose: 'otp' }),
    world.mail.isSetUp(agencyId),
  ])
  return { sms, email }
}

/**
 * The address that the account behind an attempt by number proved to read; null where there is none, and for a number of before
 * a change: the account may be somebody else's by now (decision 0132).
 */
export async function confirmedEmail({ world, agency }: Circle, row: ChallengeRow): Promise<string | null> {
  if (!mayGoByMail(row)) return null
  const scope = agencyScope(agency.agencyId)
  const { phoneNumber, userId, franchiseeId } = row
  return world.database.inScope(scope, async (tx) => {
    if (row.kind === 'customer') {
      const user = await findUser(tx, scope, userId ?? 0)
      return user?.phoneNumber === phoneNumber ? user.email : null
    }
    const person = await findFranchisee(tx, scope, franchiseeId ?? 0)
    const isTheirs = person?.phoneNumber === phoneNumber && person.confirmedEmail === person.email
    return isTheirs ? person.email : null
  })
}

/**
 * Where the code of an attempt went and by what else the next may be asked for. A forgetful person is told the same whoever they
 * are: never an address, nor whether there is one. Whose password was right is told the masked one, if there is one.
 */
export async function describeWays(
  circle: Circle,
  row: ChallengeRow,
): Promise<Pick<CodeSent, 'sentTo' | 'channel' | 'otherWays'>> {
  const channel = channelOf(row)
  if (!mayGoByMail(row)) return { sentTo: maskIdentity(row), channel, otherWays: [] }
  const other = otherChannel({ ...row, channel, isSetUp: await setUpHere(circle) })
  const isTold = row.purpose === 'device' && (channel === 'email' || other === 'email')
  const email = isTold ? await confirmedEmail(circle, row) : null
  const sentTo = {
    sms: maskIdentity({ phoneNumber: row.phoneNumber }),
    email: email && maskIdentity({ email }),
  }
  const isOffered = other && (other === 'sms' || row.purpose === 'forgot' || email !== null)
  return {
    sentTo: sentTo[channel],
    channel,
    otherWays: isOffered ? [{ channel: other, sentTo: sentTo[other] }] : [],
  }
}

/**
 * By what the next code goes: as the person asks, else as the last one. Where an agency has no SMS the first one of a forgetful
 * person goes by mail at once. Throws VALIDATION for a way that is not on offer, SMS_UNAVAILABLE where there is none at all.
 */
export async function chooseChannel(
  circle: Circle,
  row: ChallengeRow,
  asked: CodeChannel | undefined,
): Promise<CodeChannel> {
  const last = channelOf(row)
  if (asked !== undefined && asked !== last) {
    const { otherWays } = await describeWays(circle, row)
    if (!otherWays.some(({ channel }) => channel === asked))
      fail('VALIDATION', 'A code cannot be sent this way yet.', { field: 'channel' })
    return asked
  }
  if (row.purpose !== 'forgot' || last === 'email') return last
  const isSetUp = await setUpHere(circle)
  if (!isSetUp.sms && !isSetUp.email) fail('SMS_UNAVAILABLE', 'SMS is not set up here. Ask your provider.')
  return isSetUp.sms ? 'sms' : 'email'
}

import { fail } from '@parichay/contract/errors.ts'
import { pinDigits } from '@parichay/contract/card/pin-rules.ts'
import type { Agency } from '../../platform/hosts.ts'
import {
  count,
  networkOf,
  refund,
  refuseFor,
  spend,
  spent,
  takeHits,
  untilWindowEnd,
} from '../../platform/limits.ts'
import { passwordFits } from '../../platform/passwords.ts'
import { agencyScope } from '../../platform/scope.ts'
import { makeSeal } from '../../platform/sealed.ts'
import { knownSecrets } from '../../platform/secrets.ts'
import type { World } from '../../platform/world.ts'
import type { PageRow } from '../page/store.ts'
import { isOpened, type Lock, monthMs, mostTries, openToken, pinLimits } from './rules.ts'
import { countTry, findCardsOfPdf, placeOfPin, readTries, refundTries } from './store.ts'

/** The lock of a card; null while everybody may see it. */
export const lockOf = ({ agencyId }: Pick<Agency, 'agencyId'>, row: PageRow): Lock | null =>
  row.pinMark === null ? null : { agencyId, cardNo: row.cardNo, pinMark: row.pinMark }

/** Whether this browser gave the right PIN of a lock within the last hours. */
export const hasOpened = (
  { config, clock }: Pick<World, 'config' | 'clock'>,
  lock: Lock,
  token: string | undefined,
): boolean => isOpened(knownSecrets(config), lock, { token, now: clock() })

/**
 * The locks that a stored PDF lies behind, and whose it is: brochures leave a locked card as the card does, and deleting either opens
 * nothing. None where a card shows it to everybody, as one may whose business is a copy of the locked one's, or was copied for it; a
 * copy that is not on air shows nothing yet.
 */
export async function locksOfPdf(
  { database }: World,
  storageKey: string,
): Promise<{ lock: Lock; businessId: number }[]> {
  const cards = await findCardsOfPdf(database.platform, storageKey)
  if (cards.some(({ pinMark, status, isGone }) => pinMark === null && status === 'ACTIVE' && !isGone))
    return []
  return cards.flatMap(({ agencyId, businessId, cardNo, pinMark }) =>
    pinMark === null ? [] : [{ lock: { agencyId, cardNo, pinMark }, businessId }],
  )
}

/** The hash of a PIN; null where a secret of the installation sealed it that is not known any more: then no PIN fits. */
function hashOf({ config, log }: World, { agencyId, cardNo }: Lock, sealed: string): string | null {
  try {
    return makeSeal(config.secret, config.secretsBefore).open(sealed, placeOfPin(agencyId, cardNo))
  } catch (error) {
    log.error({ err: error, agencyId, cardNo }, 'the PIN of a card is sealed with another secret')
    return null
  }
}

/**
 * Tries a PIN at a locked card, and gives what the browser keeps. Every try is counted before it is looked at, so that many at
 * once are no way around it; a right one gives back what its network tried before. Fails with PIN_WRONG, RATE_LIMITED, or
 * VALIDATION for what is no PIN, which counts as no try.
 */
export async function tryPin(
  world: World,
  { lock, pinSealed, pin, ip, now }: { lock: Lock; pinSealed: string; pin: string; ip: string; now: Date },
): Promise<{ token: string; maxAgeSec: number }> {
  const digits = pin.length
  if (!/^\d+$/.test(pin) || digits < pinDigits.least || digits > pinDigits.most)
    fail('VALIDATION', 'Type 4 to 6 digits.', { field: 'pin' })
  const { platform } = world.database
  const factor = world.config.limitFactor
  const scope = agencyScope(lock.agencyId)
  const [atOnce, network, day] = pinLimits(lock, networkOf(ip), factor)
  const hits = await count(platform, now, atOnce)
  if (hits > atOnce.max) refuseFor(untilWindowEnd(now, atOnce.windowSec))
  await spend(platform, now, [network, day])
  const { tries, triesFrom } = await world.database.inScope(scope, (tx) =>
    countTry(tx, scope, lock.cardNo, { now, since: new Date(now.getTime() - monthMs) }),
  )
  if (tries > mostTries.month * factor)
    refuseFor(Math.ceil((triesFrom.getTime() + monthMs - now.getTime()) / 1000))
  if (!(await passwordFits(hashOf(world, lock, pinSealed), pin))) {
    const left = await triesLeft(world, lock, { ip, now })
    fail('PIN_WRONG', left > 0 ? `This PIN is wrong. Tries left: ${left}.` : 'This PIN is wrong.', {
      field: 'pin',
    })
  }
  // Who mistyped it and then knew it was no guesser: only what stays wrong uses up a budget.
  // Those who give it right at once share what they tried: each of it goes back once, and never what was refused before it was counted.
  const back = Math.min(await takeHits(platform, now, atOnce), atOnce.max)
  await refund(platform, now, network, back)
  await refund(platform, now, day, back)
  await world.database.inScope(scope, (tx) => refundTries(tx, scope, lock.cardNo, back))
  return openToken(world.config.secret, lock, now)
}

/** How many tries a network has left at a card before it waits. */
export async function triesLeft(
  world: World,
  lock: Lock,
  { ip, now }: { ip: string; now: Date },
): Promise<number> {
  const { agencyId, cardNo } = lock
  const factor = world.config.limitFactor
  const limits = pinLimits(lock, networkOf(ip), factor)
  const left = await Promise.all(
    limits.map(async (limit) => limit.max - (await spent(world.database.platform, now, limit)).hits),
  )
  const scope = agencyScope(agencyId)
  const since = new Date(now.getTime() - monthMs)
  const tries = await world.database.inScope(scope, (tx) => readTries(tx, scope, cardNo, since))
  return Math.max(0, Math.min(...left, Math.round(mostTries.month * factor) - tries))
}

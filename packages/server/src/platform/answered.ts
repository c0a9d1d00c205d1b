import { fail } from '@parichay/contract/errors.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { keyOf } from './limits.ts'
import { nameOf, type Actor } from './scope.ts'
import { makeSeal } from './sealed.ts'
import type { World } from './world.ts'

/** Where a sealed answer lies. */
export const answerPlace = (keyMac: string): string => `answered_call:${keyMac}`

/** Longer than a call may take: whoever began it then is gone, and did not end it. */
const goneAfterMs = 120_000
/** How long a call that is sent again waits for the first to end, and how often it looks. */
const [patienceMs, lookMs] = [4000, 150]

type Given = { world: World; actor: Actor; now: Date; body: unknown; params: unknown }

/**
 * Does a call once, however often it is sent with one key: who sends it again, because no answer came, gets the first
 * one's. `answer` is what is told. A call that failed may be sent again. Of a process that ends between what it did and noting its
 * answer, the call is done again after two minutes. Follows draft-ietf-httpapi-idempotency-key-header. Throws VALIDATION for a key
 * of another form, or one that came with something else, and SERVICE_BUSY while the first is still under way.
 */
export async function answerOnce(
  call: Given,
  route: string,
  key: string | string[] | undefined,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const { world, actor, now } = call
  if (key === undefined || actor.kind === 'none') return answer()
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key))
    fail('VALIDATION', 'The request could not be read.', { field: 'Idempotency-Key' })
  const { platform } = world.database
  const keyMac = keyOf(platform, `once:${route}:${actor.agencyId}:${nameOf(actor)}:${key}`)
  const bodyMac = keyOf(platform, `sent:${JSON.stringify([call.params, call.body])}`)
  const seal = makeSeal(world.config.secret, world.config.secretsBefore)
  const ours = platform
    .deleteFrom('answeredCall')
    .where('keyMac', '=', keyMac)
    .where('answerSealed', 'is', null)
  const until = performance.now() + patienceMs

  for (;;) {
    const begun = await platform
      .insertInto('answeredCall')
      .values({ keyMac, bodyMac, beganAt: now, answerSealed: null })
      .onConflict((clash) =>
        clash
          .column('keyMac')
          .doUpdateSet({ bodyMac, beganAt: now })
          .where('answeredCall.answerSealed', 'is', null)
          .where('answeredCall.beganAt', '<', new Date(now.getTime() - goneAfterMs)),
      )
      .executeTakeFirst()
    if (begun.numInsertedOrUpdatedRows) break
    const known = await platform
      .selectFrom('answeredCall')
      .select(['bodyMac', 'answerSealed'])
      .where('keyMac', '=', keyMac)
      .executeTakeFirst()
    if (known && known.bodyMac !== bodyMac)
      fail('VALIDATION', 'This request was used for something else. Load the page again.')
    if (known?.answerSealed) return JSON.parse(seal.open(known.answerSealed, answerPlace(keyMac)))
    if (performance.now() > until)
      fail('SERVICE_BUSY', 'The service is very busy right now. Try again in a moment.', { retryAfterSec: 3 })
    await wait(lookMs)
  }

  let told: unknown
  try {
    told = await answer()
  } catch (error) {
    await ours.execute()
    throw error
  }
  await platform
    .updateTable('answeredCall')
    .set({ answerSealed: seal.seal(JSON.stringify(told), answerPlace(keyMac)) })
    .where('keyMac', '=', keyMac)
    .execute()
  return told
}

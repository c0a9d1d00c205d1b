import type { Db } from '../../platform/db.ts'

const day = 86_400_000

/** Erases ended sessions and attempts, spent limits, logs after 90 days and events after 13 months. */
export async function eraseOld(db: Db, now: Date): Promise<Record<string, number>> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const counts = await Promise.all([
    db.deleteFrom('session').where('endsAt', '<', now).executeTakeFirst(),
    db.deleteFrom('challenge').where('endsAt', '<', now).executeTakeFirst(),
    db
      .deleteFrom('rateLimit')
      .where('windowStart', '<', before(2 * day))
      .executeTakeFirst(),
    db
      .deleteFrom('clientLog')
      .where('at', '<', before(90 * day))
      .executeTakeFirst(),
    db
      .deleteFrom('analyticsEvent')
      .where('at', '<', before(395 * day))
      .executeTakeFirst(),
  ])
  const names = ['session', 'challenge', 'rateLimit', 'clientLog', 'analyticsEvent']
  return Object.fromEntries(
    counts.map((result, index) => [names[index] ?? '', Number(result.numDeletedRows)]),
  )
}

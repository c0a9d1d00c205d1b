import { activityDays } from '@parichay/contract/activity/fields.ts'
import { keptDays } from '@parichay/contract/analytics/insights.ts'
import { noticeDays } from '@parichay/contract/owner-notice/fields.ts'
import { type Kysely, sql } from 'kysely'
import { forgetLetters } from '../letter/store.ts'
import type { Db } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'
import { keptSince } from '../../take-back/rules.ts'

const day = 86_400_000
/** How long one table may take, in ms: after days without a night there is much to erase. */
const patienceMs = 300_000

/** How each table is rid of what is over. */
function erasures(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return {
    session: (db: Db) => db.deleteFrom('session').where('endsAt', '<', now).executeTakeFirst(),
    challenge: (db: Db) => db.deleteFrom('challenge').where('endsAt', '<', now).executeTakeFirst(),
    sharedCode: (db: Db) => db.deleteFrom('sharedCode').where('endsAt', '<', now).executeTakeFirst(),
    knownDevice: (db: Db) => db.deleteFrom('knownDevice').where('endsAt', '<', now).executeTakeFirst(),
    contactChange: (db: Db) =>
      db.deleteFrom('contactChange').where('changedAt', '<', keptSince(now)).executeTakeFirst(),
    rateLimit: (db: Db) =>
      db
        .deleteFrom('rateLimit')
        .where('windowStart', '<', before(2 * day))
        .executeTakeFirst(),
    answeredCall: (db: Db) =>
      db.deleteFrom('answeredCall').where('beganAt', '<', before(day)).executeTakeFirst(),
    clientLog: (db: Db) =>
      db
        .deleteFrom('clientLog')
        .where('at', '<', before(keptDays.failures * day))
        .executeTakeFirst(),
    analyticsEvent: (db: Db) =>
      db
        .deleteFrom('analyticsEvent')
        .where('at', '<', before(keptDays.visits * day))
        .executeTakeFirst(),
    feedback: (db: Db) =>
      db
        .deleteFrom('feedback')
        .where('deletedAt', '<', before(30 * day))
        .executeTakeFirst(),
    cardReport: (db: Db) =>
      db
        .deleteFrom('cardReport')
        .where('state', '=', 'closed')
        .where('stateAt', '<', before(180 * day))
        .executeTakeFirst(),
    lead: (db: Db) =>
      db
        .deleteFrom('lead')
        .where('deletedAt', '<', before(30 * day))
        .executeTakeFirst(),
    businessNote: (db: Db) =>
      db
        .deleteFrom('businessNote')
        .where('deletedAt', '<', before(30 * day))
        .executeTakeFirst(),
    greetingBin: (db: Db) =>
      db
        .deleteFrom('greetingBin')
        .where('deletedAt', '<', before(30 * day))
        .executeTakeFirst(),
    cardVisit: (db: Db) =>
      db
        .deleteFrom('cardVisit')
        .where(
          'day',
          '<',
          before(395 * day)
            .toISOString()
            .slice(0, 10),
        )
        .executeTakeFirst(),
    usageCounter: (db: Db) =>
      db
        .deleteFrom('usageCounter')
        .where('stretch', 'like', 'day:%')
        .where('updatedAt', '<', before(60 * day))
        .executeTakeFirst(),
    imagePostUse: (db: Db) =>
      db
        .deleteFrom('imagePostUse')
        .where(
          'day',
          '<',
          before(keptDays.greetingsSent * day)
            .toISOString()
            .slice(0, 10),
        )
        .executeTakeFirst(),
    expiryReminder: (db: Db) =>
      db
        .deleteFrom('expiryReminder')
        .where('at', '<', before(730 * day))
        .executeTakeFirst(),
    customerView: (db: Db) =>
      db.deleteFrom('customerView').where('endsAt', '<', before(day)).executeTakeFirst(),
    audit: (db: Db) =>
      db
        .deleteFrom('audit')
        .where('at', '<', before(activityDays * day))
        .executeTakeFirst(),
    figureDay: (db: Db) =>
      db
        .deleteFrom('figureDay')
        .where(
          'day',
          '<',
          before(400 * day)
            .toISOString()
            .slice(0, 10),
        )
        .executeTakeFirst(),
    adminNotification: (db: Db) =>
      db
        .deleteFrom('adminNotification')
        .where('createdAt', '<', before(90 * day))
        .executeTakeFirst(),
    adminNotificationRead: (db: Db) =>
      db
        .deleteFrom('adminNotificationRead')
        .where('readAt', '<', before(180 * day))
        .executeTakeFirst(),
    staffLetter: (db: Db) => forgetLetters(db, before(60 * day)),
    ownerNotice: (db: Db) =>
      db
        .deleteFrom('ownerNotice')
        .where('createdAt', '<', before(noticeDays * day))
        .executeTakeFirst(),
  }
}

/**
 * Erases ended sessions, attempts and known devices, changes of numbers that cannot be taken back any more, spent limits, deleted feedback, leads, notes, tags and occasions after 30 days, logs
 * after 90 days, closed reports of cards after 180, events and visits after 13 months, daily counters of plans after 60 days, uses of posts after 31 days, reminders after two years,
 * notifications of staff and owners after 90 days, daily letters after 60, figures of days after 400, entries of the activity log after 366.
 * One table after the other, so that a long night leaves the platform's connections to those who wait; what fails keeps no other table back.
 */
export async function eraseOld(db: Kysely<Tables>, now: Date): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const failures: unknown[] = []
  for (const [table, erase] of Object.entries(erasures(now)))
    try {
      const { numDeletedRows } = await db.transaction().execute(async (tx) => {
        await sql`select set_config('statement_timeout', ${String(patienceMs)}, true)`.execute(tx)
        return erase(tx)
      })
      counts[table] = Number(numDeletedRows)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new Error(`${failures.length} tables were not swept`, { cause: failures[0] })
  return counts
}

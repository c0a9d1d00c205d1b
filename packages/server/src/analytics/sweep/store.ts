import { activityDays } from '@parichay/contract/activity/fields.ts'
import { keptDays } from '@parichay/contract/analytics/insights.ts'
import { noticeDays } from '@parichay/contract/owner-notice/fields.ts'
import { forgetLetters } from '../letter/store.ts'
import type { Db } from '../../platform/db.ts'

const day = 86_400_000

/**
 * Erases ended sessions, attempts and known devices, spent limits, deleted feedback, tags and occasions after 30 days, logs after 90 days, events and visits
 * after 13 months, daily counters of plans after 60 days, uses of posts after 31 days, reminders after two years,
 * notifications of staff and owners after 90 days, daily letters after 60, figures of days after 400, entries of the activity log after 366.
 */
export async function eraseOld(db: Db, now: Date): Promise<Record<string, number>> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const counts = await Promise.all([
    db.deleteFrom('session').where('endsAt', '<', now).executeTakeFirst(),
    db.deleteFrom('challenge').where('endsAt', '<', now).executeTakeFirst(),
    db.deleteFrom('sharedCode').where('endsAt', '<', now).executeTakeFirst(),
    db.deleteFrom('knownDevice').where('endsAt', '<', now).executeTakeFirst(),
    db
      .deleteFrom('rateLimit')
      .where('windowStart', '<', before(2 * day))
      .executeTakeFirst(),
    db
      .deleteFrom('clientLog')
      .where('at', '<', before(keptDays.failures * day))
      .executeTakeFirst(),
    db
      .deleteFrom('analyticsEvent')
      .where('at', '<', before(keptDays.visits * day))
      .executeTakeFirst(),
    db
      .deleteFrom('feedback')
      .where('deletedAt', '<', before(30 * day))
      .executeTakeFirst(),
    db
      .deleteFrom('greetingBin')
      .where('deletedAt', '<', before(30 * day))
      .executeTakeFirst(),
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
    db
      .deleteFrom('usageCounter')
      .where('stretch', 'like', 'day:%')
      .where('updatedAt', '<', before(60 * day))
      .executeTakeFirst(),
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
    db
      .deleteFrom('expiryReminder')
      .where('at', '<', before(730 * day))
      .executeTakeFirst(),
    db.deleteFrom('customerView').where('endsAt', '<', before(day)).executeTakeFirst(),
    db
      .deleteFrom('audit')
      .where('at', '<', before(activityDays * day))
      .executeTakeFirst(),
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
    db
      .deleteFrom('adminNotification')
      .where('createdAt', '<', before(90 * day))
      .executeTakeFirst(),
    db
      .deleteFrom('adminNotificationRead')
      .where('readAt', '<', before(180 * day))
      .executeTakeFirst(),
    forgetLetters(db, before(60 * day)),
    db
      .deleteFrom('ownerNotice')
      .where('createdAt', '<', before(noticeDays * day))
      .executeTakeFirst(),
  ])
  const names = [
    'session',
    'challenge',
    'sharedCode',
    'knownDevice',
    'rateLimit',
    'clientLog',
    'analyticsEvent',
    'feedback',
    'cardVisit',
    'usageCounter',
    'imagePostUse',
    'expiryReminder',
    'customerView',
    'audit',
    'figureDay',
    'adminNotification',
    'adminNotificationRead',
    'staffLetter',
    'ownerNotice',
  ]
  return Object.fromEntries(
    counts.map((result, index) => [names[index] ?? '', Number(result.numDeletedRows)]),
  )
}

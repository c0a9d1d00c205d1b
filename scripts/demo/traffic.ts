import type { ClientLog, LogEvent } from '@parichay/contract/analytics/fields.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'

const days = 30
const day = 86_400_000
/** How the hours of an Indian day are used: greetings go out in the morning, cards are looked after in the evening. */
const busyHours = [7, 7, 8, 8, 8, 9, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 20, 21, 21, 22] as const
/** Where people come in, most often first. */
const doors = ['/panel/customer', '/panel/customer/daily-image', '/panel/customer/projects'] as const
/** How full a day of the week is, from Sunday. */
const fullness = [0.8, 1.15, 1, 0.95, 1, 1.1, 1.25] as const

/** Failures as panels tell them: bad networks mostly, once a picture that was no picture. */
const failures: readonly ClientLog[] = [
  {
    source: 'api',
    call: 'GET /api/v1/image-post',
    code: 'OFFLINE',
    message: 'The network went away',
    pageUrl: '/panel/customer/daily-image',
  },
  {
    source: 'api',
    call: 'POST /api/v1/document/uploadDoc',
    code: 'PICTURE_UNREADABLE',
    message: 'This picture could not be read',
    pageUrl: '/panel/customer/cards/edit',
    ref: 'd7c41f',
  },
  {
    source: 'api',
    call: 'POST /api/v1/card-payment/order',
    code: 'OFFLINE',
    message: 'The network went away',
    pageUrl: '/panel/customer/account/subscriptions',
  },
  {
    source: 'frontend',
    message: 'Failed to fetch dynamically imported module',
    pageUrl: '/panel/customer/video-templates',
  },
]

/** What shops asked to have drawn lately: days ago, and in which language. */
const wishes = [
  {
    occasion: 'Shop anniversary',
    language: 'en',
    ago: 1,
    note: 'Twenty-five years on the first of next month.',
  },
  { occasion: 'Tulsi Vivah', language: 'hi', ago: 2, note: '' },
  { occasion: 'Labh Pancham', language: 'gu', ago: 5, note: 'With space for opening hours, please.' },
] as const

/** Tasks that the queue gave up in the last days. */
const givenUp = [
  { job: 'invoice-mail', ago: 1 },
  { job: 'document.sizes', ago: 4 },
] as const

type Session = Pick<LogEvent, 'context' | 'pageUrl' | 'sessionId'> & {
  agencyId: number
  at: Date
  name: LogEvent['logEventName']
  metaData: string
}

/** A number from 0 to 1 that is the same in every installation. */
const chance = (...of: (string | number)[]) =>
  createHash('sha256').update(of.join(' ')).digest().readUInt32BE() / 2 ** 32
/** An id of a session that is the same in every installation. */
const uuidOf = (...of: (string | number)[]) =>
  createHash('sha256')
    .update(of.join(' '))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

/**
 * A month of people at work in the panel, and what went wrong meanwhile: sessions by weekday and hour, failures that
 * panels told of, pictures that were asked for, tasks that were given up. Three statements for all agencies.
 */
export async function seedTraffic({ database, clock }: World): Promise<void> {
  const { platform } = database
  const now = clock().getTime()
  const agencies = await platform
    .selectFrom('business')
    .innerJoin('agency', 'agency.agencyId', 'business.agencyId')
    .select((e) => [
      'business.agencyId',
      'agency.configuration',
      e.fn.countAll<number>().as('shops'),
      e.fn.min('business.businessId').as('businessId'),
      e.fn.min('business.userId').as('userId'),
    ])
    .where('business.deletedAt', 'is', null)
    .groupBy(['business.agencyId', 'agency.configuration'])
    .orderBy('business.agencyId')
    .execute()
  const events: Session[] = []
  const logs: { agencyId: number; at: Date; entry: string }[] = []
  for (const [place, { agencyId, shops }] of agencies.entries())
    for (let ago = 0; ago < days; ago += 1) {
      const roll = (what: string, which = 0) => chance(what, place, ago, which)
      // Midnight in India, so that an hour is an Indian hour.
      const midnight = Math.floor((now + 19_800_000) / day - ago) * day - 19_800_000
      const weekday = new Date(midnight + 19_800_000).getUTCDay()
      const sessions = Math.round(
        (8 + Number(shops) * 1.4) * fullness[weekday]! * (1.1 - ago / 70) * (0.85 + roll('full') * 0.3),
      )
      const at = (which: number) =>
        midnight +
        busyHours[Math.floor(roll('hour', which) * busyHours.length)]! * 3_600_000 +
        Math.floor(roll('minute', which) * 3_600_000)
      for (let which = 0; which < sessions; which += 1) {
        const began = at(which)
        if (began >= now) continue
        events.push({
          agencyId,
          at: new Date(began),
          name: 'START_SESSION',
          sessionId: uuidOf('session', place, ago, which),
          context: 'customer',
          metaData: '{}',
          pageUrl: doors[Math.floor(roll('door', which) ** 2 * doors.length)]!,
        })
      }
      const failed = at(sessions)
      if (roll('fails') < 0.35 && failed < now)
        logs.push({
          agencyId,
          at: new Date(failed),
          entry: JSON.stringify(failures[Math.floor(roll('failure') ** 2 * failures.length)]),
        })
    }
  await platform.transaction().execute(async (tx) => {
    if (events.length > 0) await tx.insertInto('analyticsEvent').values(events).execute()
    if (logs.length > 0) await tx.insertInto('clientLog').values(logs).execute()
    for (const { agencyId, businessId, userId, configuration } of agencies) {
      for (const { ago, ...wish } of configuration.imagePost.enableImagePost ? wishes : [])
        await tx
          .insertInto('imageRequest')
          .values({
            ...wish,
            agencyId,
            businessId: Number(businessId),
            askedBy: `user ${userId}`,
            createdAt: new Date(now - ago * day),
          })
          .execute()
      for (const { job, ago } of givenUp)
        await sql`select notify_staff(${agencyId}, 'failed_job', ${`demo ${job}`}, null,
          ${JSON.stringify({ job })}::jsonb, ${new Date(now - ago * day)})`.execute(tx)
    }
  })
}

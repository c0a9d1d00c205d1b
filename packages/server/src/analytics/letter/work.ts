import { addDays, daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import type { CutDays } from '@parichay/contract/plan/entitlement.ts'
import { signedBy } from '../../agency/rules.ts'
import { findAgency } from '../../agency/store.ts'
import { daysWithin } from '../../agency/usecase.days.ts'
import { letterToken } from '../../franchisee/rules.letter.ts'
import { findFranchisee } from '../../franchisee/store.ts'
import type { Db } from '../../platform/db.ts'
import type { Agency } from '../../platform/hosts.ts'
import { agencyScope, proveScope, type Scope, type Staff, actorOfStaff } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { countExceptions, countFeedback, countRequests, sumPayments } from '../figures/store.ts'
import { recipientOf } from '../notification/policy.ts'
import { toldOf } from '../policy.ts'
import { findReaders, writeLetter } from './jobs.ts'
import { dailyLetter, hasNews, type LetterFacts } from './mail.ts'
import { claimLetter, countBusinesses, countTold, type Letter, listReaders } from './store.ts'

const pageSize = 1000

/** Queues the letter of this morning for everybody who wants one. Gives back how many. */
export async function queueLetters(world: World): Promise<number> {
  const { platform } = world.database
  const day = istDay(world.clock())
  let after = { agencyId: 0, franchiseeId: 0 }
  let queued = 0
  for (;;) {
    const readers = await listReaders(platform, day, after, pageSize)
    if (readers.length > 0)
      await platform.transaction().execute((tx) => world.queue.addMany(tx, writeLetter, readers))
    queued += readers.length
    const last = readers.at(-1)
    if (!last || readers.length < pageSize) return queued
    after = last
  }
}

/** What a person would see of yesterday and of today if they signed in now: by their permissions, within their reach. */
async function newsFor(
  db: Db,
  actor: Staff,
  scope: Scope,
  agency: Pick<Agency, 'configuration'>,
  days: CutDays,
): Promise<Pick<LetterFacts, 'happened' | 'waits' | 'soonDays'>> {
  const { today } = days
  const day = addDays(today, -1)
  const isTold = toldOf(actor, agency)
  const none = { added: 0, ending: 0 }
  const businesses = isTold('businesses') ? await countBusinesses(db, scope, { day, days }) : none
  const money = isTold('money')
    ? await sumPayments(db, scope, { from: day, to: day })
    : { payments: 0, revenue: 0 }
  const told = await countTold(db, recipientOf(actor, scope, agency), day)
  return {
    soonDays: days.soonEnds.length > 0 ? null : daysBetween(today, days.soonEnd),
    happened: {
      added: businesses.added,
      payments: money.payments,
      revenuePaise: Number(money.revenue),
      feedback: told.feedback ?? 0,
      failedJobs: told.failed_job ?? 0,
      lostHosts: told.domain ?? 0,
    },
    waits: {
      exceptions: isTold('exceptions') ? await countExceptions(db, scope) : 0,
      requests: isTold('requests') ? await countRequests(db, scope) : 0,
      feedback: isTold('feedback') ? await countFeedback(db, scope) : 0,
      ending: businesses.ending,
    },
  }
}

/**
 * Writes the letter of one person for one morning. What is true now decides: who switched it off, left or has no address
 * gets none, and where there is nothing to say nothing is sent. Each morning's letter goes out once.
 */
export async function writeDailyLetter(world: World, letter: Letter): Promise<void> {
  const scope = agencyScope(letter.agencyId)
  const now = world.clock()
  const today = istDay(now)
  // A letter of another morning is not sent late: the next one is on its way.
  if (letter.day !== today) return
  const { platform } = world.database
  const agency = await findAgency(platform, letter.agencyId)
  if (!agency || agency.status !== 'ACTIVE') return
  const row = await world.database.inScope(scope, (tx) => findFranchisee(tx, scope, letter.franchiseeId))
  if (!row?.email || !row.isActive || !row.dailyLetter) return
  const actor = actorOfStaff(row, agency.roles)
  const reach = proveScope(actor)
  const days = await daysWithin(world.database, reach, undefined, today)
  const news = await (reach.reach === 'platform'
    ? newsFor(platform, actor, reach, agency, days)
    : world.database.inScope(reach, (tx) => newsFor(tx, actor, reach, agency, days)))
  if (!hasNews(news)) return
  const origin = await world.hosts.originOf(letter.agencyId)
  const admin = `${origin}/panel/admin`
  const token = letterToken(world.config.secret, letter)
  const library = agency.roles.includes('superadmin') ? 'daily-image-management' : 'image-posts-management'
  const written = dailyLetter({
    language: row.letterLanguage,
    name: row.name,
    agencyName: agency.agencyName,
    day: addDays(today, -1),
    ...news,
    urls: {
      home: admin,
      feedback: `${admin}/feedback?isAnswered=false`,
      requests: `${admin}/${library}?tab=requests`,
      exceptions: `${origin}/panel/payment/exceptions`,
      ending: `${admin}/businesses?subscription=expiring`,
      off: `${origin}/panel/daily-letter?token=${token}`,
    },
  })
  const email = row.email
  await world.database.inScope(scope, async (tx) => {
    if (!(await claimLetter(tx, letter, now))) return
    // If it cannot be handed over, the note falls with the transaction and the job comes again.
    await world.mail.send({ agencyId: agency.agencyId, to: email, ...signedBy(written, agency) })
  })
}

/** Takes up the daily letter of staff. */
export async function workLetters(world: World): Promise<void> {
  await world.queue.work(findReaders, async () => {
    const queued = await queueLetters(world)
    if (queued > 0) world.log.info({ queued }, 'daily letters queued')
  })
  await world.queue.work(writeLetter, (letter) => writeDailyLetter(world, letter))
}

import { AdminInsights, InsightFigures } from '@parichay/contract/analytics/insights.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import type { World } from '../../platform/world.ts'
import {
  answersKeptFor,
  askedLately,
  keyOf,
  manyBusinesses,
  type Question,
  questionOf,
  usual,
} from './rules.kept.ts'
import {
  findAnswer,
  forgetAnswers,
  hasMoreBusinesses,
  keepAnswer,
  listAsked,
  markAsked,
} from './store.kept.ts'
import { counters } from './usecase.answer.ts'

type Answers = { [K in keyof typeof counters]: Awaited<ReturnType<(typeof counters)[K]>> }

const shapes = { insights: AdminInsights, figures: InsightFigures }
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/**
 * The answer to a question of the insights, with the time it is true at: counted now, or up to a quarter of an hour ago on an
 * installation whose worker keeps answers. What is counted while somebody waits is kept there too. Fails as counting does: VALIDATION.
 */
export async function answer<W extends Question['what']>(
  { database }: Pick<World, 'database'>,
  { what, query }: Question & { what: W },
  now: Date,
): Promise<Answers[W]> {
  const db = database.platform
  const key = keyOf({ what, query }, now)
  const { kept, isKeeping } = await findAnswer(db, key, keyOf(usual[0], now), before(now, answersKeptFor))
  // What another version kept may have another shape.
  if (kept && istDay(kept.countedAt) === istDay(now) && shapes[what].safeParse(kept.answer).success) {
    await markAsked(db, key, now)
    return kept.answer as Answers[W]
  }
  const counted = (await counters[what](database, query, now)) as Answers[W]
  if (isKeeping) await keepAnswer(db, key, counted, { countedAt: now, askedAt: now })
  return counted
}

/**
 * Counts anew what the screen asks when it is opened and what was asked lately, where businesses are so many that nobody should wait
 * for it; keeps nothing where they are few. `from` is how many are not many yet.
 */
export async function keepAnswers(
  { database, clock, log }: Pick<World, 'database' | 'clock' | 'log'>,
  from: number = manyBusinesses,
): Promise<void> {
  const db = database.platform
  const isMany = await hasMoreBusinesses(db, from)
  await forgetAnswers(db, isMany ? before(clock(), askedLately) : clock())
  if (!isMany) return
  const always = usual.map((question) => keyOf(question, clock()))
  for (const key of new Set([...always, ...(await listAsked(db))])) {
    const now = clock()
    const { what, query } = questionOf(key, now)
    try {
      const counted = await counters[what](database, query, now)
      await keepAnswer(db, key, counted, {
        countedAt: now,
        askedAt: always.includes(key) ? now : undefined,
      })
    } catch (err) {
      // One that takes too long must not keep the others old.
      log.warn({ err, question: key }, 'insights not counted')
    }
  }
}

import type { Dashboard } from '@parichay/contract/analytics/fields.ts'
import { addDays } from '@parichay/contract/business/rules.ts'
import type { Db } from '../../platform/db.ts'
import type { Agency } from '../../platform/hosts.ts'
import type { Actor, Scope } from '../../platform/scope.ts'
import { toldOf } from '../policy.ts'
import { monthSpans } from './rules.ts'
import {
  countExceptions,
  countFeedback,
  countFilms,
  countGreetings,
  countMadeByDay,
  countPending,
  countRequests,
  exactFigure,
  findKept,
  sumPaidByDay,
  sumPayments,
} from './store.ts'

type Figure = Dashboard['figures'][number]
const plain = { isMore: false, unit: 'count', span: null, before: null } as const
const counted = (definition: string, n: number): Figure => ({
  ...plain,
  definition,
  value: Math.min(n, exactFigure),
  isMore: n > exactFigure,
})

type Kept = Awaited<ReturnType<typeof findKept>>
/** How things stand now, and stood when they were kept. */
const changed = (kept: Kept, definition: string, n: number): Figure => {
  const value = kept?.figures[definition]
  // Of two crowds that are only known to be crowds no difference can be told.
  const before = value === undefined || n > exactFigure ? null : { value, from: null, to: kept!.day }
  return { ...counted(definition, n), before }
}

/** What was kept about 30 days ago, or since days are kept; staff only, for a customer's few need no change. */
export const keptBefore = async (db: Db, actor: Actor, scope: Scope, today: string): Promise<Kept> =>
  actor.kind === 'staff'
    ? findKept(db, scope, { from: addDays(today, -30), to: addDays(today, -1) })
    : undefined

/** Counts of today with what was kept before. */
export const withChange = (kept: Kept, counts: Record<string, number>): Figure[] =>
  Object.entries(counts).map(([definition, n]) => changed(kept, definition, n))

/** Where somebody looks: their agency, and whether greetings and films are sold there. */
export type At = { agency: Agency; sold: { greetings: boolean; films: boolean } }

/** What this member of staff looks after beside businesses: what left today, money of the month, and what waits for a person. */
export async function staffFigures(
  db: Db,
  actor: Actor,
  scope: Scope,
  today: string,
  { agency, sold }: At,
  kept: Kept,
): Promise<Figure[]> {
  if (actor.kind !== 'staff') return []
  const isTold = toldOf(actor, agency)
  const figures: Figure[] = []
  const seesFilms = sold.films && isTold('films')
  if (sold.greetings && isTold('greetings')) {
    const [now, yesterday] = [today, addDays(today, -1)].map((day) => ({ from: day, to: day }))
    const sent = counted('greetingsToday', await countGreetings(db, scope, now!))
    const before = await countGreetings(db, scope, yesterday!)
    const isKnown = !sent.isMore && before <= exactFigure
    figures.push({ ...sent, span: now!, before: isKnown ? { value: before, ...yesterday! } : null })
  }
  if (seesFilms) figures.push(changed(kept, 'filmsWaiting', await countFilms(db, scope, 'waiting')))
  if (isTold('money')) {
    const yesterday = addDays(today, -1)
    const spans = {
      Today: { now: { from: today, to: today }, before: { from: yesterday, to: yesterday } },
      '': monthSpans(today),
    }
    for (const [which, span] of Object.entries(spans)) {
      const now = await sumPayments(db, scope, span.now)
      const before = await sumPayments(db, scope, span.before)
      for (const name of ['payments', 'revenue'] as const)
        figures.push({
          definition: `${name}${which}`,
          value: now[name],
          isMore: false,
          unit: name === 'revenue' ? 'paise' : 'count',
          span: span.now,
          before: { value: before[name], ...span.before },
        })
    }
  }
  if (isTold('exceptions')) figures.push(changed(kept, 'openExceptions', await countExceptions(db, scope)))
  if (isTold('pending')) figures.push(changed(kept, 'pendingPayments', await countPending(db, scope)))
  if (seesFilms) figures.push(changed(kept, 'filmsFailed', await countFilms(db, scope, 'failed')))
  if (isTold('requests')) figures.push(changed(kept, 'imageRequests', await countRequests(db, scope)))
  if (isTold('feedback')) figures.push(changed(kept, 'feedback', await countFeedback(db, scope)))
  return figures
}

/** The last 30 days for the charts of the home: businesses made, and what was paid for whoever sees billing. */
export async function staffDays(
  db: Db,
  actor: Actor,
  scope: Scope,
  today: string,
  { agency }: Pick<At, 'agency'>,
): Promise<Dashboard['days']> {
  if (actor.kind !== 'staff') return []
  const span = { from: addDays(today, -29), to: today }
  const made = await countMadeByDay(db, scope, span)
  const paid = toldOf(actor, agency)('money') ? await sumPaidByDay(db, scope, span) : undefined
  return made.map((one) => ({ ...one, paid: paid ? (paid.get(one.day) ?? 0) : null }))
}

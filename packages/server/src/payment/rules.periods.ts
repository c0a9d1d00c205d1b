import { addDays, daysBetween, graceDays } from '@parichay/contract/business/rules.ts'

/** A stretch of days: the first one, and the day after the last one. Days are IST, `YYYY-MM-DD`. */
export type Period = { from: string; until: string }

/** A purchase that counts, as far as its days go. Custom plans have no number: two of them are never the same one. */
export type Bought = {
  intentId: string
  boughtOn: string
  years: number
  planId: number | null
  renew: boolean
}

/** The time of a business: its last usable day, null without an end, and whether it was paid for. */
export type Term = { lastDay: string | null; isPaid: boolean }

/** What a purchase brings: the whole stretch, and what is left of it after another plan; null when nothing is. */
export type Laid = { intentId: string; granted: Period; left: Period | null }

/** What is left of the time that was paid before the first purchase here, and the days of each purchase. */
export type Laying = { before: Period | null; laid: Laid[] }

/** `day` so many years later; 29 February becomes the 28th, as in PostgreSQL. */
export function addYears(day: string, years: number): string {
  const wanted = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
  const isThere = new Date(wanted).toISOString().slice(0, 10) === wanted
  return isThere ? wanted : `${wanted.slice(0, 8)}28`
}

const yearsFrom = (from: string, years: number): Period => ({ from, until: addYears(from, years) })

/**
 * The paid days of a business (screens 8.6), from nothing but the purchases that count, in the order they were bought.
 * A renewal, or a plan that runs or is paid ahead already, begins where the paid time ends, if that is not longer ago
 * than the grace. Anything else begins on the day it was bought: it ends what runs, and what was paid ahead moves behind
 * it. A trial is no period. Without a clock: taking a purchase out of the list brings the state without it.
 */
export function layPeriods(before: Term, purchases: readonly Bought[]): Laying {
  const elsewhere: Slot = {
    one: { planId: null, years: 0 },
    granted: { from: dawn, until: dawn },
    left: before.isPaid && before.lastDay ? { from: dawn, until: addDays(before.lastDay, 1) } : null,
  }
  const slots: Slot[] = [elsewhere]
  for (const one of purchases) slots.push(place(slots, one))
  return {
    before: elsewhere.left,
    laid: slots.slice(1).map(({ granted, left }, turn) => ({
      intentId: purchases[turn]!.intentId,
      granted,
      left,
    })),
  }
}

type Slot = { one: Pick<Bought, 'planId' | 'years'>; granted: Period; left: Period | null }
const dawn = '0001-01-01'

/** The place of one more purchase; it cuts and moves what stands already. */
function place(slots: Slot[], one: Bought): Slot {
  const { boughtOn, years, planId, renew } = one
  const live = slots.filter((slot): slot is Slot & { left: Period } => slot.left !== null)
  const ends = live.reduce<string | null>((last, { left }) => later(last, left.until), null)
  const isSame =
    planId !== null &&
    live.some(
      (slot) => slot.one.planId === planId && (slot.left.until > boughtOn || slot.left.until === ends),
    )
  if (ends !== null && (renew || isSame) && boughtOn < addDays(ends, graceDays)) {
    const granted = yearsFrom(ends, years)
    return { one, granted, left: granted }
  }
  const granted = yearsFrom(boughtOn, years)
  const ahead = live
    .filter(({ left }) => left.from > boughtOn)
    .toSorted((a, b) => (a.left.from < b.left.from ? -1 : 1))
  const runs = slots.find(({ left }) => left && left.from <= boughtOn && boughtOn < left.until)
  if (runs?.left) runs.left = runs.left.from === boughtOn ? null : { from: runs.left.from, until: boughtOn }
  let next = granted.until
  for (const slot of ahead) {
    const moved = yearsFrom(next, slot.one.years)
    slot.granted = moved
    slot.left = moved
    next = moved.until
  }
  return { one, granted, left: granted }
}

const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a)

/** All that the time of a business follows from. */
export type TimeOf<B extends Bought = Bought> = {
  /** What it had before its first purchase. */
  before: Term
  /** Purchases that count, in the order they were bought. */
  counted: readonly B[]
  /** The last day that went by under a purchase which was taken back since. */
  usedUntil: string | null
}

/**
 * The days of all purchases of a business, and its time. Days that went by under a purchase which was taken back are over:
 * the time ends no earlier, and the grace follows. Nothing left at all is the time before the first purchase.
 */
export function layTime({ before, counted, usedUntil }: TimeOf): { laying: Laying; term: Term } {
  const laying = layPeriods(before, counted)
  const ends = [laying.before, ...laying.laid.map(({ left }) => left)].reduce<string | null>(
    (last, period) => later(last, period && period.until),
    null,
  )
  const lastDay = later(ends === null ? before.lastDay : addDays(ends, -1), usedUntil)
  return { laying, term: { lastDay, isPaid: counted.length > 0 || before.isPaid } }
}

/** The last day that went by under a purchase which is taken back today; null when none did. */
export function usedBy(left: Period | null, today: string): string | null {
  if (left === null || left.from >= today) return null
  const yesterday = addDays(today, -1)
  const last = addDays(left.until, -1)
  return last < yesterday ? last : yesterday
}

/** Days of a period from `today` on. */
const daysAhead = (period: Period | null, today: string): number =>
  period === null ? 0 : Math.max(0, daysBetween(period.from > today ? period.from : today, period.until))

/** What happens to the days of one purchase; `days` are those from today on that it gains, or loses. */
export type PeriodChange = {
  what: 'new' | 'gone' | 'cut' | 'restored' | 'moved'
  was: Period | null
  is: Period | null
  days: number
}

/** What happens to the days of a purchase between two states; undefined when nothing does. */
export function changeOf(
  was: { left: Period | null } | undefined,
  is: { left: Period | null } | undefined,
  today: string,
): PeriodChange | undefined {
  const [a, b] = [was?.left ?? null, is?.left ?? null]
  if (a?.from === b?.from && a?.until === b?.until && Boolean(was) === Boolean(is)) return undefined
  const days = daysAhead(b, today) - daysAhead(a, today)
  const what = !was
    ? 'new'
    : !is
      ? 'gone'
      : b === null || (a?.from === b.from && b.until < a.until)
        ? 'cut'
        : a === null || (a.from === b.from && b.until > a.until)
          ? 'restored'
          : 'moved'
  return { what, was: a, is: b, days }
}

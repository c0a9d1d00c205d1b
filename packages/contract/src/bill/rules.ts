import { addDays, daysBetween } from '../business/rules.ts'

/** A month, `YYYY-MM`. */
export type Month = string

/** The month of a day. */
export const monthOf = (day: string): Month => day.slice(0, 7)

/** Months since the year 0 of a month, or of the month of a day. */
const placeOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number))

/** The month that lies `months` after, or before, another. */
export function addMonths(month: Month, months: number): Month {
  const place = placeOf(month) + months
  return `${Math.floor(place / 12)}-${twoDigits((place % 12) + 1)}`
}

/** Until the end of this day of the month after, lines may be moved (screens 8.24). */
export const openDays = 5
/** Days to pay after that, unless others were agreed. */
export const creditDays = 10

/** The day a month's bill is issued: the 1st of the month after. */
export const issueDay = (month: Month): string => `${addMonths(month, 1)}-01`
/** The last day on which lines may be moved. */
export const closeDay = (month: Month): string => `${addMonths(month, 1)}-${twoDigits(openDays)}`
/** The last day to pay without being late, with so many days of credit. */
export const dueDay = (month: Month, days = creditDays): string =>
  // Every month has a 28th.
  openDays + days <= 28
    ? `${addMonths(month, 1)}-${twoDigits(openDays + days)}`
    : addDays(closeDay(month), days)

/**
 * The last day to pay a bill that closes on a day. One that closes later than on the 6th leaves as many days as were agreed, and
 * none asks for money before it is final.
 */
export function payableUntil(month: Month, closesOn: string, days = creditDays): string {
  const [usual, left] = [dueDay(month, days), addDays(closesOn, Math.max(1, days) - 1)]
  return left > usual ? left : usual
}

/** Where a month's bill stands. `NOTHING`: no card was billed, or the bill is nil. */
export const billStates = ['RUNNING', 'OPEN', 'DUE', 'OVERDUE', 'PAID', 'NOTHING'] as const
/** One of `billStates`. */
export type BillState = (typeof billStates)[number]

/**
 * Where a bill stands today: it runs through its month, is open for changes until the 5th, then due until `dueOn`. Money
 * that came early counts at once.
 */
export function billState(
  month: Month,
  { today, dueOn, totalPaise, paidPaise }: Omit<Owed, 'month'> & { today: string },
): BillState {
  if (placeOf(today) <= placeOf(month)) return 'RUNNING'
  if (isBillOpen(month, today)) return 'OPEN'
  if (totalPaise === 0) return 'NOTHING'
  if (paidPaise >= totalPaise) return 'PAID'
  return today <= dueOn ? 'DUE' : 'OVERDUE'
}

/** Whether cards may be moved out of or into a month's bill today. */
export function isBillOpen(month: Month, today: string): boolean {
  // Of a hundred agencies with a hundred months each it is asked ten thousand times: no day is written down for it.
  const after = placeOf(today) - placeOf(month)
  return after < 1 || (after === 1 && Number(today.slice(8)) <= openDays)
}

/** A bill that is due, as far as what is outstanding needs it. `dueOn` is its last day to pay. */
export type Owed = { month: Month; dueOn: string; totalPaise: number; paidPaise: number }

/** A bill with what moved to it from others (above zero), or from it to others (below); it counts in what was paid. */
export type Credited = Owed & { creditPaise: number }

/**
 * What was paid above a final bill outside the gateway counts for the oldest bills that lack money: it cannot go back by
 * itself. `recordedPaise` is what was paid that way. Money that came through the gateway goes back instead.
 */
export function withCredit(bills: readonly (Owed & { recordedPaise: number })[], today: string): Credited[] {
  const sorted = bills.toSorted((a, b) => a.month.localeCompare(b.month))
  const rows = sorted.map(({ recordedPaise: _, ...bill }) => ({ ...bill, creditPaise: 0 }))
  for (const [i, { recordedPaise, month, totalPaise, paidPaise }] of sorted.entries()) {
    let over = isBillOpen(month, today) ? 0 : Math.min(paidPaise - totalPaise, recordedPaise)
    if (over <= 0) continue
    for (const row of rows) {
      const moved = Math.min(over, row.totalPaise - row.paidPaise)
      if (moved <= 0 || row.month === month || today < issueDay(row.month)) continue
      row.paidPaise += moved
      row.creditPaise += moved
      rows[i]!.paidPaise -= moved
      rows[i]!.creditPaise -= moved
      over -= moved
    }
  }
  return rows
}

/** What an agency owes today: of bills that are final, what was not paid; and how much of it is late. */
export function outstandingOf(bills: readonly Owed[], today: string) {
  const final = bills.filter(({ month }) => !isBillOpen(month, today))
  const left = (bill: Owed) => Math.max(0, bill.totalPaise - bill.paidPaise)
  const late = final.filter((bill) => billState(bill.month, { ...bill, today }) === 'OVERDUE')
  const sum = (some: readonly Owed[]) => some.reduce((all, bill) => all + left(bill), 0)
  const oldest = late.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))[0]
  return {
    outstandingPaise: sum(final),
    overduePaise: sum(late),
    overdueSince: oldest ? addDays(oldest.dueOn, 1) : null,
  }
}

/** Later than this, the agency's billing screen warns (screens 7.3). */
export const warnAfterDays = 15
/** Later than this, the agency makes no new cards until it has paid; those that are there live on. */
export const blockAfterDays = 30
/** For how many days a bill is late: 1 on the day after it was due. */
export const daysLate = (overdueSince: string | null, today: string): number =>
  overdueSince === null || overdueSince > today ? 0 : daysBetween(overdueSince, today) + 1
/** Whether new cards wait until the agency has paid. */
export const blocksNewCards = (overdueSince: string | null, today: string): boolean =>
  daysLate(overdueSince, today) > blockAfterDays

/** The price of each PDF card when so many are bought at once: the slab with the largest `from` that is reached. */
export function slabPrice(slabs: readonly PdfSlab[], quantity: number): number | null {
  const reached = slabs.filter(({ from }) => from <= quantity).toSorted((a, b) => b.from - a.from)[0]
  return reached?.pricePaise ?? null
}
/** From how many PDF cards on one costs how much, GST included. */
export type PdfSlab = { from: number; pricePaise: number }

/** The stretches of time that yearly payments buy, each after the one before or from the day it was paid. */
export function yearsOf<T extends { paidOn: string; years: number }>(
  payments: readonly T[],
): (T & { startsOn: string; endsOn: string })[] {
  let end = ''
  return payments
    .toSorted((a, b) => a.paidOn.localeCompare(b.paidOn))
    .map((payment) => {
      const startsOn = end >= payment.paidOn ? addDays(end, 1) : payment.paidOn
      end = lastDayOf(startsOn, payment.years)
      return { ...payment, startsOn, endsOn: end }
    })
}

/** The last day of so many years that begin on a day; one that begins on 29 February ends on the 28th. */
export function lastDayOf(startsOn: string, years: number): string {
  const [year, month, day] = startsOn.split('-').map(Number) as [number, number, number]
  const wanted = `${year + years}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  // The day before the same day; where there is no 29 February, before 1 March.
  const at = new Date(Date.UTC(year + years, month - 1, day))
  const exists = at.toISOString().slice(0, 10) === wanted
  return exists ? addDays(wanted, -1) : `${year + years}-02-28`
}

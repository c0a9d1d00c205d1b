import { addDays, trialDays } from '@parichay/contract/business/rules.ts'
import { demoBusinesses } from '@parichay/sandbox/demo/businesses.ts'
import type { AgencyKey, DemoBusiness, DemoCustomer } from '@parichay/sandbox/demo/shape.ts'
import { addYears } from '@parichay/server/payment/rules.periods.ts'

const hour = 3_600_000

/** Something that is written down on a day of the past, as it would have been then. */
export type Past = { on: string; work: () => Promise<void> }

/** How many days ago each agency of the demo began: before the first of its businesses. */
export const agencyAge: Record<AgencyKey, number> = { parichay: 940, rangtapi: 700, kaveri: 520 }

/** An hour of an Indian day. */
export const atHour = (day: string, hours: number): Date =>
  new Date(new Date(`${day}T00:00:00+05:30`).getTime() + hours * hour)

/** The businesses of the demo in the order in which they were made, so that their numbers run with their days. */
export const byAge = (): DemoBusiness[] => demoBusinesses.toSorted((a, b) => b.madeDaysAgo - a.madeDaysAgo)

/** When a business was made: on some hour of its day. */
export const madeAt = ({ madeDaysAgo }: Pick<DemoBusiness, 'madeDaysAgo'>, today: string): Date =>
  atHour(addDays(today, -madeDaysAgo), 10 + ((madeDaysAgo * 7) % 80) / 10)

/** When its card went on the net: a trial began with it, and a card that is paid for was there from the first day. */
export function publishedAt(
  business: Pick<DemoBusiness, 'madeDaysAgo' | 'isPaid' | 'expiryInDays'>,
  today: string,
): Date {
  const { isPaid, expiryInDays } = business
  const made = madeAt(business, today)
  return isPaid || expiryInDays === null
    ? new Date(made.getTime() + hour)
    : atHour(addDays(today, expiryInDays - trialDays), 11)
}

/** When a customer came: just before the first of their businesses, or lately where there is none. */
export function cameAt({ agency, phoneNumber, email }: DemoCustomer, today: string): Date {
  const theirs = demoBusinesses.filter(
    (one) => one.agency === agency && one.ownerPhone === phoneNumber && one.ownerEmail === email,
  )
  const made = theirs.map((one) => madeAt(one, today).getTime())
  return made.length > 0 ? new Date(Math.min(...made) - hour / 2) : atHour(addDays(today, -2), 18)
}

/** The days on which a business bought its plans, oldest first, from the last day of the time that it has now. */
export function salesOf(
  { expiryInDays, bought }: Pick<DemoBusiness, 'expiryInDays' | 'bought'>,
  yearsOf: (plan: string) => number,
  today: string,
): { plan: string; on: string }[] {
  if (expiryInDays === null) return []
  let from = addDays(today, expiryInDays + 1)
  return bought
    .toReversed()
    .map(({ plan, ahead = 0 }) => {
      from = addYears(from, -yearsOf(plan))
      return { plan, on: addDays(from, -ahead) }
    })
    .toReversed()
}

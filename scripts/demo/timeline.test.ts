import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { demoBusinesses } from '@parichay/sandbox/demo/businesses.ts'
import { demoCustomers } from '@parichay/sandbox/demo/customers.ts'
import { demoPlans } from '@parichay/sandbox/demo/plans.ts'
import type { DemoBusiness } from '@parichay/sandbox/demo/shape.ts'
import { expect, test } from 'vitest'
import { agencyAge, byAge, cameAt, madeAt, publishedAt, salesOf } from './timeline.ts'

const days = ['2026-01-01', '2026-11-26', '2027-03-01', '2028-02-29', '2028-06-30', '2029-02-28']
const bought = (business: DemoBusiness, today: string) =>
  salesOf(
    business,
    (name) => demoPlans[business.agency].find((plan) => plan.name === name)!.validity,
    today,
  ).map((sale) => ({ ...sale, agency: business.agency, maker: business.madeByPhone }))

test.each(days)('on %s nothing of a business is older than it, and nothing is in the future', (today) => {
  for (const business of demoBusinesses) {
    const { businessName } = business.facts
    const made = madeAt(business, today)
    const sales = bought(business, today).map(({ on }) => on)
    expect(sales, businessName).toEqual(sales.toSorted())
    expect(sales.length > 0, businessName).toBe(business.isPaid)
    for (const on of sales) {
      expect(on > istDay(made), `${businessName} bought on ${on}`).toBe(true)
      expect(on < today, `${businessName} bought on ${on}`).toBe(true)
    }
    const published = publishedAt(business, today)
    expect(published > made && istDay(published) < today, businessName).toBe(true)
    expect(agencyAge[business.agency]).toBeGreaterThan(business.madeDaysAgo)
  }
  for (const customer of demoCustomers) expect(istDay(cameAt(customer, today)) < today).toBe(true)
})

test('each business has a day of its own, and the oldest comes first', () => {
  const ages = byAge().map(({ madeDaysAgo }) => madeDaysAgo)
  expect(ages).toEqual([...new Set(ages)].toSorted((a, b) => b - a))
  expect(ages).toHaveLength(demoBusinesses.length)
})

test.each(days)(
  'the thirty days up to %s have sales of every agency, and most months of the year',
  (today) => {
    const sales = demoBusinesses.flatMap((business) => bought(business, today))
    const lately = sales.filter(({ on }) => on > addDays(today, -30))
    expect(new Set(lately.map(({ on }) => on)).size).toBeGreaterThanOrEqual(4)
    expect(new Set(lately.map(({ agency }) => agency)).size).toBe(3)
    expect(new Set(lately.flatMap(({ maker }) => maker ?? [])).size).toBeGreaterThanOrEqual(3)
    expect(demoBusinesses.filter(({ madeDaysAgo }) => madeDaysAgo < 30).length).toBeGreaterThanOrEqual(5)
    const months = sales.filter(({ on }) => on > addDays(today, -365)).map(({ on }) => on.slice(0, 7))
    expect(new Set(months).size).toBeGreaterThanOrEqual(9)
  },
)

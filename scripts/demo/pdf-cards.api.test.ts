import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { makeBusiness } from '@parichay/server/testing/makers.ts'
import { openShop } from '@parichay/server/testing/makers.payment.ts'
import { makePeriod } from '@parichay/server/testing/makers.plan.ts'
import { openTestWorld } from '@parichay/server/testing/world.ts'
import { expect, test } from 'vitest'
import { seedPdfCards } from './pdf-cards.ts'

test('shops of the demo have two cards, exported where their plan has it; a second start changes nothing', async () => {
  const w = await openTestWorld()
  const shop = await openShop(w)
  const today = istDay(w.clock.now())
  const business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  await makePeriod(w, business, { from: addDays(today, -1), until: addDays(today, 300) })
  await seedPdfCards(w.world)
  await seedPdfCards(w.world)
  const of = (businessId: number) =>
    shop.customer.client.ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const paid = await of(business.businessId)
  expect(paid.list.map(({ kind, exported }) => [kind, exported?.isCurrent])).toEqual([
    ['id', true],
    ['visiting', true],
  ])
  expect(paid.list[0]!.pictures).toHaveProperty('photo')
  expect(paid.allowance.used).toBe(2)
  const free = await of(shop.business.businessId)
  expect(free.list.map(({ cover, exported }) => [cover.by, exported])).toEqual([
    ['none', null],
    ['none', null],
  ])
  await w.close()
})

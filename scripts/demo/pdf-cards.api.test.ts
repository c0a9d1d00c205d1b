import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { makeBusiness } from '@parichay/server/testing/makers.ts'
import { openShop } from '@parichay/server/testing/makers.payment.ts'
import { makePeriod } from '@parichay/server/testing/makers.plan.ts'
import { openTestWorld } from '@parichay/server/testing/world.ts'
import { expect, test } from 'vitest'
import { seedPdfCards } from './pdf-cards.ts'
import { seedPdfPeople } from './pdf-people.ts'

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

test('one shop has a school project of forty people in six scripts; a second start changes nothing', async () => {
  const w = await openTestWorld()
  const shop = await openShop(w)
  await seedPdfPeople(w.world)
  await seedPdfPeople(w.world)
  const { list } = await shop.customer.client.ok(pdfCardRoutes.getPdfCardsByBusiness, {
    query: { businessId: shop.business.businessId },
  })
  expect(list).toHaveLength(1)
  const people = await shop.customer.client.ok(pdfPeopleRoutes.getPdfPeople, {
    query: { pdfCardNo: list[0]!.pdfCardNo },
  })
  expect(people.list).toHaveLength(40)
  const names = people.list.map(({ facts }) => facts.name).join(' ')
  for (const script of ['Latin', 'Devanagari', 'Gujarati', 'Tamil', 'Bengali', 'Arabic'])
    expect(names).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
  expect(people.list.filter(({ photo }) => photo !== null).length).toBe(38)
  await w.close()
}, 60_000)

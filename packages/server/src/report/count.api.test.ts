import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeBusiness, makeCard, makeCustomer, makeStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld()
})
afterAll(() => w.close())

test('twenty rows are shown, and that there are more is said without counting them', async () => {
  const fresh = await makeAgency(w)
  const boss = await makeStaff(w, 'admin', { agency: fresh })
  const owner = await makeCustomer(w, { agency: fresh })
  const asked = { params: { report: 'business' }, query: {} } as const
  const shown = async () => {
    const { rows, hasMore } = await boss.client.ok(reportRoutes.previewReport, asked)
    return [rows.length, hasMore, (await boss.client.ok(reportRoutes.countReport, asked)).total]
  }
  for (let n = 0; n < 20; n += 1) await makeBusiness(w, { owner, name: `Shop ${n}` })
  expect(await shown()).toEqual([20, false, 20])
  await makeBusiness(w, { owner, name: 'One more' })
  expect(await shown()).toEqual([20, true, 21])
})

test('cards of a kind of business are counted as they are listed, in every state and none', async () => {
  const fresh = await makeAgency(w)
  const boss = await makeStaff(w, 'admin', { agency: fresh })
  const owner = await makeCustomer(w, { agency: fresh })
  for (const [category, status] of [
    ['Doctor', 'ACTIVE'],
    ['Doctor', 'ACTIVE'],
    ['Doctor', 'INACTIVE'],
    ['Doctor', 'DRAFT'],
    ['Doctor', null],
    ['Doctor', 'deleted'],
    ['Tailor', 'ACTIVE'],
  ] as const) {
    const business = await makeBusiness(w, { owner })
    await boss.client.ok(businessRoutes.updateBusinessMetadata, {
      body: { businessId: business.businessId, category },
    })
    if (status === null) continue
    const isGone = status === 'deleted'
    const { cardNo } = await makeCard(w, { business, status: isGone ? 'ACTIVE' : status })
    if (isGone) await boss.client.ok(cardRoutes.deleteCard, { body: { cardNo } })
  }
  const totals: number[] = []
  for (const query of [
    { category: 'Doctor' },
    { category: 'Doctor', status: 'ACTIVE' },
    { category: 'Doctor', status: 'INACTIVE', done: 'done' },
    { category: 'Doctor', done: 'done' },
    { category: 'Doctor', done: 'not-done' },
    { category: 'Doctor', template: 'thali' },
    { category: 'Doctor', from: '2026-03-01', to: '2026-03-31' },
    { category: 'Tailor' },
    { category: 'Astrology' },
  ] as const) {
    const asked = { params: { report: 'digital-card' }, query } as const
    const { rows } = await boss.client.ok(reportRoutes.previewReport, asked)
    const { total } = await boss.client.ok(reportRoutes.countReport, asked)
    expect([query, total]).toEqual([query, rows.length])
    totals.push(total)
  }
  expect(totals.slice(0, 5)).toEqual([4, 2, 1, 3, 1])
})

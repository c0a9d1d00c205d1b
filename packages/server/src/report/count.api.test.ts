import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeBusiness, makeCustomer, makeStaff } from '../testing/makers.ts'
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

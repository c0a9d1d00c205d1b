import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setKeeper } from '../../business/store.keeper.ts'
import { remind } from '../../plan/reminder/work.ts'
import { agencyScope } from '../../platform/scope.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld()
})
afterAll(() => w.close())

test('what is told of a business is told to whoever looks after it by now, and to nobody who did', async () => {
  const agency = await makeAgency(w)
  const admin = await makeStaff(w, 'admin', { agency })
  const permissions = ['business.view', 'business.list', 'feedback.view', 'imagePost.manage'] as const
  const [from, to] = [
    await makeStaff(w, 'franchisee', { agency, permissions: [...permissions] }),
    await makeStaff(w, 'franchisee', { agency, permissions: [...permissions] }),
  ]
  const owner = await makeCustomer(w, { agency })
  const expiry = addDays(istDay(w.clock.now()), 6)
  const moved = await makeBusiness(w, { owner, madeBy: from, expiry, isPaid: true, name: 'Asha Sweets' })
  const stays = await makeBusiness(w, { owner, madeBy: from, expiry, isPaid: true, name: 'Bharat Tailors' })
  for (const business of [moved, stays]) {
    const { businessId } = business
    const card = await makeCard(w, { business })
    await remind(w.world, { agencyId: agency.agencyId, businessId })
    await owner.client.ok(feedbackRoutes.addFeedback, {
      body: { cardId: card.cardId!, stars: 4, text: `Good, ${businessId}` },
    })
    await owner.client.ok(imagePostRoutes.requestImages, { body: { businessId, occasion: 'Bonalu' } })
  }
  const told = async (who: TestStaff) =>
    (await who.client.ok(analyticsRoutes.listAdminNotifications, { query: {} })).list
      .map(({ kind }) => kind)
      .toSorted()
  const each = await told(from)
  expect(each).toHaveLength(6)
  expect(await told(to)).toEqual([])
  const scope = agencyScope(agency.agencyId)
  const move = (keeper: number | null) =>
    w.world.database.inScope(scope, (tx) => setKeeper(tx, scope, moved.businessId, keeper))
  await move(to.franchiseeId)
  const half = [...new Set(each)]
  expect([await told(from), await told(to)]).toEqual([half, half])
  await move(null)
  expect([await told(from), await told(to)]).toEqual([half, []])
  expect(await told(admin)).toHaveLength(6)
})

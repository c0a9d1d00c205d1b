import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { makeStaff } from '@parichay/server/testing/makers.ts'
import { openShop } from '@parichay/server/testing/makers.payment.ts'
import { openTestWorld } from '@parichay/server/testing/world.ts'
import { expect, test } from 'vitest'
import { seedTraffic } from './traffic.ts'

test('a month of sessions, and what went wrong meanwhile, none of it in the future', async () => {
  const w = await openTestWorld()
  const { agency } = await openShop(w)
  await seedTraffic(w.world)
  const { platform } = w.world.database
  const events = await platform
    .selectFrom('analyticsEvent')
    .select(['at', 'name', 'sessionId'])
    .where('agencyId', '=', agency.agencyId)
    .execute()
  const now = w.clock.now().getTime()
  expect(events.filter(({ at }) => at.getTime() > now)).toEqual([])
  expect(new Set(events.map(({ name }) => name))).toEqual(new Set(['START_SESSION']))
  expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(events.length)
  const days = new Set(events.map(({ at }) => new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10)))
  expect(days.size).toBeGreaterThanOrEqual(28)
  const logs = await platform.selectFrom('clientLog').select('entry').execute()
  expect(logs.length).toBeGreaterThan(2)
  const { client } = await makeStaff(w, 'admin', { agency })
  const { list } = await client.ok(analyticsRoutes.listAdminNotifications, { query: {} })
  const kinds = list.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'failed_job')).toHaveLength(2)
  expect(kinds.filter((kind) => kind === 'image_request')).toHaveLength(3)
  await w.close()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
beforeAll(async () => void (w = await openTestWorld()))
afterAll(() => w.close())

test('a change of a host that another process made and whose notice was lost is known within half a minute', async () => {
  const { agencyId, host } = await makeAgency(w)
  const { hosts, database } = w.world
  expect(await hosts.originOf(agencyId)).toContain(host)
  expect(await hosts.find(`new-${host}`)).toBeNull()
  await database.platform
    .updateTable('agencyHost')
    .set({ host: `new-${host}` })
    .where('agencyId', '=', agencyId)
    .execute()
  w.clock.move(31_000)
  expect(await hosts.find(host)).toBeNull()
  expect(await hosts.find(`new-${host}`)).toMatchObject({ agencyId })
  expect(await hosts.originOf(agencyId)).toContain(`new-${host}`)
})

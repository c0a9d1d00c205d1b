import type { ActivityObject } from '@parichay/contract/activity/actions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeStaff, type TestAgency } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { changeAndRecord } from './audit.ts'
import { agencyScope } from './scope.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  await makeStaff(w, 'admin', { agency })
})
afterAll(() => w.close())

const nameNow = async () =>
  (
    await w.world.database.platform
      .selectFrom('agency')
      .select('agencyName')
      .where('agencyId', '=', agency.agencyId)
      .executeTakeFirstOrThrow()
  ).agencyName
const entries = () =>
  w.world.database.platform
    .selectFrom('audit')
    .select(['action', 'object'])
    .where('agencyId', '=', agency.agencyId)
    .where('object', '=', 'agency')
    .execute()
const rename = (agencyName: string, object: ActivityObject, then?: () => never) =>
  changeAndRecord(
    { actor: { kind: 'none', agencyId: agency.agencyId }, now: w.clock.now(), ip: '', world: w.world },
    agencyScope(agency.agencyId),
    'platform',
    async (tx) => {
      await tx.updateTable('agency').set({ agencyName }).where('agencyId', '=', agency.agencyId).execute()
      then?.()
      return { result: agencyName, action: 'agency.change' as const, object }
    },
  )

test('a change and its entry stand together, or neither does', async () => {
  const before = await nameNow()
  // PostgreSQL takes no NUL in a text: the entry cannot be written.
  await expect(rename('Changed in vain', 'agency \u0000')).rejects.toThrow()
  expect([await nameNow(), await entries()]).toEqual([before, []])

  const stop = () => {
    throw new Error('stopped')
  }
  await expect(rename('Stopped', 'agency', stop)).rejects.toThrow('stopped')
  expect([await nameNow(), await entries()]).toEqual([before, []])

  expect(await rename('Renamed', 'agency')).toBe('Renamed')
  expect([await nameNow(), await entries()]).toEqual([
    'Renamed',
    [{ action: 'agency.change', object: 'agency' }],
  ])
})

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
    .where('action', 'like', 'test.%')
    .execute()
const rename = (agencyName: string, action: string, then?: () => never) =>
  changeAndRecord(
    { actor: { kind: 'none', agencyId: agency.agencyId }, now: w.clock.now(), ip: '', world: w.world },
    agencyScope(agency.agencyId),
    'platform',
    async (tx) => {
      await tx.updateTable('agency').set({ agencyName }).where('agencyId', '=', agency.agencyId).execute()
      then?.()
      return { result: agencyName, action, object: 'agency' }
    },
  )

test('a change and its entry stand together, or neither does', async () => {
  const before = await nameNow()
  // PostgreSQL takes no NUL in a text: the entry cannot be written.
  await expect(rename('Changed in vain', 'test.\u0000')).rejects.toThrow()
  expect([await nameNow(), await entries()]).toEqual([before, []])

  const stop = () => {
    throw new Error('stopped')
  }
  await expect(rename('Stopped', 'test.stopped', stop)).rejects.toThrow('stopped')
  expect([await nameNow(), await entries()]).toEqual([before, []])

  expect(await rename('Renamed', 'test.renamed')).toBe('Renamed')
  expect([await nameNow(), await entries()]).toEqual([
    'Renamed',
    [{ action: 'test.renamed', object: 'agency' }],
  ])
})

import { listExportRoutes } from '@parichay/contract/activity/list-export.ts'
import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeStaff, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld()
  admin = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
})
afterAll(() => w.close())

const told = async () =>
  (await admin.client.ok(activityRoutes.listActivity, { query: {} })).list.filter(
    ({ action }) => action === 'list.export',
  )

test('the log says who exported which list, and what it was narrowed to', async () => {
  const body = { list: 'feedback' as const, filters: { stars: '1', search: 'late' } }
  expect(await admin.client.ok(listExportRoutes.recordListExport, { body })).toEqual({ recorded: true })
  const [entry, ...others] = await told()
  expect(others).toEqual([])
  expect(entry).toMatchObject({ who: { kind: 'staff', franchiseeId: admin.franchiseeId } })
  expect(JSON.stringify(entry)).toContain('late')
})

test('a list that is none, and filters without end, are refused and written nowhere', async () => {
  const many = Object.fromEntries(Array.from({ length: 31 }, (_x, at) => [`f${at}`, 'x']))
  for (const body of [
    { list: 'passwords', filters: {} },
    { list: 'people', filters: many },
    { list: 'people', filters: { search: 'x'.repeat(201) } },
    { list: 'people', filters: { '<b>': 'x' } },
  ])
    expect((await admin.client.call(listExportRoutes.recordListExport, { body } as never)).status).toBe(422)
  expect(await told()).toHaveLength(1)
})

import type { Access, Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import { makeActors, type TestActor } from '../testing/actors.ts'
import { needsNoEntry } from '../testing/entries.none.ts'
import { matrixCases } from '../testing/matrix-cases.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

// One way to change and record that cannot be forgotten: every call of staff that changes something leaves an entry.

let w: TestWorld
let staff: TestActor[]
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  const { actors } = await makeActors(w)
  await fillReference(w.world.database)
  const columns = ['admin', 'superadmin', 'staff'] as const
  staff = columns.flatMap((column) => actors.find((actor) => actor.column === column) ?? [])
}, 240_000)
afterAll(() => w.close())

const isOfStaff = ({ access, method }: Route) =>
  method !== 'GET' && [access.staff, access.admin, access.superadmin].some((cell) => cell !== '-')
const names = (Object.keys(routes) as RouteName[]).filter(
  (name) => isOfStaff(routes[name]) && !/logout/i.test(name),
)
const lets = ({ access }: { access: Access }, { column }: TestActor) => access[column] !== '-'

test('a call of staff that succeeds leaves an entry in the log of activity, or says why it needs none', async () => {
  for (const name of names)
    for (const actor of staff.filter((one) => lets(routes[name], one))) {
      const before = new Map(actor.client.cookies)
      const objects = matrixCases[name].consumes ? await actor.fresh() : actor.own
      await actor.client.call(routes[name] as Route, matrixCases[name].input(objects))
      actor.client.cookies.clear()
      for (const [key, value] of before) actor.client.cookies.set(key, value)
    }
  const { recorded, silent } = w.deeds
  const forgotten = names.filter(
    (name) => silent.has(name) && !recorded.has(name) && needsNoEntry[name] === undefined,
  )
  expect(forgotten).toEqual([])
  const listedInVain = names.filter((name) => recorded.has(name) && needsNoEntry[name] !== undefined)
  expect(listedInVain).toEqual([])
}, 300_000)

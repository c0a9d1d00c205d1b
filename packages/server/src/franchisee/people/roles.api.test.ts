import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeStaff, type TestAgency, type TestStaff } from '../../testing/makers.ts'
import { staffVersion } from '../../testing/versions.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
})
afterAll(() => w.close())

const isIn = async ({ client }: TestStaff) => (await client.call(franchiseeRoutes.getFranchisee, {})).status
const change = async ({ franchiseeId }: TestStaff, what: object) =>
  admin.client.ok(peopleRoutes.changeStaff, {
    body: { franchiseeId, version: await staffVersion(w, franchiseeId), ...what } as never,
  })

test('another role ends every session, more or less than before; other rights and the same role do not', async () => {
  for (const [before, after] of [
    ['franchisee', 'creator'],
    ['creator', 'admin'],
  ] as const) {
    const person = await makeStaff(w, before, { agency })
    await change(person, { permissions: ['card.list'], notes: 'New hours' })
    await change(person, { roles: [before], name: 'Another name' })
    expect(await isIn(person)).toBe(200)
    await change(person, { roles: [after] })
    expect(await isIn(person)).toBe(401)
  }
})

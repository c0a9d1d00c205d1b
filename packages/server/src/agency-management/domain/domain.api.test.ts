import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeStaff, signInAs, type TestAgency, type TestStaff } from '../../testing/makers.ts'
import { agencyVersion } from '../../testing/versions.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { checkHosts } from './work.ts'

let w: TestWorld
let agency: TestAgency
let keeper: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  keeper = await makeAgency(w, { isSuperAdmin: true })
})
afterAll(() => w.close())

const failing = (code: string, isLost: (host: string) => boolean) => (host: string) =>
  isLost(host) ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve()
const isOurs = (host: string) => host.startsWith(agency.marker.toLowerCase())
const look = (find: (host: string) => Promise<void>) => checkHosts(w.world, find)
const later = () => w.clock.move(6 * 3_600_000)
const toldTo = async (role: 'admin' | 'creator', of: TestAgency, about = agency) => {
  const who: TestStaff = await makeStaff(w, role, { agency: of })
  const { list } = await who.client.ok(analyticsRoutes.listAdminNotifications, { query: { kind: 'domain' } })
  return list.filter(({ agencyId }) => agencyId === about.agencyId).map(({ facts }) => facts)
}

test('a name that two looks do not find is told once to the agency and the platform, and anew when it is lost again', async () => {
  const lost = failing('ENOTFOUND', isOurs)
  const found = failing('', () => false)
  await look(lost)
  expect(await toldTo('admin', agency)).toEqual([])
  later()
  await look(lost)
  later()
  await look(lost)
  const host = `${agency.marker.toLowerCase()}.example`
  expect(await toldTo('admin', agency)).toEqual([
    { host, since: expect.stringMatching(/^2026-03-10T04:00/) as string },
  ])
  expect(await toldTo('admin', keeper)).toHaveLength(1)
  expect(await toldTo('creator', agency)).toEqual([])
  expect(await toldTo('admin', await makeAgency(w))).toEqual([])
  await look(found)
  later()
  await look(lost)
  later()
  await look(lost)
  expect(await toldTo('admin', agency)).toHaveLength(2)
})

test('a directory that does not answer, or finds nobody at all, says nothing of any name', async () => {
  await look(failing('', () => false))
  const before = await toldTo('admin', keeper)
  for (const find of [failing('EAI_AGAIN', isOurs), failing('ENOTFOUND', () => true)]) {
    await look(find)
    later()
    await look(find)
  }
  expect(await toldTo('admin', keeper)).toEqual(before)
})

test('a name that was lost before its agency was suspended is no old loss when the agency works again', async () => {
  const other = await makeAgency(w)
  const root = await makeStaff(w, 'admin', { agency: keeper })
  const lost = failing('ENOTFOUND', (host) => host.startsWith(other.marker.toLowerCase()))
  const set = async (status: 'ACTIVE' | 'SUSPENDED') => {
    const version = await agencyVersion(w, other.agencyId)
    const agency = { agencyId: other.agencyId, version, status }
    const { token } = await signInAs(w, keeper, { kind: 'staff', franchiseeId: root.franchiseeId })
    root.client.cookies.set('__Host-s', token)
    await root.client.ok(agencyRoutes.updateAgency, { body: { agency } })
  }
  await look(lost)
  await set('SUSPENDED')
  w.clock.move(30 * 86_400_000)
  await set('ACTIVE')
  await look(lost)
  expect(await toldTo('admin', other, other)).toEqual([])
  const since = w.clock.now().toISOString().slice(0, 16)
  later()
  await look(lost)
  expect(await toldTo('admin', other, other)).toEqual([
    expect.objectContaining({ since: expect.stringContaining(since) as string }),
  ])
})

import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
  type TestStaff,
} from '../../testing/makers.ts'
import { agencyVersion } from '../../testing/versions.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let root: TestStaff
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agency = await makeAgency(w)
})
afterAll(() => w.close())

const another = () => `h${newPhone().slice(1)}.example`
const set = async (hosts: string[], who = root, { agencyId }: { agencyId: number } = agency) => {
  const version = await agencyVersion(w, agencyId)
  return who.client.call(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, hosts } } })
}
const answers = async (host: string) =>
  (await openClient(w.app, host).call(agencyRoutes.getAgencyDetails, {})).status

test('an agency answers on a further name at once, on its first one in links, and on none that was taken off', async () => {
  const old = agency.host
  const own = another()
  const customer = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner: customer })
  const { cardId } = await makeCard(w, { business })
  expect(await answers(own)).toBe(404)

  const added = await set([old, ` ${own.toUpperCase()} `, own])
  expect(added.data.hosts.map(({ host, state }) => [host, state])).toEqual([
    [old, 'NONE'],
    [own, 'NONE'],
  ])
  expect([await answers(old), await answers(own)]).toEqual([200, 200])
  expect(added.data.url).toContain(old)

  const first = await set([own, old])
  expect(first.data).toMatchObject({ host: own, hosts: [{ host: own }, { host: old }] })
  expect(first.data.url).toContain(own)
  expect((await openClient(w.app, own).get(`/${cardId}`)).status).toBe(200)

  const taken = await set([own])
  expect(taken.data.hosts.map(({ host }) => host)).toEqual([own])
  expect([await answers(old), await answers(own)]).toEqual([404, 200])
  expect((await openClient(w.app, old).get(`/${cardId}`)).status).toBe(404)

  const { list } = await root.client.ok(activityRoutes.listActivity, {
    query: { agencyId: agency.agencyId, area: 'agency' },
  })
  expect(list[0]).toMatchObject({
    action: 'agency.change',
    changes: [{ before: `${own}, ${old}`, after: own }],
  })
})

test('names that are none, that another agency has, too many or none at all are refused, and nothing changes', async () => {
  const other = await makeAgency(w)
  const { hosts: before } = await root.client.ok(agencyRoutes.getAgency, {
    query: { agencyId: agency.agencyId },
  })
  const [first] = before.map(({ host }) => host)
  const wrong = [
    [],
    [first!, 'https://shop.example'],
    [first!, 'दुकान.example'],
    [first!, other.host],
    Array.from({ length: 11 }, another),
  ]
  for (const hosts of wrong) {
    const { status, failure } = await set(hosts)
    expect([status, failure.field?.startsWith('agency.hosts')]).toEqual([422, true])
  }
  const { hosts } = await root.client.ok(agencyRoutes.getAgency, { query: { agencyId: agency.agencyId } })
  expect(hosts).toEqual(before)
  expect(await answers(other.host)).toBe(200)
})

test('who is signed in at a name does not take it off, and an agency’s own admin changes none', async () => {
  const { hosts } = await root.client.ok(agencyRoutes.getAgency, { query: {} })
  const locked = await set([another()], root, root.agency)
  expect([locked.status, locked.failure.field]).toEqual([422, 'agency.hosts'])
  expect(await answers(hosts[0]!.host)).toBe(200)
  const admin = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  const refused = await set([another()], admin, admin.agency)
  expect([refused.status, refused.failure.field]).toEqual([422, 'agency.hosts'])
})

test('a card asked by a further name bears the first one where it is shared or found, and leads on by the name it was asked by', async () => {
  const there = await makeAgency(w)
  const further = another()
  await set([there.host, further], root, there)
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency: there }) })
  const { cardId } = await makeCard(w, { business })
  const asked = openClient(w.app, further)
  const hostsIn = async (pattern: RegExp) =>
    new Set(
      [...(await asked.get(`/${cardId}`)).text.matchAll(pattern)].map((found) => new URL(found[1]!).hostname),
    )
  const shared = [
    /<link rel="canonical" href="([^"]+)"/g,
    /<meta property="og:url" content="([^"]+)"/g,
    /<meta property="og:image" content="([^"]+)"/g,
    /data-share="([^"]+)"/g,
    /data-copy="([^"]+)"/g,
  ]
  for (const pattern of shared) expect(await hostsIn(pattern), String(pattern)).toEqual(new Set([there.host]))
  for (const within of [/href="([^"]+\.vcf)"/g, /href="([^"]+\?lang=[a-z]{2})"/g])
    expect(await hostsIn(within), String(within)).toEqual(new Set([further]))
  const saved = /^URL:(.+)$/m.exec((await asked.get(`/${cardId}.vcf`)).text)
  expect(new URL(saved![1]!).hostname).toBe(there.host)

  // Another first name is the one that is borne from then on.
  await set([further, there.host], root, there)
  for (const pattern of shared) expect(await hostsIn(pattern), String(pattern)).toEqual(new Set([further]))
})

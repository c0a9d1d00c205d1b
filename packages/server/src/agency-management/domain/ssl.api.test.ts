import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import type { SslFault } from '@parichay/contract/agency/ssl.ts'
import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBilling, type TestBilling } from '../../testing/make-bills.ts'
import { makeAgency, makeStaff, type TestAgency, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import type { Met } from './rules.ts'
import { checkCertificates } from './work.ssl.ts'

let w: TestWorld
let root: TestStaff
let pass: TestBilling['pass']
beforeAll(async () => {
  w = await openTestWorld()
  // Its admin stays signed in while days pass.
  ;({ root, pass } = await openBilling(w))
})
afterAll(() => w.close())

const minute = 60_000
const endsAt = new Date('2027-03-01T00:00:00.000Z')
const live = { fault: null, endsAt } as const
/** A real domain, since those of tests are known here only. */
const named = async (host: string) => {
  const agency = await makeAgency(w)
  await w.world.database.platform
    .updateTable('agencyHost')
    .set({ host })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  return agency
}
const ask = ({ agencyId }: TestAgency) => root.client.call(agencyRoutes.createSsl, { body: { agencyId } })
const seen = async ({ agencyId }: TestAgency) =>
  (await root.client.ok(agencyRoutes.getAgency, { query: { agencyId } })).hosts
const look = async (met: Met) => {
  const hosts: string[] = []
  await checkCertificates(w.world, ({ host }) => {
    hosts.push(host)
    return Promise.resolve(met)
  })
  return hosts
}

test('a certificate is asked for by the platform, looked for at once, and looked at again every day', async () => {
  const agency = await named('cards.rangtapi.example')
  expect(await seen(agency)).toEqual([
    { host: 'cards.rangtapi.example', state: 'NONE', fault: null, tries: 0, endsAt: null, lookedAt: null },
  ])
  expect(await look(live)).toEqual([])
  const answer = await ask(agency)
  expect(answer.status).toBe(200)
  expect(answer.data.hosts).toMatchObject([{ state: 'WAITING', lookedAt: null }])
  expect(await look(live)).toEqual(['cards.rangtapi.example'])
  expect(await seen(agency)).toMatchObject([{ state: 'LIVE', fault: null, endsAt: endsAt.toISOString() }])
  expect(await look(live)).toEqual([])
  await pass(24 * 60 * minute)
  expect(await look(live)).toEqual(['cards.rangtapi.example'])
  const { list } = await root.client.ok(activityRoutes.listActivity, {
    query: { agencyId: agency.agencyId, area: 'agency' },
  })
  expect(list[0]).toMatchObject({ action: 'agency.ssl' })
})

test('five looks without success are a failure with its reason; it may be asked for again at once', async () => {
  const agency = await named('late.rangtapi.example')
  await ask(agency)
  for (const pause of [1, 5, 15, 60]) {
    expect(await look({ fault: 'CERTIFICATE' })).toEqual(['late.rangtapi.example'])
    expect(await seen(agency)).toMatchObject([{ state: 'WAITING', fault: 'CERTIFICATE' }])
    await pass((pause - 1) * minute)
    expect(await look(live)).toEqual([])
    await pass(minute)
  }
  const troubled = async () => {
    const query = { search: 'rangtapi.example', tls: 'problem' as const }
    const { list } = await root.client.ok(agencyRoutes.listAgencies, { query })
    return list.map(({ host, ssl }) => [host, ssl])
  }
  await look({ fault: 'NO_ADDRESS' })
  expect(await troubled()).toEqual([['late.rangtapi.example', 'FAILED']])
  expect(await seen(agency)).toMatchObject([{ state: 'FAILED', fault: 'NO_ADDRESS', tries: 5 }])
  await pass(24 * 60 * minute)
  expect(await look(live)).not.toContain('late.rangtapi.example')
  expect((await ask(agency)).data.hosts).toMatchObject([{ state: 'WAITING', fault: null, tries: 0 }])
  await look(live)
  expect(await seen(agency)).toMatchObject([{ state: 'LIVE' }])
  expect(await troubled()).toEqual([])
})

test('one that visitors met before is looked at daily after it failed, and is live again once they meet it', async () => {
  const agency = await named('back.rangtapi.example')
  await ask(agency)
  await look(live)
  await pass(24 * 60 * minute)
  for (const pause of [1, 5, 15, 60, 24 * 60, 24 * 60]) {
    expect(await look({ fault: 'NO_ANSWER' })).toContain('back.rangtapi.example')
    await pass(pause * minute)
  }
  expect(await seen(agency)).toMatchObject([{ state: 'FAILED', fault: 'NO_ANSWER', tries: 5 }])
  expect(await look(live)).toContain('back.rangtapi.example')
  expect(await seen(agency)).toMatchObject([{ state: 'LIVE', fault: null, tries: 0 }])
})

test('a name of one network is given up at once, and a suspended agency has none', async () => {
  const agency = await named('shop.localhost')
  await ask(agency)
  expect(await look(live)).toEqual([])
  expect(await seen(agency)).toMatchObject([{ state: 'FAILED', fault: 'INNER_NAME' }])
  const { version } = await root.client.ok(agencyRoutes.getAgency, { query: { agencyId: agency.agencyId } })
  await root.client.ok(agencyRoutes.updateAgency, {
    body: { agency: { agencyId: agency.agencyId, version, status: 'SUSPENDED', reason: 'Unpaid' } },
  })
  expect((await ask(agency)).failure.code).toBe('CONFLICT')
  expect((await ask({ ...agency, agencyId: 2_000_000_000 })).status).toBe(404)
  const admin = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  const own = { body: { agencyId: admin.agency.agencyId } }
  expect((await admin.client.call(agencyRoutes.createSsl, own)).status).toBe(403)
})

test('a proxy that takes certificates on demand learns which names are of an agency', async () => {
  await named('asked.rangtapi.example')
  w.world.hosts.forget()
  const asks = async (domain: string) => (await root.client.get(`/tls-ask?domain=${domain}`)).status
  expect(await asks('asked.rangtapi.example')).toBe(200)
  for (const unknown of ['other.rangtapi.example', '10.0.0.1', 'intranet', ''])
    expect(await asks(unknown)).toBe(404)
})

test('admins are told once of a certificate that is lost or that nobody renews, and of none that comes late', async () => {
  const agency = await named('told.rangtapi.example')
  const told = async () => {
    const query = { kind: 'domain' as const }
    const { list } = await root.client.ok(analyticsRoutes.listAdminNotifications, { query })
    return list.filter(({ agencyId }) => agencyId === agency.agencyId).map(({ facts }) => facts)
  }
  const fail = async (fault: SslFault) => {
    for (const pause of [1, 5, 15, 60, 24 * 60, 24 * 60]) {
      await look({ fault })
      await pass(pause * minute)
    }
  }
  const host = 'told.rangtapi.example'
  await ask(agency)
  await fail('CERTIFICATE')
  expect(await told()).toEqual([])
  await ask(agency)
  await look({ fault: null, endsAt: new Date(w.world.clock().getTime() + 20 * 24 * 60 * minute) })
  expect(await told()).toEqual([])
  await pass(24 * 60 * minute)
  // Its name is not found: that is told by who looks up names.
  await fail('NO_ADDRESS')
  expect(await told()).toEqual([])
  await look({ fault: null, endsAt: new Date(w.world.clock().getTime() + 30 * 24 * 60 * minute) })
  await pass(24 * 60 * minute)
  await fail('NO_ANSWER')
  expect(await told()).toEqual([{ host, fault: 'NO_ANSWER', since: expect.any(String) }])
  const ending = new Date(w.world.clock().getTime() + 13 * 24 * 60 * minute)
  for (const _day of [1, 2]) {
    await look({ fault: null, endsAt: ending })
    await pass(24 * 60 * minute)
  }
  expect(await told()).toEqual([
    { host, endsAt: ending.toISOString() },
    { host, fault: 'NO_ANSWER', since: expect.any(String) },
  ])
})

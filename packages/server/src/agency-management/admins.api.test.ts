import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeFranchiseePhone } from '../franchisee/store.ts'
import { agencyScope } from '../platform/scope.ts'
import { makeAgency, makeStaff, newPhone, signInAs } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
beforeAll(async () => void (w = await openTestWorld()))
afterAll(() => w.close())

test('an admin whose number somebody of the agency takes at the same moment is refused in words', async () => {
  const root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const agency = await makeAgency(w)
  const { franchiseeId } = await makeStaff(w, 'creator', { agency })
  const { agencyId } = agency
  const phoneNumber = newPhone()
  const adding = await w.world.database.platform.transaction().execute(async (tx) => {
    await changeFranchiseePhone(tx, agencyScope(agencyId), franchiseeId, phoneNumber)
    const call = root.client.call(agencyRoutes.addAgencyAdmin, {
      body: { adminData: { agencyId, name: 'Second', phoneNumber } },
    })
    await Promise.race([call, new Promise((resolve) => setTimeout(resolve, 300))])
    return { call }
  })
  expect(await adding.call).toMatchObject({
    status: 409,
    failure: { code: 'PHONE_TAKEN', field: 'adminData.phoneNumber' },
  })
})

test('the day an admin was invited by the platform stands in the list of people, and is the newest one', async () => {
  const root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const began = w.clock.now()
  const [first, second] = [newPhone(), newPhone()]
  const { agencyId } = await root.client.ok(agencyRoutes.createAgency, {
    body: {
      agency: {
        agencyName: 'New agency',
        host: `i${first.slice(1)}.example`,
        theme: { primary: '#2d9bea' },
        languages: ['en'],
        support: { phoneNumber: '', email: '', whatsapp: '' },
        admin: { name: 'First', phoneNumber: first },
      },
    },
  })
  const invite = () =>
    root.client.ok(agencyRoutes.addAgencyAdmin, {
      body: { adminData: { agencyId, name: 'Second', phoneNumber: second } },
    })
  const invited = async () => {
    const query = { agencyId, sort: 'oldest' as const }
    const { list } = await root.client.ok(peopleRoutes.listStaff, { query })
    return list.map(({ name, invitedAt }) => [name, invitedAt?.slice(0, 10)])
  }
  const day = () => w.clock.now().toISOString().slice(0, 10)
  await invite()
  expect(await invited()).toEqual([
    ['First', began.toISOString().slice(0, 10)],
    ['Second', day()],
  ])
  w.clock.move(86_400_000)
  const { token } = await signInAs(w, root.agency, { kind: 'staff', franchiseeId: root.franchiseeId })
  root.client.cookies.set('__Host-s', token)
  await invite()
  expect((await invited())[1]).toEqual(['Second', day()])
})

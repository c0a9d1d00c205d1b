import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeFranchiseePhone } from '../franchisee/store.ts'
import { agencyScope } from '../platform/scope.ts'
import { makeAgency, makeStaff, newPhone } from '../testing/makers.ts'
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

import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { makeAgency, makeStaff, newPhone, type TestAgency, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

/** A line in Patna: ten digits that begin with 6, and no SMS ever arrives at it. */
const landline = '+916122543831'
let w: TestWorld
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
})
afterAll(() => w.close())

const refused = { code: 'VALIDATION', message: 'A valid phone number is required.' }
const rowsOf = (table: 'appUser' | 'franchisee') =>
  w.world.database.platform
    .selectFrom(table)
    .select('phoneNumber')
    .where('phoneNumber', '=', landline)
    .execute()

test('nobody is registered, hired or invited by a number that no code can be sent to: they could never sign in', async () => {
  const visitor = openClient(w.app, agency.host)
  const body = { phoneNumber: landline }
  expect((await visitor.call(authRoutes.verifyUser, { body })).failure).toMatchObject(refused)

  const registered = await admin.client.call(businessRoutes.registerUserAndGetBusinesses, { body })
  expect(registered.failure).toMatchObject({ ...refused, field: 'phoneNumber' })

  const hired = await admin.client.call(peopleRoutes.addStaff, {
    body: { name: 'Meera Shah', phoneNumber: landline, roles: ['franchisee'] },
  })
  expect(hired.failure).toMatchObject({ ...refused, field: 'phoneNumber' })

  const root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const { agencyId } = agency
  const invited = await root.client.call(agencyRoutes.addAgencyAdmin, {
    body: { adminData: { agencyId, name: 'Second', phoneNumber: landline } },
  })
  expect(invited.failure).toMatchObject({ ...refused, field: 'adminData.phoneNumber' })
  const made = await root.client.call(agencyRoutes.createAgency, {
    body: {
      agency: {
        agencyName: 'New agency',
        host: `l${newPhone().slice(1)}.example`,
        theme: { primary: '#2d9bea' },
        languages: ['en'],
        support: { phoneNumber: '', email: '', whatsapp: '' },
        admin: { name: 'First', phoneNumber: landline },
      },
    },
  })
  expect(made.failure).toMatchObject({ ...refused, field: 'agency.admin.phoneNumber' })
  expect([await rowsOf('appUser'), await rowsOf('franchisee')]).toEqual([[], []])
})

test('a file of customers says so of such a row before it is imported', async () => {
  const rows = [landline, newPhone()].map((phoneNumber, place) => ({
    rowNo: place + 2,
    phoneNumber,
    businessName: `Shop ${place}`,
    category: 'Tailoring',
  }))
  const checked = await admin.client.ok(bulkRoutes.checkImport, { body: { rows } as never })
  expect(checked.rows.map(({ outcome, field, message }) => [outcome, field, message])).toEqual([
    ['refused', 'phoneNumber', refused.message],
    ['new-customer', null, ''],
  ])
})

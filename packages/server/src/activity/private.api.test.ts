import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { emptySections } from '@parichay/contract/card/sections.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeAgency, makeCard, makeStaff, newPhone, type TestStaff } from '../testing/makers.ts'
import { changeOf } from '../testing/makers.pdf-people.ts'
import { makeSingle, openShop, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let root: TestStaff
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  shop = await openShop(w)
}, 120_000)
afterAll(() => w.close())

/** Fields that are private, or that money is paid to, or that open something. */
const isPrivate = (name: string) =>
  /^(?:accountNumber|upiId|ifsc|holder|pan|gstin|address|notes|dateOfBirth|bloodGroup|emergencyPhone|password|keySecret|authkey)$/.test(
    name,
  )

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; allOf?: Schema[] }
const namesIn = (schema: Schema | undefined): string[] =>
  schema === undefined
    ? []
    : [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [name, ...namesIn(part)]),
        ...[schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(namesIn),
      ]
const takesPrivate = ({ body }: Route) =>
  body !== undefined &&
  namesIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema).some(
    isPrivate,
  )

const payout = {
  upiId: 'kamala.devi@okaxis',
  holder: 'Kamala Devi Payee',
  accountNumber: '918273645546',
  ifsc: 'SBIN0018273',
}
const person = {
  address: '17 Hidden Lane',
  notes: 'Asked for an advance',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  payout,
}
const ofPerson = [person.address, person.notes, person.gstin, person.pan, ...Object.values(payout)]
const employee = {
  name: 'Secret Employee',
  dateOfBirth: '1991-07-23',
  bloodGroup: 'AB-' as const,
  emergencyPhone: '+919812312345',
  phone: '+919812354321',
  address: '9 Quiet Street',
}
const openAddress = 'what stands on the page or the invoice that it is for, which everybody may read'
const signsIn = 'an entry of signing in or of an own account has no words at all'

/** Each call that takes such a field: made, and which values must stand in no entry; or why they may. */
const table: Partial<Record<RouteName, { values: string[]; call: () => Promise<unknown> } | string>> = {
  addStaff: {
    values: ofPerson,
    call: () =>
      shop.admin.client.ok(peopleRoutes.addStaff, {
        body: { name: 'Kamala', phoneNumber: newPhone(), roles: ['creator'], ...person },
      }),
  },
  changeStaff: {
    values: ofPerson,
    call: async () => {
      const { franchiseeId } = await makeStaff(w, 'creator', { agency: shop.agency })
      for (const change of [person, { ...person, address: '', notes: '', gstin: null, pan: null }]) {
        const { version } = await shop.admin.client.ok(peopleRoutes.getStaff, { params: { franchiseeId } })
        await shop.admin.client.ok(peopleRoutes.changeStaff, { body: { franchiseeId, version, ...change } })
      }
    },
  },
  updateCardPaymentOptions: {
    // The UPI id and the code of the bank stand on the card's page; who changed where money goes is looked up by them.
    values: ['564738291054', 'Kamala Devi Holder'],
    call: async () => {
      const { cardNo } = await makeCard(w, { business: shop.business })
      const { version } = await shop.admin.client.ok(cardRoutes.getCard, { query: { cardNo } })
      const bank = {
        holder: 'Kamala Devi Holder',
        accountNumber: '564738291054',
        ifsc: 'SBIN0018273',
        branch: 'Surat Main',
      }
      await shop.admin.client.ok(cardRoutes.updateCardPaymentOptions, {
        body: { cardNo, version, paymentOptions: { ...emptySections.paymentOptions, bank } },
      })
    },
  },
  updatePdfCardBasicDetails: {
    values: Object.values(employee),
    call: async () => {
      const pdfCardNo = await makeSingle(w, shop.business, 'pdf')
      const details = detailsFor('lanyard', cardFixtures.usual)
      for (const more of [{}, employee, {}]) {
        const { version } = await shop.admin.client.ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })
        await shop.admin.client.ok(pdfCardRoutes.updatePdfCardBasicDetails, {
          body: { pdfCardNo, version, details: { ...details, person: { ...details.person, ...more } } },
        })
      }
    },
  },
  savePdfPeople: {
    values: Object.values(employee),
    call: async () => {
      const pdfCardNo = await makeSingle(w, shop.business, 'pdf')
      await shop.admin.client.ok(pdfPeopleRoutes.savePdfPeople, {
        body: { pdfCardNo, changes: [changeOf(employee)] },
      })
    },
  },
  recordCardPayment: {
    values: ['3 Invoice Road', '24AAACC1206D1ZM'],
    call: () =>
      shop.admin.client.ok(paymentRoutes.recordCardPayment, {
        body: {
          businessId: shop.business.businessId,
          subscriptionPlanId: shop.plans.silver,
          isManualUpdate: true,
          reason: 'paid in cash',
          billing: { name: 'Kamala', address: '3 Invoice Road', state: 'Gujarat', gstin: '24AAACC1206D1ZM' },
        } as never,
      }),
  },
  saveAgencyMessaging: {
    values: ['authkey-of-the-agency', 'letter-box-9'],
    call: () =>
      root.client.ok(messagingRoutes.saveAgencyMessaging, {
        body: {
          agencyId: shop.agency.agencyId,
          sms: {
            authkey: 'authkey-of-the-agency',
            header: 'RNGTPI',
            entityId: '1101234567890123456',
            templates: { otp: 'otp', notice: '', invite: '', reminder: '', reminderHi: '', reminderGu: '' },
          },
          mail: {
            host: 'mail.example.org',
            port: 587,
            user: 'box',
            password: 'letter-box-9',
            from: 'a@example.org',
          },
          version: 0,
        } as never,
      }),
  },
  connectPaymentAccount: {
    values: ['another-key-secret-1'],
    call: () => {
      const keys = { keyId: 'rzp_test_1234567890abcdef', keySecret: 'another-key-secret-1' }
      w.sandbox.provider.setAccount(keys)
      return root.client.ok(paymentAccountRoutes.connectPaymentAccount, {
        body: { agencyId: shop.agency.agencyId, ...keys } as never,
      })
    },
  },
  createCardPaymentOrder: 'an order has no entry; the sale has one, without who is billed',
  createPdfCardPaymentOrder: 'an order has no entry; the sale has one, without who is billed',
  createUserVideoPaymentOrder: 'an order has no entry; the sale has one, without who is billed',
  payPdfCard: 'written down by the same code as a payment for a plan',
  payUserVideo: 'written down by the same code as a payment for a plan',
  addBusiness: openAddress,
  updateBusinessMetadata: openAddress,
  updateCardBasicDetails: openAddress,
  updateCardAboutUs: openAddress,
  updateImagePostSettings: 'what stands in the frame of greetings, which are made to be sent round',
  updateSeller: openAddress,
  login: signsIn,
  deleteUser: signsIn,
  makeOwnDataFile: 'the password is compared, and the entry says only that a copy was asked for',
  createPassword: signsIn,
  changePhone: signsIn,
  changePassword: signsIn,
  franchiseeLogin: signsIn,
  franchiseeCreatePassword: signsIn,
  beginTotp: signsIn,
  renewRecoveryCodes: signsIn,
  removeTotp: signsIn,
}

test('each call that takes a private field stands in the table', () => {
  const taking = (Object.entries(routes) as [RouteName, Route][]).filter(([, route]) => takesPrivate(route))
  expect(Object.keys(table).toSorted()).toEqual(taking.map(([name]) => name).toSorted())
})

const entries = async () =>
  (
    await w.world.database.platform
      .selectFrom('audit')
      .select(['auditId', 'detail'])
      .orderBy('auditId')
      .execute()
  ).map(({ detail }) => JSON.stringify(detail))

test.each(
  Object.entries(table).flatMap(([name, row]) => (typeof row === 'string' ? [] : [[name, row] as const])),
)('%s leaves none of its private values in the log', async (_name, { values, call }) => {
  const before = (await entries()).length
  await call()
  const written = (await entries()).slice(before)
  expect(written.length).toBeGreaterThan(0)
  for (const value of values) expect(written.filter((text) => text.includes(value))).toEqual([])
})

test('what stood in entries of staff is gone from them, and what they say of rights has both sides', async () => {
  const { agencyId } = shop.agency
  const { franchiseeId } = await makeStaff(w, 'creator', { agency: shop.agency })
  const detail = {
    ...person,
    name: 'Kamala',
    roles: ['creator'],
    permissions: ['card.list', 'card.edit'],
    isActive: true,
    before: { roles: ['creator'], permissions: ['card.list'] },
  }
  await sql`insert into audit (agency_id, at, actor, action, object, detail) values
    (${agencyId}, ${w.clock.now()}, 'system', 'staff.change', ${`franchisee ${franchiseeId}`}, ${JSON.stringify(detail)})`.execute(
    w.world.database.platform,
  )
  const owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
  await owner
    .query(readFileSync(new URL('../migrations/0236-private-in-log.sql', import.meta.url), 'utf8'))
    .finally(() => owner.end())
  const [entry] = (await shop.admin.client.ok(activityRoutes.listActivity, { query: { area: 'staff' } })).list
  expect(entry!.changes).toEqual([
    { field: 'permissions', before: 'card.list', after: 'card.list, card.edit' },
  ])
  expect(entry!.facts).toEqual([
    { field: 'name', value: 'Kamala' },
    { field: 'isActive', value: 'true' },
  ])
  // Nobody else changes an entry after it as little as before.
  await expect(
    sql`update audit set detail = '{}' where agency_id = ${agencyId}`.execute(w.world.database.platform),
  ).rejects.toThrow(/never change/)
})

import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { remind } from '../plan/reminder/work.ts'
import { openClient } from '../testing/client.ts'
import { messagesTo, newestCode, wrongCode } from '../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestStaff,
} from '../testing/makers.ts'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyVersion } from '../testing/versions.ts'

let w: TestWorld
let platform: TestStaff
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld()
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  shop = await openShop(w)
})
afterAll(() => w.close())

const db = () => w.world.database.platform
const change = async (what: object) => {
  const { agencyId } = shop.agency
  const version = await agencyVersion(w, agencyId)
  return platform.client.call(agencyRoutes.updateAgency, {
    body: { agency: { agencyId, version, ...what } },
  })
}
const settingsNow = async () =>
  platform.client.ok(agencyRoutes.getAgency, { query: { agencyId: shop.agency.agencyId } })
const notes = () =>
  db()
    .selectFrom('audit')
    .selectAll()
    .where('agencyId', '=', shop.agency.agencyId)
    .where('action', '=', 'agency.change')
    .orderBy('auditId')
    .execute()

describe('allowed origins', () => {
  test('open online payment to businesses that staff made; self-made ones cannot be shut out', async () => {
    await db()
      .updateTable('business')
      .set({ businessMadeBy: 'creator' })
      .where('businessId', '=', shop.business.businessId)
      .execute()
    const order = () =>
      shop.customer.client.call(paymentRoutes.createCardPaymentOrder, {
        body: { businessId: shop.business.businessId, subscriptionPlanId: shop.plans.gold },
      })
    expect((await order()).failure.code).toBe('ONLINE_PAYMENT_OFF')
    const { data } = await change({
      configuration: { onlinePayment: { allowedOrigins: ['creator', 'creator'] } },
    })
    expect(data.configuration.onlinePayment).toEqual({
      enablePaymentIntegration: true,
      allowedOrigins: ['self', 'creator'],
    })
    expect((await order()).status).toBe(200)
    const details = await shop.customer.client.ok(agencyRoutes.getAgencyDetails, {})
    expect(details.configuration.onlinePayment.allowedOrigins).toEqual(['self', 'creator'])
    await change({ configuration: { onlinePayment: { allowedOrigins: [] } } })
    expect((await settingsNow()).configuration.onlinePayment.allowedOrigins).toEqual(['self'])
  })

  test('leave a note of before and after in the transaction of the change', async () => {
    const count = (await notes()).length
    await change({ specialNumbers: ['+919811100001'] })
    const note = (await notes()).at(-1)!
    expect((await notes()).length).toBe(count + 1)
    expect(note.actor).toContain('franchisee')
    expect(note.detail).toMatchObject({
      before: { specialNumbers: [] },
      after: { specialNumbers: ['+919811100001'] },
    })
    const client = new pg.Client({ connectionString: w.databaseUrl })
    await client.connect()
    await client.query("alter table audit add constraint no_note check (action <> 'agency.change') not valid")
    const before = await settingsNow()
    expect((await change({ specialNumbers: [] })).status).toBe(500)
    expect(await settingsNow()).toEqual(before)
    await client.query('alter table audit drop constraint no_note')
    await client.end()
  })

  test('what was changed meanwhile is not written over', async () => {
    const { version } = await settingsNow()
    expect((await change({ specialNumbers: [], version })).status).toBe(200)
    expect((await change({ specialNumbers: ['+919811100002'], version })).failure.code).toBe('CONFLICT')
    expect((await settingsNow()).specialNumbers).toEqual([])
  })

  test('an agency that is not there, an origin and a number that are none', async () => {
    expect((await change({ agencyId: 2_000_000_000 })).status).toBe(404)
    expect((await change({ specialNumbers: ['12345'] })).status).toBe(422)
    expect((await change({ configuration: { onlinePayment: { allowedOrigins: ['mars'] } } })).status).toBe(
      422,
    )
  })
})

describe('special numbers', () => {
  test('are shown to nobody else', async () => {
    await change({ specialNumbers: ['+919811100003'] })
    const page = await openClient(w.app, shop.agency.host).get('/api/v1/agency-details')
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('9811100003')
    const own = await shop.admin.client.call(agencyRoutes.listAgencies, {})
    expect(own.status).toBe(403)
  })

  test('type a code as everybody does: it is sent, no other one counts', async () => {
    const phoneNumber = newPhone()
    await change({ specialNumbers: [phoneNumber] })
    const client = openClient(w.app, shop.agency.host)
    const begun = await client.call(authRoutes.verifyUser, { body: { phoneNumber } })
    const code = await newestCode(w, phoneNumber)
    expect(JSON.stringify(begun.data)).not.toContain(code)
    const early = await client.call(authRoutes.createPassword, { body: { password: 'river-stone-98' } })
    expect(early.status).toBe(409)
    const wrong = await client.call(authRoutes.verifyOtp, { body: { otp: wrongCode(code) } })
    expect(wrong.failure.code).toBe('OTP_INVALID')
    expect((await client.call(authRoutes.verifyOtp, { body: { otp: code } })).status).toBe(200)
  })

  test('are not counted, and get no reminder by SMS', async () => {
    const special = await makeCustomer(w, { agency: shop.agency })
    const plain = await makeCustomer(w, { agency: shop.agency })
    await change({ specialNumbers: [special.phoneNumber] })
    const events = async ({ client }: typeof plain) =>
      (
        await client.ok(analyticsRoutes.logEvents, {
          body: {
            logEvents: [
              {
                logEventName: 'START_SESSION',
                sessionId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c',
                context: 'customer',
                pageUrl: '/panel/customer',
              },
            ],
          },
        })
      ).logged
    expect([await events(special), await events(plain)]).toEqual([0, 1])
    const stored = await db()
      .selectFrom('analyticsEvent')
      .selectAll()
      .where('agencyId', '=', shop.agency.agencyId)
      .execute()
    expect(stored).toHaveLength(1)
    for (const owner of [special, plain]) {
      const expiry = addDays(istDay(w.clock.now()), 1)
      const { businessId } = await makeBusiness(w, { owner, expiry, isPaid: true })
      await remind(w.world, { agencyId: shop.agency.agencyId, businessId })
    }
    expect(messagesTo(w, special.phoneNumber)).toEqual([])
    expect(messagesTo(w, plain.phoneNumber)).toHaveLength(1)
  })
})

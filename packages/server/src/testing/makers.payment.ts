import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { sealSecret } from '../payment/usecase.accounts.ts'
import { workOnEvent } from '../payment/usecase.events.ts'
import { reconcileNow } from '../payment/usecase.reconcile.ts'
import { refundNow } from '../payment/usecase.refunds.ts'
import { addAccount } from '../payment/store.accounts.ts'
import { addSingle } from '../payment/store.single.ts'
import { claimRefunds } from '../payment/store.refunds.ts'
import { agencyScope } from '../platform/scope.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from './makers.ts'
import { makePlan } from './makers.plan.ts'
import type { TestWorld } from './world.ts'

/** Keys of an account, as the provider gave them out. */
export type TestAccount = {
  accountId: string
  keyId: string
  keySecret: string
  token: string
  webhookSecret: string
  webhookUrl: string
}
/** An agency that sells online, with a customer, a business and two plans. */
export type TestShop = {
  agency: TestAgency
  account: TestAccount
  customer: TestCustomer
  business: TestBusiness
  admin: TestStaff
  plans: { gold: number; silver: number }
}

/** The address the test's server listens at, for webhooks; it begins to listen with the first question. */
export async function listenAt({ app }: TestWorld): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Connects an agency to the sandbox's provider, as the script for a real account does. */
export async function makeAccount(w: TestWorld, agency: TestAgency): Promise<TestAccount> {
  const accountId = randomUUID()
  const keyId = `rzp_test_${randomBytes(8).toString('hex')}`
  const keySecret = randomBytes(12).toString('hex')
  const token = randomBytes(24).toString('base64url')
  const webhookSecret = randomBytes(16).toString('hex')
  const webhookUrl = `${await listenAt(w)}/webhooks/razorpay/${token}`
  w.sandbox.provider.setAccount({ keyId, keySecret, webhook: { url: webhookUrl, secret: webhookSecret } })
  const scope = agencyScope(agency.agencyId)
  await w.world.database.inScope(scope, (tx) =>
    addAccount(tx, scope, {
      accountId,
      keyId,
      keySecretSealed: sealSecret(w.world, accountId, 'key', keySecret),
      webhookSecretSealed: sealSecret(w.world, accountId, 'webhook', webhookSecret),
      webhookToken: token,
      createdAt: w.clock.now(),
    }),
  )
  return { accountId, keyId, keySecret, token, webhookSecret, webhookUrl }
}

/** Switches online payment of an agency on or off, and sells PDF cards and videos singly. */
export async function sellOnline({ world }: TestWorld, { agencyId }: TestAgency, on = true): Promise<void> {
  const selling = {
    onlinePayment: { enablePaymentIntegration: on, allowedOrigins: ['self'] },
    pdfCardConfig: { enablePdfCardProduct: true, customerPlans: [{ id: 7, price: 49 }] },
    video: { enableVideo: true, customerPlans: [{ id: 9, price: 99 }] },
  }
  await sql`update agency set configuration = configuration || ${JSON.stringify(selling)}::jsonb where agency_id = ${agencyId}`.execute(
    world.database.platform,
  )
  world.hosts.forget()
}

/** Opens a shop; with `agency`, in one that is there. */
export async function openShop(w: TestWorld, given: { agency?: TestAgency } = {}): Promise<TestShop> {
  const agency = given.agency ?? (await makeAgency(w))
  await sellOnline(w, agency)
  const account = await makeAccount(w, agency)
  const customer = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner: customer })
  const admin = await makeStaff(w, 'admin', { agency })
  const gold = await makePlan(w, agency, { name: 'Gold', price: 999 })
  const silver = await makePlan(w, agency, { name: 'Silver', price: 499 })
  return { agency, account, customer, business, admin, plans: { gold, silver } }
}

/** An order of the shop's customer. */
export const orderPlan = (
  { customer, business, plans }: TestShop,
  more: { renew?: boolean; plan?: 'gold' | 'silver' } = {},
) =>
  customer.client.ok(paymentRoutes.createCardPaymentOrder, {
    body: {
      businessId: business.businessId,
      subscriptionPlanId: plans[more.plan ?? 'gold'],
      ...(more.renew === undefined ? {} : { renew: more.renew }),
    },
  })

type Handler = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }

/** What the panel sends after checkout called its handler. */
export const confirmationOf = (
  { business, plans }: TestShop,
  orderId: string,
  handler: Handler,
  plan: 'gold' | 'silver' = 'gold',
) => ({
  businessId: business.businessId,
  subscriptionPlanId: plans[plan],
  throughGateway: true as const,
  orderCreationId: orderId,
  razorpayPaymentId: handler.razorpay_payment_id,
  razorpayOrderId: handler.razorpay_order_id,
  razorpaySignature: handler.razorpay_signature,
})

/** A PDF card or video of a business. */
export const makeSingle = (w: TestWorld, { agency, businessId }: TestBusiness, kind: 'pdf' | 'video') => {
  const scope = agencyScope(agency.agencyId)
  return w.world.database.inScope(scope, (tx) =>
    addSingle(tx, scope, kind, {
      businessId,
      name: `Thing ${agency.marker}`,
      createdAt: w.clock.now(),
    }),
  )
}

/** Does at once what the jobs would do: events of webhooks that arrived, refunds that are due. */
export async function doJobs(w: TestWorld): Promise<void> {
  const { platform } = w.world.database
  // What the provider was to do later, it does in a moment.
  await sleep(15)
  await w.sandbox.provider.idle()
  const events = await platform
    .selectFrom('providerEvent')
    .select(['agencyId', 'accountId', 'eventId'])
    .where('appliedAt', 'is', null)
    .orderBy('receivedAt')
    .execute()
  for (const event of events) await workOnEvent(w.world, event).catch(() => undefined)
  for (const refund of await claimRefunds(platform, { now: w.clock.now(), limit: 100 }))
    await refundNow(w.world, refund)
  await w.sandbox.provider.idle()
}

/** Lets time pass here, and runs a round of the reconciler. */
export async function reconcileLater(w: TestWorld, ms = 130_000) {
  w.clock.move(ms)
  return reconcileNow(w.world)
}

/** What the business has: its paid periods as text, its last day, its status. */
export async function standing({ world }: TestWorld, { business }: Pick<TestShop, 'business'>) {
  const row = await world.database.platform
    .selectFrom('business')
    .select(['expiryDateForCustomer', 'paymentStatus'])
    .where('businessId', '=', business.businessId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ period: string; endedBy: string | null }>`
    select period::text as period, ended_by from activation where business_id = ${business.businessId} order by activation_id`.execute(
    world.database.platform,
  )
  return {
    expiry: row.expiryDateForCustomer,
    paid: row.paymentStatus,
    periods: rows.map((one) => one.period),
  }
}

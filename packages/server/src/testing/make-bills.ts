import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { randomUUID } from 'node:crypto'
import { turnBillsNow } from '../bill/work.ts'
import { gujaratSeller } from './make-invoice.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCard,
} from './makers.ts'
import { makeAccount } from './makers.payment.ts'
import { makePlan } from './makers.plan.ts'
import type { TestWorld } from './world.ts'

const day = 86_400_000

/** A platform that bills agencies: its admin, and what tests do with months. */
export async function openBilling(w: TestWorld) {
  const setJson = (agency: TestAgency, column: 'seller' | 'terms', value: object) =>
    w.world.database.platform
      .updateTable('agency')
      .set({ [column]: JSON.stringify(value) })
      .where('agencyId', '=', agency.agencyId)
      .execute()
  const platform = await makeAgency(w, { isSuperAdmin: true })
  const root = await makeStaff(w, 'admin', { agency: platform })
  await makeAccount(w, platform)
  await setJson(platform, 'seller', gujaratSeller)

  /** An agency that pays ₹118 for a card, with a plan and so many businesses. */
  const billed = async (count: number) => {
    const agency = await makeAgency(w)
    const billedFrom = w.clock.now().toISOString().slice(0, 7)
    await setJson(agency, 'terms', { cardRatePaise: 118_00, billedFrom })
    const admin = await makeStaff(w, 'admin', { agency })
    const plan = await makePlan(w, agency)
    const cards: TestCard[] = []
    for (let i = 0; i < count; i++) {
      const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency, signedIn: false }) })
      cards.push(await makeCard(w, { business }))
    }
    const activate = (i: number) =>
      admin.client.ok(paymentRoutes.recordCardPayment, {
        body: {
          businessId: cards[i]!.business.businessId,
          subscriptionPlanId: plan,
          isManualUpdate: true,
          requestId: randomUUID(),
          isSecondRecord: true,
        },
      })
    return { agency, admin, cards, activate }
  }
  /** The month that runs. */
  const asked = () => {
    const [year, month] = w.clock.now().toISOString().split('-').map(Number)
    return { year: year!, month: month! }
  }
  /** Moves the clock; nobody is signed out by it. */
  const pass = async (ms: number) => {
    w.clock.move(ms)
    const now = w.clock.now()
    await w.world.database.platform
      .updateTable('session')
      .set({ lastSeenAt: now, endsAt: new Date(now.getTime() + 365 * day) })
      .execute()
  }
  /** Moves the clock to noon of a day of the next month. */
  const goTo = async (dayOfNextMonth: number) => {
    const now = w.clock.now()
    const target = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, dayOfNextMonth, 6)
    await pass(target - now.getTime())
  }
  return { platform, root, setJson, billed, asked, pass, goTo, turn: () => turnBillsNow(w.world) }
}
/** What `openBilling` gives. */
export type TestBilling = Awaited<ReturnType<typeof openBilling>>

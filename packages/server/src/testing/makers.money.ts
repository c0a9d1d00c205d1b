import { fullLimits, makePlan } from './makers.plan.ts'
import { randomUUID } from 'node:crypto'
import { recordPurchase } from '../payment/usecase.manual.ts'
import { sealSecret } from '../payment/usecase.accounts.ts'
import { addAccount, findActiveAccount } from '../payment/store.accounts.ts'
import { addIntent, moveIntent, saveOrder } from '../payment/store.ts'
import { addSingle } from '../payment/store.single.ts'
import { listBreaks, openBreak } from '../payment/store.watch.ts'
import { agencyScope, type Staff } from '../platform/scope.ts'
import { makeBusiness, makeStaff, type TestBusiness, type TestCustomer, type TestStaff } from './makers.ts'
import type { TestWorld } from './world.ts'

/** What calls about money can name. Orders and unpaid purchases are named after what they are for. */
export type MoneyObjects = {
  recordNo: number
  pdfCardNo: number
  pdfRecordNo: number
  videoNo: number
  videoRecordNo: number
  breakId: number
}

/** The provider's id of the order for a business, a PDF card or a video of the tests. */
export const orderIdFor = (kind: 'card' | 'pdf' | 'video', no: number) =>
  `order_${kind.padEnd(5, 'x')}${String(no).padStart(10, '0')}`
/** The number of the unpaid purchase for a business of the tests. */
export const intentIdFor = (businessId: number) =>
  `00000000-0000-4000-8000-${String(businessId).padStart(12, '0')}`

const frameVisibility = { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: false }

/** Keys that open nothing, so that purchases have an account. */
async function accountOf({ world, clock }: TestWorld, agencyId: number): Promise<string> {
  const scope = agencyScope(agencyId)
  return world.database.inScope(scope, async (tx) => {
    const found = await findActiveAccount(tx, scope)
    if (found) return found.accountId
    const accountId = randomUUID()
    await addAccount(tx, scope, {
      accountId,
      keyId: `rzp_test_Matrix${agencyId}`,
      keySecretSealed: sealSecret(world, accountId, 'key', 'matrix-key-secret'),
      webhookSecretSealed: sealSecret(world, accountId, 'webhook', 'matrix-webhook-secret'),
      webhookToken: randomUUID().padEnd(40, '-'),
      createdAt: clock.now(),
    })
    return accountId
  })
}

/** An unpaid purchase with an order for a business, a PDF card and a video, and a paid one of each by staff. */
export async function makeMoney(
  test: TestWorld,
  of: { owner: TestCustomer; madeBy?: TestStaff | undefined; business: TestBusiness; planId?: number },
): Promise<MoneyObjects> {
  const { world, clock } = test
  const { agency, businessId } = of.business
  const scope = agencyScope(agency.agencyId)
  const accountId = await accountOf(test, agency.agencyId)
  const planId = of.planId ?? (await makePlan(test, agency))
  const name = `Thing ${agency.marker}`
  const createdAt = clock.now()
  const [pdfCardNo, videoNo] = await world.database.inScope(scope, async (tx) => {
    const pdf = await addSingle(tx, scope, 'pdf', { businessId, name, createdAt })
    const video = await addSingle(tx, scope, 'video', { businessId, name, createdAt })
    const open = [
      { kind: 'card', no: businessId, objectNo: null, intentId: intentIdFor(businessId), plan: planId },
      { kind: 'pdf', no: pdf, objectNo: pdf, intentId: randomUUID(), plan: 7 },
      { kind: 'video', no: video, objectNo: video, intentId: randomUUID(), plan: 9 },
    ] as const
    for (const { kind, no, objectNo, intentId, plan } of open) {
      await addIntent(tx, scope, {
        intentId,
        kind,
        accountId,
        businessId,
        objectNo,
        amount: 99_900,
        snapshot: {
          subscriptionPlanId: plan,
          name,
          price: 999,
          validity: 1,
          limits: fullLimits,
          frameVisibility,
        },
        billing: null,
        requestId: null,
        madeBy: 'user 1',
        manual: null,
        createdAt,
        checkAt: null,
      })
      const orderId = orderIdFor(kind, no)
      await saveOrder(tx, scope, {
        orderId,
        accountId,
        intentId,
        receipt: intentId,
        amount: 99_900,
        createdAt,
      })
      await moveIntent(tx, scope, intentId, { state: 'expired' })
    }
    return [pdf, video]
  })
  const aside = await makeBusiness(test, { owner: of.owner, ...(of.madeBy ? { madeBy: of.madeBy } : {}) })
  const { franchiseeId } = await makeStaff(test, 'creator', { agency, signedIn: false })
  const record = async (kind: 'card' | 'pdf' | 'video', objectNo: number | null) => {
    const snapshot = { name, price: 999, validity: 1, limits: fullLimits, frameVisibility }
    const wish = {
      kind,
      businessId: kind === 'card' ? aside.businessId : businessId,
      objectNo,
      amount: 99_900,
      snapshot,
      billing: null,
    }
    const actor = {
      kind: 'staff',
      franchiseeId,
      agencyId: agency.agencyId,
      name: `Staff ${agency.marker}`,
    } as Staff
    const by = { actor, ip: '', now: clock.now() }
    return (await recordPurchase(world, scope, wish, { requestId: randomUUID() }, by)).recordNo
  }
  const breakId = await world.database.inScope(scope, async (tx) => {
    const detail = { name }
    const ref = randomUUID()
    await openBreak(tx, scope, { kind: 'late', ref, detail, now: clock.now() })
    // By its reference: others of the agency are made beside it.
    return (await listBreaks(tx, scope)).find((one) => one.ref === ref)!.breakId
  })
  return {
    breakId,
    recordNo: await record('card', null),
    pdfCardNo: pdfCardNo!,
    pdfRecordNo: await record('pdf', pdfCardNo!),
    videoNo: videoNo!,
    videoRecordNo: await record('video', videoNo!),
  }
}

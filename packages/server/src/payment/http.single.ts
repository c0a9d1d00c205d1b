import { fail } from '@parichay/contract/errors.ts'
import type { BillingDetails } from '@parichay/contract/payment/fields.ts'
import type { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { mayPayOnline, pdfCardOffer, toPaise, videoOffer } from '@parichay/contract/plan/rules.ts'
import { type AgencyRow, findAgency } from '../agency/store.ts'
import { type BusinessRow, findBusiness } from '../business/store.ts'
import { requireGoingOn } from '../business/usecase.ts'
import { requireWithinLimits } from '../franchisee/limit/usecase.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { nameOf, type Scope, scopeAt, type Staff } from '../platform/scope.ts'
import { reverse } from './http.ts'
import { requireState } from './usecase.buyer.ts'
import { recordedBefore, recordPurchase } from './usecase.manual.ts'
import { confirmPurchase, orderPurchase, type Proof, standingOf } from './usecase.order.ts'
import { presentPdfPayment, presentVideoPayment } from './present.ts'
import { agencyOfSingle, findSingle, listOwnPdfCards } from './store.single.ts'
import { listRecords } from './store.records.ts'

type Kind = 'pdf' | 'video'
const words = { pdf: 'Pdf Id Card', video: 'Promotional Video' } as const
const gone = () => fail('NOT_FOUND', 'This does not exist any more.')
const noPlan = () => fail('PLAN_INACTIVE', 'This is not sold singly. Please connect with admin.')

/** What one of them costs at this agency: never what anybody sends. */
const offerOf = (kind: Kind, { configuration }: AgencyRow) =>
  kind === 'pdf' ? pdfCardOffer(configuration) : videoOffer(configuration)

/** What is written down of a purchase: all of it for so many times the price of one. */
const boughtOf = (kind: Kind, offer: { id: number; price: number }, quantity = 1) => ({
  subscriptionPlanId: offer.id,
  name: words[kind],
  price: offer.price * quantity,
  ...(quantity > 1 ? { quantity } : {}),
})

/** The PDF card or video, the business it belongs to, and the agency; all within reach. */
async function targetOf({ world, scope }: Pick<Call, 'world' | 'scope'>, kind: Kind, no: number) {
  const there =
    scope.reach === 'platform'
      ? scopeAt(scope, await agencyOfSingle(world.database.platform, kind, no))
      : scope
  const row = await world.database.inScope(there, async (tx): Promise<BusinessRow | undefined> => {
    const found = await findSingle(tx, there, kind, no)
    return found && findBusiness(tx, there, found.businessId)
  })
  const agency = (await findAgency(world.database.platform, there.agencyId)) ?? gone()
  return { there, business: row ?? gone(), agency }
}

/** The one PDF card a customer has; with none or several it has to be named. */
async function onlyPdfCard({ world, scope }: Pick<Call, 'world' | 'scope'>): Promise<number> {
  const mine = await world.database.inScope(scope, (tx) => listOwnPdfCards(tx, scope))
  const [only] = mine
  return only !== undefined && mine.length === 1
    ? only
    : fail('VALIDATION', 'Choose the PDF card first.', { field: 'pdfCardNo' })
}

async function order(
  call: Call,
  kind: Kind,
  no: number,
  body: { planId: number; quantity?: number | undefined; billing?: BillingDetails | undefined },
) {
  const { world, actor } = call
  const { there, business, agency } = await targetOf(call, kind, no)
  if (!mayPayOnline(agency.configuration, business))
    fail('ONLINE_PAYMENT_OFF', 'Please connect with admin to purchase subscription plan.')
  requireGoingOn(business)
  const offer = offerOf(kind, agency)
  if (!offer || offer.id !== body.planId || offer.price < 1) return noPlan()
  const bought = boughtOf(kind, offer, body.quantity)
  const [amount, billing] = [toPaise(bought.price), body.billing ?? null]
  requireState(agency, business, { amount, billing })
  return orderPurchase(world, there.agencyId, {
    kind,
    businessId: business.businessId,
    objectNo: no,
    amount,
    snapshot: bought,
    billing,
    madeBy: nameOf(actor),
  })
}

type Sent = {
  isManualUpdate: boolean
  planId: number
  paymentAmount?: number | undefined
  quantity?: number | undefined
  billing?: BillingDetails | undefined
} & {
  [K in keyof Proof]?: string | undefined
} & {
  requestId?: string | undefined
  mode?: string | undefined
  reference?: string | undefined
  reason?: string | undefined
  isSecondRecord?: boolean | undefined
}

async function pay(call: Call, kind: Kind, no: number, body: Sent) {
  const { world, actor, ip, now } = call
  if (!body.isManualUpdate)
    return confirmPurchase(
      call,
      body as Proof,
      (intent) =>
        intent.kind === kind && intent.objectNo === no && intent.snapshot.subscriptionPlanId === body.planId,
    )
  if (actor.kind !== 'staff')
    fail('VALIDATION', 'Only staff can record a payment.', { field: 'isManualUpdate' })
  const { there, business, agency } = await targetOf(call, kind, no)
  const known = await recordedBefore(
    world,
    there,
    body,
    (intent) =>
      intent.kind === kind &&
      intent.objectNo === no &&
      (intent.snapshot.quantity ?? 1) === (body.quantity ?? 1) &&
      (body.paymentAmount === undefined || intent.snapshot.price === body.paymentAmount),
  )
  if (known) return standingOf(known)
  const offer = offerOf(kind, agency)
  if (offer?.id !== body.planId) return noPlan()
  const bought = boughtOf(kind, offer, body.quantity)
  const price = body.paymentAmount ?? bought.price
  const wish = {
    kind,
    businessId: business.businessId,
    objectNo: no,
    amount: toPaise(price),
    snapshot: { ...bought, price },
    billing: body.billing ?? null,
  }
  requireState(agency, business, wish)
  await requireWithinLimits(world, there, actor, {
    planId: null,
    name: words[kind],
    price: body.mode === 'free' ? 0 : price,
    list: bought.price,
  })
  return standingOf(await recordPurchase(world, there, wish, body, { actor: actor as Staff, ip, now }))
}

async function list({ world, scope }: Pick<Call, 'world' | 'scope'>, kind: Kind, businessId: number) {
  const there: Scope =
    scope.reach === 'platform'
      ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
      : scope
  return world.database.inScope(there, async (tx) => {
    if (!(await findReached(tx, there, businessId))) gone()
    return listRecords(tx, there, { businessId, kind })
  })
}

/** Handlers of `singlePaymentRoutes`. */
export const singlePaymentHandlers: Handlers<typeof singlePaymentRoutes> = {
  createPdfCardPaymentOrder: async (call) =>
    order(call as never, 'pdf', call.body.pdfCardNo ?? (await onlyPdfCard(call)), call.body),
  payPdfCard: (call) => pay(call as never, 'pdf', call.body.pdfCardNo, call.body),
  listPdfCardPayments: async (call) =>
    (await list(call, 'pdf', call.query.businessId)).map((row) =>
      presentPdfPayment(row, call.actor.kind === 'staff'),
    ),
  reversePdfCardPayment: (call) => reverse(call, 'pdf'),
  createUserVideoPaymentOrder: (call) => order(call as never, 'video', call.body.videoNo, call.body),
  payUserVideo: (call) => pay(call as never, 'video', call.body.videoNo, call.body),
  listUserVideoPayments: async (call) =>
    (await list(call, 'video', call.query.businessId)).map((row) =>
      presentVideoPayment(row, call.actor.kind === 'staff'),
    ),
  reverseUserVideoPayment: (call) => reverse(call, 'video'),
}

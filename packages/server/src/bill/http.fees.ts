import type { GreetingsFee, PdfCredits, YearlyFee } from '@parichay/contract/bill/fields.ts'
import type { billRoutes } from '@parichay/contract/bill/routes.ts'
import { monthOf, slabPrice } from '@parichay/contract/bill/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { recordedBefore, recordPurchase } from '../payment/usecase.manual.ts'
import { orderPurchase, standingOf } from '../payment/usecase.order.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { nameOf } from '../platform/scope.ts'
import { confirmBill, isFor, requirePaidOn, type Sides, sidesOf, staffOf, takesOnline } from './usecase.ts'
import { collectAtOldPrice, turnAgency } from './usecase.turn.ts'
import { taxWithin } from './present.ts'
import { keptTerms, presentPaid, typedTerms, yearsBought, yearsPaid } from './rules.ts'
import { countGreeters } from './store.ts'
import { findCredits, listCreditUses, setAlert } from './store.credits.ts'
import { listPaid, sumBought } from './store.paid.ts'
import { lockTerms, setTerms } from './store.terms.ts'

type Yearly = 'annual' | 'agency-image'
type Seen = Pick<Call, 'world' | 'scope' | 'actor' | 'now'>

const feeOf = ({ agency }: Sides, kind: Yearly): number | null =>
  (kind === 'annual' ? agency.terms.annualFeePaise : agency.terms.imageFeePaise) ?? null
const soldAs = { annual: 'Yearly fee', 'agency-image': 'Greetings module' } as const
const notSold = () => fail('CONFLICT', 'No price was agreed for this. Ask the platform first.')

async function yearlyFee(call: Seen, kind: Yearly, sides: Sides): Promise<YearlyFee> {
  const { agency, platform } = sides
  const rows = await listPaid(call.world.database.platform, platform.agencyId, [agency.agencyId], [kind])
  const counted = yearsBought(rows)
  const fee = feeOf(sides, kind)
  return {
    agencyId: agency.agencyId,
    feePaise: fee,
    taxPaise: taxWithin(fee ?? 0, platform, agency),
    validUntil: counted.at(-1)?.endsOn ?? null,
    payments: yearsPaid(rows).toReversed(),
    canPayOnline: await takesOnline(call, sides),
  }
}

const yearWish = (sides: Sides, kind: Yearly, years: number) => {
  const amount = (feeOf(sides, kind) ?? notSold()) * years
  return {
    kind,
    businessId: null,
    objectNo: sides.agency.agencyId,
    amount,
    snapshot: { name: soldAs[kind], price: amount / 100, years },
    billing: null,
  }
}

const pdfWish = (sides: Sides, quantity: number, isGrant = false) => {
  const each = isGrant ? 0 : (slabPrice(sides.agency.terms.pdfSlabs ?? [], quantity) ?? notSold())
  const amount = each * quantity
  return {
    kind: 'agency-pdf' as const,
    businessId: null,
    objectNo: sides.agency.agencyId,
    amount,
    snapshot: { name: 'PDF ID card credits', price: amount / 100, quantity },
    billing: null,
  }
}

async function recordYears(
  call: Seen &
    Pick<Call, 'ip'> & {
      body: {
        agencyId: number
        years?: number | undefined
        mode: string
        reference: string
        reason: string
        paidOn?: string | undefined
        requestId?: string | undefined
        isSecondRecord?: boolean | undefined
      }
    },
  kind: Yearly,
) {
  const { body, world, ip, now } = call
  requirePaidOn(body.paidOn, istDay(now))
  const sides = await sidesOf(call, body.agencyId)
  const { years = 1 } = body
  const known = await recordedBefore(
    world,
    sides.payee,
    body,
    (intent) => isFor(body.agencyId, kind)(intent) && intent.snapshot['years'] === years,
  )
  if (known) return standingOf(known)
  const wish = yearWish(sides, kind, years)
  return standingOf(await recordPurchase(world, sides.payee, wish, body, { actor: staffOf(call), ip, now }))
}

async function pdfCredits(call: Seen, agencyId: number | undefined): Promise<PdfCredits> {
  const sides = await sidesOf(call, agencyId)
  const { agency, platform } = sides
  const db = call.world.database.platform
  const [rows, bought] = await Promise.all([
    listPaid(db, platform.agencyId, [agency.agencyId], ['agency-pdf']),
    sumBought(db, platform.agencyId, agency.agencyId),
  ])
  const { payer } = sides
  const { used, uses } = await call.world.database.inScope(payer, async (tx) => ({
    used: (await findCredits(tx, payer))?.used ?? 0,
    uses: await listCreditUses(tx, payer, 100),
  }))
  return {
    agencyId: agency.agencyId,
    bought,
    used,
    balance: bought - used,
    alertBelow: agency.pdfAlertBelow,
    uses: uses.map(({ usedAt, givenBackAt, ...use }) => ({
      ...use,
      usedOn: istDay(usedAt),
      givenBack: givenBackAt !== null,
    })),
    slabs: (agency.terms.pdfSlabs ?? []).toSorted((a, b) => a.from - b.from),
    payments: rows.map((row) => ({
      ...presentPaid(row),
      quantity: Number(row.snapshot['quantity'] ?? 0),
      isGrant: row.amount === 0,
      note: row.manual?.reason ?? '',
    })),
    canPayOnline: await takesOnline(call, sides),
  }
}

type Names =
  | 'getAgencyTerms'
  | 'updateAgencyTerms'
  | 'getAnnualPayment'
  | 'recordAnnualPayment'
  | 'getAgencyImagePayment'
  | 'recordAgencyImagePayment'
  | 'createAgencyImagePaymentOrder'
  | 'confirmAgencyImagePayment'
  | 'getAgencyPdfCardPayment'
  | 'recordAgencyPdfCardPayment'
  | 'createAgencyPdfCardPaymentOrder'
  | 'confirmAgencyPdfCardPayment'
  | 'setPdfCreditAlert'

/** Handlers of yearly fees and of credits for PDF cards. */
export const feeHandlers: Pick<Handlers<typeof billRoutes>, Names> = {
  async getAgencyTerms(call) {
    const { agency } = await sidesOf(call, call.query.agencyId)
    return { ...typedTerms(agency.terms), version: agency.termsVersion }
  },

  async updateAgencyTerms(call) {
    const { body, world, now } = call
    const { agency, platform, payer } = await sidesOf(call, body.agencyId)
    // What is to be closed is closed first; what was activated so far is billed at the price that was agreed until now.
    const origin = await world.hosts.originOf(platform.agencyId)
    await turnAgency(world, { seller: platform, origin, agency })
    const terms = keptTerms(body.terms, agency.terms, monthOf(istDay(now)))
    const version = await changeAndRecord(call, payer, 'platform', async (tx) => {
      await lockTerms(tx, payer)
      const result =
        (await setTerms(tx, payer, terms, body.version)) ??
        fail('CONFLICT', 'These prices were changed on another device. Look at them and save again.')
      await collectAtOldPrice(tx, agency, world)
      return {
        result,
        action: 'agency.terms',
        object: `agency ${agency.agencyId}`,
        detail: { before: agency.terms, after: terms },
      }
    })
    world.hosts.forget()
    return { ...typedTerms(terms), version }
  },

  async getAnnualPayment(call) {
    return yearlyFee(call, 'annual', await sidesOf(call, call.query.agencyId))
  },

  recordAnnualPayment: (call) => recordYears(call, 'annual'),
  async getAgencyImagePayment(call): Promise<GreetingsFee> {
    const { query, world, now } = call
    const sides = await sidesOf(call, query.agencyId)
    const { agency, payer } = sides
    const { imagePost } = agency.configuration
    return {
      ...(await yearlyFee(call, 'agency-image', sides)),
      videosIncluded: imagePost.isVideoPostsIncluded,
      businesses: await world.database.inScope(payer, (tx) => countGreeters(tx, payer, istDay(now))),
    }
  },

  recordAgencyImagePayment: (call) => recordYears(call, 'agency-image'),

  async createAgencyImagePaymentOrder(call) {
    const sides = await sidesOf(call, undefined)
    const wish = { ...yearWish(sides, 'agency-image', 1), madeBy: nameOf(call.actor) }
    return orderPurchase(call.world, sides.payee.agencyId, wish)
  },

  async confirmAgencyImagePayment(call) {
    return confirmBill(call, await sidesOf(call, undefined), 'agency-image', call.body)
  },

  getAgencyPdfCardPayment: (call) => pdfCredits(call, call.query.agencyId),

  async recordAgencyPdfCardPayment(call) {
    const { body, world, ip, now } = call
    requirePaidOn(body.paidOn, istDay(now))
    const sides = await sidesOf(call, body.agencyId)
    const known = await recordedBefore(
      world,
      sides.payee,
      body,
      (intent) => isFor(body.agencyId, 'agency-pdf')(intent) && intent.snapshot.quantity === body.quantity,
    )
    if (known) return standingOf(known)
    const wish = pdfWish(sides, body.quantity, body.isGrant)
    return standingOf(await recordPurchase(world, sides.payee, wish, body, { actor: staffOf(call), ip, now }))
  },

  async setPdfCreditAlert(call) {
    const { body, world, scope } = call
    const { agency } = await sidesOf(call, undefined)
    await changeAndRecord(call, scope, 'platform', async (tx) => {
      const before = { pdfAlertBelow: agency.pdfAlertBelow }
      await setAlert(tx, agency.agencyId, body.below)
      return {
        result: undefined,
        action: 'agency.change',
        object: `agency ${agency.agencyId}`,
        detail: { before, after: { pdfAlertBelow: body.below } },
      }
    })
    world.hosts.forget()
    return pdfCredits(call, undefined)
  },

  async createAgencyPdfCardPaymentOrder(call) {
    const sides = await sidesOf(call, undefined)
    const wish = { ...pdfWish(sides, call.body.quantity), madeBy: nameOf(call.actor) }
    return orderPurchase(call.world, sides.payee.agencyId, wish)
  },

  async confirmAgencyPdfCardPayment(call) {
    return confirmBill(call, await sidesOf(call, undefined), 'agency-pdf', call.body)
  },
}

import type { MonthBill } from '@parichay/contract/bill/fields.ts'
import type { billRoutes } from '@parichay/contract/bill/routes.ts'
import { isBillOpen, issueDay, type Month, monthOf, outstandingOf } from '@parichay/contract/bill/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { recordPurchase } from '../payment/policy.manual.ts'
import { orderPurchase, standingOf } from '../payment/policy.order.ts'
import { audit } from '../platform/audit.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { agencyScope, nameOf } from '../platform/scope.ts'
import { confirmBill, type Sides, sidesOf, staffOf, takesOnline } from './policy.ts'
import { duesBefore, type MonthFacts, owedOf, presentLine, summaryOf, taxWithin } from './present.ts'
import { monthText, presentPaid } from './rules.ts'
import {
  addIn,
  findInvoiceNos,
  findPlatform,
  listPayers,
  listBills,
  listLines,
  lockBill,
  moveOut,
  sumLines,
} from './store.ts'
import { listPaid } from './store.paid.ts'

const monthFrom = ({ month, year }: { month: number; year: number }): Month =>
  `${year}-${String(month).padStart(2, '0')}`
const closed = () =>
  fail('CONFLICT', 'This bill is closed. Cards can be moved until the 5th of the month after.')

/** Everything about the months of an agency, read once. */
async function readFacts({ world, now }: Pick<Call, 'world' | 'now'>, sides: Sides): Promise<MonthFacts> {
  const { payer, platform } = sides
  const db = world.database.platform
  const [own, paid] = await Promise.all([
    world.database.inScope(payer, async (tx) => ({
      bills: await listBills(tx, payer),
      sums: await sumLines(tx, payer),
    })),
    listPaid(db, platform.agencyId, payer.agencyId, ['month']),
  ])
  const ids = own.bills.flatMap(({ invoiceId }) => invoiceId ?? [])
  const invoiceNos = await findInvoiceNos(db, platform.agencyId, ids)
  return { today: istDay(now), ...own, paid, invoiceNos }
}

/** What is left of a month's bill, for paying it. */
async function leftOf(call: Pick<Call, 'world' | 'now'>, sides: Sides, month: Month): Promise<number> {
  const facts = await readFacts(call, sides)
  if (facts.today < issueDay(month))
    fail('CONFLICT', 'This month is still running. Its bill comes on the 1st.')
  const { totalPaise, paidPaise } = summaryOf(facts, month)
  const left = totalPaise - paidPaise
  if (left <= 0) fail('CONFLICT', 'Nothing is left to pay for this month.')
  return left
}

async function wholeBill(call: Pick<Call, 'world' | 'now'>, sides: Sides, month: Month): Promise<MonthBill> {
  const { world } = call
  const { agency, platform, payer } = sides
  const facts = await readFacts(call, sides)
  const lines = await world.database.inScope(payer, (tx) => listLines(tx, payer, month))
  const summary = summaryOf(facts, month)
  return {
    ...summary,
    agencyId: agency.agencyId,
    agencyName: agency.agencyName,
    ratePaise: agency.terms.cardRatePaise ?? null,
    lines: lines.map(presentLine),
    payments: facts.paid.filter(({ snapshot }) => snapshot['month'] === month).map(presentPaid),
    taxPaise: taxWithin(summary.totalPaise, platform, agency),
    previousDuesPaise: duesBefore(facts, month, facts.today),
    outstandingPaise: outstandingOf(owedOf(facts), facts.today).outstandingPaise,
    canPayOnline: await takesOnline(call, sides),
  }
}

const wishFor = (sides: Sides, month: Month, amount: number) => ({
  kind: 'month' as const,
  businessId: null,
  objectNo: sides.agency.agencyId,
  amount,
  snapshot: { name: `Cards of ${monthText(month)}`, price: amount / 100, month },
  billing: null,
})

type Moving = Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'ip'> & {
  body: {
    agencyId: number
    month: number
    year: number
    cardNo: number
    reason: string
    note?: string | undefined
  }
}

/** Moves a card while the bill is open: under the lock of the bill, so that closing waits or refuses. */
async function move(
  call: Moving,
  action: 'bill.move-out' | 'bill.add-in',
  work: (tx: Parameters<typeof moveOut>[0], sides: Sides, month: Month) => Promise<void>,
): Promise<MonthBill> {
  const { body, world, now, actor, ip } = call
  const sides = await sidesOf(call, body.agencyId)
  const month = monthFrom(body)
  const today = istDay(now)
  if (!isBillOpen(month, today)) closed()
  await world.database.inScope(sides.payer, async (tx) => {
    // A running month has no bill yet; its lines change under no lock but their own.
    if (today >= issueDay(month) && (await lockBill(tx, sides.payer, month, now)).closedAt) closed()
    await work(tx, sides, month)
    const detail = { month, cardNo: body.cardNo, reason: body.reason, note: body.note ?? '' }
    await audit(tx, sides.payer, { at: now, actor, action, object: `card ${body.cardNo}`, detail, ip })
  })
  return wholeBill(call, sides, month)
}

type Names =
  | 'getOutstandingAmount'
  | 'listMonthBills'
  | 'listAgencyDues'
  | 'getMonthPayments'
  | 'recordMonthPayment'
  | 'createMonthPaymentOrder'
  | 'confirmMonthPayment'
  | 'moveOutCard'
  | 'addCardInBill'

/** Handlers of monthly bills. */
export const monthHandlers: Pick<Handlers<typeof billRoutes>, Names> = {
  async getOutstandingAmount(call) {
    const sides = await sidesOf(call, call.query.agencyId)
    const facts = await readFacts(call, sides)
    return { agencyId: sides.agency.agencyId, ...outstandingOf(owedOf(facts), facts.today) }
  },

  async listMonthBills(call) {
    const sides = await sidesOf(call, call.query.agencyId)
    const facts = await readFacts(call, sides)
    const isBilled = typeof sides.agency.terms.cardRatePaise === 'number'
    const months = new Set(owedOf(facts).map(({ month }) => month))
    if (isBilled) months.add(monthOf(facts.today))
    return [...months]
      .toSorted()
      .toReversed()
      .map((month) => summaryOf(facts, month))
  },

  async listAgencyDues(call) {
    const { platform } = call.world.database
    const [seller, agencies] = await Promise.all([findPlatform(platform), listPayers(platform)])
    if (!seller) return []
    const rows = []
    for (const agency of agencies) {
      const payer = agencyScope(agency.agencyId)
      const sides = { agency, platform: seller, payer, payee: agencyScope(seller.agencyId) }
      const facts = await readFacts(call, sides)
      const running = summaryOf(facts, monthOf(facts.today))
      rows.push({
        agencyId: agency.agencyId,
        agencyName: agency.agencyName,
        ratePaise: agency.terms.cardRatePaise ?? null,
        runningCards: running.cards,
        runningPaise: running.totalPaise,
        ...outstandingOf(owedOf(facts), facts.today),
      })
    }
    return rows
  },

  async getMonthPayments(call) {
    return wholeBill(call, await sidesOf(call, call.query.agencyId), monthFrom(call.query))
  },

  async recordMonthPayment(call) {
    const { body, world, now, ip } = call
    const sides = await sidesOf(call, body.agencyId)
    const month = monthFrom(body)
    const left = await leftOf(call, sides, month)
    const amount = body.paymentAmount === undefined ? left : body.paymentAmount * 100
    if (amount > left)
      fail('CONFLICT', 'This is more than is left to pay for the month.', { field: 'paymentAmount' })
    const actor = staffOf(call)
    return standingOf(
      await recordPurchase(world, sides.payee, wishFor(sides, month, amount), body, { actor, ip, now }),
    )
  },

  async createMonthPaymentOrder(call) {
    const { body, world, actor } = call
    const sides = await sidesOf(call, undefined)
    const month = monthFrom(body)
    const amount = await leftOf(call, sides, month)
    return orderPurchase(world, sides.payee.agencyId, {
      ...wishFor(sides, month, amount),
      madeBy: nameOf(actor),
    })
  },

  async confirmMonthPayment(call) {
    return confirmBill(call, await sidesOf(call, undefined), 'month', call.body)
  },

  moveOutCard: (call) =>
    move(call, 'bill.move-out', async (tx, { payer }, month) => {
      const { cardNo, reason, note = '' } = call.body
      const change = { reason, note, by: staffOf(call).name || nameOf(call.actor), on: istDay(call.now) }
      if (!(await moveOut(tx, payer, month, cardNo, change)))
        fail('NOT_FOUND', 'This card is not on the bill.', { field: 'cardNo' })
    }),

  addCardInBill: (call) =>
    move(call, 'bill.add-in', async (tx, { payer, agency }, month) => {
      const { cardRatePaise } = agency.terms
      if (typeof cardRatePaise !== 'number')
        fail('CONFLICT', 'This agency has no price for a card. Agree one first.')
      const added = await addIn(tx, payer, month, {
        cardNo: call.body.cardNo,
        ratePaise: cardRatePaise,
        on: istDay(call.now),
      })
      if (added === 'no_card') fail('NOT_FOUND', 'This agency has no such card.', { field: 'cardNo' })
      if (added === 'there') fail('CONFLICT', 'This card is on the bill already.', { field: 'cardNo' })
    }),
}

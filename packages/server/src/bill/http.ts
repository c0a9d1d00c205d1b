import type { MonthBill } from '@parichay/contract/bill/fields.ts'
import type { billRoutes } from '@parichay/contract/bill/routes.ts'
import { isBillOpen, issueDay, type Month, monthOf } from '@parichay/contract/bill/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { recordedBefore, recordPurchase } from '../payment/usecase.manual.ts'
import { orderPurchase, standingOf } from '../payment/usecase.order.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { nameOf } from '../platform/scope.ts'
import {
  confirmBill,
  isFor,
  readFacts,
  readManyFacts,
  requirePaidOn,
  type Sides,
  sidesOf,
  staffOf,
  takesOnline,
} from './usecase.ts'
import {
  duesBefore,
  duesOfMonths,
  owedOf,
  presentDispute,
  presentLines,
  summaryOf,
  sumOf,
  taxOfBill,
} from './present.ts'
import { takeBackPayment } from './usecase.take-back.ts'
import { readStatement } from './usecase.statement.ts'
import { monthText, presentPaid } from './rules.ts'
import { addIn, countMovedOut, findPlatform, listPayers, listLines, lockBill, moveOut } from './store.ts'
import { holdTerms } from './store.terms.ts'
import { addDispute, answerDispute, countOpenDisputes, listDisputes } from './store.disputes.ts'

/** Notes about one bill that may wait at a time. */
const openDisputes = 5

const monthFrom = ({ month, year }: { month: number; year: number }): Month =>
  `${year}-${String(month).padStart(2, '0')}`
const closed = () =>
  fail('CONFLICT', 'This bill is closed. Cards can be moved until the 5th of the month after.')

/** What is left of a month's bill, for paying it, and what payments of its own have to come to in all; paise. */
async function leftOf(
  call: Pick<Call, 'world' | 'now'>,
  sides: Sides,
  month: Month,
): Promise<{ left: number; billPaise: number }> {
  const facts = await readFacts(call, sides)
  if (facts.today < issueDay(month))
    fail('CONFLICT', 'This month is still running. Its bill comes on the 1st.')
  const { totalPaise, paidPaise, creditPaise } = summaryOf(facts, month)
  const left = totalPaise - paidPaise
  if (left <= 0) fail('CONFLICT', 'Nothing is left to pay for this month.')
  return { left, billPaise: totalPaise - creditPaise }
}

async function wholeBill(call: Pick<Call, 'world' | 'now'>, sides: Sides, month: Month): Promise<MonthBill> {
  const { world } = call
  const { agency, platform, payer } = sides
  const facts = await readFacts(call, sides)
  const { movedOut, disputes } = await world.database.inScope(payer, async (tx) => ({
    movedOut: await countMovedOut(tx, payer, month),
    disputes: await listDisputes(tx, payer, month),
  }))
  const summary = summaryOf(facts, month)
  return {
    ...summary,
    agencyId: agency.agencyId,
    agencyName: agency.agencyName,
    ratePaise: agency.terms.cardRatePaise ?? null,
    movedOut,
    payments: facts.paid.filter(({ snapshot }) => snapshot['month'] === month).map(presentPaid),
    disputes: disputes.map(presentDispute),
    taxPaise: taxOfBill(facts, summary, { platform, agency }),
    previousDuesPaise: duesBefore(facts, month, facts.today),
    outstandingPaise: duesOfMonths(facts).outstandingPaise,
    canPayOnline: await takesOnline(call, sides),
  }
}

/** `billPaise` is kept with the purchase, so that money which comes after the bill was paid another way is known as such. */
const wishFor = (sides: Sides, month: Month, amount: number, billPaise: number) => ({
  kind: 'month' as const,
  businessId: null,
  objectNo: sides.agency.agencyId,
  amount,
  snapshot: { name: `Cards of ${monthText(month)}`, price: amount / 100, month, billPaise },
  billing: null,
})

type Moving = Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'ip'> & {
  body: {
    agencyId: number
    month: number
    year: number
    cardNo?: number | undefined
    lineId?: number | undefined
    reason: string
    note?: string | undefined
  }
}

/** Moves a card while the bill is open: under the lock of the bill, so that closing waits or refuses. */
async function move(
  call: Moving,
  action: 'bill.move-out' | 'bill.add-in',
  work: (tx: Tx, sides: Sides, month: Month, ratePaise: number | null) => Promise<void>,
): Promise<MonthBill> {
  const { body, world, now, actor, ip } = call
  const sides = await sidesOf(call, body.agencyId)
  const month = monthFrom(body)
  const today = istDay(now)
  if (!isBillOpen(month, today)) closed()
  await world.database.inScope(sides.payer, async (tx) => {
    const { cardRatePaise = null } = await holdTerms(tx, sides.payer)
    // A running month has no bill yet; its lines change under no lock but their own.
    const bill =
      today < issueDay(month)
        ? undefined
        : await lockBill(tx, sides.payer, month, { now, ratePaise: cardRatePaise })
    if (bill?.closedAt) closed()
    await work(tx, sides, month, bill?.ratePaise ?? cardRatePaise)
    const { cardNo, lineId, reason, note = '' } = body
    const object = cardNo === undefined ? (`line ${lineId}` as const) : (`card ${cardNo}` as const)
    const detail = { month, ...(cardNo === undefined ? { lineId } : { cardNo }), reason, note }
    await audit(tx, sides.payer, { at: now, actor, action, object, detail, ip })
  })
  return wholeBill(call, sides, month)
}

type Names =
  | 'getOutstandingAmount'
  | 'listMonthBills'
  | 'listAgencyDues'
  | 'getMonthPayments'
  | 'listBillLines'
  | 'recordMonthPayment'
  | 'createMonthPaymentOrder'
  | 'takeBackAgencyPayment'
  | 'confirmMonthPayment'
  | 'moveOutCard'
  | 'addCardInBill'
  | 'getStatement'
  | 'raiseBillDispute'
  | 'answerBillDispute'

/** Handlers of monthly bills. */
export const monthHandlers: Pick<Handlers<typeof billRoutes>, Names> = {
  async getOutstandingAmount(call) {
    const sides = await sidesOf(call, call.query.agencyId)
    const facts = await readFacts(call, sides)
    return { agencyId: sides.agency.agencyId, ...duesOfMonths(facts) }
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
    const [waiting, all] = await Promise.all([
      countOpenDisputes(platform),
      readManyFacts(
        call,
        seller,
        agencies.map(({ agencyId }) => agencyId),
      ),
    ])
    return agencies.map(({ agencyId, agencyName, terms }) => {
      const facts = all.get(agencyId)!
      const running = sumOf(facts, monthOf(facts.today))
      return {
        agencyId,
        agencyName,
        ratePaise: terms.cardRatePaise ?? null,
        runningCards: running.cards,
        runningPaise: running.totalPaise,
        openDisputes: waiting.get(agencyId) ?? 0,
        ...duesOfMonths(facts),
      }
    })
  },

  async getMonthPayments(call) {
    return wholeBill(call, await sidesOf(call, call.query.agencyId), monthFrom(call.query))
  },

  async listBillLines(call) {
    const { query, world } = call
    const { payer } = await sidesOf(call, query.agencyId)
    const { movedOut, after, pageSize = 100 } = query
    const wanted = { month: monthFrom(query), movedOut, after, most: pageSize + 1 }
    return presentLines(await world.database.inScope(payer, (tx) => listLines(tx, payer, wanted)), pageSize)
  },

  async recordMonthPayment(call) {
    const { body, world, now, ip } = call
    requirePaidOn(body.paidOn, istDay(now))
    const sides = await sidesOf(call, body.agencyId)
    const month = monthFrom(body)
    const known = await recordedBefore(
      world,
      sides.payee,
      body,
      (intent) =>
        isFor(body.agencyId, 'month')(intent) &&
        intent.snapshot['month'] === month &&
        (body.paymentAmount === undefined || intent.amount === body.paymentAmount * 100),
    )
    if (known) return standingOf(known)
    const { left, billPaise } = await leftOf(call, sides, month)
    const amount = body.paymentAmount === undefined ? left : body.paymentAmount * 100
    if (amount > left)
      fail('CONFLICT', 'This is more than is left to pay for the month.', { field: 'paymentAmount' })
    const actor = staffOf(call)
    return standingOf(
      await recordPurchase(world, sides.payee, wishFor(sides, month, amount, billPaise), body, {
        actor,
        ip,
        now,
      }),
    )
  },

  async takeBackAgencyPayment(call) {
    const { query, body } = call
    await takeBackPayment(call, await sidesOf(call, query.agencyId), query.recordNo, body.reason)
    return { takenBack: true }
  },

  async createMonthPaymentOrder(call) {
    const { body, world, actor } = call
    const sides = await sidesOf(call, undefined)
    const month = monthFrom(body)
    const { left, billPaise } = await leftOf(call, sides, month)
    return orderPurchase(world, sides.payee.agencyId, {
      ...wishFor(sides, month, left, billPaise),
      madeBy: nameOf(actor),
    })
  },

  async getStatement(call) {
    return readStatement(call, await sidesOf(call, call.query.agencyId), call.query.year)
  },

  async raiseBillDispute(call) {
    const { body, world, now, actor, ip } = call
    const sides = await sidesOf(call, undefined)
    const month = monthFrom(body)
    const { cards } = summaryOf(await readFacts(call, sides), month)
    await world.database.inScope(sides.payer, async (tx) => {
      const all = await listDisputes(tx, sides.payer, month)
      if (cards === 0 && all.length === 0)
        fail('CONFLICT', 'Nothing was billed for this month.', { field: 'month' })
      const waiting = all.filter(({ answeredAt }) => answeredAt === null)
      // Sent again after a lost answer: it waits already.
      if (waiting.some(({ note }) => note === body.note)) return
      if (waiting.length >= openDisputes)
        fail('CONFLICT', 'Your earlier notes about this bill wait for an answer still.')
      const by = staffOf(call).name || nameOf(actor)
      await addDispute(tx, sides.payer, month, { raisedBy: by, raisedAt: now, note: body.note })
      const object = `bill ${month}` as const
      await audit(tx, sides.payer, {
        at: now,
        actor,
        action: 'bill.dispute',
        object,
        detail: { note: body.note },
        ip,
      })
    })
    return wholeBill(call, sides, month)
  },

  async answerBillDispute(call) {
    const { body, world, now, actor, ip } = call
    const sides = await sidesOf(call, body.agencyId)
    const month = monthFrom(body)
    const { disputeId, answer } = body
    await world.database.inScope(sides.payer, async (tx) => {
      // The names of the platform's people are not for the agency; the audit knows them.
      const said = { answer, answeredAt: now, answeredBy: sides.platform.agencyName }
      if (!(await answerDispute(tx, sides.payer, month, disputeId, said)))
        fail('NOT_FOUND', 'This was answered already, or is not there.', { field: 'disputeId' })
      const object = `bill ${month}` as const
      const detail = { disputeId, answer }
      await audit(tx, sides.payer, { at: now, actor, action: 'bill.dispute-answer', object, detail, ip })
    })
    return wholeBill(call, sides, month)
  },

  async confirmMonthPayment(call) {
    return confirmBill(call, await sidesOf(call, undefined), 'month', call.body)
  },

  moveOutCard: (call) =>
    move(call, 'bill.move-out', async (tx, { payer }, month) => {
      const { reason, note = '' } = call.body
      const change = { reason, note, by: staffOf(call).name || nameOf(call.actor), on: istDay(call.now) }
      if (!(await moveOut(tx, payer, month, call.body, change)))
        fail('NOT_FOUND', 'This card is not on the bill.', { field: 'cardNo' })
    }),

  addCardInBill: (call) =>
    move(call, 'bill.add-in', async (tx, { payer }, month, ratePaise) => {
      const added = await addIn(tx, payer, month, call.body, { ratePaise, on: istDay(call.now) })
      if (added === 'no_price') fail('CONFLICT', 'This agency has no price for a card. Agree one first.')
      if (added === 'no_card') fail('NOT_FOUND', 'This agency has no such card.', { field: 'cardNo' })
      if (added === 'there') fail('CONFLICT', 'This card is on the bill already.', { field: 'cardNo' })
    }),
}

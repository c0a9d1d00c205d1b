import {
  addMonths,
  isBillOpen,
  issueDay,
  type Month,
  monthOf,
  payableUntil,
} from '@parichay/contract/bill/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { mailInvoice } from '../invoice/jobs.ts'
import { issueInvoice } from '../invoice/store.ts'
import type { Tx } from '../platform/db.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { monthSale } from './rules.ts'
import {
  type BilledAgency,
  closeBill,
  collectLines,
  listBills,
  listLines,
  lockBill,
  monthsWithLines,
} from './store.ts'
import { holdTerms } from './store.terms.ts'

/** The two sides of an agency's bills, and the address of the one who sells. */
export type Parties = { seller: BilledAgency; origin: string; agency: BilledAgency }

/**
 * Brings the bills of an agency to where they belong today: writes down what was activated, issues, closes. What was
 * billed once is closed too when the agency pays no price for a card any more. Safe to repeat.
 */
export async function turnAgency(world: World, parties: Parties): Promise<void> {
  const { agency } = parties
  const scope = agencyScope(agency.agencyId)
  const today = istDay(world.clock())
  const { bills, lined } = await world.database.inScope(scope, async (tx) => ({
    bills: await listBills(tx, [agency.agencyId]),
    lined: await monthsWithLines(tx, scope),
  }))
  const closed = new Set(bills.filter(({ closedAt }) => closedAt !== null).map(({ month }) => month))
  const months = new Set([...bills.map(({ month }) => month), ...lined])
  const { billedFrom, cardRatePaise } = agency.terms
  if (billedFrom && typeof cardRatePaise === 'number')
    for (let month = billedFrom; month <= monthOf(today); month = addMonths(month, 1)) months.add(month)
  for (const month of [...months].toSorted()) {
    if (closed.has(month)) continue
    if (today >= issueDay(month) && !isBillOpen(month, today)) await close(world, parties, month)
    else
      await world.database.inScope(scope, async (tx) => {
        await collectOpen(tx, { agencyId: agency.agencyId, terms: await holdTerms(tx, scope) }, month, world)
      })
  }
}

type Payer = Pick<BilledAgency, 'agencyId' | 'terms'>

/** Writes down what was activated in a month whose bill may still change; one that is due is issued with it. */
async function collectOpen(tx: Tx, payer: Payer, month: Month, { clock }: Pick<World, 'clock'>) {
  const now = clock()
  if (istDay(now) >= issueDay(month)) {
    const { cardRatePaise: ratePaise } = payer.terms
    const bill = await lockBill(tx, agencyScope(payer.agencyId), month, { now, ratePaise })
    if (bill.closedAt) return
  }
  await collect(tx, payer, month)
}

/** Before other prices hold: writes down what was activated so far, in the months that are open. The terms must be held. */
export async function collectAtOldPrice(tx: Tx, payer: Payer, world: Pick<World, 'clock'>): Promise<void> {
  const today = istDay(world.clock())
  for (const month of [addMonths(monthOf(today), -1), monthOf(today)])
    if (isBillOpen(month, today) && payer.terms.billedFrom && payer.terms.billedFrom <= month)
      await collectOpen(tx, payer, month, world)
}

/** Writes down what was activated in a month, if the agency pays for cards of that month. */
async function collect(tx: Tx, { agencyId, terms }: Payer, month: Month): Promise<void> {
  const { billedFrom, cardRatePaise } = terms
  if (typeof cardRatePaise === 'number' && billedFrom && billedFrom <= month)
    await collectLines(tx, agencyScope(agencyId), month, cardRatePaise)
}

/** Closes a month: its last lines, its sum and its invoice are one transaction. */
async function close(world: World, { seller, origin, agency }: Parties, month: Month): Promise<void> {
  const [payer, payee] = [agencyScope(agency.agencyId), agencyScope(seller.agencyId)]
  const now = world.clock()
  await world.database.platform.transaction().execute(async (tx) => {
    const terms = await holdTerms(tx, payer)
    const bill = await lockBill(tx, payer, month, { now, ratePaise: terms.cardRatePaise })
    if (bill.closedAt) return
    await collect(tx, { agencyId: agency.agencyId, terms }, month)
    const lines = await listLines(tx, payer, { month, movedOut: false })
    const totalPaise = lines.reduce((sum, { ratePaise }) => sum + ratePaise, 0)
    const dueOn = payableUntil(month, istDay(now), terms.creditDays)
    const final = { closedAt: now, dueOn, cards: lines.length, totalPaise }
    if (totalPaise === 0) {
      await closeBill(tx, payer, month, { ...final, sellerAgencyId: null, invoiceId: null })
      return
    }
    const owner = {
      source: `month ${month} of ${agency.agencyId}`,
      businessId: null,
      userId: null,
      buyerAgencyId: agency.agencyId,
    }
    const sale = monthSale(month, dueOn, lines, { platform: seller, origin, agency })
    const today = istDay(now)
    const { row, isNew } = await issueInvoice(tx, payee, owner, sale, { day: today, today })
    const { invoiceId, document } = row
    await closeBill(tx, payer, month, { ...final, sellerAgencyId: seller.agencyId, invoiceId })
    if (isNew && document.buyer.email)
      await world.queue.add(tx, mailInvoice, { agencyId: seller.agencyId, invoiceId })
  })
}

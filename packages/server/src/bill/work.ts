import { istDay } from '@parichay/contract/business/rules.ts'
import { addMonths, isBillOpen, issueDay, type Month, monthOf } from '@parichay/contract/bill/rules.ts'
import { findAgency } from '../agency/store.ts'
import { mailInvoice } from '../invoice/jobs.ts'
import { issueInvoice } from '../invoice/store.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { turnBills } from './jobs.ts'
import { noteStanding } from './policy.ts'
import { monthSale, saleToAgency, yearLine } from './rules.ts'
import {
  type BilledAgency,
  closeBill,
  collectLines,
  findPlatform,
  listBilledAgencies,
  listBills,
  listLines,
  listPayers,
  lockBill,
} from './store.ts'
import { findBillPayment, listUninvoicedBills } from './store.paid.ts'

/** What the worker does for bills. */
export async function workBills(world: World): Promise<void> {
  await world.queue.work(turnBills, async () => {
    await turnBillsNow(world)
    const since = new Date(world.clock().getTime() - 60 * 86_400_000)
    for (const { agencyId, intentId } of await listUninvoicedBills(world.database.platform, since))
      await invoiceAgencyPayment(world, agencyId, intentId)
  })
}

/** Brings all bills to where they belong today. Safe to repeat, and to run twice at once. */
export async function turnBillsNow(world: World): Promise<void> {
  const { platform } = world.database
  const seller = await findPlatform(platform)
  if (!seller) return
  const origin = await world.hosts.originOf(seller.agencyId)
  for (const agency of await listBilledAgencies(platform)) {
    try {
      await turnAgency(world, { seller, origin, agency })
    } catch (error) {
      world.log.error({ err: error, agencyId: agency.agencyId }, 'bills of an agency')
    }
  }
  for (const { agencyId } of await listPayers(platform)) await noteStanding(world, seller, agencyId)
}

/** After a payment or a refund of an agency: what follows from it holds at once. */
export async function noteBillPayment(world: World, agencyId: number, intentId: string): Promise<void> {
  const { platform } = world.database
  const payment = await findBillPayment(platform, agencyId, intentId)
  const seller = payment && (await findPlatform(platform))
  if (payment && seller) await noteStanding(world, seller, payment.payerId)
}

type Parties = { seller: BilledAgency; origin: string; agency: BilledAgency }

async function turnAgency(world: World, parties: Parties): Promise<void> {
  const { agency } = parties
  const scope = agencyScope(agency.agencyId)
  const today = istDay(world.clock())
  const { billedFrom, cardRatePaise } = agency.terms
  const bills = await world.database.inScope(scope, (tx) => listBills(tx, [agency.agencyId]))
  const closed = new Set(bills.filter(({ closedAt }) => closedAt !== null).map(({ month }) => month))
  for (let month = billedFrom!; month <= monthOf(today); month = addMonths(month, 1)) {
    if (closed.has(month)) continue
    if (today >= issueDay(month) && !isBillOpen(month, today)) await close(world, parties, month)
    else
      await world.database.inScope(scope, async (tx) => {
        if (today >= issueDay(month)) {
          const bill = await lockBill(tx, scope, month, world.clock())
          if (bill.closedAt) return
        }
        await collectLines(tx, scope, month, cardRatePaise!)
      })
  }
}

/** Closes a month: its last lines, its sum and its invoice are one transaction. */
async function close(world: World, { seller, origin, agency }: Parties, month: Month): Promise<void> {
  const [payer, payee] = [agencyScope(agency.agencyId), agencyScope(seller.agencyId)]
  const now = world.clock()
  await world.database.platform.transaction().execute(async (tx) => {
    const bill = await lockBill(tx, payer, month, now)
    if (bill.closedAt) return
    await collectLines(tx, payer, month, agency.terms.cardRatePaise!)
    const lines = (await listLines(tx, payer, month)).filter(({ movedOutOn }) => movedOutOn === null)
    const totalPaise = lines.reduce((sum, { ratePaise }) => sum + ratePaise, 0)
    const final = { closedAt: now, cards: lines.length, totalPaise }
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
    const sale = monthSale(month, lines, { platform: seller, origin, agency })
    const { row, isNew } = await issueInvoice(tx, payee, owner, sale, istDay(now))
    const { invoiceId, document } = row
    await closeBill(tx, payer, month, { ...final, sellerAgencyId: seller.agencyId, invoiceId })
    if (isNew && document.buyer.email)
      await world.queue.add(tx, mailInvoice, { agencyId: seller.agencyId, invoiceId })
  })
}

/** Writes the invoice of a yearly fee or of PDF cards that an agency paid. A month's bill has its own already. */
export async function invoiceAgencyPayment(world: World, agencyId: number, intentId: string): Promise<void> {
  const { platform } = world.database
  const payment = await findBillPayment(platform, agencyId, intentId)
  if (!payment || payment.kind === 'month' || payment.amount === 0) return
  const [seller, agency] = await Promise.all([
    findAgency(platform, agencyId),
    findAgency(platform, payment.payerId),
  ])
  if (!seller || !agency) return
  const scope = agencyScope(agencyId)
  const origin = await world.hosts.originOf(agencyId)
  const sale = saleToAgency(seller, origin, agency, {
    lines: [yearLine(payment)],
    paid: {
      mode: payment.isManual ? 'manual' : 'online',
      reference: payment.reference,
      paidOn: payment.paidOn,
    },
  })
  const owner = {
    source: `payment ${payment.recordNo}`,
    businessId: null,
    userId: null,
    buyerAgencyId: payment.payerId,
  }
  await world.database.inScope(scope, async (tx) => {
    const { row, isNew } = await issueInvoice(tx, scope, owner, sale, istDay(world.clock()))
    if (isNew && row.document.buyer.email)
      await world.queue.add(tx, mailInvoice, { agencyId, invoiceId: row.invoiceId })
  })
}

import { istDay } from '@parichay/contract/business/rules.ts'
import { findAgency } from '../agency/store.ts'
import { mailInvoice } from '../invoice/jobs.ts'
import { issueInvoice } from '../invoice/store.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { turnBills } from './jobs.ts'
import { noteStanding } from './usecase.ts'
import { turnAgency } from './usecase.turn.ts'
import { saleToAgency, yearLine } from './rules.ts'
import { findPlatform, listBilledAgencies, listPayers } from './store.ts'
import { findBillPayment, listUninvoicedBills } from './store.paid.ts'

/** What the worker does for bills. */
export async function workBills(world: World): Promise<void> {
  await world.queue.work(turnBills, async () => {
    await turnBillsNow(world)
    const since = new Date(world.clock().getTime() - 60 * 86_400_000)
    for (const { agencyId, intentId } of await listUninvoicedBills(world.database.platform, since))
      await alone(world, { agencyId, intentId }, () => invoiceAgencyPayment(world, agencyId, intentId))
  })
}

/** Brings all bills to where they belong today. Safe to repeat, and to run twice at once. */
export async function turnBillsNow(world: World): Promise<void> {
  const { platform } = world.database
  const seller = await findPlatform(platform)
  if (!seller) return
  const origin = await world.hosts.originOf(seller.agencyId)
  for (const agency of await listBilledAgencies(platform))
    await alone(world, { agencyId: agency.agencyId }, () => turnAgency(world, { seller, origin, agency }))
  for (const { agencyId } of await listPayers(platform))
    await alone(world, { agencyId }, () => noteStanding(world, seller, agencyId))
}

/** What goes wrong with one agency is written down and stands in no other's way: the next run tries it again. */
async function alone(world: World, about: object, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    world.log.error({ err: error, ...about }, 'bills of an agency')
  }
}

/** After a payment or a refund of an agency: what follows from it holds at once. */
export async function noteBillPayment(world: World, agencyId: number, intentId: string): Promise<void> {
  const { platform } = world.database
  const payment = await findBillPayment(platform, agencyId, intentId)
  const seller = payment && (await findPlatform(platform))
  if (payment && seller) await noteStanding(world, seller, payment.payerId)
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
  const days = { day: payment.day, today: istDay(world.clock()) }
  await world.database.inScope(scope, async (tx) => {
    const { row, isNew } = await issueInvoice(tx, scope, owner, sale, days)
    if (isNew && row.document.buyer.email)
      await world.queue.add(tx, mailInvoice, { agencyId, invoiceId: row.invoiceId })
  })
}

import { signedBy } from '../agency/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { findAgency } from '../agency/store.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { mailInvoice, sweepInvoices, writeInvoices } from './jobs.ts'
import { invoiceLetter } from './mail.ts'
import { drawInvoice } from './present.pdf.ts'
import { creditReason, saleOf } from './rules.ts'
import { findSale, listUncredited, listUninvoiced, type Uncredited } from './store.sales.ts'
import { findAgencyInvoice, findBySource, findInvoice, issueCredit, issueInvoice } from './store.ts'

/** What the worker does for invoices: writes what is missing, sends what was written. */
export async function workInvoices(world: World): Promise<void> {
  await world.queue.work(writeInvoices, () => writeMissing(world))
  await world.queue.work(sweepInvoices, () => writeMissing(world, 60))
  await world.queue.work(mailInvoice, ({ agencyId, invoiceId }) => sendInvoice(world, agencyId, invoiceId))
}

/**
 * Writes every document that a settled payment or a refund of the last days lacks. What was paid is the truth, so a
 * message that was lost costs a minute and no invoice; a worker that stood still for weeks finds the rest at night.
 */
export async function writeMissing(world: World, days = 1): Promise<void> {
  const { platform } = world.database
  const since = new Date(world.clock().getTime() - days * 86_400_000)
  const each = async <T extends { agencyId: number }>(rows: T[], write: (row: T) => Promise<unknown>) => {
    for (const row of rows)
      await write(row).catch((error: unknown) => world.log.error({ err: error, row }, 'no invoice'))
  }
  await each(await listUninvoiced(platform, since), ({ agencyId, intentId }) =>
    invoicePayment(world, agencyId, intentId),
  )
  await each(await listUncredited(platform, since), (row) => credit(world, row))
}

/** Writes the invoice of a settled purchase and queues its letter, both or neither. */
export async function invoicePayment(world: World, agencyId: number, intentId: string): Promise<void> {
  const scope = agencyScope(agencyId)
  const agency = await findAgency(world.database.platform, agencyId)
  const origin = await world.hosts.originOf(agencyId)
  if (!agency) return
  await world.database.inScope(scope, async (tx) => {
    const sale = await findSale(tx, scope, intentId)
    if (!sale || sale.amount === 0) return
    const owner = {
      source: `payment ${sale.recordNo}`,
      businessId: sale.businessId,
      userId: sale.userId,
      buyerAgencyId: null,
    }
    const days = { day: istDay(sale.paidAt), today: istDay(world.clock()) }
    const { row, isNew } = await issueInvoice(tx, scope, owner, saleOf(sale, agency, origin), days)
    if (isNew && row.document.buyer.email)
      await world.queue.add(tx, mailInvoice, { agencyId, invoiceId: row.invoiceId })
  })
}

async function credit(world: World, back: Uncredited): Promise<void> {
  const scope = agencyScope(back.agencyId)
  await world.database.inScope(scope, async (tx) => {
    const of = await findBySource(tx, scope, back.ofSource)
    if (!of) return
    const paid = {
      mode: back.isManual ? ('manual' as const) : ('online' as const),
      reference: back.reference,
      paidOn: istDay(back.at),
    }
    const reason = creditReason(back.kind, of.document.language)
    const { source, ofSource, paise } = back
    const given = { source, ofSource, paise: Number(paise), reason, paid }
    const { row, isNew } = await issueCredit(tx, scope, given, istDay(world.clock()))
    if (isNew && row.document.buyer.email)
      await world.queue.add(tx, mailInvoice, { agencyId: scope.agencyId, invoiceId: row.invoiceId })
  })
}

/** Sends a document to its buyer as a PDF. */
export async function sendInvoice(world: World, agencyId: number, invoiceId: number): Promise<void> {
  const scope = agencyScope(agencyId)
  const row =
    (await world.database.inScope(scope, (tx) => findInvoice(tx, scope, invoiceId))) ??
    (await findAgencyInvoice(world.database.platform, scope, invoiceId))
  if (!row?.document.buyer.email) return
  const name = `${row.invoiceNo.replaceAll('/', '-')}.pdf`
  await world.mail.send({
    agencyId,
    to: row.document.buyer.email,
    ...signedBy(
      invoiceLetter(row.document),
      (await findAgency(world.database.platform, agencyId)) ?? { mailFooter: '' },
    ),
    files: [{ name, type: 'application/pdf', bytes: await drawInvoice(world, row) }],
  })
}

import {
  type Credit,
  type InvoiceDocument,
  kindOfSale,
  type Sale,
  writeCredit,
  writeInvoice,
} from '@parichay/contract/invoice/document.ts'
import { fail } from '@parichay/contract/errors.ts'
import { financialYear, type InvoiceKind, returnDay } from '@parichay/contract/invoice/series.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { InvoiceTable } from '../platform/tables.bills.ts'

/** A row of invoice. */
export type InvoiceRow = Selectable<InvoiceTable>

/** What an invoice belongs to. `source` names the payment, once. */
export type Owner = {
  source: string
  businessId: number | null
  userId: number | null
  buyerAgencyId: number | null
}

/** The document that was written for a source. */
export const findBySource = (db: Db, scope: Scope, source: string): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('source', '=', source)
    .executeTakeFirst()

/**
 * Holds the series until the transaction ends: whoever wants the next number waits here. The number is written back
 * together with its document, so a transaction that falls leaves neither a gap nor a second one.
 */
async function holdSeries(tx: Tx, scope: Scope, kind: InvoiceKind, today: string) {
  const year = financialYear(today)
  const { lastNumber, lastDay } = await tx
    .insertInto('invoiceSeries')
    .values({ agencyId: scope.agencyId, kind, financialYear: year, lastNumber: 0, lastDay: today })
    .onConflict((at) =>
      at
        .columns(['agencyId', 'kind', 'financialYear'])
        .doUpdateSet({ lastNumber: sql`invoice_series.last_number` }),
    )
    .returning(['lastNumber', 'lastDay'])
    .executeTakeFirstOrThrow()
  return { year, count: lastNumber + 1, lastDay }
}

const later = (one: string, other: string) => (one > other ? one : other)

async function keep(
  tx: Tx,
  scope: Scope,
  {
    owner,
    document,
    place,
    creditsId,
  }: {
    owner: Owner
    document: InvoiceDocument
    place: { year: string; count: number; lastDay: string; issuedOn: string; writtenOn: string }
    creditsId: number | null
  },
): Promise<InvoiceRow> {
  const { kind, total } = document
  const filedOn = returnDay(place.issuedOn, place.writtenOn)
  await tx
    .updateTable('invoiceSeries')
    .set({ lastNumber: place.count, lastDay: later(place.lastDay, place.issuedOn) })
    .where('agencyId', '=', scope.agencyId)
    .where('kind', '=', kind)
    .where('financialYear', '=', place.year)
    .execute()
  return tx
    .insertInto('invoice')
    .values({
      ...owner,
      agencyId: scope.agencyId,
      kind,
      financialYear: place.year,
      number: place.count,
      invoiceNo: document.invoiceNo,
      issuedOn: place.issuedOn,
      lateOn: filedOn === place.issuedOn ? null : filedOn,
      creditsId,
      taxablePaise: total.taxable,
      cgstPaise: total.cgst,
      sgstPaise: total.sgst,
      igstPaise: total.igst,
      totalPaise: total.totalPaise,
      document: JSON.stringify(document),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Writes the invoice or receipt of a sale; asked again for the same source, it answers the first. `day` is that of the
 * payment: money that is found late has the date and the financial year in which it came, with the next number there.
 */
export async function issueInvoice(
  tx: Tx,
  scope: Scope,
  owner: Owner,
  sale: Sale,
  { day, today }: { day: string; today: string },
) {
  const series = await holdSeries(tx, scope, kindOfSale(sale.seller), day)
  const place = { ...series, issuedOn: day, writtenOn: today }
  const known = await findBySource(tx, scope, owner.source)
  if (known) return { row: known, isNew: false }
  const document = writeInvoice(sale, place)
  return { row: await keep(tx, scope, { owner, document, place, creditsId: null }), isNew: true }
}

/** Writes a credit note for part or all of an invoice or receipt; never more than it was. Again answers the first. */
export async function issueCredit(
  tx: Tx,
  scope: Scope,
  given: Omit<Credit, 'beforePaise'> & { source: string; ofSource: string },
  today: string,
) {
  const series = await holdSeries(tx, scope, 'CREDIT_NOTE', today)
  // Numbers and days go up together, whatever the clocks of several machines say.
  const place = { ...series, issuedOn: later(series.lastDay, today), writtenOn: today }
  const known = await findBySource(tx, scope, given.source)
  if (known) return { row: known, isNew: false }
  const of =
    (await findBySource(tx, scope, given.ofSource)) ?? fail('NOT_FOUND', 'There is no invoice to credit.')
  const { credited } = await tx
    .selectFrom('invoice')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('totalPaise'), sql<number>`0`).as('credited'))
    .where('agencyId', '=', scope.agencyId)
    .where('creditsId', '=', of.invoiceId)
    .executeTakeFirstOrThrow()
  const beforePaise = Number(credited)
  if (beforePaise + given.paise > of.totalPaise)
    fail('CONFLICT', 'More would be credited than the invoice is about.')
  const document = writeCredit(of.document, { ...given, beforePaise }, place)
  const owner = {
    source: given.source,
    businessId: of.businessId,
    userId: of.userId,
    buyerAgencyId: of.buyerAgencyId,
  }
  return { row: await keep(tx, scope, { owner, document, place, creditsId: of.invoiceId }), isNew: true }
}

/** Which invoices a scope reaches: customers their own, others those of the businesses they reach. */
function within(db: Db, scope: Scope) {
  // Bills of agencies are the concern of the two sides' admins: they have their own screens.
  let query = db
    .selectFrom('invoice')
    .where('invoice.agencyId', '=', scope.agencyId)
    .where('invoice.buyerAgencyId', 'is', null)
  if (scope.reach === 'own') query = query.where('invoice.userId', '=', scope.userId)
  if (scope.reach === 'madeBy')
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom('business')
          .select('business.businessId')
          .whereRef('business.agencyId', '=', 'invoice.agencyId')
          .whereRef('business.businessId', '=', 'invoice.businessId')
          .where('business.madeByFranchiseeId', '=', scope.franchiseeId),
      ),
    )
  return query
}

/** A page of invoices, newest first, after `before`, and how many there are in all. */
export async function listInvoices(
  db: Db,
  scope: Scope,
  {
    businessId,
    invoiceNo,
    before,
    pageSize,
  }: {
    businessId?: number | undefined
    invoiceNo?: string | undefined
    before?: number | undefined
    pageSize: number
  },
) {
  let all = within(db, scope)
  if (businessId !== undefined) all = all.where('invoice.businessId', '=', businessId)
  if (invoiceNo !== undefined) all = all.where('invoice.invoiceNo', '=', invoiceNo)
  const { total } = await all.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const page = before === undefined ? all : all.where('invoice.invoiceId', '<', before)
  const rows = await page.selectAll('invoice').orderBy('invoice.invoiceId', 'desc').limit(pageSize).execute()
  return { rows, total }
}

/** One invoice that the scope reaches. */
export const findInvoice = (db: Db, scope: Scope, invoiceId: number): Promise<InvoiceRow | undefined> =>
  within(db, scope).selectAll('invoice').where('invoice.invoiceId', '=', invoiceId).executeTakeFirst()

/** A document of the platform to an agency, for the admins of either. Asked with the platform role. */
export const findAgencyInvoice = (
  db: Db,
  { agencyId }: Pick<Scope, 'agencyId'>,
  invoiceId: number,
): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .where('buyerAgencyId', 'is not', null)
    .where((e) => e.or([e('buyerAgencyId', '=', agencyId), e('agencyId', '=', agencyId)]))
    .executeTakeFirst()

/** The agency that wrote an invoice, for platform staff. Asked with the platform role. */
export async function agencyOfInvoice(db: Db, invoiceId: number): Promise<number | undefined> {
  return (
    await db.selectFrom('invoice').select('agencyId').where('invoiceId', '=', invoiceId).executeTakeFirst()
  )?.agencyId
}

/** Writes down what an agency's invoices say of it, over this version; the new one, or null where it has moved on. Asked with the platform role. */
export async function setSeller(
  db: Db,
  scope: Scope,
  seller: object,
  version: number,
): Promise<number | null> {
  const row = await db
    .updateTable('agency')
    .set((e) => ({ seller: JSON.stringify(seller), sellerVersion: e('sellerVersion', '+', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('sellerVersion', '=', version)
    .returning('sellerVersion')
    .executeTakeFirst()
  return row?.sellerVersion ?? null
}

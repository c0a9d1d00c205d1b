import { creditDays, isBillOpen, outstandingOf } from '@parichay/contract/bill/rules.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { PaymentReply } from '@parichay/contract/payment/fields.ts'
import { findAgency } from '../agency/store.ts'
import { confirmPurchase, type Proof } from '../payment/usecase.order.ts'
import { giveBackOver } from '../payment/usecase.owed.ts'
import { findActiveAccount } from '../payment/store.accounts.ts'
import type { Db } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { tell } from '../platform/notices.ts'
import { agencyScope, columnOf, type Scope, type Staff } from '../platform/scope.ts'
import type { PurchaseKind } from '../platform/tables.payment.ts'
import type { World } from '../platform/world.ts'
import { type MonthFacts, owedOf, paidOf } from './present.ts'
import { cardsOf, openMonths, yearsBought } from './rules.ts'
import {
  type BilledAgency,
  findCreditDays,
  findInvoiceNos,
  findPlatform,
  listBills,
  type MonthBillRow,
  type MonthSum,
  setStanding,
  sumLines,
} from './store.ts'
import { listPaid } from './store.paid.ts'

/** Who pays and who is paid. */
export type Sides = {
  agency: BilledAgency
  platform: BilledAgency
  /** The payer's rows. */
  payer: Scope
  /** The platform's rows: its account, its invoices. */
  payee: Scope
}
type Asking = Pick<Call, 'world' | 'scope' | 'actor'>

const noAgency = () => fail('NOT_FOUND', 'This agency does not exist.', { field: 'agencyId' })

/** The two sides of a bill. Platform staff name the agency; everybody else is their own, whatever they say. */
export async function sidesOf({ world, scope, actor }: Asking, agencyId: number | undefined): Promise<Sides> {
  const db = world.database.platform
  const own = columnOf(actor) !== 'superadmin'
  const payerId = own ? scope.agencyId : (agencyId ?? scope.agencyId)
  const [agency, platform] = await Promise.all([findAgency(db, payerId), findPlatform(db)])
  if (!agency || !platform) return noAgency()
  return { agency, platform, payer: agencyScope(payerId), payee: agencyScope(platform.agencyId) }
}

/** Everything about the months of an agency, read once. */
export async function readFacts(
  { world, now }: Pick<Call, 'world' | 'now'>,
  { payer, platform }: Pick<Sides, 'payer' | 'platform'>,
): Promise<MonthFacts> {
  const ids = [payer.agencyId]
  const read = await world.database.inScope(payer, (tx) => readBills(tx, ids))
  return (await factsOf({ world, now }, platform, ids, read)).get(payer.agencyId)!
}

/** The same of many agencies, in as many questions as of one. */
export async function readManyFacts(
  { world, now }: Pick<Call, 'world' | 'now'>,
  platform: BilledAgency,
  agencyIds: readonly number[],
): Promise<Map<number, MonthFacts>> {
  if (agencyIds.length === 0) return new Map()
  const db = world.database.platform
  return factsOf({ world, now }, platform, agencyIds, await readBills(db, agencyIds))
}

/** Bills of agencies, and what the lines of those that are not closed come to: a closed one says so itself, for ever. */
async function readBills(db: Db, agencyIds: readonly number[]) {
  const bills = await listBills(db, agencyIds)
  const closed = Map.groupBy(
    bills.filter(({ closedAt }) => closedAt !== null),
    ({ agencyId }) => agencyId,
  )
  const spans = agencyIds.flatMap((id) => openMonths(id, closed.get(id)?.map(({ month }) => month) ?? []))
  return { bills, sums: await sumLines(db, spans) }
}

async function factsOf(
  { world, now }: Pick<Call, 'world' | 'now'>,
  { agencyId }: BilledAgency,
  payerIds: readonly number[],
  { bills, sums }: { bills: MonthBillRow[]; sums: MonthSum[] },
): Promise<Map<number, MonthFacts>> {
  const db = world.database.platform
  const ids = bills.flatMap(({ invoiceId }) => invoiceId ?? [])
  const [paid, invoiceNos, days] = await Promise.all([
    listPaid(db, agencyId, payerIds, ['month']),
    findInvoiceNos(db, agencyId, ids),
    findCreditDays(db, payerIds),
  ])
  const [billsOf, sumsOf] = [
    Map.groupBy(bills, (row) => row.agencyId),
    Map.groupBy(sums, (row) => row.agencyId),
  ]
  const paidOf = Map.groupBy(paid, ({ payerId }) => payerId)
  return new Map(
    payerIds.map((id) => [
      id,
      {
        today: istDay(now),
        creditDays: days.get(id) ?? creditDays,
        bills: billsOf.get(id) ?? [],
        sums: new Map(sumsOf.get(id)?.map((sum) => [sum.month, sum])),
        paid: paidOf.get(id) ?? [],
        invoiceNos,
      },
    ]),
  )
}

/**
 * Writes with an agency what follows from its bills and payments: since when it is late, until when it has greetings, how
 * many PDF cards it has bought. Safe to repeat.
 */
export async function noteStanding(world: World, platform: BilledAgency, agencyId: number): Promise<void> {
  const db = world.database.platform
  const read = () => readFacts({ world, now: world.clock() }, { payer: agencyScope(agencyId), platform })
  const before = await read()
  const [facts, rows] = await Promise.all([
    (await returnOver(world, platform, agencyId, before)) ? read() : before,
    listPaid(db, platform.agencyId, [agencyId], ['agency-image', 'agency-pdf']),
  ])
  const of = (kind: PurchaseKind) => rows.filter((row) => row.kind === kind)
  const changed = await setStanding(db, agencyId, {
    overdueSince: outstandingOf(owedOf(facts), facts.today).overdueSince,
    greetingsUntil: yearsBought(of('agency-image')).at(-1)?.endsOn ?? null,
    bought: of('agency-pdf').reduce((sum, row) => sum + cardsOf(row), 0),
  })
  if (!changed) return
  world.hosts.forget()
  await tell(world.database, { agency: agencyId })
}

/** Sends back what was paid of final bills twice through the gateway; true when something was. */
async function returnOver(
  world: World,
  platform: BilledAgency,
  payerId: number,
  facts: MonthFacts,
): Promise<boolean> {
  const over = paidOf(facts).filter(
    ({ month, totalPaise, paidPaise, recordedPaise }) =>
      !isBillOpen(month, facts.today) && paidPaise > Math.max(totalPaise, recordedPaise),
  )
  for (const { month, totalPaise } of over)
    await giveBackOver(world, agencyScope(platform.agencyId), { payerId, month, totalPaise })
  return over.length > 0
}

/** Whether the platform takes payments online. */
export const takesOnline = async ({ world }: Pick<Call, 'world'>, { payee }: Sides): Promise<boolean> =>
  (await world.database.inScope(payee, (tx) => findActiveAccount(tx, payee))) !== undefined

/** Takes what checkout answered for a bill: the order must be the agency's own, of this kind. */
export function confirmBill(
  { world, log, scope }: Pick<Call, 'world' | 'log' | 'scope'>,
  { payee }: Sides,
  kind: PurchaseKind,
  proof: Proof,
): Promise<PaymentReply> {
  return confirmPurchase({ world, scope: payee, log }, proof, isFor(scope.agencyId, kind))
}

/** Whether a purchase is of this kind and of this agency. */
export const isFor =
  (agencyId: number, kind: PurchaseKind) =>
  (intent: { kind: PurchaseKind; objectNo: number | null }): boolean =>
    intent.kind === kind && intent.objectNo === agencyId

/** Stops a payment that is said to have come tomorrow, or more than a year ago. */
export function requirePaidOn(paidOn: string | undefined, today: string): void {
  if (paidOn !== undefined && (paidOn > today || paidOn < addDays(today, -366)))
    fail('VALIDATION', 'Choose a day of the last twelve months.', { field: 'paidOn' })
}

/** Whoever passed the gate of a payee's call is staff. */
export const staffOf = ({ actor }: Pick<Call, 'actor'>): Staff =>
  actor.kind === 'staff' ? actor : fail('NOT_ALLOWED', 'Your account may not do this.')

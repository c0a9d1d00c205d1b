import { creditDays, isBillOpen } from '@parichay/contract/bill/rules.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { PaymentReply } from '@parichay/contract/payment/fields.ts'
import { findAgency } from '../agency/store.ts'
import { confirmPurchase, type Proof } from '../payment/usecase.order.ts'
import { giveBackOver } from '../payment/usecase.owed.ts'
import { findActiveAccount } from '../payment/store.accounts.ts'
import type { Call } from '../platform/http.ts'
import { tell } from '../platform/notices.ts'
import { agencyScope, columnOf, type Scope, type Staff } from '../platform/scope.ts'
import type { PurchaseKind } from '../platform/tables.payment.ts'
import type { World } from '../platform/world.ts'
import { duesOfMonths, type MonthFacts, type OwedFacts, paidOf } from './present.ts'
import { openMonths, yearsBought } from './rules.ts'
import {
  type BilledAgency,
  type BillSums,
  findInvoices,
  findPlatform,
  listBills,
  listBillSums,
  setStanding,
  sumLines,
} from './store.ts'
import { listPaid, sumBought } from './store.paid.ts'
import { findCreditDays } from './store.terms.ts'

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
  const id = payer.agencyId
  const db = world.database.platform
  const { bills, sums } = await world.database.inScope(payer, async (tx) => {
    const rows = await listBills(tx, [id])
    const known = rows.map((row) => ({ ...row, isClosed: row.closedAt !== null }))
    return { bills: known, sums: await sumLines(tx, openOf(id, known)) }
  })
  const [invoices, facts] = await Promise.all([
    findInvoices(
      db,
      platform.agencyId,
      bills.flatMap(({ invoiceId }) => invoiceId ?? []),
    ),
    paidFacts({ world, now }, platform, [id]),
  ])
  return { ...facts(id), bills, sums: new Map(sums.map((sum) => [sum.month, sum])), invoices }
}

/** What many agencies owe, in as many questions as of one. */
export async function readManyFacts(
  { world, now }: Pick<Call, 'world' | 'now'>,
  platform: BilledAgency,
  agencyIds: readonly number[],
): Promise<Map<number, OwedFacts>> {
  if (agencyIds.length === 0) return new Map()
  const db = world.database.platform
  const read = async () => {
    const bills = await listBillSums(db, agencyIds)
    const spans = agencyIds.flatMap((id) => openOf(id, bills.get(id) ?? []))
    return { bills, sums: Map.groupBy(await sumLines(db, spans), ({ agencyId }) => agencyId) }
  }
  const [{ bills, sums }, facts] = await Promise.all([read(), paidFacts({ world, now }, platform, agencyIds)])
  return new Map(
    agencyIds.map((id) => [
      id,
      {
        ...facts(id),
        bills: bills.get(id) ?? [],
        sums: new Map(sums.get(id)?.map((sum) => [sum.month, sum])),
      },
    ]),
  )
}

/** The months whose lines are summed: a bill that is closed says itself what it came to, for ever. */
const openOf = (agencyId: number, bills: readonly BillSums[]) =>
  openMonths(
    agencyId,
    bills.filter(({ isClosed }) => isClosed).map(({ month }) => month),
  )

/** What agencies paid of their monthly bills, and until when they may. */
async function paidFacts(
  { world, now }: Pick<Call, 'world' | 'now'>,
  { agencyId }: BilledAgency,
  payerIds: readonly number[],
) {
  const db = world.database.platform
  const [paid, days] = await Promise.all([
    listPaid(db, agencyId, payerIds, ['month']),
    findCreditDays(db, payerIds),
  ])
  const paidBy = Map.groupBy(paid, ({ payerId }) => payerId)
  return (id: number) => ({
    today: istDay(now),
    creditDays: days.get(id) ?? creditDays,
    paid: paidBy.get(id) ?? [],
  })
}

/**
 * Writes with an agency what follows from its bills and payments: since when it is late, until when it has greetings, how
 * many PDF cards it has bought. Safe to repeat.
 */
export async function noteStanding(world: World, platform: BilledAgency, agencyId: number): Promise<void> {
  const db = world.database.platform
  const read = () => readFacts({ world, now: world.clock() }, { payer: agencyScope(agencyId), platform })
  const before = await read()
  const [facts, greetings, bought] = await Promise.all([
    (await returnOver(world, platform, agencyId, before)) ? read() : before,
    listPaid(db, platform.agencyId, [agencyId], ['agency-image']),
    sumBought(db, platform.agencyId, agencyId),
  ])
  const changed = await setStanding(db, agencyId, {
    overdueSince: duesOfMonths(facts).overdueSince,
    greetingsUntil: yearsBought(greetings).at(-1)?.endsOn ?? null,
    bought,
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
    ({ month, totalPaise, paidPaise, recordedPaise, letGoPaise }) =>
      !isBillOpen(month, facts.today) && paidPaise > Math.max(totalPaise, recordedPaise + letGoPaise),
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

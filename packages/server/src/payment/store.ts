import { type Insertable, type Selectable, sql } from 'kysely'
import type { BillingDetails } from '@parichay/contract/payment/fields.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type {
  IntentSnapshot,
  ManualNotes,
  PaymentIntentTable,
  PaymentOrderTable,
  PurchaseKind,
} from '../platform/tables.payment.ts'

/** A row of payment_intent. */
export type IntentRow = Selectable<PaymentIntentTable>
/** A row of payment_order. */
export type OrderRow = Selectable<PaymentOrderTable>
type Of = Pick<Scope, 'agencyId'>

/** What a new purchase needs. Manual ones have no account. */
export type NewIntent = {
  intentId: string
  kind: PurchaseKind
  accountId: string | null
  businessId: number | null
  objectNo: number | null
  amount: number
  snapshot: IntentSnapshot
  billing: BillingDetails | null
  requestId: string | null
  madeBy: string
  manual: ManualNotes | null
  createdAt: Date
  checkAt: Date | null
}

/** Writes a purchase down before anything else happens; undefined when this request was written down already. */
export async function addIntent(tx: Tx, { agencyId }: Of, intent: NewIntent): Promise<IntentRow | undefined> {
  const { snapshot, billing, manual, ...plain } = intent
  const row: Insertable<PaymentIntentTable> = {
    ...plain,
    agencyId,
    snapshot: JSON.stringify(snapshot),
    billing: billing && JSON.stringify(billing),
    manual: manual && JSON.stringify(manual),
  }
  return tx
    .insertInto('paymentIntent')
    .values(row)
    .onConflict((on) => on.columns(['agencyId', 'requestId']).where('requestId', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** One purchase. */
export const findIntent = (db: Db, { agencyId }: Of, intentId: string): Promise<IntentRow | undefined> =>
  db
    .selectFrom('paymentIntent')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('intentId', '=', intentId)
    .executeTakeFirst()

/** As `findIntent`, and nobody else settles it until this transaction ends. */
export const lockIntent = (tx: Tx, { agencyId }: Of, intentId: string): Promise<IntentRow | undefined> =>
  tx
    .selectFrom('paymentIntent')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('intentId', '=', intentId)
    .forUpdate()
    .executeTakeFirst()

/** A purchase by the number people see. */
export const findIntentByRecord = (
  db: Db,
  { agencyId }: Of,
  recordNo: number,
): Promise<IntentRow | undefined> =>
  db
    .selectFrom('paymentIntent')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('recordNo', '=', recordNo)
    .executeTakeFirst()

/** The purchase a request of staff made before. */
export const findIntentByRequest = (
  db: Db,
  { agencyId }: Of,
  requestId: string,
): Promise<IntentRow | undefined> =>
  db
    .selectFrom('paymentIntent')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

type Wanted = { kind: PurchaseKind; businessId: number | null; objectNo: number | null; since: Date }

/** Purchases of the same kind for the same business that are not decided yet, newest first. */
export const listOpenIntents = (db: Db, { agencyId }: Of, wanted: Wanted): Promise<IntentRow[]> =>
  db
    .selectFrom('paymentIntent')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('kind', '=', wanted.kind)
    .where('businessId', 'is not distinct from', wanted.businessId)
    .where('objectNo', 'is not distinct from', wanted.objectNo)
    .where('state', 'in', ['new', 'open'])
    .where('createdAt', '>', wanted.since)
    .orderBy('recordNo', 'desc')
    .limit(5)
    .execute()

/** The same plan of the list, whatever it costs by now: the second purchase may be a renewal. Anything else to the letter. */
const isSameOffer = ({ amount, snapshot }: { amount: number; snapshot: IntentSnapshot }) => {
  const { subscriptionPlanId, renew = false } = snapshot
  return typeof subscriptionPlanId === 'number'
    ? sql<boolean>`snapshot -> 'subscriptionPlanId' = ${String(subscriptionPlanId)}::jsonb
        and coalesce(snapshot -> 'renew', 'false'::jsonb) = ${String(renew)}::jsonb`
    : sql<boolean>`amount = ${amount} and snapshot = ${JSON.stringify(snapshot)}::jsonb`
}

/** Another record of staff of the very same thing, by whomever, a moment ago. */
export const findTwin = (
  db: Db,
  { agencyId }: Of,
  wanted: Wanted & { intentId: string; amount: number; snapshot: IntentSnapshot; until: Date },
): Promise<IntentRow | undefined> =>
  db
    .selectFrom('paymentIntent')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('kind', '=', wanted.kind)
    .where('businessId', 'is not distinct from', wanted.businessId)
    .where('objectNo', 'is not distinct from', wanted.objectNo)
    .where('intentId', '<>', wanted.intentId)
    .where(isSameOffer(wanted))
    .where('manual', 'is not', null)
    .where('state', '=', 'paid')
    .where('createdAt', '>', wanted.since)
    .where('createdAt', '<', wanted.until)
    .orderBy('recordNo', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Orders of a purchase, oldest first. */
export const listOrders = (db: Db, { agencyId }: Of, intentId: string): Promise<OrderRow[]> =>
  db
    .selectFrom('paymentOrder')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('intentId', '=', intentId)
    .orderBy('createdAt')
    .orderBy('orderId')
    .execute()

/** An order by the provider's id, in one agency. */
export const findOrder = (db: Db, { agencyId }: Of, orderId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('paymentOrder')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('orderId', '=', orderId)
    .executeTakeFirst()

/** An order by the provider's id, wherever it is. Asked with the platform role. */
export const findOrderAnywhere = (db: Db, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('paymentOrder').selectAll().where('orderId', '=', orderId).executeTakeFirst()

/** A purchase wherever it is, by one of its numbers. Asked with the platform role. */
export const agencyOfIntent = async (
  db: Db,
  by: { intentId: string } | { recordNo: number },
): Promise<number | undefined> => {
  const all = db.selectFrom('paymentIntent').select('agencyId')
  const found =
    'intentId' in by ? all.where('intentId', '=', by.intentId) : all.where('recordNo', '=', by.recordNo)
  return (await found.executeTakeFirst())?.agencyId
}

/** Keeps the order the provider made; the same one twice is one. The intent is open from then on. */
export async function saveOrder(tx: Tx, { agencyId }: Of, order: Omit<OrderRow, 'agencyId'>): Promise<void> {
  await tx
    .insertInto('paymentOrder')
    .values({ agencyId, ...order })
    .onConflict((on) => on.doNothing())
    .execute()
  await tx
    .updateTable('paymentIntent')
    .set({ state: 'open' })
    .where('agencyId', '=', agencyId)
    .where('intentId', '=', order.intentId)
    .where('state', '=', 'new')
    .execute()
}

/** Moves a purchase on. */
export async function moveIntent(
  tx: Tx,
  { agencyId }: Of,
  intentId: string,
  change: Partial<Pick<IntentRow, 'state' | 'settledAt' | 'settledBy' | 'checkedAt' | 'checkAt'>>,
): Promise<void> {
  await tx
    .updateTable('paymentIntent')
    .set(change)
    .where('agencyId', '=', agencyId)
    .where('intentId', '=', intentId)
    .execute()
}

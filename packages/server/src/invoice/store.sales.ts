import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { SettledSale } from './rules.ts'

/** Purchases whose seller is the agency itself. Bills of agencies are written by `bill`. */
const ownSales = ['card', 'pdf', 'video'] as const

/** Settled purchases of any agency since a day that have no invoice yet. Asked with the platform role. */
export const listUninvoiced = (db: Db, since: Date) =>
  db
    .selectFrom('paymentIntent')
    .select(['agencyId', 'intentId'])
    .where('settledAt', '>', since)
    .where('amount', '>', 0)
    .where('kind', 'in', ownSales)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('invoice')
            .select('invoice.invoiceId')
            .whereRef('invoice.agencyId', '=', 'paymentIntent.agencyId')
            .where(sql<boolean>`invoice.source = 'payment ' || payment_intent.record_no`),
        ),
      ),
    )
    .orderBy('settledAt')
    .limit(500)
    .execute()

/** One settled purchase with its business, its customer and how it was paid. */
export async function findSale(
  db: Db,
  scope: Scope,
  intentId: string,
): Promise<(SettledSale & { businessId: number | null; userId: number | null }) | undefined> {
  const row = await db
    .selectFrom('paymentIntent as i')
    .leftJoin('payment as p', (on) =>
      on
        .onRef('p.agencyId', '=', 'i.agencyId')
        .onRef('p.intentId', '=', 'i.intentId')
        .on('p.use', '=', 'applied'),
    )
    .leftJoin('activation as a', (on) =>
      on.onRef('a.agencyId', '=', 'i.agencyId').onRef('a.intentId', '=', 'i.intentId'),
    )
    .leftJoin('business as b', (on) =>
      on.onRef('b.agencyId', '=', 'i.agencyId').onRef('b.businessId', '=', 'i.businessId'),
    )
    .leftJoin('appUser as u', (on) =>
      on.onRef('u.agencyId', '=', 'b.agencyId').onRef('u.userId', '=', 'b.userId'),
    )
    .select([
      'i.kind',
      'i.amount',
      'i.recordNo',
      'i.snapshot',
      'i.billing',
      'i.manual',
      'i.settledAt',
      'i.objectNo',
      'i.businessId',
      'p.paymentId',
      'p.capturedAt',
      sql<string | null>`lower(a.granted)`.as('startsOn'),
      sql<string | null>`upper(a.granted)`.as('endsBefore'),
      'b.businessName',
      'b.mobile',
      'b.email as businessEmail',
      'b.city',
      'b.profile',
      'u.userId',
      'u.name',
      'u.phoneNumber',
      'u.email',
      'u.isForeignUser',
      'u.preference',
    ])
    .where('i.agencyId', '=', scope.agencyId)
    .where('i.intentId', '=', intentId)
    .where('i.settledAt', 'is not', null)
    .where('i.kind', 'in', ownSales)
    .executeTakeFirst()
  if (!row?.settledAt) return undefined
  const { kind, amount, recordNo, snapshot, billing, manual, settledAt, objectNo, businessId, paymentId } =
    row
  return {
    kind,
    amount,
    recordNo,
    snapshot,
    billing,
    isManual: manual !== null,
    manualReference: manual?.reference ?? '',
    paymentId,
    paidAt: row.capturedAt ?? settledAt,
    startsOn: row.startsOn,
    endsBefore: row.endsBefore,
    objectNo,
    businessId,
    userId: row.userId,
    business:
      row.businessName === null
        ? null
        : {
            businessName: row.businessName,
            mobile: row.mobile,
            email: row.businessEmail,
            city: row.city ?? '',
            profile: row.profile ?? {},
          },
    user:
      row.userId === null
        ? null
        : {
            name: row.name ?? '',
            phoneNumber: row.phoneNumber,
            email: row.email,
            isForeignUser: row.isForeignUser ?? false,
            preference: row.preference ?? {},
          },
  }
}

/** Money that went back since a day, or was taken back by staff, and has no credit note yet. */
export type Uncredited = {
  agencyId: number
  source: string
  ofSource: string
  paise: number
  kind: 'refund' | 'reversal'
  isManual: boolean
  reference: string
  at: Date
}

/**
 * Refunds and reversals of any agency without a credit note. Only of money that was applied: what came twice or wrong
 * was never invoiced. Asked with the platform role.
 */
export async function listUncredited(db: Db, since: Date): Promise<Uncredited[]> {
  const { rows } = await sql<Uncredited>`
    with back as (
      select r.agency_id, 'refund ' || r.refund_id as source, r.intent_id, r.amount, 'refund' as kind, false as is_manual,
        coalesce(r.provider_refund_id, '') as reference, r.processed_at as at
      from refund r join payment p on p.agency_id = r.agency_id and p.payment_id = r.payment_id and p.use = 'applied'
      where r.processed_at > ${since}
      union all
      select l.agency_id, 'reversal ' || i.record_no, l.intent_id, l.amount, 'reversal', true, '', l.at
      from ledger l join payment_intent i on i.agency_id = l.agency_id and i.intent_id = l.intent_id
      where l.kind = 'reversal' and i.account_id is null and l.amount > 0 and l.at > ${since}
    )
    select b.agency_id as "agencyId", b.source, f.source as "ofSource", b.amount as paise, b.kind, b.is_manual as "isManual",
      b.reference, b.at
    from back b join payment_intent i on i.agency_id = b.agency_id and i.intent_id = b.intent_id
    join invoice f on f.agency_id = b.agency_id and f.source = 'payment ' || i.record_no
    where not exists (select 1 from invoice c where c.agency_id = b.agency_id and c.source = b.source)
    order by b.at limit 500`.execute(db)
  return rows
}

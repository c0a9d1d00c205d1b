import type { LeadStatus } from '@parichay/contract/lead/rules.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { holdsWord } from '../platform/choose-page.ts'
import type { Db, Tx } from '../platform/db.ts'
import { businessWithin } from '../platform/reach.ts'
import type { Scope } from '../platform/scope.ts'
import type { LeadTable } from '../platform/tables.visitors.ts'

/** A row of lead. */
export type LeadRow = Selectable<LeadTable>
type Of = Pick<Scope, 'agencyId'>

/** Largest total that is counted exactly. */
export const exactLeadTotal = 10_000

/** What the list is narrowed to. `words` are lower case; every one must be found. */
export type LeadFilters = { businessId: number; status?: LeadStatus | undefined; words: readonly string[] }

/**
 * A page of the living leads of a business, newest first, after `before`, and how many there are in all, to 10,001. Asked with the
 * platform role for a business that was found in the scope: row-level security would keep LIKE away from the index.
 */
export async function listLeads(
  db: Db,
  { agencyId }: Of,
  {
    businessId,
    status,
    words,
    before,
    pageSize,
  }: LeadFilters & { before?: number | undefined; pageSize: number },
): Promise<{ list: LeadRow[]; total: number }> {
  let all = db
    .selectFrom('lead')
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .where('deletedAt', 'is', null)
  if (status !== undefined) all = all.where('status', '=', status)
  for (const word of words) all = all.where(holdsWord(sql`search_text`, word))
  const { total } = await db
    .selectFrom(
      all
        .select('leadId')
        .limit(exactLeadTotal + 1)
        .as('capped'),
    )
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const list = await all
    .selectAll()
    .$if(before !== undefined, (query) => query.where('leadId', '<', before!))
    .orderBy('leadId', 'desc')
    .limit(pageSize)
    .execute()
  return { list, total }
}

/** Makes those who send the same number on the same card at once wait for each other until the transaction ends. */
export const waitTurn = (tx: Tx, { agencyId }: Of, { cardNo, phone }: { cardNo: number; phone: string }) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${agencyId} ${cardNo} ${phone}`}, 0))`.execute(tx)

/** Locks the newest living lead of this number on a card since an instant. */
export const findRecent = (
  tx: Tx,
  { agencyId }: Of,
  { cardNo, phone, since }: { cardNo: number; phone: string; since: Date },
): Promise<Pick<LeadRow, 'leadId' | 'name' | 'note'> | undefined> =>
  tx
    .selectFrom('lead')
    .select(['leadId', 'name', 'note'])
    .where('agencyId', '=', agencyId)
    .where('cardNo', '=', cardNo)
    .where('phone', '=', phone)
    .where('createdAt', '>', since)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('leadId', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** Keeps a lead of a card; its business is the card's. */
export async function addLead(
  tx: Tx,
  { agencyId }: Of,
  lead: Omit<Insertable<LeadTable>, 'agencyId' | 'businessId'>,
): Promise<void> {
  await tx
    .insertInto('lead')
    .values((e) => ({
      ...lead,
      agencyId,
      businessId: e
        .selectFrom('card')
        .select('card.businessId')
        .where('card.agencyId', '=', agencyId)
        .where('card.cardNo', '=', lead.cardNo),
    }))
    .execute()
}

/** Locks a lead that the scope reaches, living or deleted, with whether its business is suspended; nothing where there is none. */
export const lockLead = (tx: Tx, scope: Scope, leadId: number) =>
  tx
    .selectFrom('lead')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'lead.agencyId')
        .onRef('business.businessId', '=', 'lead.businessId'),
    )
    .selectAll('lead')
    .select('business.suspendedAt')
    .where((e) => businessWithin(scope)(e as never))
    .where('business.deletedAt', 'is', null)
    .where('lead.leadId', '=', leadId)
    .forUpdate('lead')
    .executeTakeFirst()

/** Writes what the owner says of a lead that is locked, or what its visitor added; gives it back as it stands then. */
export const setLead = (
  tx: Tx,
  { agencyId }: Of,
  leadId: number,
  columns: Partial<Pick<LeadRow, 'status' | 'ownNote' | 'version' | 'note' | 'deletedAt'>>,
): Promise<LeadRow> =>
  tx
    .updateTable('lead')
    .set(columns)
    .where('agencyId', '=', agencyId)
    .where('leadId', '=', leadId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** What the bell says of a lead is news once more. */
export async function tellAgain(tx: Tx, { agencyId }: Of, leadId: number): Promise<void> {
  await tx
    .updateTable('ownerNotice')
    .set({ readAt: null })
    .where('agencyId', '=', agencyId)
    .where('leadId', '=', leadId)
    .execute()
}

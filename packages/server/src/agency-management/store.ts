import type { AgencyFilters } from '@parichay/contract/agency/filters.ts'
import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import type { SslState } from '@parichay/contract/agency/ssl.ts'
import { switchPaths } from '@parichay/contract/agency/switches.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { AgencyRow } from '../agency/store.ts'
import { type Db, isUniqueViolation, type Tx } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'

type Filters = z.output<typeof AgencyFilters>

const withHost = (db: Db) =>
  db
    .selectFrom('agency')
    .selectAll('agency')
    .where('agency.deletedAt', 'is', null)
    .select((e) => [
      firstHost(e).select('agencyHost.host').as('host'),
      firstHost(e).select('agencyHost.sslState').as('sslState'),
    ])

const firstHost = (e: ExpressionBuilder<Tables, 'agency'>) =>
  e
    .selectFrom('agencyHost')
    .whereRef('agencyHost.agencyId', '=', 'agency.agencyId')
    .orderBy('agencyHost.isPrimary', 'desc')
    .orderBy('agencyHost.host')
    .limit(1)

/** An agency with its first host name, and where the certificate of that stands. */
export type ManagedRow = AgencyRow & { host: string | null; sslState: SslState | null }

const within = (filters: Filters, today: string) => (e: ExpressionBuilder<Tables, 'agency'>) => {
  const { search = '', status, overdue, tls, product } = filters
  const words = `%${search
    .normalize()
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`
  const is = (path: readonly string[]) =>
    sql<boolean>`agency.configuration #> ${[...path]}::text[] = 'true'::jsonb`
  return e.and([
    e('agency.deletedAt', 'is', null),
    e.or([
      e('agency.agencyName', 'ilike', words),
      e.exists(
        e
          .selectFrom('agencyHost as named')
          .select('named.host')
          .whereRef('named.agencyId', '=', 'agency.agencyId')
          .where('named.host', 'ilike', words),
      ),
    ]),
    ...(status ? [e('agency.status', '=', status === 'active' ? 'ACTIVE' : 'SUSPENDED')] : []),
    ...(overdue === undefined
      ? []
      : [
          overdue
            ? e('agency.overdueSince', '<=', today)
            : e.or([e('agency.overdueSince', 'is', null), e('agency.overdueSince', '>', today)]),
        ]),
    ...(tls
      ? [
          e.exists(
            e
              .selectFrom('agencyHost as met')
              .select('met.host')
              .whereRef('met.agencyId', '=', 'agency.agencyId')
              .where((m) => m.or([m('met.sslFault', 'is not', null), m('met.failingSince', 'is not', null)])),
          ),
        ]
      : []),
    ...(product ? [is(switchPaths[product])] : []),
    ...(product === 'greetingVideos' ? [is(switchPaths.greetings)] : []),
  ])
}

/** One page of agencies, and how many there are in all. Asked with the platform role. */
export async function listAgencyRows(
  db: Db,
  filters: Filters,
  today: string,
): Promise<{ rows: ManagedRow[]; total: number }> {
  const { page = 1, pageSize = 20, sort = 'name', fromEnd = false } = filters
  const where = within(filters, today)
  const { total } = await db
    .selectFrom('agency')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('total'))
    .where(where)
    .executeTakeFirstOrThrow()
  const rows = await withHost(db)
    .where(where)
    .$if(sort === 'name', (query) => query.orderBy((e) => e.fn('lower', ['agency.agencyName'])))
    .orderBy('agency.agencyId', sort === 'newest' ? 'desc' : 'asc')
    .limit(fromEnd ? Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize)) : pageSize)
    .offset(fromEnd ? Math.max(0, total - page * pageSize) : (page - 1) * pageSize)
    .execute()
  return { rows, total }
}

/** The agencies that the filters mean, or those of these numbers among them; no more than `limit`, by name. Asked with the platform role. */
export const nameAgencies = (
  db: Db,
  { agencyIds, ...filters }: Filters & { agencyIds?: readonly number[] | undefined },
  today: string,
  limit: number,
): Promise<Pick<ManagedRow, 'agencyId' | 'agencyName' | 'host'>[]> =>
  withHost(db)
    .where(within(filters, today))
    .$if(agencyIds !== undefined, (query) => query.where('agency.agencyId', 'in', agencyIds!))
    .orderBy((e) => e.fn('lower', ['agency.agencyName']))
    .orderBy('agency.agencyId')
    .limit(limit)
    .execute()

/** Number and name of every agency, by name. Asked with the platform role. */
export const listNames = (db: Db): Promise<{ agencyId: number; agencyName: string }[]> =>
  db
    .selectFrom('agency')
    .select(['agencyId', 'agencyName'])
    .where('deletedAt', 'is', null)
    .orderBy((e) => e.fn('lower', ['agencyName']))
    .orderBy('agencyId')
    .execute()

/** One agency. Asked with the platform role. */
export const findManaged = (db: Db, agencyId: number): Promise<ManagedRow | undefined> =>
  withHost(db).where('agency.agencyId', '=', agencyId).executeTakeFirst()

/** The same, held against other changes until the end. */
export const lockManaged = (tx: Tx, agencyId: number): Promise<ManagedRow | undefined> =>
  withHost(tx).where('agency.agencyId', '=', agencyId).forUpdate('agency').executeTakeFirst()

/** Columns of an agency that a change writes. */
export type AgencyColumns = Partial<
  Pick<
    AgencyRow,
    | 'agencyName'
    | 'invitationSiteLink'
    | 'logoKey'
    | 'darkLogoKey'
    | 'iconKey'
    | 'loginImageKey'
    | 'themePrimary'
    | 'languages'
    | 'support'
    | 'legal'
    | 'mailFooter'
    | 'signsCards'
    | 'expiringSoonDays'
    | 'configuration'
    | 'specialNumbers'
    | 'limits'
    | 'login'
    | 'totpRoles'
    | 'totpAsked'
    | 'status'
    | 'suspendedAt'
  >
>

const asStored = ({ support, legal, login, configuration, limits, totpAsked, ...plain }: AgencyColumns) => ({
  ...plain,
  ...(totpAsked && { totpAsked: JSON.stringify(totpAsked) }),
  ...(support && { support: JSON.stringify(support) }),
  ...(legal && { legal: JSON.stringify(legal) }),
  ...(login && { login: JSON.stringify(login) }),
  ...(limits && { limits: JSON.stringify(limits) }),
  ...(configuration && { configuration: JSON.stringify(configuration) }),
})

/** Writes a change. Done with the platform role. */
export async function saveAgency(tx: Tx, agencyId: number, columns: AgencyColumns): Promise<void> {
  await tx
    .updateTable('agency')
    .set((e) => ({ ...asStored(columns), settingsVersion: e('settingsVersion', '+', 1) }))
    .where('agencyId', '=', agencyId)
    .execute()
}

/** What a new agency begins with. */
export type NewAgency = Pick<
  AgencyRow,
  'agencyName' | 'themePrimary' | 'languages' | 'support' | 'legal' | 'login' | 'expiringSoonDays'
> & { configuration: AgencyConfiguration; host: string }

/** Makes an agency with its host name; null where another one has that. Done with the platform role. */
export async function addAgency(
  tx: Tx,
  { host, support, legal, login, configuration, ...plain }: NewAgency,
): Promise<number | null> {
  const { agencyId } = await tx
    .insertInto('agency')
    .values({
      ...plain,
      roles: [],
      invitationSiteLink: '',
      support: JSON.stringify(support),
      legal: JSON.stringify(legal),
      login: JSON.stringify(login),
      configuration: JSON.stringify(configuration),
      messaging: JSON.stringify({}),
    })
    .returning('agencyId')
    .executeTakeFirstOrThrow()
  try {
    await tx.insertInto('agencyHost').values({ agencyId, host, isPrimary: true }).execute()
    return agencyId
  } catch (error) {
    if (isUniqueViolation(error, 'agency_host_once')) return null
    throw error
  }
}

/** How many businesses and active cards agencies have, by agency (migration 0253). Asked with the platform role. */
export async function countHoldings(
  db: Db,
  agencyIds: readonly number[],
): Promise<Map<number, { businesses: number; activeCards: number }>> {
  if (agencyIds.length === 0) return new Map()
  const { rows } = await sql<{ agencyId: number; businesses: number; activeCards: number }>`
    select agency_id, sum(businesses)::int as businesses, sum(active_cards)::int as active_cards
    from business_tally where agency_id = any(${[...agencyIds]}::int[]) group by 1`.execute(db)
  return new Map(rows.map(({ agencyId, ...counts }) => [agencyId, counts]))
}

/** Whether customers, businesses (deleted ones too), bills, payments or invoices of an agency would be left behind. Asked with the platform role. */
export async function leavesBehind(db: Db, agencyId: number): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from business where agency_id = ${agencyId})
      or exists (select from app_user where agency_id = ${agencyId})
      or exists (select from month_bill where agency_id = ${agencyId})
      or exists (select from invoice where agency_id = ${agencyId} or buyer_agency_id = ${agencyId})
      or exists (select from payment_intent where agency_id = ${agencyId}
        or business_id is null and object_no = ${agencyId}) as "left"`.execute(db)
  return rows[0]?.left ?? false
}

/**
 * Takes away what an agency was connected to: the keys of a payment account, which would be used every night, its SMS account and
 * mail server, and what stood on its customers' pages. Done with the platform role.
 */
async function forgetConnections(tx: Tx, agencyId: number, now: Date): Promise<void> {
  for (const table of ['providerEvent', 'paymentAccount', 'agencyMessaging'] as const)
    await tx.deleteFrom(table).where('agencyId', '=', agencyId).execute()
  // What was wrong with an account that is gone waits for nobody.
  await tx
    .updateTable('reconBreak')
    .set({ closedAt: now, closedBy: 'system', note: 'the agency was deleted' })
    .where('agencyId', '=', agencyId)
    .where('closedAt', 'is', null)
    .execute()
  await tx
    .updateTable('uiCustomisation')
    .set({ deletedAt: now })
    .where('agencyId', '=', agencyId)
    .where('deletedAt', 'is', null)
    .execute()
}

/** Takes an agency and its people away softly; its host names are free. Done with the platform role. */
export async function deleteAgency(tx: Tx, agencyId: number, now: Date): Promise<void> {
  await forgetConnections(tx, agencyId, now)
  await tx.deleteFrom('agencyHost').where('agencyId', '=', agencyId).execute()
  await tx
    .updateTable('franchisee')
    .set((e) => ({ deletedAt: now, isActive: false, authVersion: e('authVersion', '+', 1) }))
    .where('agencyId', '=', agencyId)
    .where('deletedAt', 'is', null)
    .execute()
  await tx
    .updateTable('agency')
    .set((e) => ({
      status: 'SUSPENDED',
      suspendedAt: e.fn.coalesce('suspendedAt', e.val(now)),
      deletedAt: now,
      settingsVersion: e('settingsVersion', '+', 1),
    }))
    .where('agencyId', '=', agencyId)
    .execute()
}

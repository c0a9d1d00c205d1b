import type { CommissionPct, Payout } from '@parichay/contract/franchisee/fields.commission.ts'
import type { StaffLimits } from '@parichay/contract/franchisee/fields.limits.ts'
import type { PersonState } from '@parichay/contract/franchisee/fields.people.ts'
import type { PermissionName, StaffRole } from '@parichay/contract/franchisee/fields.ts'
import { fail } from '@parichay/contract/errors.ts'
import { expressionBuilder, sql } from 'kysely'
import { type Chosen, choosePage, exactTotal, holdsWord, planAsLists } from '../../platform/choose-page.ts'
import { type Db, isUniqueViolation, type Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Tables } from '../../platform/tables.ts'
import { dropChanges } from '../../take-back/store.ts'
import { heldBy } from '../limit/store.ts'
import type { FranchiseeRow } from '../store.ts'

/** A member of staff with what a list says of them. `salesPaise` is this month's; businesses and cards are counted to 10,001. */
export type PersonRow = FranchiseeRow & {
  agencyName: string
  inSuperAdminAgency: boolean
  /** Whether they sign in with a second step. */
  hasTotp: boolean
  businesses: number
  activeCards: number
  salesPaise: number
  /** Admins of the agency beside them who can sign in. */
  otherAdmins: number
  /** What they took by hand and did not hand over. */
  heldPaise: number
}

/** Filters of Franchisee List. */
export type PeopleNarrowing = {
  words: readonly string[]
  role?: StaffRole | undefined
  state?: PersonState | undefined
  territory?: string | undefined
  city?: string | undefined
  /** Indian days, both with. */
  from?: string | undefined
  to?: string | undefined
  agencyId?: number | undefined
}
/** The same with order and page. */
export type PeopleListing = PeopleNarrowing & {
  sort: 'newest' | 'oldest' | 'name'
  page: number
  pageSize: number
  fromEnd: boolean
}

const standing = {
  disabled: sql<boolean>`not franchisee.is_active`,
  invited: sql<boolean>`franchisee.is_active and franchisee.last_login_at is null`,
  active: sql<boolean>`franchisee.is_active and franchisee.last_login_at is not null`,
} satisfies Record<PersonState, unknown>

/** Who works in a state of India: it is named, or nothing is. */
const worksIn = (state: string) =>
  sql<boolean>`(franchisee.territory -> 'states' ? ${state} or franchisee.territory = '{"states":[],"cities":[]}')`

const worksInCity = (city: string) =>
  sql<boolean>`(franchisee.territory = '{"states":[],"cities":[]}' or exists (
    select 1 from jsonb_array_elements_text(franchisee.territory -> 'cities') named where place_key(named) = place_key(${city})))`

/** Cities that living people of the scope work in, by name. Asked with the platform role. */
export async function listCities(db: Db, scope: Scope, agencyId: number | undefined): Promise<string[]> {
  const of = scope.reach === 'platform' ? agencyId : scope.agencyId
  const { rows } = await sql<{ city: string }>`
    select min(named) as city from franchisee, jsonb_array_elements_text(territory -> 'cities') named
    where deleted_at is null ${of === undefined ? sql`` : sql`and agency_id = ${of}`}
    group by place_key(named) order by place_key(named) limit 200`.execute(db)
  return rows.map(({ city }) => city)
}

/** What the filters ask. */
function conditions(scope: Scope, filters: PeopleNarrowing) {
  const { words, role, state, territory, city, from, to } = filters
  const agencyId = scope.reach === 'platform' ? filters.agencyId : scope.agencyId
  const e = expressionBuilder<Tables, 'franchisee'>()
  return e.and([
    e('franchisee.deletedAt', 'is', null),
    ...(agencyId === undefined ? [] : [e('franchisee.agencyId', '=', agencyId)]),
    ...words.map((word) => holdsWord(sql.ref('franchisee.search_text'), word)),
    ...(role ? [sql<boolean>`${role} = any(franchisee.roles)`] : []),
    ...(state ? [standing[state]] : []),
    ...(territory ? [worksIn(territory)] : []),
    ...(city ? [worksInCity(city)] : []),
    ...(from
      ? [e('franchisee.createdAt', '>=', sql<Date>`${from}::date::timestamp at time zone 'Asia/Kolkata'`)]
      : []),
    ...(to
      ? [e('franchisee.createdAt', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`)]
      : []),
  ])
}

/** Chooses a page of the list; see `choosePage`. Asked with the platform role. */
export function choosePeople(tx: Tx, scope: Scope, listing: PeopleListing): Promise<Chosen> {
  const { words, role, state, territory, city, from, to, sort, page, pageSize, fromEnd } = listing
  return choosePage(tx, {
    table: sql`franchisee`,
    id: sql`franchisee.franchisee_id`,
    where: conditions(scope, listing),
    key: sort === 'name' ? sql`lower(franchisee.name)` : null,
    newestFirst: sort === 'newest',
    narrow: words.length > 0 || Boolean(role ?? state ?? territory ?? city ?? from ?? to),
    words,
    page,
    pageSize,
    fromEnd,
  })
}

/** The people that the filters mean, or those of these numbers among them; no more than `limit`, newest first. Asked as `choosePeople`. */
export async function namePeople(
  tx: Tx,
  scope: Scope,
  { franchiseeIds, ...filters }: PeopleNarrowing & { franchiseeIds?: readonly number[] | undefined },
  limit: number,
): Promise<{ franchiseeId: number; name: string }[]> {
  await planAsLists(tx)
  return tx
    .selectFrom('franchisee')
    .select(['franchiseeId', 'name'])
    .where(conditions(scope, filters))
    .$if(franchiseeIds !== undefined, (query) => query.where('franchiseeId', 'in', franchiseeIds!))
    .orderBy('franchiseeId', 'desc')
    .limit(limit)
    .execute()
}

/** People by their numbers, in that order, with their figures; only those the scope reaches. `since`: where this month began. */
export async function readPeople(
  db: Db,
  scope: Scope,
  wanted: readonly number[],
  since: Date,
): Promise<PersonRow[]> {
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('franchisee')
    .innerJoin('agency', 'agency.agencyId', 'franchisee.agencyId')
    .selectAll('franchisee')
    .select(['agency.agencyName', 'agency.roles as agencyRoles'])
    .select(
      sql<boolean>`exists (select 1 from staff_totp t where t.agency_id = franchisee.agency_id
        and t.franchisee_id = franchisee.franchisee_id and t.enabled_at is not null)`.as('hasTotp'),
    )
    .where('franchisee.franchiseeId', 'in', wanted)
    .where('franchisee.deletedAt', 'is', null)
    .$if(scope.reach !== 'platform', (query) => query.where('franchisee.agencyId', '=', scope.agencyId))
    .execute()
  if (rows.length === 0) return []
  const held = await heldBy(db, rows)
  const [made, sold, admins] = [
    await countBusinesses(db, rows),
    await countSales(db, rows, since),
    await countAdmins(db, [...new Set(rows.map((row) => row.agencyId))]),
  ]
  const known = new Map(
    rows.map(({ agencyRoles, ...row }) => [
      row.franchiseeId,
      {
        ...row,
        inSuperAdminAgency: agencyRoles.includes('superadmin'),
        businesses: made.get(row.franchiseeId)?.businesses ?? 0,
        activeCards: made.get(row.franchiseeId)?.activeCards ?? 0,
        salesPaise: sold.get(row.franchiseeId) ?? 0,
        heldPaise: held.get(row.franchiseeId) ?? 0,
        otherAdmins: (admins.get(row.agencyId) ?? 0) - (isLiveAdmin(row) ? 1 : 0),
      },
    ]),
  )
  return wanted.flatMap((id) => known.get(id) ?? [])
}

const isLiveAdmin = ({ roles, isActive, passwordHash }: FranchiseeRow) =>
  roles.includes('admin') && isActive && passwordHash !== null

/** How many businesses they look after, and how many of those have an active card (migration 0253); no further than a list counts. */
async function countBusinesses(db: Db, people: readonly Pick<FranchiseeRow, 'agencyId' | 'franchiseeId'>[]) {
  const { rows } = await sql<{ id: number; businesses: number; activeCards: number }>`
    select franchisee_id as id, least(sum(businesses), ${exactTotal + 1})::int as businesses,
      least(sum(active_cards), ${exactTotal + 1})::int as active_cards
    from business_tally
    where agency_id = any(${[...new Set(people.map(({ agencyId }) => agencyId))]}::int[])
      and franchisee_id = any(${people.map(({ franchiseeId }) => franchiseeId)}::int[])
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What was paid since then for the businesses they look after now, in paise. */
async function countSales(
  db: Db,
  people: readonly Pick<FranchiseeRow, 'agencyId' | 'franchiseeId'>[],
  since: Date,
) {
  const { rows } = await sql<{ id: number; paise: number }>`
    select one.id, (
      select sum(amount) from payment_intent where agency_id = one.agency_id and made_by_franchisee_id = one.id
        and state = 'paid' and settled_at >= ${since}::timestamptz)::bigint as paise
    from unnest(${people.map(({ agencyId }) => agencyId)}::int[], ${people.map(({ franchiseeId }) => franchiseeId)}::int[])
      as one (agency_id, id)`.execute(db)
  return new Map(rows.map((row) => [row.id, Number(row.paise ?? 0)]))
}

async function countAdmins(db: Db, agencyIds: number[]) {
  if (agencyIds.length === 0) return new Map<number, number>()
  const rows = await db
    .selectFrom('franchisee')
    .select((e) => ['agencyId', e.fn.countAll<number>().as('admins')])
    .where('agencyId', 'in', agencyIds)
    .where(sql<boolean>`'admin' = any(roles)`)
    .where('isActive', '=', true)
    .where('passwordHash', 'is not', null)
    .where('deletedAt', 'is', null)
    .groupBy('agencyId')
    .execute()
  return new Map(rows.map((row) => [row.agencyId, row.admins]))
}

/** The agency of a member of staff, for platform staff. Asked with the platform role. */
export async function agencyOfStaff(db: Db, franchiseeId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('franchisee')
    .select('agencyId')
    .where('franchiseeId', '=', franchiseeId)
    .executeTakeFirst()
  return row?.agencyId
}

/** Nobody else changes who works in the agency until this transaction ends: the last admin is counted in peace. */
export async function lockStaff(tx: Tx, scope: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff'), ${scope.agencyId})`.execute(tx)
}

/** What an admin writes down of a person. */
export type PersonColumns = {
  name: string
  email: string | null
  roles: StaffRole[]
  permissions: PermissionName[]
  territory: { states: string[]; cities: string[] }
  configuration: { hideBilling: boolean }
  notes: string
  address: string
  gstin: string | null
  pan: string | null
  commissionPct: CommissionPct
  payout: Payout
} & StaffLimits
const asStored = ({
  territory,
  configuration,
  allowedPlanIds,
  commissionPct,
  payout,
  ...columns
}: Partial<PersonColumns>) => ({
  ...columns,
  ...(commissionPct ? { commissionPct: JSON.stringify(commissionPct) } : {}),
  ...(payout ? { payout: JSON.stringify(payout) } : {}),
  ...(allowedPlanIds === undefined
    ? {}
    : { allowedPlanIds: allowedPlanIds && JSON.stringify(allowedPlanIds) }),
  ...(territory ? { territory: JSON.stringify(territory) } : {}),
  ...(configuration ? { configuration: JSON.stringify(configuration) } : {}),
})

/** A new member of staff without a password; PHONE_TAKEN where the agency has one with this number. */
export async function addPerson(
  tx: Tx,
  scope: Scope,
  { phoneNumber, now, ...columns }: PersonColumns & { phoneNumber: string; now: Date },
): Promise<number> {
  const { name, email, roles, permissions, notes, address, gstin, pan } = columns
  const { maxDiscountPct, creditLimitPaise } = columns
  try {
    const row = await tx
      .insertInto('franchisee')
      .values({
        agencyId: scope.agencyId,
        name,
        email,
        roles,
        permissions,
        notes,
        address,
        gstin,
        pan,
        maxDiscountPct,
        creditLimitPaise,
        allowedPlanIds: columns.allowedPlanIds && JSON.stringify(columns.allowedPlanIds),
        phoneNumber,
        commissionPct: JSON.stringify(columns.commissionPct),
        payout: JSON.stringify(columns.payout),
        territory: JSON.stringify(columns.territory),
        configuration: JSON.stringify(columns.configuration),
        passwordHash: null,
        passwordExpiresAt: null,
        invitedAt: now,
        createdAt: now,
        deletedAt: null,
      })
      .returning('franchiseeId')
      .executeTakeFirstOrThrow()
    return row.franchiseeId
  } catch (error) {
    if (isUniqueViolation(error, 'franchisee_phone'))
      fail('PHONE_TAKEN', 'Somebody of your staff has this number already.', { field: 'phoneNumber' })
    throw error
  }
}

/** Changes a person who still has this version (any, without one); false when they have moved on. `ends`: signed out everywhere. */
export async function changePerson(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  change: Partial<PersonColumns> & { isActive?: boolean },
  { version, ends }: { version: number | undefined; ends: boolean },
): Promise<boolean> {
  const { isActive, ...columns } = change
  const { numUpdatedRows } = await tx
    .updateTable('franchisee')
    .set((e) => ({
      ...asStored(columns),
      ...(isActive === undefined ? {} : { isActive }),
      ...(ends ? { authVersion: e('authVersion', '+', 1) } : {}),
      version: e('version', '+', 1),
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A password that works until then and is replaced at the next sign-in; every session ends. */
export async function setTemporaryPassword(
  tx: Tx,
  scope: Scope,
  franchiseeId: number,
  { hash, until }: { hash: string; until: Date },
): Promise<void> {
  await tx
    .updateTable('franchisee')
    .set((e) => ({
      passwordHash: hash,
      passwordExpiresAt: until,
      mustChangePassword: true,
      authVersion: e('authVersion', '+', 1),
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .execute()
}

/** Notes that the invitation was sent once more. */
export async function noteInvitation(tx: Tx, scope: Scope, franchiseeId: number, now: Date): Promise<void> {
  await tx
    .updateTable('franchisee')
    .set({ invitedAt: now })
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .execute()
}

/** Deletes a person softly: the number is free, every session ends, what they did keeps their name. */
export async function deletePerson(tx: Tx, scope: Scope, franchiseeId: number, now: Date): Promise<void> {
  await tx
    .updateTable('franchisee')
    .set((e) => ({ deletedAt: now, isActive: false, authVersion: e('authVersion', '+', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .execute()
  await dropChanges(tx, scope, { userId: null, franchiseeId })
}

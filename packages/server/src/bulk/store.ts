import type { BulkKind, BulkReason, BulkRowState, BulkState } from '@parichay/contract/bulk/fields.ts'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import type { ImportRow } from '@parichay/contract/bulk/fields.import.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import { type Scope, type Staff, actorOfStaff } from '../platform/scope.ts'
import type { BulkJobTable, BulkRowTable, BulkWhich, BulkWish } from '../platform/tables.bulk.ts'

/** A job with the number of its rows in each state. */
export type JobRow = Selectable<BulkJobTable> & {
  counts: Partial<Record<BulkRowState, number>>
  /** Businesses that an import added without the plan of their row, which is not done for that. */
  planless: number
  byName: string
}
/** A row of a job. */
export type ResultRow = Selectable<BulkRowTable>
/** The key of a job. */
export type JobId = { agencyId: number; bulkJobId: number }

/** A job that is asked for, with its rows. */
export type NewJob = {
  kind: BulkKind
  state: BulkState
  asker: Staff
  ip: string
  filter: BulkWhich
  wish: BulkWish
  about: string
  now: Date
  rows: readonly { businessId?: number; subjectId?: number; label: string; input?: ImportRow }[]
}

/** Writes down a job with all its rows. */
export async function addJob(tx: Tx, scope: Scope, job: NewJob): Promise<number> {
  const { bulkJobId } = await tx
    .insertInto('bulkJob')
    .values({
      agencyId: scope.agencyId,
      kind: job.kind,
      state: job.state,
      askerAgencyId: job.asker.agencyId,
      askerId: job.asker.franchiseeId,
      ip: job.ip,
      filter: JSON.stringify(job.filter),
      wish: JSON.stringify(job.wish),
      about: job.about,
      total: job.rows.length,
      createdAt: job.now,
    })
    .returning('bulkJobId')
    .executeTakeFirstOrThrow()
  const rows = job.rows.map(({ businessId = null, subjectId = null, label, input = null }, at) => ({
    row_no: at + 1,
    business_id: businessId,
    subject_id: subjectId,
    label,
    input,
  }))
  // A person can have more businesses than fit well into one statement.
  for (let at = 0; at < rows.length; at += bulkBounds.rows)
    await sql`insert into bulk_row (agency_id, bulk_job_id, row_no, business_id, subject_id, label, input)
      select ${scope.agencyId}, ${bulkJobId}, r.row_no, r.business_id, r.subject_id, r.label, nullif(r.input, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + bulkBounds.rows))}::jsonb)
        as r (row_no int, business_id int, subject_id int, label text, input jsonb)`.execute(tx)
  return bulkJobId
}

/** All businesses that somebody looks after, however many, as the rows of a job. */
export async function rowsKeptBy(tx: Tx, scope: Scope, franchiseeId: number): Promise<NewJob['rows']> {
  const rows = await tx
    .selectFrom('business')
    .select(['businessId', 'businessName'])
    .where('agencyId', '=', scope.agencyId)
    .where('madeByFranchiseeId', '=', franchiseeId)
    .where('deletedAt', 'is', null)
    .orderBy('businessId')
    .execute()
  return rows.map(({ businessId, businessName }) => ({ businessId, label: businessName }))
}

/** Rows of an import that added a business and are not done all the same; a condition on `bulk_row r`. */
const isPlanless = sql<boolean>`r.business_id is not null and r.state in ('refused', 'waiting')`

const jobs = (db: Db) =>
  db
    .selectFrom('bulkJob')
    .leftJoin('franchisee', (on) =>
      on
        .onRef('franchisee.agencyId', '=', 'bulkJob.askerAgencyId')
        .onRef('franchisee.franchiseeId', '=', 'bulkJob.askerId'),
    )
    .selectAll('bulkJob')
    .select([
      sql<string>`coalesce(franchisee.name, '')`.as('byName'),
      sql<JobRow['counts']>`(select coalesce(jsonb_object_agg(state, n), '{}') from (
        select r.state, count(*)::int as n from bulk_row r
        where r.agency_id = bulk_job.agency_id and r.bulk_job_id = bulk_job.bulk_job_id group by r.state) by_state)`.as(
        'counts',
      ),
      sql<number>`case when bulk_job.kind = 'import' then (select count(*)::int from bulk_row r
        where r.agency_id = bulk_job.agency_id and r.bulk_job_id = bulk_job.bulk_job_id and ${isPlanless}) else 0 end`.as(
        'planless',
      ),
    ])

/** One job, whoever asked for it. */
export const findJob = (db: Db, { agencyId, bulkJobId }: JobId): Promise<JobRow | undefined> =>
  jobs(db)
    .where('bulkJob.agencyId', '=', agencyId)
    .where('bulkJob.bulkJobId', '=', bulkJobId)
    .executeTakeFirst()

/** Where a job lies, for platform staff. Asked with the platform role. */
export async function agencyOfJob(db: Db, bulkJobId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('bulkJob')
    .select('agencyId')
    .where('bulkJobId', '=', bulkJobId)
    .executeTakeFirst()
  return row?.agencyId
}

/** Whose jobs, of these kinds: one person's, all of an agency, or with neither those of the platform. */
export type Whose = {
  agencyId?: number | undefined
  asker?: Pick<Staff, 'agencyId' | 'franchiseeId'> | undefined
  kinds: readonly BulkKind[]
}

/** A page of jobs, newest first, and how many there are. */
export async function listJobs(db: Db, { agencyId, asker, kinds }: Whose, limit: number, offset: number) {
  if (kinds.length === 0) return { list: [], total: 0 }
  const mine = <Q extends ReturnType<typeof jobs>>(query: Q) =>
    query
      .where('bulkJob.kind', 'in', kinds)
      .$if(agencyId !== undefined, (one) => one.where('bulkJob.agencyId', '=', agencyId!))
      .$if(asker !== undefined, (one) =>
        one
          .where('bulkJob.askerAgencyId', '=', asker!.agencyId)
          .where('bulkJob.askerId', '=', asker!.franchiseeId),
      )
  const list = await mine(jobs(db)).orderBy('bulkJob.bulkJobId', 'desc').limit(limit).offset(offset).execute()
  const { n } = await db
    .selectFrom('bulkJob')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('kind', 'in', kinds)
    .$if(agencyId !== undefined, (one) => one.where('agencyId', '=', agencyId!))
    .$if(asker !== undefined, (one) =>
      one.where('askerAgencyId', '=', asker!.agencyId).where('askerId', '=', asker!.franchiseeId),
    )
    .executeTakeFirstOrThrow()
  return { list: list as JobRow[], total: Number(n) }
}

/** Nobody else begins a job for this person until the transaction ends: theirs are counted in peace. */
export async function lockAsker(tx: Tx, { agencyId, franchiseeId }: Staff): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`bulk of ${agencyId}`}), ${franchiseeId})`.execute(tx)
}

/** How many jobs of a person wait or run. Asked with the platform role: the platform's people have them in several agencies. */
export async function countUnderWay(db: Db, asker: Staff): Promise<number> {
  const { n } = await db
    .selectFrom('bulkJob')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('askerAgencyId', '=', asker.agencyId)
    .where('askerId', '=', asker.franchiseeId)
    .where('state', 'in', ['waiting', 'working', 'undoing'])
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Moves a job on when it stands in one of these states; false when it does not. */
export async function moveJob(
  tx: Tx,
  { agencyId, bulkJobId }: JobId,
  from: readonly BulkState[],
  to: { state: BulkState; endedAt?: Date | null; undoerAgencyId?: number; undoerId?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulkJob')
    .set(to)
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Rows of a job in a state, or all, in their order. */
export function listRows(
  db: Db,
  { agencyId, bulkJobId }: JobId,
  state: BulkRowState | undefined,
  limit: number,
  offset = 0,
): Promise<ResultRow[]> {
  return db
    .selectFrom('bulkRow')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .orderBy('rowNo')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Where a job stands; nobody stops it or takes it back until the transaction ends. Undefined where it is gone. */
export async function lockJob(tx: Tx, { agencyId, bulkJobId }: JobId): Promise<BulkState | undefined> {
  const row = await tx
    .selectFrom('bulkJob')
    .select('state')
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .forShare()
    .executeTakeFirst()
  return row?.state
}

/** One row while it still stands in this state; nobody else has it in hand until the transaction ends. */
export const lockRow = (
  tx: Tx,
  { agencyId, bulkJobId }: JobId,
  rowNo: number,
  state: BulkRowState,
): Promise<ResultRow | undefined> =>
  tx
    .selectFrom('bulkRow')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .where('rowNo', '=', rowNo)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst()

/** What becomes of a row. */
export type RowChange = {
  state?: BulkRowState
  businessId?: number
  reason?: BulkReason | null
  message?: string
  field?: string | null
  before?: string | null
}

/** Writes down what became of a row that still stands in this state. */
export async function setRow(
  tx: Tx,
  { agencyId, bulkJobId }: JobId,
  rowNo: number,
  from: BulkRowState,
  change: RowChange,
): Promise<void> {
  await tx
    .updateTable('bulkRow')
    .set(change)
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .where('rowNo', '=', rowNo)
    .where('state', '=', from)
    .execute()
}

/** Ends all rows in a state at once. */
export async function setRows(
  tx: Tx,
  { agencyId, bulkJobId }: JobId,
  from: BulkRowState,
  change: RowChange,
): Promise<void> {
  await tx
    .updateTable('bulkRow')
    .set(change)
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .where('state', '=', from)
    .execute()
}

/** Counts what an import added without its plan as done: it is taken back with the rest. */
export async function takePlanlessAlong(tx: Tx, { agencyId, bulkJobId }: JobId): Promise<void> {
  await sql`update bulk_row r set state = 'done'
    where r.agency_id = ${agencyId} and r.bulk_job_id = ${bulkJobId} and ${isPlanless}`.execute(tx)
}

/** Refuses the rows of a list of messages whose customers and businesses have no number. */
export async function refuseWithoutPhone(
  tx: Tx,
  { agencyId, bulkJobId }: JobId,
  message: string,
): Promise<void> {
  await sql`update bulk_row set state = 'refused', reason = 'NO_PHONE', message = ${message}
    from business b join app_user u on u.agency_id = b.agency_id and u.user_id = b.user_id
    where bulk_row.agency_id = ${agencyId} and bulk_row.bulk_job_id = ${bulkJobId}
      and b.agency_id = bulk_row.agency_id and b.business_id = bulk_row.business_id
      and coalesce(u.phone_number, b.mobile, '') = ''`.execute(tx)
}

/** A member of staff as they stand today; undefined when they may not sign in any more, or their agency is suspended. Asked with the platform role. */
export async function findAsker(
  db: Db,
  { agencyId, franchiseeId }: Pick<Staff, 'agencyId' | 'franchiseeId'>,
): Promise<Staff | undefined> {
  const row = await db
    .selectFrom('franchisee')
    .innerJoin('agency', 'agency.agencyId', 'franchisee.agencyId')
    .select([
      'franchisee.agencyId',
      'franchisee.franchiseeId',
      'franchisee.name',
      'franchisee.roles',
      'franchisee.permissions',
      'franchisee.authVersion',
      'franchisee.configuration',
      'agency.roles as agencyRoles',
    ])
    .where('franchisee.agencyId', '=', agencyId)
    .where('franchisee.franchiseeId', '=', franchiseeId)
    .where('franchisee.isActive', '=', true)
    .where('franchisee.deletedAt', 'is', null)
    .where('agency.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!row) return undefined
  const { agencyRoles, ...person } = row
  return actorOfStaff(person, agencyRoles)
}

/** Forgets jobs from before. Asked with the platform role. */
export async function dropJobs(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('bulkJob')
    .where('createdAt', '<', before)
    .where('state', 'not in', ['waiting', 'working', 'undoing'])
    .execute()
}

/** The business that a row which still waits was given by an earlier step; null where there is none. */
export async function businessOfRow(
  tx: Tx,
  { agencyId, bulkJobId }: JobId,
  rowNo: number,
): Promise<number | null> {
  const row = await tx
    .selectFrom('bulkRow')
    .select('businessId')
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .where('rowNo', '=', rowNo)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.businessId ?? null
}

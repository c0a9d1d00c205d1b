import type { PdfOutput } from '@parichay/contract/pdf-card/jobs.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { DrawnPerson, PdfCardJobItemTable, PdfCardJobTable } from '../../platform/tables.payment.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of pdf_card_job. */
export type JobRow = Selectable<PdfCardJobTable>
/** A row of pdf_card_job_item. */
export type ItemRow = Selectable<PdfCardJobItemTable>
/** A card that a new file shall hold. */
export type NewItem = { rowKey: string; contentHash: string; drawn: DrawnPerson; usageTakeId: string | null }

/** Which cards were paid for exactly as they are, by row and hash: the number of what paid. */
export async function findMade(
  db: Db,
  { agencyId }: Of,
  pdfCardNo: number,
  rows: readonly { rowKey: string; hash: string }[],
): Promise<Map<string, string>> {
  const found = await db
    .selectFrom('pdfCardJobItem as i')
    .innerJoin('usageTake as t', (on) =>
      on.onRef('t.agencyId', '=', 'i.agencyId').onRef('t.usageTakeId', '=', 'i.usageTakeId' as never),
    )
    .select((e) => ['i.rowKey', 'i.contentHash', e.cast<string>('i.usageTakeId', 'text').as('takeId')])
    .where('i.agencyId', '=', agencyId)
    .where('i.pdfCardNo', '=', pdfCardNo)
    .where('i.rowKey', '=', sql<string>`any(${rows.map(({ rowKey }) => rowKey)}::uuid[])`)
    .where('t.givenBackAt', 'is', null)
    .execute()
  return new Map(found.map(({ rowKey, contentHash, takeId }) => [`${rowKey} ${contentHash}`, takeId]))
}

/** Writes down a file that is wanted, with all that it is drawn from. */
export async function addJob(
  tx: Tx,
  { agencyId }: Of,
  given: {
    pdfCardNo: number
    output: PdfOutput
    details: PdfCardDetails
    isSample: boolean
    isForced: boolean
    madeBy: string
    createdAt: Date
    items: readonly NewItem[]
  },
): Promise<JobRow> {
  const { items, output, details, ...rest } = given
  const job = await tx
    .insertInto('pdfCardJob')
    .values({
      agencyId,
      ...rest,
      output: JSON.stringify(output),
      details: JSON.stringify(details),
      peopleTotal: items.length,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (let from = 0; from < items.length; from += 500)
    await tx
      .insertInto('pdfCardJobItem')
      .values(
        items.slice(from, from + 500).map(({ drawn, ...item }, i) => ({
          agencyId,
          jobId: job.jobId,
          pdfCardNo: given.pdfCardNo,
          seq: from + i,
          ...item,
          drawn: JSON.stringify(drawn),
        })),
      )
      .execute()
  return job
}

const jobs = (db: Db, { agencyId }: Of) =>
  db.selectFrom('pdfCardJob').selectAll().where('agencyId', '=', agencyId)

/** One file. */
export const findJob = (db: Db, scope: Of, jobId: number): Promise<JobRow | undefined> =>
  jobs(db, scope).where('jobId', '=', jobId).executeTakeFirst()

/** One file, which nobody else changes until this transaction ends. */
export const lockJob = (tx: Tx, scope: Of, jobId: number): Promise<JobRow | undefined> =>
  jobs(tx, scope).where('jobId', '=', jobId).forUpdate().executeTakeFirst()

/** The files of a project that are still to be made; nobody else changes them until this transaction ends. */
export const lockUnmade = (tx: Tx, scope: Of, pdfCardNo: number): Promise<JobRow[]> =>
  jobs(tx, scope)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('state', 'in', ['waiting', 'working'])
    .orderBy('jobId')
    .forUpdate()
    .execute()

/** The newest ten files of a project, and with them all that can still be had or are made; newest first. */
export const listJobs = (db: Db, scope: Of, pdfCardNo: number, since: Date): Promise<JobRow[]> =>
  jobs(db, scope)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('createdAt', '>', since)
    .where((e) =>
      e.or([
        e('storageKey', 'is not', null),
        e('state', 'in', ['waiting', 'working']),
        e('jobId', 'in', (x) =>
          x
            .selectFrom('pdfCardJob as newest')
            .select('newest.jobId')
            .where('newest.agencyId', '=', scope.agencyId)
            .where('newest.pdfCardNo', '=', pdfCardNo)
            .orderBy('newest.jobId', 'desc')
            .limit(10),
        ),
      ]),
    )
    .orderBy('jobId', 'desc')
    .execute()

/** How many files of a project are still to be made. */
export async function countUnmade(db: Db, { agencyId }: Of, pdfCardNo: number): Promise<number> {
  const { n } = await db
    .selectFrom('pdfCardJob')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The cards of a file from a place on, in their order. */
export const listItems = (
  db: Db,
  { agencyId }: Of,
  jobIds: readonly number[],
  wish: { from?: number; limit?: number } = {},
): Promise<ItemRow[]> => {
  if (jobIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('pdfCardJobItem')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('jobId', 'in', [...jobIds])
    .where('seq', '>=', wish.from ?? 0)
    .orderBy('seq')
    .limit(wish.limit ?? 20_000)
    .execute()
}

/** Somebody whose card could not be made, and why; the name is empty once what stood on it is forgotten. */
export type FailedRow = { jobId: number; rowKey: string; name: string; failure: string }

/** Who of some files could not be made, in their order: of each file the first `most`. */
export const nameFailed = async (
  db: Db,
  { agencyId }: Of,
  jobIds: readonly number[],
  most: number,
): Promise<FailedRow[]> =>
  (
    await sql<FailedRow>`
      select job.job_id, one.row_key, coalesce(one.name, '') as name, one.failure
      from unnest(${[...jobIds]}::int[]) as job (job_id) cross join lateral (
        select seq, row_key, drawn->'person'->>'name' as name, failure from pdf_card_job_item
        where agency_id = ${agencyId} and job_id = job.job_id and failure is not null order by seq limit ${most}::int
      ) one
      order by job.job_id, one.seq`.execute(db)
  ).rows

/** Whose cards could not be made in a file: the rows, in their order. */
export const listFailed = async (db: Db, { agencyId }: Of, jobId: number): Promise<string[]> =>
  (
    await db
      .selectFrom('pdfCardJobItem')
      .select('rowKey')
      .where('agencyId', '=', agencyId)
      .where('jobId', '=', jobId)
      .where('failure', 'is not', null)
      .orderBy('seq')
      .execute()
  ).map(({ rowKey }) => rowKey)

/** Begins a run over a file that is to be made; undefined where none is, or three were begun. */
export const beginRun = (tx: Tx, { agencyId }: Of, jobId: number): Promise<JobRow | undefined> =>
  tx
    .updateTable('pdfCardJob')
    .set((e) => ({ state: 'working', attempt: e('attempt', '+', 1), peopleDone: 0 }))
    .where('agencyId', '=', agencyId)
    .where('jobId', '=', jobId)
    .where('state', 'in', ['waiting', 'working'])
    .returningAll()
    .executeTakeFirst()

/** Says how far a run is. False where it is not the run that counts: stopped, or another one took over. */
export const noteDone = async (
  tx: Tx,
  { agencyId }: Of,
  { jobId, attempt }: Pick<JobRow, 'jobId' | 'attempt'>,
  change: Partial<Pick<JobRow, 'peopleDone' | 'peopleFailed' | 'state' | 'storageKey' | 'endedAt'>> & {
    bytes?: number
  },
): Promise<boolean> =>
  (
    await tx
      .updateTable('pdfCardJob')
      .set(change)
      .where('agencyId', '=', agencyId)
      .where('jobId', '=', jobId)
      .where('attempt', '=', attempt)
      .where('state', 'in', ['waiting', 'working'])
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Notes why some cards of a file could not be made. */
export async function noteFailures(
  tx: Tx,
  { agencyId }: Of,
  jobId: number,
  failures: ReadonlyMap<number, string>,
): Promise<void> {
  await tx
    .updateTable('pdfCardJobItem')
    .set({ failure: null })
    .where('agencyId', '=', agencyId)
    .where('jobId', '=', jobId)
    .where('failure', 'is not', null)
    .execute()
  for (const [seq, failure] of failures)
    await tx
      .updateTable('pdfCardJobItem')
      .set({ failure })
      .where('agencyId', '=', agencyId)
      .where('jobId', '=', jobId)
      .where('seq', '=', seq)
      .execute()
}

/**
 * What a file took that no other file lives on: all of it, or of its failed cards only. A correction that was made
 * meanwhile was paid for by the same take, so that stays taken.
 */
export async function takesToGiveBack(
  tx: Tx,
  { agencyId }: Of,
  jobId: number,
  onlyFailed: boolean,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct mine.usage_take_id::text as id from pdf_card_job_item mine
    where mine.agency_id = ${agencyId} and mine.job_id = ${jobId} and mine.usage_take_id is not null
      and (not ${onlyFailed}::boolean or mine.failure is not null)
      and not exists (
        select 1 from pdf_card_job_item other join pdf_card_job job using (agency_id, job_id)
        where other.agency_id = mine.agency_id and other.usage_take_id = mine.usage_take_id
          and (other.job_id <> mine.job_id or other.seq <> mine.seq) and other.failure is null
          and job.state in ('waiting', 'working', 'ready')
          and (other.job_id <> mine.job_id or ${onlyFailed}::boolean)
      )
      and not exists (
        select 1 from pdf_card_export single where single.agency_id = mine.agency_id
          and single.usage_take_id = mine.usage_take_id and single.state <> 'failed'
      )`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Which of some takes were bought singly and are neither given back nor refunded yet: how many of each card. */
export const countBought = async (
  tx: Tx,
  { agencyId }: Of,
  takeIds: readonly string[],
): Promise<{ pdfCardNo: number; count: number }[]> =>
  takeIds.length === 0
    ? []
    : (
        await sql<{ stretch: string; n: number }>`
          select stretch, count(*)::int as n from usage_take
          where agency_id = ${agencyId} and usage_take_id = any(${[...takeIds]}::bigint[]) and given_back_at is null
            and refunded_at is null and stretch like 'single:%' group by stretch`.execute(tx)
      ).rows.map(({ stretch, n }) => ({ pdfCardNo: Number(stretch.slice('single:'.length)), count: n }))

/** Files of all agencies whose run is over without an end. Asked with the platform role. */
export const listStuckJobs = (db: Db, before: Date) =>
  db
    .selectFrom('pdfCardJob')
    .select(['agencyId', 'jobId'])
    .where('state', 'in', ['waiting', 'working'])
    .where('createdAt', '<', before)
    .limit(200)
    .execute()

/** Files of all agencies from before a day that still lie there. Asked with the platform role. */
export const listOldJobs = (db: Db, before: Date) =>
  db
    .selectFrom('pdfCardJob')
    .select(['agencyId', 'jobId', 'storageKey'])
    .where('storageKey', 'is not', null)
    .where('createdAt', '<', before)
    .limit(200)
    .execute()

/** Files of all agencies from before a day that were never made, and still know what each card said. Asked with the platform role. */
export const listUnmadeJobs = (db: Db, before: Date) =>
  db
    .selectFrom('pdfCardJob as j')
    // What each says is forgotten of all at once: the first one tells.
    .innerJoin('pdfCardJobItem as i', (on) =>
      on.onRef('i.agencyId', '=', 'j.agencyId').onRef('i.jobId', '=', 'j.jobId').on('i.seq', '=', 0),
    )
    .select(['j.agencyId', 'j.jobId'])
    .where('j.state', 'in', ['failed', 'cancelled'])
    .where('j.createdAt', '<', before)
    .where('i.drawn', 'is not', null)
    .limit(200)
    .execute()

/** A file was taken away: what stays is who was paid for. Done with the platform role. */
export async function forgetJobFile(db: Db, agencyId: number, jobId: number): Promise<void> {
  await db
    .updateTable('pdfCardJobItem')
    .set({ drawn: null })
    .where('agencyId', '=', agencyId)
    .where('jobId', '=', jobId)
    .execute()
  await db
    .updateTable('pdfCardJob')
    .set({ storageKey: null })
    .where('agencyId', '=', agencyId)
    .where('jobId', '=', jobId)
    .execute()
}

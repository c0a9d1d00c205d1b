import type { By } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { dropPage } from '../platform/notices.ts'
import { lockJob, lockRow, type ResultRow, type RowChange, setRow } from './store.ts'
import type { Scope } from '../platform/scope.ts'
import type { Running } from './usecase.ts'

/** Does one row, or takes it back; throws a Problem where that is refused, and `Stopped`. */
export type Deed = (run: Running, row: ResultRow) => Promise<void>

/** What becomes of a row, and the page that is another one by it. */
export type Outcome = { change: RowChange; pageKey?: string | null }
type Which = Pick<Running, 'id' | 'isUndo'>

/** Somebody stopped the job or began to take it back: the row in hand and all behind it stay as they are. */
export class Stopped extends Error {}

/**
 * A row of a job that still goes on, in hand until the transaction ends; undefined where somebody else did it. Stopping and
 * taking back wait for that, so that nothing is done once they were answered. Throws `Stopped`.
 */
export async function holdRow(
  tx: Tx,
  { id, isUndo }: Which,
  { rowNo, state }: Pick<ResultRow, 'rowNo' | 'state'>,
): Promise<ResultRow | undefined> {
  if ((await lockJob(tx, id)) !== (isUndo ? 'undoing' : 'working')) throw new Stopped()
  return lockRow(tx, id, rowNo, state)
}

/** What a row says once it went well. */
const went = { reason: null, message: '', field: null }

/**
 * Does a row and writes its result in one transaction: a row that was done is never done again. `as`: what belongs to no agency, or to
 * another one than the job, is changed with the platform's role.
 */
export async function inOne(
  run: Running,
  row: ResultRow,
  work: (tx: Tx, row: ResultRow) => Promise<Outcome>,
  as: 'agency' | 'platform' = 'agency',
): Promise<void> {
  const { world, there, id } = run
  const whole = async (tx: Tx) => {
    const mine = await holdRow(tx, run, row)
    if (!mine) return null
    const { change, pageKey: key = null } = await work(tx, mine)
    await setRow(tx, id, row.rowNo, row.state, { ...went, ...change })
    return key
  }
  const { platform } = world.database
  const pageKey = await (as === 'agency'
    ? world.database.inScope(there, whole)
    : platform.transaction().execute(whole))
  if (pageKey) await dropPage(world, pageKey)
}

/** Writes a row down as done in the transaction that does it elsewhere; see `holdRow`. */
export async function noteDone(tx: Tx, run: Which, row: Pick<ResultRow, 'rowNo' | 'state'>): Promise<void> {
  await holdRow(tx, run, row)
  await setRow(tx, run.id, row.rowNo, row.state, { ...went, state: 'done' })
}

/** Who does a row, from where and when, and with which job, for the entry of the log. */
export const byJob = ({ actor, now, job, id }: Running) => ({
  actor,
  now,
  ip: job.ip,
  job: `bulk ${id.bulkJobId}`,
})

/** How many things are deleted and brought back, each by what one is deleted with; what went at another moment than by the job is kept. */
export function removal(
  remove: (tx: Tx, there: Scope, no: number, by: By & { restore: boolean; was?: Date }) => Promise<unknown>,
): { deed: Deed; undoing: Deed } {
  return {
    deed: (run, row) =>
      inOne(run, row, async (tx, { subjectId }) => {
        await remove(tx, run.there, subjectId ?? 0, { ...byJob(run), restore: false })
        return { change: { state: 'done', before: JSON.stringify({ deletedAt: run.now.toISOString() }) } }
      }),
    undoing: (run, row) =>
      inOne(run, row, async (tx, { subjectId, before }) => {
        const was = new Date(before?.deletedAt ?? '')
        await remove(tx, run.there, subjectId ?? 0, { ...byJob(run), restore: true, was })
        return { change: { state: 'undone' } }
      }),
  }
}

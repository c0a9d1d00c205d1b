import { Problem } from '@parichay/contract/errors.ts'
import { bulkBounds, type BulkReason } from '@parichay/contract/bulk/fields.ts'
import { findAgency } from '../agency/store.ts'
import { isClash } from '../platform/db.ts'
import { agencyScope, proveScope, scopeAt } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { endExport, exportRows } from './export/usecase.ts'
import { dropCells, dropCellsOfEnded, listOldFiles, setFile } from './export/store.ts'
import { runBulk, sweepBulk } from './jobs.ts'
import { mayDo, mayTakeBack } from './policy.ts'
import {
  dropJobs,
  findAsker,
  findJob,
  type JobId,
  type JobRow,
  listRows,
  lockJob,
  moveJob,
  type ResultRow,
  setRow,
  setRows,
} from './store.ts'
import { deeds, undoings } from './usecase.deeds.ts'
import { Stopped } from './usecase.row.ts'
import type { Running } from './usecase.ts'

const day = 86_400_000
/** Results are kept so long. */
const keepDays = 90
/** Batches before the next job gets its turn. */
const turn = 10

/** Takes up jobs over many businesses and their nightly end. */
export async function workBulk(world: World): Promise<void> {
  await world.queue.work(
    runBulk,
    (id) => runJob(world, id),
    (id) => giveUpJob(world, id),
  )
  await world.queue.work(sweepBulk, () => sweepJobs(world))
}

/** Takes away files whose days are over, cells that no file waits for, and jobs that nobody needs any more. */
export async function sweepJobs(world: World): Promise<void> {
  const { platform } = world.database
  const before = (days: number) => new Date(world.clock().getTime() - days * day)
  const oldFiles = () => listOldFiles(platform, before(bulkBounds.fileDays))
  // Some at a time, until none is left.
  for (let old = await oldFiles(); old.length > 0; old = await oldFiles())
    for (const { storageKey, ...id } of old) {
      if (storageKey) await world.storage.remove(storageKey)
      await world.database.inScope(agencyScope(id.agencyId), (tx) =>
        setFile(tx, id, { storageKey: null, bytes: null }),
      )
    }
  await dropCellsOfEnded(platform)
  await dropJobs(platform, before(keepDays))
}

/**
 * The queue tries no more: the job is over, and each row it did not reach says so. What was done stays done; of an export nothing
 * is: it has no file, and its cells are forgotten.
 */
export async function giveUpJob(world: World, id: JobId): Promise<void> {
  const left = await world.database.inScope(agencyScope(id.agencyId), async (tx) => {
    const state = await lockJob(tx, id)
    if (state !== 'waiting' && state !== 'working' && state !== 'undoing') return null
    const job = await findJob(tx, id)
    const isUndo = state === 'undoing'
    const wrong = { reason: 'INTERNAL' as const, message: 'Something went wrong on our side.' }
    if (isUndo) await setRows(tx, id, 'done', { state: 'kept', ...wrong })
    else await setRows(tx, id, 'waiting', { state: 'refused', ...wrong })
    if (job?.kind === 'export') {
      // Nobody was given anything: a row is done with the file that it stands in.
      await setRows(tx, id, 'done', { state: 'refused', ...wrong })
      await setFile(tx, id, { storageKey: null, bytes: null })
    }
    await dropCells(tx, id)
    await moveJob(tx, id, [state], { state: isUndo ? 'undone' : 'done', endedAt: world.clock() })
    return job?.kind === 'export' ? job.storageKey : null
  })
  // It may have been written before what broke.
  if (left) await world.storage.remove(left)
}

/** Listens to a run; a test ends it here as a killed process would. */
type Watch = { onRow?: (row: ResultRow) => void | Promise<void> }

/**
 * Goes on with a job where it stands: batches of a hundred, each row once. After ten batches it queues itself again, so that
 * a long job keeps nobody waiting. A job that was cancelled meanwhile ends with the row in hand.
 */
export async function runJob(world: World, id: JobId, watch: Watch = {}): Promise<void> {
  const inAgency = agencyScope(id.agencyId)
  for (let batch = 0; batch < turn; batch += 1) {
    const taken = await takeBatch(world, id)
    if (!taken) return
    const { job, rows, isUndo } = taken
    if (rows.length === 0) {
      if (job.kind === 'export') return endExport(world, id, job)
      const to = { state: isUndo ? ('undone' as const) : ('done' as const), endedAt: world.clock() }
      await world.database.inScope(inAgency, (tx) => moveJob(tx, id, [job.state, 'working'], to))
      return
    }
    const run = await rightsFor(world, id, job, isUndo)
    if (!run) {
      const state = isUndo ? ('kept' as const) : ('refused' as const)
      const message = 'Whoever asked for this may not do it any more.'
      const change = { state, reason: 'NOT_ALLOWED' as const, message }
      await world.database.inScope(inAgency, async (tx) => {
        if ((await lockJob(tx, id)) === (isUndo ? 'undoing' : 'working'))
          await setRows(tx, id, isUndo ? 'done' : 'waiting', change)
      })
      continue
    }
    if (job.kind === 'export') await exportRows(run, rows)
    for (const row of rows) {
      if (job.kind !== 'export' && !(await doRow(run, row))) return
      await watch.onRow?.(row)
    }
  }
  await world.database.inScope(inAgency, (tx) => world.queue.add(tx, runBulk, id))
}

/** The next rows of a job that is under way. */
async function takeBatch(world: World, id: JobId) {
  return world.database.inScope(agencyScope(id.agencyId), async (tx) => {
    const job = await findJob(tx, id)
    if (!job || !['waiting', 'working', 'undoing'].includes(job.state)) return null
    const isUndo = job.state === 'undoing'
    if (job.state === 'waiting') await moveJob(tx, id, ['waiting'], { state: 'working' })
    return { job, isUndo, rows: await listRows(tx, id, isUndo ? 'done' : 'waiting', bulkBounds.batch) }
  })
}

/** The rights a batch runs with: those that the person behind it has now; null where they are gone, or the agency is. */
async function rightsFor(world: World, id: JobId, job: JobRow, isUndo: boolean): Promise<Running | null> {
  const person = isUndo
    ? { agencyId: job.undoerAgencyId ?? 0, franchiseeId: job.undoerId ?? 0 }
    : { agencyId: job.askerAgencyId, franchiseeId: job.askerId }
  const actor = await findAsker(world.database.platform, person)
  if (!actor || (isUndo ? mayTakeBack : mayDo)(job.kind, actor) !== true) return null
  const there = scopeAt(proveScope(actor), id.agencyId)
  if (!(await findAgency(world.database.platform, id.agencyId))) return null
  return there.agencyId === id.agencyId ? { world, id, job, actor, there, now: world.clock(), isUndo } : null
}

/** How often a row is tried that others stood in the way of. */
const tries = 5

/**
 * One row; whatever is refused is said in it, and the others go on. Two transactions that waited for each other are no
 * fault of the row: PostgreSQL took everything back, so it is done anew. False where the job was stopped.
 */
async function doRow(run: Running, row: ResultRow, attempt = 1): Promise<boolean> {
  const { world, id, there, isUndo } = run
  const deed = (isUndo ? undoings : deeds)[run.job.kind]
  try {
    if (deed) await deed({ ...run, now: world.clock() }, row)
    return true
  } catch (error) {
    if (error instanceof Stopped) return false
    if (isClash(error)) {
      // Clashing on and on is for the queue: it tries the whole job again later, and the row still waits.
      if (attempt === tries) throw error
      return doRow(run, row, attempt + 1)
    }
    if (!(error instanceof Problem))
      world.log.error({ err: error, ...id, rowNo: row.rowNo }, 'row of a job failed')
    const known = error instanceof Problem ? error : null
    const change = {
      state: isUndo ? ('kept' as const) : ('refused' as const),
      reason: (known?.code ?? 'INTERNAL') as BulkReason,
      message: known?.message ?? 'Something went wrong on our side.',
      field: known?.field ?? null,
    }
    // Without a database this fails too: the queue tries the whole job again, and the row still waits.
    return world.database.inScope(there, async (tx) => {
      if ((await lockJob(tx, id)) !== (isUndo ? 'undoing' : 'working')) return false
      await setRow(tx, id, row.rowNo, row.state, change)
      return true
    })
  }
}

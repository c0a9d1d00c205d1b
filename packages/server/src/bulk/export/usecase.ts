import { randomUUID } from 'node:crypto'
import type { ReportCell } from '@parichay/contract/report/fields.ts'
import { agencyScope } from '../../platform/scope.ts'
import { drawTable } from '../../platform/table-file.ts'
import type { World } from '../../platform/world.ts'
import { type JobId, type JobRow, lockJob, moveJob, type ResultRow, setRow } from '../store.ts'
import type { Running } from '../usecase.ts'
import { exportCells, exportColumns } from './rules.ts'
import { dropCells, keepCells, readCells, readReached, setFile } from './store.ts'

/** Rows of the file that are read at once. */
const batchSize = 1000
const languageOf = ({ wish }: JobRow) => wish.language ?? 'en'

/** Writes down the cells of a batch of rows; a business that is gone, or out of reach by now, is refused. */
export async function exportRows(run: Running, rows: readonly ResultRow[]): Promise<void> {
  const { world, there, id, job, now } = run
  const origin = await world.hosts.originOf(id.agencyId)
  await world.database.inScope(there, async (tx) => {
    // Somebody stopped it: the next batch is none.
    if ((await lockJob(tx, id)) !== 'working') return
    const ids = rows.flatMap(({ businessId }) => businessId ?? [])
    const found = new Map((await readReached(tx, there, ids)).map((one) => [one.businessId, one]))
    const given: Parameters<typeof keepCells>[2][number][] = []
    for (const { rowNo, state, businessId } of rows) {
      const business = found.get(businessId ?? 0)
      if (business) given.push({ rowNo, cells: exportCells(business, origin, languageOf(job), now) })
      else
        await setRow(tx, id, rowNo, state, {
          state: 'refused',
          reason: 'NOT_FOUND',
          message: 'This business does not exist any more.',
        })
    }
    await keepCells(tx, id, given)
  })
}

/**
 * Makes the file of a job whose rows all have their cells, and ends the job. The key is written down first: a process that dies
 * here is followed by one that writes the same file. Without a row there is no file.
 */
export async function endExport(world: World, id: JobId, job: JobRow): Promise<void> {
  const scope = agencyScope(id.agencyId)
  const storageKey = job.storageKey ?? `a${id.agencyId}/${randomUUID()}.held`
  const hasRows = (job.counts.done ?? 0) > 0
  let bytes: number | null = null
  if (hasRows) {
    await world.database.inScope(scope, (tx) => setFile(tx, id, { storageKey, bytes: null }))
    const file = await draw(world, id, job)
    await world.storage.put(storageKey, file)
    bytes = file.length
  }
  const isOver = await world.database.inScope(scope, async (tx) => {
    await dropCells(tx, id)
    const ended = await moveJob(tx, id, ['waiting', 'working'], { state: 'done', endedAt: world.clock() })
    await setFile(tx, id, { storageKey: ended && hasRows ? storageKey : null, bytes: ended ? bytes : null })
    return ended
  })
  // Somebody stopped it in the last moment.
  if (!isOver && hasRows) await world.storage.remove(storageKey)
}

async function draw(world: World, id: JobId, job: JobRow): Promise<Buffer> {
  const scope = agencyScope(id.agencyId)
  async function* rows(): AsyncGenerator<ReportCell[][]> {
    for (let after = 0; ;) {
      const batch = await world.database.inScope(scope, (tx) => readCells(tx, id, after, batchSize))
      yield batch.flatMap(({ cells }) => (cells === null ? [] : [cells]))
      if (batch.length < batchSize) return
      after = batch.at(-1)!.rowNo
    }
  }
  const parts: Buffer[] = []
  for await (const part of drawTable(job.wish.format ?? 'csv', exportColumns(languageOf(job)), rows()))
    parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

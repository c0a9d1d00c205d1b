import { randomUUID } from 'node:crypto'
import { reportBounds } from '@parichay/contract/report/fields.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { makeReport, sweepReports } from './jobs.ts'
import type { Rows } from '../platform/table-file.ts'
import { drawReport } from './present.ts'
import {
  dropReportFile,
  findReportFile,
  listOldFiles,
  type ReportFileRow,
  setReportFile,
} from './store.files.ts'
import { sweepSchedules } from './schedule/store.ts'
import { openReport } from './usecase.ts'

const batchSize = 5000
const day = 86_400_000

/** Takes up files of reports and their nightly end. */
export async function workReports(world: World): Promise<void> {
  await world.queue.work(
    makeReport,
    (id) => makeFile(world, id),
    (id) => giveUpFile(world, id),
  )
  await world.queue.work(sweepReports, () => sweepFiles(world))
}

type Id = { agencyId: number; reportFileId: number }

/** Makes the file, of `most` rows at most; where that fails it waits again, for the queue's next try. */
export async function makeFile(world: World, id: Id, most: number = reportBounds.file): Promise<void> {
  const scope = agencyScope(id.agencyId)
  const say = (change: Parameters<typeof setReportFile>[2]) =>
    world.database.inScope(scope, (tx) => setReportFile(tx, id, change))
  const row = await world.database.inScope(scope, (tx) => findReportFile(tx, id))
  if (!row || row.state === 'ready') return
  await say({ state: 'working', rowsDone: 0, endedAt: null })
  try {
    const { bytes, ...counts } = await draw(world, row, most, (done) => say({ rowsDone: done }))
    const storageKey = `a${id.agencyId}/${randomUUID()}.held`
    await world.storage.put(storageKey, bytes)
    await say({ state: 'ready', storageKey, bytes: bytes.length, ...counts, endedAt: world.clock() })
  } catch (error) {
    await say({ state: 'waiting', rowsDone: 0 })
    throw error
  }
}

/** The queue tries no more: the file has failed, and whoever asked for it may ask again. */
export const giveUpFile = (world: World, id: Id): Promise<void> =>
  world.database.inScope(agencyScope(id.agencyId), (tx) =>
    setReportFile(tx, id, { state: 'failed', endedAt: world.clock() }),
  )

/** The file, how many rows it holds, and of how many: one more than it holds where some are left out, which its last line says. */
async function draw(world: World, row: ReportFileRow, most: number, onDone: (rows: number) => Promise<void>) {
  let rowsDone = 0
  let isCut = false
  const report = await openReport(world.database, row, row.report, row.filters, row.createdAt)
  async function* counted(rows: Rows) {
    for await (const batch of rows) {
      isCut = batch.length > most - rowsDone
      yield batch.slice(0, most - rowsDone)
      rowsDone = Math.min(rowsDone + batch.length, most)
      await onDone(rowsDone)
      if (isCut) return
    }
  }
  const ending = () => (isCut ? leftOut(most) : undefined)
  const parts: Buffer[] = []
  for await (const part of drawReport(row.format, report.columns, counted(report.walk(batchSize)), ending))
    parts.push(Buffer.from(part))
  return { bytes: Buffer.concat(parts), rowsDone, rowsTotal: rowsDone + (isCut ? 1 : 0) }
}

const leftOut = (most: number) =>
  `This file ends here: it holds ${most.toLocaleString('en-IN')} rows, and the report has more. Choose fewer days for the rest.`

/** Removes files, and what is remembered of them, when their days are over; some at a time, until none is left. */
export async function sweepFiles(world: World): Promise<void> {
  const { platform } = world.database
  const before = new Date(world.clock().getTime() - reportBounds.keepDays * day)
  const oldFiles = () => listOldFiles(platform, before)
  for (let old = await oldFiles(); old.length > 0; old = await oldFiles())
    for (const row of old) {
      if (row.storageKey) await world.storage.remove(row.storageKey)
      await dropReportFile(platform, row)
    }
  await sweepSchedules(platform, before)
}

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
  await world.queue.work(makeReport, (id) => makeFile(world, id))
  await world.queue.work(sweepReports, () => sweepFiles(world))
}

type Id = { agencyId: number; reportFileId: number }

/** Makes the file; what fails is said in the list, and tried again by the queue. */
export async function makeFile(world: World, id: Id): Promise<void> {
  const scope = agencyScope(id.agencyId)
  const say = (change: Parameters<typeof setReportFile>[2]) =>
    world.database.inScope(scope, (tx) => setReportFile(tx, id, change))
  const row = await world.database.inScope(scope, (tx) => findReportFile(tx, id))
  if (!row || row.state === 'ready') return
  await say({ state: 'working', rowsDone: 0, endedAt: null })
  try {
    const { bytes, rowsDone } = await draw(world, row, (done) => say({ rowsDone: done }))
    const storageKey = `a${id.agencyId}/${randomUUID()}.held`
    await world.storage.put(storageKey, bytes)
    await say({ state: 'ready', storageKey, bytes: bytes.length, rowsDone, endedAt: world.clock() })
  } catch (error) {
    await say({ state: 'failed', endedAt: world.clock() })
    throw error
  }
}

async function draw(world: World, row: ReportFileRow, onDone: (rows: number) => Promise<void>) {
  let rowsDone = 0
  const report = await openReport(world.database, row, row.report, row.filters, row.createdAt)
  async function* counted(rows: Rows) {
    for await (const batch of rows) {
      yield batch.slice(0, reportBounds.file - rowsDone)
      rowsDone = Math.min(rowsDone + batch.length, reportBounds.file)
      await onDone(rowsDone)
      if (rowsDone === reportBounds.file) return
    }
  }
  const parts: Buffer[] = []
  for await (const part of drawReport(row.format, report.columns, counted(report.walk(batchSize))))
    parts.push(Buffer.from(part))
  return { bytes: Buffer.concat(parts), rowsDone }
}

/** Removes files, and what is remembered of them, when their days are over. */
export async function sweepFiles(world: World): Promise<void> {
  const { platform } = world.database
  const before = new Date(world.clock().getTime() - reportBounds.keepDays * day)
  for (const row of await listOldFiles(platform, before)) {
    if (row.storageKey) await world.storage.remove(row.storageKey)
    await dropReportFile(platform, row)
  }
  await sweepSchedules(platform, before)
}

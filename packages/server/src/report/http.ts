import { fail } from '@parichay/contract/errors.ts'
import {
  reportBounds,
  type ReportFile,
  type ReportFormat,
  type ReportName,
} from '@parichay/contract/report/fields.ts'
import type { ReportFilters } from '@parichay/contract/report/filters.ts'
import type { reportRoutes } from '@parichay/contract/report/routes.ts'
import { audit, changeAndRecord } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import type { Download } from '../platform/send-file.ts'
import type { Scope } from '../platform/scope.ts'
import { makeReport } from './jobs.ts'
import { fileTypes } from '../platform/table-file.ts'
import { drawReport } from './present.ts'
import {
  addReportFile,
  countUnmade,
  findReportFile,
  listReportFiles,
  readReportTold,
  type ReportFileRow,
} from './store.files.ts'
import { openReport, primed, type Reach, requireFits } from './usecase.ts'

type Asking = Pick<Call, 'scope' | 'world' | 'now' | 'actor' | 'ip'>
const batchSize = 2000

const reachOf = (scope: Scope): Reach => ({
  agencyId: scope.agencyId,
  ofPlatform: scope.reach === 'platform',
})
const open = ({ scope, world, now }: Asking, report: ReportName, filters: ReportFilters) =>
  openReport(world.database, reachOf(scope), report, filters, now)
/** The specification names the file of both project reports. */
const fileName = (report: ReportName, format: ReportFormat) =>
  report === 'digital-card' || report === 'business' ? `report.${format}` : `report-${report}.${format}`

/** Writes down that somebody took a report along: names and numbers of many people leave with it. */
const noteTaken = (
  tx: Tx,
  { scope, now, actor, ip }: Asking,
  report: ReportName,
  detail: { format: ReportFormat; rows: number },
) => audit(tx, scope, { at: now, actor, ip, action: 'report.download', object: `report ${report}`, detail })

/** A report at once, unless it is too long for that. */
async function send(
  call: Asking,
  report: ReportName,
  { format = 'csv', ...filters }: ReportFilters & { format?: ReportFormat | undefined },
): Promise<Download> {
  const opened = await open(call, report, filters)
  const rows = await opened.count(reportBounds.direct + 1)
  requireFits(rows, reportBounds.direct)
  await call.world.database.inScope(call.scope, (tx) => noteTaken(tx, call, report, { format, rows }))
  return {
    bytes: drawReport(format, opened.columns, await primed(opened.walk(batchSize))),
    name: fileName(report, format),
    type: fileTypes[format],
  }
}

const askerOf = ({ scope }: Asking) => ({ agencyId: scope.agencyId, franchiseeId: scope.franchiseeId ?? 0 })

const present = (row: ReportFileRow): ReportFile => ({
  reportFileId: row.reportFileId,
  report: row.report,
  format: row.format,
  from: row.filters.from ?? null,
  to: row.filters.to ?? null,
  state: row.state,
  rowsDone: row.rowsDone,
  rowsTotal: row.rowsTotal,
  isCut: row.state === 'ready' && row.rowsTotal > row.rowsDone,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** Handlers of `reportRoutes`. */
export const reportHandlers: Handlers<typeof reportRoutes> = {
  downloadCardReport: (call) => send(call, 'digital-card', call.query),
  downloadBusinessReport: (call) => send(call, 'business', call.query),
  downloadReport: (call) => send(call, call.params.report, call.query),

  async previewReport(call) {
    const report = await open(call, call.params.report, call.query)
    const rows = await report.first(reportBounds.preview + 1)
    return {
      columns: report.columns,
      rows: rows.slice(0, reportBounds.preview),
      hasMore: rows.length > reportBounds.preview,
      asOf: call.now.toISOString(),
    }
  },

  async countReport(call) {
    const report = await open(call, call.params.report, call.query)
    const total = await report.count(report.exact + 1)
    return { total: Math.min(total, report.exact), totalIsMore: total > report.exact }
  },

  async listReportFiles(call) {
    const since = new Date(call.now.getTime() - reportBounds.keepDays * 86_400_000)
    return call.world.database.inScope(call.scope, async (tx) =>
      (await listReportFiles(tx, askerOf(call), since)).map(present),
    )
  },

  async makeReportFile(call) {
    const { report, format, filters } = call.body
    const total = await (await open(call, report, filters)).count(reportBounds.file + 1)
    requireFits(total, reportBounds.file)
    const row = await changeAndRecord(call, call.scope, 'agency', async (tx) => {
      if ((await countUnmade(tx, askerOf(call))) >= reportBounds.waiting)
        fail('LIMIT_REACHED', 'Three of your reports are being made. Wait until one of them is ready.')
      const added = await addReportFile(tx, askerOf(call), {
        report,
        format,
        filters,
        ofPlatform: reachOf(call.scope).ofPlatform,
        rowsTotal: total,
        createdAt: call.now,
      })
      await call.world.queue.add(tx, makeReport, {
        agencyId: added.agencyId,
        reportFileId: added.reportFileId,
      })
      return {
        result: added,
        action: 'report.make',
        object: `report ${report}`,
        detail: { format, rows: total },
      }
    })
    return present(row)
  },

  async downloadReportFile(call) {
    const id = { agencyId: call.scope.agencyId, reportFileId: call.params.reportFileId }
    const row = await call.world.database.inScope(call.scope, (tx) => findReportFile(tx, id))
    const stored =
      row?.franchiseeId === call.scope.franchiseeId && row.storageKey
        ? await call.world.storage.get(row.storageKey)
        : null
    if (!row || !stored) return fail('NOT_FOUND', 'This report is not kept any more. Make it again.')
    const { report, format, rowsDone: rows } = row
    await call.world.database.inScope(call.scope, async (tx) => {
      await noteTaken(tx, call, report, { format, rows })
      await readReportTold(tx, askerOf(call), row.reportFileId, call.now)
    })
    return { bytes: stored.body, name: fileName(report, format), type: fileTypes[format] }
  },
}

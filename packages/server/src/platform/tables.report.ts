import type { ReportFormat, ReportName } from '@parichay/contract/report/fields.ts'
import type { ReportFilters } from '@parichay/contract/report/filters.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Columns of report_file. */
export type ReportFileTable = {
  agencyId: number
  reportFileId: Generated<number>
  franchiseeId: number
  report: ReportName
  format: ReportFormat
  filters: JSONColumnType<ReportFilters>
  ofPlatform: boolean
  state: Generated<'waiting' | 'working' | 'ready' | 'failed'>
  rowsDone: Generated<number>
  rowsTotal: number
  storageKey: Maybe<string>
  bytes: Maybe<number>
  createdAt: Date
  endedAt: Maybe<Date>
}

/** Tables of reports. */
export type ReportTables = { reportFile: ReportFileTable }

import type { ReportFormat, ReportName } from '@parichay/contract/report/fields.ts'
import type { ScheduleStep } from '@parichay/contract/report/fields.schedule.ts'
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

/** Columns of report_schedule. */
export type ReportScheduleTable = {
  agencyId: number
  reportScheduleId: Generated<number>
  report: ReportName
  format: ReportFormat
  filters: JSONColumnType<Omit<ReportFilters, 'from' | 'to'>>
  every: ScheduleStep
  recipients: number[]
  language: 'en' | 'hi'
  ofPlatform: boolean
  madeBy: string
  createdAt: Date
  deletedAt: Maybe<Date>
}

/** Columns of report_delivery. */
export type ReportDeliveryTable = {
  agencyId: number
  reportScheduleId: number
  franchiseeId: number
  dueOn: string
  rows: number
  sentAt: Date
}

/** Tables of reports. */
export type ReportTables = {
  reportFile: ReportFileTable
  reportSchedule: ReportScheduleTable
  reportDelivery: ReportDeliveryTable
}

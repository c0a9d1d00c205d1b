import type { ReportFile } from '@parichay/contract/report/fields.ts'

/** A file of a report that is being made, a quarter of its 80,000 rows written. */
export const makeReportFile = (facts: Partial<ReportFile> = {}): ReportFile => ({
  reportFileId: 7,
  report: 'payments',
  format: 'csv',
  from: null,
  to: null,
  state: 'working',
  rowsDone: 20_000,
  rowsTotal: 80_000,
  isCut: false,
  bytes: null,
  createdAt: '2026-11-22T06:00:00.000Z',
  endedAt: null,
  ...facts,
})

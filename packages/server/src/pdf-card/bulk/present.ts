import type { PdfJob } from '@parichay/contract/pdf-card/jobs.ts'
import type { FailedRow, JobRow } from './store.ts'

/** Failures of a file that are named one by one; a list of thousands helps nobody. */
export const mostNamed = 200

/** A file of many cards as the panel shows it; `failed` are those that are named. */
export const presentJob = (row: JobRow, failed: readonly FailedRow[]): PdfJob => ({
  jobId: row.jobId,
  pdfCardNo: row.pdfCardNo,
  output: row.output,
  isSample: row.isSample,
  isForced: row.isForced,
  state: row.state,
  total: row.peopleTotal,
  done: row.peopleDone,
  failures: failed.map(({ rowKey, name, failure: code }) => ({ rowKey, name, code })),
  failed: row.peopleFailed,
  bytes: row.bytes === null ? null : Number(row.bytes),
  isKept: row.storageKey !== null,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

import type { PdfJob } from '@parichay/contract/pdf-card/jobs.ts'
import type { ItemRow, JobRow } from './store.ts'

/** Failures that are named one by one; a list of thousands helps nobody. */
const mostNamed = 200

/** A file of many cards as the panel shows it. */
export const presentJob = (row: JobRow, failed: readonly ItemRow[]): PdfJob => ({
  jobId: row.jobId,
  pdfCardNo: row.pdfCardNo,
  output: row.output,
  isSample: row.isSample,
  state: row.state,
  total: row.peopleTotal,
  done: row.peopleDone,
  failures: failed.slice(0, mostNamed).map(({ rowKey, drawn, failure }) => ({
    rowKey,
    name: drawn?.person.name ?? '',
    code: failure ?? 'RENDER_FAILED',
  })),
  failed: row.peopleFailed,
  bytes: row.bytes === null ? null : Number(row.bytes),
  isKept: row.storageKey !== null,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

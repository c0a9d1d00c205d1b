import type { BulkJob, BulkRow } from '@parichay/contract/bulk/fields.ts'

/** A job over three businesses that is done: one of them was refused. */
export const makeBulkJob = (facts: Partial<BulkJob> = {}): BulkJob => ({
  bulkJobId: 4,
  kind: 'move',
  state: 'done',
  byName: 'Meera Shah',
  about: 'Rahul Joshi',
  counts: { total: 3, waiting: 0, done: 2, refused: 1, undone: 0, kept: 0 },
  can: { cancel: 'STEP_OUT_OF_ORDER', undo: true },
  file: null,
  createdAt: '2026-11-22T06:00:00.000Z',
  endedAt: '2026-11-22T06:01:00.000Z',
  ...facts,
})

/** A row of a job that is done. */
export const makeBulkRow = (facts: Partial<BulkRow> = {}): BulkRow => ({
  rowNo: 1,
  label: 'Anand Mithai',
  businessId: 5,
  subjectId: null,
  state: 'done',
  reason: null,
  message: '',
  field: null,
  fileRow: null,
  whatsapp: null,
  ...facts,
})

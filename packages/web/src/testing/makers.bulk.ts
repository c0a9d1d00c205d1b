import type { BulkJob } from '@parichay/contract/bulk/fields.ts'

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

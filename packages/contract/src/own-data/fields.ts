import { z } from 'zod'
import { Instant, RowNumber } from '../ids.ts'

/**
 * The copy of one's own data: days it is kept, how often in a day one may be made, and the bytes of files (pictures, PDFs, films)
 * that one may hold; what finds no room is named in it.
 */
export const ownDataBounds = { keepDays: 7, perDay: 3, mostBytes: 1_500_000_000 } as const

/** The copy of somebody's own data: made in the background, kept for seven days for that person. */
export const OwnDataFile = z.object({
  ownDataFileId: RowNumber,
  state: z.enum(['waiting', 'working', 'ready', 'failed', 'expired']),
  partsDone: z.number().int(),
  /** 0 until it is known how much there is. */
  partsTotal: z.number().int(),
  /** Files that found no room in it. */
  leftOut: z.number().int(),
  /** Size in bytes, once it was ready. */
  bytes: z.number().int().nullable(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
  /** Until when it can be fetched, or could. */
  expiresAt: Instant.nullable(),
})
/** The copy of somebody's own data. */
export type OwnDataFile = z.infer<typeof OwnDataFile>

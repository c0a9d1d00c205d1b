import { z } from 'zod'
import { BulkRowState } from './fields.ts'

const page = z.coerce.number().int().min(1).max(1000).optional()

/** Which of the jobs over many businesses are shown. */
export const BulkJobFilters = z.object({ page })
/** Which rows of a job are shown: all, or those that ended one way. */
export const BulkRowFilters = z.object({ state: BulkRowState.optional(), page })

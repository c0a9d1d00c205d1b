import { z } from 'zod'
import { type ErrorCode, errorStatus } from './errors.ts'

/**
 * Whether something may be done with a record by whoever asks: `true`, or the code that the call would be refused with.
 * It travels with the record as `can`, so that the panel works nothing out; the call decides again.
 */
export const Verdict = z.union([z.literal(true), z.enum(Object.keys(errorStatus) as [ErrorCode])])
export type Verdict = z.infer<typeof Verdict>

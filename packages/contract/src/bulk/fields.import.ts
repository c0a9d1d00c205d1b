import { z } from 'zod'
import { bulkBounds, BulkReason } from './fields.ts'

/** What a column of a file can mean, in the order of the template. */
export const importFields = [
  'phoneNumber',
  'businessName',
  'category',
  'ownerName',
  'plan',
  'city',
  'state',
  'email',
] as const
/** One of `importFields`. */
export type ImportField = (typeof importFields)[number]
/** Without these nothing becomes of a row. */
export const neededFields = [
  'phoneNumber',
  'businessName',
  'category',
] as const satisfies readonly ImportField[]

const cell = z.string().max(300)

/** A row of the file as it was read: text, whatever it looks like. `rowNo` is its line in the file. */
export const ImportRow = z.strictObject({
  rowNo: z.number().int().min(1).max(1_000_000),
  phoneNumber: cell,
  businessName: cell,
  category: cell,
  ownerName: cell.optional(),
  plan: cell.optional(),
  city: cell.optional(),
  state: cell.optional(),
  email: cell.optional(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** The rows of one file. */
export const ImportRows = z
  .array(ImportRow)
  .min(1, 'The file has no rows.')
  .max(bulkBounds.imported, 'One file can have 2,000 rows. Split it and import one part after the other.')

/** What would become of a row. */
export const importOutcomes = ['new-customer', 'new-business', 'refused'] as const
/** A row after the dry run. */
export const CheckedRow = z.object({
  rowNo: z.number().int(),
  outcome: z.enum(importOutcomes),
  /** Name of the customer or the businesses that are there already, where somebody may know it. */
  known: z.string(),
  /** Of a refusal; of a row that is sound, what would be left out of it: its plan, where that is paid by hand and too much. */
  reason: BulkReason.nullable(),
  message: z.string(),
  field: z.enum(importFields).nullable(),
})
export type CheckedRow = z.infer<typeof CheckedRow>

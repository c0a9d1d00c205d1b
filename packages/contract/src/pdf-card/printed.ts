import { z } from 'zod'
import { Instant } from '../ids.ts'

/** When a card was marked as printed by hand; `isCurrent` while what would be printed today is the same. */
export const PrintMark = z.object({ at: Instant, isCurrent: z.boolean() })
/** When a card was marked as printed. */
export type PrintMark = z.infer<typeof PrintMark>

/** When a card was printed whose mark was taken away and is given back; without it a mark is of now. */
export const PrintedAt = Instant.optional()

/** How a card stands: never marked, on paper as it is, or changed since. */
export type PrintState = 'none' | 'printed' | 'changed'
/** How a card with this mark stands. */
export const printStateOf = (mark: PrintMark | null | undefined): PrintState =>
  !mark ? 'none' : mark.isCurrent ? 'printed' : 'changed'

import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import type { Actor } from '../platform/scope.ts'
import { verdictsOnFeedback } from './policy.ts'
import type { readFeedback } from './store.ts'

type Row = Awaited<ReturnType<typeof readFeedback>>[number]

/** A feedback as staff read it, with what they may do with it. */
export const presentFeedback = (row: Row, actor: Actor): Feedback => ({
  ...row,
  can: verdictsOnFeedback(actor),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

import type { Tx } from './db.ts'
import { nameOf, type Actor, type Scope } from './scope.ts'

/** Writes who did what; the row commits or falls with the change itself. */
export async function audit(
  tx: Tx,
  scope: Scope,
  entry: {
    at: Date
    actor: Actor
    action: string
    object?: string
    detail?: Record<string, unknown>
    ip?: string
  },
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      agencyId: scope.agencyId,
      at: entry.at,
      actor: nameOf(entry.actor),
      action: entry.action,
      object: entry.object ?? '',
      detail: JSON.stringify(entry.detail ?? {}),
      ip: entry.ip ?? '',
    })
    .execute()
}

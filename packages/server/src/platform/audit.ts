import type { Database, Tx } from './db.ts'
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

/** Who changes something, from where and when. */
type By = { actor: Actor; now: Date; ip: string; world: { database: Database } }
/** What a change gives back, and the words of its entry. */
export type Change<T> = { result: T; action: string; object: string; detail?: Record<string, unknown> }

/**
 * Changes something and writes down who did it, in one transaction: a change without its entry does not compile, and
 * neither stands without the other. `as`: rows that belong to no agency, or to another one, are changed with the
 * platform's role, everything else with that of the scope.
 */
export async function changeAndRecord<T>(
  { actor, now, ip, world }: By,
  scope: Scope,
  as: 'agency' | 'platform',
  work: (tx: Tx) => Promise<Change<T>>,
): Promise<T> {
  const whole = async (tx: Tx) => {
    const { result, ...entry } = await work(tx)
    await audit(tx, scope, { at: now, actor, ip, ...entry })
    return result
  }
  return as === 'agency'
    ? world.database.inScope(scope, whole)
    : world.database.platform.transaction().execute(whole)
}

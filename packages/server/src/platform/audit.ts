import type { ActivityAction, ActivityObject } from '@parichay/contract/activity/actions.ts'
import { sql } from 'kysely'
import type { Database, Tx } from './db.ts'
import { type Actor, nameOf, type Scope } from './scope.ts'

/** The words of an entry: what was done, with what, and what it is about where that does not say it. */
type Words = {
  action: ActivityAction
  /** `business 5`, `card 12`, `user 3` say what they are about; others may name it in `businessId` or `userId`. */
  object?: ActivityObject
  /** `before` and `after` are shown as changes, everything else as facts. No secrets. */
  detail?: Record<string, unknown>
  businessId?: number | null
  userId?: number | null
}

const numberIn = (object: string, kind: string): number | null => {
  const found = new RegExp(`^${kind} (\\d{1,9})$`).exec(object)
  return found ? Number(found[1]) : null
}

/** Writes who did what; the row commits or falls with the change itself. `system` is the server by itself, in a job. */
export async function audit(
  tx: Tx,
  scope: Scope,
  entry: Words & { at: Date; actor: Actor | 'system'; ip?: string },
): Promise<void> {
  const { agencyId } = scope
  const { actor, object = '' } = entry
  const cardNo = numberIn(object, 'card')
  const business =
    cardNo === null
      ? sql<number | null>`${entry.businessId ?? numberIn(object, 'business')}::int`
      : sql<
          number | null
        >`(select business_id from card where agency_id = ${agencyId} and card_no = ${cardNo})`
  const own = actor !== 'system' && actor.kind === 'customer' ? actor.userId : null
  const user = entry.userId ?? numberIn(object, 'user') ?? own
  await tx
    .insertInto('audit')
    .values({
      agencyId,
      at: entry.at,
      actor: actor === 'system' ? actor : nameOf(actor),
      action: entry.action,
      object,
      detail: JSON.stringify(entry.detail ?? {}),
      ip: entry.ip ?? '',
      businessId: business,
      userId:
        user ??
        sql<
          number | null
        >`(select user_id from business where agency_id = ${agencyId} and business_id = ${business})`,
    })
    .execute()
}

/** Who changes something, from where and when, and with which job over many. */
export type By = { actor: Actor; now: Date; ip: string; job?: string | undefined }
/** What a change gives back, and the words of its entry. */
export type Change<T> = { result: T; object: ActivityObject } & Words

/**
 * Changes something and writes down who did it, in one transaction: a change without its entry does not compile, and
 * neither stands without the other. `as`: rows that belong to no agency, or to another one, are changed with the
 * platform's role, everything else with that of the scope.
 */
export async function changeAndRecord<T>(
  { actor, now, ip, world }: Omit<By, 'job'> & { world: { database: Database } },
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

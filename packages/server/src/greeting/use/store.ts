import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/** How often and on how many days a business took posts since a day. */
export const countUse = (tx: Tx, { agencyId }: Scope, businessId: number, since: string) =>
  tx
    .selectFrom('imagePostUse')
    .select((e) => [e.fn.countAll<number>().as('taken'), e.fn.count<number>('day').distinct().as('days')])
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .where('day', '>=', since)
    .executeTakeFirstOrThrow()

/** The posts a business took last, each once with its last day. */
export const listTaken = (tx: Tx, { agencyId }: Scope, businessId: number, most: number) =>
  tx
    .selectFrom('imagePostUse')
    .select((e) => ['imageId', e.fn.max<string>('day').as('day')])
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .groupBy('imageId')
    .orderBy('day', 'desc')
    .orderBy('imageId', 'desc')
    .limit(most)
    .execute()

/** The posts a business took between two days, both of them too; each once. */
export const listSent = async (
  tx: Tx,
  { agencyId }: Scope,
  businessId: number,
  { from, until }: { from: string; until: string },
): Promise<number[]> =>
  (
    await tx
      .selectFrom('imagePostUse')
      .select('imageId')
      .distinct()
      .where('agencyId', '=', agencyId)
      .where('businessId', '=', businessId)
      .where('day', '>=', from)
      .where('day', '<=', until)
      .execute()
  ).map(({ imageId }) => imageId)

import type { FrameSetup } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameKind } from '@parichay/contract/greeting/rules.frames.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { FrameSetupTable } from '../../platform/tables.greeting.ts'

/** A row of frame_setup. */
export type FrameRow = Selectable<FrameSetupTable>

/** The row of a business; none until something was changed. */
export const findFrameRow = (db: Db, scope: Scope, businessId: number): Promise<FrameRow | undefined> =>
  db
    .selectFrom('frameSetup')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .executeTakeFirst()

/** Keeps a business's frames, or what is given of them. */
export const saveFrames = (
  tx: Tx,
  scope: Scope,
  businessId: number,
  { setup, ...plain }: { setup?: FrameSetup; givenKinds?: FrameKind[]; isEnabled?: boolean },
  now: Date,
): Promise<FrameRow> => {
  const columns = { ...plain, ...(setup ? { setup: JSON.stringify(setup) } : {}), updatedAt: now }
  return tx
    .insertInto('frameSetup')
    .values({ ...columns, agencyId: scope.agencyId, businessId })
    .onConflict((on) =>
      on
        .columns(['agencyId', 'businessId'])
        .doUpdateSet((e) => ({ ...columns, version: e('frameSetup.version', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

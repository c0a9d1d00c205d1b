import type { UiCustomisationChange } from '@parichay/contract/ui-customisation/fields.ts'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { StoredPicture, UiCustomisationTable } from '../platform/tables.ui.ts'

/** A row of ui_customisation. */
export type ItemRow = Selectable<UiCustomisationTable>
/** What a change writes. */
export type ItemColumns = Omit<
  UiCustomisationChange,
  'uiCustomisationId' | 'version' | 'agencyId' | 'pictureDocumentId' | 'pictureOf' | 'order'
> & { picture?: StoredPicture | null; order?: number | undefined }

/** New items lie this far behind the last, so that there is room between. */
const stride = 8

/** Nobody else changes items until this transaction ends: places and limits are counted in peace. */
export async function lockItems(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('ui-customisation'))`.execute(tx)
}

/** Living items of these owners, or of all, in the order of their pages. Asked with the platform role. */
export const listItems = (db: Db, agencyIds: readonly number[] | 'all'): Promise<ItemRow[]> =>
  db
    .selectFrom('uiCustomisation')
    .selectAll()
    .where('deletedAt', 'is', null)
    .$if(agencyIds !== 'all', (query) => query.where('agencyId', 'in', [...(agencyIds as readonly number[])]))
    .orderBy('sortOrder')
    .orderBy('uiCustomisationId')
    .execute()

/** A living item of any owner. Asked with the platform role. */
export const findItem = (db: Db, uiCustomisationId: number): Promise<ItemRow | undefined> =>
  db
    .selectFrom('uiCustomisation')
    .selectAll()
    .where('uiCustomisationId', '=', uiCustomisationId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** The owner of an item, deleted or not. Asked with the platform role. */
export const ownerOfItem = async (db: Db, uiCustomisationId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('uiCustomisation')
      .select('agencyId')
      .where('uiCustomisationId', '=', uiCustomisationId)
      .executeTakeFirst()
  )?.agencyId

const written = ({ title, text, actionLabel, picture, order, from, to, count, ...plain }: ItemColumns) => ({
  ...plain,
  title: JSON.stringify(title),
  body: JSON.stringify(text),
  actionLabel: JSON.stringify(actionLabel),
  fromDay: from,
  toDay: to,
  shownCount: count,
  ...(picture !== undefined && { picture: picture && JSON.stringify(picture) }),
  ...(order !== undefined && { sortOrder: order }),
})

/** A new item, last on its page unless it has a place. */
export async function addItem(tx: Tx, agencyId: number, columns: ItemColumns, now: Date): Promise<ItemRow> {
  const { last } = await tx
    .selectFrom('uiCustomisation')
    .select((e) => e.fn.coalesce(e.fn.max<number>('sortOrder'), e.val(0)).as('last'))
    .where('placement', '=', columns.placement)
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('uiCustomisation')
    .values({ sortOrder: last + stride, ...written(columns), agencyId, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * A changed item; undefined where another version stands. Without a version it is changed whatever stands. One that only
 * moved keeps its version: a place is no word of anybody.
 */
export const changeItem = (
  tx: Tx,
  { agencyId, uiCustomisationId }: Pick<ItemRow, 'agencyId' | 'uiCustomisationId'>,
  columns: ItemColumns,
  { version, now, isMove }: { version: number | undefined; now: Date; isMove: boolean },
): Promise<ItemRow | undefined> =>
  tx
    .updateTable('uiCustomisation')
    .set((e) => ({ ...written(columns), updatedAt: now, version: e('version', '+', isMove ? 0 : 1) }))
    .where('agencyId', '=', agencyId)
    .where('uiCustomisationId', '=', uiCustomisationId)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .returningAll()
    .executeTakeFirst()

/** Deletes an item or takes that back; undefined where it was not in the other state. */
export const setItemDeleted = (
  tx: Tx,
  agencyId: number,
  uiCustomisationId: number,
  deletedAt: Date | null,
): Promise<ItemRow | undefined> =>
  tx
    .updateTable('uiCustomisation')
    .set({ deletedAt })
    .where('agencyId', '=', agencyId)
    .where('uiCustomisationId', '=', uiCustomisationId)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst()

/** How many living items there are. Asked with the platform role. */
export const countItems = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('uiCustomisation')
      .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('n'))
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

/** An uploaded banner of the person who uploaded it. Its record stays, and cannot be deleted before the transaction ends. */
export async function useBanner(
  tx: Tx,
  agencyId: number,
  documentId: number,
  madeBy: string,
): Promise<StoredPicture | undefined> {
  const row = await tx
    .selectFrom('document')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('documentId', '=', documentId)
    .where('kind', '=', 'banner')
    .where('madeBy', '=', madeBy)
    .forKeyShare()
    .executeTakeFirst()
  return row && { key: row.storageKey, width: row.width, height: row.height, sizes: row.sizes }
}

/** Which of these agencies there are. Asked with the platform role. */
export const agenciesAmong = async (db: Db, ids: readonly number[]): Promise<number[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom('agency')
          .select('agencyId')
          .where('agencyId', 'in', [...ids])
          .execute()
      ).map(({ agencyId }) => agencyId)

/** Which of these agencies there are and are not suspended. Asked with the platform role. */
export const liveAgencies = async (db: Db, ids: readonly number[]): Promise<number[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom('agency')
          .select('agencyId')
          .where('agencyId', 'in', [...new Set(ids)])
          .where('status', '=', 'ACTIVE')
          .where('deletedAt', 'is', null)
          .execute()
      ).map(({ agencyId }) => agencyId)

/** Which of these plans are on some agency's list still. Asked with the platform role. */
export const plansAmong = (
  db: Db,
  ids: readonly number[],
): Promise<{ agencyId: number; subscriptionPlanId: number }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('subscriptionPlan')
        .select(['agencyId', 'subscriptionPlanId'])
        .where('subscriptionPlanId', 'in', [...ids])
        .where('archivedAt', 'is', null)
        .execute()

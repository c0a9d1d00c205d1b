import { fail } from '@parichay/contract/errors.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { DocumentTable, PictureSize } from '../platform/tables.ts'
import { isPicture, mayUse } from './rules.ts'

/** A row of document. */
export type DocumentRow = Selectable<DocumentTable>
/** What a stored file is recorded with. */
export type NewDocument = Pick<
  DocumentRow,
  | 'businessId'
  | 'ownerUserId'
  | 'kind'
  | 'storageKey'
  | 'thumbnailKey'
  | 'jpegKey'
  | 'width'
  | 'height'
  | 'bytes'
  | 'madeBy'
  | 'createdAt'
  | 'contentType'
> & { sizes?: PictureSize[] }

/** Keeps the record of stored files. */
export const addDocument = (tx: Tx, scope: Scope, document: NewDocument): Promise<DocumentRow> =>
  tx
    .insertInto('document')
    .values({
      ...document,
      agencyId: scope.agencyId,
      sizes: JSON.stringify(document.sizes ?? []),
      sizesAt:
        isPicture(document) && !['imagePost', 'banner', 'person', 'profile'].includes(document.kind)
          ? null
          : document.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Documents by id, inside the agency. Whether they may be used is `mayUse`. */
export const findDocuments = async (db: Db, scope: Scope, ids: number[]): Promise<DocumentRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('document')
        .selectAll()
        .where('agencyId', '=', scope.agencyId)
        .where('documentId', 'in', ids)
        .execute()

/** Pictures of landing pages by number, of any of these agencies. Asked with the platform role: those of the super-admin agency count for all. */
export const findLandingPictures = async (
  db: Db,
  agencyIds: readonly number[],
  ids: readonly number[],
): Promise<DocumentRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('document')
        .selectAll()
        .where('agencyId', 'in', agencyIds)
        .where('documentId', 'in', ids)
        .where('kind', '=', 'landing')
        .execute()

/** How many files and bytes a business, or a customer without one yet, has stored: photographs of people, or all others. */
export async function storedSoFar(
  db: Db,
  scope: Scope,
  owner: { businessId: number | null; userId: number | null },
  isPhoto: boolean,
) {
  const all = db
    .selectFrom('document')
    .select((e) => [
      e.fn.countAll<number>().as('files'),
      e.fn.coalesce(e.fn.sum<number>('bytes'), e.val(0)).as('bytes'),
    ])
    .where('agencyId', '=', scope.agencyId)
    .where('kind', isPhoto ? '=' : '<>', 'person')
  const mine =
    owner.businessId === null
      ? all.where('ownerUserId', '=', owner.userId)
      : all.where('businessId', '=', owner.businessId)
  const row = await mine.executeTakeFirstOrThrow()
  return { files: row.files, bytes: Number(row.bytes) }
}

/** Keeps files from being deleted until the transaction ends, so that what names them is seen by whoever deletes. */
export async function holdDocuments(tx: Tx, scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .selectFrom('document')
    .select('documentId')
    .where('agencyId', '=', scope.agencyId)
    .where('documentId', 'in', [...ids])
    .orderBy('documentId')
    .forKeyShare()
    .execute()
}

/** Takes away the records of what a customer uploaded as their photo, but for one. */
export const takeProfilePhotos = (
  tx: Tx,
  { agencyId }: Scope,
  { userId, but }: { userId: number; but: number | null },
): Promise<DocumentRow[]> =>
  tx
    .deleteFrom('document')
    .where('agencyId', '=', agencyId)
    .where('ownerUserId', '=', userId)
    .where('businessId', 'is', null)
    .where('kind', '=', 'profile')
    .$if(but !== null, (query) => query.where('documentId', '<>', but!))
    .returningAll()
    .execute()

type User = { businessId: number | null; userId: number }

/**
 * Checks that each picture may be used by a business and makes it the business's. Throws NOT_FOUND for any other:
 * somebody else's picture does not exist here.
 */
export async function usePictures(
  tx: Tx,
  scope: Scope,
  ids: (number | null | undefined)[],
  business: User,
  uploader: string,
): Promise<DocumentRow[]> {
  const wanted = [...new Set(ids.filter((id): id is number => typeof id === 'number'))]
  await holdDocuments(tx, scope, wanted)
  const found = await findDocuments(tx, scope, wanted)
  const usable = found.filter(
    (document) =>
      isPicture(document) &&
      !['imagePost', 'profile'].includes(document.kind) &&
      mayUse(document, business, uploader),
  )
  if (usable.length < wanted.length) fail('NOT_FOUND', 'This picture is not here any more. Upload it again.')
  if (business.businessId !== null) await claimDocuments(tx, scope, wanted, business.businessId)
  return usable
}

/** The same for a PDF. */
export async function useBrochure(
  tx: Tx,
  scope: Scope,
  id: number | null,
  business: User,
  uploader: string,
): Promise<void> {
  if (id === null) return
  await holdDocuments(tx, scope, [id])
  const [found] = await findDocuments(tx, scope, [id])
  if (!found || isPicture(found) || !mayUse(found, business, uploader))
    fail('NOT_FOUND', 'This brochure is not here any more. Upload it again.', { field: 'brochureDocumentId' })
  if (business.businessId !== null) await claimDocuments(tx, scope, [id], business.businessId)
}

/** A document made before its business existed belongs to the business once it is used there. */
export async function claimDocuments(tx: Tx, scope: Scope, ids: number[], businessId: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('document')
    .set({ businessId })
    .where('agencyId', '=', scope.agencyId)
    .where('documentId', 'in', ids)
    .where('businessId', 'is', null)
    .execute()
}

/**
 * Writes down the sizes of a picture: the work on them is over; `bytes` where its record did not know how heavy it is. False
 * when the picture is gone.
 */
export async function keepSizes(
  tx: Tx,
  scope: Scope,
  documentId: number,
  { sizes, bytes }: { sizes: PictureSize[]; bytes?: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document')
    .set({ sizes: JSON.stringify(sizes), sizesAt: now, ...(bytes !== undefined && { bytes }) })
    .where('agencyId', '=', scope.agencyId)
    .where('documentId', '=', documentId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The next pictures of any agency that wait for their sizes since `before`. Asked with the platform role. */
export const findWithoutSizes = (db: Db, before: Date) =>
  db
    .selectFrom('document')
    .select(['agencyId', 'documentId'])
    .where('sizesAt', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(50)
    .execute()

/** The public names of a business's living card. */
export async function cardIdsOf(db: Db, scope: Scope, businessId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('card')
    .select('cardId')
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.flatMap((row) => row.cardId ?? [])
}

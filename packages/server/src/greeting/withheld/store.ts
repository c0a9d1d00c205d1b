import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/**
 * The posts of a library that somebody is shown: those of `agencyIds` without what the agency `by` withholds from its customers.
 * Whoever keeps the library sees these too (`withheldToo`). Everything that reads posts asks for one, so that none forgets.
 */
export type Seen = {
  readonly agencyIds: readonly number[]
  readonly by: number
  readonly withheldToo: boolean
}

/** The same posts for who keeps the library, with what is withheld. */
export const withWithheld = (seen: Seen): Seen => ({ ...seen, withheldToo: true })

/** The condition on `post` that an agency withholds it. */
export const isWithheldBy = (agencyId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from image_withheld w where w.agency_id = ${agencyId}::int and w.image_id = post.image_id)`

/** The same for a list of what is withheld: found by number, however large the library is. */
export const amongWithheld = (agencyId: number): RawBuilder<boolean> =>
  sql<boolean>`post.image_id = any(array(select image_id from image_withheld where agency_id = ${agencyId}::int))`

/** The condition on `post` that somebody is shown it. */
export const seenOf = ({ by, withheldToo }: Seen): RawBuilder<boolean> =>
  withheldToo ? sql<boolean>`true` : sql<boolean>`not ${isWithheldBy(by)}`

/** Withholds a post from the customers of an agency, or gives it to them again; false where it stood so already. */
export async function setWithheld(
  tx: Tx,
  { agencyId, franchiseeId }: Scope,
  imageId: number,
  isWithheld: boolean,
  now: Date,
): Promise<boolean> {
  if (isWithheld) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('imageWithheld')
      .values({ agencyId, imageId, byFranchiseeId: franchiseeId, createdAt: now })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  const { numDeletedRows } = await tx
    .deleteFrom('imageWithheld')
    .where('agencyId', '=', agencyId)
    .where('imageId', '=', imageId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which of these posts an agency withholds. Asked with the platform role. */
export async function listWithheld(
  db: Db,
  agencyId: number,
  imageIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (imageIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('imageWithheld')
    .select('imageId')
    .where('agencyId', '=', agencyId)
    .where('imageId', 'in', [...imageIds])
    .execute()
  return new Set(rows.map(({ imageId }) => imageId))
}

/** The files of all that an agency withholds which have public addresses. Asked with the platform role. */
export async function listWithheldFiles(db: Db, agencyId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('imageWithheld as w')
    .innerJoin('imagePost as post', 'post.imageId', 'w.imageId')
    .select(['post.thumbnailKey', 'post.previewKey', 'post.filmPreviewKey'])
    .where('w.agencyId', '=', agencyId)
    .execute()
  return new Set(
    rows.flatMap(({ thumbnailKey, previewKey, filmPreviewKey }) => [
      thumbnailKey,
      previewKey,
      ...(filmPreviewKey === null ? [] : [filmPreviewKey]),
    ]),
  )
}

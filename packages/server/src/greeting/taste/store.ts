import { type GreetingTaste, isHidden } from '@parichay/contract/greeting/tastes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/**
 * The subcategories of a library that somebody hid, by number; the rule is the contract's `isHidden`. Whatever shows
 * pictures of the library to a customer leaves these out. Asked with the platform role.
 */
export async function readHidden(
  db: Db,
  agencyIds: readonly number[],
  taste: GreetingTaste,
): Promise<number[]> {
  const { hiddenOccasions, hiddenReligions } = taste
  if (agencyIds.length === 0 || hiddenOccasions.length + hiddenReligions.length === 0) return []
  const rows = await db
    .selectFrom('imageSubcategory')
    .select(['imageSubcategoryId', 'communities'])
    .where('agencyId', 'in', [...agencyIds])
    .execute()
  return rows.filter((row) => isHidden(taste, row)).map(({ imageSubcategoryId }) => imageSubcategoryId)
}

/** The condition on `post` that it is of no hidden subcategory. */
export const notHidden = (hidden: readonly number[]): RawBuilder<unknown> =>
  hidden.length === 0
    ? sql`true`
    : sql`(post.image_subcategory_id is null or post.image_subcategory_id <> all(${hidden}::int[]))`

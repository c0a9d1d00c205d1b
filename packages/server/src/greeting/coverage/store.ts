import type { OccasionCover } from '@parichay/contract/greeting/coverage.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/**
 * Occasions between two days, each on the first of them, with the shown pictures of a library by language and shape.
 * Asked with the platform role.
 */
export async function listCover(
  db: Db,
  agencyIds: readonly number[],
  { from, until }: { from: string; until: string },
): Promise<OccasionCover[]> {
  if (agencyIds.length === 0) return []
  const { rows } = await sql<OccasionCover>`
    with kept as (
      select agency_id, image_subcategory_id, min(day) as day from image_subcategory_day
      where agency_id = any(${agencyIds}::int[]) and day between ${from}::date and ${until}::date
      group by agency_id, image_subcategory_id),
    counted as (
      select post.image_subcategory_id, post.language, split_part(post.type, '_', 1) as shape, count(*)::int as pictures
      from image_post post
      where post.agency_id = any(${agencyIds}::int[]) and post.deleted_at is null and post.is_shown
        and post.type in ('SQUARE_IMAGE', 'STORY_IMAGE')
        and post.image_subcategory_id in (select image_subcategory_id from kept)
      group by 1, 2, 3)
    select kept.day, sub.image_subcategory_id as "imageSubcategoryId", sub.image_category_id as "imageCategoryId",
      sub.name, sub.names, sub.priority, sub.regions,
      coalesce((select jsonb_agg(jsonb_build_object('language', language, 'shape', shape, 'pictures', pictures))
        from counted where counted.image_subcategory_id = sub.image_subcategory_id), '[]') as counts
    from kept join image_subcategory sub using (agency_id, image_subcategory_id)
    order by kept.day, sub.priority, sub.image_subcategory_id`.execute(db)
  return rows
}

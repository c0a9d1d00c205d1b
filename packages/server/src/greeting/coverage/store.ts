import { mostCounted, type OccasionOfMonth } from '@parichay/contract/greeting/coverage.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { type Seen, seenOf } from '../withheld/store.ts'

/**
 * Occasions between two days with those days, by the first of them, and the shown pictures of a library by language and shape,
 * counted to `mostCounted`: each count ends there, so that this takes as long with a thousand pictures as with a million.
 * Asked with the platform role.
 */
export async function listCover(
  db: Db,
  seen: Seen,
  { from, until }: { from: string; until: string },
): Promise<OccasionOfMonth[]> {
  const { agencyIds } = seen
  if (agencyIds.length === 0) return []
  const { rows } = await sql<OccasionOfMonth>`
    with kept as (
      select agency_id, image_subcategory_id, array_agg(distinct day order by day) as days from image_subcategory_day
      where agency_id = any(${agencyIds}::int[]) and day between ${from}::date and ${until}::date
      group by agency_id, image_subcategory_id),
    counted as (
      select kept.image_subcategory_id, spoken.language, split_part(made.type, '_', 1) as shape, sum(found.pictures)::int as pictures
      from kept cross join unnest(${agencyIds}::int[]) agency(id) cross join unnest(${postLanguages}::text[]) spoken(language)
      cross join unnest(array['SQUARE_IMAGE', 'STORY_IMAGE']) made(type)
      cross join lateral (
        select count(*) as pictures from (
          select from image_post post where post.agency_id = agency.id and post.image_subcategory_id = kept.image_subcategory_id
            and post.type = made.type and post.language = spoken.language and post.deleted_at is null and post.is_shown
            and ${seenOf(seen)}
          limit ${mostCounted}) those) found
      where found.pictures > 0
      group by 1, 2, 3)
    select array(select day::text from unnest(kept.days) day) as days, sub.image_subcategory_id as "imageSubcategoryId",
      sub.image_category_id as "imageCategoryId", sub.name, sub.names, sub.priority, sub.regions,
      coalesce((select jsonb_agg(jsonb_build_object('language', language, 'shape', shape, 'pictures', least(pictures, ${mostCounted}::int)))
        from counted where counted.image_subcategory_id = sub.image_subcategory_id), '[]') as counts
    from kept join image_subcategory sub using (agency_id, image_subcategory_id)
    order by kept.days[1], sub.priority, sub.image_subcategory_id`.execute(db)
  return rows
}

import { postLanguages } from '@parichay/contract/greeting/fields.ts'
import type { PostLanguage } from '@parichay/contract/greeting/languages.ts'
import type { OccasionPost } from '@parichay/contract/greeting/rules.day.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { notHidden } from '../taste/store.ts'
import { type Seen, seenOf } from '../withheld/store.ts'

/** Newest pictures of a group in one language that a day is chosen from. */
const mostOfGroup = 300

/** Which pictures are looked at: of a library, in one type. */
type Within = { seen: Seen; type: string; language: PostLanguage | undefined }

/** Where a business is, and the subcategories its owner hid. `state` is the English name that notes of days begin with. */
export type Here = { regions: readonly string[]; state: string | undefined; hidden: readonly number[] }

/**
 * Pictures of the occasions of a day, and those with the day itself, without what the owner hid. Where there are more than `limit`,
 * those in a language of `read` stay before others, then those of the days kept here, of the own state, the weightier ones, the newer ones. `who` is a day that
 * only some keep; `regions` the letters of the business's state. Asked with the platform role.
 */
export async function listOccasionPosts(
  db: Db,
  { seen, type, language }: Within,
  {
    day,
    limit,
    read,
    regions,
    state,
    hidden,
  }: Here & { day: string; limit: number; read: readonly PostLanguage[] },
): Promise<OccasionPost[]> {
  const { agencyIds } = seen
  const ours = state ? sql`one.who ilike ${`${state}%`}` : sql`false`
  const { rows } = await sql<OccasionPost>`
    with kept as (
      select sub.image_subcategory_id, sub.priority,
        bool_or(one.who = '' or ${ours}) and (sub.regions = '{}' or sub.regions && ${regions}::text[]) as is_own,
        sub.regions && ${regions}::text[] or bool_or(${ours}) as is_regional
      from image_subcategory_day one join image_subcategory sub using (agency_id, image_subcategory_id)
      where one.agency_id = any(${agencyIds}::int[]) and one.day = ${day}::date
      group by sub.agency_id, sub.image_subcategory_id, sub.priority, sub.regions)
    select post.image_id as "imageId", post.language, post.is_premium as "isPremium",
      coalesce(kept.priority, 1) as priority, coalesce(kept.is_own, true) as "isOwn",
      coalesce(kept.is_regional, false) as "isRegional"
    from image_post post left join kept using (image_subcategory_id)
    where post.agency_id = any(${agencyIds}::int[]) and post.deleted_at is null and post.is_shown and post.type = ${type}
      and ${notHidden(hidden)} and ${seenOf(seen)}
      and (post.day = ${day}::date or (post.day is null and post.image_subcategory_id in (select image_subcategory_id from kept)))
      ${language ? sql`and post.language = ${language}` : sql``}
    order by post.language = any(${read}::text[]) desc, coalesce(kept.is_own, true) desc,
      coalesce(kept.is_regional, false) desc, coalesce(kept.priority, 1), post.image_id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Where pictures of a group lie: in a category, or of a trade in a subcategory. */
export type Group = { imageCategoryId: number } | { imageSubcategoryId: number }

/** A picture of a group as the choice needs it. */
type GroupPost = {
  imageId: number
  language: PostLanguage
  isPremium: boolean
  group: number
  imageSubcategoryId: number | null
  imageTagIds: number[]
}

/**
 * Pictures of groups that suit any day, the newest of each language; `group` is the group's place. One question for all
 * groups, answered from an index. Asked with the platform role.
 */
export async function listGroupPosts(
  db: Db,
  { seen, type, language }: Within,
  groups: readonly Group[],
): Promise<GroupPost[]> {
  if (groups.length === 0) return []
  const languages = language ? [language] : postLanguages
  const parts = groups.map((group, place) => {
    const where =
      'imageCategoryId' in group
        ? sql`post.image_category_id = ${group.imageCategoryId}`
        : sql`post.image_subcategory_id = ${group.imageSubcategoryId}`
    return sql`select ${place}::int as "group", found.* from unnest(${seen.agencyIds}::int[]) agency(id)
      cross join unnest(${languages}::text[]) spoken(language)
      cross join lateral (
        select post.image_id as "imageId", post.language, post.is_premium as "isPremium",
          post.image_subcategory_id as "imageSubcategoryId", post.image_tag_ids as "imageTagIds"
        from image_post post where post.agency_id = agency.id and post.type = ${type} and post.language = spoken.language
          and ${where} and post.deleted_at is null and post.is_shown and post.day is null and ${seenOf(seen)}
        order by post.image_id desc limit ${mostOfGroup}) found`
  })
  const { rows } = await sql<GroupPost>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** Tags that say when a picture is for: those of these names in lower case. Asked with the platform role. */
export const readTagsNamed = async (db: Db, agencyIds: readonly number[], names: readonly string[]) =>
  db
    .selectFrom('imageTag')
    .select(['imageTagId', 'name'])
    .where('agencyId', 'in', [...agencyIds])
    .where((e) => e(e.fn<string>('lower', ['name']), 'in', [...names]))
    .execute()

/** Subcategories with days in these categories: their pictures are for these days only. Asked with the platform role. */
export const readDated = async (
  db: Db,
  agencyIds: readonly number[],
  categoryIds: readonly number[],
): Promise<number[]> =>
  categoryIds.length === 0
    ? []
    : (
        await db
          .selectFrom('imageSubcategory')
          .select('imageSubcategoryId')
          .where('agencyId', 'in', [...agencyIds])
          .where('imageCategoryId', 'in', [...categoryIds])
          .where('dateType', 'is not', null)
          .execute()
      ).map(({ imageSubcategoryId }) => imageSubcategoryId)

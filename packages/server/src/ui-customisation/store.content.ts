import { postTypeOf } from '@parichay/contract/ui-customisation/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { notHidden } from '../greeting/taste/store.ts'
import { type Seen, seenOf } from '../greeting/withheld/store.ts'
import type { ItemRow } from './store.ts'

/** An item with the posts it is drawn from. */
export type Drawn = Pick<
  ItemRow,
  'uiCustomisationId' | 'type' | 'metaType' | 'metaId' | 'shape' | 'shownCount'
> & {
  library: Seen
  /** Subcategories that whoever reads it hid. */
  hidden: readonly number[]
}

/** A source of an item that there is: `category 5`, `subcategory 7`, `tag 3`, `templateSet promotional`, with whose it is, 0 for everybody's. */
export type FoundSource = { source: string; agencyId: number }

/** Which sources of the library there are, of all that are named, in one question. Asked with the platform role. */
export async function findSources(
  db: Db,
  items: readonly Pick<Drawn, 'metaType' | 'metaId'>[],
): Promise<FoundSource[]> {
  const ids = (type: Drawn['metaType']) =>
    items.flatMap(({ metaType, metaId }) => (metaType === type ? [Number(metaId)] : []))
  const [categories, subcategories, tags] = [ids('category'), ids('subcategory'), ids('tag')]
  const wantsVideos = items.some(
    ({ metaType, metaId }) => metaType === 'templateSet' && metaId === 'promotional',
  )
  if (categories.length + subcategories.length + tags.length === 0 && !wantsVideos) return []
  const { rows } = await sql<FoundSource>`
    select 'category ' || image_category_id as source, agency_id as "agencyId" from image_category
      where image_category_id = any(${categories}::int[])
    union all select 'subcategory ' || image_subcategory_id, agency_id from image_subcategory
      where image_subcategory_id = any(${subcategories}::int[])
    union all select 'tag ' || image_tag_id, agency_id from image_tag where image_tag_id = any(${tags}::int[])
    union all select 'templateSet promotional', 0 where ${wantsVideos}::boolean and exists (select from video_template
      where status = 'PUBLISHED' and deleted_at is null)`.execute(db)
  return rows
}

const ofSource = ({ metaType, metaId }: Drawn): RawBuilder<unknown> =>
  metaType === 'category'
    ? sql`post.image_category_id = ${Number(metaId)}`
    : metaType === 'subcategory'
      ? sql`post.image_subcategory_id = ${Number(metaId)}`
      : sql`post.image_tag_ids @> array[${Number(metaId)}]::int[]`

/** The newest posts of each row by number, in one question for all of them. Asked with the platform role. */
export async function listRailPosts(
  db: Db,
  rails: readonly Drawn[],
): Promise<{ item: number; imageId: number }[]> {
  if (rails.length === 0) return []
  const parts = rails.map(
    (rail) => sql`select ${rail.uiCustomisationId}::int as item, found.image_id as "imageId"
      from unnest(${rail.library.agencyIds}::int[]) agency(id) cross join lateral (
        select post.image_id from image_post post where post.agency_id = agency.id and ${ofSource(rail)}
          and post.type = ${postTypeOf(rail)} and post.deleted_at is null and post.is_shown and ${notHidden(rail.hidden)}
          and ${seenOf(rail.library)}
        order by post.image_id desc limit ${rail.shownCount}) found`,
  )
  const { rows } = await sql<{
    item: number
    imageId: number
  }>`select * from (${sql.join(parts, sql` union all `)}) rail order by item, "imageId" desc`.execute(db)
  return rows
}

/** A tile of a grid as it is found. */
export type TileRow = {
  item: number
  imageCategoryId: number
  imageSubcategoryId: number | null
  name: string
  names: { hi?: string; gu?: string }
  thumbnailKey: string
}

const newestOf = (
  { library, hidden }: Pick<Drawn, 'library' | 'hidden'>,
  where: RawBuilder<unknown>,
) => sql`cross join lateral (
  select post.thumbnail_key from image_post post where post.agency_id = any(${library.agencyIds}::int[]) and ${where}
    and post.type = 'SQUARE_IMAGE' and post.deleted_at is null and post.is_shown and ${notHidden(hidden)} and ${seenOf(library)}
    order by post.image_id desc limit 1) newest`

/**
 * The tiles of each grid with the newest picture of each, in one question for all grids: categories, or the parts of one.
 * What has no picture is left out. Asked with the platform role.
 */
export async function listTiles(db: Db, grids: readonly Drawn[]): Promise<TileRow[]> {
  if (grids.length === 0) return []
  const parts = grids.map(({ uiCustomisationId: item, metaType, metaId, library, hidden, shownCount }) =>
    metaType === 'category'
      ? sql`(select ${item}::int as item, part.image_category_id, part.image_subcategory_id, part.name, part.names,
          newest.thumbnail_key, part.sort_order from image_subcategory part
          ${newestOf({ library, hidden }, sql`post.image_subcategory_id = part.image_subcategory_id`)}
        where part.agency_id = any(${library.agencyIds}::int[]) and part.image_category_id = ${Number(metaId)}
        order by part.sort_order, part.image_subcategory_id limit ${shownCount})`
      : sql`(select ${item}::int as item, part.image_category_id, null::int as image_subcategory_id, part.name, part.names,
          newest.thumbnail_key, part.sort_order from image_category part
          ${newestOf({ library, hidden }, sql`post.image_category_id = part.image_category_id`)}
        where part.agency_id = any(${library.agencyIds}::int[])
        order by part.sort_order, part.image_category_id limit ${shownCount})`,
  )
  const { rows } = await sql<TileRow>`select item, image_category_id as "imageCategoryId",
      image_subcategory_id as "imageSubcategoryId", name, names, thumbnail_key as "thumbnailKey"
    from (${sql.join(parts, sql` union all `)}) tile
    order by item, sort_order, image_category_id, image_subcategory_id`.execute(db)
  return rows
}

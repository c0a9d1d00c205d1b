import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { foldWords } from './rules.ts'

/** Gives posts the words of their titles and of these tags, by number. */
export async function foldOwn(
  tx: Tx,
  posts: readonly { imageId: number; title: string; imageTagIds: readonly number[] }[],
  tags: ReadonlyMap<number, string>,
): Promise<void> {
  const rows = posts.map(({ imageId, title, imageTagIds }) => ({
    id: imageId,
    words: foldWords(title, ...imageTagIds.map((id) => tags.get(id))),
  }))
  await sql`update image_post post set own_words = array(select jsonb_array_elements_text(one.words))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) one(id int, words jsonb) where post.image_id = one.id`.execute(
    tx,
  )
}

/** Gives posts other tags and the words they have with them, in one change of each. Asked with the platform role: any agency's may bear a tag. */
export async function retag(
  tx: Tx,
  posts: readonly { imageId: number; title: string; imageTagIds: readonly number[] }[],
): Promise<void> {
  const wanted = [...new Set(posts.flatMap(({ imageTagIds }) => imageTagIds))]
  const tags =
    wanted.length === 0
      ? []
      : await tx
          .selectFrom('imageTag')
          .select(['imageTagId', 'name'])
          .where('imageTagId', 'in', wanted)
          .execute()
  const nameOf = new Map(tags.map(({ imageTagId, name }) => [imageTagId, name]))
  const rows = posts.map(({ imageId, title, imageTagIds }) => ({
    id: imageId,
    tags: imageTagIds,
    words: foldWords(title, ...imageTagIds.map((id) => nameOf.get(id))),
  }))
  await sql`update image_post post set image_tag_ids = one.tags, own_words = one.words,
      words = array(select distinct word from unnest(one.words ||
        coalesce((select words from image_category category where category.image_category_id = post.image_category_id), '{}') ||
        coalesce((select words from image_subcategory sub where sub.image_subcategory_id = post.image_subcategory_id), '{}')) word)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) one(id int, tags int[], words text[])
    where post.image_id = one.id`.execute(tx)
}

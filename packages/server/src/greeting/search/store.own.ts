import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { foldWords } from './rules.ts'

const atOnce = 1000

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

/** Folds the words of posts anew whose tags are others by now. Asked with the platform role: any agency's may bear a tag. */
export async function foldTagged(tx: Tx, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce)
    const posts = await tx
      .selectFrom('imagePost')
      .select(['imageId', 'title', 'imageTagIds'])
      .where('imageId', 'in', some)
      .execute()
    const wanted = [...new Set(posts.flatMap(({ imageTagIds }) => imageTagIds))]
    const tags =
      wanted.length === 0
        ? []
        : await tx
            .selectFrom('imageTag')
            .select(['imageTagId', 'name'])
            .where('imageTagId', 'in', wanted)
            .execute()
    await foldOwn(tx, posts, new Map(tags.map(({ imageTagId, name }) => [imageTagId, name])))
    await sql`update image_post post set words = array(select distinct word from unnest(post.own_words || category.words ||
        coalesce((select sub.words from image_subcategory sub where sub.image_subcategory_id = post.image_subcategory_id), '{}')) word)
      from image_category category where category.image_category_id = post.image_category_id
        and post.image_id = any(${some}::int[])`.execute(tx)
  }
}

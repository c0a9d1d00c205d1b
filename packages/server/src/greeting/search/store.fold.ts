import { sql, type Kysely } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'
import { wordsOfFilling } from '../calendar/store.ts'
import { libraryCategories } from '../fixtures.library.ts'
import { foldMark } from './rules.mark.ts'
import { groupWords, nameWords } from './rules.ts'
import { foldOwn } from './store.own.ts'

const atOnce = 1000

/**
 * Folds the words of all libraries once more, after the rules of folding or the names of the calendar changed. What
 * people renamed or deleted stays so; `shared` is the agency whose library began with the calendar. Asked with the
 * platform role; runs in one transaction, and does nothing where another process has just done it.
 */
export async function foldAgain(db: Kysely<Tables>, shared: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('fold words of posts', 0)),
      set_config('statement_timeout', '600000', true)`.execute(tx)
    const done = await tx
      .selectFrom('imageCategory')
      .select('imageCategoryId')
      .where('agencyId', '=', shared)
      .where(sql<boolean>`${foldMark} = any(words)`)
      .executeTakeFirst()
    if (done) return
    await foldGroups(tx, shared)
    await foldPosts(tx)
    await sql`update image_post post set words = array(select distinct word from unnest(post.own_words || category.words ||
        coalesce((select sub.words from image_subcategory sub where sub.image_subcategory_id = post.image_subcategory_id), '{}')) word)
      from image_category category where category.image_category_id = post.image_category_id`.execute(tx)
    await sql`delete from image_word`.execute(tx)
    await sql`insert into image_word (agency_id, word)
      select agency_id, unnest(own_words) from image_post where deleted_at is null
      union select agency_id, unnest(words) from image_category union select agency_id, unnest(words) from image_subcategory
      on conflict do nothing`.execute(tx)
    await sql`delete from image_word where left(word, 1) in ('=', '"', '+')`.execute(tx)
  })
}

type Folded = { id: number; words: string[] }
const put = (db: Db, table: 'image_category' | 'image_subcategory', rows: readonly Folded[]) =>
  sql`update ${sql.table(table)} row set words = array(select jsonb_array_elements_text(one.words))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) one(id int, words jsonb)
    where row.${sql.id(`${table}_id`)} = one.id`.execute(db)

async function foldGroups(tx: Tx, shared: number): Promise<void> {
  const categories = await tx.selectFrom('imageCategory').selectAll().execute()
  await put(
    tx,
    'image_category',
    categories.map((row) => ({ id: row.imageCategoryId, words: [...groupWords(row), foldMark] })),
  )
  const nameOf = new Map(categories.map((row) => [row.imageCategoryId, row.name]))
  const fillings = new Map(
    libraryCategories.flatMap(({ name, fillings: list }) =>
      list.map((one) => [`${name} ${one.name}`, one] as const),
    ),
  )
  const rows = await tx.selectFrom('imageSubcategory').selectAll().execute()
  await put(
    tx,
    'image_subcategory',
    rows.map((row) => {
      const filling =
        row.agencyId === shared ? fillings.get(`${nameOf.get(row.imageCategoryId)} ${row.name}`) : undefined
      const words = [...nameWords(row, row.searchWords), ...(filling ? wordsOfFilling(filling) : [])]
      return { id: row.imageSubcategoryId, words: [...new Set(words)] }
    }),
  )
}

async function foldPosts(tx: Tx): Promise<void> {
  const tags = new Map(
    (await tx.selectFrom('imageTag').select(['imageTagId', 'name']).execute()).map((row) => [
      row.imageTagId,
      row.name,
    ]),
  )
  for (let after = 0; ;) {
    const posts = await tx
      .selectFrom('imagePost')
      .select(['imageId', 'title', 'imageTagIds'])
      .where('imageId', '>', after)
      .orderBy('imageId')
      .limit(atOnce)
      .execute()
    if (posts.length === 0) return
    after = posts.at(-1)!.imageId
    await foldOwn(tx, posts, tags)
  }
}

import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { type Likeness, likenessOf } from './rules.ts'

/** Keeps folded words for the search of an agency's posts. */
export async function keepWords(db: Db, agencyId: number, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await sql`insert into image_word (agency_id, word) select distinct ${agencyId}::int, word from unnest(${words}::text[]) word
    on conflict do nothing`.execute(db)
}

/** A word that is looked for, and what it may stand for: as it is, one letter or two away, and far. */
type Meaning = { key: string; exact: string[]; near: string[]; far: string[] }

/**
 * Finds which stored words each key may mean. Asked with the platform role: row-level security would keep the
 * trigrams away from their index.
 */
async function meaningsOf(tx: Tx, agencyIds: readonly number[], keys: readonly string[]): Promise<Meaning[]> {
  const { rows } = await sql<{ key: string; word: string }>`
    select key, found.word from unnest(${keys}::text[]) key cross join lateral (
      select word, max(similarity(word, key)) as likeness from image_word where agency_id = any(${agencyIds}::int[])
        and (word = key or (length(key) > 2 and (word like key || '%' or word % key)))
      group by word order by 2 desc, word limit 24) found`.execute(tx)
  return keys.map((key) => {
    const words = rows.filter((row) => row.key === key).map(({ word }) => word)
    const of = (likeness: Likeness) => words.filter((word) => likenessOf(key, word) === likeness)
    return { key, exact: of('exact'), near: of('near'), far: of('far') }
  })
}

/**
 * Which posts the words mean, the best first; of the like, those of the occasions most people keep, each occasion in
 * its turn with its newest. `where` narrows them.
 */
export async function findByWords(
  tx: Tx,
  agencyIds: readonly number[],
  { keys, weak }: { keys: readonly string[]; weak: readonly string[] },
  where: RawBuilder<unknown>,
  limit: number,
): Promise<number[]> {
  await sql`select set_config('pg_trgm.similarity_threshold', '0.3', true), set_config('jit', 'off', true),
    set_config('enable_seqscan', 'off', true)`.execute(tx)
  const meanings = (await meaningsOf(tx, agencyIds, keys)).filter(
    ({ exact, near, far }) => exact.length + near.length + far.length > 0,
  )
  if (meanings.length === 0) return []
  const all = ({ exact, near, far }: Meaning) => (exact.length > 0 ? [...exact, ...near] : [...near, ...far])
  const has = (words: readonly string[]) => sql`post.words && ${words}::text[]`
  const score = sql.join(
    [
      ...meanings.map(
        ({ exact, near, far }) =>
          sql`case when ${has(exact)} then 6 when ${has(near)} then 4 when ${has(far)} then 2 else 0 end`,
      ),
      sql`case when ${has(weak)} then 1 else 0 end`,
    ],
    sql` + `,
  )
  const ask = async (found: RawBuilder<unknown>) =>
    (
      await sql<{ imageId: number }>`
        with found as materialized (
          select post.agency_id, post.image_id, post.image_subcategory_id, post.words from image_post post
          where post.agency_id = any(${agencyIds}::int[]) and post.deleted_at is null and ${where} and (${found}) limit 3000),
        judged as (
          select image_id, ${score} as score, coalesce(sub.priority, 3) as priority, post.image_subcategory_id
          from found post left join image_subcategory sub on sub.image_subcategory_id = post.image_subcategory_id
            and sub.agency_id = any(${agencyIds}::int[]))
        select image_id as "imageId" from judged
        order by score desc, priority, row_number() over (partition by image_subcategory_id, score order by image_id desc), image_id desc
        limit ${limit}`.execute(tx)
    ).rows.map(({ imageId }) => imageId)
  const whole = await ask(
    sql.join(
      meanings.map((one) => has(all(one))),
      sql` and `,
    ),
  )
  if (whole.length > 0 || meanings.length === 1) return whole
  return ask(
    sql.join(
      meanings.map((one) => has(all(one))),
      sql` or `,
    ),
  )
}

import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { type Key, type Keys, type Likeness, likenessOf, roughOf } from './rules.ts'

/** Keeps folded words for the search of an agency's posts. Marks of whole names are looked for at the posts only. */
export async function keepWords(db: Db, agencyId: number, words: readonly string[]): Promise<void> {
  const plain = words.filter((word) => !word.startsWith('='))
  if (plain.length === 0) return
  await sql`insert into image_word (agency_id, word) select distinct ${agencyId}::int, word from unnest(${plain}::text[]) word
    on conflict do nothing`.execute(db)
}

/** What a word may stand for, by how alike: as it is, its beginning, a slip away, far. `joins` are known as one word. */
type Meaning = Record<Exclude<Likeness, 'other'>, string[]> & { joins: string[] }

/**
 * Finds which stored words each key may mean. Asked with the platform role: row-level security would keep the
 * trigrams away from their index.
 */
async function meaningsOf(tx: Tx, agencyIds: readonly number[], keys: readonly Key[]): Promise<Meaning[]> {
  const asked = keys.map(({ key }) => key)
  const sure = keys.map(({ key, joins }) => [key, roughOf(key), ...joins].filter((one) => one !== undefined))
  const { rows } = await sql<{ key: string; word: string }>`
    select key, found.word from unnest(${asked}::text[]) key cross join lateral (
      select word, max(similarity(word, key)) as likeness from image_word where agency_id = any(${agencyIds}::int[])
        and length(key) > 2 and word not like '~%' and (word like key || '%' or word % key
          or (length(key) < 6 and word like left(key, 2) || '%' and abs(length(word) - length(key)) < 2))
      group by word order by word = key desc, word like key || '%' desc, 2 desc, word limit 48) found
    union all
    select distinct '', word from image_word where agency_id = any(${agencyIds}::int[]) and word = any(${sure.flat()}::text[])`.execute(
    tx,
  )
  const known = new Set(rows.filter(({ key }) => key === '').map(({ word }) => word))
  return keys.map(({ key, joins }, at) => {
    const words = new Set(rows.filter((row) => row.key === key).map(({ word }) => word))
    for (const one of sure[at]!) if (known.has(one) && !joins.includes(one)) words.add(one)
    const of = (likeness: Likeness) => [...words].filter((word) => likenessOf(key, word) === likeness)
    return {
      exact: of('exact'),
      begins: of('begins'),
      near: of('near'),
      far: of('far'),
      joins: joins.filter((join) => known.has(join)),
    }
  })
}

/** What each likeness is worth: a word as it is always before its beginning, that before a slip. */
const worth = { exact: 12, begins: 8, near: 5, far: 2 } as const
const wholeWorth = 12
const joinWorth = 3

/**
 * Which posts the words mean, the best first; of the like, those of the occasions most people keep, each occasion in
 * its turn with its newest. `where` narrows them.
 */
export async function findByWords(
  tx: Tx,
  agencyIds: readonly number[],
  { keys, weak, whole: names }: Keys,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<number[]> {
  await sql`select set_config('pg_trgm.similarity_threshold', '0.3', true), set_config('jit', 'off', true),
    set_config('enable_seqscan', 'off', true)`.execute(tx)
  const all = ({ exact, begins, near, far, joins }: Meaning) =>
    exact.length + joins.length > 0 ? [...exact, ...joins, ...begins, ...near] : [...begins, ...near, ...far]
  const meanings = (await meaningsOf(tx, agencyIds, keys)).filter((one) => all(one).length > 0)
  if (meanings.length === 0) return []
  const has = (words: readonly string[]) => sql`post.words && ${words}::text[]`
  const score = sql.join(
    [
      ...meanings.map(
        ({
          exact,
          begins,
          near,
          far,
          joins,
        }) => sql`case when ${has([...exact, ...joins])} then ${worth.exact}::int
          when ${has(begins)} then ${worth.begins}::int when ${has(near)} then ${worth.near}::int
          when ${has(far)} then ${worth.far}::int else 0 end`,
      ),
      sql`case when ${has(weak)} then 1 else 0 end`,
      sql`case when ${has(meanings.flatMap(({ joins }) => joins))} then ${joinWorth}::int else 0 end`,
      sql`case when ${has(names)} then ${wholeWorth}::int else 0 end`,
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
        order by score desc, row_number() over (partition by image_subcategory_id, score order by image_id desc), priority, image_id desc
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

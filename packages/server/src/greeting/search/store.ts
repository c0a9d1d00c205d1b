import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { type Key, type Keys, type Likeness, likenessOf, roughOf } from './rules.ts'

/** Keeps folded words for the search of an agency's posts. Marks of names and spellings are looked for at the posts only. */
export async function keepWords(db: Db, agencyId: number, words: readonly string[]): Promise<void> {
  const plain = words.filter((word) => !/^[="+]/.test(word))
  if (plain.length === 0) return
  await sql`insert into image_word (agency_id, word) select distinct ${agencyId}::int, word from unnest(${plain}::text[]) word
    on conflict do nothing`.execute(db)
}

/** What a word may stand for, by how alike: as it is, its beginning, a slip away, far. `joins` are known as one word. */
type Meaning = Record<Exclude<Likeness, 'other'>, string[]> & { joins: string[]; spelt: string[] }

/**
 * Finds which stored words each key may mean. Asked with the platform role: row-level security would keep the
 * trigrams away from their index.
 */
async function meaningsOf(tx: Tx, agencyIds: readonly number[], keys: readonly Key[]): Promise<Meaning[]> {
  const asked = keys.map(({ key }) => key)
  const sure = keys.map(({ key, joins }) => [key, roughOf(key), ...joins].filter((one) => one !== undefined))
  // Where a short word is known nobody looks for those with other letters in the middle.
  const { rows } = await sql<{ key: string; word: string }>`
    with asked as materialized (
      select key, length(key) < 6 and not exists (
        select 1 from image_word where agency_id = any(${agencyIds}::int[]) and word = key) as is_unknown
      from unnest(${asked}::text[]) key)
    select key, found.word from asked cross join lateral (
      select word, max(similarity(word, key)) as likeness from image_word where agency_id = any(${agencyIds}::int[])
        and length(key) > 2 and word not like '~%' and (word like key || '%' or word % key
          or (is_unknown and word like left(key, 2) || '%' and abs(length(word) - length(key)) < 2))
      group by word order by word = key desc, word like key || '%' desc, 2 desc, word limit 48) found
    union all
    select distinct '', word from image_word where agency_id = any(${agencyIds}::int[]) and word = any(${sure.flat()}::text[])`.execute(
    tx,
  )
  const known = new Set(rows.filter(({ key }) => key === '').map(({ word }) => word))
  return keys.map(({ key, joins, spelt }, at) => {
    const words = new Set(rows.filter((row) => row.key === key).map(({ word }) => word))
    for (const one of sure[at]!) if (known.has(one) && !joins.includes(one)) words.add(one)
    const of = (likeness: Likeness) => [...words].filter((word) => likenessOf(key, word) === likeness)
    return {
      exact: of('exact'),
      begins: of('begins'),
      near: of('near'),
      far: of('far'),
      joins: joins.filter((join) => known.has(join)),
      spelt,
    }
  })
}

/** What each likeness is worth: a word as it is always before its beginning, that before a slip. */
const worth = { exact: 12, begins: 8, near: 5, far: 2 } as const
const wholeWorth = 16
const joinWorth = 13
const speltWorth = 15
const pairWorth = 5
/** What is nearly as good as the best takes turns with it, so that one occasion does not fill the page. */
const alike = 8

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
  const when = (words: readonly string[], worth: number) =>
    words.length === 0 ? [] : [sql`when ${has(words)} then ${worth}::int`]
  const plus = (cases: RawBuilder<unknown>[]) =>
    cases.length === 0 ? [] : [sql`case ${sql.join(cases, sql` `)} else 0 end`]
  const score = sql.join(
    [
      ...meanings.flatMap(({ exact, begins, near, far, joins }) =>
        plus([
          ...when([...exact, ...joins], worth.exact),
          ...when(begins, worth.begins),
          ...when(near, worth.near),
          ...when(far, worth.far),
        ]),
      ),
      ...meanings.flatMap(({ spelt }) => plus(when(spelt, speltWorth))),
      ...plus(
        when(
          keys.flatMap(({ pairs }) => pairs),
          pairWorth,
        ),
      ),
      ...plus(when(weak, 1)),
      ...plus(
        when(
          meanings.flatMap(({ joins }) => joins),
          joinWorth,
        ),
      ),
      ...plus(when(names, wholeWorth)),
    ],
    sql` + `,
  )
  // Where a library has more than can be judged, the posts named or spelt so are among those that are.
  const named = [...names, ...meanings.flatMap(({ spelt }) => spelt)]
  const ask = async (found: RawBuilder<unknown>) =>
    (
      await sql<{ imageId: number }>`
        with candidate as not materialized (
          select post.image_id, post.image_subcategory_id, post.words from image_post post
          where post.agency_id = any(${agencyIds}::int[]) and post.deleted_at is null and ${where} and (${found})),
        found as materialized (
          (select * from candidate post where ${has(named)} limit 1000) union (select * from candidate limit 6000)),
        judged as (
          select image_id, ${score} as score, coalesce(sub.priority, 3) as priority, post.image_subcategory_id
          from found post left join image_subcategory sub on sub.image_subcategory_id = post.image_subcategory_id
            and sub.agency_id = any(${agencyIds}::int[])),
        placed as (
          select *, row_number() over (partition by image_subcategory_id, score order by image_id desc) as turn,
            max(score) over () as top from judged)
        select image_id as "imageId" from placed
        order by case when score >= top - ${alike}::int then top else score end desc, turn, score desc, priority, image_id desc
        limit ${limit}`.execute(tx)
    ).rows.map(({ imageId }) => imageId)
  const both = (words: (one: Meaning) => string[], how: 'and' | 'or') =>
    sql.join(
      meanings.map((one) => has(words(one))),
      how === 'and' ? sql` and ` : sql` or `,
    )
  // What is meant word by word first: words that are only alike may be those of half the library.
  const sure = ({ exact, begins, joins, near, far }: Meaning) =>
    exact.length + joins.length > 0 ? [...exact, ...joins] : begins.length > 0 ? begins : [...near, ...far]
  const found = await ask(both(sure, 'and'))
  if (found.length >= limit) return found
  const more = await ask(both(all, 'and'))
  const whole = [...new Set([...found, ...more])].slice(0, limit)
  if (whole.length > 0 || meanings.length === 1) return whole
  return ask(both(all, 'or'))
}

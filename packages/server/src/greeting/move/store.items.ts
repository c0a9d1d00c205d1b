import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** What an item of the customers' pages is drawn from. An address of their greetings names it by the same word. */
export type Source = 'category' | 'subcategory' | 'tag'

const isPage = sql`action_link like '/panel/customer/%'`
/** Without a look-ahead the sign behind the number stays in the match, and is put back. */
const named = (type: Source, ids: readonly number[]) => `([?&])${type}=(?:${ids.join('|')})($|[&#])`
/** A subcategory is found by itself: the category beside it may be another one by now. */
const plain = (type: Source) =>
  type === 'subcategory'
    ? sql`regexp_replace(action_link, '([?&])category=[0-9]+&?', '\\1')`
    : sql`action_link`
const ofSource = (type: Source, ids: readonly number[]) =>
  sql`meta_type = ${type} and meta_id = any(${ids.map(String)}::text[])`
const concerns = (type: Source, ids: readonly number[]) =>
  sql`((${ofSource(type, ids)}) or (${isPage} and action_link ~ ${named(type, ids)}))`

type Turn = { type: Source; from: readonly number[]; to: { type: Source; id: number } }

/**
 * Items of the customers' pages that were drawn from one of these, of any agency, deleted ones too, are drawn from another one from now on,
 * and links to it lead there. Gives how many living ones. Another version: who has such an item open would write the old one over it.
 * Asked with the platform role.
 */
export async function moveItems(tx: Tx, { type, from, to }: Turn, now: Date): Promise<number> {
  const turned = (column: RawBuilder<unknown>, value: string) =>
    sql`case when ${ofSource(type, from)} then ${value} else ${column} end`
  const { rows } = await sql<{ isGone: boolean }>`update ui_customisation set
      meta_type = ${turned(sql`meta_type`, to.type)}, meta_id = ${turned(sql`meta_id`, String(to.id))},
      action_link = case when ${isPage} and action_link ~ ${named(type, from)}
        then regexp_replace(${plain(type)}, ${named(type, from)}, ${`\\1${to.type}=${to.id}\\2`}) else action_link end,
      version = version + 1, updated_at = ${now}
    where ${concerns(type, from)} returning deleted_at is not null as "isGone"`.execute(tx)
  return rows.filter(({ isGone }) => !isGone).length
}

/** How many living items of the customers' pages are drawn from it or lead there. Asked with the platform role. */
export async function countItems(db: Db, type: Source, id: number): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from ui_customisation where deleted_at is null and ${concerns(type, [id])}`.execute(
    db,
  )
  return rows[0]!.n
}

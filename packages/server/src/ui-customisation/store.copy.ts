import { sql } from 'kysely'
import type { Tx } from '../platform/db.ts'

type Copy = { from: number; to: number; now: Date }

// Plans and own categories are copied first, under the names they have: a copy is found by them.
const planOf = ({
  from,
  to,
}: Copy) => sql`(select coalesce(array_agg(distinct mine.subscription_plan_id), '{}')
  from subscription_plan theirs join subscription_plan mine on mine.agency_id = ${to} and mine.archived_at is null
    and mine.name = theirs.name and mine.price_paise = theirs.price_paise and mine.sort_order = theirs.sort_order
  where theirs.agency_id = ${from} and theirs.archived_at is null and theirs.subscription_plan_id = any(item.plan_ids))`

const sourceOf = ({ from, to }: Copy) => sql`coalesce(case item.meta_type
  when 'category' then (select mine.image_category_id::text from image_category theirs
    join image_category mine on mine.agency_id = ${to} and mine.name = theirs.name
    where theirs.agency_id = ${from} and theirs.image_category_id::text = item.meta_id)
  when 'subcategory' then (select mine.image_subcategory_id::text from image_subcategory theirs
    join image_category their_category on their_category.agency_id = theirs.agency_id
      and their_category.image_category_id = theirs.image_category_id
    join image_category my_category on my_category.agency_id = ${to} and my_category.name = their_category.name
    join image_subcategory mine on mine.agency_id = ${to} and mine.image_category_id = my_category.image_category_id
      and mine.name = theirs.name
    where theirs.agency_id = ${from} and theirs.image_subcategory_id::text = item.meta_id)
  when 'tag' then (select mine.image_tag_id::text from image_tag theirs
    join image_tag mine on mine.agency_id = ${to} and lower(mine.name) = lower(theirs.name)
    where theirs.agency_id = ${from} and theirs.image_tag_id::text = item.meta_id)
  end, item.meta_id)`

/**
 * Gives a new agency the customers' pages of another one: its own items, drawn from the copies of its own plans and
 * categories, and a place among the agencies of platform items that name it. Done with the platform role, after those.
 */
export async function copyItems(tx: Tx, copy: Copy & { ofSuperAdmin: boolean }): Promise<number> {
  const { from, to, now, ofSuperAdmin } = copy
  // What the super-admin agency has is everybody's already.
  const { numAffectedRows } = ofSuperAdmin
    ? { numAffectedRows: 0n }
    : await sql`
    insert into ui_customisation (agency_id, placement, type, title, body, action_label, action_link, meta_type, meta_id,
      shape, shown_count, languages, picture, audience, plan_ids, from_day, to_day, is_shown, sort_order, created_at, updated_at)
    select ${to}, placement, type, title, body, action_label, action_link, meta_type, ${sourceOf(copy)},
      shape, shown_count, languages, picture, audience, ${planOf(copy)}, from_day, to_day, is_shown, sort_order, ${now}, ${now}
    from ui_customisation item where agency_id = ${from} and deleted_at is null order by ui_customisation_id`.execute(
        tx,
      )
  // Another version: who has such an item open would take the new agency out of it again.
  await sql`update ui_customisation item set agency_ids = agency_ids || ${to}::int, plan_ids = plan_ids || ${planOf(copy)},
      version = version + 1, updated_at = ${now}
    where agency_ids @> array[${from}]::int[] and not agency_ids @> array[${to}]::int[] and deleted_at is null`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

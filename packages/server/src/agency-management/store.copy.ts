import { sql } from 'kysely'
import { copyPages } from '../category-page/store.ts'
import type { Tx } from '../platform/db.ts'
import { copyItems } from '../ui-customisation/store.copy.ts'
import type { ManagedRow } from './store.ts'

type Copy = { from: Pick<ManagedRow, 'agencyId' | 'roles'>; to: number; now: Date }

/** Plans of the list, in their order; who bought one, and plans made for one customer, stay behind. */
async function copyPlans(tx: Tx, { from, to, now }: Copy): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into subscription_plan (agency_id, name, price_paise, mrp_paise, renewal_price_paise, sold_by, validity_years,
      limits, frame_visibility, highlight, is_popular, is_hidden, sort_order, created_at, updated_at)
    select ${to}, name, price_paise, mrp_paise, renewal_price_paise, sold_by, validity_years,
      limits, frame_visibility, highlight, is_popular, is_hidden, sort_order, ${now}, ${now}
    from subscription_plan where agency_id = ${from.agencyId} and archived_at is null
    order by sort_order, subscription_plan_id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Own categories of greetings with their occasions, days, tags and the words they are found by; no picture. */
async function copyCategories(tx: Tx, { from: { agencyId: from }, to }: Copy): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into image_category (agency_id, name, names, kind, sort_order, words)
    select ${to}, name, names, kind, sort_order, words from image_category where agency_id = ${from}
    order by image_category_id`.execute(tx)
  await sql`
    insert into image_subcategory (agency_id, image_category_id, name, names, sort_order, date_type, regions, communities,
      priority, show_days_before, source, rule, words, search_words, calendar_year)
    select ${to}, mine.image_category_id, s.name, s.names, s.sort_order, s.date_type, s.regions, s.communities,
      s.priority, s.show_days_before, s.source, s.rule, s.words, s.search_words, s.calendar_year
    from image_subcategory s
    join image_category theirs on theirs.agency_id = s.agency_id and theirs.image_category_id = s.image_category_id
    join image_category mine on mine.agency_id = ${to} and mine.name = theirs.name
    where s.agency_id = ${from} order by s.image_subcategory_id`.execute(tx)
  await sql`
    insert into image_subcategory_day (agency_id, image_subcategory_id, day, who)
    select ${to}, mine.image_subcategory_id, d.day, d.who
    from image_subcategory_day d
    join image_subcategory theirs on theirs.agency_id = d.agency_id and theirs.image_subcategory_id = d.image_subcategory_id
    join image_category their_category on their_category.agency_id = theirs.agency_id
      and their_category.image_category_id = theirs.image_category_id
    join image_category my_category on my_category.agency_id = ${to} and my_category.name = their_category.name
    join image_subcategory mine on mine.agency_id = ${to} and mine.image_category_id = my_category.image_category_id
      and mine.name = theirs.name
    where d.agency_id = ${from}`.execute(tx)
  await sql`
    insert into image_tag (agency_id, name) select ${to}, name from image_tag where agency_id = ${from}
    order by image_tag_id`.execute(tx)
  await sql`
    insert into image_word (agency_id, word)
    select distinct ${to}::int, word from (
      select unnest(words) as word from image_category where agency_id = ${to}
      union all select unnest(words) from image_subcategory where agency_id = ${to}) found
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/**
 * The registered texts of SMS with the name and number they are registered under. They wait for a key of the new agency's own:
 * no account, no key and no mail server goes along.
 */
async function copyTexts(tx: Tx, { from: { agencyId: from }, to }: Copy): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into agency_messaging (agency_id, sms_header, sms_entity_id, sms_templates)
    select ${to}, sms_header, sms_entity_id, sms_templates from agency_messaging
    where agency_id = ${from} and (sms_header <> '' or sms_entity_id <> '' or sms_templates <> '{}')`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

/**
 * Copies what an agency has set up to sell: plans, own categories of greetings, own pages of business categories,
 * customers' pages and the texts of its messages. The library of the super-admin agency is everybody's already; so is the link
 * store. Done with the platform role.
 */
export async function copyList(
  tx: Tx,
  copy: Copy,
): Promise<{ plans: number; categories: number; categoryPages: number; items: number; texts: number }> {
  const plans = await copyPlans(tx, copy)
  const ofSuperAdmin = copy.from.roles.includes('superadmin')
  const categories = ofSuperAdmin ? 0 : await copyCategories(tx, copy)
  // Those of the super-admin agency count for everybody already.
  const categoryPages = ofSuperAdmin
    ? 0
    : await copyPages(tx, { from: copy.from.agencyId, to: copy.to, now: copy.now })
  const items = await copyItems(tx, { ...copy, from: copy.from.agencyId, ofSuperAdmin })
  const texts = await copyTexts(tx, copy)
  return { plans, categories, categoryPages, items, texts }
}

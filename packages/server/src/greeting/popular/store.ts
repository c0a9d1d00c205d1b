import { addDays } from '@parichay/contract/business/rules.ts'
import { stripAhead } from '@parichay/contract/greeting/days.ts'
import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Tables } from '../../platform/tables.ts'
import { type PostRow, readPosts } from '../post/store.ts'
import type { Seen } from '../withheld/store.ts'

/** Days that count as lately, this one too. */
const lately = 30
/** So many businesses make a post popular, that one or two never do. */
const fewest = 3

/** Notes that a business took a post on a day; again on the same day changes nothing. */
export const noteUse = (
  tx: Tx,
  { agencyId }: Scope,
  use: { businessId: number; imageId: number; day: string },
) =>
  tx
    .insertInto('imagePostUse')
    .values({ agencyId, ...use })
    .onConflict((on) => on.doNothing())
    .execute()

/**
 * Counts what was sent lately: for each agency the uses of each post, and over all agencies the businesses of those that
 * are popular. These are, of each agency's posts of one shape and language, the most sent that can be sent now: what is
 * hidden, and the greetings of a day that is over, give way. Posts for one trade or party do not compete with those that
 * suit everybody. Asked with the platform role.
 */
export async function recount(db: Kysely<Tables>, today: string): Promise<void> {
  const since = addDays(today, 1 - lately)
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '120000', true), set_config('work_mem', '64MB', true),
      set_config('jit', 'off', true)`.execute(tx)
    // Two at once would wait for each other's rows in any order.
    await sql`select pg_advisory_xact_lock(hashtextextended('count uses of posts', 0))`.execute(tx)
    await sql`
      with used as (
        select agency_id, image_id, count(*) as uses from image_post_use where day between ${since}::date and ${today}::date
        group by agency_id, image_id),
      changed as (
        select agency_id, image_id, coalesce(used.uses, 0) as uses
        from used full join (select agency_id, image_id, uses from image_post_download) row using (agency_id, image_id)
        where coalesce(used.uses, 0) <> coalesce(row.uses, 0))
      insert into image_post_download (agency_id, image_id, uses) select agency_id, image_id, uses from changed
      on conflict (agency_id, image_id) do update set uses = excluded.uses`.execute(tx)
    // A post that somebody changes just now has its turn an hour later: this never waits while it holds others.
    await sql`
      with used as (
        select image_id, count(*) as businesses from (
          select 1, image_id from image_post_use where day between ${since}::date and ${today}::date
          group by agency_id, business_id, image_id) one
        group by image_id having count(*) >= ${fewest}),
      ranked as (
        select post.agency_id, post.image_id, used.businesses, row_number() over (
          partition by post.agency_id, post.type, post.language, category.kind in ('business', 'political') order by used.businesses desc, post.image_id desc) as place
        from used join image_post post using (image_id)
        join image_category category on category.image_category_id = post.image_category_id
        left join image_subcategory sub on sub.image_subcategory_id = post.image_subcategory_id
        where post.is_shown and post.deleted_at is null and (post.day is null or post.day >= ${today}::date)
          and (sub.date_type is null or exists (
            select 1 from image_subcategory_day one where one.agency_id = sub.agency_id
              and one.image_subcategory_id = sub.image_subcategory_id
              and one.day between ${today}::date and ${addDays(today, stripAhead)}::date))),
      wanted as (
        select agency_id, image_id, businesses as popularity from ranked where place <= ${libraryBounds.page}
        union all
        select agency_id, image_id, 0 from image_post post where popularity > 0 and deleted_at is null
          and not exists (select 1 from ranked where ranked.agency_id = post.agency_id and ranked.image_id = post.image_id
            and place <= ${libraryBounds.page})),
      free as (
        select post.agency_id, post.image_id, wanted.popularity from image_post post join wanted using (agency_id, image_id)
        where post.popularity <> wanted.popularity for no key update of post skip locked)
      update image_post post set popularity = free.popularity from free
      where post.agency_id = free.agency_id and post.image_id = free.image_id`.execute(tx)
  })
}

/**
 * The popular posts of a library, in the `near` languages before all others, the most sent first; `where` narrows them.
 * `mixed` leaves out what suits one trade or party only. Asked with the platform role.
 */
export async function listPopular(
  db: Db,
  seen: Seen,
  where: RawBuilder<unknown>,
  { mixed, near = [], limit }: { mixed: boolean; near?: readonly string[]; limit: number },
): Promise<PostRow[]> {
  const { agencyIds } = seen
  if (agencyIds.length === 0) return []
  const fit = mixed
    ? sql`post.image_category_id not in (
        select image_category_id from image_category where agency_id = any(${agencyIds}::int[]) and kind in ('business', 'political'))`
    : sql`true`
  const order = sql`array_position(${near}::text[], language) nulls last, popularity desc, image_id desc limit ${limit}`
  const ofEach = agencyIds.map(
    (
      agencyId,
    ) => sql`(select post.image_id, post.popularity, post.language from image_post post where post.agency_id = ${agencyId}
      and post.popularity > 0 and post.deleted_at is null and ${where} and ${fit}
      order by ${order})`,
  )
  const { rows } = await sql<{
    imageId: number
  }>`select image_id as "imageId" from (${sql.join(ofEach, sql` union all `)}) found
    order by ${order}`.execute(db)
  return readPosts(
    db,
    seen,
    rows.map(({ imageId }) => imageId),
  )
}

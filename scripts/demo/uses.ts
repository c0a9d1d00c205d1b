import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { recount } from '@parichay/server/greeting/popular/store.ts'
import { libraryOf } from '@parichay/server/greeting/store.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'

/** A number from 0 to 1 that is the same in every installation. */
const chance = (...of: (string | number)[]) =>
  createHash('sha256').update(of.join(' ')).digest().readUInt32BE() / 2 ** 32

const days = 30

/**
 * What the demo's shops sent in the last month: most mornings one picture, on a festival mostly one of the day, and some
 * pictures far more often than others. Does nothing where anything was sent before.
 */
export async function seedUses(world: World): Promise<void> {
  const { platform } = world.database
  if (await platform.selectFrom('imagePostUse').select('imageId').limit(1).executeTakeFirst()) return
  const today = istDay(world.clock())
  const from = addDays(today, 1 - days)
  const shops = await platform
    .selectFrom('card')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'card.agencyId')
        .onRef('business.businessId', '=', 'card.businessId'),
    )
    .select([
      'card.agencyId',
      'card.businessId',
      'card.settings',
      'card.publishedAt',
      'business.category',
      'business.paymentStatus',
    ])
    .where('card.status', '=', 'ACTIVE')
    .orderBy('card.businessId')
    .execute()
  const posts = await platform
    .selectFrom('imagePost')
    .select(['agencyId', 'imageId', 'imageSubcategoryId', 'language', 'type', 'isPremium', 'fullKey'])
    .where('isShown', '=', true)
    .where('deletedAt', 'is', null)
    .execute()
  // The best liked first, whatever their number.
  const liked = posts.toSorted((one, other) => chance('liked', one.fullKey) - chance('liked', other.fullKey))
  const occasions = await platform
    .selectFrom('imageSubcategoryDay')
    .select(['imageSubcategoryId', 'day'])
    .where('day', '>=', '2000-01-01')
    .execute()
  const trades = await platform
    .selectFrom('imageSubcategory as sub')
    .innerJoin('imageCategory as group', 'group.imageCategoryId', 'sub.imageCategoryId')
    .select(['sub.imageSubcategoryId', 'sub.name'])
    .where('group.kind', 'in', ['business', 'political'])
    .execute()
  const tradeOf = new Map(trades.map((one) => [one.imageSubcategoryId, one.name]))
  const dated = new Set(occasions.map((one) => one.imageSubcategoryId))
  const onDay = new Map<string, Set<number>>()
  for (const { imageSubcategoryId, day } of occasions)
    if (day >= from && day <= today)
      onDay.set(day, (onDay.get(day) ?? new Set<number>()).add(imageSubcategoryId))
  const uses: { agencyId: number; businessId: number; imageId: number; day: string }[] = []
  for (const { agencyId, businessId, settings, publishedAt, category, paymentStatus } of shops) {
    const since = publishedAt ? istDay(publishedAt) : from
    const library = new Set((await libraryOf(platform, agencyId)).all)
    const own = liked.filter(
      (post) =>
        library.has(post.agencyId) &&
        [undefined, category].includes(tradeOf.get(post.imageSubcategoryId ?? 0)) &&
        (post.language === settings.language || post.language === 'en') &&
        (!post.isPremium || paymentStatus === 1),
    )
    for (let back = 0; back < days; back += 1) {
      const day = addDays(today, -back)
      if (day < since) break
      const roll = (what: string) => chance(what, businessId, back)
      if (roll('sends') > 0.75) continue
      const type = roll('shape') > 0.3 ? 'SQUARE_IMAGE' : 'STORY_IMAGE'
      const fit = own.filter((post) => post.type === type)
      const ofDay = fit.filter(({ imageSubcategoryId }) => onDay.get(day)?.has(imageSubcategoryId ?? 0))
      const always = fit.filter(({ imageSubcategoryId }) => !dated.has(imageSubcategoryId ?? 0))
      const some = ofDay.length > 0 && roll('festive') < 0.7 ? ofDay : always
      const post = some[Math.floor(some.length * roll('which') ** 2.5)]
      if (post) uses.push({ agencyId, businessId, imageId: post.imageId, day })
    }
  }
  if (uses.length === 0) return
  await platform.transaction().execute(async (tx) => {
    await tx.insertInto('imagePostUse').values(uses).execute()
    await sql`insert into image_post_download (agency_id, image_id, downloads)
      select agency_id, image_id, count(*) from image_post_use group by agency_id, image_id
      on conflict (agency_id, image_id) do update set downloads = image_post_download.downloads + excluded.downloads`.execute(
      tx,
    )
  })
  await recount(platform, today)
}

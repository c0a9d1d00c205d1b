import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseOld } from '../../analytics/sweep/store.ts'
import type { Client } from '../../testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { makeLibrary, makePost } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { listPopular, recount } from './store.ts'

// A hundred thousand for the figure (POPULAR_POSTS=100000); fewer show the same plan.
const many = Number(process.env.POPULAR_POSTS ?? 4000)
let w: TestWorld
let platform: TestStaff
let shared: TestAgency
let mine: { agency: TestAgency; owner: TestCustomer; admin: TestStaff; shops: TestBusiness[] }
let theirs: typeof mine
let category: number
let full: Buffer

async function makeSide(): Promise<typeof mine> {
  const agency = await makeAgency(w)
  const owner = await makeCustomer(w, { agency })
  const shops = [...Array(4).keys()].map(() => makeBusiness(w, { owner }))
  return { agency, owner, admin: await makeStaff(w, 'admin', { agency }), shops: await Promise.all(shops) }
}
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shared = await makeAgency(w, { isSuperAdmin: true })
  platform = await makeStaff(w, 'admin', { agency: shared })
  mine = await makeSide()
  theirs = await makeSide()
  category = (await makeLibrary(w, shared)).imageCategoryId
  full = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a4f' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => w.close())

const today = () => istDay(w.clock.now())
const count = () => recount(w.world.database.platform, today())
const add = (agency: TestAgency, more: Partial<Parameters<typeof makePost>[2]> = {}) =>
  makePost(w, agency, { imageCategoryId: category, ...more })
/** A post with a file that can be downloaded. */
async function addWhole(agency: TestAgency): Promise<number> {
  const fullKey = `a${agency.agencyId}/popular-${randomBytes(8).toString('hex')}.held`
  await w.world.storage.put(fullKey, full)
  return add(agency, { fullKey })
}
const take = (owner: TestCustomer, { businessId }: TestBusiness, imageId: number) =>
  owner.client.call(imagePostRoutes.getImagePostFile, { params: { imageId }, query: { businessId } })
/** Uses as they would stand there after some days. */
const used = (shops: readonly TestBusiness[], imageId: number, days: readonly string[] = [today()]) =>
  w.world.database.platform
    .insertInto('imagePostUse')
    .values(
      shops.flatMap(({ agency, businessId }) =>
        days.map((day) => ({ agencyId: agency.agencyId, businessId, imageId, day })),
      ),
    )
    .onConflict((on) => on.doNothing())
    .execute()
const listed = async (client: Client, query: object = {}) =>
  (await client.ok(imagePostRoutes.listImagePosts, { query: { popular: 'true', ...query } as never })).list
const popular = async (client: Client, query: object = {}) =>
  (await listed(client, query)).map(({ imageId }) => imageId)
const seenBy = async (client: Client, imageId: number) =>
  (await client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: String(imageId) } }))[0]!
const empty = async () => {
  await w.world.database.platform.deleteFrom('imagePostUse').execute()
  await count()
}
beforeEach(empty)

test('a business counts once a day; three businesses make a post popular, and nobody reads their figures', async () => {
  const imageId = await addWhole(shared)
  for (const shop of mine.shops.slice(0, 2))
    for (const status of [1, 2].map(() => take(mine.owner, shop, imageId)))
      expect((await status).status).toBe(200)
  await count()
  expect(await seenBy(mine.admin.client, imageId)).toMatchObject({ downloads: 4, uses: 2, isPopular: false })
  expect(await popular(mine.owner.client)).toEqual([])
  // A day passes.
  await sql`update image_post_use set day = day - 1`.execute(w.world.database.platform)
  await take(mine.owner, mine.shops[0]!, imageId)
  await take(theirs.owner, theirs.shops[0]!, imageId)
  // Somebody else's business is not served, and so not counted.
  expect((await take(mine.owner, theirs.shops[1]!, imageId)).status).toBe(404)
  expect(await popular(mine.owner.client)).toEqual([])
  await count()
  expect(await seenBy(mine.admin.client, imageId)).toMatchObject({ downloads: 5, uses: 3, isPopular: true })
  expect(await seenBy(theirs.admin.client, imageId)).toMatchObject({ uses: 1, isPopular: true })
  expect(await seenBy(platform.client, imageId)).toMatchObject({ downloads: 6, uses: 4 })
  for (const { owner } of [mine, theirs]) {
    const [post, ...more] = await listed(owner.client)
    expect([post?.imageId, post?.isPopular, more]).toEqual([imageId, true, []])
    expect(Object.keys(post!).filter((key) => /uses|downloads|popularity/.test(key))).toEqual([])
  }
  await empty()
  expect(await seenBy(platform.client, imageId)).toMatchObject({ downloads: 6, uses: 0, isPopular: false })
})

test('one busy owner makes nothing popular; more businesses come first; shape and language narrow', async () => {
  const month = [...Array(30).keys()].map((back) => addDays(today(), -back))
  const busy = await add(shared)
  const good = await add(shared)
  const best = await add(shared, { language: 'hi' })
  const story = await add(shared, { type: 'STORY_IMAGE' })
  await used(mine.shops.slice(0, 2), busy, month)
  await used(mine.shops.slice(0, 3), good)
  await used([...mine.shops, ...theirs.shops], best)
  await used(theirs.shops, story)
  await count()
  expect((await seenBy(mine.admin.client, busy)).uses).toBe(60)
  expect(await popular(mine.owner.client)).toEqual([best, story, good])
  expect(await popular(mine.owner.client, { shape: 'SQUARE' })).toEqual([best, good])
  expect(await popular(mine.owner.client, { shape: 'SQUARE', language: 'en' })).toEqual([good])
  expect(await popular(mine.owner.client, { pageSize: '1' })).toEqual([best])
})

test('a post of one agency is popular there and nowhere else', async () => {
  const own = await add(theirs.agency)
  await used(theirs.shops, own)
  await count()
  expect(await popular(theirs.owner.client)).toEqual([own])
  expect(await popular(mine.owner.client)).toEqual([])
  expect(await popular(platform.client)).toEqual([])
  // Row-level security: not a row of theirs is read, written or taken in our scope.
  await w.world.database.inScope({ agencyId: mine.agency.agencyId }, async (tx) => {
    expect(await tx.selectFrom('imagePostUse').selectAll().where('imageId', '=', own).execute()).toEqual([])
  })
  await expect(
    w.world.database.inScope({ agencyId: mine.agency.agencyId }, (tx) =>
      tx
        .insertInto('imagePostUse')
        .values({
          agencyId: theirs.agency.agencyId,
          businessId: theirs.shops[0]!.businessId,
          imageId: own,
          day: '2026-01-01',
        })
        .execute(),
    ),
  ).rejects.toThrow(/row-level security/)
})

test('what is old falls out and is erased, and so do businesses that are gone', async () => {
  const imageId = await add(shared)
  const gone = await makeBusiness(w, { owner: mine.owner })
  await used(mine.shops.slice(0, 2), imageId)
  await used([mine.shops[2]!], imageId, [addDays(today(), -29)])
  await count()
  expect(await popular(mine.owner.client)).toEqual([imageId])
  await w.world.database.platform
    .updateTable('imagePostUse')
    .set({ day: addDays(today(), -30) })
    .where('businessId', '=', mine.shops[2]!.businessId)
    .execute()
  await count()
  expect(await popular(mine.owner.client)).toEqual([])
  await used([gone], imageId)
  await count()
  expect(await popular(mine.owner.client)).toEqual([imageId])
  await w.world.database.platform.deleteFrom('business').where('businessId', '=', gone.businessId).execute()
  await count()
  expect(await popular(mine.owner.client)).toEqual([])
  await used([mine.shops[3]!], imageId, [addDays(today(), -40)])
  expect((await eraseOld(w.world.database.platform, w.clock.now()))['imagePostUse']).toBe(1)
})

test('what suits one trade only is popular in its group, not among what suits everybody', async () => {
  const { imageCategoryId } = await w.world.database.platform
    .insertInto('imageCategory')
    .values({ agencyId: shared.agencyId, name: 'Trades', kind: 'business', madeByFranchiseeId: null })
    .returning('imageCategoryId')
    .executeTakeFirstOrThrow()
  const ofTrade = await add(shared, { imageCategoryId })
  const ofAll = await add(shared)
  await used(mine.shops, ofTrade)
  await used(mine.shops, ofAll)
  await count()
  expect(await popular(mine.owner.client)).toEqual([ofAll])
  expect(await popular(mine.owner.client, { imageCategoryId: String(imageCategoryId) })).toEqual([ofTrade])
  expect(await seenBy(mine.owner.client, ofTrade)).toMatchObject({ isPopular: true })
})

test('what is hidden, and greetings of a day that is over, give way to what can be sent now', async () => {
  const { platform: db } = w.world.database
  const { agencyId } = shared
  const occasion = async (day: string) => {
    const { imageSubcategoryId } = await db
      .insertInto('imageSubcategory')
      .values({
        agencyId,
        imageCategoryId: category,
        name: `Day ${day}`,
        sortOrder: 0,
        dateType: 'FIXED',
      })
      .returning('imageSubcategoryId')
      .executeTakeFirstOrThrow()
    await db.insertInto('imageSubcategoryDay').values({ agencyId, imageSubcategoryId, day }).execute()
    return imageSubcategoryId
  }
  const over = await add(shared, { imageSubcategoryId: await occasion(addDays(today(), -1)) })
  const soon = await add(shared, { imageSubcategoryId: await occasion(addDays(today(), 5)) })
  const yesterday = await add(shared, { day: addDays(today(), -1) })
  const hidden = await add(shared)
  for (const imageId of [over, soon, yesterday, hidden]) await used(mine.shops, imageId)
  await count()
  expect(await popular(mine.owner.client)).toEqual([hidden, soon])
  await db.updateTable('imagePost').set({ isShown: false }).where('imageId', '=', hidden).execute()
  expect(await popular(mine.owner.client)).toEqual([soon])
  await count()
  await db.updateTable('imagePost').set({ isShown: true }).where('imageId', '=', hidden).execute()
  expect(await popular(mine.owner.client)).toEqual([soon])
  // One that somebody changes just now has its turn later: the count does not wait for it.
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('imagePost').set({ title: 'Held' }).where('imageId', '=', hidden).execute()
    await count()
  })
  expect(await popular(mine.owner.client)).toEqual([soon])
  await count()
  expect(await popular(mine.owner.client)).toEqual([hidden, soon])
})

test(`among ${many} posts the list walks its own small index`, async () => {
  const db = w.world.database.platform
  const owner = new pg.Client(w.databaseUrl)
  await owner.connect()
  await owner.query(
    `insert into image_post (agency_id, image_category_id, type, title, language, thumbnail_key, preview_key, full_key, width, height, bytes)
    select $1, $2, (array['SQUARE_IMAGE', 'STORY_IMAGE'])[1 + n % 2], 'p', (array['en', 'hi', 'gu'])[1 + n % 3],
      'a1/t.webp', 'a1/p.webp', 'a1/f.held', 8, 8, 1 from generate_series(1, $3::int) n`,
    [shared.agencyId, category, many],
  )
  await owner.query(
    `insert into image_post_use (agency_id, business_id, image_id, day)
    select $1, shop, image_id, $2::date from image_post, unnest($3::int[]) shop where agency_id = $4`,
    [mine.agency.agencyId, today(), mine.shops.map(({ businessId }) => businessId), shared.agencyId],
  )
  await owner.query('vacuum analyze image_post, image_post_use')
  await count()
  await count()
  await owner.query('vacuum analyze image_post')
  const { rows } = await owner.query<{ n: number }>(
    'select count(*)::int as n from image_post where popularity > 0 and image_category_id = $1',
    [category],
  )
  const plan = await owner.query<{ 'QUERY PLAN': string }>(
    `explain analyze select image_id from image_post post where agency_id = ${shared.agencyId} and popularity > 0 and deleted_at is null
      and is_shown and type = 'STORY_IMAGE' order by popularity desc, image_id desc limit 24`,
  )
  await owner.end()
  // Thirty of each shape and language, however many were sent.
  expect(rows[0]!.n).toBe(180)
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('image_post_popular')
  // In the order of the index, and no further than the page: nothing is sorted, and twenty-four rows are read.
  expect(text).not.toMatch(/Sort|Seq Scan/)
  expect(text).toMatch(/image_post_popular.*rows=24(\.00)? loops=1/)
  const seen = {
    agencyIds: [mine.agency.agencyId, shared.agencyId],
    by: mine.agency.agencyId,
    withheldToo: true,
  }
  const found = await listPopular(db, seen, sql`post.is_shown`, {
    mixed: true,
    limit: 24,
  })
  expect(found).toHaveLength(24)
}, 240_000)

import { istDay } from '@parichay/contract/business/rules.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { reminderRoutes } from '@parichay/contract/greeting/routes.reminder.ts'
import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { findAgency } from '../../agency/store.ts'
import { findUser } from '../../auth/store.ts'
import { runJob } from '../../bulk/work.ts'
import { agencyScope } from '../../platform/scope.ts'
import { fillReference } from '../../reference.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { makeLibrary, makePost } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { foldWords } from '../search/rules.ts'
import { keepWords } from '../search/store.ts'
import { isFileWithheld } from './usecase.ts'
import { pictureToken } from '../reminder/rules.ts'
import { drawnPicture, pictureOfDay } from '../reminder/usecase.ts'

type Shop = TestCustomer & { businessId: number; admin: TestStaff }

let w: TestWorld
let root: TestStaff
/** The agency that withholds, and one that does not. */
let ours: Shop
let others: Shop
let shelf: { imageCategoryId: number; imageSubcategoryId: number }
/** A shared picture and a shared film, each of which is the only one of its kind where it is looked for. */
let imageId: number
let filmId: number
let files: { thumbnailKey: string; previewKey: string; filmPreviewKey: string }

const shop = async (): Promise<Shop> => {
  const agency = await makeAgency(w)
  const owner = await makeCustomer(w, { agency })
  const { businessId } = await makeBusiness(w, { owner })
  return { ...owner, businessId, admin: await makeStaff(w, 'admin', { agency }) }
}
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000', DATABASE_POOL: '10' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await fillReference(w.world.database)
  const { imageCategoryId, imageSubcategoryId } = await makeLibrary(w, root.agency)
  shelf = { imageCategoryId, imageSubcategoryId }
  ours = await shop()
  others = await shop()
}, 120_000)
afterAll(() => w.close())

let posts = 0
beforeEach(async () => {
  posts += 1
  const title = `Zanskarfest${posts}`
  const words = foldWords(title)
  await keepWords(w.world.database.platform, root.agency.agencyId, words)
  const base = `a${root.agency.agencyId}/withheld-${posts}`
  files = {
    thumbnailKey: `${base}-240.webp`,
    previewKey: `${base}-540.webp`,
    filmPreviewKey: `${base}-360.mp4`,
  }
  const full = sharp({ create: { width: 1080, height: 1080, channels: 3, background: '#2e6f8e' } })
  const bytes = await full.jpeg().toBuffer()
  for (const key of [...Object.values(files), `${base}.held`]) await w.world.storage.put(key, bytes)
  const shared = {
    ...shelf,
    title,
    words,
    ownWords: words,
    popularity: 50,
    fullKey: `${base}.held`,
    design: 'flat-20-en-square',
    thumbnailKey: files.thumbnailKey,
    previewKey: files.previewKey,
    day: istDay(w.clock.now()),
  }
  // What an earlier test left is not to stand in the way.
  await w.world.database.platform.updateTable('imagePost').set({ deletedAt: w.clock.now() }).execute()
  imageId = await makePost(w, root.agency, shared)
  filmId = await makePost(w, root.agency, {
    ...shared,
    type: 'SQUARE_VIDEO',
    design: null,
    filmKey: `${base}-film.held`,
    filmPreviewKey: files.filmPreviewKey,
    filmSeconds: 5,
  })
})

const withhold = (isWithheld = true, id = imageId, who = ours.admin) =>
  who.client.call(withheldRoutes.withholdImagePost, { body: { imageId: id, isWithheld } })
type Ids = Promise<number[]>
const idsOf = (list: readonly { imageId: number }[]) => list.map((one) => one.imageId)
const listed = async ({ client }: Shop, query: object): Ids =>
  idsOf((await client.ok(imagePostRoutes.listImagePosts, { query: query as never })).list)

/** Every list that shows a customer pictures of the library. */
const lists: Record<string, (of: Shop) => Ids> = {
  'the day': async ({ client, businessId }) =>
    idsOf(
      (await client.ok(ownImageRoutes.getDayImages, { query: { businessId, day: istDay(w.clock.now()) } }))
        .list,
    ),
  'the search': async ({ client }) =>
    idsOf(await client.ok(imagePostRoutes.searchImagePosts, { query: { q: `Zanskarfest${posts}` } })),
  'all posts': (of) => listed(of, {}),
  'posts as staff ask for them': (of) => listed(of, { includeHidden: 'true' }),
  'posts that are withheld, which a customer may ask for too': async (of) => [
    ...(await listed(of, { isWithheld: 'true' })),
    ...(await listed(of, { isWithheld: 'false' })),
  ],
  'a day’s posts': (of) => listed(of, { day: istDay(w.clock.now()) }),
  'what is popular': (of) => listed(of, { popular: 'true' }),
  'an occasion’s posts': async ({ client }) =>
    (
      await client.ok(imagePostRoutes.listImagePostsBySubcategories, {
        query: { imageSubcategoryIds: String(shelf.imageSubcategoryId) },
      })
    ).flatMap(({ list }) => idsOf(list)),
  'posts by number': async ({ client }) =>
    idsOf(
      await client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: `${imageId},${filmId}` } }),
    ),
}

test.each(Object.entries(lists))(
  '%s: not there for our customers, as before for others',
  async (_name, list) => {
    const before = await list(ours)
    expect(before).toContain(imageId)
    expect((await withhold()).status).toBe(200)
    expect(await list(ours)).not.toContain(imageId)
    expect(await list(others)).toContain(imageId)
    expect((await withhold(false)).data).toMatchObject({ imageId, isWithheld: false })
    expect(await list(ours)).toEqual(before)
  },
)

test('films: neither in the list, nor made into one’s own, nor fetched where it was made before', async () => {
  const films = (of: Shop) => listed(of, { mediaType: 'VIDEO' })
  const { copyId } = await w.world.database.platform
    .insertInto('greetingCopy')
    .values({
      agencyId: ours.agency.agencyId,
      businessId: ours.businessId,
      imageId: filmId,
      version: 'v',
      filmKey: 'f',
      frameKey: 'r',
      frames: 1,
      state: 'ready',
      storageKey: files.filmPreviewKey,
      madeBy: 'nobody',
      createdAt: w.clock.now(),
    })
    .returning('copyId')
    .executeTakeFirstOrThrow()
  const copyOf = ({ client, businessId }: Shop) =>
    client.call(filmRoutes.getFilmCopy, { params: { imageId: filmId }, query: { businessId, copyId } })
  const make = ({ client, businessId }: Shop) =>
    client.call(filmRoutes.makeFilmCopy, { params: { imageId: filmId }, body: { businessId } })
  expect([await films(ours), (await copyOf(ours)).status, (await make(ours)).status]).toEqual([
    [filmId],
    200,
    402,
  ])
  await withhold(true, filmId)
  expect([await films(ours), (await copyOf(ours)).status, (await make(ours)).status]).toEqual([[], 404, 404])
  const fetched = await ours.client.call(filmRoutes.getFilmCopyFile, {
    params: { imageId: filmId },
    query: { businessId: ours.businessId, copyId },
  })
  expect(fetched.status).toBe(404)
  expect([await films(others), (await make(others)).status]).toEqual([[filmId], 402])
})

test('favourites: gone from the list and not taken in any more; given free it is there again', async () => {
  const mark = ({ client, businessId }: Shop) =>
    client.call(ownImageRoutes.setFavouriteImage, {
      params: { imageId },
      body: { businessId, isFavourite: true },
    })
  const kept = async ({ client, businessId }: Shop) =>
    idsOf(await client.ok(ownImageRoutes.listFavouriteImages, { query: { businessId } }))
  const saved = async ({ client }: Shop) =>
    (await client.ok(ownImageRoutes.listSavedImages, {})).list.map(({ post }) => post.imageId)
  for (const one of [ours, others]) await mark(one)
  await withhold()
  expect([await saved(ours), await saved(others)]).toEqual([[], [imageId]])
  expect([await kept(ours), await kept(others), (await mark(ours)).status]).toEqual([[], [imageId], 404])
  await withhold(false)
  expect(await kept(ours)).toEqual([imageId])
})

test('rails and tiles that the platform put on the pages of customers', async () => {
  const metaId = String(shelf.imageCategoryId)
  const put = (change: object) =>
    root.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
      body: {
        placement: 'HOME_PAGE',
        title: { en: 'Now' },
        metaType: 'category',
        metaId,
        ...change,
      } as never,
    })
  await put({ type: 'imageRail' })
  await put({ type: 'categoryGrid' })
  const page = async ({ client }: Shop) => {
    const items = await client.ok(uiCustomisationRoutes.listUiCustomisations, {
      query: { placement: 'HOME_PAGE' },
    })
    return JSON.stringify(items)
  }
  const isThere = async (of: Shop) => (await page(of)).includes(files.thumbnailKey)
  expect([await isThere(ours), await isThere(others)]).toEqual([true, true])
  await withhold()
  expect([await isThere(ours), await isThere(others)]).toEqual([false, true])
})

test('the reminder takes another picture or none, and one that was sent before is not shown any more', async () => {
  const reminded = async ({ agency, userId }: Shop) => {
    const scope = agencyScope(agency.agencyId)
    const user = await w.world.database.inScope(scope, (tx) => findUser(tx, scope, userId))
    const row = await findAgency(w.world.database.platform, agency.agencyId)
    return pictureOfDay(w.world, row!, user!, { day: istDay(w.clock.now()), onlyOccasions: false })
  }
  const picture = (await reminded(ours))!
  expect(picture.post.imageId).toBe(imageId)
  const { hash } = await drawnPicture(w.world, picture)
  const { agencyId } = ours.agency
  const at = { agencyId, businessId: ours.businessId, imageId, hash, day: istDay(w.clock.now()) }
  const token = pictureToken(w.world.config.secret, at)
  const shown = () => ours.client.call(reminderRoutes.getReminderPicture, { query: { token } })
  expect((await shown()).status).toBe(200)
  await withhold()
  expect([await reminded(ours), (await shown()).status]).toEqual([null, 404])
  expect((await reminded(others))!.post.imageId).toBe(imageId)
  await withhold(false)
  expect((await shown()).status).toBe(200)
})

describe('by its address', () => {
  const ways: Record<string, (of: Shop) => Promise<{ status: number }>> = {
    'its file': ({ client, businessId }) =>
      client.call(imagePostRoutes.getImagePostFile, { params: { imageId }, query: { businessId } }),
    'its small picture in the own frame': ({ client, businessId }) =>
      client.call(frameRoutes.getFramedPicture, { params: { imageId }, query: { businessId, width: 240 } }),
    'its words': ({ client, businessId }) =>
      client.call(ownPosterRoutes.getPosterWords, { params: { imageId }, query: { businessId } }),
    'its ground': ({ client, businessId }) =>
      client.call(ownPosterRoutes.getPosterGround, { params: { imageId }, query: { businessId } }),
    'its public thumbnail': ({ client }) => client.get(`/files/${files.thumbnailKey}`),
    'its public preview': ({ client }) => client.get(`/files/${files.previewKey}`),
    'the light film': ({ client }) => client.get(`/files/${files.filmPreviewKey}`),
  }
  test.each(Object.entries(ways))('%s', async (name, way) => {
    const id = name === 'the light film' ? filmId : imageId
    // It was served before: what is kept in memory is not given out either.
    expect([(await way(ours)).status, (await way(others)).status]).toEqual([200, 200])
    await withhold(true, id)
    expect([(await way(ours)).status, (await way(others)).status]).toEqual([404, 200])
    await withhold(false, id)
    expect((await way(ours)).status).toBe(200)
  })
})

test('a request is not answered with what the customer cannot see, and the calendar does not count it', async () => {
  const { imageRequestId } = await ours.client.ok(imagePostRoutes.requestImages, {
    body: { businessId: ours.businessId, occasion: `Fest ${posts}` },
  })
  await withhold()
  const answer = await ours.admin.client.call(imagePostRoutes.answerImageRequest, {
    params: { imageRequestId },
    body: { status: 'DONE', imageId },
  })
  expect(answer.failure).toMatchObject({ code: 'NOT_FOUND', field: 'imageId' })
  const day = istDay(w.clock.now())
  await w.world.database.platform
    .insertInto('imageSubcategoryDay')
    .values({ agencyId: root.agency.agencyId, imageSubcategoryId: shelf.imageSubcategoryId, day, who: '' })
    .onConflict((on) => on.doNothing())
    .execute()
  const counted = async ({ client }: TestStaff) =>
    (await client.ok(coverageRoutes.getImageCalendar, { query: { month: day.slice(0, 7) } })).find(
      ({ imageSubcategoryId }) => imageSubcategoryId === shelf.imageSubcategoryId,
    )!.counts
  expect([await counted(ours.admin), (await counted(others.admin)).length]).toEqual([[], 1])
})

test('its keepers see it with its pictures, marked, and find what they hid', async () => {
  const all = async (query: object, who = ours.admin) =>
    who.client.ok(imagePostRoutes.listImagePosts, { query: { includeHidden: 'true', ...query } as never })
  await withhold()
  const [, post] = (await all({})).list
  expect(post).toMatchObject({ imageId, isWithheld: true, can: { withhold: true, change: 'NOT_FOUND' } })
  const picture = await ours.admin.client.get(post!.thumbnailUrl)
  expect([picture.status, picture.headers['cache-control']]).toEqual([200, 'private, max-age=300, immutable'])
  expect((await ours.client.get(post!.thumbnailUrl)).status).toBe(403)
  expect(await all({ isWithheld: 'true' })).toMatchObject({ total: 1, list: [{ imageId }] })
  expect(idsOf((await all({ isWithheld: 'false' })).list)).toEqual([filmId])
  expect((await all({}, others.admin)).list.map((one) => one.isWithheld)).toEqual([false, false])
})

test('only admins of an agency withhold, only what is shared, and nothing of the platform changes', async () => {
  const own = await makePost(w, ours.agency, { imageCategoryId: shelf.imageCategoryId })
  const theirs = await makePost(w, others.agency, { imageCategoryId: shelf.imageCategoryId })
  for (const id of [own, theirs]) expect((await withhold(true, id)).status).toBe(404)
  const keeper = await makeStaff(w, 'creator', { agency: ours.agency, permissions: ['imagePost.manage'] })
  expect([
    (await withhold(true, imageId, keeper)).status,
    (await withhold(true, imageId, root)).status,
  ]).toEqual([403, 403])
  await withhold()
  await withhold()
  const customer = await makeCustomer(w, { agency: root.agency })
  const seen = await customer.client.ok(imagePostRoutes.listImagePosts, { query: {} })
  expect(idsOf(seen.list)).toContain(imageId)
  expect((await customer.client.get(`/files/${files.thumbnailKey}`)).status).toBe(200)
  const entries = await w.world.database.platform
    .selectFrom('audit')
    .select(['action', 'agencyId'])
    .where('object', '=', `imagePost ${imageId}`)
    .execute()
  expect(entries).toEqual([{ action: 'imagePost.withhold', agencyId: ours.agency.agencyId }])
})

test('many at once: shared ones are hidden and come back with Undo, own ones say why not', async () => {
  const own = await makePost(w, ours.agency, { imageCategoryId: shelf.imageCategoryId, title: 'Own' })
  const there = ours.agency.agencyId
  const job = (body: object, who = ours.admin) =>
    who.client.ok(bulkRoutes.changeImagesInBulk, { body: body as never })
  const filter = { imageIds: [own, imageId, filmId] }
  await withhold(true, filmId)
  const { bulkJobId } = await job({ filter, expected: 3, change: { isWithheld: true } })
  await runJob(w.world, { agencyId: there, bulkJobId })
  const { list } = await ours.admin.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })
  expect(list.map(({ subjectId, state, reason }) => [subjectId, state, reason])).toEqual([
    [own, 'refused', 'NOT_SHARED'],
    [filmId, 'done', null],
    [imageId, 'done', null],
  ])
  const seen = async () => new Set(await listed(ours, { imageCategoryId: shelf.imageCategoryId }))
  expect(await seen()).toEqual(new Set([own]))
  await ours.admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await runJob(w.world, { agencyId: there, bulkJobId })
  // What was withheld before the job stays so.
  expect(await seen()).toEqual(new Set([own, imageId]))
  const all = { filter: { isWithheld: 'true' }, expected: 1, change: { isWithheld: false } }
  const free = await job(all)
  await runJob(w.world, { agencyId: there, bulkJobId: free.bulkJobId })
  expect(await seen()).toEqual(new Set([own, imageId, filmId]))
  const keeper = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency: ours.agency,
    permissions: ['imagePost.manage'],
  })
  const theirs = await job(
    { filter: { imageIds: [imageId] }, expected: 1, change: { isWithheld: true } },
    keeper,
  )
  await runJob(w.world, { agencyId: there, bulkJobId: theirs.bulkJobId })
  expect(await seen()).toContain(imageId)
})

test('the pictures of a page ask once for what is hidden, not each for itself', async () => {
  const { database } = w.world
  let asked = 0
  const selectFrom = (table: never) => {
    asked += 1
    return database.platform.selectFrom(table)
  }
  const world = { ...w.world, database: { ...database, platform: { selectFrom } } } as never
  await withhold(true)
  const page = await Promise.all(
    Array.from({ length: 20 }, (_file, at) =>
      isFileWithheld(world, ours.agency.host, at === 7 ? files.previewKey : `${files.previewKey}.${at}`),
    ),
  )
  expect(page.filter(Boolean)).toHaveLength(1)
  expect(asked).toBe(1)
  await withhold(false)
})

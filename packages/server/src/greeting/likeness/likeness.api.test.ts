import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeAgency, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { makeLibrary, makePost } from '../../testing/makers.post.ts'
import { drawTemplate } from '../../testing/template-pictures.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { listPairs } from './store.ts'
import { compareWaiting } from './work.ts'
import sharp from 'sharp'

let w: TestWorld
let root: TestStaff
let admin: TestStaff
let shared: number
let category: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  shared = (await makeLibrary(w, root.agency)).imageCategoryId
})
afterAll(() => w.close())
beforeEach(async () => {
  admin = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  category = (await makeLibrary(w, admin.agency)).imageCategoryId
  // What a library is made with is the same picture everywhere.
  await w.world.database.platform.updateTable('imagePost').set({ deletedAt: w.clock.now() }).execute()
})

const upload = async (who: TestStaff, bytes: Buffer) =>
  (
    await who.client.ok(documentRoutes.uploadDocument, {
      query: { hierarchy1: 'imagePost' },
      file: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
    })
  ).documentId
const add = async (who: TestStaff, documentId: number, more: object = {}) => {
  const post = {
    documentId,
    title: `Picture ${documentId}`,
    type: 'SQUARE_IMAGE',
    language: 'hi',
    imageCategoryId: who === root ? shared : category,
    ...more,
  }
  const [saved] = await who.client.ok(imagePostRoutes.addImagePosts, { body: { posts: [post] } as never })
  return saved!.imageId
}
const alike = (who: TestStaff, ...documentIds: number[]) =>
  who.client.ok(likenessRoutes.findAlikeImages, { query: { documentIds: documentIds.join(',') } })
const pairs = async (who: TestStaff) => {
  await compareWaiting(w.world)
  const { list } = await who.client.ok(likenessRoutes.listImagePairs, { query: {} })
  return list.map(({ newer, older }) => [newer.imageId, older.imageId])
}
const smaller = (bytes: Buffer) => sharp(bytes).resize(700).jpeg({ quality: 55 }).toBuffer()

test('an upload says which image it looks like, and which other upload; the same ground with other words is another image', async () => {
  const one = await drawTemplate(1, 'one')
  const first = await add(admin, await upload(admin, one))
  const again = await upload(admin, await smaller(one))
  const other = await upload(admin, await drawTemplate(1, 'two'))
  const twin = await upload(admin, await smaller(await drawTemplate(1, 'two')))
  const found = await alike(admin, again, other, twin)
  expect(
    found.map(({ documentId, post, ofDocumentId }) => [documentId, post?.imageId ?? null, ofDocumentId]),
  ).toEqual([
    [again, first, null],
    [twin, null, other],
  ])
  expect(found[0]!.post!.can).toMatchObject({ delete: true })
  // What somebody else sent is nobody's here.
  const colleague = await makeStaff(w, 'admin', { agency: admin.agency })
  expect(await alike(colleague, again)).toEqual([])
})

test('pairs are found by the job: of one language, until one is deleted, hidden or both are kept', async () => {
  const picture = await drawTemplate(2, 'one')
  const older = await add(admin, await upload(admin, picture))
  const newer = await add(admin, await upload(admin, await smaller(picture)))
  await add(admin, await upload(admin, await smaller(picture)), { language: 'ta' })
  await add(admin, await upload(admin, await drawTemplate(2, 'two')))
  expect(await pairs(admin)).toEqual([[newer, older]])
  const keep = (isKept: boolean) =>
    admin.client.ok(likenessRoutes.keepImagePair, { body: { imageId: older, otherId: newer, isKept } })
  await keep(true)
  expect(await pairs(admin)).toEqual([])
  await keep(false)
  expect(await pairs(admin)).toEqual([[newer, older]])
  const remove = (restore?: true) =>
    admin.client.ok(imagePostRoutes.deleteImagePosts, {
      body: { imageIds: [newer], ...(restore && { restore }) },
    })
  await remove()
  expect(await pairs(admin)).toEqual([])
  await remove(true)
  expect(await pairs(admin)).toEqual([[newer, older]])
  // Another picture in its place is compared anew.
  const [post] = await admin.client.ok(imagePostRoutes.listImagePostsByIds, {
    query: { imageIds: String(newer) },
  })
  const { title, type, imageCategoryId, language } = post!
  await admin.client.ok(imagePostRoutes.saveImagePost, {
    body: {
      imageId: newer,
      documentId: await upload(admin, await drawTemplate(3, 'one')),
      title,
      type,
      imageCategoryId,
      language,
    },
  })
  expect(await pairs(admin)).toEqual([])
})

test('of a shared image and an agency’s own it is that agency’s pair alone, whichever came first; hidden by it, it is none', async () => {
  const [one, two] = [await drawTemplate(4, 'one'), await drawTemplate(5, 'one')]
  const sharedFirst = await add(root, await upload(root, one))
  const ownSecond = await add(admin, await upload(admin, await smaller(one)))
  const ownFirst = await add(admin, await upload(admin, two))
  const sharedSecond = await add(root, await upload(root, await smaller(two)))
  expect(await pairs(admin)).toEqual([
    [sharedSecond, ownFirst],
    [ownSecond, sharedFirst],
  ])
  const stranger = await makeStaff(w, 'admin')
  expect([await pairs(stranger), await pairs(root)]).toEqual([[], []])
  const twin = await add(root, await upload(root, await smaller(one)))
  expect([await pairs(stranger), await pairs(root)]).toEqual([[[twin, sharedFirst]], [[twin, sharedFirst]]])
  await stranger.client.ok(withheldRoutes.withholdImagePost, {
    body: { imageId: twin, isWithheld: true },
  })
  expect([await pairs(stranger), await pairs(root)]).toEqual([[], [[twin, sharedFirst]]])
})

test('an image whose language is put right, and one that came back, is compared anew', async () => {
  const picture = await drawTemplate(6, 'one')
  const older = await add(admin, await upload(admin, picture))
  const newer = await add(admin, await upload(admin, await smaller(picture)), { language: 'en' })
  expect(await pairs(admin)).toEqual([])
  const [post] = await admin.client.ok(imagePostRoutes.listImagePostsByIds, {
    query: { imageIds: String(newer) },
  })
  const { title, type, imageCategoryId } = post!
  await admin.client.ok(imagePostRoutes.saveImagePost, {
    body: { imageId: newer, title, type, imageCategoryId, language: 'hi' },
  })
  expect(await pairs(admin)).toEqual([[newer, older]])
  const remove = (restore?: true) =>
    admin.client.ok(imagePostRoutes.deleteImagePosts, {
      body: { imageIds: [older], ...(restore && { restore }) },
    })
  await remove()
  const meanwhile = await add(admin, await upload(admin, await smaller(picture)))
  expect(await pairs(admin)).toEqual([[meanwhile, newer]])
  await remove(true)
  const words = (all: number[][]) => all.map(String).toSorted((a, b) => a.localeCompare(b))
  expect(words(await pairs(admin))).toEqual(
    words([
      [meanwhile, newer],
      [meanwhile, older],
      [newer, older],
    ]),
  )
})

test('what two hundred other agencies have of the same image hides no pair of one’s own', async () => {
  const { platform } = w.world.database
  const picture = await drawTemplate(7, 'one')
  const other = admin.agency
  const late = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  category = (await makeLibrary(w, late.agency)).imageCategoryId
  const older = await add(late, await upload(late, picture))
  const { fullKey } = await platform
    .selectFrom('imagePost')
    .select('fullKey')
    .where('imageId', '=', older)
    .executeTakeFirstOrThrow()
  const look = await platform
    .selectFrom('imageLook')
    .selectAll()
    .where('fullKey', '=', fullKey)
    .executeTakeFirstOrThrow()
  const { imageCategoryId } = await makeLibrary(w, other)
  for (let at = 0; at < 200; at++) {
    const key = `a${other.agencyId}/copy-${at}.held`
    await makePost(w, other, { imageCategoryId, language: 'hi', fullKey: key, lookedAt: w.clock.now() })
    await platform
      .insertInto('imageLook')
      .values({ ...look, agencyId: other.agencyId, fullKey: key })
      .execute()
  }
  const again = await upload(late, await smaller(picture))
  expect((await alike(late, again)).map(({ post }) => post?.imageId)).toEqual([older])
  const newer = await add(late, again)
  expect(await pairs(late)).toEqual([[newer, older]])
})

test('a shared picture that fifty agencies have already is a pair of each of them', async () => {
  const { platform } = w.world.database
  const picture = await drawTemplate(9, 'one')
  const own = await add(admin, await upload(admin, picture))
  await pairs(admin)
  const { fullKey } = await platform
    .selectFrom('imagePost')
    .select('fullKey')
    .where('imageId', '=', own)
    .executeTakeFirstOrThrow()
  const look = await platform
    .selectFrom('imageLook')
    .selectAll()
    .where('fullKey', '=', fullKey)
    .executeTakeFirstOrThrow()
  for (let at = 0; at < 50; at++) {
    const other = await makeAgency(w)
    const key = `a${other.agencyId}/copy.held`
    await makePost(w, other, {
      imageCategoryId: shared,
      language: 'hi',
      fullKey: key,
      lookedAt: w.clock.now(),
    })
    await platform
      .insertInto('imageLook')
      .values({ ...look, agencyId: other.agencyId, fullKey: key })
      .execute()
  }
  const ofAll = await add(root, await upload(root, await smaller(picture)))
  await pairs(root)
  const { rows } = await sql<{
    n: number
  }>`select count(distinct agency_id)::int as n from image_pair where image_id = ${ofAll}`.execute(platform)
  expect(rows[0]!.n).toBe(51)
  expect(await pairs(admin)).toEqual([[ofAll, own]])
})

test('images wait while the store does not answer, and are compared once it does', async () => {
  const picture = await drawTemplate(8, 'one')
  const older = await add(admin, await upload(admin, picture))
  const newer = await add(admin, await upload(admin, await smaller(picture)))
  // As those of before there was a comparing.
  await w.world.database.platform.deleteFrom('imageLook').execute()
  const away = vi.spyOn(w.world.storage, 'get').mockRejectedValue(new Error('the store does not answer'))
  expect(await pairs(admin)).toEqual([])
  away.mockRestore()
  expect(await pairs(admin)).toEqual([[newer, older]])
})

test('a page of duplicates reads as many pairs as it shows, however many there are', async () => {
  const { platform } = w.world.database
  const { agencyId } = admin.agency
  const made = { language: 'hi' as const, lookedAt: w.clock.now() }
  for (let at = 0; at < 80; at++) await makePost(w, admin.agency, { imageCategoryId: category, ...made })
  await sql`insert into image_pair (agency_id, image_id, other_id) select one.agency_id, one.image_id, other.image_id
    from image_post one join image_post other on other.agency_id = one.agency_id and other.image_id < one.image_id
    where one.agency_id = ${agencyId} and one.deleted_at is null and other.deleted_at is null`.execute(
    platform,
  )
  const owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
  await owner.query('vacuum analyze image_pair, image_post')
  await owner.end()
  const seen = { agencyIds: [agencyId, root.agency.agencyId], by: agencyId, withheldToo: false }
  const { found, read } = await platform.transaction().execute(async (tx) => {
    const found = await listPairs(tx, seen, { before: undefined, pageSize: 20 })
    const { rows } = await sql<{
      n: number
    }>`select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = 'image_pair'`.execute(
      tx,
    )
    return { found, read: rows[0]!.n }
  })
  expect(found.rows).toHaveLength(20)
  expect(read).toBeLessThan(100)
})

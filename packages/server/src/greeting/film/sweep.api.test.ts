import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAgency, makeStaff, type TestAgency, type TestStaff } from '../../testing/makers.ts'
import { makeLibrary } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { sweep } from './work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let imageCategoryId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  await makeAgency(w, { isSuperAdmin: true })
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  ;({ imageCategoryId } = await makeLibrary(w, agency))
})
afterAll(() => w.close())

/** A film that was made three days ago, whose files are named after it; no post was made of it. */
async function makeOld(name: string): Promise<{ documentId: number; filmKey: string }> {
  const { platform } = w.world.database
  const { agencyId } = agency
  const madeBy = `franchisee ${admin.franchiseeId} of ${agencyId}`
  const at = new Date(w.clock.now().getTime() - 3 * 86_400_000)
  const key = (what: string) => `a${agencyId}/${name}-${what}.held`
  for (const what of ['full', 'thumbnail', 'preview', 'film', 'light', 'upload'])
    await w.world.storage.put(key(what), Buffer.from(what))
  const { documentId } = await platform
    .insertInto('document')
    .values({
      agencyId,
      businessId: null,
      ownerUserId: null,
      kind: 'imagePost',
      storageKey: key('full'),
      thumbnailKey: key('thumbnail'),
      jpegKey: key('preview'),
      width: 1080,
      height: 1080,
      bytes: 4,
      sizes: '[]',
      sizesAt: at,
      contentType: 'image/jpeg',
      madeBy,
      createdAt: at,
    })
    .returning('documentId')
    .executeTakeFirstOrThrow()
  const made = { state: 'ready', documentId, percent: 100, filmSeconds: 1 } as const
  const keys = { filmKey: key('film'), filmPreviewKey: key('light'), filmOriginalKey: key('upload') }
  await platform
    .insertInto('greetingFilm')
    .values({
      agencyId,
      name,
      bytes: 4,
      parts: 1,
      baseKey: key('base'),
      madeBy,
      createdAt: at,
      changedAt: at,
      ...made,
      ...keys,
    })
    .execute()
  return { documentId, filmKey: keys.filmKey }
}

test('a film that a post is made of while old uploads are swept keeps its files', async () => {
  const films = [await makeOld('one'), await makeOld('two')]
  const { remove } = w.world.storage
  const saved: { imageId: number; filmKey: string }[] = []
  vi.spyOn(w.world.storage, 'remove').mockImplementation(async (key) => {
    if (saved.length === 0) {
      const { documentId, filmKey } = films.find(
        (film) => !key.startsWith(film.filmKey.replace('film.held', '')),
      )!
      const { imageId } = await admin.client.ok(imagePostRoutes.saveImagePost, {
        body: { documentId, title: 'Kites', language: 'en', imageCategoryId, type: 'SQUARE_VIDEO' },
      })
      saved.push({ imageId, filmKey })
    }
    return remove(key)
  })
  await sweep(w.world)
  const [post] = saved
  expect(await w.world.storage.get(post!.filmKey)).not.toBeNull()
  const other = films.find(({ filmKey }) => filmKey !== post!.filmKey)!
  expect(await w.world.storage.get(other.filmKey)).toBeNull()
})

test('uploads that were broken off keep nobody from sending another one; those under way do', async () => {
  const begin = () => admin.client.call(filmRoutes.beginFilm, { body: { name: 'kite.mp4', bytes: 8 } })
  for (let n = 0; n < 20; n++) expect((await begin()).status).toBe(200)
  expect((await begin()).failure.code).toBe('LIMIT_REACHED')
  w.clock.move(31 * 60_000)
  expect((await begin()).status).toBe(200)
  w.clock.move(-31 * 60_000)
})

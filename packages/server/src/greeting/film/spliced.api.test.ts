import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { stripArea } from '@parichay/greeting/frames/safe-area.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMediaProgram } from '../../platform/media-program.ts'
import { fillReference } from '../../reference.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
} from '../../testing/makers.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { makeLibrary } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { templateKey } from './rules.ts'
import { frameCopy, makeMaster } from './work.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
const shops: TestBusiness[] = []
/** A square film of the library and a story. */
const posts = { SQUARE: 0, STORY: 0 }
const sizes = { SQUARE: '480x480', STORY: '540x960' }
const folder = mkdtempSync(join(tmpdir(), 'parichay-spliced-test-'))
const { path: ffmpeg } = findMediaProgram('')

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000', GREETING_VIDEOS: 'spliced' })
  await makeAgency(w, { isSuperAdmin: true })
  await fillReference(w.world.database)
  agency = await makeAgency(w)
  const admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  const today = istDay(w.clock.now())
  for (let i = 0; i < 2; i++) {
    const name = `Shop ${'of kites '.repeat(i + 1)}`.trim()
    const shop = await makeBusiness(w, { owner, name, isPaid: true, expiry: addDays(today, 299) })
    const limits = { greetingVideosLimit: 3 }
    await makePeriod(w, shop, { from: addDays(today, -3), until: addDays(today, 300), limits })
    shops.push(shop)
  }
  const { imageCategoryId } = await makeLibrary(w, agency)
  for (const shape of ['SQUARE', 'STORY'] as const) {
    const out = join(folder, 'film.mp4')
    const source = [
      '-f',
      'lavfi',
      '-i',
      `testsrc2=s=${sizes[shape]}:r=12:d=1`,
      '-f',
      'lavfi',
      '-i',
      'sine=d=1',
    ]
    execFileSync(ffmpeg, ['-v', 'error', ...source, '-shortest', '-pix_fmt', 'yuv420p', '-y', out])
    const bytes = readFileSync(out)
    const { filmId } = await admin.client.ok(filmRoutes.beginFilm, {
      body: { name: 'a.mp4', bytes: bytes.length },
    })
    const file = new Blob([new Uint8Array(bytes)])
    await admin.client.call(filmRoutes.sendFilmPart, { params: { filmId }, query: { part: 0 }, file })
    await makeMaster(w.world, { agencyId: agency.agencyId, filmId })
    const { documentId } = await admin.client.ok(filmRoutes.getFilm, { params: { filmId } })
    const post = { title: 'Kites', language: 'en', imageCategoryId, type: `${shape}_VIDEO`, documentId }
    const { imageId } = await admin.client.ok(imagePostRoutes.saveImagePost, { body: post as never })
    posts[shape] = imageId
  }
}, 120_000)
afterAll(async () => {
  w.world.media.splice.close()
  await w.close()
  rmSync(folder, { recursive: true, force: true })
})

const rowOf = (copyId: number) =>
  w.world.database.platform
    .selectFrom('greetingCopy')
    .selectAll()
    .where('copyId', '=', copyId)
    .executeTakeFirstOrThrow()
const want = async ({ businessId }: TestBusiness, imageId = posts.SQUARE) => {
  const copy = await owner.client.ok(filmRoutes.makeFilmCopy, {
    params: { imageId },
    body: { businessId } as never,
  })
  await frameCopy(w.world, { agencyId: agency.agencyId, copyId: copy.copyId })
  const query = { businessId, copyId: copy.copyId }
  const state = await owner.client.ok(filmRoutes.getFilmCopy, { params: { imageId }, query })
  const fetch = (headers?: Record<string, string>) =>
    owner.client.call(
      filmRoutes.getFilmCopyFile,
      { params: { imageId }, query },
      { ...(headers && { headers }) },
    )
  return { ...state, row: await rowOf(copy.copyId), fetch }
}
const probe = (bytes: Buffer) => {
  const path = join(folder, 'probed.mp4')
  writeFileSync(path, bytes)
  return w.world.media.probe(path)
}

/** One word for what all frames show of a part of the picture. */
const framesHash = (bytes: Buffer, name: string, crop: string): string => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const args = ['-v', 'error', '-i', path, '-map', '0:v', '-vf', `crop=${crop}`, '-f', 'md5', '-']
  return execFileSync(ffmpeg, args).toString().trim()
}

test('the panel draws what the file will hold', async () => {
  const query = { businessId: shops[0]!.businessId }
  expect((await owner.client.ok(frameRoutes.getImagePostSettings, { query })).filmLayout).toBe('strip')
})

test('the film is encoded once; each shop has a strip of its own, and the file is whole', async () => {
  const { media } = w.world
  const { overlay, splice } = media
  const { template } = splice
  let templates = 0
  media.overlay = () => Promise.reject(new Error('the ordinary way'))
  splice.template = (order) => {
    templates += 1
    return template(order)
  }
  const [first, second] = [await want(shops[0]!), await want(shops[1]!)]
  media.overlay = overlay
  splice.template = template
  expect([first.state, second.state, templates]).toEqual(['ready', 'ready', 1])
  expect(first.row.spliceKey).toBe(templateKey(first.row.filmKey))
  expect([first.row.storageKey === second.row.storageKey, first.row.spliceKey]).toEqual([
    false,
    second.row.spliceKey,
  ])
  const { status, bytes } = await first.fetch()
  expect([status, bytes.length]).toEqual([200, first.bytes])
  expect(await probe(bytes)).toMatchObject({
    width: 1080,
    height: 1080,
    frames: 30,
    audio: 'aac',
    video: 'h264',
  })
  const held = await w.world.storage.get(first.row.storageKey!)
  expect(held!.bytes).toBeLessThan(bytes.length / 2)
  held!.body.destroy()

  const part = await first.fetch({ range: 'bytes=1000-1999' })
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 1000-1999/${bytes.length}`])
  expect(part.bytes.equals(bytes.subarray(1000, 2000))).toBe(true)
}, 120_000)

test('a story stands under its own type and has a strip of its own height; the rest is the same for all shops', async () => {
  const list = async (query: object) => {
    const { list: found } = await owner.client.ok(imagePostRoutes.listImagePosts, { query: query as never })
    return found.filter(({ film }) => film).map(({ imageId }) => imageId)
  }
  expect(await list({ type: 'STORY_VIDEO' })).toEqual([posts.STORY])
  expect(await list({ type: 'SQUARE_VIDEO' })).toEqual([posts.SQUARE])
  expect(await list({ mediaType: 'VIDEO', shape: 'STORY' })).toEqual([posts.STORY])
  const made = [await want(shops[0]!, posts.STORY), await want(shops[1]!, posts.STORY)]
  expect(made.map(({ state, row }) => [state, row.spliceKey !== null, row.stripOf])).toEqual([
    ['ready', true, 'STORY'],
    ['ready', true, 'STORY'],
  ])
  const { y: top, height } = stripArea('STORY')
  const rows: string[][] = []
  for (const [i, one] of made.entries()) {
    const { status, bytes } = await one.fetch()
    expect([status, bytes.length]).toEqual([200, one.bytes])
    expect(await probe(bytes)).toMatchObject({ width: 1080, height: 1920, frames: 30, audio: 'aac' })
    const crops = [`1080:${top}:0:0`, `1080:${height}:0:${top}`]
    rows.push(crops.map((crop) => framesHash(bytes, `${i}.mp4`, crop)))
  }
  // The film above is the same to the last pixel; what stands below is a shop's own.
  expect(rows[0]![0]).toBe(rows[1]![0])
  expect(rows[0]![1]).not.toBe(rows[1]![1])
}, 120_000)

test('what is shared and went missing is told, and counts nothing', async () => {
  const copy = await want(shops[0]!)
  const kept = await w.world.storage.get(copy.row.spliceKey!)
  const told = Buffer.concat(await kept!.body.toArray())
  await w.world.storage.remove(copy.row.spliceKey!)
  expect((await copy.fetch()).failure.code).toBe('IMAGE_MISSING')
  await w.world.storage.put(copy.row.spliceKey!, told)
  expect((await copy.fetch()).status).toBe(200)
})

test('a film whose shared part is missing is made with another one when it is asked for again', async () => {
  const copy = await want(shops[0]!)
  const kept = await w.world.storage.get(copy.row.spliceKey!)
  const { bodyKey } = JSON.parse(Buffer.concat(await kept!.body.toArray()).toString()) as { bodyKey: string }
  await w.world.storage.remove(bodyKey)
  expect((await copy.fetch()).failure.code).toBe('IMAGE_MISSING')
  const again = await want(shops[0]!)
  expect([again.row.copyId === copy.row.copyId, again.state]).toEqual([false, 'ready'])
  expect(await probe((await again.fetch()).bytes)).toMatchObject({ width: 1080, height: 1080, frames: 30 })
}, 60_000)

test('a film that cannot be spliced goes the ordinary way in the same frame, and is not tried again', async () => {
  await w.world.database.platform.deleteFrom('greetingCopy').execute()
  const { splice } = w.world.media
  const { template } = splice
  let asked = 0
  splice.template = async () => {
    asked += 1
    return undefined
  }
  const [row] = await w.world.database.platform
    .selectFrom('imagePost')
    .select('filmKey')
    .where('imageId', '=', posts.SQUARE)
    .execute()
  await w.world.storage.remove(templateKey(row!.filmKey!))
  const [first, second] = [await want(shops[0]!), await want(shops[1]!)]
  splice.template = template
  expect([first.state, second.state, asked]).toEqual(['ready', 'ready', 1])
  expect([first.row.spliceKey, first.row.stripOf]).toEqual([null, 'SQUARE'])
  const { bytes } = await first.fetch()
  expect(await probe(bytes)).toMatchObject({ width: 1080, height: 1080, frames: 30 })
}, 60_000)

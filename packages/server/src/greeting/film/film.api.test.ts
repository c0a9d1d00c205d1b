import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { filmBounds, filmParts, type GreetingFilm } from '@parichay/contract/greeting/fields.films.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMediaProgram } from '../../platform/media-program.ts'
import { readUsage } from '../../plan/usage/store.ts'
import { agencyScope } from '../../platform/scope.ts'
import { fillReference } from '../../reference.ts'
import type { Client } from '../../testing/client.ts'
import { dieAtWork } from '../../testing/dead-worker.ts'
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
import { makePeriod } from '../../testing/makers.plan.ts'
import { makeLibrary } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { makeCopy, makeFilm } from './jobs.ts'
import { frameCopy, makeMaster, sweep, workFilms } from './work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let owner: TestCustomer
let business: TestBusiness
let imageCategoryId: number
const folder = mkdtempSync(join(tmpdir(), 'parichay-film-test-'))
const { path: ffmpeg } = findMediaProgram('')
/** A film of this size; `more` are arguments of the encoder. */
const draw = (size: string, seconds: number, ...more: string[]): Buffer => {
  const out = join(folder, `${size}-${seconds}.mp4`)
  const source = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=12:d=${seconds}`]
  const tone = ['-f', 'lavfi', '-i', `sine=d=${seconds}`, '-shortest']
  const made = [...more, '-pix_fmt', 'yuv420p', '-preset', 'ultrafast', '-y', out]
  execFileSync(ffmpeg, ['-v', 'error', ...source, ...tone, ...made])
  return readFileSync(out)
}

const partOf = (bytes: Buffer, part: number) =>
  new Blob([new Uint8Array(bytes.subarray(part * filmBounds.partBytes, (part + 1) * filmBounds.partBytes))])
const put = (client: Client, filmId: number, bytes: Buffer, part: number) =>
  client.call(filmRoutes.sendFilmPart, { params: { filmId }, query: { part }, file: partOf(bytes, part) })
const work = (filmId: number) => makeMaster(w.world, { agencyId: agency.agencyId, filmId })
async function upload(bytes: Buffer, client = admin.client): Promise<GreetingFilm> {
  const { filmId } = await client.ok(filmRoutes.beginFilm, {
    body: { name: 'kite.mp4', bytes: bytes.length },
  })
  for (let part = 0; part < filmParts(bytes.length); part++)
    expect((await put(client, filmId, bytes, part)).status).toBe(200)
  await work(filmId)
  return client.ok(filmRoutes.getFilm, { params: { filmId } })
}
const save = (body: object) =>
  admin.client.call(imagePostRoutes.saveImagePost, {
    body: { title: 'Kites', language: 'en', imageCategoryId, type: 'SQUARE_VIDEO', ...body } as never,
  })
const stored = async (key: string) => {
  const found = await w.world.storage.get(key)
  return found ? Buffer.concat(await found.body.toArray()) : undefined
}
const probe = (bytes: Buffer) => {
  const path = join(folder, 'probed.mp4')
  writeFileSync(path, bytes)
  return w.world.media.probe(path)
}
const usedToday = () =>
  readUsage(w.world.database.platform, agencyScope(agency.agencyId), business.businessId, {
    today: istDay(w.clock.now()),
    periodId: 0,
  }).then(({ greetingVideo }) => greetingVideo)

const ofBusiness = () => ({ businessId: business.businessId })
const want = (imageId: number, body: object = {}, client = owner.client) =>
  client.call(filmRoutes.makeFilmCopy, { params: { imageId }, body: { ...ofBusiness(), ...body } as never })
const make = async (imageId: number, body: object = {}) => {
  const { data } = await want(imageId, body)
  await frameCopy(w.world, { agencyId: agency.agencyId, copyId: data.copyId })
  return data.copyId
}
const fetchCopy = (imageId: number, copyId: number, client = owner.client) =>
  client.call(filmRoutes.getFilmCopyFile, { params: { imageId }, query: { ...ofBusiness(), copyId } })
const look = (imageId: number, copyId: number) =>
  owner.client.ok(filmRoutes.getFilmCopy, { params: { imageId }, query: { ...ofBusiness(), copyId } })

let square: Buffer
const posts: number[] = []
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  await makeAgency(w, { isSuperAdmin: true })
  await fillReference(w.world.database)
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  const today = istDay(w.clock.now())
  business = await makeBusiness(w, { owner, isPaid: true, expiry: addDays(today, 299) })
  ;({ imageCategoryId } = await makeLibrary(w, agency))
  const limits = { greetingVideosLimit: 2 }
  await makePeriod(w, business, { from: addDays(today, -3), until: addDays(today, 300), limits })
  square = draw('480x480', 1)
}, 120_000)
afterAll(async () => {
  await w.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('staff bring a film into the library', () => {
  test('parts in any order, one twice; a master, a picture, a light film; a post takes it', async () => {
    // Two parts: noise behind the film is a box that nobody reads.
    const free = Buffer.alloc(filmBounds.partBytes + 8)
    free.writeUInt32BE(free.length)
    free.write('free', 4)
    const bytes = Buffer.concat([square, free])
    const { client } = admin
    const { filmId } = await client.ok(filmRoutes.beginFilm, {
      body: { name: 'kite.mp4', bytes: bytes.length },
    })
    expect((await put(client, filmId, bytes, 1)).data.state).toBe('arriving')
    expect((await put(client, filmId, bytes, 1)).data.arrived).toEqual([1])
    expect((await put(client, filmId, bytes, 0)).data.state).toBe('waiting')
    expect((await put(client, filmId, bytes, 0)).failure.code).toBe('CONFLICT')
    await work(filmId)
    const film = await client.ok(filmRoutes.getFilm, { params: { filmId } })
    expect(film).toMatchObject({ state: 'ready', percent: 100, shape: 'SQUARE', fault: null })
    const light = (await stored(film.previewUrl!.replace('/files/', '')))!
    expect(light.length).toBeLessThan(400_000)
    expect(await probe(light)).toMatchObject({ width: 360, height: 360 })

    expect((await save({ documentId: film.documentId, type: 'SQUARE_IMAGE' })).failure).toMatchObject({
      code: 'VALIDATION',
      field: 'type',
    })
    const { data: post } = await save({ documentId: film.documentId })
    expect(post.film).toMatchObject({ previewUrl: film.previewUrl, seconds: expect.closeTo(1, 1) })
    posts.push(post.imageId)
    const row = await w.world.database.platform
      .selectFrom('imagePost')
      .selectAll()
      .where('imageId', '=', post.imageId)
      .executeTakeFirstOrThrow()
    expect(await probe((await stored(row.filmKey!))!)).toMatchObject({
      width: 1080,
      height: 1080,
      frames: 30,
    })
    expect(await stored(row.filmOriginalKey!)).toEqual(bytes)
    // Its words change without the film.
    expect((await save({ imageId: post.imageId, title: 'Kites again' })).status).toBe(200)
    expect((await client.call(filmRoutes.getFilm, { params: { filmId } })).status).toBe(404)
  }, 60_000)

  test('a film is its uploader’s, and a colleague or customer finds none', async () => {
    const { filmId } = await admin.client.ok(filmRoutes.beginFilm, { body: { name: 'a', bytes: 9 } })
    const colleague = await makeStaff(w, 'admin', { agency })
    expect((await colleague.client.call(filmRoutes.getFilm, { params: { filmId } })).status).toBe(404)
    expect((await owner.client.call(filmRoutes.getFilm, { params: { filmId } })).status).toBe(403)
    expect((await admin.client.ok(filmRoutes.dropFilm, { body: { filmId } })).dropped).toBe(true)
  })

  test.each([
    ['320x320', 1, 'tooSmall'],
    ['640x480', 1, 'wrongShape'],
    ['480x480', 62, 'tooLong'],
  ])(
    '%s of %d s: %s',
    async (size, seconds, fault) => {
      const film = await upload(draw(size, seconds, ...(seconds > 9 ? ['-r', '2'] : [])))
      expect(film).toMatchObject({ state: 'failed', fault, documentId: null })
    },
    60_000,
  )

  test.each([
    ['text', () => Buffer.from('#EXTM3U\nhttp://127.0.0.1/a.ts\n')],
    ['half', () => square.subarray(0, square.length >> 1)],
    ['noise behind a good head', () => Buffer.concat([square.subarray(0, 64), Buffer.alloc(9000, 7)])],
  ])(
    'what is no film is said to be none: %s',
    async (_, bytes) => {
      expect(await upload(bytes())).toMatchObject({ state: 'failed', fault: 'unreadable' })
    },
    30_000,
  )

  test('a worker that broke off is followed by another; a dropped film ends its run; old uploads go', async () => {
    const { client } = admin
    const begin = async () => {
      const { filmId } = await client.ok(filmRoutes.beginFilm, { body: { name: 'b', bytes: square.length } })
      await put(client, filmId, square, 0)
      return filmId
    }
    const broken = await begin()
    const { media } = w.world
    const { makeMaster: real } = media
    media.makeMaster = async () => Promise.reject(new Error('the disk is gone'))
    await expect(work(broken)).rejects.toThrow('disk')
    media.makeMaster = real
    await work(broken)
    const whole = await client.ok(filmRoutes.getFilm, { params: { filmId: broken } })
    expect(whole.state).toBe('ready')

    const dropped = await begin()
    media.makeMaster = async (order) => {
      await client.ok(filmRoutes.dropFilm, { body: { filmId: dropped } })
      return real(order)
    }
    await work(dropped)
    media.makeMaster = real
    expect((await client.call(filmRoutes.getFilm, { params: { filmId: dropped } })).status).toBe(404)

    w.clock.move(3 * 86_400_000)
    await sweep(w.world)
    const left = await w.world.database.platform.selectFrom('greetingFilm').select('filmId').execute()
    expect(left).toEqual([])
    expect(await stored(whole.previewUrl!.replace('/files/', ''))).toBeUndefined()
    // Sessions of staff are over by now.
    admin = await makeStaff(w, 'admin', { agency })
    expect((await save({ documentId: whole.documentId })).failure.code).toBe('NOT_FOUND')
  }, 60_000)
})

describe('a business has the film in its frame', () => {
  beforeAll(async () => {
    while (posts.length < 4) {
      const { documentId } = await upload(square)
      posts.push((await save({ documentId })).data.imageId)
    }
  }, 120_000)

  test('two submits at once are one film; the file is whole, with sound, and counts when it is fetched', async () => {
    const [first, second] = await Promise.all([want(posts[0]!), want(posts[0]!)])
    expect([first.text, second.text]).toEqual([
      expect.stringContaining('copyId'),
      expect.stringContaining('copyId'),
    ])
    expect(first.data.copyId).toBe(second.data.copyId)
    const { copyId } = first.data
    expect((await fetchCopy(posts[0]!, copyId)).failure.code).toBe('CONFLICT')
    await frameCopy(w.world, { agencyId: agency.agencyId, copyId })
    expect(await look(posts[0]!, copyId)).toMatchObject({ state: 'ready', percent: 100, isFree: false })
    expect(await usedToday()).toBe(0)
    const { status, bytes, headers } = await fetchCopy(posts[0]!, copyId)
    expect([status, headers['content-type']]).toEqual([200, 'video/mp4'])
    expect(await probe(bytes)).toMatchObject({ width: 1080, frames: 30, audio: 'aac', video: 'h264' })
    expect(await usedToday()).toBe(1)
    await fetchCopy(posts[0]!, copyId)
    expect([await usedToday(), (await look(posts[0]!, copyId)).isFree]).toEqual([1, true])
    // Unchanged it is made once for all.
    expect((await want(posts[0]!)).data).toMatchObject({ copyId, state: 'ready' })
  }, 60_000)

  test('the third of a day waits for tomorrow, however many are fetched at once; what was fetched stays free', async () => {
    const copies = [await make(posts[1]!), await make(posts[2]!), await make(posts[3]!)]
    const answers = await Promise.all(copies.map((copyId, i) => fetchCopy(posts[i + 1]!, copyId)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402, 402])
    expect(answers.find(({ status }) => status === 402)!.failure.code).toBe('QUOTA_DAILY')
    expect(await usedToday()).toBe(2)
    const free = (await want(posts[0]!)).data.copyId
    expect((await fetchCopy(posts[0]!, free)).status).toBe(200)
    const left = answers.findIndex(({ status }) => status === 402)
    expect((await want(posts[left + 1]!, { settings: undefined })).failure.code).toBe('QUOTA_DAILY')
    w.clock.move(86_400_000)
    expect((await fetchCopy(posts[left + 1]!, copies[left]!)).status).toBe(200)
    expect(await usedToday()).toBe(1)
  }, 90_000)

  test('a file that is missing and a run that fails three times count nothing; again is another run', async () => {
    w.clock.move(8 * 86_400_000)
    await w.world.database.platform.deleteFrom('greetingCopy').execute()
    const copyId = await make(posts[1]!)
    const row = await w.world.database.platform
      .selectFrom('greetingCopy')
      .selectAll()
      .where('copyId', '=', copyId)
      .executeTakeFirstOrThrow()
    await w.world.storage.remove(row.storageKey!)
    expect((await fetchCopy(posts[1]!, copyId)).failure.code).toBe('IMAGE_MISSING')
    const anew = await make(posts[1]!)
    expect([anew === copyId, (await want(posts[1]!)).data.copyId]).toEqual([false, anew])
    const { overlay } = w.world.media
    w.world.media.overlay = async () => Promise.reject(new Error('full'))
    const { data } = await want(posts[2]!)
    const run = () => frameCopy(w.world, { agencyId: agency.agencyId, copyId: data.copyId })
    await expect(run()).rejects.toThrow('full')
    await expect(run()).rejects.toThrow('full')
    await run()
    w.world.media.overlay = overlay
    expect((await look(posts[2]!, data.copyId)).state).toBe('failed')
    expect(await usedToday()).toBe(0)
    const again = (await want(posts[2]!)).data
    expect([again.copyId === data.copyId, again.state]).toEqual([false, 'waiting'])
    const body = { ...ofBusiness(), copyId: again.copyId }
    const ended = await owner.client.ok(filmRoutes.cancelFilmCopy, { params: { imageId: posts[2]! }, body })
    expect(ended.state).toBe('cancelled')
    await frameCopy(w.world, { agencyId: agency.agencyId, copyId: again.copyId })
    expect((await look(posts[2]!, again.copyId)).state).toBe('cancelled')
  }, 60_000)

  test('midnight in Asia/Kolkata between the making and the fetching: the day of the fetching counts, once', async () => {
    await w.world.database.platform.deleteFrom('greetingCopy').execute()
    const dayMs = 86_400_000
    // Half a minute before midnight in India, some days on: what was fetched in the tests before is not free any more.
    const inIndia = (w.clock.now().getTime() + 19_800_000) % dayMs
    w.clock.move(9 * dayMs + (dayMs - 30_000 - inIndia))
    const [before, copies] = [istDay(w.clock.now()), [] as number[]]
    for (const post of posts.slice(0, 3)) copies.push(await make(post))
    for (const n of [0, 1]) expect((await fetchCopy(posts[n]!, copies[n]!)).status).toBe(200)
    expect((await fetchCopy(posts[2]!, copies[2]!)).failure.code).toBe('QUOTA_DAILY')
    expect(await usedToday()).toBe(2)
    w.clock.move(60_000)
    expect(istDay(w.clock.now())).toBe(addDays(before, 1))
    expect(await usedToday()).toBe(0)
    const both = await Promise.all([fetchCopy(posts[2]!, copies[2]!), fetchCopy(posts[2]!, copies[2]!)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await usedToday()).toBe(1)
    // What was fetched the day before stays free, and is the day before's.
    expect((await fetchCopy(posts[0]!, copies[0]!)).status).toBe(200)
    expect(await usedToday()).toBe(1)
    const dayBefore = await readUsage(
      w.world.database.platform,
      agencyScope(agency.agencyId),
      business.businessId,
      { today: before, periodId: 0 },
    )
    expect(dayBefore.greetingVideo).toBe(2)
  }, 90_000)

  test('without a plan, with videos switched off, for a stranger, for a picture', async () => {
    const other = await makeBusiness(w, { owner })
    const body = { businessId: other.businessId }
    expect((await want(posts[0]!, body)).failure.code).toBe('PLAN_NEEDED')
    const stranger = await makeCustomer(w, { agency })
    expect((await want(posts[0]!, {}, stranger.client)).status).toBe(404)
    const picture = (await makeLibrary(w, agency)).imageId
    expect((await want(picture)).failure.code).toBe('CONFLICT')
  })

  test('a worker that dies at the last try: film and copy have failed, it is told once, and again is another one', async () => {
    // Sessions of staff are over by now.
    admin = await makeStaff(w, 'admin', { agency })
    const { filmId } = await admin.client.ok(filmRoutes.beginFilm, { body: { name: 'c', bytes: 9 } })
    await put(admin.client, filmId, Buffer.from('no film at'.slice(0, 9)), 0)
    const film = () => admin.client.ok(filmRoutes.getFilm, { params: { filmId } })
    const { copyId } = (await want(posts[3]!)).data
    const copy = () => look(posts[3]!, copyId)
    const { platform } = w.world.database
    await platform.updateTable('greetingFilm').set({ state: 'making', attempt: 3 }).execute()
    await platform
      .updateTable('greetingCopy')
      .set({ state: 'making', attempt: 3 })
      .where('copyId', '=', copyId)
      .execute()
    for (const job of [makeFilm, makeCopy]) await dieAtWork(w, job)
    expect([(await film()).state, (await copy()).state]).toEqual(['making', 'making'])
    await workFilms(w.world)
    await w.world.queue.workGivenUp()
    await expect.poll(film, { timeout: 30_000 }).toMatchObject({ state: 'failed', fault: 'broken' })
    await expect.poll(copy, { timeout: 30_000 }).toMatchObject({ state: 'failed' })
    const told = () =>
      platform
        .selectFrom('adminNotification')
        .select('facts')
        .where('agencyId', '=', agency.agencyId)
        .where('kind', '=', 'failed_job')
        .execute()
    await expect.poll(async () => (await told()).length, { timeout: 30_000 }).toBe(2)
    const again = (await want(posts[3]!)).data
    expect([again.copyId === copyId, again.state]).toEqual([false, 'waiting'])
    await expect
      .poll(() => look(posts[3]!, again.copyId), { timeout: 60_000 })
      .toMatchObject({ state: 'ready' })
    await w.world.database.platform.deleteFrom('greetingFilm').execute()
  }, 150_000)
})

import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { giveSingle } from '../payment/store.goods.ts'
import { agencyScope } from '../platform/scope.ts'
import { makeBusiness, makeStaff, type TestBusiness } from '../testing/makers.ts'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { makePeriod } from '../testing/makers.plan.ts'
import { makeVideoTemplate } from '../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { filmOne, sweep, wake } from './film/work.ts'
import * as drawing from './film/work.draw.ts'

let w: TestWorld
let shop: TestShop
let business: TestBusiness
let templateId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
  templateId = await makeVideoTemplate(w)
})
beforeEach(async () => {
  vi.restoreAllMocks()
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today(), 200) })
})
afterAll(() => w.close())

const today = () => istDay(w.clock.now())
const client = () => shop.customer.client
const withPlan = (promotionalVideoLimit: number) =>
  makePeriod(w, business, {
    from: addDays(today(), -1),
    until: addDays(today(), 300),
    limits: { promotionalVideoLimit },
  })
const said = (headline: string, more: Partial<VideoValues> = {}): VideoValues => ({
  texts: { headline },
  pictures: {},
  colours: { ground: '#7a2e1f' },
  hasLogo: false,
  music: '',
  language: 'en',
  ...more,
})
const ofBusiness = () =>
  client().ok(userVideoRoutes.getUserVideosByBusiness, { query: { businessId: business.businessId } })
const used = async () => (await ofBusiness()).allowance.used
const make = (headline = 'Sale today') =>
  client().ok(userVideoRoutes.saveUserVideo, {
    body: { businessId: business.businessId, templateId, title: 'Our film', values: said(headline) },
  })
const save = (videoNo: number, values: VideoValues, version?: number) =>
  client().call(userVideoRoutes.saveUserVideo, {
    body: { videoNo, templateId, title: 'Our film', values, ...(version ? { version } : {}) },
  })
const look = (videoNo: number) => client().ok(userVideoRoutes.getUserVideo, { params: { videoNo } })
const order = async (videoNo: number, more: { isSample?: boolean; version?: number } = {}) => {
  const { version } = await look(videoNo)
  return client().call(userVideoRoutes.renderUserVideo, { body: { videoNo, version, ...more } })
}
const film = async (videoNo: number) => {
  const { render, agencyId } = await look(videoNo)
  await filmOne(w.world, { agencyId, renderId: render!.renderNo })
  return look(videoNo)
}
const fileOf = (videoNo: number, more = '') =>
  client().get(`/api/v1/video/user-video/file?videoNo=${videoNo}${more}`)
const cancelsLogged = async (videoNo: number) =>
  (
    await w.world.database.platform
      .selectFrom('audit')
      .select('action')
      .where('object', '=', `userVideo ${videoNo}`)
      .where('action', '=', 'userVideo.cancel')
      .execute()
  ).length
/** Films of the tests are made in no time, unless a test is about making them. */
const filmAtOnce = () =>
  vi.spyOn(drawing, 'encodeScene').mockImplementation(async (_world, _scene, _images, { folder }) => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, 'a film')
    return path
  })

describe('a video', () => {
  test('is kept as a draft, changed over its version only, and says what keeps it from being made', async () => {
    await withPlan(2)
    const video = await make('')
    expect(video).toMatchObject({
      version: 1,
      render: null,
      film: null,
      templateTitle: 'Plain offer',
      cover: { by: 'plan', left: 2 },
      can: { edit: true, render: true, cancel: 'CONFLICT', download: 'NOT_FOUND', status: 'NOT_ALLOWED' },
    })
    const missing = await order(video.videoNo)
    expect([missing.status, missing.failure.field]).toEqual([422, 'headline'])
    const long = await save(video.videoNo, said('x'.repeat(31)), 1)
    expect(long.status).toBe(200)
    expect((await order(video.videoNo)).failure.field).toBe('headline')
    expect((await save(video.videoNo, said('later'), 1)).failure.code).toBe('CONFLICT')
    expect(
      (await save(video.videoNo, said('Sale', { texts: { headline: 'Sale', other: 'x' } }))).status,
    ).toBe(200)
    expect((await look(video.videoNo)).values.texts).toEqual({ headline: 'Sale' })
  })

  test('becomes a film: MP4 that plays from its first byte, a poster, counted once', async () => {
    await withPlan(2)
    const { videoNo } = await make()
    const both = await Promise.all([order(videoNo), order(videoNo)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const ordered = await look(videoNo)
    expect(ordered.render).toMatchObject({ state: 'waiting', percent: 0, position: expect.any(Number) })
    expect(ordered.render!.secondsLeft).toBeGreaterThan(0)
    const done = await film(videoNo)
    expect(done.render).toMatchObject({ state: 'ready', percent: 100, secondsLeft: null, isSample: false })
    expect(done.film).toMatchObject({ isCurrent: true, hasSmall: false })
    expect(done.cover.by).toBe('made')
    const file = await fileOf(videoNo)
    expect(file.headers['content-type']).toBe('video/mp4')
    expect(file.bytes.length).toBe(done.film!.bytes)
    const heads = file.bytes.subarray(0, 64).toString('latin1')
    expect(heads.slice(4, 8)).toBe('ftyp')
    expect(file.bytes.indexOf('moov')).toBeLessThan(file.bytes.indexOf('mdat'))
    await w.world.media.inFolder(async (folder) => {
      const path = join(folder, 'film.mp4')
      await writeFile(path, file.bytes)
      expect(await w.world.media.probe(path)).toMatchObject({ width: 1080, height: 1080 })
    })
    const part = await client().get(`/api/v1/video/user-video/file?videoNo=${videoNo}`, {
      range: 'bytes=4-7',
    })
    expect([part.status, part.bytes.toString('latin1')]).toEqual([206, 'ftyp'])
    const poster = await fileOf(videoNo, '&size=poster')
    expect([poster.headers['content-type'], poster.bytes.subarray(0, 2).toString('hex')]).toEqual([
      'image/jpeg',
      'ffd8',
    ])
    expect(await used()).toBe(1)
    expect((await order(videoNo)).status).toBe(200)
    expect(await used()).toBe(1)
  }, 120_000)

  test('text may be corrected for a week without counting; another film counts', async () => {
    filmAtOnce()
    await withPlan(1)
    const { videoNo } = await make()
    await order(videoNo)
    await film(videoNo)
    await save(videoNo, said('Sale tomorrow'))
    expect((await look(videoNo)).cover.by).toBe('correction')
    expect((await order(videoNo)).status).toBe(200)
    expect((await film(videoNo)).film).toMatchObject({ isCurrent: true })
    expect(await used()).toBe(1)
    w.clock.move(8 * 86_400_000)
    await save(videoNo, said('Sale next week'))
    expect((await look(videoNo)).cover).toMatchObject({ by: 'none', why: 'usedUp' })
    const refused = await order(videoNo)
    expect([refused.status, refused.failure.code]).toEqual([402, 'LIMIT_REACHED'])
    w.clock.move(-8 * 86_400_000)
  })

  test('many at once never exceed the plan', async () => {
    await withPlan(3)
    const videos = await Promise.all(Array.from({ length: 8 }, (_, i) => make(`Sale ${i}`)))
    const answers = await Promise.all(videos.map(({ videoNo }) => order(videoNo)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await used()).toBe(3)
  })

  test('a failure counts nothing and trying again is free; so is cancelling', async () => {
    await withPlan(1)
    const { videoNo } = await make()
    vi.spyOn(drawing, 'encodeScene').mockRejectedValue(new Error('the encoder is gone'))
    await order(videoNo)
    expect(await used()).toBe(1)
    expect((await film(videoNo)).render).toMatchObject({ state: 'waiting' })
    expect((await film(videoNo)).render).toMatchObject({
      state: 'failed',
      fault: 'RENDER_FAILED',
      attempts: 2,
    })
    expect(await used()).toBe(0)
    await order(videoNo)
    expect(await used()).toBe(1)
    const cancelled = await client().ok(userVideoRoutes.cancelUserVideo, { body: { videoNo } })
    expect(cancelled.render!.state).toBe('cancelled')
    expect(await used()).toBe(0)
    await client().ok(userVideoRoutes.cancelUserVideo, { body: { videoNo } })
    expect(await used()).toBe(0)
    expect(await cancelsLogged(videoNo)).toBe(1)
    filmAtOnce()
    await order(videoNo)
    expect((await film(videoNo)).render!.state).toBe('ready')
    expect(await used()).toBe(1)
  })

  test('on a full disk the film ends with that word, counts nothing and leaves nothing; later it is made', async () => {
    filmAtOnce()
    await withPlan(1)
    const { videoNo } = await make()
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const { putFile } = w.world.storage
    const kept: string[] = []
    const put = vi.spyOn(w.world.storage, 'putFile')
    // The film still fits, its poster does not.
    put.mockImplementation(async (key, path) => {
      kept.push(key)
      if (key.includes('poster')) throw full
      return putFile(key, path)
    })
    await order(videoNo)
    await film(videoNo)
    expect((await film(videoNo)).render).toMatchObject({ state: 'failed', fault: 'SERVICE_BUSY' })
    expect(await used()).toBe(0)
    for (const key of kept) expect([key, await w.world.storage.get(key)]).toEqual([key, null])
    put.mockRestore()
    expect((await fileOf(videoNo)).status).toBe(404)
    await order(videoNo)
    expect((await film(videoNo)).render!.state).toBe('ready')
    expect(await used()).toBe(1)
  })

  test('a template that is withdrawn while films wait: they are made all the same, new ones are refused', async () => {
    filmAtOnce()
    await withPlan(3)
    const own = await makeVideoTemplate(w)
    const { businessId } = business
    const body = { businessId, templateId: own, title: 'Our film', values: said('Sale') }
    const made = await Promise.all([1, 2].map(() => client().ok(userVideoRoutes.saveUserVideo, { body })))
    for (const { videoNo } of made) expect((await order(videoNo)).status).toBe(200)
    await w.world.database.platform
      .updateTable('videoTemplate')
      .set({ status: 'WITHDRAWN' })
      .where('templateId', '=', own)
      .execute()
    for (const { videoNo } of made) expect((await film(videoNo)).render!.state).toBe('ready')
    expect(await used()).toBe(2)
    const refused = await client().call(userVideoRoutes.saveUserVideo, { body })
    expect(refused.failure).toMatchObject({ code: 'NOT_FOUND', field: 'templateId' })
    // What was begun with it is corrected and made again.
    const [{ videoNo }] = made as [(typeof made)[0]]
    const corrected = await client().call(userVideoRoutes.saveUserVideo, {
      body: { videoNo, templateId: own, title: 'Our film', values: said('Sale tomorrow') },
    })
    expect(corrected.status).toBe(200)
    expect((await order(videoNo)).status).toBe(200)
    expect((await film(videoNo)).film!.isCurrent).toBe(true)
    expect(await used()).toBe(2)
  })

  test('cancelled in the middle, the run ends and leaves nothing', async () => {
    await withPlan(1)
    const { videoNo, agencyId } = await make()
    await order(videoNo)
    const { renderNo } = (await look(videoNo)).render!
    // Cancelled at the first picture, and known to be before the film is whole: how fast the machine is does not matter.
    const draw = drawing.encodeScene
    vi.spyOn(drawing, 'encodeScene').mockImplementation(async (world, scene, images, folder, run) => {
      let cancelled: Promise<unknown> | undefined
      const cancel = () => client().ok(userVideoRoutes.cancelUserVideo, { body: { videoNo } })
      const onPercent = (percent: number) => {
        cancelled ??= cancel()
        run.onPercent(percent)
      }
      const made = draw(world, scene, images, folder, { ...run, onPercent })
      await made.catch(() => undefined)
      await cancelled
      return made
    })
    await filmOne(w.world, { agencyId, renderId: renderNo })
    expect(await look(videoNo)).toMatchObject({ render: { state: 'cancelled' }, film: null })
    expect(await used()).toBe(0)
    expect((await fileOf(videoNo)).status).toBe(404)
  }, 120_000)

  test('another order takes the place of the one before, which counts nothing', async () => {
    await withPlan(1)
    const { videoNo } = await make()
    await order(videoNo)
    await save(videoNo, said('Other words'))
    await order(videoNo)
    expect(await used()).toBe(1)
    const rows = await w.world.database.platform
      .selectFrom('userVideoRender')
      .select('state')
      .where('videoNo', '=', videoNo)
      .orderBy('renderId')
      .execute()
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'waiting'])
  })

  test('without a plan it is refused; bought singly it is made once; a sample is free and marked', async () => {
    filmAtOnce()
    const { videoNo, agencyId } = await make()
    expect((await order(videoNo)).failure.code).toBe('PLAN_NEEDED')
    expect((await order(videoNo, { isSample: true })).status).toBe(200)
    expect((await film(videoNo)).film).toMatchObject({ isSample: true, isCurrent: false })
    const scope = agencyScope(agencyId)
    await w.world.database.inScope(scope, (tx) => giveSingle(tx, scope, 'video', videoNo, 1))
    expect((await look(videoNo)).cover.by).toBe('single')
    await order(videoNo)
    expect((await film(videoNo)).film).toMatchObject({ isSample: false, isCurrent: true })
    await save(videoNo, said('Corrected'))
    expect((await look(videoNo)).cover.by).toBe('correction')
  })

  test('a worker that was killed is followed by another one; one that lives is left alone', async () => {
    filmAtOnce()
    await withPlan(1)
    const { videoNo, agencyId } = await make()
    await order(videoNo)
    const { renderNo: renderId } = (await look(videoNo)).render!
    const { platform } = w.world.database
    const kill = (touchedAt: Date) =>
      platform
        .updateTable('userVideoRender')
        .set({ state: 'rendering', attempt: 3, touchedAt })
        .where('renderId', '=', renderId)
        .execute()
    await kill(w.clock.now())
    await filmOne(w.world, { agencyId, renderId })
    expect((await look(videoNo)).render!.state).toBe('rendering')
    await kill(new Date(w.clock.now().getTime() - 60_000))
    const add = vi.spyOn(w.world.queue, 'addMany')
    await wake(w.world)
    expect(add.mock.calls.flatMap(([, , payloads]) => payloads)).toContainEqual({ agencyId, renderId })
    await filmOne(w.world, { agencyId, renderId })
    expect((await look(videoNo)).render).toMatchObject({ state: 'ready', attempts: 4 })
    await filmOne(w.world, { agencyId, renderId })
    expect((await look(videoNo)).render!.attempts).toBe(4)
  })

  test('former films are listed and taken over again without counting; files go after 90 days', async () => {
    filmAtOnce()
    await withPlan(1)
    const { videoNo } = await make('First')
    await order(videoNo)
    await film(videoNo)
    await save(videoNo, said('Second'))
    await order(videoNo)
    await film(videoNo)
    const versions = await client().ok(userVideoRoutes.listUserVideoVersions, { query: { videoNo } })
    expect(versions.map(({ values }) => values.texts['headline'])).toEqual(['Second', 'First'])
    const back = await client().ok(userVideoRoutes.rollBackUserVideo, {
      body: { videoNo, renderNo: versions[1]!.renderNo },
    })
    expect([back.values.texts['headline'], back.cover.by]).toEqual(['First', 'made'])
    expect(back.film).toMatchObject({ renderNo: versions[1]!.renderNo, isCurrent: true })
    expect((await fileOf(videoNo)).status).toBe(200)
    await w.world.database.platform
      .updateTable('userVideoRender')
      .set({ readyAt: new Date(w.clock.now().getTime() - 91 * 86_400_000) })
      .where('videoNo', '=', videoNo)
      .execute()
    await sweep(w.world)
    expect((await fileOf(videoNo)).status).toBe(404)
    // What was counted once is made again without counting.
    expect((await look(videoNo)).cover.by).toBe('made')
    await order(videoNo)
    expect((await film(videoNo)).film!.bytes).toBeGreaterThan(0)
    expect(await used()).toBe(1)
  })

  test('deleting cancels what waits and can be undone; staff switch it off with a reason', async () => {
    filmAtOnce()
    await withPlan(1)
    const { videoNo } = await make()
    await order(videoNo)
    await film(videoNo)
    const admin = await makeStaff(w, 'admin', { agency: shop.agency })
    const off = (reason?: string) =>
      admin.client.call(userVideoRoutes.updateUserVideoStatus, {
        body: { videoNo, status: 'INACTIVE', ...(reason ? { reason } : {}) },
      })
    expect((await off()).status).toBe(422)
    expect((await off('Wrong price')).status).toBe(200)
    expect((await fileOf(videoNo)).status).toBe(409)
    const list = await admin.client.ok(userVideoRoutes.listUserVideos, {
      query: { search: String(videoNo), status: 'INACTIVE', done: 'done', state: 'ready' },
    })
    expect(list.list).toMatchObject([{ videoNo, payment: 'plan', templateTitle: 'Plain offer' }])
    await admin.client.ok(userVideoRoutes.updateUserVideoStatus, { body: { videoNo, status: 'ACTIVE' } })
    await save(videoNo, said('Again'))
    await order(videoNo)
    await client().ok(userVideoRoutes.deleteUserVideo, { body: { videoNo } })
    expect((await ofBusiness()).list).toEqual([])
    await client().ok(userVideoRoutes.deleteUserVideo, { body: { videoNo, restore: true } })
    expect((await look(videoNo)).render!.state).toBe('cancelled')
  })
})

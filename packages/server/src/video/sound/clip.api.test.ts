import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { clipBounds, type VideoSound } from '@parichay/contract/video/sound.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import { sql } from 'kysely'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findMediaProgram } from '../../platform/media-program.ts'
import { makeBusiness, makeCustomer, type TestBusiness } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { filmOne, sweep } from '../film/work.ts'
import { plainContent, plainScene } from '../fixtures.ts'
import { soundOne } from './work.ts'

let w: TestWorld
let shop: TestShop
let business: TestBusiness
let templateId: number
const { path: ffmpeg } = findMediaProgram('')
const folder = mkdtempSync(join(tmpdir(), 'parichay-clips-'))
const [red, blue] = [
  [200, 30, 40],
  [30, 60, 190],
] as const
const hex = (colour: readonly number[]) => `0x${Buffer.from(colour).toString('hex')}`
/** A film of two colours, one after the other. */
function film(seconds: number, size = '320x320', ...more: string[]): Blob {
  const out = join(folder, 'sent.mp4')
  const half = (colour: readonly number[]) =>
    `color=${hex(colour)}:s=${size}:r=12:d=${seconds / 2},format=yuv420p`
  const both = `${half(red)}[a];${half(blue)}[b];[a][b]concat,scale=out_color_matrix=bt709[film]`
  const coded = ['-preset', 'ultrafast', '-colorspace', 'bt709', ...more, '-y', out]
  execFileSync(ffmpeg, ['-v', 'error', '-filter_complex', both, '-map', '[film]', ...coded])
  return new Blob([new Uint8Array(readFileSync(out))])
}
let short: Blob

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
  const { slots } = plainContent()
  const clip = { key: 'clip', type: 'clip', label: { en: 'Clip' }, default: '', isRequired: false } as const
  const { layers, ...rest } = plainScene() as { layers: object[] }
  const box = { x: 0, y: 0, width: 1080, height: 540 }
  const moving = { kind: 'image', box, source: '{{clip}}', fit: 'cover', plays: { from: 0.5 } }
  templateId = await makeVideoTemplate(w, {
    slots: [...slots, { ...clip, ratio: 2, seconds: 2 }],
    scene: { ...rest, layers: [moving, ...layers] },
  })
  short = film(2)
}, 120_000)
beforeEach(async () => {
  const today = istDay(w.clock.now())
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const limits = { promotionalVideoLimit: 5 }
  await makePeriod(w, business, { from: addDays(today, -1), until: addDays(today, 300), limits })
})
afterAll(async () => {
  await w.close()
  rmSync(folder, { recursive: true, force: true })
})

const client = () => shop.customer.client
const send = (file: Blob) =>
  client().call(videoSoundRoutes.addVideoSound, {
    query: { businessId: business.businessId, kind: 'clip', title: 'Our kitchen' },
    file,
  })
const list = () =>
  client().ok(videoSoundRoutes.listVideoSounds, { query: { businessId: business.businessId } })
const readIt = ({ soundId }: { soundId: number }) =>
  soundOne(w.world, { agencyId: shop.agency.agencyId, soundId })
/** A clip that is sent and read. */
async function make(file = short): Promise<VideoSound> {
  const { status, data } = await send(file)
  expect(status).toBe(200)
  await readIt(data)
  return (await list()).find(({ soundId }) => soundId === data.soundId)!
}
const values = (clips?: VideoValues['clips']): VideoValues => ({
  texts: { headline: 'Sale today' },
  pictures: {},
  colours: {},
  hasLogo: false,
  music: '',
  language: 'en',
  ...(clips ? { clips } : {}),
})
const saveVideo = (clips?: VideoValues['clips'], videoNo?: number) =>
  client().call(userVideoRoutes.saveUserVideo, {
    body: {
      ...(videoNo ? { videoNo } : { businessId: business.businessId }),
      templateId,
      title: 'Our film',
      values: values(clips),
    },
  })
const order = async (videoNo: number) => {
  const { version } = await client().ok(userVideoRoutes.getUserVideo, { params: { videoNo } })
  return client().call(userVideoRoutes.renderUserVideo, { body: { videoNo, version } })
}
const fileOf = (soundId: number, by = client()) => by.get(`/api/v1/video/sound/file?soundId=${soundId}`)

describe('a clip', () => {
  test('is kept as a silent MP4 of ours, played in parts, and shown to nobody else', async () => {
    const clip = await make()
    expect(clip).toMatchObject({
      kind: 'clip',
      state: 'ready',
      title: 'Our kitchen',
      uses: 0,
      rightsAt: null,
    })
    expect(clip.seconds).toBeCloseTo(2, 1)
    const file = await fileOf(clip.soundId)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'video/mp4'])
    const path = join(folder, 'kept.mp4')
    writeFileSync(path, file.bytes)
    expect(await w.world.media.probe(path)).toMatchObject({
      width: 320,
      height: 320,
      frames: 60,
      audio: null,
    })
    const part = await client().get(`/api/v1/video/sound/file?soundId=${clip.soundId}`, {
      range: 'bytes=4-7',
    })
    expect([part.status, part.bytes.toString('latin1')]).toEqual([206, 'ftyp'])
    const stranger = (await makeCustomer(w, { agency: shop.agency })).client
    expect((await fileOf(clip.soundId, stranger)).status).toBe(404)
    business = await makeBusiness(w, { owner: shop.customer })
    expect((await saveVideo({ clip: { clipId: clip.soundId, from: 0 } })).failure).toMatchObject({
      code: 'NOT_FOUND',
      field: 'clip',
    })
  }, 120_000)

  test('that is none, too large, too long, too short or too small is refused in words', async () => {
    const page = new Blob(['<!doctype html><script>alert(1)</script>'])
    expect((await send(page)).failure.code).toBe('UNSUPPORTED_MEDIA')
    const playlist = new Blob(['#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:9/secret.ts\n#EXT-X-ENDLIST\n'])
    expect((await send(playlist)).status).toBe(415)
    const large = new Blob([new Uint8Array(clipBounds.bytes + 9000)])
    expect((await send(large)).failure).toMatchObject({
      code: 'UPLOAD_TOO_LARGE',
      message: 'The file is too large. Choose one of at most 40 MB.',
    })
    const half = new Blob([(await short.arrayBuffer()).slice(0, short.size >> 1)])
    expect(await make(half)).toMatchObject({ state: 'failed', fault: 'unreadable', seconds: null })
    expect(await make(film(0.5))).toMatchObject({ state: 'failed', fault: 'tooShort' })
    expect(await make(film(62, '240x240', '-r', '2'))).toMatchObject({ state: 'failed', fault: 'tooLong' })
    expect(await make(film(2, '128x320'))).toMatchObject({ state: 'failed', fault: 'tooSmall' })
    // None of them is kept, and none takes up the agency's room.
    const { rows } = await sql<{ bytes: number }>`select sum(bytes)::int as bytes from video_sound
      where business_id = ${business.businessId}`.execute(w.world.database.platform)
    expect(rows).toEqual([{ bytes: 0 }])
    const video = (await saveVideo({ clip: { clipId: (await list())[0]!.soundId, from: 0 } })).data
    expect((await order(video.videoNo)).failure).toMatchObject({ code: 'VALIDATION', field: 'clip' })
  }, 120_000)

  test('that no video names goes after thirty days', async () => {
    const [named, forgotten] = [await make(), await make()]
    await saveVideo({ clip: { clipId: named.soundId, from: 0 } })
    await w.world.database.platform
      .updateTable('videoSound')
      .set({ createdAt: new Date(w.clock.now().getTime() - 31 * 86_400_000) })
      .where('businessId', '=', business.businessId)
      .execute()
    await sweep(w.world)
    expect((await list()).map(({ soundId, uses }) => [soundId, uses])).toEqual([[named.soundId, 1]])
    expect((await fileOf(forgotten.soundId)).status).toBe(404)
  }, 60_000)
})

describe('a film', () => {
  test('waits for its clip, shows it from the chosen second, and keeps it from being deleted meanwhile', async () => {
    const { data: clip } = await send(short)
    const saved = (await saveVideo({ clip: { clipId: clip.soundId, from: 0.5 } })).data
    const { videoNo, agencyId } = saved
    expect(saved.pictures).toEqual({})
    expect((await order(videoNo)).failure).toMatchObject({ code: 'CONFLICT', field: 'clip' })
    await readIt(clip)
    const { render } = (await order(videoNo)).data
    const drop = () => client().call(videoSoundRoutes.deleteVideoSound, { body: { soundId: clip.soundId } })
    expect((await drop()).failure.code).toBe('IN_USE')
    await filmOne(w.world, { agencyId, renderId: render!.renderNo })
    const { bytes } = await client().get(`/api/v1/video/user-video/file?videoNo=${videoNo}`)
    const path = join(folder, 'film.mp4')
    writeFileSync(path, bytes)
    expect(await w.world.media.probe(path)).toMatchObject({ width: 1080, height: 1080, frames: 90 })
    const colourAt = async (atSeconds: number) => {
      const out = join(folder, 'frame.png')
      await w.world.media.poster({ file: path, atSeconds, out })
      const spot = { left: 540, top: 100, width: 1, height: 1 }
      return [...(await sharp(out).removeAlpha().extract(spot).raw().toBuffer())]
    }
    const near = (seen: number[], wanted: readonly number[]) =>
      wanted.forEach((value, i) => expect(Math.abs(seen[i]! - value), `${seen}`).toBeLessThan(14))
    // Its place begins at 0.5 s with second 0.5 of the clip, which turns blue at its second 1.
    near(await colourAt(0.1), red)
    near(await colourAt(0.8), red)
    near(await colourAt(1.2), blue)
    near(await colourAt(2.9), blue)
    const poster = await client().get(`/api/v1/video/user-video/file?videoNo=${videoNo}&size=poster`)
    const spot = { left: 270, top: 50, width: 1, height: 1 }
    near([...(await sharp(poster.bytes).extract(spot).raw().toBuffer())], blue)
    expect((await drop()).status).toBe(200)
  }, 180_000)

  test('with another clip, or the same from another second, is another film; another clip counts anew', async () => {
    const [one, two] = [await make(), await make()]
    const { videoNo } = (await saveVideo({ clip: { clipId: one.soundId, from: 0 } })).data
    const cover = async (clips?: VideoValues['clips']) => (await saveVideo(clips, videoNo)).data.cover.by
    expect((await order(videoNo)).status).toBe(200)
    expect(await cover({ clip: { clipId: one.soundId, from: 0 } })).toBe('made')
    expect(await cover({ clip: { clipId: one.soundId, from: 0.4 } })).toBe('correction')
    expect(await cover({ clip: { clipId: two.soundId, from: 0 } })).toBe('plan')
    expect(await cover()).toBe('plan')
    expect(await cover({ clip: { clipId: one.soundId, from: 0 } })).toBe('made')
  }, 60_000)
})

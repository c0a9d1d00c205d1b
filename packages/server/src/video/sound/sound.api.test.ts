import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { ownMusicCode } from '@parichay/contract/video/rules.ts'
import { soundBounds, type VideoSound } from '@parichay/contract/video/sound.ts'
import { loudnessOf } from '@parichay/video/music/loudness.ts'
import { wavOf } from '@parichay/video/music/music.ts'
import { sampleRate, silence, type Sound } from '@parichay/video/music/sound.ts'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findMediaProgram } from '../../platform/media-program.ts'
import { agencyScope } from '../../platform/scope.ts'
import { makeBusiness, makeCustomer, makeStaff, type TestBusiness } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { filmOne, sweep, wake } from '../film/work.ts'
import * as drawing from '../film/work.draw.ts'
import { findFilm } from '../film/store.ts'
import { soundOne } from './work.ts'

let w: TestWorld
let shop: TestShop
let business: TestBusiness
let templateId: number
const { path: ffmpeg } = findMediaProgram('')
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
  templateId = await makeVideoTemplate(w)
})
beforeEach(async () => {
  vi.restoreAllMocks()
  const today = istDay(w.clock.now())
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const limits = { promotionalVideoLimit: 5 }
  await makePeriod(w, business, { from: addDays(today, -1), until: addDays(today, 300), limits })
})
afterAll(() => w.close())

const client = () => shop.customer.client
const daysAgo = (days: number) => new Date(w.clock.now().getTime() - days * 86_400_000)
const tone = (seconds: number, loud = 0.1): Sound => {
  const sound = silence(seconds)
  for (const side of ['left', 'right'] as const)
    for (let i = 0; i < sound[side].length; i++)
      sound[side][i] = Math.sin((2 * Math.PI * 440 * i) / sampleRate) * loud
  return sound
}
const wav = (seconds: number, loud?: number) => new Blob([wavOf(tone(seconds, loud))])
type Wish = { kind?: VideoSound['kind']; rights?: number; title?: string; file?: Blob }
const send = ({ kind = 'music', rights = 1, title = 'Our jingle', file = wav(2) }: Wish = {}) =>
  client().call(videoSoundRoutes.addVideoSound, {
    query: { businessId: business.businessId, kind, title, ...(kind === 'music' ? { rights } : {}) },
    file,
  })
const list = (soundId?: number) =>
  client().ok(videoSoundRoutes.listVideoSounds, {
    query: { businessId: business.businessId, ...(soundId ? { soundId } : {}) },
  })
const readIt = ({ soundId }: { soundId: number }) =>
  soundOne(w.world, { agencyId: shop.agency.agencyId, soundId })
/** A sound that is sent and read. */
async function make(wish?: Wish): Promise<VideoSound> {
  const { status, data } = await send(wish)
  expect(status).toBe(200)
  await readIt(data)
  return (await list(data.soundId)).find(({ soundId }) => soundId === data.soundId)!
}
const values = (more: object) => ({
  texts: { headline: 'Sale today' },
  pictures: {},
  colours: {},
  hasLogo: false,
  music: '',
  language: 'en' as const,
  ...more,
})
const saveVideo = (more: object) =>
  client().call(userVideoRoutes.saveUserVideo, {
    body: { businessId: business.businessId, templateId, title: 'Our film', values: values(more) },
  })
const order = (videoNo: number) =>
  client().call(userVideoRoutes.renderUserVideo, { body: { videoNo, version: 1 } })
const fileOf = (soundId: number) => client().get(`/api/v1/video/sound/file?soundId=${soundId}`)
const converted = (name: string, args: string[], from: Blob = wav(2)) =>
  w.world.media.inFolder(async (folder) => {
    const [a, b] = [join(folder, 'a.wav'), join(folder, name)]
    await writeFile(a, Buffer.from(await from.arrayBuffer()))
    execFileSync(ffmpeg, ['-v', 'error', '-y', '-i', a, ...args, b])
    return new Blob([new Uint8Array(readFileSync(b))])
  })
const filmAtOnce = () =>
  vi.spyOn(drawing, 'encodeScene').mockImplementation(async (_world, _scene, _images, { folder }) => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, 'a film')
    return path
  })

describe('a sound', () => {
  test('of every kind is read, kept as MP3 of its first minute without the upload, with what was ticked', async () => {
    const kinds = [
      ['a.mp3', '-b:a', '64k'],
      ['a.m4a', '-c:a', 'aac'],
      ['a.ogg', '-c:a', 'libopus'],
      ['a.webm', '-c:a', 'libopus'],
      ['a.flac', '-c:a', 'flac'],
      ['a.aac', '-c:a', 'aac'],
    ] as const
    for (const [name, ...args] of kinds) {
      const sound = await make({ file: await converted(name, [...args]) })
      expect([name, sound.state, Math.round(sound.seconds!)]).toEqual([name, 'ready', 2])
    }
    const long = await make({ file: wav(75, 0.01) })
    expect(long).toMatchObject({ seconds: 60, uses: 0, can: { delete: true }, title: 'Our jingle' })
    const row = await w.world.database.platform
      .selectFrom('videoSound')
      .selectAll()
      .where('soundId', '=', long.soundId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ rightsVersion: 1, uploadKey: null, madeBy: `user ${shop.customer.userId}` })
    expect(row.rightsAt).toBeInstanceOf(Date)
    const file = await fileOf(long.soundId)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect(file.bytes.length).toBe(row.bytes)
  }, 120_000)

  test('without the tick, no sound at all, or one more than there may be is refused', async () => {
    expect((await send({ rights: 2 })).failure).toMatchObject({ code: 'VALIDATION', field: 'rights' })
    const page = new Blob(['<!doctype html><script>alert(1)</script>'])
    expect((await send({ file: page })).failure).toMatchObject({ code: 'UNSUPPORTED_MEDIA' })
    const mkv = new Blob([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...new Uint8Array(60)])])
    expect((await send({ file: mkv })).status).toBe(415)
    for (let n = 0; n < soundBounds.music; n++) expect((await send()).status).toBe(200)
    expect((await send()).failure.code).toBe('LIMIT_REACHED')
    // A voice has room of its own.
    expect((await send({ kind: 'voice' })).status).toBe(200)
    const kept = await readdir(w.world.config.dataFolder, { recursive: true }).catch(() => [])
    expect(kept.filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('that lies about itself, is too long or too short ends in words; a second run changes nothing', async () => {
    const broken = new Blob([new TextEncoder().encode('RIFF0000WAVEfmt '), new Uint8Array(3000).fill(7)])
    expect(await make({ file: broken })).toMatchObject({ state: 'failed', fault: 'unreadable' })
    expect(await make({ file: wav(0.4) })).toMatchObject({ state: 'failed', fault: 'tooShort' })
    // Six kilobit a second: eleven minutes of silence are a small file.
    const bomb = await converted('a.ogg', ['-af', 'apad=whole_dur=660', '-c:a', 'libopus', '-b:a', '6k'])
    expect(bomb.size).toBeLessThan(soundBounds.bytes)
    const sound = await make({ file: bomb })
    expect(sound).toMatchObject({ state: 'failed', fault: 'tooLong' })
    await readIt(sound)
    expect((await list(sound.soundId))[0]).toMatchObject({ state: 'failed', fault: 'tooLong' })
    expect((await fileOf(sound.soundId)).status).toBe(404)
  }, 120_000)

  test('a film with pictures of a playlist, or the film of another place, is not followed', async () => {
    const list_ = new Blob(['#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:9/secret.mp3\n#EXT-X-ENDLIST\n'])
    expect((await send({ file: list_ })).status).toBe(415)
    const disguised = new Blob([
      new TextEncoder().encode('ID3'),
      await list_.arrayBuffer(),
      new Uint8Array(2000),
    ])
    expect(await make({ file: disguised })).toMatchObject({ state: 'failed', fault: 'unreadable' })
  })

  test('whose job was lost is read all the same', async () => {
    const { data } = await send()
    await w.world.database.platform
      .updateTable('videoSound')
      .set({ touchedAt: new Date(w.clock.now().getTime() - 600_000) })
      .where('soundId', '=', data.soundId)
      .execute()
    const add = vi.spyOn(w.world.queue, 'addMany')
    await wake(w.world)
    expect(add.mock.calls.flatMap(([, , payloads]) => payloads)).toContainEqual({
      agencyId: shop.agency.agencyId,
      soundId: data.soundId,
    })
  })

  test('belongs to one business: nobody else hears, names or deletes it', async () => {
    const { soundId } = await make()
    const stranger = (await makeCustomer(w, { agency: shop.agency })).client
    const admin = (await makeStaff(w, 'admin')).client
    for (const other of [stranger, admin]) {
      expect((await other.get(`/api/v1/video/sound/file?soundId=${soundId}`)).status).toBe(404)
      expect((await other.call(videoSoundRoutes.deleteVideoSound, { body: { soundId } })).status).toBe(404)
      const query = { businessId: business.businessId, soundId }
      expect((await other.call(videoSoundRoutes.listVideoSounds, { query })).status).toBe(404)
    }
    business = await makeBusiness(w, { owner: shop.customer })
    const named = await saveVideo({ music: ownMusicCode(soundId) })
    expect(named.failure).toMatchObject({ code: 'NOT_FOUND', field: 'music' })
    expect((await saveVideo({ voice: soundId })).failure.field).toBe('voice')
  })

  test('on a full disk nothing is kept, and it is said why', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    vi.spyOn(w.world.storage, 'put').mockRejectedValue(full)
    const refused = await send()
    expect([refused.status, refused.failure.code]).toEqual([503, 'SERVICE_BUSY'])
    expect(refused.failure.message).toContain('no room')
    expect(await list()).toEqual([])
  })
})

describe('a film', () => {
  test('waits for its sounds, has both in its file at −16 LUFS, and keeps them from being deleted meanwhile', async () => {
    const { data: music } = await send({ file: wav(1.5) })
    const voice = await make({ kind: 'voice', file: wav(1, 0.05) })
    const saved = await saveVideo({ music: ownMusicCode(music.soundId), voice: voice.soundId })
    const { videoNo, agencyId } = saved.data
    expect(saved.data.pictures).toEqual({})
    expect((await order(videoNo)).failure).toMatchObject({ code: 'CONFLICT', field: 'music' })
    await readIt(music)
    expect((await list())[0]).toMatchObject({ uses: 1, can: { delete: true } })
    const { render } = (await order(videoNo)).data
    expect((await list())[0]!.can.delete).toBe('IN_USE')
    const drop = () => client().call(videoSoundRoutes.deleteVideoSound, { body: { soundId: music.soundId } })
    expect((await drop()).failure.code).toBe('IN_USE')
    await filmOne(w.world, { agencyId, renderId: render!.renderNo })
    const film = await client().get(`/api/v1/video/user-video/file?videoNo=${videoNo}`)
    await w.world.media.inFolder(async (folder) => {
      const [path, raw] = [join(folder, 'film.mp4'), join(folder, 'raw')]
      await writeFile(path, film.bytes)
      execFileSync(ffmpeg, ['-v', 'error', '-i', path, '-ac', '2', '-ar', '44100', '-f', 'f32le', raw])
      const both = readFileSync(raw)
      const samples = new Float32Array(both.buffer.slice(both.byteOffset, both.byteOffset + both.length))
      const side = (first: number) => samples.filter((_value, i) => i % 2 === first)
      const heard = { left: side(0), right: side(1) }
      expect(heard.left.length / sampleRate).toBeCloseTo(3, 0)
      expect(Math.abs(loudnessOf(heard) + 16)).toBeLessThan(1)
    })
    expect((await drop()).status).toBe(200)
    expect((await client().get(`/api/v1/video/user-video/file?videoNo=${videoNo}`)).status).toBe(200)
    // The draft asks for other music before it is made again.
    const { version } = await client().ok(userVideoRoutes.getUserVideo, { params: { videoNo } })
    const again = await client().call(userVideoRoutes.renderUserVideo, { body: { videoNo, version } })
    expect(again.failure).toMatchObject({ code: 'VALIDATION', field: 'music' })
    expect(await list()).toEqual([])
  }, 180_000)

  test('with another sound is another film; the same sounds are the same', async () => {
    filmAtOnce()
    const [one, two] = [await make(), await make({ title: 'Other' })]
    const { videoNo, agencyId } = (await saveVideo({ music: ownMusicCode(one.soundId) })).data
    const first = (await order(videoNo)).data.render!
    await filmOne(w.world, { agencyId, renderId: first.renderNo })
    const save = (music: number) =>
      client().ok(userVideoRoutes.saveUserVideo, {
        body: { videoNo, templateId, title: 'Our film', values: values({ music: ownMusicCode(music) }) },
      })
    expect((await save(two.soundId)).film!.isCurrent).toBe(false)
    expect((await save(one.soundId)).film!.isCurrent).toBe(true)
    const scope = agencyScope(agencyId)
    const row = await w.world.database.inScope(scope, (tx) => findFilm(tx, scope, first.renderNo))
    expect(Object.keys(row!.keys)).toEqual(['@music'])
  })

  test('voices that nothing names go after thirty days; music stays', async () => {
    const [music, named, forgotten] = [
      await make(),
      await make({ kind: 'voice' }),
      await make({ kind: 'voice' }),
    ]
    await saveVideo({ voice: named.soundId })
    const ids = [music, named, forgotten].map(({ soundId }) => soundId)
    const left = async () =>
      (
        await w.world.database.platform
          .selectFrom('videoSound')
          .select('soundId')
          .where('soundId', 'in', ids)
          .where('deletedAt', 'is', null)
          .orderBy('soundId')
          .execute()
      ).map(({ soundId }) => soundId)
    await sweep(w.world)
    expect(await left()).toEqual(ids)
    await w.world.database.platform
      .updateTable('videoSound')
      .set({ createdAt: new Date(w.clock.now().getTime() - 31 * 86_400_000) })
      .where('soundId', 'in', ids)
      .execute()
    await sweep(w.world)
    expect(await left()).toEqual([music.soundId, named.soundId])
    expect((await fileOf(forgotten.soundId)).status).toBe(404)
  })

  test('a voice stays as long as the video that names it can be brought back', async () => {
    const voice = await make({ kind: 'voice' })
    const { videoNo } = (await saveVideo({ voice: voice.soundId })).data
    await w.world.database.platform
      .updateTable('videoSound')
      .set({ createdAt: daysAgo(60) })
      .where('soundId', '=', voice.soundId)
      .execute()
    await client().ok(userVideoRoutes.deleteUserVideo, { body: { videoNo } })
    await sweep(w.world)
    expect((await fileOf(voice.soundId)).status).toBe(200)
    await client().ok(userVideoRoutes.deleteUserVideo, { body: { videoNo, restore: true } })
    expect((await order(videoNo)).status).toBe(200)
    await client().ok(userVideoRoutes.deleteUserVideo, { body: { videoNo } })
    await w.world.database.platform
      .updateTable('userVideo')
      .set({ deletedAt: daysAgo(31) })
      .where('videoNo', '=', videoNo)
      .execute()
    await sweep(w.world)
    expect((await fileOf(voice.soundId)).status).toBe(404)
  })

  test('a voice that a video names while forgotten ones are swept stays', async () => {
    const [forgotten, wanted] = [await make({ kind: 'voice' }), await make({ kind: 'voice' })]
    await w.world.database.platform
      .updateTable('videoSound')
      .set({ createdAt: daysAgo(60) })
      .where('businessId', '=', business.businessId)
      .execute()
    const { remove } = w.world.storage
    const saved = vi.fn(() => saveVideo({ voice: wanted.soundId }))
    vi.spyOn(w.world.storage, 'remove').mockImplementation(async (key) => {
      if (saved.mock.calls.length === 0) expect((await saved()).status).toBe(200)
      return remove(key)
    })
    await sweep(w.world)
    expect(saved).toHaveBeenCalled()
    expect((await fileOf(forgotten.soundId)).status).toBe(404)
    expect((await fileOf(wanted.soundId)).status).toBe(200)
  })
})

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { openMedia } from './media.ts'
import { findMediaProgram, MediaFault } from './media-program.ts'
import { containerIn, readReport } from './media-probe.ts'
import { frameAt, type FrameForm, openShelf } from './planes.ts'

const media = openMedia(makeLog('silent'))
const { path: ffmpeg } = findMediaProgram('')
let folder = ''
const at = (name: string) => join(folder, name)
const make = (name: string, ...args: string[]) =>
  execFileSync(ffmpeg, ['-v', 'error', '-y', ...args, at(name)])
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof MediaFault ? error.reason : String(error)),
  )
const soundAndPicture = (size: string, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:r=25:d=${seconds}`,
  '-f',
  'lavfi',
  '-i',
  `sine=f=440:d=${seconds}`,
  '-pix_fmt',
  'yuv420p',
  '-shortest',
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parichay-media-test-'))
  make('story.mp4', ...soundAndPicture('360x640', 2), '-preset', 'ultrafast')
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The boxes of an MP4 in their order, and its tags as the program reads them. */
const boxes = (file: string): string[] => {
  const bytes = readFileSync(file)
  const found = []
  for (let place = 0; place < bytes.length; place += bytes.readUInt32BE(place))
    found.push(bytes.toString('latin1', place + 4, place + 8))
  return found
}
const loudnessOf = (file: string): number => {
  const said = execFileSync('/bin/sh', [
    '-c',
    '"$0" -hide_banner -i "$1" -af ebur128 -f null - 2>&1',
    ffmpeg,
    file,
  ])
  return Number([...said.toString().matchAll(/I:\s+(-?[\d.]+) LUFS/g)].at(-1)![1])
}

test('the program that came with npm starts and has H.264', async () => {
  expect(await media.about()).toMatchObject({ version: expect.stringMatching(/\d/) })
})

test('a film is made a master of: size, frames, loudness, colours, ready to play from its first byte', async () => {
  const probe = await media.probe(at('story.mp4'))
  expect(probe).toMatchObject({
    container: 'mov',
    width: 360,
    height: 640,
    video: 'h264',
    audio: 'aac',
    frames: 50,
  })
  expect(probe.seconds).toBeCloseTo(2, 1)
  const progress: number[] = []
  const master = at('master.mp4')
  await media.makeMaster({
    file: at('story.mp4'),
    probe,
    width: 270,
    height: 480,
    out: master,
    onProgress: (done, all) => progress.push(done / all),
  })
  expect(await media.probe(master)).toMatchObject({ width: 270, height: 480, frames: 60, audio: 'aac' })
  expect(progress.at(-1)).toBe(1)
  expect(boxes(master).indexOf('moov')).toBeLessThan(boxes(master).indexOf('mdat'))
  expect(loudnessOf(master)).toBeCloseTo(-16, 0)
  expect(readFileSync(master).includes(Buffer.from('colrnclx\0\x01\0\x01\0\x01', 'latin1'))).toBe(true)
}, 60_000)

test('a strip lies over every frame, in its own colours, and the sound goes along', async () => {
  make(
    'grey.mp4',
    '-f',
    'lavfi',
    '-i',
    'color=0x808080:s=320x320:r=30:d=1',
    '-f',
    'lavfi',
    '-i',
    'sine=d=1',
    '-pix_fmt',
    'yuv420p',
  )
  const strip = Buffer.alloc(320 * 320 * 4)
  for (let i = 240 * 320; i < 320 * 320; i++) strip.set([200, 40, 30, 255], i * 4)
  await sharp(strip, { raw: { width: 320, height: 320, channels: 4 } })
    .png()
    .toFile(at('strip.png'))
  await media.overlay({ master: at('grey.mp4'), picture: at('strip.png'), frames: 30, out: at('framed.mp4') })
  expect(await media.probe(at('framed.mp4'))).toMatchObject({ frames: 30, audio: 'aac' })
  await media.poster({ file: at('framed.mp4'), atSeconds: 0.9, out: at('last.png') })
  const { data, info } = await sharp(at('last.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const near = (seen: number[], wanted: number[]) =>
    Math.max(...seen.map((value, i) => Math.abs(value - wanted[i]!)))
  expect(near(pixel(160, 290), [200, 40, 30])).toBeLessThan(8)
  expect(near(pixel(160, 60), [128, 128, 128])).toBeLessThan(4)
}, 60_000)

const plain = (count: number, size = 64) =>
  (async function* () {
    for (let i = 0; i < count; i++) yield new Uint8Array(size * size * 4).fill(i * 8)
  })()

test('drawn frames become a film with sound of the same length', async () => {
  make('beep.wav', '-f', 'lavfi', '-i', 'sine=d=0.3')
  const order = { width: 64, height: 64, fps: 15, count: 30, frames: plain(40), sound: at('beep.wav') }
  await media.encodeFrames({ ...order, out: at('drawn.mp4') })
  const probe = await media.probe(at('drawn.mp4'))
  expect(probe).toMatchObject({ width: 64, frames: 30, audio: 'aac' })
  expect(probe.seconds).toBeCloseTo(2, 1)
}, 30_000)

test('frames in the encoder’s own form become the same film, with the same tags', async () => {
  const [width, height] = [64, 48]
  const lights = [0, 80, 160, 240]
  // A colour that changes from left to right and from frame to frame.
  const drawn = lights.map((light) =>
    Uint8Array.from({ length: width * height * 4 }, (_none, i) => {
      const x = (i >> 2) % width
      return [255 - light, light, Math.min(255, x * 4), 255][i % 4]!
    }),
  )
  const shelf = openShelf({ width, height }, 'planes', drawn.length)
  const planes = drawn.map((rgba) => frameAt(shelf.put(rgba)))
  const seen = async (form: FrameForm, given: Uint8Array[]) => {
    const frames = (async function* () {
      yield* given
    })()
    const out = at(`${form}.mp4`)
    await media.encodeFrames({ width, height, form, fps: 4, count: given.length, frames, out })
    const told = execFileSync('/bin/sh', ['-c', '"$0" -hide_banner -i "$1" -f null - 2>&1', ffmpeg, out])
    const raw = execFileSync(ffmpeg, [
      '-v',
      'error',
      '-i',
      out,
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgba',
      'pipe:1',
    ])
    return { told: /yuv420p\([^)]*\)/.exec(told.toString())?.[0], raw }
  }
  const [plain_, ours] = [await seen('rgba', drawn), await seen('planes', planes)]
  expect(ours.told).toBe(plain_.told)
  expect(ours.told).toMatch(/tv, bt709/)
  expect(ours.raw.length).toBe(width * height * 4 * drawn.length)
  const apart = ours.raw.reduce((sum, value, i) => sum + Math.abs(value - plain_.raw[i]!), 0)
  expect(apart / ours.raw.length).toBeLessThan(0.5)
}, 30_000)

test('too few frames, a wrong size, a fault of the drawing, and a cancelled film leave no file', async () => {
  const order = { width: 64, height: 64, fps: 15, count: 30, out: at('none.mp4') }
  await expect(media.encodeFrames({ ...order, frames: plain(3) })).rejects.toThrow('3 frames came')
  await expect(media.encodeFrames({ ...order, frames: plain(30, 32) })).rejects.toThrow('bytes')
  const endless = async function* () {
    while (true) yield new Uint8Array(64 * 64 * 4)
  }
  const stop = new AbortController()
  const cancelled = media.encodeFrames({ ...order, count: 1e9, frames: endless(), signal: stop.signal })
  setTimeout(() => stop.abort(), 300)
  expect(await reasonOf(cancelled)).toBe('cancelled')
  expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([])
}, 30_000)

test('what is no film ends in words: playlists, other containers by another name, cut and mutated files', async () => {
  writeFileSync(at('list.mp4'), '#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:9/a.ts\n')
  writeFileSync(at('concat.mp4'), 'ffconcat version 1.0\nfile /etc/hostname\n')
  make('other.mkv', ...soundAndPicture('160x160', 1))
  const whole = readFileSync(at('story.mp4'))
  writeFileSync(at('cut.mp4'), whole.subarray(0, 3000))
  writeFileSync(at('empty.mp4'), '')
  make('sound.mp4', '-f', 'lavfi', '-i', 'sine=d=1')
  for (const name of ['list.mp4', 'concat.mp4', 'other.mkv', 'cut.mp4', 'empty.mp4', 'sound.mp4'])
    expect([name, await reasonOf(media.probe(at(name)))]).toEqual([name, 'unreadable'])
  const mutated = []
  for (let seed = 1; seed <= 12; seed++) {
    const bytes = Buffer.from(whole)
    for (let i = 0; i < 60; i++) bytes[(seed * 7919 + i * 104_729) % bytes.length] = (seed * 31 + i) & 255
    writeFileSync(at('mutated.mp4'), bytes)
    mutated.push(await reasonOf(media.probe(at('mutated.mp4'))))
  }
  expect(mutated.filter((reason) => !['none', 'unreadable', 'tooHeavy'].includes(reason))).toEqual([])
}, 120_000)

test('the container is read from the first bytes', () => {
  expect(containerIn(Buffer.from('....ftypisom'))).toBe('mov')
  expect(containerIn(Buffer.from('1a45dfa3', 'hex'))).toBeUndefined()
  expect(containerIn(Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('..webm..')]))).toBe(
    'matroska',
  )
  expect(containerIn(Buffer.from('GIF89a......'))).toBeUndefined()
})

test('a report without a moving picture is refused', () => {
  expect(() => readReport('Stream #0:0: Audio: aac', '')).toThrow('unreadable')
})

test('the program goes when its parent is killed', async () => {
  const script = `
    import { openMedia } from ${JSON.stringify(join(import.meta.dirname, 'media.ts'))}
    import { makeLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
    const frames = async function* () { while (true) yield new Uint8Array(64 * 64 * 4) }
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 700)
    await openMedia(makeLog('silent')).encodeFrames({ width: 64, height: 64, fps: 1, count: 1e9, frames: frames(), sound: ${JSON.stringify(at('story.mp4'))}, out: ${JSON.stringify(at('orphan.mp4'))} })`
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }),
  ).toThrow()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const first = await stat(at('orphan.mp4.part')).then(
    ({ size }) => size,
    () => 0,
  )
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(
    await stat(at('orphan.mp4.part')).then(
      ({ size }) => size,
      () => 0,
    ),
  ).toBe(first)
  const running = execFileSync('/bin/sh', ['-c', 'ps ax -o args | grep -c "[o]rphan.mp4" || true']).toString()
  expect(running.trim()).toBe('0')
}, 30_000)

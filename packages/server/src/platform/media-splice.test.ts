import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filmBytes, openFilm, packStrip, type Strip, unpackStrip } from './film-splice.ts'
import { type FilmTemplate, makeTemplate } from './film-template.ts'
import { makeLog } from './log.ts'
import { openMedia } from './media.ts'
import { findMediaProgram } from './media-program.ts'
import { boxAt, boxesIn, OtherFile } from './mp4-boxes.ts'

const media = openMedia(makeLog('silent'))
const { path: ffmpeg } = findMediaProgram('')
const width = 1080
const shapes = {
  square: { height: 1080, place: { upper: 51, rows: 17, cropBottom: 8 } },
  story: { height: 1920, place: { upper: 103, rows: 17, cropBottom: 0 } },
}
type Shape = keyof typeof shapes
/** More than one stretch between key pictures, which come every 90 frames. */
const frames = 100
const guardHeight = 32
let folder = ''
const at = (name: string) => join(folder, name)
const run = (...args: string[]) =>
  execFileSync(ffmpeg, ['-v', 'error', '-nostdin', '-y', ...args], { maxBuffer: 2 ** 27 })

/** A picture that moves upwards and sideways: what likes to look below its edge. */
function makeFilm(shape: Shape, name: string): string {
  const { height } = shapes[shape]
  const source = `testsrc2=s=${width}x${height}:r=30,scroll=v=0.012:h=0.004`
  const sound = [
    '-f',
    'lavfi',
    '-i',
    `sine=f=440:d=${frames / 30}`,
    '-c:a',
    'aac',
    '-ac',
    '2',
    '-ar',
    '48000',
  ]
  const coded = [
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'ultrafast',
    '-colorspace',
    'bt709',
    '-movflags',
    '+faststart',
  ]
  run('-f', 'lavfi', '-i', source, ...sound, ...coded, '-frames:v', String(frames), at(name))
  return at(name)
}
const guardOf = async (height: number) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(y % 4 < 2 ? [242, 193, 78] : [59, 31, 14], (y * width + x) * 3)
  const picture = at(`guard-${height}.png`)
  writeFileSync(
    picture,
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )
  return { picture, height }
}
const flat = (r: number, g: number, b: number) => {
  const pixels = Buffer.alloc(width * 272 * 4, 255)
  for (let i = 0; i < pixels.length; i += 4) pixels.set([r, g, b], i)
  return pixels
}
const colourAt = (film: string, frame: number, x: number, y: number) => [
  ...run(
    '-i',
    film,
    '-vf',
    `select=eq(n\\,${frame}),crop=8:8:${x}:${y},scale=1:1:in_color_matrix=bt709,format=rgb24`,
    '-frames:v',
    '1',
    '-f',
    'rawvideo',
    'pipe:1',
  ),
]
const near = (seen: number[], wanted: number[]) =>
  expect(
    Math.max(...wanted.map((value, i) => Math.abs(value - seen[i]!))),
    `${seen} ≈ ${wanted}`,
  ).toBeLessThan(9)
const hashes = (film: string, map: string, ...more: string[]) =>
  run('-i', film, '-map', map, ...more, '-f', 'framemd5', 'pipe:1')
    .toString()
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(',').at(-1)!.trim())

type Made = { template: FilmTemplate; body: Buffer }
const openMade = ({ template, body }: Made, strip: Strip) =>
  openFilm(template, strip, async (first, last) => Readable.from([body.subarray(first, last + 1)]))
async function write(made: Made, strip: Strip, name: string): Promise<string> {
  const film = openMade(made, strip)
  writeFileSync(at(name), Buffer.concat(await film.body.toArray()))
  return at(name)
}

const made = {} as Record<Shape, Made>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parichay-splice-test-'))
  const guard = await guardOf(guardHeight)
  for (const shape of ['square', 'story'] as const) {
    const master = makeFilm(shape, `${shape}.mp4`)
    const found = await media.splice.template({ master, frames, place: shapes[shape].place, guard, folder })
    if (!found) throw new Error(`the proof of the ${shape} failed`)
    made[shape] = found
  }
}, 180_000)
afterAll(async () => {
  media.splice.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['square', 'story'] as const)('a %s film', (shape) => {
  test('shops have strips of their own below the same film, with its sound', async () => {
    const { height, place } = shapes[shape]
    const [red, blue] = [
      await media.splice.strip(made[shape].template, flat(200, 30, 40)),
      await media.splice.strip(made[shape].template, flat(20, 60, 190)),
    ]
    const [first, second] = [await write(made[shape], red, 'a.mp4'), await write(made[shape], blue, 'b.mp4')]
    expect(await media.probe(first)).toMatchObject({ width, height, frames, video: 'h264', audio: 'aac' })
    for (const frame of [0, 45, 89, 90, 99]) {
      near(colourAt(first, frame, 500, height - 40), [200, 30, 40])
      near(colourAt(second, frame, 500, height - 40), [20, 60, 190])
    }
    const upper = ['-vf', `crop=${width}:${place.upper * 16}:0:0`]
    const seen = hashes(first, '0:v', ...upper)
    expect(seen.length).toBe(frames)
    expect(new Set(seen).size).toBeGreaterThan(frames * 0.9)
    expect(hashes(second, '0:v', ...upper)).toEqual(seen)
    expect(hashes(first, '0:a', '-c', 'copy')).toEqual(hashes(at(`${shape}.mp4`), '0:a', '-c', 'copy'))
  }, 120_000)

  test('it is whole as it is written, and every part of it is the same as of the whole', async () => {
    const strip = await media.splice.strip(made[shape].template, flat(120, 120, 20))
    const film = openMade(made[shape], strip)
    const whole = Buffer.concat(await film.body.toArray())
    expect([whole.length, filmBytes(made[shape].template, strip)]).toEqual([film.bytes, film.bytes])
    const top = boxesIn(whole, 0, whole.length)
    expect(top.map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat'])
    const edge = top[2]!.from + made[shape].template.inserts[0]!.at
    for (const [from, to] of [
      [0, 0],
      [0, 99],
      [edge - 3, edge + 3],
      [edge, edge + strip[0]!.length - 1],
      [edge + 5, film.bytes - 1],
      [film.bytes - 1, film.bytes - 1],
    ] as const)
      expect(
        Buffer.concat(await (await film.part(from, to)).toArray()).equals(whole.subarray(from, to + 1)),
      ).toBe(true)
    const back = unpackStrip(packStrip(strip))
    expect(back.map((one) => one.toString('hex'))).toEqual(strip.map((one) => one.toString('hex')))
    expect(() => unpackStrip(packStrip(strip).subarray(0, -1))).toThrow(RangeError)
  }, 60_000)

  test('a player that jumps to a key picture finds the strip there', async () => {
    const film = await write(
      made[shape],
      await media.splice.strip(made[shape].template, flat(10, 150, 60)),
      'c.mp4',
    )
    const pixel = run(
      '-ss',
      '3.1',
      '-i',
      film,
      '-frames:v',
      '1',
      '-f',
      'rawvideo',
      '-vf',
      `crop=8:8:40:${shapes[shape].height - 30},scale=1:1:in_color_matrix=bt709,format=rgb24`,
      'pipe:1',
    )
    near([...pixel], [10, 150, 60])
  }, 60_000)
})

test('many strips at once come back in their order', async () => {
  const colours = [30, 60, 90, 120, 150, 180]
  const strips = await Promise.all(
    colours.map((v) => media.splice.strip(made.square.template, flat(v, 20, 20))),
  )
  const film = await write(made.square, strips[4]!, 'd.mp4')
  near(colourAt(film, 7, 300, 1050), [150, 20, 20])
  expect(new Set(strips.map((strip) => strip[0]!.toString('hex'))).size).toBe(colours.length)
})

test('a film that would change with the strip below it fails the proof', async () => {
  const guard = await guardOf(2)
  const { place } = shapes.square
  expect(
    await media.splice.template({ master: at('square.mp4'), frames, place, guard, folder }),
  ).toBeUndefined()
}, 120_000)

test('files that are put together in another way are refused', () => {
  const { place } = shapes.square
  run('-i', at('square.mp4'), '-c', 'copy', '-movflags', '+frag_keyframe+empty_moov', at('fragments.mp4'))
  run('-i', at('square.mp4'), '-c', 'copy', at('index-last.mp4'))
  for (const name of ['fragments.mp4', 'index-last.mp4', 'square.mp4'])
    expect(() => makeTemplate(readFileSync(at(name)), place), name).toThrow()
  expect(() => boxesIn(Buffer.from('00000004moov'), 0, 12)).toThrow(OtherFile)
  expect(() => boxAt(Buffer.alloc(0), { from: 0, to: 0 }, 'moov')).toThrow('no moov')
})

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { openMedia } from './media.ts'
import { clipFrame, clipSize } from './media-clip.ts'
import { findMediaProgram } from './media-program.ts'
import { drawFilm } from './render-film.ts'

const media = openMedia(makeLog('silent'))
const { path: ffmpeg } = findMediaProgram('')
let folder = ''
const at = (name: string) => join(folder, name)
const [red, blue] = [
  [200, 30, 40],
  [30, 60, 190],
] as const
const hex = (colour: readonly number[]) => `0x${Buffer.from(colour).toString('hex')}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parichay-clip-test-'))
  // A second of red, then a second of blue, with a tone.
  const half = (colour: readonly number[]) => `color=${hex(colour)}:s=640x360:r=25:d=1,format=yuv420p`
  const both = `${half(red)}[a];${half(blue)}[b];[a][b]concat[film]`
  const sound = ['-f', 'lavfi', '-i', 'sine=d=2']
  const hd = ['-vf', 'scale=out_color_matrix=bt709', '-colorspace', 'bt709']
  execFileSync(ffmpeg, [
    '-v',
    'error',
    ...sound,
    '-filter_complex',
    both,
    '-map',
    '[film]',
    '-map',
    '0:a',
    at('a.mov'),
  ])
  execFileSync(ffmpeg, ['-v', 'error', '-i', at('a.mov'), ...hd, '-preset', 'ultrafast', at('sent.mov')])
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const near = (seen: readonly number[], wanted: readonly number[]) =>
  wanted.forEach((value, i) => expect(Math.abs(seen[i]! - value), `${seen} for ${wanted}`).toBeLessThan(8))

test('what is kept of a clip is at most as large as its place needs, with even sides', () => {
  expect(clipSize({ width: 1920, height: 1080 }, 1280)).toEqual({ width: 1280, height: 720 })
  expect(clipSize({ width: 1080, height: 1921 }, 1280)).toEqual({ width: 720, height: 1280 })
  expect(clipSize({ width: 333, height: 241 }, 1280)).toEqual({ width: 334, height: 242 })
})

test('a clip becomes a silent film of 30 frames a second, and its frames are drawn at their moments', async () => {
  const file = at('sent.mov')
  const out = at('clip.mp4')
  await media.makeClip({ file, probe: await media.probe(file), side: 320, seconds: 30, out })
  const kept = await media.probe(out)
  expect(kept).toMatchObject({ width: 320, height: 180, video: 'h264', audio: null })
  expect(kept.frames).toBe(60)

  const frames = at('frames')
  await mkdir(frames)
  const clip = await media.clipFrames({ file: out, from: 0.5, seconds: 1, folder: frames })
  expect(clip.count).toBe(30)
  const spot = { left: 100, top: 90, width: 1, height: 1 }
  const colourOf = async (index: number) => [
    ...(await sharp(clipFrame(clip, index)).extract(spot).raw().toBuffer()),
  ]
  near(await colourOf(0), red)
  near(await colourOf(29), blue)
  // Beyond its end the last picture stands.
  expect(clipFrame(clip, 400)).toBe(clipFrame(clip, 29))
  const late = at('late')
  await mkdir(late)
  expect((await media.clipFrames({ file: out, from: 5, seconds: 1, folder: late })).count).toBeGreaterThan(0)

  const box = { x: 0, y: 0, width: 64, height: 64 }
  const scene = {
    version: 2 as const,
    unit: 'px' as const,
    width: 64,
    height: 64,
    language: 'en',
    background: '#ffffff',
    motion: { seconds: 2, fps: 30 },
    layers: [{ kind: 'image' as const, box, source: 'clip', fit: 'cover' as const, plays: { from: 0.5 } }],
  }
  const seen: number[][] = []
  for await (const pixels of drawFilm(scene, {}, { clips: { clip }, threads: 2 }))
    seen.push([...pixels.subarray(32 * 64 * 4 + 128, 32 * 64 * 4 + 131)])
  expect(seen.length).toBe(60)
  // It begins at half a second, turns blue half a second on, and holds its last picture.
  near(seen[0]!, red)
  near(seen[28]!, red)
  near(seen[32]!, blue)
  near(seen[59]!, blue)
}, 60_000)

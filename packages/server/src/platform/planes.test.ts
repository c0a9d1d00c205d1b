import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { makeDice } from '../testing/mutations.ts'
import { findMediaProgram } from './media-program.ts'
import { bytesOfFrame, formFor, frameAt, openShelf } from './planes.ts'

const [width, height] = [96, 64]
const size = { width, height }

/** Opaque pixels, each square of so many px of a colour of its own. */
function squares(side: number, seed: number): Uint8Array {
  const dice = makeDice(seed)
  const colours = new Map<string, number[]>()
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const key = `${Math.floor(x / side)} ${Math.floor(y / side)}`
      const colour = colours.get(key) ?? [dice(256), dice(256), dice(256), 255]
      colours.set(key, colour)
      rgba.set(colour, (y * width + x) * 4)
    }
  return rgba
}

/** What the encoder's own converter makes of them. */
const byProgram = (rgba: Uint8Array): Buffer =>
  execFileSync(
    findMediaProgram('').path,
    [
      ...[
        '-v',
        'error',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgba',
        '-video_size',
        `${width}x${height}`,
        '-i',
        'pipe:0',
      ],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-f', 'rawvideo', 'pipe:1'],
    ],
    { input: rgba },
  )

test('light of noise is that of the encoder’s converter to the last bit', () => {
  const rgba = squares(1, 16)
  const ours = frameAt(openShelf(size, 'planes', 1).put(rgba))
  const theirs = byProgram(rgba)
  expect(ours.length).toBe(theirs.length)
  expect(Buffer.compare(ours.subarray(0, width * height), theirs.subarray(0, width * height))).toBe(0)
})

test('colours of plain squares are those of the encoder’s converter, away from their edges', () => {
  const rgba = squares(32, 7)
  const ours = frameAt(openShelf(size, 'planes', 1).put(rgba))
  const theirs = byProgram(rgba)
  for (const plane of [0, 1])
    for (let y = 0; y < height / 2; y++)
      for (let x = 0; x < width / 2; x++) {
        // Theirs looks four rows far.
        if (y % 16 < 4 || y % 16 > 11) continue
        const at = width * height + plane * ((width * height) / 4) + y * (width / 2) + x
        expect(Math.abs(ours[at]! - theirs[at]!), `plane ${plane} at ${x}, ${y}`).toBeLessThanOrEqual(1)
      }
})

test('black, white and the strongest colours stay within the range of HD', () => {
  const strong = [0x000000, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff]
  for (const colour of strong) {
    const rgba = new Uint8Array(width * height * 4)
    for (let i = 0; i < rgba.length; i += 4)
      rgba.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], i)
    const frame = frameAt(openShelf(size, 'planes', 1).put(rgba))
    const light = frame.subarray(0, width * height)
    const colours = frame.subarray(width * height)
    expect(light.every((one) => one === light[0] && one >= 16 && one <= 235)).toBe(true)
    expect(colours.every((one) => one >= 16 && one <= 240)).toBe(true)
  }
})

test.each(['rgba', 'planes'] as const)(
  'frames of a shelf stay until all its places were taken again: %s',
  (form) => {
    const shelf = openShelf(size, form, 3)
    const given = [1, 2, 3, 4].map((seed) => squares(8, seed))
    const alone = given.map((rgba) => Buffer.from(frameAt(openShelf(size, form, 1).put(rgba))))
    const [a, b, c] = given.slice(0, 3).map((rgba) => frameAt(shelf.put(rgba)))
    for (const [i, frame] of [a, b, c].entries()) {
      expect(frame!.length).toBe(bytesOfFrame(size, form))
      expect(Buffer.compare(frame!, alone[i]!)).toBe(0)
    }
    shelf.put(given[3]!)
    expect(Buffer.compare(a!, alone[3]!)).toBe(0)
    expect(Buffer.compare(b!, alone[1]!)).toBe(0)
  },
)

test('a size that has no whole squares of eight by two pixels is given in RGBA', () => {
  expect(formFor({ width: 1080, height: 1920 })).toBe('planes')
  expect(formFor({ width: 1084, height: 1920 })).toBe('rgba')
  expect(formFor({ width: 1080, height: 1081 })).toBe('rgba')
})

/** Side in px of the small grey copy that pictures are compared by. */
export const lookSide = 48
/** Side in px of the copy of their colours. */
export const colourSide = 12
/** Bytes of a look: grey, then blue and red difference (BT.601). */
export const lookBytes = lookSide ** 2 + 2 * colourSide ** 2

/** A picture small enough to keep beside every image and large enough to tell other words on the same ground: see `lookOf`. */
export type Look = Uint8Array

/** The look of a picture from its pixels in RGB, `lookSide` a side, whatever its own shape was. Pure. */
export function lookOf(rgb: Uint8Array): Look {
  const look = new Uint8Array(lookBytes)
  const wide = lookSide / colourSide
  const blue = new Float64Array(colourSide ** 2)
  const red = new Float64Array(colourSide ** 2)
  for (let at = 0; at < lookSide ** 2; at++) {
    const [r, g, b] = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!]
    const grey = 0.299 * r + 0.587 * g + 0.114 * b
    look[at] = Math.round(grey)
    const cell =
      Math.floor(Math.floor(at / lookSide) / wide) * colourSide + Math.floor((at % lookSide) / wide)
    blue[cell]! += (0.564 * (b - grey)) / wide ** 2
    red[cell]! += (0.713 * (r - grey)) / wide ** 2
  }
  for (let cell = 0; cell < colourSide ** 2; cell++) {
    look[lookSide ** 2 + cell] = Math.round(128 + blue[cell]!)
    look[lookSide ** 2 + colourSide ** 2 + cell] = Math.round(128 + red[cell]!)
  }
  return look
}

/** A part of a picture, in shares of its sides. */
type Part = { x: number; y: number; width: number; height: number }
const whole: Part = { x: 0, y: 0, width: 1, height: 1 }

/** A part of a grey copy, drawn again as large as the whole (bilinear). */
function cut(grey: Uint8Array, { x, y, width, height }: Part): Float32Array {
  const out = new Float32Array(lookSide ** 2)
  const last = lookSide - 1
  const at = (place: number, from: number, share: number) =>
    Math.min(last, Math.max(0, (from + ((place + 0.5) / lookSide) * share) * lookSide - 0.5))
  for (let row = 0; row < lookSide; row++) {
    const v = at(row, y, height)
    const top = Math.floor(v)
    const below = Math.min(last, top + 1)
    const dv = v - top
    for (let column = 0; column < lookSide; column++) {
      const u = at(column, x, width)
      const left = Math.floor(u)
      const right = Math.min(last, left + 1)
      const du = u - left
      const upper = grey[top * lookSide + left]! * (1 - du) + grey[top * lookSide + right]! * du
      const lower = grey[below * lookSide + left]! * (1 - du) + grey[below * lookSide + right]! * du
      out[row * lookSide + column] = upper * (1 - dv) + lower * dv
    }
  }
  return out
}

const low = 8
const cosines = Array.from({ length: low }, (_low, k) =>
  Float64Array.from({ length: lookSide }, (_place, n) => Math.cos((Math.PI / lookSide) * (n + 0.5) * k)),
)

/** The 64 bits of a grey copy: which of its slowest waves (DCT) are stronger than the middle one. The first says nothing and is 0. */
function bitsOf(grey: Float32Array): bigint {
  const rows = Array.from({ length: lookSide }, (_row, row) =>
    cosines.map((wave) => {
      let sum = 0
      for (let n = 0; n < lookSide; n++) sum += grey[row * lookSide + n]! * wave[n]!
      return sum
    }),
  )
  const waves: number[] = []
  for (const wave of cosines)
    for (let across = 0; across < low; across++) {
      let sum = 0
      for (let n = 0; n < lookSide; n++) sum += rows[n]![across]! * wave[n]!
      waves.push(sum)
    }
  const middle = waves.slice(1).toSorted((one, other) => one - other)[31]!
  return waves.reduce((bits, wave, at) => (at > 0 && wave > middle ? bits | (1n << BigInt(at)) : bits), 0n)
}

/** Shares of a side that are left where a picture is thought of as slightly cropped all around. */
const cropped = [1, 0.96, 0.92] as const

/** The hashes of a picture: as it is, a little cropped, and a little more. */
export type Hashes = [whole: bigint, less: bigint, least: bigint]

/** The bits of a look as it is and as it would be a little cropped, so that a crop of either of two is found by the other. Pure. */
export const hashesOf = (look: Look): Hashes =>
  cropped.map((share) =>
    bitsOf(cut(look, { x: (1 - share) / 2, y: (1 - share) / 2, width: share, height: share })),
  ) as Hashes

const bandCount = 4
const bandBits = 16
const bandsOf = (hash: bigint) =>
  Array.from({ length: bandCount }, (_band, band) =>
    Number((hash >> BigInt(band * bandBits)) & ((1n << BigInt(bandBits)) - 1n)),
  )
const keyOf = (band: number, bits: number) => band * 2 ** bandBits + bits

/** The keys a picture is kept under: each quarter of each of its hashes. Two alike ones share a key, or are one bit from it. Pure. */
export const keysOf = (hashes: readonly bigint[]): number[] => [
  ...new Set(hashes.flatMap((hash) => bandsOf(hash).map((bits, band) => keyOf(band, bits)))),
]

/** The keys a picture like this one may be kept under: those of `keysOf`, and all that differ in one bit. Pure. */
export const probesOf = (hashes: readonly bigint[]): number[] => [
  ...new Set(
    hashes.flatMap((hash) =>
      bandsOf(hash).flatMap((bits, band) => [
        keyOf(band, bits),
        ...Array.from({ length: bandBits }, (_bit, bit) => keyOf(band, bits ^ (1 << bit))),
      ]),
    ),
  ),
]

/** How two pictures differ, in steps of 256: on average, where they differ most (the worst fiftieth), and in colour (its worst tenth). */
export type Difference = { mean: number; worst: number; colour: number }

function meanOf(one: Float32Array, other: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < lookSide ** 2; at++) sum += Math.abs(one[at]! - other[at]!)
  return sum / lookSide ** 2
}

function worstOf(one: Float32Array, other: Uint8Array): number {
  const all = new Float32Array(lookSide ** 2)
  for (let at = 0; at < all.length; at++) all[at] = Math.abs(one[at]! - other[at]!)
  all.sort()
  const few = Math.round(all.length / 50)
  let worst = 0
  for (let at = all.length - few; at < all.length; at++) worst += all[at]!
  return worst / few
}

/** Below it two are the same without a look at their parts. */
const sureMean = 1.5
/** Two pictures are nearly the same below all three. Measured: decision 0136. */
export const alike: Difference = { mean: 8, worst: 46, colour: 30 }
/** Hashes further apart than this many of 64 bits are not compared. */
export const mostApart = 16

/** Whether two pictures are nearly the same: saved again, made smaller, or a little cropped. Pure. */
export function isAlike(one: Look, other: Look): boolean {
  const { mean, worst, colour } = differenceOf(one, other)
  return mean < alike.mean && worst < alike.worst && colour < alike.colour
}

/** The part of a picture in which it is most like another one: found by steps that become smaller. */
function fit(one: Uint8Array, other: Uint8Array): { part: Part; mean: number } {
  const of = (part: Part) => ({ mean: meanOf(cut(one, part), other) })
  let best = { part: whole, ...of(whole) }
  if (best.mean < sureMean) return best
  const starts = [0.97, 0.94].flatMap((share) =>
    [0, (1 - share) / 2, 1 - share].flatMap((x) =>
      [0, (1 - share) / 2, 1 - share].map((y) => ({ x, y, width: share, height: share })),
    ),
  )
  for (const part of starts) {
    const found = of(part)
    if (found.mean < best.mean) best = { part, ...found }
  }
  // Far from alike: smaller steps do not bring it near.
  if (best.mean > 3 * alike.mean) return best
  for (const step of [0.02, 0.01, 0.005])
    for (let better = true, tries = 0; better && tries < 6; tries++) {
      better = false
      const { x, y, width, height } = best.part
      const edges = [x, y, x + width, y + height] as const
      for (let edge = 0; edge < 4; edge++)
        for (const by of [-step, step]) {
          const [left, top, right, bottom] = edges.map((place, at) => (at === edge ? place + by : place)) as [
            number,
            number,
            number,
            number,
          ]
          if (left < 0 || top < 0 || right > 1 || bottom > 1 || right - left < 0.85 || bottom - top < 0.85)
            continue
          const part = { x: left, y: top, width: right - left, height: bottom - top }
          const found = of(part)
          if (found.mean < best.mean) {
            best = { part, ...found }
            better = true
          }
        }
    }
  return best
}

/** How two looks differ where one is laid over the part of the other that it fits best. Pure. */
export function differenceOf(one: Look, other: Look): Difference {
  const here = fit(one, other)
  const there = here.mean < sureMean ? here : fit(other, one)
  const { mean } = here.mean <= there.mean ? here : there
  const worst =
    here.mean <= there.mean ? worstOf(cut(one, here.part), other) : worstOf(cut(other, there.part), one)
  const colours = new Float32Array(2 * colourSide ** 2)
  for (let at = 0; at < colours.length; at++)
    colours[at] = Math.abs(one[lookSide ** 2 + at]! - other[lookSide ** 2 + at]!)
  colours.sort()
  const few = Math.round(colours.length / 10)
  const colour = colours.slice(-few).reduce((sum, one) => sum + one, 0) / few
  return { mean, worst, colour }
}

/** A hash as PostgreSQL writes 64 bits. Pure. */
export const bitText = (hash: bigint): string => hash.toString(2).padStart(64, '0')

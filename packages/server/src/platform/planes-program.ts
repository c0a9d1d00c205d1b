/**
 * The inner loop of `planes.ts` as a WebAssembly module, put together from its instructions: sixteen pixels a step need the
 * wide registers, which JavaScript does not reach, and a compiler of its own would be one more thing to install.
 */

/** Numbers as WebAssembly writes them. */
function leb(value: number): number[] {
  const bytes: number[] = []
  for (let left = value; ;) {
    const seven = left & 0x7f
    left >>= 7
    if ((left === 0 && (seven & 0x40) === 0) || (left === -1 && (seven & 0x40) !== 0))
      return [...bytes, seven]
    bytes.push(seven | 0x80)
  }
}
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}
const part = (id: number, body: number[]) => [id, ...unsigned(body.length), ...body]
const list = (items: number[][]) => [...unsigned(items.length), ...items.flat()]

const [i32, v128] = [0x7f, 0x7b]
const get = (local: number) => [0x20, ...unsigned(local)]
const set = (local: number) => [0x21, ...unsigned(local)]
const tee = (local: number) => [0x22, ...unsigned(local)]
const number = (value: number) => [0x41, ...leb(value)]
const [add, isLess] = [[0x6a], [0x48]]
/** Adds a number to a local. */
const step = (local: number, by: number[]) => [...get(local), ...by, ...add, ...set(local)]

const wide = (code: number, ...rest: number[]) => [0xfd, ...unsigned(code), ...rest]
const [storeFour, storeEight] = [wide(0x5a, 0, 0, 0), wide(0x5b, 0, 0, 0)]
const [lowBytes, highBytes] = [wide(0x89), wide(0x8a)]
const [addShorts, addNumbers, shiftNumbers, dot] = [wide(0x8e), wide(0xae), wide(0xac), wide(0xba)]
const [toShorts, toBytes] = [wide(0x85), wide(0x66)]
const shuffle = (lanes: number[]) => wide(0x0d, ...lanes)
const constant = (bytes: number[]) => wide(0x0c, ...bytes)
/** Eight numbers of sixteen bits: what is multiplied with two pixels. */
const shorts = (values: readonly number[]) => constant(values.flatMap((one) => [one & 255, (one >> 8) & 255]))
const numbers = (value: number) =>
  constant(
    Array.from({ length: 4 }, () => [
      value & 255,
      (value >> 8) & 255,
      (value >> 16) & 255,
      value >> 24,
    ]).flat(),
  )
/** Which bytes of two registers stand where: lanes of four bytes by their numbers. */
const lanes = (...of: number[]) => shuffle(of.flatMap((lane) => [0, 1, 2, 3].map((byte) => lane * 4 + byte)))

/** What light and the two colours take of red, green and blue, in 32,768ths: BT.709, 16 to 235 and 16 to 240. */
const shares = {
  light: [5983, 20_127, 2032],
  blue: [-3298, -11_094, 14_392],
  red: [14_392, -13_072, -1320],
} as const
const twice = ([red, green, blue]: readonly [number, number, number]) =>
  shorts([red, green, blue, 0, red, green, blue, 0])

/** Parameters of the function, then its own variables. */
const names = ['above', 'below', 'light', 'lightBelow', 'blue', 'red', 'end'] as const
const p = Object.fromEntries(names.map((name, i) => [name, i])) as Record<(typeof names)[number], number>
const first = names.length
/** Pixels of two rows, as numbers of sixteen bits: two pixels each, four in a row. */
const pixels = [0, 1].map((row) => [0, 1, 2, 3].map((two) => first + row * 4 + two))
const [one, other, sum, total] = [first + 8, first + 9, first + 10, first + 11]

/** Multiplies two pairs of pixels with shares and adds up: four numbers. */
const weigh = (pair: number, next: number, by: number[]) => [
  ...get(pair),
  ...by,
  ...dot,
  ...set(one),
  ...get(next),
  ...by,
  ...dot,
  ...set(other),
  ...[...get(one), ...get(other), ...lanes(0, 2, 4, 6)],
  ...[...get(one), ...get(other), ...lanes(1, 3, 5, 7)],
  ...addNumbers,
]
const rounded = (add_: number, bits: number) => [
  ...numbers(add_),
  ...addNumbers,
  ...number(bits),
  ...shiftNumbers,
]
/** 16 above black, a half and what swscale adds, so that light is the same to the last bit. */
const toLight = rounded(16 * 32_768 + 16_384 + 256, 15)
/** Four pixels are added up before: two bits more. */
const toColour = rounded(128 * 131_072 + 65_536, 17)

/** Reads four pixels of a row from `at` bytes on. */
const read = (row: number, at: number, base: number) => [
  ...get(base),
  ...wide(0x00, 0, ...unsigned(at)),
  ...tee(sum),
  ...lowBytes,
  ...set(pixels[row]![at / 8]!),
  ...get(sum),
  ...highBytes,
  ...set(pixels[row]![at / 8 + 1]!),
]
/** Light of eight pixels of a row. */
const light = (row: number, to: number) => {
  const [a, b, c, d] = pixels[row]!
  return [
    ...get(to),
    ...[...weigh(a!, b!, twice(shares.light)), ...toLight],
    ...[...weigh(c!, d!, twice(shares.light)), ...toLight],
    ...toShorts,
    ...tee(sum),
    ...get(sum),
    ...toBytes,
    ...storeEight,
  ]
}
/** Adds the row below, then neighbours: pixels of both rows become two squares each, in the first registers of the first row. */
const square = (at: 0 | 2) => {
  const [left, right] = [pixels[0]![at]!, pixels[0]![at + 1]!]
  const both = [left, right].flatMap((local, i) => [
    ...get(local),
    ...get(pixels[1]![at + i]!),
    ...addShorts,
    ...set(local),
  ])
  return [
    ...both,
    ...[...get(left), ...get(right), ...lanes(0, 1, 4, 5)],
    ...[...get(left), ...get(right), ...lanes(2, 3, 6, 7)],
    ...addShorts,
    ...set(pixels[0]![at / 2]!),
  ]
}
const colour = (by: readonly [number, number, number], to: number) => [
  ...get(to),
  ...[...weigh(pixels[0]![0]!, pixels[0]![1]!, twice(by)), ...toColour],
  ...tee(total),
  ...get(total),
  ...toShorts,
  ...tee(total),
  ...get(total),
  ...toBytes,
  ...storeFour,
]

const body = [
  // A loop over eight pixels of two rows.
  ...[0x03, 0x40],
  ...read(0, 0, p.above),
  ...read(0, 16, p.above),
  ...read(1, 0, p.below),
  ...read(1, 16, p.below),
  ...light(0, p.light),
  ...light(1, p.lightBelow),
  ...square(0),
  ...square(2),
  ...colour(shares.blue, p.blue),
  ...colour(shares.red, p.red),
  ...step(p.below, number(32)),
  ...step(p.light, number(8)),
  ...step(p.lightBelow, number(8)),
  ...step(p.blue, number(4)),
  ...step(p.red, number(4)),
  ...[...get(p.above), ...number(32), ...add, ...tee(p.above), ...get(p.end), ...isLess, 0x0d, 0x00],
  ...[0x0b, 0x0b],
]
const text = (word: string) => [...unsigned(word.length), ...Buffer.from(word)]
const code = [...list([[...unsigned(total - first + 1), v128]]), ...body]

/**
 * The module: it takes `memory` (shared) from `env` and gives `rows(above, below, light, lightBelow, blue, red, end)`, which
 * works through two rows of RGBA from `above` to `end`, eight pixels at a time.
 */
export const planesProgram = (mostPages: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...part(1, list([[0x60, ...list(names.map(() => [i32])), ...list([])]])),
    ...part(2, list([[...text('env'), ...text('memory'), 0x02, 0x03, 1, ...unsigned(mostPages)]])),
    ...part(3, list([[0]])),
    ...part(7, list([[...text('rows'), 0x00, 0]])),
    ...part(10, list([[...unsigned(code.length), ...code]])),
  ])

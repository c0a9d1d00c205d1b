import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A damaged picture, and what was done to it. */
export type Mutation = { name: string; bytes: Buffer }

/** Numbers below `below`, the same in every run of one seed. */
export type Dice = (below: number) => number

/** Dice of a seed (mulberry32). */
export function makeDice(seed: number): Dice {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Sound pictures of the formats people have on their telephones; some of them are not taken. */
export async function makeSeeds(): Promise<Record<string, Buffer>> {
  const [width, height] = [360, 360]
  const dice = makeDice(5)
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i / 900 + dice(40)) & 255
  const raw = () => sharp(pixels, { raw: { width, height, channels: 3 } })
  return {
    jpeg: await raw().jpeg({ quality: 80 }).withMetadata({ orientation: 6 }).toBuffer(),
    progressive: await raw().jpeg({ quality: 70, progressive: true }).toBuffer(),
    png: await raw().png().toBuffer(),
    palette: await raw().png({ palette: true }).toBuffer(),
    webp: await raw().webp({ quality: 80 }).toBuffer(),
    lossless: await raw().webp({ lossless: true }).toBuffer(),
    avif: await raw().avif({ effort: 0 }).toBuffer(),
    gif: await raw().gif().toBuffer(),
  }
}

type Change = (bytes: Buffer, dice: Dice, others: Buffer[]) => Buffer
const sizes = [0, 1, 2, 65_535, 20_000, 2 ** 31 - 1, 2 ** 32 - 1]

const changes: Record<string, Change> = {
  'bits turned': (bytes, dice) => {
    const changed = Buffer.from(bytes)
    for (let n = 1 + dice(40); n > 0; n--) changed[dice(changed.length)]! ^= 1 << dice(8)
    return changed
  },
  'bits of the header turned': (bytes, dice) => {
    const changed = Buffer.from(bytes)
    for (let n = 1 + dice(6); n > 0; n--) changed[dice(Math.min(200, changed.length))]! ^= 1 << dice(8)
    return changed
  },
  'cut off': (bytes, dice) => bytes.subarray(0, dice(bytes.length)),
  'cut off at the end': (bytes, dice) => bytes.subarray(0, bytes.length - 1 - dice(64)),
  'parts swapped': (bytes, dice) => {
    const size = 16 + dice(Math.floor(bytes.length / 4))
    const first = dice(bytes.length - 2 * size)
    const second = first + size + dice(bytes.length - first - 2 * size)
    const part = (from: number, to?: number) => bytes.subarray(from, to)
    return Buffer.concat([
      part(0, first),
      part(second, second + size),
      part(first + size, second),
      part(first, first + size),
      part(second + size),
    ])
  },
  'a part left out': (bytes, dice) => {
    const from = dice(bytes.length)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + dice(2000))])
  },
  'a part twice': (bytes, dice) => {
    const from = dice(bytes.length)
    const to = from + 1 + dice(4000)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  'the head of another format': (bytes, dice, others) => {
    const size = 8 + dice(400)
    return Buffer.concat([others[dice(others.length)]!.subarray(0, size), bytes.subarray(size)])
  },
  'the tail of another format': (bytes, dice, others) =>
    Buffer.concat([
      bytes.subarray(0, dice(bytes.length)),
      others[dice(others.length)]!.subarray(-1 - dice(4000)),
    ]),
  'another size in the header': (bytes, dice) => resize(bytes, sizes[dice(7)]!, sizes[dice(7)]!),
  'nothing of a picture': (_bytes, dice) => Buffer.from(Array.from({ length: dice(3000) }, () => dice(256))),
}

/** A copy whose header tells another size: PNG with a right sum, JPEG, WebP; others as they were. */
function resize(bytes: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(bytes)
  if (changed.readUInt32BE(0) === 0x89504e47) {
    changed.writeUInt32BE(width, 16)
    changed.writeUInt32BE(height, 20)
    changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  } else if (changed.readUInt16BE(0) === 0xffd8) {
    const frame = [0xffc0, 0xffc2].map((marker) => changed.indexOf(Buffer.from([marker >> 8, marker & 255])))
    const at = frame.find((place) => place > 0) ?? 0
    changed.writeUInt16BE(height & 0xffff, at + 5)
    changed.writeUInt16BE(width & 0xffff, at + 7)
  } else if (changed.toString('latin1', 8, 16) === 'WEBPVP8 ') {
    changed.writeUInt16LE(width & 0x3fff, 26)
    changed.writeUInt16LE(height & 0x3fff, 28)
  }
  return changed
}

/** So many damaged pictures, the same ones for the same seed. */
export function* mutate(seeds: Record<string, Buffer>, count: number, seed: number): Generator<Mutation> {
  const dice = makeDice(seed)
  const [formats, all] = [Object.entries(seeds), Object.entries(changes)]
  const others = Object.values(seeds)
  for (let i = 0; i < count; i++) {
    const [format, bytes] = formats[i % formats.length]!
    const [change, act] = all[Math.floor(i / formats.length) % all.length]!
    yield { name: `${i} ${format}: ${change}`, bytes: act(bytes, dice, others) }
  }
}

/** A PNG of so many black pixels each way, in a file of a thousandth of that. */
export function makeBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

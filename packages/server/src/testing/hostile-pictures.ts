import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

/** A file that no honest phone sends, made anew for each test. `is` says what the server is expected to make of it. */
export type HostilePicture = {
  name: string
  /** `no picture`: refused by its first bytes. `unreadable`: refused by the decoder or its guard. `any`: taken or refused, but quickly. */
  is: 'no picture' | 'unreadable' | 'any'
  make(): Buffer | Promise<Buffer>
}

/**
 * A drawing of some KB without a size, so that its size is looked for in 370,000 copies of one path: a decoder is busy
 * for more than a minute before it even knows what it reads.
 */
export function nestedSvg(levels = 5, times = 13): string {
  const uses = (name: string) =>
    Array.from({ length: times }, (_one, at) => `<use href="#${name}" x="${at}"/>`).join('')
  const groups = Array.from(
    { length: levels },
    (_one, level) => `<g id="l${level + 1}">${uses(`l${level}`)}</g>`,
  )
  const path = `<path id="l0" d="M0 0${'h9v9q3 3 5 9'.repeat(300)}z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${path}${groups.join('')}</defs><use href="#l${levels}"/></svg>`
}

const text = (drawing: string) => Buffer.from(drawing)
const drawing = (head: string, body = '<rect width="9" height="9"/>') =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${body}</svg>`)

/** One chunk of a PNG with its length and check sum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

const pngMark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const pngHead = (width: number, height: number, [depth, colour, interlace]: [number, number, number]) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, interlace], 8)
  return pngChunk('IHDR', head)
}
/** A black PNG; `extra` chunks stand before its pixels. */
export const blackPng = (
  width: number,
  height: number,
  { extra = [], kind = [1, 0, 0] }: { extra?: Buffer[]; kind?: [number, number, number] } = {},
): Buffer => {
  const bits = kind[0] * ({ 0: 1, 2: 3, 6: 4 }[kind[1]] ?? 1)
  const rows = Buffer.alloc((Math.ceil((width * bits) / 8) + 1) * height)
  return Buffer.concat([
    pngMark,
    pngHead(width, height, kind),
    ...extra,
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
/** Text that unpacks to 50 MB, in chunks that each stay below a decoder's own bound. */
const packedText = () => {
  const one = pngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(5_000_000, 'a'))]),
  )
  return Array.from({ length: 10 }, () => one)
}

/** A progressive JPEG whose last scan is said `times` times: each costs a walk over the whole picture. */
export async function manyScans(width: number, height: number, times: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .jpeg({ progressive: true, optimiseScans: true })
    .toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: times }, () => scan),
    jpeg.subarray(-2),
  ])
}

/** A JPEG with thousands of application segments before its picture. */
async function manySegments(times: number): Promise<Buffer> {
  const jpeg = await smallPicture().jpeg().toBuffer()
  const one = Buffer.from([0xff, 0xe1, 0, 10, ...Buffer.from('Exif\0\0\0\0', 'latin1')])
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: times }, () => one), jpeg.subarray(2)])
}

const u24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255])
const riff = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
/** A WebP of many frames, each the whole of `side` × `side` px. */
export async function animatedWebp(frames: number, side: number): Promise<Buffer> {
  const still = await sharp({ create: { width: side, height: side, channels: 4, background: '#f00' } })
    .webp({ lossless: true })
    .toBuffer()
  const from = still.indexOf('VP8L')
  const picture = still.subarray(from, from + 8 + still.readUInt32LE(from + 4))
  const frame = riff(
    'ANMF',
    Buffer.concat([u24(0), u24(0), u24(side - 1), u24(side - 1), u24(10), Buffer.from([0]), picture]),
  )
  const body = Buffer.concat([
    riff('VP8X', Buffer.concat([Buffer.from([0x12, 0, 0, 0]), u24(side - 1), u24(side - 1)])),
    riff('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ])
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), body]))
}
/** A GIF of many frames. */
function animatedGif(frames: number, side: number): Buffer {
  const size = [side & 255, side >> 8]
  const head = Buffer.from([...Buffer.from('GIF89a'), ...size, ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

const smallPicture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#a52a2a' } })
const half = async (bytes: Buffer | Promise<Buffer>) => {
  const whole = await bytes
  return whole.subarray(0, Math.ceil(whole.length / 2))
}
/** Noise does not pack: what is cut off leaves pixels missing, not only a mark at the end. */
const noisy = () => {
  const pixels = Buffer.alloc(200 * 200 * 3)
  for (let at = 0, seed = 7; at < pixels.length; at += 1)
    pixels[at] = (seed = (seed * 75 + 74) % 65_537) & 255
  return sharp(pixels, { raw: { width: 200, height: 200, channels: 3 } })
}
/** An ISO file of one brand, with a length that leads nowhere. */
const isoFile = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    text(`ftyp${brand}`),
    Buffer.alloc(4),
    text(`${brand}mif1`),
    Buffer.alloc(400),
  ])

/** JPEG head of 65,500 × 65,500 px with nothing behind it. */
const vastJpeg = async () => {
  const jpeg = Buffer.from(await smallPicture().jpeg().toBuffer())
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(65_500, frame + 5)
  jpeg.writeUInt16BE(65_500, frame + 7)
  return jpeg
}

/** Every shape of file that was ever found to cost more than it should, or to open a decoder nobody meant to open. */
export const hostilePictures: HostilePicture[] = [
  { name: 'SVG, nested use', is: 'no picture', make: () => text(nestedSvg()) },
  { name: 'SVG behind a mark of UTF-8', is: 'no picture', make: () => text(`\uFEFF${nestedSvg()}`) },
  {
    name: 'SVG behind a comment',
    is: 'no picture',
    make: () => text(`<?xml version="1.0"?><!--${' '.repeat(400)}-->${nestedSvg()}`),
  },
  { name: 'SVG in UTF-16', is: 'no picture', make: () => Buffer.from(`\uFEFF${nestedSvg()}`, 'utf16le') },
  { name: 'SVG, packed', is: 'no picture', make: () => gzipSync(nestedSvg()) },
  {
    name: 'SVG behind the first bytes of a JPEG',
    is: 'unreadable',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(nestedSvg())]),
  },
  {
    name: 'SVG behind the first bytes of a PNG',
    is: 'unreadable',
    make: () => Buffer.concat([pngMark, text(nestedSvg())]),
  },
  {
    name: 'SVG behind the first bytes of a WebP',
    is: 'unreadable',
    make: () => riff('RIFF', text(`WEBP${nestedSvg()}`)),
  },
  {
    name: 'SVG, giant viewBox',
    is: 'no picture',
    make: () => drawing('viewBox="0 0 1e9 1e9" width="30000" height="30000"'),
  },
  {
    name: 'SVG, entities in entities',
    is: 'no picture',
    make: () =>
      text(
        `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghi'
          .split('')
          .map(
            (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`,
          )
          .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&i;</text></svg>`,
      ),
  },
  {
    name: 'SVG, blur without end',
    is: 'no picture',
    make: () =>
      drawing(
        'width="4000" height="4000"',
        '<filter id="f"><feGaussianBlur stdDeviation="900"/><feTurbulence numOctaves="900"/></filter><rect width="4000" height="4000" filter="url(#f)"/>',
      ),
  },
  { name: 'GIF of 10,000 frames', is: 'no picture', make: () => animatedGif(10_000, 3000) },
  { name: 'WebP of 10,000 frames', is: 'any', make: () => animatedWebp(10_000, 16) },
  { name: 'WebP of 4,000 large frames', is: 'any', make: () => animatedWebp(4000, 5000) },
  {
    name: 'WebP of 16,383 × 16,383 px',
    is: 'unreadable',
    make: () => Buffer.from('UklGRhoAAABXRUJQVlA4TA4AAAAv/r//DwcQEf0PRET/Aw==', 'base64'),
  },
  { name: 'PNG with 50 MB of text', is: 'any', make: () => blackPng(64, 64, { extra: packedText() }) },
  {
    name: 'PNG with 100,000 chunks',
    is: 'any',
    make: () =>
      blackPng(64, 64, { extra: Array.from({ length: 100_000 }, () => pngChunk('tEXt', text('a\0b'))) }),
  },
  {
    name: 'PNG with a colour profile that unpacks to 90 MB',
    is: 'any',
    make: () =>
      blackPng(64, 64, {
        extra: [pngChunk('iCCP', Buffer.concat([text('p\0\0'), deflateSync(Buffer.alloc(90_000_000))]))],
      }),
  },
  { name: 'PNG of 30,000 × 30,000 px', is: 'unreadable', make: () => blackPng(30_000, 30_000) },
  {
    name: 'PNG of 2³¹ px each way',
    is: 'unreadable',
    make: () =>
      Buffer.concat([
        pngMark,
        pngHead(2 ** 31 - 1, 2 ** 31 - 1, [8, 6, 0]),
        pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
      ]),
  },
  {
    name: 'PNG of 39 megapixels in seven passes',
    is: 'any',
    make: () => blackPng(6240, 6240, { kind: [8, 6, 1] }),
  },
  { name: 'PNG of 1 × 39 million px', is: 'any', make: () => blackPng(1, 39_000_000) },
  { name: 'JPEG of 65,500 × 65,500 px', is: 'unreadable', make: vastJpeg },
  {
    name: 'JPEG, 200,000 scans of 36 megapixels',
    is: 'unreadable',
    make: () => manyScans(6000, 6000, 200_000),
  },
  { name: 'JPEG, 90 scans of 36 megapixels', is: 'any', make: () => manyScans(6000, 6000, 80) },
  { name: 'JPEG with 80,000 segments', is: 'any', make: () => manySegments(80_000) },
  { name: 'TIFF', is: 'no picture', make: () => smallPicture().tiff().toBuffer() },
  { name: 'AVIF', is: 'no picture', make: () => smallPicture().avif().toBuffer() },
  { name: 'HEIC', is: 'no picture', make: () => isoFile('heic') },
  {
    name: 'JPEG XL',
    is: 'no picture',
    make: () => Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(400)]),
  },
  {
    name: 'JPEG 2000',
    is: 'no picture',
    make: () =>
      Buffer.concat([
        Buffer.from([0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 13, 10, 0x87, 10]),
        Buffer.alloc(400),
      ]),
  },
  { name: 'PDF', is: 'no picture', make: () => text(`%PDF-1.7\n${'1 0 obj <<>> endobj\n'.repeat(50)}`) },
  { name: 'BMP', is: 'no picture', make: () => Buffer.concat([text('BM'), Buffer.alloc(400)]) },
  { name: 'PPM', is: 'no picture', make: () => text(`P6 30000 30000 255\n${'a'.repeat(400)}`) },
  {
    name: 'HDR',
    is: 'no picture',
    make: () => text(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 30000 +X 30000\n${'a'.repeat(400)}`),
  },
  {
    name: 'OpenEXR',
    is: 'no picture',
    make: () => Buffer.concat([Buffer.from([0x76, 0x2f, 0x31, 1, 2, 0, 0, 0]), Buffer.alloc(400)]),
  },
  { name: 'FITS', is: 'no picture', make: () => text(`SIMPLE  =                    T${' '.repeat(2850)}`) },
  { name: 'HTML', is: 'no picture', make: () => text('<!doctype html><script>alert(1)</script>') },
  { name: 'nothing', is: 'no picture', make: () => Buffer.alloc(0) },
  { name: 'JPEG, three bytes', is: 'unreadable', make: () => Buffer.from([0xff, 0xd8, 0xff]) },
  { name: 'PNG, first bytes only', is: 'unreadable', make: () => pngMark },
  { name: 'JPEG, cut off', is: 'unreadable', make: () => half(noisy().jpeg().toBuffer()) },
  {
    name: 'JPEG in scans, cut off',
    is: 'unreadable',
    make: () => half(noisy().jpeg({ progressive: true }).toBuffer()),
  },
  { name: 'PNG, cut off', is: 'unreadable', make: () => half(noisy().png().toBuffer()) },
  { name: 'WebP, cut off', is: 'unreadable', make: () => half(noisy().webp().toBuffer()) },
]

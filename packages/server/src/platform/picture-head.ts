import { fail } from '@parichay/contract/errors.ts'

/** What the first bytes of a picture say, before any decoder sees it; sizes in px. */
export type PictureHead = {
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  scans: number
  /** Of a JPEG: its colours, and bits of each. */
  colours?: number
  bits?: number
}

/**
 * Pixels, px on one side, passes over the whole picture (cameras and editors make about ten), and bytes that look like
 * marks of a JPEG (one in 256).
 */
const most = { pixels: 40e6, side: 20_000, scans: 100, marks: 200_000 }

const startsWith = (bytes: Buffer, at: number, mark: string) =>
  bytes.length >= at + mark.length && bytes.toString('latin1', at, at + mark.length) === mark

/** The format that the first bytes name, and no other: JPEG, PNG and WebP; null for everything else. */
export function formatOf(bytes: Buffer): PictureHead['format'] | null {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp'
  return null
}

/** Reads size and passes; null where the file stops being what it began as. */
export function readHead(bytes: Buffer): PictureHead | null {
  const format = formatOf(bytes)
  if (!format) return null
  const said = { jpeg: walkJpeg, png: pngSize, webp: webpSize }[format](bytes)
  return said && said.width > 0 && said.height > 0 ? { format, scans: 1, ...said } : null
}

type Size = { width: number; height: number }

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 33 || !startsWith(bytes, 12, 'IHDR')) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** The canvas in the extended form, else the size of the one picture (RFC 9649). */
function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null
  if (startsWith(bytes, 12, 'VP8X'))
    return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (startsWith(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const bits = bytes.readUInt32LE(21)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  if (startsWith(bytes, 12, 'VP8 ') && startsWith(bytes, 23, '\x9d\x01\x2a'))
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  return null
}

/** Every start of a frame but the markers of tables between them (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Walks from marker to marker: what lies behind the end, such as a moving picture, is none of ours. */
function walkJpeg(bytes: Buffer): Omit<PictureHead, 'format'> | null {
  let size: Omit<PictureHead, 'format' | 'scans'> | null = null
  let scans = 0
  let marks = 0
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 9 < bytes.length && scans <= most.scans;) {
    const marker = bytes[at + 1]!
    if (marker === 0xd9) break
    if ((marks += 1) > most.marks) return null
    // Filling, a byte of data that looks like a marker, and marks of restart have no length.
    const isAlone = marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)
    if (isFrame(marker))
      size ??= {
        bits: bytes[at + 4]!,
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        colours: bytes[at + 9]!,
      }
    if (marker === 0xda) scans += 1
    const next = marker === 0xff ? at + 1 : isAlone ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2)
    at = bytes.indexOf(0xff, next)
  }
  return size && { ...size, scans }
}

/**
 * Refuses what no decoder should see: UNSUPPORTED_MEDIA for what is no JPEG, PNG or WebP by its first bytes,
 * PICTURE_UNREADABLE for one that is too large, broken at its head, or made of passes without end.
 */
export function requirePicture(bytes: Buffer): PictureHead {
  if (!formatOf(bytes)) fail('UNSUPPORTED_MEDIA', 'Choose a JPEG, PNG or WebP picture.', { field: 'file' })
  const head = readHead(bytes)
  if (!head) return unreadable(new Error('no size in the head'))
  const { width, height, scans } = head
  if (width * height > most.pixels || Math.max(width, height) > most.side || scans > most.scans)
    return unreadable(new Error(`${width} × ${height} px in ${scans} scans`))
  return head
}

/** Stops with the words for a picture that cannot be read. */
export const unreadable = (cause: unknown): never =>
  fail('PICTURE_UNREADABLE', 'This picture cannot be read. It may be damaged or too large; try another.', {
    field: 'file',
    cause,
  })

import sharp from 'sharp'

/** The picture file that is wanted. `zoom` is in shares of the scene's own size. */
export type PictureOutput =
  | { kind: 'jpeg'; quality?: number; zoom?: number; small?: { bytes: number } }
  | { kind: 'png' | 'webp'; zoom?: number }

/** Width and height of a whole picture in px. */
export type PictureSize = {
  width: number
  height: number
  /** Nothing shines through anywhere, so nothing has to be laid on white. */
  isOpaque?: boolean
}

/**
 * Turns bands of RGBA pixels, each as wide as the picture and handed in from top to bottom, into a file. An encoder may
 * write a band as soon as it comes: one that joins bands which were encoded before needs no other ones.
 */
export type BandEncoder = {
  band(pixels: Uint8Array): void | Promise<void>
  finish(): Promise<Uint8Array>
}
/** Begins a file of one size. */
export type OpenEncoder = (size: PictureSize, as: PictureOutput) => BandEncoder

/** The ordinary way: the whole picture is encoded at once, by sharp. */
export const openSharpEncoder: OpenEncoder = (size, as) => {
  const bands: Uint8Array[] = []
  return {
    band: (pixels) => void bands.push(pixels),
    finish() {
      const all = bands.length === 1 ? bands[0]! : Buffer.concat(bands)
      if (all.length !== size.width * size.height * 4)
        throw new Error(`bands of ${all.length} bytes are no picture of ${size.width} × ${size.height}`)
      return encodeWhole(all, size, as)
    },
  }
}

// One thread encodes one picture at a time, so the same room serves all pictures of a size.
let room = new Uint32Array(0)

/** RGBA without the A, four pixels in three words: a third of the time sharp takes for it. The next call overwrites it. */
function dropAlpha(pixels: Uint8Array): Uint8Array {
  const bytes = (pixels.length / 4) * 3
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice()
  const from = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
  const words = Math.ceil(from.length / 4) * 3
  if (room.length !== words) room = new Uint32Array(words)
  for (let i = 0, to = 0; i < from.length; i += 4, to += 3) {
    // What lies behind the last pixel is undefined, and counts as 0 here.
    const b = from[i + 1]!
    const c = from[i + 2]!
    room[to] = (from[i]! & 0xff_ff_ff) | (b << 24)
    room[to + 1] = ((b >>> 8) & 0xff_ff) | (c << 16)
    room[to + 2] = ((c >>> 16) & 0xff) | (from[i + 3]! << 8)
  }
  return new Uint8Array(room.buffer, 0, bytes)
}

async function encodeWhole(pixels: Uint8Array, size: PictureSize, as: PictureOutput): Promise<Uint8Array> {
  const { width, height, isOpaque } = size
  const raw = () => sharp(pixels, { raw: { width, height, channels: 4 } })
  if (as.kind === 'png') return raw().png({ compressionLevel: 9, palette: false }).toBuffer()
  if (as.kind === 'webp') return raw().webp({ quality: 82, effort: 4 }).toBuffer()
  const { quality, small } = as.kind === 'jpeg' ? as : {}
  const colours = isOpaque ? dropAlpha(pixels) : undefined
  const jpeg = (share: number) =>
    (colours
      ? sharp(colours, { raw: { width, height, channels: 3 } })
      : raw().flatten({ background: '#ffffff' })
    )
      // Codes of our own for each picture take half of the time and save 2 to 7 %: only for what is sent often.
      .jpeg({
        quality: share,
        optimiseCoding: Boolean(small),
        progressive: Boolean(small),
        chromaSubsampling: small ? '4:4:4' : '4:2:0',
      })
      .toBuffer()
  for (let tried = quality ?? 85; ; tried -= 8) {
    const bytes = await jpeg(tried)
    if (!small || bytes.length <= small.bytes || tried <= 40) return bytes
  }
}

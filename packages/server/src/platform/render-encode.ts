import sharp from 'sharp'
import { dropAlpha, encodeJpeg } from './render-jpeg.ts'
import { equalRows, joinBands, readScan, type Scan } from './render-splice.ts'

/** The picture file that is wanted. `zoom` is in shares of the scene's own size. */
export type PictureOutput =
  | {
      kind: 'jpeg'
      quality?: number
      zoom?: number
      small?: { bytes: number }
      /** Encoded as a whole even where a band would do: what the spliced way is held against. */
      isWhole?: boolean
    }
  | { kind: 'webp'; zoom?: number }
  /**
   * `dpi` is written into the file, for programs that lay it on paper. `level` is how hard it is packed, 9 unless given: its pixels
   * are the same at each, and at 1 they take a tenth of the time.
   */
  | { kind: 'png'; zoom?: number; dpi?: number; level?: number }

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

/** The ordinary way: the whole picture is encoded at once. */
export const openWholeEncoder: OpenEncoder = (size, as) => {
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

/** Bands kept of one ground, each of some 200 KB: frames begin at few heights. */
const mostBands = 8
/** What lies under the frames of many shops, as it is without one; and its upper bands that were encoded, by their rows. */
export type Ground = { pixels: Uint8Array; bands: Map<string, Scan | undefined> }

/**
 * Encodes only the band in which a picture differs from its ground, and joins it to the ground’s own: decoded it is what
 * the ordinary way gives. Where that cannot be, such as where more than the lower half differs, it goes the ordinary way.
 */
export const openSpliceEncoder =
  (ground: Ground): OpenEncoder =>
  (size, as) => {
    const plain = openWholeEncoder(size, as)
    let spliced: Promise<Uint8Array | undefined> | undefined
    return {
      band(pixels) {
        if (
          size.isOpaque &&
          as.kind === 'jpeg' &&
          !as.small &&
          !as.isWhole &&
          pixels.length === ground.pixels.length
        )
          spliced = splice(ground, pixels, size, as.quality ?? 85)
        return plain.band(pixels)
      },
      finish: async () => (await spliced) ?? plain.finish(),
    }
  }

async function splice(
  { pixels: under, bands }: Ground,
  pixels: Uint8Array,
  { width, height }: PictureSize,
  quality: number,
): Promise<Uint8Array | undefined> {
  const rows = equalRows(under, pixels, width)
  if (rows >= height || rows * 2 < height) return undefined
  const key = `${rows} ${quality}`
  if (!bands.has(key)) {
    if (bands.size >= mostBands) bands.clear()
    bands.set(key, readScan(await encodeJpeg(under.subarray(0, rows * width * 4), width, rows, quality)))
  }
  const upper = bands.get(key)
  const lower = readScan(await encodeJpeg(pixels.subarray(rows * width * 4), width, height - rows, quality))
  return upper && lower && joinBands(upper, lower, { width, height, rows })
}
async function encodeWhole(pixels: Uint8Array, size: PictureSize, as: PictureOutput): Promise<Uint8Array> {
  const { width, height, isOpaque } = size
  const raw = () => sharp(pixels, { raw: { width, height, channels: 4 } })
  if (as.kind === 'png') {
    const png = raw().png({ compressionLevel: as.level ?? 9, palette: false })
    return (as.dpi === undefined ? png : png.withMetadata({ density: as.dpi })).toBuffer()
  }
  if (as.kind !== 'jpeg') return raw().webp({ quality: 82, effort: 4 }).toBuffer()
  const { quality = 85, small } = as
  if (isOpaque && !small) return encodeJpeg(pixels, width, height, quality)
  const colours = isOpaque ? dropAlpha(pixels) : undefined
  const opened = () =>
    colours
      ? sharp(colours, { raw: { width, height, channels: 3 } })
      : raw().flatten({ background: '#ffffff' })
  if (!small) return opened().jpeg({ quality, optimiseCoding: false, chromaSubsampling: '4:2:0' }).toBuffer()
  for (let tried = quality; ; tried -= 8) {
    const how = { quality: tried, optimiseCoding: true, progressive: true, chromaSubsampling: '4:4:4' }
    const bytes = await opened().jpeg(how).toBuffer()
    if (bytes.length <= small.bytes || tried <= 40) return bytes
  }
}

import sharp, { type OutputInfo } from 'sharp'
import { readHead, requirePicture, unreadable } from './picture-head.ts'

/** A picture in the forms that are stored at once; sizes in px. `sizes` are narrower makes, narrowest first. */
export type Picture = {
  webp: Buffer
  thumbnail: Buffer
  jpeg: Buffer
  width: number
  height: number
  sizes: { width: number; webp: Buffer }[]
}

/** Widths in px that pages choose from, below the picture's own. */
const narrowWidths = [320, 640, 1080] as const

/** The widths of `narrowWidths` that are worth making for a picture of this width. */
export const widthsBelow = (width: number): number[] => narrowWidths.filter((narrow) => narrow < width)

/** One narrower make of a stored picture. */
export const makeWebp = (webp: Buffer, width: number): Promise<Buffer> =>
  sharp(webp).resize({ width }).webp({ quality: 78 }).toBuffer()

/** The same as AVIF: about a third smaller, and a second of work. */
export const makeAvif = (webp: Buffer, width: number): Promise<Buffer> =>
  sharp(webp).timeout({ seconds: 60 }).resize({ width }).avif({ quality: 52, effort: 4 }).toBuffer()

const open = (upload: Buffer) => sharp(upload, { limitInputPixels: 40e6, failOn: 'error' })

/**
 * Turns an upload into our own bytes: format decided by content (JPEG, PNG, WebP), bombs and broken files refused,
 * turned upright, at most 2160 px, re-encoded as WebP without metadata; narrower makes for pages, a 320 px thumbnail
 * and a JPEG of at most 200 px for saved contacts beside it. What strangers sent comes here only in a process that may
 * be killed (`picture-process.ts`). `effort` is that of WebP, 0 to 6: 1 takes half the time of 4 and a few hundredths more bytes.
 */
export async function makePicture(upload: Buffer, effort = 4): Promise<Picture> {
  requirePicture(upload)
  try {
    const { data, info } = await open(upload)
      .timeout({ seconds: 10 })
      .rotate()
      .resize({ width: 2160, height: 2160, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return await makeForms({ data, info }, effort)
  } catch (error) {
    return unreadable(error)
  }
}

/** Pixels of 8 bits a channel, as sharp gives them with `raw()`. */
export type RawPixels = { data: Buffer; info: Pick<OutputInfo, 'width' | 'height' | 'channels'> }

/** The forms of `makePicture` from pixels: read once, all forms are made of the same. */
export async function makeForms({ data, info }: RawPixels, effort: number): Promise<Picture> {
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const within = (side: number) =>
    pixels().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const [webp, thumbnail, jpeg] = await Promise.all([
    pixels().webp({ quality: 82, effort }).toBuffer(),
    within(320).webp({ quality: 78, effort }).toBuffer(),
    within(200).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer(),
  ])
  const sizes: Picture['sizes'] = []
  for (const narrow of widthsBelow(width))
    sizes.push({
      width: narrow,
      webp: await pixels().resize({ width: narrow }).webp({ quality: 78, effort }).toBuffer(),
    })
  return { webp, thumbnail, jpeg, width, height, sizes }
}

/** The three sizes of an image post (screens 8.32): the full one as JPEG for sharing, two smaller ones for the panel. */
export type PostPicture = { full: Buffer; preview: Buffer; thumbnail: Buffer; width: number; height: number }

/** A picture's own pixels in RGB at `side` a side, whatever its shape: what likeness is told by. Whole pixels are read, as a quick reading moves them. */
export async function readSquare(bytes: Buffer, side: number): Promise<Buffer> {
  try {
    return await open(bytes)
      .timeout({ seconds: 10 })
      .flatten({ background: '#ffffff' })
      .resize(side, side, { fit: 'fill', fastShrinkOnLoad: false })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer()
  } catch (error) {
    return unreadable(error)
  }
}

/** The two small sizes of an image post. */
export async function makePostPreviews(full: Buffer): Promise<Pick<PostPicture, 'preview' | 'thumbnail'>> {
  const small = (width: number) =>
    sharp(full).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer()
  const [preview, thumbnail] = await Promise.all([small(540), small(240)])
  return { preview, thumbnail }
}

/** Turns an upload into an image post's sizes, under the limits of `makePicture`: at most 1080 × 1920 px. */
export async function makePostPicture(upload: Buffer): Promise<PostPicture> {
  requirePicture(upload)
  try {
    const { data: full, info } = await open(upload)
      .timeout({ seconds: 10 })
      .rotate()
      .resize({ width: 1080, height: 1920, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { full, ...(await makePostPreviews(full)), width: info.width, height: info.height }
  } catch (error) {
    return unreadable(error)
  }
}

/**
 * A stored photograph as the JPEG that is printed (4:2:0, quality 85), at most `within` px on its longer side, so that a PDF
 * takes it without decoding it again. Nothing of one through which something shines: a JPEG cannot say that.
 */
export async function makePrint(stored: Buffer, within: number): Promise<Buffer> {
  try {
    if (!readHead(stored)) throw new Error('no picture')
    const { hasAlpha } = await open(stored).metadata()
    if (hasAlpha && !(await open(stored).stats()).isOpaque) return Buffer.alloc(0)
    return await open(stored)
      .timeout({ seconds: 10 })
      .resize({ width: within, height: within, fit: 'inside', withoutEnlargement: true })
      .removeAlpha()
      .jpeg({ quality: 85, chromaSubsampling: '4:2:0' })
      .toBuffer()
  } catch (error) {
    return unreadable(error)
  }
}

/** How an icon is drawn: its side in px, the colour under it (null: clear), and the share of the side that the picture takes. */
export type IconLook = { px: number; ground: string | null; share: number }

/** A stored picture as a square PNG, whole and in the middle. */
export async function makeIcon(stored: Buffer, { px, ground, share }: IconLook): Promise<Buffer> {
  try {
    // What shines through is filled before the room around it is made: that gets its colour by itself.
    const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
    const side = Math.round(px * share)
    const before = Math.floor((px - side) / 2)
    const after = px - side - before
    const whole = open(stored)
      .timeout({ seconds: 10 })
      .resize({ width: side, height: side, fit: 'contain', background })
      .extend({ top: before, bottom: after, left: before, right: after, background })
    return await (ground === null ? whole : whole.flatten({ background: ground })).png().toBuffer()
  } catch (error) {
    return unreadable(error)
  }
}

/** RGBA pixels of a small copy of a picture, and its width by its height. */
export type SmallPixels = { pixels: Uint8Array; ratio: number }

/** Reads a picture down to `within` px on its longer side. */
export async function readPixels(bytes: Buffer, within: number): Promise<SmallPixels> {
  requirePicture(bytes)
  const { data, info } = await open(bytes)
    .resize({ width: within, height: within, fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, ratio: info.width / info.height }
}

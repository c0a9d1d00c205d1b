import { fail } from '@parichay/contract/errors.ts'
import sharp from 'sharp'

/** A picture in the three forms that are stored; sizes in px. */
export type Picture = { webp: Buffer; thumbnail: Buffer; jpeg: Buffer; width: number; height: number }

const formats = new Set(['jpeg', 'png', 'webp'])

/**
 * Turns an upload into our own bytes: format decided by content (JPEG, PNG, WebP), bombs and broken files refused,
 * turned upright, at most 2160 px, re-encoded as WebP without metadata; a 320 px thumbnail and a JPEG of at most
 * 200 px for saved contacts beside it. The work runs in libvips' threads, not on the thread that answers.
 */
export async function makePicture(upload: Buffer): Promise<Picture> {
  const open = () => sharp(upload, { limitInputPixels: 40e6, failOn: 'error' })
  const meta =
    upload.length > 0
      ? await open()
          .metadata()
          .catch(() => null)
      : null
  if (!meta || !formats.has(meta.format ?? ''))
    fail('UNSUPPORTED_MEDIA', 'Choose a JPEG, PNG or WebP picture.', { field: 'file' })
  try {
    const { data: webp, info } = await open()
      .timeout({ seconds: 10 })
      .rotate()
      .resize({ width: 2160, height: 2160, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    const [thumbnail, jpeg] = await Promise.all([
      sharp(webp)
        .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer(),
      sharp(webp)
        .resize({ width: 200, height: 200, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 })
        .toBuffer(),
    ])
    return { webp, thumbnail, jpeg, width: info.width, height: info.height }
  } catch (error) {
    return fail(
      'PICTURE_UNREADABLE',
      'This picture cannot be read. It may be damaged or too large; try another.',
      { field: 'file', cause: error },
    )
  }
}

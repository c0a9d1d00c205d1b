import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** How a picture of a screen differs from the one before: `share` of its pixels from 0 to 1; heights in px. */
export type Difference = { file: string; share: number; heights: readonly [before: number, after: number] }
/** What became of the pictures of two folders, by their names. */
export type Compared = { same: number; different: Difference[]; gone: string[]; added: string[] }

const pictures = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.png'))
/** Room between before, after and what differs on a sheet, in px. */
const gap = 16

/**
 * Compares the pictures of two folders by their names. Of each that differs a sheet is written into `sheets`: before, after, and where they
 * differ in red. Soft edges of letters are no difference.
 */
export async function comparePictures(before: string, after: string, sheets: string): Promise<Compared> {
  const [was, is] = [pictures(before), pictures(after)]
  const different: Difference[] = []
  let same = 0
  for (const file of is.filter((one) => existsSync(join(before, one)))) {
    const found = await compareOne(join(before, file), join(after, file), join(sheets, file))
    if (found === null) same += 1
    else different.push({ file, ...found })
  }
  return {
    same,
    different: different.toSorted((a, b) => b.share - a.share),
    gone: was.filter((file) => !is.includes(file)),
    added: is.filter((file) => !was.includes(file)),
  }
}

async function compareOne(
  before: string,
  after: string,
  sheet: string,
): Promise<Omit<Difference, 'file'> | null> {
  const sizes = await Promise.all([before, after].map((path) => sharp(path).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  // What only one of them has is white in the other.
  const [one, other] = await Promise.all(
    [before, after].map((path) =>
      sharp(path)
        .resize({
          width,
          height,
          fit: 'contain',
          position: 'left top',
          background: '#fff',
          kernel: 'nearest',
          withoutEnlargement: true,
        })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  const marked = Buffer.alloc(width * height * 4)
  const share = pixelmatch(one!, other!, marked, width, height) / (width * height)
  const isAsLarge = sizes.every((size) => size.width === width && size.height === height)
  if (share === 0 && isAsLarge) return null
  mkdirSync(join(sheet, '..'), { recursive: true })
  const raw = { width, height, channels: 4 } as const
  await sharp({ create: { width: 3 * width + 2 * gap, height, channels: 3, background: '#808080' } })
    .composite([one!, other!, marked].map((input, at) => ({ input, raw, left: at * (width + gap), top: 0 })))
    .png()
    .toFile(sheet)
  return { share, heights: [sizes[0]!.height, sizes[1]!.height] }
}

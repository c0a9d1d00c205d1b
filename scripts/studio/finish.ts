import { join } from 'node:path'
import sharp from 'sharp'
import { denoise, type Pixels } from './denoise.ts'

/** A 16-bit picture as light per channel, the colours weighted by alpha. */
async function read(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .toColourspace('rgb16')
    .ensureAlpha()
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2)
  const pixels = Float32Array.from(values, (value) => value / 65_535)
  for (let i = 0; i < pixels.length; i += 4) {
    for (let c = 0; c < 3; c++) pixels[i + c]! *= pixels[i + 3]!
  }
  return { width: info.width, height: info.height, data: pixels }
}

/** Lets a cut-out end before its edge does: the thing itself over the last twentieth, its shadow long before. */
function faded({ width, height, data }: Pixels): void {
  const ease = (place: number, length: number, over: number) => {
    const t = Math.min(1, Math.min(place, length - 1 - place) / length / over)
    return t * t * (3 - 2 * t)
  }
  for (let i = 0; i < width * height; i++) {
    const alpha = data[i * 4 + 3]!
    const bright = Math.max(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) / Math.max(alpha, 1e-4)
    const shadow = alpha < 0.9 && bright < 0.2
    const [x, y] = [i % width, Math.floor(i / width)]
    const share = shadow
      ? Math.min(ease(x, width, 0.3), ease(y, height, 0.12))
      : ease(x, width, 0.03) * ease(y, height, 0.03)
    for (let c = 0; c < 4; c++) data[i * 4 + c]! *= share
  }
}

/** Pixels as bytes, the weight of alpha taken out of the colours again. */
function bytesOf({ data }: Pixels): Buffer {
  const bytes = Buffer.alloc(data.length)
  for (let i = 0; i < data.length; i += 4) {
    const alpha = Math.min(1, data[i + 3]!)
    for (let c = 0; c < 3; c++)
      bytes[i + c] = Math.min(255, Math.round((data[i + c]! / Math.max(alpha, 1e-4)) * 255))
    bytes[i + 3] = Math.round(alpha * 255)
  }
  return bytes
}

/** What Blender left in `folder`, filtered, enlarged to `width` x `height`, and as WebP of at most `most` bytes. */
export async function finish(
  folder: string,
  { width, height, most, alpha }: { width: number; height: number; most: number; alpha: boolean },
): Promise<Buffer> {
  const [a, b, albedo, normal] = await Promise.all([
    read(join(folder, 'a.png')),
    read(join(folder, 'b.png')),
    read(join(folder, 'albedo0001.png')),
    read(join(folder, 'normal0001.png')),
  ])
  const clean = denoise({ a, b, albedo, normal })
  if (alpha) faded(clean)
  const raw = { width: clean.width, height: clean.height, channels: 4 as const }
  const large = sharp(bytesOf(clean), { raw }).resize(width, height, { kernel: 'mitchell', fit: 'fill' })
  // Sharpened, a cut-out would get a bright rim: its colours overshoot, its alpha does not.
  const even = alpha ? large.blur(0.5) : large.removeAlpha().blur(0.6).sharpen({ sigma: 1, m1: 0.6, m2: 1.4 })
  const ready = await even.png().toBuffer()
  for (let quality = 90; quality > 34; quality -= 4) {
    const coded = await sharp(ready)
      .webp({ quality, alphaQuality: quality - 10, effort: 6, smartSubsample: true })
      .toBuffer()
    if (coded.length <= most) return coded
  }
  throw new Error(`${folder}: no quality keeps it below ${most} bytes`)
}

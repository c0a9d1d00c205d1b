import type { PictureOutput, PictureSize } from '../platform/render-encode.ts'
import type { Dice } from './mutations.ts'

/** Pixels of a picture of a random size, and the same with a frame over some of its lower half. */
export function makeGroundAndFrame(dice: Dice): {
  size: PictureSize
  as: PictureOutput & { kind: 'jpeg' }
  under: Buffer
  pixels: Buffer
} {
  const [width, height] = [17 + dice(700), 64 + dice(700)]
  const [slope, grain] = [1 + dice(5), 1 + dice(60)]
  const under = Buffer.alloc(width * height * 4)
  for (let i = 0; i < under.length; i += 4) {
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)]
    under[i] = (x * slope + dice(grain)) & 255
    under[i + 1] = (y * slope + dice(grain)) & 255
    under[i + 2] = ((x + y) >> 1) & 255
    under[i + 3] = 255
  }
  const pixels = Buffer.from(under)
  // A band only helps where the whole squares above it are half of the picture.
  const from = Math.ceil(height / 32) * 16 + dice(Math.floor(height / 2) - 16)
  for (let at = from * width * 4; at < pixels.length; at += 4) {
    pixels[at] = 255 - pixels[at]!
    pixels[at + 1] = (at >> 9) & 255
  }
  return {
    size: { width, height, isOpaque: true },
    as: { kind: 'jpeg', quality: 55 + dice(41) },
    under,
    pixels,
  }
}

import { walkElements } from '@parichay/scene/element.ts'
import { photoSvg } from '@parichay/scene/fixtures/pictures.ts'
import { frameCount, sceneAt } from '@parichay/scene/motion/scene-at.ts'
import { readScene, type Scene } from '@parichay/scene/scene.ts'
import type { Media } from '@parichay/server/platform/media.ts'
import { formFor } from '@parichay/server/platform/planes.ts'
import { drawFilm } from '@parichay/server/platform/render-film.ts'
import { filmScene } from '@parichay/video/film.ts'
import type { VideoTemplate } from '@parichay/video/template.ts'
import { join } from 'node:path'
import sharp from 'sharp'
import { sendClip } from './film-clip.ts'
import type { ScenePage } from './scene-page.ts'

/** A moment of a film, and how far the decoded frame is from what the panel's canvas shows then, in dB. */
export type Likeness = { at: number; dB: number }

/** Times that are compared, as shares of the film: early, where it says most, late. */
const sharesOf = ({ poster, seconds }: VideoTemplate) => {
  const best = poster / seconds
  return [best < 0.3 ? 0.55 : 0.2, Math.min(0.95, best), best > 0.8 ? 0.5 : 0.88]
}

/**
 * Draws a template in the browser by the painter of the preview and in the file by that of the worker, encodes it as films
 * are, decodes three frames and compares. `seconds` makes only the beginning of the film; `hasClip` puts a clip into its
 * place: the preview shows what a player makes of it, the file what the worker unpacked.
 */
export async function likenessOf(
  template: VideoTemplate,
  { page, media, language, seconds = template.seconds, hasClip = false }: How,
): Promise<Likeness[]> {
  const photo = await sharp(Buffer.from(photoSvg)).jpeg({ quality: 90 }).toBuffer()
  const pictured = template.slots.filter(({ type }) => type === 'image' || type === 'logo')
  const moving = hasClip ? template.slots.find(({ type }) => type === 'clip') : undefined
  const images = Object.fromEntries(pictured.map(({ key }) => [key, photo]))
  const filled = moving ? [...pictured, moving] : pictured
  const values = Object.fromEntries(filled.map(({ key }) => [key, key]))
  const whole = readScene(filmScene(template, values, { language }))
  const scene: Scene = { ...whole, motion: { seconds, fps: whole.motion!.fps } }
  const given = Object.fromEntries(Object.entries(images).map(([id, bytes]) => [id, { bytes }]))
  return media.inFolder(async (folder) => {
    const clip =
      moving?.type === 'clip' ? await sendClip(media, folder, Math.min(moving.seconds, seconds)) : undefined
    const clips = moving && clip ? { [moving.key]: clip.frames } : {}
    const out = join(folder, 'film.mp4')
    const { width, height } = scene
    const { fps } = scene.motion!
    const count = frameCount(scene)
    const form = formFor({ width, height })
    const frames = drawFilm(scene, given, { clips, form })
    await media.encodeFrames({ width, height, form, fps, count, frames, out })
    const found: Likeness[] = []
    for (const share of sharesOf(template)) {
      const frame = Math.min(count - 1, Math.round(share * count))
      const still = join(folder, `${frame}.png`)
      // A little before the frame's time, or a rounding takes the next one.
      await media.poster({ file: out, atSeconds: Math.max(0, (frame - 0.25) / fps), out: still })
      const { motion: _moves, ...moment } = sceneAt(scene, frame / fps)
      const seen = [...walkElements(moment.layers)].find(
        (one) => one.kind === 'image' && one.source === moving?.key,
      )
      const shown = seen?.kind === 'image' && clip ? await clip.shownAt(seen.moment ?? 0) : undefined
      await page.draw(moment, { ...images, ...(moving && shown ? { [moving.key]: shown } : {}) })
      found.push({ at: frame / fps, dB: likeness(await pixels(await page.drawn()), await pixels(still)) })
    }
    return found
  })
}

type How = { page: ScenePage; media: Media; language: string; seconds?: number; hasClip?: boolean }
type Pixels = { data: Buffer; width: number; height: number }

async function pixels(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Peak signal to noise of two pictures as films are weighed: light in full, the two colours at half width and height. */
export function likeness(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) throw new Error('the pictures differ in size')
  const [one, two] = [planesOf(a), planesOf(b)]
  const error = (name: 'y' | 'u' | 'v') => {
    let sum = 0
    for (let i = 0; i < one[name].length; i++) sum += (one[name][i]! - two[name][i]!) ** 2
    return sum / one[name].length
  }
  const mean = (4 * error('y') + error('u') + error('v')) / 6
  return mean === 0 ? 99 : 10 * Math.log10(255 ** 2 / mean)
}

/** Light and colours of BT.709. */
function planesOf({ data, width, height }: Pixels) {
  const [half, rows] = [width >> 1, height >> 1]
  const y = new Float32Array(width * height)
  const [u, v] = [new Float32Array(half * rows), new Float32Array(half * rows)]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const [red, green, blue] = [data[3 * at]!, data[3 * at + 1]!, data[3 * at + 2]!]
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      y[at] = light
      const place = (row >> 1) * half + (column >> 1)
      if (row >> 1 >= rows || column >> 1 >= half) continue
      u[place] = u[place]! + (blue - light) / 1.8556 / 4
      v[place] = v[place]! + (red - light) / 1.5748 / 4
    }
  return { y, u, v }
}

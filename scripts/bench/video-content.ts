import type { Facts } from '@parichay/scene/bind.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { frameFixtures, settingsFor } from '@parichay/greeting/frames/fixtures.ts'
import { guardScene, stripScene } from '@parichay/greeting/frames/frame-scene.ts'
import { filmStrips, guardHeight } from '@parichay/greeting/frames/safe-area.ts'
import { filmScene } from '@parichay/greeting/films/film.ts'
import { films } from '@parichay/greeting/films/films.ts'
import { studioPictures } from '@parichay/server/greeting/own/work.ts'
import type { Media } from '@parichay/server/platform/media.ts'
import { drawFilm } from '@parichay/server/platform/render-film.ts'
import type { Renderer } from '@parichay/server/platform/render.ts'
import { filmScene as promotionScene } from '@parichay/video/film.ts'
import { videoTemplates } from '@parichay/video/templates.ts'
import { readScene, type Scene } from '@parichay/scene/scene.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { filmSound } from '../demo/film-sound.ts'

/** The greeting video of the benchmark: so many seconds at 30 frames. */
export const greetingSeconds = 15
/** Frames of it. */
export const greetingFrames = greetingSeconds * 30
/** Where its strip stands. */
export const place = filmStrips.SQUARE

/** A film of the library, twice after itself and cut, as a master; the path of it. */
export async function makeMaster(media: Media, folder: string): Promise<string> {
  const film = films.find(({ shape }) => shape === 'SQUARE')
  if (!film) throw new Error('there is no square film')
  const scene = filmScene(film)
  const images = await studioPictures(scene.layers)
  const frames = async function* () {
    yield* drawFilm(scene, images)
    yield* drawFilm(scene, images)
  }
  await writeFile(join(folder, 'sound.wav'), filmSound(greetingSeconds, 7))
  const out = join(folder, 'master.mp4')
  const size = { width: scene.width, height: scene.height, fps: 30, count: greetingFrames }
  await media.encodeFrames({ ...size, frames: frames(), sound: join(folder, 'sound.wav'), out })
  return out
}

const fixture = frameFixtures.hindi
/** A shop's strip as the worker gets it: a PNG with the guard above. */
export function drawStrip(renderer: Renderer, i: number): Promise<Buffer> {
  const { logo: _logo, ...known } = fixture.facts
  const facts: Facts = { ...known, name: `श्री अन्नपूर्णा भंडार ${i}`, phone: `+91 90000 ${10_000 + i}` }
  const settings = settingsFor(fixture, { frame: 'frame1' })
  const scene = bindScene(stripScene({ shape: 'SQUARE', settings, facts, logoColours: fixture.logo }), facts)
  return renderer.render({ scene, as: { kind: 'png' } })
}

/** The guard of every master as a PNG; its path. */
export async function writeGuard(renderer: Renderer, folder: string): Promise<string> {
  const picture = join(folder, 'guard.png')
  await writeFile(picture, await renderer.render({ scene: guardScene(1080), as: { kind: 'png' } }))
  return picture
}

/** RGBA of the strip in such a PNG, as the encoder takes it. */
export const stripPixels = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .ensureAlpha()
    .extract({ left: 0, top: guardHeight, width: 1080, height: place.rows * 16 - place.cropBottom })
    .extend({ bottom: place.cropBottom, extendWith: 'copy' })
    .raw()
    .toBuffer()

/** Frames of the promotional film that is drawn: ten seconds at 30. */
export const promotionFrames = 300

/** A template of the product, upright, of at least ten seconds, with its own words. */
export function promotion(): { id: string; scene: Scene } {
  const template = videoTemplates.find(({ shape, seconds }) => shape === 'STORY' && seconds >= 10)
  if (!template) throw new Error('there is no upright film of ten seconds')
  return { id: template.id, scene: readScene(promotionScene(template, {}, { language: 'hi' })) }
}

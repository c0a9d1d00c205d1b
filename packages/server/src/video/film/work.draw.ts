import { Problem } from '@parichay/contract/errors.ts'
import { clipsOf } from '@parichay/contract/video/rules.ts'
import { soundBounds } from '@parichay/contract/video/sound.ts'
import {
  videoBounds,
  type VideoTemplateContent,
  type VideoValues,
} from '@parichay/contract/video/template.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { frameCount, sceneAt } from '@parichay/scene/motion/scene-at.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { mixFilm } from '@parichay/video/music/mix.ts'
import { isTrack, wavOf } from '@parichay/video/music/music.ts'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isSound, slotOfKey } from '../rules.ts'
import { clipFps, clipFrame, type ClipFrames } from '../../platform/media-clip.ts'
import { formFor } from '../../platform/planes.ts'
import { drawFilm } from '../../platform/render-film.ts'
import type { World } from '../../platform/world.ts'

/** Pictures of a film by the scene's names. */
export type Images = Record<string, { bytes: Buffer; within: number }>
/** Frames of clips by the scene's names. */
export type Clips = Record<string, ClipFrames>
type Room = { folder: string; sound?: string | undefined; zoom?: number; clips?: Clips }
type Steered = { signal: AbortSignal; onPercent(percent: number): void }

/** A stored file, whole. */
async function read({ storage }: World, key: string): Promise<Buffer | undefined> {
  const stored = await storage.get(key)
  return stored ? Buffer.concat(await stored.body.toArray()) : undefined
}

/**
 * The pictures of a film. Whoever ordered it saw them in the preview: without one of them it is another film, which nobody is to
 * pay for. Fails with IMAGE_MISSING where one is not in the store, and PICTURE_UNREADABLE where it cannot be read.
 */
export async function readImages(world: World, keys: Readonly<Record<string, string>>): Promise<Images> {
  const images: Images = {}
  for (const [name, key] of Object.entries(keys)) {
    if (isSound(name)) continue
    const bytes = await read(world, key)
    if (!bytes) throw new Problem('IMAGE_MISSING', `The picture ${key} is not in the store.`)
    await world.pictures.pixels(bytes, 72, key).catch((cause: unknown) => {
      // That we have no time for it, or fell over it, says nothing of the picture: the film is tried again.
      const isOurs = !(cause instanceof Problem) || ['RENDER_BUSY', 'INTERNAL'].includes(cause.code)
      if (isOurs) throw cause
      throw new Problem('PICTURE_UNREADABLE', `The picture ${key} cannot be read.`, { cause })
    })
    images[name] = { bytes, within: name === 'logo' ? 900 : 1920 }
  }
  return images
}

/** The clips of a film by the scene's names, as frames below `folder`; each as far as its slot shows it. */
export async function readClips(
  world: World,
  film: { keys: Readonly<Record<string, string>>; chosen: VideoValues },
  { slots }: Pick<VideoTemplateContent, 'slots'>,
  folder: string,
  signal: AbortSignal,
): Promise<Clips> {
  const clips: Clips = {}
  for (const [name, key] of Object.entries(film.keys)) {
    const slot = slots.find((one) => one.key === slotOfKey(name))
    if (!slot) continue
    const stored = await world.storage.get(key)
    if (!stored) throw new Error(`the clip ${key} is not in the store`)
    const frames = join(folder, `clip-${slot.key}`)
    const file = `${frames}.mp4`
    await mkdir(frames)
    await pipeline(stored.body, createWriteStream(file))
    const { from = 0 } = clipsOf(film.chosen)[slot.key] ?? {}
    const seconds = slot.seconds ?? videoBounds.clipSeconds
    clips[slot.key] = await world.media.clipFrames({ file, from, seconds, folder: frames, signal })
  }
  return clips
}

/** Draws and encodes a film into `folder`; the scene is bound and opaque. Gives the path of the MP4. */
export async function encodeScene(
  world: World,
  scene: Scene,
  images: Images,
  { folder, sound, zoom = 1, clips = {} }: Room,
  { signal, onPercent }: Steered,
): Promise<string> {
  const out = join(folder, 'film.mp4')
  const size = { width: Math.round(scene.width * zoom), height: Math.round(scene.height * zoom) }
  const form = formFor(size)
  await world.media.encodeFrames({
    ...size,
    form,
    fps: scene.motion?.fps ?? 30,
    count: frameCount(scene),
    frames: drawFilm(scene, images, { signal, zoom, clips, form }),
    sound,
    out,
    signal,
    onProgress: (done, all) => onPercent(Math.floor((done / all) * 100)),
  })
  return out
}

/** All that is heard in a film as a WAV, as the preview mixes it; undefined for silence. */
export async function writeSound(
  world: World,
  { chosen, keys, seconds }: { chosen: VideoValues; keys: Readonly<Record<string, string>>; seconds: number },
  folder: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const samples = async (name: '@music' | '@voice') => {
    if (keys[name] === undefined) return null
    const stored = await world.storage.get(keys[name])
    if (!stored) throw new Error(`the sound ${keys[name]} is not in the store`)
    const file = join(folder, `${name.slice(1)}.mp3`)
    await pipeline(stored.body, createWriteStream(file))
    return world.media.samples({ file, raw: `${file}.raw`, seconds: soundBounds.keptSeconds, signal })
  }
  const music = isTrack(chosen.music) ? chosen.music : await samples('@music')
  const sound = mixFilm({ music, voice: await samples('@voice') }, seconds)
  if (!sound) return undefined
  const path = join(folder, 'sound.wav')
  await writeFile(path, wavOf(sound))
  return path
}

/** The moment that says most, as a JPEG half as large as the film. */
export async function drawPoster(
  world: World,
  scene: Scene,
  pictures: { images: Images; clips: Clips },
  { posterAt }: Pick<VideoTemplateContent, 'posterAt'>,
): Promise<Buffer> {
  const { motion: _moves, ...still } = sceneAt(scene, posterAt)
  const images = { ...pictures.images }
  for (const element of walkElements(still.layers)) {
    const clip = element.kind === 'image' ? pictures.clips[element.source] : undefined
    if (element.kind !== 'image' || !clip) continue
    const bytes = await readFile(clipFrame(clip, Math.round((element.moment ?? 0) * clipFps)))
    images[element.source] = { bytes, within: 1920 }
  }
  return world.renderer.render({ scene: still, isBound: true, images, as: { kind: 'jpeg', zoom: 0.5 } })
}

/** Names of pictures and clips that a film of these values shows, of those there are. */
export const shownPictures = (values: VideoValues, images: Images, clips: Clips = {}): string[] => [
  ...Object.keys(images).filter((name) => name in values.pictures || (name === 'logo' && values.hasLogo)),
  ...Object.keys(clips),
]

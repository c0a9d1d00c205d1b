import { type Canvas, createCanvas, Image, setTextRenderer } from '@napi-rs/canvas'
import { walkElements } from '@parichay/scene/element.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { SceneProblem } from '@parichay/scene/problem.ts'
import { readScene, type Scene } from '@parichay/scene/scene.ts'
import { sceneAt } from '@parichay/scene/motion/scene-at.ts'
import { drawScene, sizeOf } from '@parichay/scene/targets/canvas.ts'
import { serverSurface } from '@parichay/scene/targets/pdf.ts'
import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { clipFrame, type ClipFrames } from './media-clip.ts'
import { type FrameForm, type FramePlace, openShelf } from './planes.ts'
import { needsOfAll } from './render-fonts.ts'
import { decodePicture, type GivenPicture } from './render-pictures.ts'

/** What a thread of a film begins with: a bound scene with motion, and its pictures and clips by id. */
export type FilmThreadData = {
  scene: unknown
  images: Record<string, GivenPicture>
  clips: Record<string, ClipFrames>
  zoom: number
  form: FrameForm
  /** Frames of it that are looked at or waited for at the same time. */
  places: number
}
/** What it is asked for: the frame of a moment. */
export type FrameWish = { index: number }
/** What it answers: where the pixels lie, `same` where they are those it gave last, or why it cannot. */
export type FrameAnswer =
  | { index: number; place: FramePlace }
  | { index: number; same: true }
  | { index: number; code: string; message: string }

type Open = Pick<FilmThreadData, 'clips' | 'zoom' | 'form' | 'places'> & {
  scene: Scene
  images: Map<string, Image>
  fps: number
}

async function open({ scene: saved, images: given, clips, ...how }: FilmThreadData): Promise<Open> {
  const scene = readScene(saved)
  const images = new Map<string, Image>()
  for (const id of needsOfAll([scene])) {
    const picture = given[id]
    if (picture && !clips[id]) images.set(id, await decodePicture(id, picture))
  }
  return { scene, images, clips, fps: scene.motion?.fps ?? 1, ...how }
}

/** Puts the frames of clips that a moment shows among the pictures. */
async function roll({ layers }: Scene, { images, clips, fps }: Open): Promise<void> {
  if (Object.keys(clips).length === 0) return
  for (const element of walkElements(layers)) {
    const clip = element.kind === 'image' ? clips[element.source] : undefined
    if (element.kind !== 'image' || !clip) continue
    const { source, moment = 0 } = element
    const file = clipFrame(clip, Math.round(moment * fps))
    if (rolled.get(source) === file) continue
    // One picture for all frames of a clip: pictures that are dropped are freed too late.
    const image = images.get(source) ?? new Image()
    image.src = await readFile(file)
    await image.decode()
    images.set(source, image)
    rolled.set(source, file)
  }
}

/** Which frame of each clip is among the pictures now. */
const rolled = new Map<string, string>()
setTextRenderer('system')
const opened = open(workerData as FilmThreadData)
// What goes wrong is told with the first frame that is asked for.
opened.catch(() => undefined)
let shown = ''
let kept: { canvas: Canvas; shelf: ReturnType<typeof openShelf> } | undefined
/** Texts of the film that were set: its faces are registered before the first frame, so each is measured once, not in every frame. */
const laid = new Map<string, unknown>()

/** Whether the ground hides all of the frame before. */
const isOpaque = ({ background }: Scene) => typeof background === 'string' && background.length === 7

async function frame(index: number): Promise<FrameAnswer> {
  const film = await opened
  const { scene, images, fps, zoom, form, places } = film
  const still = sceneAt(scene, index / fps)
  const now = JSON.stringify([still.background, still.layers])
  if (now === shown) return { index, same: true }
  await roll(still, film)
  const { width, height } = sizeOf(still, zoom)
  // A canvas of its own for each frame would be freed too late.
  kept ??= { canvas: createCanvas(width, height), shelf: openShelf({ width, height }, form, places) }
  const { canvas, shelf } = kept
  const pen = canvas.getContext('2d')
  if (!isOpaque(still)) {
    pen.fillStyle = '#000000'
    pen.fillRect(0, 0, width, height)
  }
  drawScene(pen as unknown as Pen, still, {
    images,
    scale: width / still.width,
    surface: serverSurface,
    laid,
  })
  shown = now
  // The film's ground is opaque, so multiplied colours are plain ones.
  const pixels = canvas.data()
  const place = shelf.put(pixels)
  // The canvas gives a copy, of eight megabytes in a story: given back at once, or each frame takes new memory of the
  // system, which costs more than drawing it.
  ;(pixels.buffer as ArrayBuffer).transfer(0)
  return { index, place }
}

// One after the other: a frame of a clip takes a moment to read, and each frame is compared with the one before.
let turn: Promise<unknown> = Promise.resolve()
parentPort!.on('message', ({ index }: FrameWish) => {
  turn = turn
    .then(() => frame(index))
    .catch((error: unknown): FrameAnswer => {
      if (error instanceof SceneProblem) return { index, code: error.code, message: error.message }
      const message = error instanceof Error ? error.message : String(error)
      const isPicture = error instanceof Error && 'unreadable' in error
      return { index, code: isPicture ? 'PICTURE_UNREADABLE' : 'RENDER_FAILED', message }
    })
    .then((answer) => parentPort!.postMessage(answer))
    // What was given back is free after a turn of the loop, which wishes that wait already would put off.
    .then(() => setImmediate())
})

import { type Canvas, createCanvas, type Image, setTextRenderer } from '@napi-rs/canvas'
import type { Pen } from '@parichay/scene/pen.ts'
import { SceneProblem } from '@parichay/scene/problem.ts'
import { readScene, type Scene } from '@parichay/scene/scene.ts'
import { sceneAt } from '@parichay/scene/motion/scene-at.ts'
import { drawScene, sizeOf } from '@parichay/scene/targets/canvas.ts'
import { serverSurface } from '@parichay/scene/targets/pdf.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { needsOfAll } from './render-fonts.ts'
import { decodePicture, type GivenPicture } from './render-pictures.ts'

/** What a thread of a film begins with: a bound scene with motion, and its pictures by id. */
export type FilmThreadData = { scene: unknown; images: Record<string, GivenPicture>; zoom: number }
/** What it is asked for: the frame of a moment. */
export type FrameWish = { index: number }
/** What it answers: the pixels, `same` where they are those it gave last, or why it cannot. */
export type FrameAnswer =
  | { index: number; pixels: Uint8Array }
  | { index: number; same: true }
  | { index: number; code: string; message: string }

type Open = { scene: Scene; images: Map<string, Image>; fps: number; zoom: number }

async function open({ scene: saved, images: given, zoom }: FilmThreadData): Promise<Open> {
  const scene = readScene(saved)
  const images = new Map<string, Image>()
  for (const id of needsOfAll([scene])) {
    const picture = given[id]
    if (picture) images.set(id, await decodePicture(id, picture))
  }
  return { scene, images, fps: scene.motion?.fps ?? 1, zoom }
}

setTextRenderer('system')
const opened = open(workerData as FilmThreadData)
// What goes wrong is told with the first frame that is asked for.
opened.catch(() => undefined)
let shown = ''
let kept: Canvas | undefined

async function frame(index: number): Promise<FrameAnswer> {
  const { scene, images, fps, zoom } = await opened
  const still = sceneAt(scene, index / fps)
  const now = JSON.stringify([still.background, still.layers])
  if (now === shown) return { index, same: true }
  const { width, height } = sizeOf(still, zoom)
  // A canvas of its own for each frame would be freed too late.
  const canvas = (kept ??= createCanvas(width, height))
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#000000'
  pen.fillRect(0, 0, width, height)
  drawScene(pen as unknown as Pen, still, {
    images,
    scale: width / still.width,
    surface: serverSurface,
  })
  shown = now
  // The film's ground is opaque, so multiplied colours are plain ones.
  return { index, pixels: new Uint8Array(canvas.data()) }
}

parentPort!.on('message', ({ index }: FrameWish) => {
  void frame(index)
    .catch((error: unknown): FrameAnswer => {
      if (error instanceof SceneProblem) return { index, code: error.code, message: error.message }
      const message = error instanceof Error ? error.message : String(error)
      const isPicture = error instanceof Error && 'unreadable' in error
      return { index, code: isPicture ? 'PICTURE_UNREADABLE' : 'RENDER_FAILED', message }
    })
    .then((answer) =>
      parentPort!.postMessage(answer, 'pixels' in answer ? [answer.pixels.buffer as ArrayBuffer] : []),
    )
})

import type { Drawable, Pen, SurfaceMaker } from '@parichay/scene/pen.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { drawScene, needsOf, sizeOf } from '@parichay/scene/targets/canvas.ts'
import { loadFaces } from './load-faces.ts'

/** Addresses of a scene's pictures by id. */
export type PictureUrls = Readonly<Record<string, string>>

const surface: SurfaceMaker = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  // The browser's own raster on the CPU gives the server's pixels; that on the GPU nearly does.
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as unknown as Pen
  return { pen, picture: canvas }
}

async function loadPicture(url: string): Promise<Drawable> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Draws a bound scene as the server does, once its faces and pictures are there. Nothing is drawn after an abort. */
export async function drawOnCanvas(
  canvas: HTMLCanvasElement,
  scene: Scene,
  given: { pictures?: PictureUrls; zoom?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const { pictures = {}, zoom = 1, signal } = given
  const needs = needsOf(scene)
  const [images] = await Promise.all([
    Promise.all(
      needs.images
        .filter((id) => pictures[id])
        .map(async (id) => [id, await loadPicture(pictures[id]!)] as const),
    ),
    loadFaces(needs.faces),
  ])
  if (signal?.aborted) return
  const { width, height } = sizeOf(scene, zoom)
  // Drawn aside, where the page's own styles do not reach the letters, and handed over as it is.
  const { pen, picture } = surface(width, height)
  drawScene(pen, scene, { images: new Map(images), scale: width / scene.width, surface })
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')!.drawImage(picture as HTMLCanvasElement, 0, 0)
}

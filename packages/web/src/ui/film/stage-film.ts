import type { Element } from '@parichay/scene/element.ts'
import { sceneAt } from '@parichay/scene/motion/scene-at.ts'
import type { Drawable, Pen, SurfaceMaker } from '@parichay/scene/pen.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { drawScene, needsOf, sizeOf } from '@parichay/scene/targets/canvas.ts'
import type { PictureUrls } from '../scene/draw-on-canvas.ts'
import { loadFaces } from '../scene/load-faces.ts'

const loaded = new Map<string, Promise<Drawable>>()
const most = 60

function pictureOf(url: string): Promise<Drawable> {
  const kept = loaded.get(url)
  if (kept) return kept
  const image = new Image()
  image.src = url
  const begun = image.decode().then(() => image)
  loaded.set(url, begun)
  // One that did not come is asked for again next time.
  begun.catch(() => loaded.delete(url))
  for (const oldest of [...loaded.keys()].slice(0, Math.max(0, loaded.size - most))) loaded.delete(oldest)
  return begun
}

const surface: SurfaceMaker = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return { pen: canvas.getContext('2d') as unknown as Pen, picture: canvas }
}

/** Frames of clips by the names of their pictures, for layers as they stand at a moment. */
export type Moving = (layers: readonly Element[]) => readonly (readonly [string, Drawable])[]
/** A film whose fonts and pictures are there: any moment of it can be drawn at once. */
export type StagedFilm = { paint: (canvas: HTMLCanvasElement, seconds: number, moving?: Moving) => void }

/**
 * Fetches what a film needs, each thing once in this tab, and gives its painter. Frames are drawn aside, where the page's
 * own styles do not reach the letters. Rejects where a picture cannot be had, or with GLYPH_MISSING.
 */
export async function stageFilm(scene: Scene, pictures: PictureUrls, zoom: number): Promise<StagedFilm> {
  const needs = needsOf(scene)
  const [images] = await Promise.all([
    Promise.all(
      needs.images.flatMap((id) =>
        pictures[id] ? [pictureOf(pictures[id]).then((one) => [id, one] as const)] : [],
      ),
    ),
    loadFaces(needs.faces),
  ])
  const given = new Map(images)
  const { width, height } = sizeOf(scene, zoom)
  let aside: ReturnType<SurfaceMaker> | undefined
  // The faces are there by now: a text is measured once, not in every frame.
  const laid = new Map<string, unknown>()
  return {
    paint(canvas, seconds, moving) {
      aside ??= surface(width, height)
      aside.pen.clearRect(0, 0, width, height)
      const scale = width / scene.width
      const still = sceneAt(scene, seconds)
      const images = moving ? new Map([...given, ...moving(still.layers)]) : given
      drawScene(aside.pen, still, { images, scale, surface, laid })
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      canvas.getContext('2d')!.drawImage(aside.picture as HTMLCanvasElement, 0, 0)
    },
  }
}

import { drawElement, walkElements } from '../element.ts'
import { lettersOf } from '../elements/text.ts'
import type { Face } from '../fonts/faces.ts'
import { refuseMissing, stackFor } from '../fonts/stack.ts'
import { styleOf } from '../paint.ts'
import type { Drawable, Pen, SurfaceMaker } from '../pen.ts'
import { SceneProblem } from '../problem.ts'
import { pixelsPerUnit, type Scene } from '../scene.ts'
import type { Stage } from '../stage.ts'

/** Files and pictures a bound scene is drawn with. */
export type Needs = { faces: Face[]; images: string[] }

/**
 * What must be there before a bound scene can be drawn. Throws GLYPH_MISSING, naming all characters no face has:
 * they are never taken from what the machine has installed.
 */
export function needsOf(scene: Scene): Needs {
  const faces = new Map<string, Face>()
  const images = new Set<string>()
  const missing: string[] = []
  for (const element of walkElements(scene.layers)) {
    if (element.kind === 'image') images.add(element.source)
    if (element.kind === 'qr' && element.logo) images.add(element.logo)
    if (element.kind !== 'text') continue
    // A text that is cut ends in an ellipsis, which then has to be there too.
    const stack = stackFor(`${lettersOf(element)}…`, element.family, element.weight)
    for (const face of stack.faces) faces.set(face.id, face)
    missing.push(...stack.missing)
  }
  refuseMissing(missing)
  return { faces: [...faces.values()], images: [...images] }
}

/** Device pixels of a scene drawn at a zoom of its design size. */
export const sizeOf = (scene: Scene, zoom = 1): { width: number; height: number } => ({
  width: Math.max(1, Math.round(scene.width * pixelsPerUnit(scene) * zoom)),
  height: Math.max(1, Math.round(scene.height * pixelsPerUnit(scene) * zoom)),
})

/**
 * The zoom at which a scene has the pixels a screen shows of it, in steps of a twentieth and at most `most`: `across` CSS px with
 * `ratio` device pixels each. What is not laid out yet (0) has all of `most`.
 */
export const zoomSeen = (
  scene: Pick<Scene, 'width' | 'unit' | 'dpi'>,
  { across, ratio }: { across: number; ratio: number },
  most: number,
): number =>
  across > 0
    ? Math.min(most, Math.ceil(((across * ratio) / (scene.width * pixelsPerUnit(scene))) * 20 - 1e-9) / 20)
    : most

/** What drawing takes beside pen and scene. `surface` makes a canvas aside: dyed pictures need one. */
export type Given = {
  images?: ReadonlyMap<string, Drawable>
  scale?: number
  surface?: SurfaceMaker
  link?: Stage['link']
  laid?: Stage['laid']
}

const noSurface: SurfaceMaker = () => {
  throw new Error('this scene dyes a picture: hand in how to make a canvas aside')
}

/**
 * Draws a bound scene. The faces of `needsOf` are registered under their ids, the pictures decoded. In a browser the
 * context is made with `{ willReadFrequently: true }`: then its pixels are the server's.
 */
export function drawScene(
  pen: Pen,
  scene: Scene,
  { images = new Map(), scale = pixelsPerUnit(scene), surface = noSurface, link, laid }: Given = {},
): void {
  for (const source of needsOf(scene).images)
    if (!images.has(source))
      throw new SceneProblem('IMAGE_MISSING', `The picture "${source}" was not handed in.`, source)
  pen.save()
  pen.scale(scale, scale)
  const box = { x: 0, y: 0, width: scene.width, height: scene.height }
  if (scene.background) {
    // On the server a gradient leaves its dithering behind, in blurred shadows too, unless the state is put back.
    pen.save()
    pen.fillStyle = styleOf(pen, scene.background, box)
    pen.fillRect(0, 0, scene.width, scene.height)
    pen.restore()
  }
  const stage: Stage = {
    pen,
    perUnit: pixelsPerUnit(scene),
    scale,
    opacity: 1,
    language: scene.language,
    images,
    surface,
    ...(link ? { link } : {}),
    ...(laid ? { laid } : {}),
  }
  for (const layer of scene.layers) drawElement(stage, layer)
  pen.restore()
}

import { frameCount, sceneAt } from '../motion/scene-at.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawScene, type Given, sizeOf } from './canvas.ts'

/** A frame that lies on the canvas now: take its pixels before asking for the next one. */
export type Frame = {
  index: number
  seconds: number
  /** It shows what the one before showed, so an encoder may repeat that. */
  isSame: boolean
}

/**
 * Draws a bound scene frame after frame on one canvas of `sizeOf(scene, zoom)`. What does not change is not drawn
 * again. `from` and `to` choose a part, for work that is shared out.
 */
export function* drawFrames(
  pen: Pen,
  scene: Scene,
  given: Omit<Given, 'scale' | 'link'> & { zoom?: number; from?: number; to?: number } = {},
): Generator<Frame> {
  const { zoom = 1, from = 0, to = frameCount(scene), ...drawing } = given
  const { width, height } = sizeOf(scene, zoom)
  const fps = scene.motion?.fps ?? 1
  let before = ''
  for (let index = from; index < Math.min(to, frameCount(scene)); index++) {
    const seconds = index / fps
    const still = sceneAt(scene, seconds)
    const shown = JSON.stringify(still.layers)
    const isSame = shown === before
    if (!isSame) {
      pen.clearRect(0, 0, width, height)
      drawScene(pen, still, { ...drawing, scale: width / scene.width })
    }
    before = shown
    yield { index, seconds, isSame }
  }
}

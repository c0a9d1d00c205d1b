import { z } from 'zod'
import type { Box } from '../paint.ts'
import type { Drawable, SurfaceMaker } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Fine uneven light, as on film or paper: it takes the smoothness out of a ground. */
export const Grain = z.strictObject({
  /** The most opaque a grain gets. */
  amount: z.number().min(0).max(1),
  /** Side of a grain in the scene's unit. */
  size: z.number().min(0.1).max(100),
})
/** Fine uneven light, as on film or paper. */
export type Grain = z.infer<typeof Grain>

/** Grains along the side of the tile that is laid again and again. */
const side = 96

const tiles = new WeakMap<SurfaceMaker, Map<number, Drawable>>()
/** Amounts whose tile is kept, of 36 KB each. */
const mostTiles = 40

/** The tile of an amount. Its nine thousand grains are set one by one, so it is made once for each way to make canvases. */
function tileOf(surface: SurfaceMaker, amount: number): Drawable {
  const kept = tiles.get(surface) ?? new Map<number, Drawable>()
  tiles.set(surface, kept)
  const known = kept.get(amount)
  if (known) return known
  const { pen, picture } = surface(side, side)
  const next = chance()
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const value = next() + next() - 1
      const alpha = Math.round(Math.abs(value) * amount * 255)
      pen.fillStyle = `#${value > 0 ? 'ffffff' : '000000'}${alpha.toString(16).padStart(2, '0')}`
      pen.fillRect(x, y, 1, 1)
    }
  if (kept.size >= mostTiles) kept.clear()
  kept.set(amount, picture)
  return picture
}

/** Lays grain over a box; the pen is cut to the form before. The same grains lie there each time. */
export function drawGrain({ pen, surface }: Stage, { amount, size }: Grain, box: Box): void {
  const tile = tileOf(surface, amount)
  const step = side * size
  pen.imageSmoothingEnabled = false
  for (let y = box.y; y < box.y + box.height; y += step)
    for (let x = box.x; x < box.x + box.width; x += step)
      pen.drawImage(tile as never, 0, 0, side, side, x, y, step, step)
}

/** Numbers from 0 to 1 that look like chance and are the same each time. */
function chance(): () => number {
  let state = 20_261_122
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

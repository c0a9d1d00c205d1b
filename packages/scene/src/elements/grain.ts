import { z } from 'zod'
import type { Box } from '../paint.ts'
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

/** Lays grain over a box; the pen is cut to the form before. The same grains lie there each time. */
export function drawGrain({ pen, surface }: Stage, { amount, size }: Grain, box: Box): void {
  const tile = surface(side, side)
  const next = chance()
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const value = next() + next() - 1
      const alpha = Math.round(Math.abs(value) * amount * 255)
      tile.pen.fillStyle = `#${value > 0 ? 'ffffff' : '000000'}${alpha.toString(16).padStart(2, '0')}`
      tile.pen.fillRect(x, y, 1, 1)
    }
  const step = side * size
  pen.imageSmoothingEnabled = false
  for (let y = box.y; y < box.y + box.height; y += step)
    for (let x = box.x; x < box.x + box.width; x += step)
      pen.drawImage(tile.picture as never, 0, 0, side, side, x, y, step, step)
}

/** Numbers from 0 to 1 that look like chance and are the same each time. */
function chance(): () => number {
  let state = 20_261_122
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

import { z } from 'zod'
import { type Outline, PathData, ruleOf, traceOutline } from './outline.ts'
import { type Box, SceneColour } from './paint.ts'
import { type PathStep, readPath, stepsUnder } from './path.ts'
import type { Pen } from './pen.ts'

/** More steps than these would make a picture slow; the tiles then grow to what can be drawn. */
const mostSteps = 60_000

/** A small path repeated over a shape: dots, stripes, leaves. Drawn as lines, so it stays sharp in print. */
export const Pattern = z.strictObject({
  /** The path of one tile, in the coordinates of `view`. */
  data: PathData,
  view: z.tuple([z.number().min(0.01).max(100_000), z.number().min(0.01).max(100_000)]),
  /** Width and height of a tile in the scene's unit. */
  tile: z.tuple([z.number().min(0.05).max(8000), z.number().min(0.05).max(8000)]),
  colour: SceneColour,
  /** Every second row is moved by half a tile, as bricks are. */
  brick: z.boolean().optional(),
  /** Degrees by which the whole pattern is turned. */
  turn: z.number().min(-360).max(360).optional(),
  /** Draws the path as a line of this width, in the scene's unit, instead of filling it. */
  line: z.number().min(0.01).max(1000).optional(),
})
/** A small path repeated over a shape. */
export type Pattern = z.infer<typeof Pattern>

/** Fills an outline with a pattern. */
export function drawPattern(pen: Pen, pattern: Pattern, outline: Outline, box: Box): void {
  if (box.width <= 0 || box.height <= 0) return
  const steps = readPath(pattern.data)
  const turn = ((pattern.turn ?? 0) * Math.PI) / 180
  pen.save()
  traceOutline(pen, outline, box)
  pen.clip(ruleOf(outline))
  pen.translate(box.x + box.width / 2, box.y + box.height / 2)
  pen.rotate(turn)
  pen.beginPath()
  for (const { x, y, scale } of tilesOver(pattern, steps, box))
    stepsUnder(pen, steps, {
      x,
      y,
      sx: (pattern.tile[0] * scale) / pattern.view[0],
      sy: (pattern.tile[1] * scale) / pattern.view[1],
    })
  if (pattern.line) {
    pen.strokeStyle = pattern.colour
    pen.lineWidth = pattern.line
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.stroke()
  } else {
    pen.fillStyle = pattern.colour
    pen.fill()
  }
  pen.restore()
}

/** Where the tiles lie that cover a box, counted from its middle, whichever way they are turned. */
function* tilesOver(
  { tile, turn = 0, brick }: Pattern,
  { length }: readonly PathStep[],
  box: Box,
): Generator<{ x: number; y: number; scale: number }> {
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
  const reach = [(box.width * cos + box.height * sin) / 2, (box.width * sin + box.height * cos) / 2] as const
  const count = (scale: number) =>
    [Math.ceil(reach[0] / (tile[0] * scale)) + 1, Math.ceil(reach[1] / (tile[1] * scale)) + 1] as const
  let scale = 1
  while (count(scale)[0] * count(scale)[1] * 4 * length > mostSteps) scale *= 2
  const [columns, rows] = count(scale)
  for (let row = -rows; row < rows; row++)
    for (let column = -columns; column < columns; column++) {
      const shift = brick && row % 2 !== 0 ? tile[0] / 2 : 0
      yield { x: (column * tile[0] + shift) * scale, y: row * tile[1] * scale, scale }
    }
}

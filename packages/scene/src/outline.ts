import { z } from 'zod'
import type { Box } from './paint.ts'
import { readPath, traceBox, traceEllipse, tracePath } from './path.ts'
import type { Pen } from './pen.ts'

const length = z.number().min(0).max(100_000)
const coordinate = z.number().min(-100_000).max(100_000)
const view = z.tuple([length, length])
/** SVG path data, refused when it cannot be read. */
export const PathData = z
  .string()
  .max(60_000)
  .superRefine((data, context) => {
    try {
      readPath(data)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'not a path' })
    }
  })

/**
 * A form over a box: what a shape fills, a picture shows through and a group is cut to. Points and paths count in their
 * own `view`, which is stretched over the box.
 */
export const Outline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('rect'),
    /** Round corners in the scene's unit: all four, or from the upper left one clockwise. */
    radius: z.union([length, z.tuple([length, length, length, length])]).optional(),
  }),
  z.strictObject({ type: z.literal('ellipse') }),
  z.strictObject({
    type: z.literal('polygon'),
    view,
    points: z
      .array(z.tuple([coordinate, coordinate]))
      .min(3)
      .max(400),
  }),
  z.strictObject({
    type: z.literal('path'),
    view,
    data: PathData,
    rule: z.enum(['nonzero', 'evenodd']).optional(),
  }),
])
/** A form over a box. */
export type Outline = z.infer<typeof Outline>

/** Lays an outline under the pen, stretched over a box. */
export function traceOutline(pen: Pen, outline: Outline, box: Box): void {
  if (outline.type === 'rect') return traceBox(pen, box, outline.radius)
  if (outline.type === 'ellipse') return traceEllipse(pen, box)
  const place = {
    x: box.x,
    y: box.y,
    sx: outline.view[0] ? box.width / outline.view[0] : 1,
    sy: outline.view[1] ? box.height / outline.view[1] : 1,
  }
  if (outline.type === 'path') return tracePath(pen, readPath(outline.data), place)
  const [first, ...others] = outline.points
  const lines = others.map(([x, y]) => ['L', x, y] as const)
  tracePath(pen, [['M', ...first!], ...lines, ['Z']], place)
}

/** Which side of crossing lines is inside. */
export const ruleOf = (outline: Outline): 'nonzero' | 'evenodd' =>
  outline.type === 'path' ? (outline.rule ?? 'nonzero') : 'nonzero'

import { z } from 'zod'
import { Paint, styleOf } from '../paint.ts'
import { readPath, traceBox, traceEllipse, tracePath } from '../path.ts'
import { castShadow, dropShadow, elementParts, Shadow, type Stage } from '../stage.ts'

const radius = z.number().min(0).max(100_000)
const coordinate = z.number().min(-100_000).max(100_000)
const PathData = z
  .string()
  .max(60_000)
  .superRefine((data, context) => {
    try {
      readPath(data)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'not a path' })
    }
  })

/** The outline of a shape. Points and paths count in their own `view`, which is stretched over the box. */
const Outline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rect'), radius: radius.optional() }),
  z.strictObject({ type: z.literal('ellipse') }),
  z.strictObject({
    type: z.literal('polygon'),
    view: z.tuple([radius, radius]),
    points: z
      .array(z.tuple([coordinate, coordinate]))
      .min(3)
      .max(400),
  }),
  z.strictObject({
    type: z.literal('path'),
    view: z.tuple([radius, radius]),
    data: PathData,
    rule: z.enum(['nonzero', 'evenodd']).optional(),
  }),
])

/** A drawn form. */
export const ShapeElement = z.strictObject({
  ...elementParts,
  kind: z.literal('shape'),
  outline: Outline,
  fill: Paint.optional(),
  stroke: z
    .strictObject({
      paint: Paint,
      width: z.number().min(0).max(1000),
      dash: z.array(z.number().min(0).max(1000)).max(8).optional(),
      cap: z.enum(['butt', 'round', 'square']).optional(),
      join: z.enum(['miter', 'round', 'bevel']).optional(),
    })
    .optional(),
  shadow: Shadow.optional(),
})
/** A drawn form. */
export type ShapeElement = z.infer<typeof ShapeElement>

function trace({ pen }: Stage, { outline, box }: ShapeElement): void {
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

/** Draws a form. */
export function drawShape(stage: Stage, element: ShapeElement): void {
  const { pen } = stage
  const { fill, stroke, box, outline } = element
  pen.save()
  trace(stage, element)
  castShadow(stage, element.shadow)
  if (fill) {
    pen.fillStyle = styleOf(pen, fill, box)
    pen.fill(outline.type === 'path' ? (outline.rule ?? 'nonzero') : 'nonzero')
    dropShadow(stage)
  }
  if (stroke && stroke.width > 0) {
    pen.strokeStyle = styleOf(pen, stroke.paint, box)
    pen.lineWidth = stroke.width
    pen.lineCap = stroke.cap ?? 'butt'
    pen.lineJoin = stroke.join ?? 'miter'
    pen.miterLimit = 10
    pen.setLineDash(stroke.dash ?? [])
    pen.stroke()
  }
  pen.restore()
}

import { z } from 'zod'
import { lineLength } from '../motion/line-length.ts'
import { Outline, ruleOf, traceOutline } from '../outline.ts'
import { Paint, styleOf } from '../paint.ts'
import { Pattern, drawPattern } from '../pattern.ts'
import { drawGrain, Grain } from './grain.ts'
import { castShadow, dropShadow, elementParts, Shadow, type Stage } from '../stage.ts'

/** A drawn form. */
export const ShapeElement = z.strictObject({
  ...elementParts,
  kind: z.literal('shape'),
  outline: Outline,
  fill: Paint.optional(),
  /** Repeated over the fill, below the stroke. */
  pattern: Pattern.optional(),
  /** Over fill and pattern. */
  grain: Grain.optional(),
  stroke: z
    .strictObject({
      paint: Paint,
      width: z.number().min(0).max(1000),
      dash: z.array(z.number().min(0).max(1000)).max(8).optional(),
      cap: z.enum(['butt', 'round', 'square']).optional(),
      join: z.enum(['miter', 'round', 'bevel']).optional(),
      /** The share of the line that is there, from its beginning; all without it. A line on its way has no dashes. */
      drawn: z.number().min(0).max(1).optional(),
    })
    .optional(),
  shadow: Shadow.optional(),
})
/** A drawn form. */
export type ShapeElement = z.infer<typeof ShapeElement>

/** Draws a form. */
export function drawShape(stage: Stage, element: ShapeElement): void {
  const { pen } = stage
  const { fill, pattern, stroke, box, outline } = element
  pen.save()
  traceOutline(pen, outline, box)
  castShadow(stage, element.shadow)
  if (fill) {
    pen.fillStyle = styleOf(pen, fill, box)
    pen.fill(ruleOf(outline))
    dropShadow(stage)
  }
  if (pattern) {
    drawPattern(pen, pattern, outline, box)
    traceOutline(pen, outline, box)
  }
  if (element.grain) {
    pen.save()
    traceOutline(pen, outline, box)
    pen.clip(ruleOf(outline))
    drawGrain(stage, element.grain, box)
    pen.restore()
    traceOutline(pen, outline, box)
  }
  const { drawn = 1 } = stroke ?? {}
  if (stroke && stroke.width > 0 && drawn > 0) {
    pen.strokeStyle = styleOf(pen, stroke.paint, box)
    pen.lineWidth = stroke.width
    pen.lineCap = stroke.cap ?? 'butt'
    pen.lineJoin = stroke.join ?? 'miter'
    pen.miterLimit = 10
    const length = drawn < 1 ? lineLength(outline, box) : 0
    pen.setLineDash(drawn < 1 ? [length * drawn, length * 2] : (stroke.dash ?? []))
    pen.stroke()
  }
  pen.restore()
}

import { z } from 'zod'
import { traceBox, traceEllipse } from '../path.ts'
import { elementParts, type Stage } from '../stage.ts'

/** Elements that are moved, turned, scaled, faded and cut together. Their boxes count from the group's corner. */
export const groupParts = {
  ...elementParts,
  kind: z.literal('group'),
  scale: z.number().min(0.01).max(100).optional(),
  clip: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('rect'), radius: z.number().min(0).max(100_000).optional() }),
      z.strictObject({ type: z.literal('ellipse') }),
    ])
    .optional(),
}
const Parts = z.strictObject(groupParts)
/** A group without its children. */
export type GroupParts = z.infer<typeof Parts>

/** Draws a group; `drawChildren` receives the stage inside it. */
export function drawGroup(stage: Stage, element: GroupParts, drawChildren: (inside: Stage) => void): void {
  const { pen } = stage
  const scale = element.scale ?? 1
  pen.save()
  pen.translate(element.box.x, element.box.y)
  pen.scale(scale, scale)
  if (element.clip) {
    const box = { x: 0, y: 0, width: element.box.width / scale, height: element.box.height / scale }
    if (element.clip.type === 'ellipse') traceEllipse(pen, box)
    else traceBox(pen, box, (element.clip.radius ?? 0) / scale)
    pen.clip()
  }
  drawChildren({ ...stage, scale: stage.scale * scale })
  pen.restore()
}

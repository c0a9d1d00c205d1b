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
  /**
   * Sets the children one below the other, each text as high as its lines, and the pile at the top, middle or bottom
   * of the group. A child's `y` is then its distance from the one before; what is hidden leaves no gap.
   */
  stack: z.enum(['top', 'middle', 'bottom']).optional(),
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

/** The children of a stack with their final boxes. `heightOf` says how much of its box an element takes. */
export function pile<T extends { box: { y: number; height: number } }>(
  { stack, box, scale = 1 }: Pick<GroupParts, 'stack' | 'box' | 'scale'>,
  children: readonly T[],
  heightOf: (child: T) => number,
): readonly T[] {
  if (!stack) return children
  let below = 0
  const placed = children.map((child, i) => {
    const y = below + (i === 0 ? 0 : child.box.y)
    const height = heightOf(child)
    below = y + height
    return { ...child, box: { ...child.box, y, height } }
  })
  const spare = box.height / scale - below
  const shift = stack === 'middle' ? spare / 2 : stack === 'bottom' ? spare : 0
  return placed.map((child) => ({ ...child, box: { ...child.box, y: child.box.y + shift } }))
}

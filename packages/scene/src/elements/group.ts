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
  /** As `stack`, but side by side: each text as wide as its longest line, `x` the distance from the one before. */
  row: z.enum(['start', 'middle', 'end']).optional(),
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

type Extent = { width: number; height: number }
type Placed = { box: Extent & { x: number; y: number } }

/** The children of a stack or a row with their final boxes. `extentOf` says how much of its box an element takes. */
export function pile<T extends Placed>(
  { stack, row, box, scale = 1 }: Pick<GroupParts, 'stack' | 'row' | 'box' | 'scale'>,
  children: readonly T[],
  extentOf: (child: T) => Extent,
): readonly T[] {
  const place = stack ?? row
  if (!place) return children
  const [from, size] = stack ? (['y', 'height'] as const) : (['x', 'width'] as const)
  let end = 0
  const placed = children.map((child, i) => {
    const start = end + (i === 0 ? 0 : child.box[from])
    const extent = extentOf(child)[size]
    end = start + extent
    return { ...child, box: { ...child.box, [from]: start, [size]: extent } }
  })
  const spare = box[size] / scale - end
  const shift = place === 'middle' ? spare / 2 : place === 'bottom' || place === 'end' ? spare : 0
  return placed.map((child) => ({ ...child, box: { ...child.box, [from]: child.box[from] + shift } }))
}

import { z } from 'zod'
import { Outline, ruleOf, traceOutline } from '../outline.ts'
import { Layout } from '../pile.ts'
import { elementParts, type Stage } from '../stage.ts'
import type { UpgradeStep } from '../upgrade.ts'

/** Elements that are moved, turned, scaled, faded and cut together. Their boxes count from the group's corner. */
export const groupParts = {
  ...elementParts,
  kind: z.literal('group'),
  scale: z.number().min(0.01).max(100).optional(),
  clip: Outline.optional(),
  layout: Layout.optional(),
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
    traceOutline(pen, unscaled(element.clip, scale), box)
    pen.clip(ruleOf(element.clip))
  }
  drawChildren({ ...stage, scale: stage.scale * scale })
  pen.restore()
}

/** Round corners keep their size, however much larger what is inside is drawn. */
function unscaled(clip: Outline, scale: number): Outline {
  if (clip.type !== 'rect' || !clip.radius) return clip
  const { radius } = clip
  const [a, b, c, d] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius
  return { type: 'rect', radius: [a / scale, b / scale, c / scale, d / scale] }
}

/** Version 1 had `stack` and `row`. */
export const groupLayout: UpgradeStep = {
  to: 2,
  name: 'group: stack and row became layout',
  of: 'group',
  up: ({ stack, row, ...old }) => {
    const place = stack ?? row
    if (place === undefined) return old
    const places: Record<string, string> = { top: 'start', bottom: 'end' }
    const layout = { flow: stack ? 'column' : 'row', place: places[String(place)] ?? place }
    return { ...old, layout }
  },
}

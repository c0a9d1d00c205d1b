import { z } from 'zod'
import type { Box } from './paint.ts'

/**
 * Sets the children of a group one after the other. Each text takes the room of its lines, and what is hidden takes none
 * and leaves no gap. A child's own `x` (in a row) or `y` (in a column) is added to the gap before it.
 */
export const Layout = z.strictObject({
  flow: z.enum(['row', 'column']),
  gap: z.number().min(0).max(10_000).optional(),
  /** Where they stand along the flow; `between` spreads what is left over between them. */
  place: z.enum(['start', 'middle', 'end', 'between']).optional(),
  /** Where they stand across the flow; without it each keeps its own `y` (in a row) or `x` (in a column). */
  align: z.enum(['start', 'middle', 'end', 'stretch']).optional(),
  /** All are drawn smaller together when they need more room than the group has. */
  shrink: z.boolean().optional(),
  /** Among its own neighbours the group takes the room of what is in it, not that of its box. */
  hug: z.boolean().optional(),
})
/** How the children of a group follow each other. */
export type Layout = z.infer<typeof Layout>

/** Width and height. */
export type Extent = { width: number; height: number }
type Placed = { box: Box }
type Group = { layout?: Layout | undefined; box: Box; scale?: number | undefined }

const alongRow = { at: 'x', size: 'width', cross: 'y', crossSize: 'height' } as const
const alongColumn = { at: 'y', size: 'height', cross: 'x', crossSize: 'width' } as const
const axesOf = ({ flow }: Layout) => (flow === 'row' ? alongRow : alongColumn)

/** The room the children of a laid-out group need. */
export function contentOf<T extends Placed>(
  { layout, box }: Group,
  children: readonly T[],
  extentOf: (child: T) => Extent,
): Extent {
  if (!layout) return box
  const { at, size, cross, crossSize } = axesOf(layout)
  const extents = children.map(extentOf)
  const along = extents.reduce(
    (sum, extent, i) => sum + extent[size] + (i === 0 ? 0 : (layout.gap ?? 0) + children[i]!.box[at]),
    0,
  )
  const own = (i: number) => (layout.align ? 0 : children[i]!.box[cross])
  const across = Math.max(0, ...extents.map((extent, i) => extent[crossSize] + own(i)))
  return { [size]: along, [crossSize]: across } as unknown as Extent
}

/** The children of a group with their final boxes, and how much smaller they are drawn to fit. */
export function pile<T extends Placed>(
  group: Group,
  children: readonly T[],
  extentOf: (child: T) => Extent,
): { children: readonly T[]; fit: number } {
  const { layout, box, scale = 1 } = group
  if (!layout || children.length === 0) return { children, fit: 1 }
  const extents = new Map(children.map((child) => [child, extentOf(child)]))
  const { at, size, cross, crossSize } = axesOf(layout)
  const content = contentOf(group, children, (child) => extents.get(child)!)
  const room = box[size] / scale
  const fit = layout.shrink && content[size] > room + 0.05 ? room / content[size] : 1
  const spare = room / fit - content[size]
  const roomAcross = box[crossSize] / scale / fit
  const between =
    layout.place === 'between' && children.length > 1 ? Math.max(0, spare) / (children.length - 1) : 0
  const shift = layout.place === 'middle' ? spare / 2 : layout.place === 'end' ? spare : 0
  let end = 0
  const placed = children.map((child, i) => {
    const extent = extents.get(child)!
    const start = end + (i === 0 ? 0 : (layout.gap ?? 0) + child.box[at] + between)
    end = start + extent[size]
    const own = layout.align === undefined ? child.box[crossSize] : extent[crossSize]
    const left = roomAcross - own
    const acrossBox = {
      [cross]:
        layout.align === undefined
          ? child.box[cross]
          : layout.align === 'middle'
            ? left / 2
            : layout.align === 'end'
              ? left
              : 0,
      [crossSize]: layout.align === 'stretch' ? roomAcross : own,
    }
    return { ...child, box: { ...child.box, ...acrossBox, [at]: start + shift, [size]: extent[size] } }
  })
  return { children: placed, fit }
}

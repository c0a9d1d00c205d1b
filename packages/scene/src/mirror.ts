import type { Element } from './element.ts'
import type { Outline } from './outline.ts'
import type { Paint } from './paint.ts'

const others = { start: 'end', end: 'start', centre: 'centre' } as const
const otherPlaces = { start: 'end', end: 'start', middle: 'middle', between: 'between' } as const

/** Layers as those read them who read from the right: logo, photographs and signs change sides, letters and pictures stay. */
export const mirrored = (elements: readonly Element[], width: number): Element[] =>
  elements.map((element) => turned(element, width))

function turned(element: Element, width: number): Element {
  const box = { ...element.box, x: width - element.box.x - element.box.width }
  const rest = element.rotation ? { rotation: -element.rotation } : {}
  switch (element.kind) {
    case 'text':
      return { ...element, ...rest, box, align: others[element.align ?? 'start'] }
    case 'shape':
      return {
        ...element,
        ...rest,
        box,
        outline: outlined(element.outline),
        ...(element.fill ? { fill: painted(element.fill) } : {}),
      }
    case 'image':
      return { ...element, ...rest, box, ...(element.mask ? { mask: outlined(element.mask) } : {}) }
    case 'group':
      return { ...element, ...rest, box, ...grouped(element) }
    case 'qr':
      return { ...element, ...rest, box }
  }
}

type Group = Extract<Element, { kind: 'group' }>
/** What follows one another begins at the other end; what is in it keeps its own form, such as a telephone's. */
function grouped({ children, layout, box }: Group): Pick<Group, 'children' | 'layout'> {
  if (!layout) return { children: mirrored(children, box.width) }
  const inside = children.map((child): Element =>
    child.kind === 'group'
      ? { ...child, ...(child.layout ? grouped(child) : {}) }
      : child.kind === 'text'
        ? { ...child, align: others[child.align ?? 'start'] }
        : child,
  )
  return layout.flow === 'column'
    ? { layout, children: inside }
    : { layout: { ...layout, place: otherPlaces[layout.place ?? 'start'] }, children: inside.toReversed() }
}

const painted = (paint: Paint): Paint =>
  typeof paint !== 'string' && paint.kind === 'linear'
    ? { ...paint, from: [1 - paint.from[0], paint.from[1]], to: [1 - paint.to[0], paint.to[1]] }
    : paint

/** Paths hold points only: M, L, C and Z. */
function outlined(outline: Outline): Outline {
  if (outline.type === 'polygon') {
    const [wide] = outline.view
    return { ...outline, points: outline.points.map(([x, y]) => [wide - x, y]) }
  }
  if (outline.type === 'path') {
    const [wide] = outline.view
    const data = outline.data.replace(
      /(-?[\d.]+)[ ,]+(-?[\d.]+)/g,
      (_, x: string, y: string) => `${Math.round((wide - Number(x)) * 1000) / 1000} ${y}`,
    )
    return { ...outline, data }
  }
  if (outline.type === 'rect' && Array.isArray(outline.radius)) {
    const [a, b, c, d] = outline.radius
    return { ...outline, radius: [b, a, d, c] }
  }
  return outline
}

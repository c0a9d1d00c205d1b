import { z } from 'zod'
import { drawGroup, type GroupParts, groupParts } from './elements/group.ts'
import { contentOf, type Extent, pile } from './pile.ts'
import { drawImage, ImageElement } from './elements/image.ts'
import { drawQr, QrElement } from './elements/qr.ts'
import { drawShape, ShapeElement } from './elements/shape.ts'
import { drawText, extentOfText, TextElement } from './elements/text.ts'
import type { Stage } from './stage.ts'

/** A group with what is in it. */
export type GroupElement = GroupParts & { children: Element[] }
/** One layer of a scene. */
export type Element = TextElement | ImageElement | ShapeElement | QrElement | GroupElement

/** One layer of a scene. */
export const Element: z.ZodType<Element> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    TextElement,
    ImageElement,
    ShapeElement,
    QrElement,
    z.strictObject({ ...groupParts, children: z.array(Element).max(1000) }),
  ]),
)

/** Draws one element and what is in it. */
export function drawElement(stage: Stage, element: Element): void {
  const { pen } = stage
  const { box, rotation, zoom = 1, stretch: [wide, tall] = [1, 1], shift, link, blend } = element
  const opacity = stage.opacity * (element.opacity ?? 1)
  if (opacity === 0 || zoom === 0 || wide === 0 || tall === 0) return
  pen.save()
  pen.globalAlpha = opacity
  if (blend) pen.globalCompositeOperation = blend
  if (shift) pen.translate(...shift)
  if (rotation || zoom !== 1 || wide !== 1 || tall !== 1) {
    pen.translate(box.x + box.width / 2, box.y + box.height / 2)
    if (rotation) turn(pen, rotation)
    if (zoom !== 1 || wide !== 1 || tall !== 1) pen.scale(zoom * wide, zoom * tall)
    pen.translate(-box.x - box.width / 2, -box.y - box.height / 2)
  }
  drawKind({ ...stage, opacity, scale: stage.scale * zoom }, element)
  if (link) stage.link?.(box, link)
  pen.restore()
}

/** Turns by degrees. Sine and cosine are rounded: browsers and the server compute the last digits of a turn apart. */
function turn(pen: Stage['pen'], degrees: number): void {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * 65536) / 65536)
  pen.transform(cos!, sin!, -sin!, cos!, 0, 0)
}

function drawKind(stage: Stage, element: Element): void {
  switch (element.kind) {
    case 'text':
      return drawText(stage, element)
    case 'image':
      return drawImage(stage, element)
    case 'shape':
      return drawShape(stage, element)
    case 'qr':
      return drawQr(stage, element)
    case 'group':
      return drawGroup(stage, element, (inside) => {
        const { children, fit } = pile(element, element.children, (child) => extentOf(inside, child))
        const fitted = fit === 1 ? inside : { ...inside, scale: inside.scale * fit }
        if (fit !== 1) inside.pen.scale(fit, fit)
        for (const child of children) drawElement(fitted, child)
      })
  }
}

/** How much of its box an element takes among its neighbours. */
export function extentOf(stage: Stage, element: Element): Extent {
  if (element.kind === 'text') return extentOfText(stage, element)
  if (element.kind !== 'group' || !element.layout?.hug) return element.box
  return contentOf(element, element.children, (child) => extentOf(stage, child))
}

/** Every element with those in groups. */
export function* walkElements(elements: readonly Element[]): Generator<Element> {
  for (const element of elements) {
    yield element
    if (element.kind === 'group') yield* walkElements(element.children)
  }
}

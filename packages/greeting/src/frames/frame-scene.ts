import type { FrameSettings, LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import {
  type FrameCode,
  type FrameLayout,
  isReadFromRight,
  type Shape,
  shapeSizes,
} from '@parichay/contract/greeting/rules.frames.ts'
import type { Facts } from '@parichay/scene/bind.ts'
import type { Element } from '@parichay/scene/element.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { frameColours } from './colours.ts'
import { type Frame, type FrameContext, has } from './context.ts'
import { loneLogo } from './lone.ts'
import { mirrored } from '@parichay/scene/mirror.ts'
import { political1, political2, political3, political4 } from './photos/political.ts'
import { product1, product2, product3, product4 } from './photos/product.ts'
import { frame1, frame4, frame7 } from './regular/bars.ts'
import { frame2, frame8, frame10 } from './regular/cards.ts'
import { frame3, frame5, frame6 } from './regular/curves.ts'
import { frame9, frame11, frame12 } from './regular/pieces.ts'
import { type Area, frameArea, guardHeight, stripArea } from './safe-area.ts'
import { path, rect } from './shapes.ts'

const frames: Record<FrameCode, Frame> = {
  frame1,
  frame2,
  frame3,
  frame4,
  frame5,
  frame6,
  frame7,
  frame8,
  frame9,
  frame10,
  frame11,
  frame12,
  product1,
  product2,
  product3,
  product4,
  political1,
  political2,
  political3,
  political4,
}

/** What a frame is made of. */
export type FrameOrder = {
  shape: Shape
  settings: FrameSettings
  /** `facts` of the settings' answer. */
  facts: Facts
  logoColours: LogoColours | null
  /** Over the post unless it is said otherwise. */
  layout?: FrameLayout
}

/** The layers of a frame; they lie in `frameArea` and bind `facts`. */
export function frameLayers(order: FrameOrder): Element[] {
  const { shape, settings } = order
  if (order.layout === 'strip') return stripLayers(order, stripArea(shape).y - guardHeight)
  return [drawnIn(order, frameArea(shape, settings.frame, settings.height))]
}

/** The guard, and below it the strip on a ground of its own; `top` is where the guard begins. */
function stripLayers(order: FrameOrder, top: number): Element[] {
  const { width, height } = stripArea(order.shape)
  const area = { x: 0, y: top + guardHeight, width, height }
  const { tint } = frameColours(order.settings, order.logoColours)
  return [...guard(width, top), rect(area, tint), drawnIn(order, area)]
}

/** Lines of 2 px, gold on brown: nothing that moves above them looks like them. */
function guard(width: number, top: number): Element[] {
  const area = { x: 0, y: top, width, height: guardHeight }
  const lines = Array.from({ length: guardHeight / 4 }, (_, i) => {
    const y = i * 4
    return `M0 ${y} L${width} ${y} L${width} ${y + 2} L0 ${y + 2} Z`
  })
  return [rect(area, '#3b1f0e'), path(area, lines.join(' '), { fill: '#f2c14e' })]
}

/** The strip of a greeting video alone, with the guard as its upper edge: what a shop's own film is made of. */
export function stripScene(order: FrameOrder): Scene {
  const { width, height } = stripArea(order.shape)
  return {
    version: sceneVersion,
    unit: 'px',
    width,
    height: guardHeight + height,
    language: order.settings.language,
    layers: stripLayers(order, 0),
  }
}

/** The guard alone, as it stands in the upper region of every film. */
export const guardScene = (width: number): Scene => ({
  version: sceneVersion,
  unit: 'px',
  width,
  height: guardHeight,
  language: 'en',
  layers: guard(width, 0),
})

function drawnIn({ shape, settings, facts, logoColours }: FrameOrder, area: Area): Element {
  const f: FrameContext = {
    shape,
    settings,
    facts,
    logo: logoColours,
    c: frameColours(settings, logoColours),
    w: area.width,
    h: area.height,
    second: settings.style === 'style-2',
    shown: settings.details.filter((one) => one === 'logo' || has(facts, one)),
  }
  const drawn = settings.displayMode === 'only-logo' ? loneLogo(f) : frames[settings.frame](f)
  const children = isReadFromRight(facts) ? mirrored(drawn, area.width) : drawn
  return { kind: 'group', id: 'frame', box: area, clip: { type: 'rect' }, children }
}

/** A post in a frame. `background` names the post's picture among those handed in; null for the frame alone. */
export function frameScene({ background, ...order }: FrameOrder & { background: string | null }): Scene {
  const { width, height } = shapeSizes[order.shape]
  const ground: Element[] =
    background === null
      ? []
      : [{ kind: 'image', box: { x: 0, y: 0, width, height }, source: background, fit: 'cover' }]
  return {
    version: sceneVersion,
    unit: 'px',
    width,
    height,
    language: order.settings.language,
    layers: [...ground, ...frameLayers(order)],
  }
}

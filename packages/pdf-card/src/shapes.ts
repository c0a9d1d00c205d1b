import { bleed } from '@parichay/contract/pdf-card/templates.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import type { Paint } from '@parichay/scene/paint.ts'
import { box, type Box, type CardContext } from './context.ts'

type Shape = Extract<Element, { kind: 'shape' }>
type More = Pick<Shape, 'stroke' | 'pattern' | 'opacity' | 'rotation' | 'shadow'>

/** A form over a box. */
export const form = (at: Box, outline: Outline, fill: Paint | null, more: More = {}): Element => ({
  kind: 'shape',
  box: at,
  outline,
  ...(fill === null ? {} : { fill }),
  ...more,
})
/** A rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint | null,
  { radius, ...more }: More & { radius?: number | [number, number, number, number] } = {},
): Element =>
  form(box(x, y, width, height), { type: 'rect', ...(radius === undefined ? {} : { radius }) }, fill, more)
/** A circle by its middle. */
export const circle = (x: number, y: number, r: number, fill: Paint | null, more: More = {}): Element =>
  form(box(x - r, y - r, 2 * r, 2 * r), { type: 'ellipse' }, fill, more)
/** A polygon in mm of the card. */
export function polygon(points: [number, number][], fill: Paint): Element {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  return form(
    box(left, top, width, height),
    { type: 'polygon', view: [width, height], points: points.map(([x, y]) => [x - left, y - top]) },
    fill,
  )
}
/** A path in mm of a box of its own: points only (M, L, C, Z), so that it can be mirrored. */
export const path = (at: Box, data: string, fill: Paint | null, more: More = {}): Element =>
  form(at, { type: 'path', view: [at.width, at.height], data }, fill, more)

/** The whole card with its bleed. */
export const sheet = ({ w, h }: CardContext, fill: Paint, more: More = {}): Element =>
  rect(-bleed, -bleed, w + 2 * bleed, h + 2 * bleed, fill, more)
/** A gradient from the top left to the bottom right. */
export const slant = (from: string, to: string): Paint => ({
  kind: 'linear',
  from: [0, 0],
  to: [1, 1],
  stops: [
    { at: 0, colour: from },
    { at: 1, colour: to },
  ],
})

const n = (value: number) => String(Math.round(value * 1000) / 1000)
/** A wave over the width, filled to the foot: `lift` is how high it swings, `shift` where it begins. */
export function wave(w: number, h: number, lift: number, flip = false): string {
  const p: [number, number][] = [
    [0, 0.7],
    [0.16, 0.1],
    [0.32, -0.05],
    [0.5, 0.4],
    [0.68, 0.85],
    [0.84, 0.9],
    [1, 0.35],
  ]
  const at = (flip ? p.map(([x, y]): [number, number] => [1 - x, y]).toReversed() : p).map(
    ([x, y]) => `${n(x * w)} ${n(Math.max(0, y) * lift)}`,
  )
  return `M${at[0]} C${at[1]} ${at[2]} ${at[3]} C${at[4]} ${at[5]} ${at[6]} L${n(w)} ${n(h)} L0 ${n(h)} Z`
}
/** A hem of hanging half circles along the foot of a band. */
export function scallops(w: number, h: number, count: number): string {
  const step = w / count
  const drop = Math.min(h * 0.8, step * 0.55)
  let data = `M0 0 L${n(w)} 0 L${n(w)} ${n(h - drop)}`
  for (let i = count - 1; i >= 0; i--) {
    const [right, left] = [(i + 1) * step, i * step]
    data += ` C${n(right)} ${n(h + drop * 0.28)} ${n(left)} ${n(h + drop * 0.28)} ${n(left)} ${n(h - drop)}`
  }
  return `${data} Z`
}
/** A pointed arch of a haveli's window, standing in its box. */
export const arch = (w: number, h: number): string => {
  const spring = Math.min(h * 0.6, w * 0.75)
  return `M0 ${n(h)} L0 ${n(spring)} C0 ${n(spring * 0.46)} ${n(w * 0.3)} ${n(spring * 0.36)} ${n(w / 2)} 0 C${n(w * 0.7)} ${n(spring * 0.36)} ${n(w)} ${n(spring * 0.46)} ${n(w)} ${n(spring)} L${n(w)} ${n(h)} Z`
}
/** A flower of petals around the middle of a view of 200. */
export function rosette(petals: number, inner = 22, outer = 96): string {
  const at = (r: number, turn: number) => `${n(100 + r * Math.cos(turn))} ${n(100 + r * Math.sin(turn))}`
  const step = (2 * Math.PI) / petals
  return Array.from({ length: petals }, (_, i) => {
    const a = i * step
    return `M${at(inner, a)} C${at(outer * 0.62, a - step * 0.62)} ${at(outer * 0.92, a - step * 0.22)} ${at(outer, a)} C${at(outer * 0.92, a + step * 0.22)} ${at(outer * 0.62, a + step * 0.62)} ${at(inner, a)} Z`
  }).join(' ')
}

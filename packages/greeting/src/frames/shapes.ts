import type { Element } from '@parichay/scene/element.ts'
import type { ShapeElement } from '@parichay/scene/elements/shape.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import { box } from './context.ts'

type Rest = Omit<ShapeElement, 'kind' | 'box' | 'outline'>
type Box = ShapeElement['box']

/** A form over a box. */
export const form = (at: Box, outline: Outline, rest: Rest): Element => ({
  kind: 'shape',
  box: at,
  outline,
  ...rest,
})

/** A rectangle with or without round corners. */
export const rect = (
  at: Box,
  fill: Rest['fill'],
  radius?: number | [number, number, number, number],
): Element => form(at, { type: 'rect', ...(radius === undefined ? {} : { radius }) }, { fill })

/** A circle. */
export const disc = (cx: number, cy: number, r: number, fill: Rest['fill'], rest: Rest = {}): Element =>
  form(box(cx - r, cy - r, 2 * r, 2 * r), { type: 'ellipse' }, { fill, ...rest })

/** A path in the coordinates of its own box. */
export const path = (at: Box, data: string, rest: Rest): Element =>
  form(at, { type: 'path', view: [at.width, at.height], data }, rest)

const n = (value: number) => Math.round(value * 10) / 10

/** A hill of water: the top edge of a box as a double wave, `lift` deep. */
export const waveTop = (w: number, h: number, lift: number, flip = false): string => {
  const points: [number, number][] = [
    [0, 0.35],
    [0.26, -0.35],
    [0.42, 1.35],
    [0.68, 0.7],
    [0.84, 0.3],
    [0.93, 0.05],
    [1, 0.2],
  ]
  const at = points.map(([x, y]) => [n((flip ? 1 - x : x) * w), n(Math.max(0, y) * lift)] as const)
  const p = flip ? at.toReversed() : at
  const [a, b, c, d, e, g, i] = p.map(([x, y]) => `${x} ${y}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return `M${a} C${b} ${c} ${d} C${e} ${g} ${i} L${w} ${h} L0 ${h} Z`
}

/** Paper torn along its top; always the same tear. */
export function tornTop(w: number, h: number, depth: number, seed = 7): string {
  let state = seed
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  let data = `M0 ${n(depth * 0.5)}`
  for (let x = 0; x < w;) {
    x = Math.min(w, x + 9 + next() * 22)
    data += ` L${n(x)} ${n(depth * next() * (0.55 + 0.45 * Math.sin((x / w) * 9 + seed)))}`
  }
  return `${data.replaceAll('L-', 'L')} L${w} ${h} L0 ${h} Z`.replace(/ (-\d+(\.\d+)?)/g, ' 0')
}

/** The top edge as a row of arches. */
export function arcadeTop(w: number, h: number, count: number, depth: number): string {
  const step = w / count
  let data = `M0 ${n(depth)}`
  for (let i = 0; i < count; i++) {
    const x = i * step
    data += ` C${n(x + step * 0.04)} ${n(depth * 0.3)} ${n(x + step * 0.36)} ${n(depth * 0.42)} ${n(x + step / 2)} 0`
    data += ` C${n(x + step * 0.64)} ${n(depth * 0.42)} ${n(x + step * 0.96)} ${n(depth * 0.3)} ${n(x + step)} ${n(depth)}`
  }
  return `${data} L${w} ${h} L0 ${h} Z`
}

/** A pointed arch standing in its box, as over the window of a haveli. */
export const archPath = (w: number, h: number): string => {
  const spring = Math.min(h * 0.56, w * 0.72)
  return `M0 ${n(h)} L0 ${n(spring)} C0 ${n(spring * 0.42)} ${n(w * 0.3)} ${n(spring * 0.36)} ${n(w / 2)} 0 C${n(w * 0.7)} ${n(spring * 0.36)} ${n(w)} ${n(spring * 0.42)} ${n(w)} ${n(spring)} L${n(w)} ${n(h)} Z`
}

/** A star of many short points: a seal, or a price that bursts. */
export function burst(points: number, depth: number): Outline {
  const all = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? 100 - depth : 100
    const turn = (i * Math.PI) / points - Math.PI / 2
    return [n(100 + r * Math.cos(turn)), n(100 + r * Math.sin(turn))] as [number, number]
  })
  return { type: 'polygon', view: [200, 200], points: all }
}

/** A stamp: a box with perforated sides. */
export function stampPath(w: number, h: number, r: number): string {
  const side = (length: number) => Math.max(3, Math.round(length / (r * 3.1)))
  const bites = (from: [number, number], to: [number, number]) => {
    const count = side(Math.hypot(to[0] - from[0], to[1] - from[1]))
    const [dx, dy] = [(to[0] - from[0]) / count, (to[1] - from[1]) / count]
    const [ux, uy] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)]
    const [ix, iy] = [-uy, ux]
    let data = ''
    for (let i = 0; i < count; i++) {
      const [mx, my] = [from[0] + dx * (i + 0.5), from[1] + dy * (i + 0.5)]
      data += ` L${n(mx - ux * r)} ${n(my - uy * r)} C${n(mx - ux * r + ix * r * 1.3)} ${n(my - uy * r + iy * r * 1.3)} ${n(mx + ux * r + ix * r * 1.3)} ${n(my + uy * r + iy * r * 1.3)} ${n(mx + ux * r)} ${n(my + uy * r)}`
    }
    return `${data} L${n(to[0])} ${n(to[1])}`
  }
  return `M0 0${bites([0, 0], [w, 0])}${bites([w, 0], [w, h])}${bites([w, h], [0, h])}${bites([0, h], [0, 0])} Z`
}

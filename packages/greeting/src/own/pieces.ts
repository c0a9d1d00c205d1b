import type { Element } from '@parichay/scene/element.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'

/** A rectangle. */
export const plate = (box: Box, fill: Paint, radius = 0): Element => ({
  kind: 'shape',
  box,
  outline: { type: 'rect', radius },
  fill,
})

/** Dark at the foot and clear above, so that letters are read on any photograph. */
export const shade = (box: Box, deep: string): Element =>
  plate(box, {
    kind: 'linear',
    from: [0, 0],
    to: [0, 1],
    stops: [
      { at: 0, colour: `${deep}00` },
      { at: 0.55, colour: `${deep}b8` },
      { at: 1, colour: `${deep}f2` },
    ],
  })

/** Light around a point. */
export const lightAt = (x: number, y: number, r: number, colour: string): Element => ({
  kind: 'shape',
  box: { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
  outline: { type: 'ellipse' },
  fill: {
    kind: 'radial',
    centre: [0.5, 0.5],
    radius: 0.5,
    stops: [
      { at: 0, colour: `${colour}99` },
      { at: 1, colour: `${colour}00` },
    ],
  },
})

type Cut = { radius?: number; round?: boolean; mask?: Outline; border?: string }

/** The photograph in a box, or a quiet place for it until there is one. */
export const photograph = (
  source: string | null,
  box: Box,
  { radius = 0, round = false, mask: given, border }: Cut,
  soft: string,
): Element[] => {
  const mask = given ?? (round ? ({ type: 'ellipse' } as const) : ({ type: 'rect', radius } as const))
  const shadow = { x: 0, y: 14, blur: 40, colour: '#00000055' }
  if (source === null)
    return [
      {
        kind: 'shape',
        box,
        outline: mask,
        fill: `${soft.slice(0, 7)}2e`,
        stroke: { paint: `${soft.slice(0, 7)}88`, width: 4, dash: [18, 14] },
      },
    ]
  const picture: Element = { kind: 'image', box, source, fit: 'cover', mask }
  return [border ? { ...picture, shadow, border: { colour: border, width: 12 } } : picture]
}

/** A star of many points, as prices stand on. */
export function star(x: number, y: number, r: number, points: number, fill: Paint): Element {
  const data = Array.from({ length: points * 2 }, (_, i) => {
    const [at, reach] = [(i * Math.PI) / points - Math.PI / 2, i % 2 === 0 ? 50 : 44]
    return `${i === 0 ? 'M' : 'L'}${(50 + reach * Math.cos(at)).toFixed(2)} ${(50 + reach * Math.sin(at)).toFixed(2)}`
  }).join('')
  return {
    kind: 'shape',
    box: { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
    outline: { type: 'path', view: [100, 100], data: `${data}Z` },
    fill,
    shadow: { x: 0, y: 10, blur: 30, colour: '#00000055' },
  }
}

/** A ring of petals, faint, as a ground for words. */
export function mandala(x: number, y: number, r: number, colour: string): Element[] {
  return [12, 18, 24].map((count, ring): Element => {
    const [reach, wide] = [46 - ring * 11, 8 - ring * 1.5]
    const data = Array.from({ length: count }, (_, i) => {
      const at = (i * 2 * Math.PI) / count
      const point = (far: number, turn: number) =>
        `${(50 + far * Math.cos(at + turn)).toFixed(2)} ${(50 + far * Math.sin(at + turn)).toFixed(2)}`
      const side = wide / reach
      return `M${point(reach - 12, 0)}C${point(reach - 8, side)} ${point(reach - 2, side)} ${point(reach + 3, 0)}C${point(reach - 2, -side)} ${point(reach - 8, -side)} ${point(reach - 12, 0)}Z`
    }).join('')
    return {
      kind: 'shape',
      box: { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
      outline: { type: 'path', view: [100, 100], data },
      stroke: { paint: colour, width: 2.5 },
    }
  })
}

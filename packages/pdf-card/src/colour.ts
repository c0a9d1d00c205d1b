import { toOklch } from '@parichay/contract/agency/colour.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'
import { readPath } from '@parichay/scene/path.ts'
import type { Scene } from '@parichay/scene/scene.ts'

/** What a card is called by its colour, around the wheel, then without one. */
export const cardColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'dark',
  'light',
] as const
/** One of `cardColours`. */
export type CardColour = (typeof cardColours)[number]

/** Where each hue ends, in degrees of OKLCH; what is beyond the last one is red again. */
const hues: readonly (readonly [number, CardColour])[] = [
  [12, 'pink'],
  [38, 'red'],
  [75, 'orange'],
  [112, 'yellow'],
  [160, 'green'],
  [215, 'teal'],
  [278, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
]

/** What people would call a colour. */
export function nameOfColour(hex: string): CardColour {
  const { l, c, h } = toOklch(hex.slice(0, 7))
  // Nearly black and nearly white have a hue that nobody sees.
  if (c < 0.035 || (l > 0.93 && c < 0.06) || l < 0.16) return l < 0.6 ? 'dark' : 'light'
  const hue = (h + 360) % 360
  // A dark pink is maroon, or plum.
  if (l < 0.45 && (hue > 350 || hue < 12)) return 'red'
  if (l < 0.45 && hue > 325) return 'purple'
  return hues.find(([end]) => hue < end)![1]
}

type Point = { x: number; y: number }
const alphaOf = (colour: string) => (colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1)
/** A gradient is called by its middle. */
const plainOf = (paint: Paint): string =>
  typeof paint === 'string' ? paint : paint.stops[Math.floor(paint.stops.length / 2)]!.colour

type Corners = readonly (readonly [number, number])[]
/** Every point of a side asks for the same ones. */
const corners = new WeakMap<Outline, Corners>()
/** Corners of a form in its own view; curves go straight, which changes no card’s colour. */
function cornersOf(outline: Extract<Outline, { type: 'polygon' | 'path' }>): Corners {
  if (outline.type === 'polygon') return outline.points
  const known = corners.get(outline)
  if (known) return known
  const found = readPath(outline.data).flatMap((step) =>
    step[0] === 'Z' ? [] : step[0] === 'C' ? [[step[5], step[6]] as const] : [[step[1], step[2]] as const],
  )
  corners.set(outline, found)
  return found
}

/** Whether a point lies on a form. */
function lies({ x, y }: Point, outline: Outline, box: Box): boolean {
  const [u, v] = [(x - box.x) / box.width, (y - box.y) / box.height]
  if (u < 0 || u > 1 || v < 0 || v > 1) return false
  if (outline.type === 'rect') return true
  if (outline.type === 'ellipse') return (u - 0.5) ** 2 + (v - 0.5) ** 2 <= 0.25
  const [px, py] = [u * (outline.view[0] || box.width), v * (outline.view[1] || box.height)]
  const all = cornersOf(outline)
  let inside = false
  for (let i = 0, j = all.length - 1; i < all.length; j = i++) {
    const [ax, ay] = all[i]!
    const [bx, by] = all[j]!
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** The paint that is seen at a point, of what lies there; what is half transparent is seen through. */
function seenAt(at: Point, elements: readonly Element[]): string | undefined {
  for (let i = elements.length - 1; i >= 0; i--) {
    const element = elements[i]!
    if ((element.opacity ?? 1) < 0.5) continue
    const { box } = element
    if (element.kind === 'group') {
      if (element.clip && !lies(at, element.clip, box)) continue
      const scale = element.scale ?? 1
      const inside = seenAt({ x: (at.x - box.x) / scale, y: (at.y - box.y) / scale }, element.children)
      if (inside) return inside
    } else if (element.kind === 'shape' && element.fill && lies(at, element.outline, box)) {
      const paint = plainOf(element.fill)
      if (alphaOf(paint) >= 0.5) return paint
    }
  }
  return undefined
}

const across = 16
/** The share of a side that a colour must have, so that a card is called by it and not by its paper. */
const least = 0.12

/** What a side is called by its colour: the hue that is seen most, or dark or light where there is hardly any. Pure. */
export function colourOf({ width, height, layers, background }: Scene): CardColour {
  const counts = new Map<CardColour, number>()
  const down = Math.max(1, Math.round((across * height) / width))
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const at = { x: ((i + 0.5) * width) / across, y: ((j + 0.5) * height) / down }
      const name = nameOfColour(seenAt(at, layers) ?? plainOf(background ?? '#ffffff'))
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  const shareOf = (name: CardColour) => (counts.get(name) ?? 0) / (across * down)
  const [hue] = cardColours
    .filter((name) => name !== 'dark' && name !== 'light')
    .toSorted((a, b) => shareOf(b) - shareOf(a))
  if (hue && shareOf(hue) >= least) return hue
  return shareOf('dark') > shareOf('light') ? 'dark' : 'light'
}

import type { Element } from '@parichay/scene/element.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { chance, polar } from '../motifs/draw.ts'

const hex = (share: number) =>
  Math.round(Math.max(0, Math.min(1, share)) * 255)
    .toString(16)
    .padStart(2, '0')
const short = (value: number) => Math.round(value * 100) / 100

/** Darkness towards the edges: it holds the eye in the middle. */
export const vignette = (
  box: Box,
  amount = 0.55,
  colour = '#000000',
  centre: [number, number] = [0.5, 0.45],
): Element => ({
  kind: 'shape',
  box,
  outline: { type: 'rect' },
  blend: 'multiply',
  fill: {
    kind: 'radial',
    centre,
    radius: 0.78,
    stops: [
      { at: 0, colour: `${colour}00` },
      { at: 0.5, colour: `${colour}00` },
      { at: 1, colour: `${colour}${hex(amount)}` },
    ],
  },
})

/** Light that is added to what lies below, round a point. */
export const shine = (
  x: number,
  y: number,
  r: number,
  colour: string,
  strength = 0.6,
  flat = 1,
): Element => ({
  kind: 'shape',
  box: { x: short(x - r), y: short(y - r * flat), width: short(r * 2), height: short(r * 2 * flat) },
  outline: { type: 'ellipse' },
  blend: 'screen',
  fill: {
    kind: 'radial',
    centre: [0.5, 0.5],
    radius: 0.5,
    stops: [
      { at: 0, colour: `${colour}${hex(strength)}` },
      { at: 0.35, colour: `${colour}${hex(strength * 0.45)}` },
      { at: 1, colour: `${colour}00` },
    ],
  },
})

/** A cloud of colour round a point, thinner towards its edge; `core` and `middle` are how much it covers there, in two hexadecimal digits. */
export const puff = (
  x: number,
  y: number,
  r: number,
  colour: string,
  [core, middle]: readonly [core: string, middle: string],
): Element => ({
  kind: 'shape',
  box: { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
  outline: { type: 'ellipse' },
  fill: {
    kind: 'radial',
    centre: [0.5, 0.5],
    radius: 0.5,
    stops: [
      { at: 0, colour: `${colour}${core}` },
      { at: 0.55, colour: `${colour}${middle}` },
      { at: 1, colour: `${colour}00` },
    ],
  },
})

/** Lamps far out of focus: discs of light, brighter at their edge, as a lens makes them. */
export function bokeh(
  box: Box,
  colours: readonly string[],
  count: number,
  seed: number,
  [least, most] = [14, 60],
): Element[] {
  const next = chance(seed)
  return Array.from({ length: count }, (_, i): Element => {
    const r = least + (most - least) * next() ** 2
    const x = box.x + next() * box.width
    const y = box.y + next() * box.height
    const colour = colours[i % colours.length]!
    const strength = 0.14 + 0.34 * next()
    return {
      kind: 'shape',
      box: { x: short(x - r), y: short(y - r), width: short(r * 2), height: short(r * 2) },
      outline: { type: 'ellipse' },
      blend: 'screen',
      fill: {
        kind: 'radial',
        centre: [0.5, 0.5],
        radius: 0.5,
        stops: [
          { at: 0, colour: `${colour}${hex(strength * 0.55)}` },
          { at: 0.78, colour: `${colour}${hex(strength * 0.75)}` },
          { at: 0.92, colour: `${colour}${hex(strength)}` },
          { at: 1, colour: `${colour}00` },
        ],
      },
    }
  })
}

/** Dust in the light: hundreds of specks in three sizes, each size one path. */
export function dust(box: Box, colour: string, count: number, seed: number): Element[] {
  const next = chance(seed)
  return [1.1, 1.9, 3].map((r, size): Element => {
    const specks = Array.from({ length: Math.round(count / (1 + size * 1.6)) }, () => {
      const [x, y] = [next() * box.width, next() * box.height]
      return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`
    })
    return {
      kind: 'shape',
      box,
      outline: { type: 'path', view: [box.width, box.height], data: specks.join('') },
      blend: 'screen',
      fill: `${colour}${hex(0.75 - size * 0.18)}`,
    }
  })
}

/** A spark with four rays and a glow. */
export function sparkle(x: number, y: number, size: number, colour = '#fff6d6'): Element[] {
  const arm = (reach: number, waist: number) =>
    `M${[0, 1, 2, 3]
      .flatMap((i) => [polar(50, 50, reach, i * 90).join(' '), polar(50, 50, waist, i * 90 + 45).join(' ')])
      .join('L')}Z`
  return [
    shine(x, y, size * 0.5, colour, 0.75),
    {
      kind: 'shape',
      box: { x: short(x - size / 2), y: short(y - size / 2), width: size, height: size },
      outline: { type: 'path', view: [100, 100], data: arm(50, 4) },
      fill: colour,
    },
  ]
}

/** Some sparks over a box. */
export function sparkles(
  box: Box,
  count: number,
  seed: number,
  colour?: string,
  [least, most] = [16, 54],
): Element[] {
  const next = chance(seed)
  return Array.from({ length: count }, () =>
    sparkle(
      box.x + next() * box.width,
      box.y + next() * box.height,
      short(least + (most - least) * next() ** 2),
      colour,
    ),
  ).flat()
}

/** Soft beams from a point. */
export function rays(
  x: number,
  y: number,
  reach: number,
  count: number,
  colour: string,
  strength = 0.2,
): Element {
  const parts = Array.from({ length: count }, (_, i) => {
    const from = (i * 360) / count
    const to = from + 180 / count
    return `M50 50L${polar(50, 50, 50, from).join(' ')}L${polar(50, 50, 50, to).join(' ')}Z`
  })
  return {
    kind: 'shape',
    box: { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 },
    outline: { type: 'path', view: [100, 100], data: parts.join('') },
    blend: 'screen',
    fill: {
      kind: 'radial',
      centre: [0.5, 0.5],
      radius: 0.5,
      stops: [
        { at: 0, colour: `${colour}${hex(strength)}` },
        { at: 1, colour: `${colour}00` },
      ],
    },
  }
}

/** Film grain over everything. */
export const grain = (box: Box, amount = 0.09): Element => ({
  kind: 'shape',
  box,
  outline: { type: 'rect' },
  grain: { amount, size: 2 },
  blend: 'overlay',
})

/** A sheet that darkens or lightens one side, so that letters stand on calm ground. */
export const veil = (
  box: Box,
  colour: string,
  stops: [number, number][],
  turn: 'down' | 'right' = 'down',
): Element => ({
  kind: 'shape',
  box,
  outline: { type: 'rect' },
  fill: {
    kind: 'linear',
    from: [0, 0],
    to: turn === 'down' ? [0, 1] : [1, 0],
    stops: stops.map(([at, alpha]) => ({ at, colour: `${colour}${hex(alpha)}` })),
  },
})

type Attributes = Record<string, string | number>

/** Numbers in the drawings need no more than hundredths. */
const short = (value: string | number) =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value

const element = (name: string, attributes: Attributes, children = '') =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${short(value)}"`)
    .join('')}>${children}</${name}>`

/** A whole drawing with its size in px. */
export const drawing = (width: number, height: number, ...parts: string[]) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    parts.join(''),
  )

/** A rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => element('rect', { x, y, width, height, fill, ...more })

/** A circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more })

/** An ellipse. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill, ...more })

/** A filled shape. */
export const fill = (d: string, colour: string, more: Attributes = {}) =>
  element('path', { d, fill: colour, ...more })

/** A drawn line with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

/** Parts as one, moved to a place, turned by degrees and scaled. */
export const place = (x: number, y: number, part: string, { turn = 0, scale = 1, opacity = 1 } = {}) =>
  element(
    'g',
    {
      transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(scale)})`,
      ...(opacity < 1 && { opacity }),
    },
    part,
  )

/** The same part again and again. */
export const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

/** Parts around the origin, each moved outwards by `r` and pointing away from it. */
export const ring = (count: number, r: number, part: (i: number) => string, from = 0) =>
  times(count, (i) =>
    element(
      'g',
      { transform: `rotate(${short(from + (360 * i) / count)}) translate(0 ${short(-r)})` },
      part(i),
    ),
  )

/** Parts cut to a shape. The id must be unique in its drawing. */
export const clipped = (id: string, shape: string, part: string) =>
  `<clipPath id="${id}">${shape}</clipPath>${element('g', { 'clip-path': `url(#${id})` }, part)}`

/** A straight gradient to fill with `url(#id)`; downwards unless told. Stops are spread evenly. */
export const gradient = (id: string, colours: string[], { x2 = 0, y2 = 1 } = {}) =>
  element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2, y2 },
    colours
      .map((colour, i) => element('stop', { offset: i / (colours.length - 1), 'stop-color': colour }))
      .join(''),
  )

/** A soft round light that fades out; fill a shape with `url(#id)`. */
export const glow = (id: string, colour: string, strength: number) =>
  element(
    'radialGradient',
    { id },
    element('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': strength }) +
      element('stop', { offset: 0.5, 'stop-color': colour, 'stop-opacity': strength * 0.3 }) +
      element('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
  )

/** Numbers from 0 to 1 that look random and are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `a` towards `b` by `share`; both `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(a, at) * (1 - share) + channel(b, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A colour moved towards white. */
export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share)
/** A colour moved towards black. */
export const darker = (colour: string, share: number) => mix(colour, '#000000', share)

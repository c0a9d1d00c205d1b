import type { Element } from '@parichay/scene/element.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'
import {
  beads,
  chance,
  line,
  type Motif,
  motif,
  path,
  petals,
  polar,
  ring,
  round,
  scallop,
} from '../motifs/draw.ts'

/** A closed wave round the middle: two of them, half a turn apart, are a plait. */
const wave = (reach: number, height: number, count: number, from: number): string =>
  `M${Array.from({ length: count * 8 }, (_, i) => {
    const at = (i * 360) / (count * 8)
    return polar(50, 50, reach + height * Math.cos(((i / 8) * 2 + from) * Math.PI), at).join(' ')
  }).join('L')}Z`

/** Thin lines from ring to ring. */
const spokes = (inner: number, outer: number, count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const at = from + (i * 360) / count
    return `M${polar(50, 50, inner, at).join(' ')}L${polar(50, 50, outer, at).join(' ')}`
  }).join('')

type Band = (inner: number, outer: number, count: number, paint: Paint, width: number) => Element[]

/** Bands of a mandala; every one fills the room between two rings. */
const bands: Band[] = [
  (inner, outer, count, paint, width) =>
    [0, 0.22, 0.42].map((less, i) =>
      line(
        petals(
          count,
          inner + (outer - inner) * less * 0.5,
          outer - (outer - inner) * less,
          ((outer + inner) * 1.5 * (1 - less)) / count,
          {
            belly: 0.55,
            blunt: 0.02,
          },
        ),
        paint,
        width * (1 - i * 0.2),
      ),
    ),
  (inner, outer, count, paint, width) => [
    line(wave((inner + outer) / 2, (outer - inner) / 2.2, count, 0), paint, width),
    line(wave((inner + outer) / 2, (outer - inner) / 2.2, count, 1), paint, width),
    path(beads(count * 2, (inner + outer) / 2, (outer - inner) * 0.1, { from: 90 / count }), paint),
  ],
  (inner, outer, count, paint, width) => [
    line(spokes(inner, outer, count * 4), paint, width * 0.6),
    path(beads(count * 4, outer, width * 1.1), paint),
  ],
  (inner, outer, count, paint, width) => [
    line(scallop(50, 50, (inner + outer) / 2, count, (outer - inner) / (inner + outer)), paint, width),
    line(
      scallop(50, 50, ((inner + outer) / 2) * 0.97, count, (outer - inner) / (inner + outer) / 1.3),
      paint,
      width * 0.6,
    ),
    path(beads(count, outer - (outer - inner) * 0.32, (outer - inner) * 0.13, { from: 180 / count }), paint),
  ],
  (inner, outer, count, paint, width) => [
    path(
      petals(
        count,
        inner + (outer - inner) * 0.1,
        outer - (outer - inner) * 0.12,
        ((outer + inner) * 0.62) / count,
        { belly: 0.6, blunt: 0.1 },
      ),
      paint,
    ),
    line(
      petals(count, inner, outer, ((outer + inner) * 1.45) / count, { belly: 0.6, blunt: 0.02 }),
      paint,
      width * 0.7,
    ),
    path(beads(count, outer - (outer - inner) * 0.16, (outer - inner) * 0.09, { from: 180 / count }), paint),
  ],
]

/**
 * A mandala of many thin strokes, band in band, each time another one: `seed` chooses the bands, `count` is its symmetry,
 * `hollow` the share of it left free in the middle.
 */
export function filigree(
  paint: Paint,
  { seed = 1, count = 24, width = 0.22, hollow = 0.1, rings = 7 } = {},
): Motif {
  const next = chance(seed)
  const edges = [50, ...Array.from({ length: rings }, (_, i) => 50 - ((50 - 50 * hollow) * (i + 1)) / rings)]
  let last = -1
  const all = edges.slice(1).flatMap((inner, i) => {
    let chosen = Math.floor(next() * bands.length)
    if (chosen === last) chosen = (chosen + 1) % bands.length
    last = chosen
    const outer = edges[i]!
    const round_ =
      inner < 14 ? Math.max(8, Math.round(count / 2)) : inner < 28 ? count : count + (i % 2 ? 0 : 8)
    return [
      ring(50, 50, inner, paint, width * 0.7),
      ...bands[chosen]!(inner + 0.5, outer - 0.5, round_, paint, width),
    ]
  })
  return motif(ring(50, 50, 49.8, paint, width), path(beads(count * 4, 49, width * 1.6), paint), ...all)
}

/** A frame of fine lines with beads between them and fans in its corners. */
export function fineBorder(box: Box, paint: Paint, { gap = 14, width = 2, fan = 150 } = {}): Element[] {
  const inset = (by: number): Box => ({
    x: box.x + by,
    y: box.y + by,
    width: box.width - 2 * by,
    height: box.height - 2 * by,
  })
  const rule = (by: number, thick: number): Element => ({
    kind: 'shape',
    box: inset(by),
    outline: { type: 'rect', radius: 6 },
    stroke: { paint, width: thick },
  })
  const row = (length: number) => Math.max(2, Math.round(length / (gap * 1.5)))
  const middle = inset(gap / 2)
  const dots = [
    ...Array.from(
      { length: row(middle.width) + 1 },
      (_, i) => [(i * middle.width) / row(middle.width), 0] as const,
    ),
    ...Array.from(
      { length: row(middle.width) + 1 },
      (_, i) => [(i * middle.width) / row(middle.width), middle.height] as const,
    ),
    ...Array.from(
      { length: row(middle.height) - 1 },
      (_, i) => [0, ((i + 1) * middle.height) / row(middle.height)] as const,
    ),
    ...Array.from(
      { length: row(middle.height) - 1 },
      (_, i) => [middle.width, ((i + 1) * middle.height) / row(middle.height)] as const,
    ),
  ]
  const quarter = filigree(paint, { seed: 11, count: 28, width: 0.34, hollow: 0.06, rings: 4 })
  const inner = inset(gap)
  return [
    rule(0, width),
    rule(gap, width * 0.7),
    {
      kind: 'shape',
      box: middle,
      outline: {
        type: 'path',
        view: [middle.width, middle.height],
        data: dots.map(([x, y]) => round(x, y, gap * 0.2)).join(''),
      },
      fill: paint,
    },
    {
      kind: 'group',
      box: inner,
      clip: { type: 'rect' },
      children: [
        quarter({ x: 0, y: 0, size: fan * 2 }),
        quarter({ x: inner.width, y: 0, size: fan * 2 }),
        quarter({ x: 0, y: inner.height, size: fan * 2 }),
        quarter({ x: inner.width, y: inner.height, size: fan * 2 }),
      ],
    },
  ]
}

/** A small ornament between heading and line, by its middle: a lozenge with tapering rules. */
export const flourish = (x: number, y: number, width: number, paint: Paint): Element => ({
  kind: 'shape',
  box: { x: x - width / 2, y: y - width * 0.045, width, height: width * 0.09 },
  outline: {
    type: 'path',
    view: [200, 18],
    data: 'M0 9L84 7.6Q90 7.6 92 9Q90 10.4 84 10.4ZM200 9L116 7.6Q110 7.6 108 9Q110 10.4 116 10.4ZM100 1L107 9L100 17L93 9ZM100 5L96.5 9L100 13L103.5 9ZM84 3a2 2 0 1 1 .01 0zM84 15a2 2 0 1 1 .01 0zM116 3a2 2 0 1 1 .01 0zM116 15a2 2 0 1 1 .01 0z',
    rule: 'evenodd',
  },
  fill: paint,
})

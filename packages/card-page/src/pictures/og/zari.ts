import type { Element } from '@parichay/scene/element.ts'
import { at, disc, fade, glow, group, rect, ring, stack, stroke, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

const gold = '#d8b368'
const shine = fade([0, 0], [1, 1], '#f7e3ad', '#c1944a', '#f0d493', '#a87a35')

const fan = times(
  5,
  (i) => `M${20 + i * 17} 14a${i * 17 + 6} ${i * 17 + 6} 0 0 1-${i * 17 + 6} ${i * 17 + 6}`,
).join('')

/** A woven corner: fans of thread, turned by quarters. */
const corner = (x: number, y: number, rotation: number): Element =>
  group(
    at(x, y, 110, 110),
    [
      stroke(
        `${fan}M14 106q42-10 42-46t-42-46M106 14q-10 42-46 42t-46-42`,
        veil(gold, 0.85),
        1.8,
        {},
        at(0, 0, 110, 110),
      ),
      disc(64, 64, 4, gold),
      disc(78, 78, 2.6, gold),
    ],
    { rotation },
  )

/** Hairlines around a sheet, with a corner in each of its corners. */
const frame = (width: number, height: number): Element[] => [
  rect(at(34, 34, width - 68, height - 68), '#00000000', 0, { stroke: { paint: shine, width: 2.5 } }),
  rect(at(48, 48, width - 96, height - 96), '#00000000', 0, {
    stroke: { paint: veil(gold, 0.55), width: 1.2 },
  }),
  corner(34, 34, 0),
  corner(width - 144, 34, 90),
  corner(width - 144, height - 144, 180),
  corner(34, height - 144, 270),
]

/** Dark silk with gold hairlines, everything on one axis. */
export const zari: Compose = ({ night, tone, pale }) => ({
  ground: glow([0.5, 0.42], 0.62, tone(0.29, 0.075), night, tone(0.14, 0.035)),
  scenery: [
    ...frame(1200, 630),
    ...times(17, (i) => disc(280 + i * 40, 41, 2.2, gold)),
    ...times(17, (i) => disc(280 + i * 40, 589, 2.2, gold)),
  ],
  words: [
    stack(at(130, 62, 940, 434), 'middle', [
      group(at(0, 0, 940, 140), [
        ring(470, 70, 68, shine, 2.5),
        ...mark(at(410, 10, 120, 120), {
          radius: 60,
          plate: '#fffaf0',
          from: tone(0.4, 0.1),
          to: tone(0.26, 0.07),
          ink: gold,
          family: 'serif',
        }),
      ]),
      words(at(0, 10, 940, 42), '{{about}}', gold, 27, {
        align: 'centre',
        maxLines: 1,
        capitals: true,
        letterSpacing: 0.18,
        weight: 'regular',
        minSize: 20,
      }),
      words(at(0, 4, 940, 184), '{{name}}', '#fff6e3', 84, {
        family: 'serif',
        align: 'centre',
        maxLines: 2,
        minSize: 40,
        balance: true,
        lineHeight: 1.08,
      }),
      words(at(60, 6, 820, 44), '{{line}}', pale, 29, {
        weight: 'regular',
        align: 'centre',
        maxLines: 1,
        minSize: 22,
      }),
    ]),
    rect(at(400, 506, 400, 1.4), fade([0, 0], [1, 0], veil(gold, 0), gold, veil(gold, 0)), 0, {
      when: ['phone'],
    }),
    ...phone(at(300, 512, 600, 64), { ink: gold, size: 40, align: 'middle' }),
  ],
  poster: { family: 'serif', ink: '#fff6e3', code: night, head: frame(1200, 1400) },
})

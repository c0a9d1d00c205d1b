import type { Element } from '@parichay/scene/element.ts'
import { at, disc, fade, glow, rect, ring, stack, stroke, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

const gold = '#d8b368'
const shine = fade([0, 0], [1, 1], '#f7e3ad', '#c1944a', '#f0d493', '#a87a35')

/** A woven corner: fans of thread and a paisley; drawn for the top left, turned for the others. */
const corner = (degrees: number): Element => ({
  kind: 'group',
  box: at(0, 0, 1200, 630),
  children: [
    stroke(
      `${times(5, (i) => `M${54 + i * 17} 48a${i * 17} ${i * 17} 0 0 1-${i * 17 + 6} ${i * 17 + 6}`)
        .slice(1)
        .join('')}M48 150q44-10 44-50t-44-52M150 48q-10 44-50 44t-52-44`,
      veil(gold, 0.85),
      1.8,
    ),
    disc(104, 104, 4, gold),
    disc(118, 118, 2.6, gold),
  ],
  ...turned(degrees),
})

/** A mirror would need negative scales; half a turn does the same for these corners. */
const turned = (degrees: number) => (degrees === 0 ? {} : { rotation: degrees })

/** Dark silk with gold hairlines, everything on one axis. */
export const zari: Compose = ({ night, tone, pale }) => ({
  ground: glow([0.5, 0.42], 0.62, tone(0.29, 0.075), night, tone(0.14, 0.035)),
  scenery: [
    rect(at(34, 34, 1132, 562), '#00000000', 0, { stroke: { paint: shine, width: 2.5 } }),
    rect(at(48, 48, 1104, 534), '#00000000', 0, { stroke: { paint: veil(gold, 0.55), width: 1.2 } }),
    corner(0),
    corner(180),
    ...times(17, (i) => disc(280 + i * 40, 41, 2.2, gold)),
    ...times(17, (i) => disc(280 + i * 40, 589, 2.2, gold)),
  ],
  words: [
    ring(600, 148, 74, shine, 2.5),
    ...mark(at(600 - 64, 148 - 64, 128, 128), {
      radius: 64,
      plate: '#fffaf0',
      from: tone(0.36, 0.09),
      to: night,
      ink: gold,
      family: 'serif',
    }),
    stack(at(150, 236, 900, 268), 'middle', [
      words(at(0, 0, 900, 42), '{{about}}', gold, 26, {
        align: 'centre',
        maxLines: 1,
        capitals: true,
        letterSpacing: 0.18,
        weight: 'regular',
        minSize: 20,
      }),
      words(at(0, 8, 900, 176), '{{name}}', '#fff6e3', 82, {
        family: 'serif',
        align: 'centre',
        maxLines: 2,
        minSize: 42,
        balance: true,
        lineHeight: 1.08,
      }),
      words(at(40, 10, 820, 46), '{{line}}', pale, 30, {
        family: 'serif',
        weight: 'regular',
        align: 'centre',
        maxLines: 1,
        minSize: 24,
        opacity: 0.9,
      }),
    ]),
    rect(at(450, 516, 300, 1.4), fade([0, 0], [1, 0], veil(gold, 0), gold, veil(gold, 0)), 0, {
      when: ['phone'],
    }),
    ...phone(at(300, 522, 600, 56), { ink: gold, size: 36, icon: false }).map((element) => ({
      ...element,
      align: 'centre' as const,
    })),
  ],
  poster: { family: 'serif', ink: '#fff6e3', code: night },
})

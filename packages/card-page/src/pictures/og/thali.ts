import type { Element } from '@parichay/scene/element.ts'
import { at, disc, fade, glow, group, ring, stack, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

const dishes = ['#d9772b', '#7d9a3c', '#f1e3c6', '#b5402f', '#e8b021', '#8a5a2f', '#efe9dc']

/** A brass plate with its bowls around a place that is left free. */
const plate = (x: number, y: number, r: number): Element[] => [
  disc(x, y + 14, r, '#00000055', { opacity: 0.6 }),
  disc(x, y, r, fade([0.1, 0], [0.9, 1], '#f7dfa0', '#c98f3c', '#f0cf85', '#9a6425')),
  disc(x, y, r * 0.93, glow([0.4, 0.35], 0.75, '#f3d797', '#bd8434')),
  ring(x, y, r * 0.93, '#8f5c22', 2),
  ...times(7, (i) => {
    const turn = (i / 7) * 2 * Math.PI - Math.PI / 2
    const [bx, by] = [x + r * 0.69 * Math.cos(turn), y + r * 0.69 * Math.sin(turn)]
    return group(at(bx - r * 0.2, by - r * 0.2, r * 0.4, r * 0.4), [
      disc(r * 0.2, r * 0.22, r * 0.2, '#5b371488'),
      disc(r * 0.2, r * 0.2, r * 0.195, fade([0, 0], [1, 1], '#ffedbd', '#a8702b')),
      disc(r * 0.2, r * 0.2, r * 0.155, glow([0.4, 0.35], 0.8, dishes[i]!, veil(dishes[i]!, 0.82))),
      ring(r * 0.2, r * 0.2, r * 0.155, '#6b431a', 2),
    ])
  }),
]

const brass = '#f0cf85'

/** The meal is served: a thali with the mark in its middle. */
export const thali: Compose = ({ night, dusk, pale, tone, fill, deep, on }) => {
  const warmth = glow([0.5, 0.5], 0.5, veil(tone(0.6, 0.15), 0.5), veil(tone(0.6, 0.15), 0))
  return {
    ground: fade([0, 0], [1, 1], dusk, night),
    scenery: [disc(900, 315, 430, warmth), ...plate(900, 315, 288)],
    words: [
      disc(900, 315, 132, '#fff8ea', { stroke: { paint: '#8f5c22', width: 2 } }),
      ...mark(at(900 - 118, 315 - 118, 236, 236), {
        radius: 118,
        plate: '#fff8ea',
        from: fill,
        to: deep,
        ink: on,
        family: 'rounded',
      }),
      stack(at(64, 44, 530, 420), 'middle', [
        words(at(0, 0, 520, 46), '{{about}}', brass, 33, { maxLines: 1, family: 'rounded', minSize: 24 }),
        words(at(0, 4, 530, 260), '{{name}}', '#ffffff', 82, {
          maxLines: 4,
          minSize: 40,
          balance: true,
          family: 'rounded',
          lineHeight: 1.04,
        }),
        words(at(0, 12, 520, 92), '{{line}}', pale, 32, {
          maxLines: 2,
          minSize: 26,
          weight: 'regular',
          family: 'rounded',
          balance: true,
        }),
      ]),
      ...phone(at(64, 484, 456, 88), { ink: night, plate: brass, size: 44, family: 'rounded' }),
    ],
    poster: {
      family: 'rounded',
      ink: '#ffffff',
      code: night,
      head: [disc(1190, 0, 420, warmth), ...plate(1196, -16, 136)],
    },
  }
}

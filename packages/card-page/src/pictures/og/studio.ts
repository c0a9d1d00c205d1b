import type { Element } from '@parichay/scene/element.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { at, disc, fade, group, rect, stack, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

const tiles = [
  at(600, 0, 292, 302),
  at(904, 0, 296, 196),
  at(904, 208, 296, 214),
  at(600, 314, 140, 316),
  at(752, 314, 140, 152),
  at(752, 478, 140, 152),
  at(904, 434, 296, 196),
]

/** A wall of pictures: one photograph cut into tiles, or plain forms where there is none. */
export const studio: Compose = ({ tone, card, ink, soft, fill, deep, on, night }) => {
  const colours = [
    fill,
    tone(0.88, 0.06, 16),
    tone(0.64, 0.13, 22),
    tone(0.8, 0.09, -18),
    night,
    tone(0.93, 0.03),
    tone(0.5, 0.12, -14),
  ]
  const form = (i: number, { width, height }: Box): Element => {
    const [light, less] = [veil('#ffffff', 0.3), Math.min(width, height)]
    if (i % 3 === 0) return disc(width / 2, height / 2, less * 0.34, light)
    return disc(i % 3 === 1 ? width : 0, height, less * 0.82, light)
  }
  return {
    ground: card,
    scenery: [
      ...tiles.map((box, i) =>
        group(box, [rect(at(0, 0, box.width, box.height), colours[i]!), form(i, box)], {
          clip: { type: 'rect', radius: 14 },
          unless: ['cover'],
        }),
      ),
      ...tiles.map((box) =>
        group(
          box,
          [{ kind: 'image', box: at(600 - box.x, 0 - box.y, 600, 630), source: '{{cover}}', fit: 'cover' }],
          { clip: { type: 'rect', radius: 14 } },
        ),
      ),
    ],
    words: [
      ...mark(at(64, 56, 116, 116), {
        radius: 58,
        plate: card,
        from: fill,
        to: deep,
        ink: on,
        shadow: veil(ink, 0.16),
      }),
      stack(at(64, 186, 500, 320), 'middle', [
        words(at(0, 0, 500, 222), '{{name}}', ink, 74, {
          maxLines: 4,
          minSize: 40,
          balance: true,
          lineHeight: 1.06,
        }),
        words(at(0, 12, 500, 84), '{{line}}', soft, 31, { maxLines: 2, minSize: 26, weight: 'regular' }),
      ]),
      words(at(64, 500, 500, 84), '{{about}}', soft, 28, { maxLines: 1, valign: 'middle', minSize: 20 }),
      rect(at(628, 498, 544, 104), fade([0, 0], [0, 1], veil('#14110f', 0.86), veil('#14110f', 0.94)), 52, {
        when: ['phone'],
      }),
      ...phone(at(664, 498, 480, 104), { ink: '#ffffff', size: 47 }),
    ],
    poster: {
      family: 'sans',
      ink,
      code: ink,
      head: colours.map((colour, i) => rect(at(-30 + i * 180, -20, 170, 116), colour, 14)),
    },
  }
}

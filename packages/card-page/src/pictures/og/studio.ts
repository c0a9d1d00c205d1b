import type { Element } from '@parichay/scene/element.ts'
import { at, disc, fade, group, path, rect, stack, veil, words } from '../bricks.ts'
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
    tone(0.86, 0.07),
    tone(0.6, 0.14, 40),
    tone(0.74, 0.12, -30),
    night,
    tone(0.9, 0.05, 50),
    tone(0.48, 0.12, -20),
  ]
  const form = (i: number, { width, height }: (typeof tiles)[number]): Element => {
    const light = veil('#ffffff', 0.3)
    if (i % 3 === 0) return disc(width / 2, height / 2, Math.min(width, height) * 0.34, light)
    if (i % 3 === 1) return path('M0 630A1200 630 0 0 1 1200 0V630z', light, {}, at(0, 0, width, height))
    return disc(width, height, Math.min(width, height) * 0.8, light)
  }
  const outline = (i: number, box: (typeof tiles)[number]): Element =>
    i % 3 === 1
      ? {
          kind: 'shape',
          box: at(0, 0, box.width, box.height),
          outline: { type: 'path', view: [100, 100], data: 'M0 100A100 100 0 0 1 100 0V100z' },
          fill: veil('#ffffff', 0.28),
        }
      : form(i, box)
  return {
    ground: card,
    scenery: [
      ...tiles.map((box, i) =>
        group(box, [rect(at(0, 0, box.width, box.height), colours[i]!), outline(i, box)], {
          clip: { type: 'rect', radius: 14 },
          unless: ['cover'],
        }),
      ),
      ...tiles.map((box) =>
        group(
          box,
          [{ kind: 'image', box: at(600 - box.x, -box.y, 600, 630), source: '{{cover}}', fit: 'cover' }],
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
      stack(at(64, 190, 488, 300), 'middle', [
        words(at(0, 0, 488, 250), '{{name}}', ink, 74, {
          maxLines: 4,
          minSize: 40,
          balance: true,
          lineHeight: 1.06,
        }),
        words(at(0, 14, 488, 88), '{{line}}', soft, 31, { maxLines: 2, minSize: 26, weight: 'regular' }),
      ]),
      words(at(64, 500, 500, 84), '{{about}}', soft, 28, { maxLines: 1, valign: 'middle', minSize: 20 }),
      rect(at(628, 498, 544, 104), fade([0, 0], [0, 1], veil('#14110f', 0.86), veil('#14110f', 0.94)), 52, {
        when: ['phone'],
      }),
      ...phone(at(664, 498, 480, 104), { ink: '#ffffff', size: 47 }),
    ],
    poster: { family: 'sans', ink: ink, code: ink },
  }
}

import { at, disc, rect, stack, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

/** The name, and room around it. */
export const minimal: Compose = ({ card, ink, soft, fill, deep, on, link, line }) => ({
  ground: card,
  scenery: [rect(at(0, 0, 16, 630), fill), disc(1200, 0, 170, fill)],
  words: [
    ...mark(at(84, 64, 112, 112), {
      radius: 56,
      from: fill,
      to: deep,
      ink: on,
      plate: '#ffffff',
      shadow: '#00000022',
    }),
    words(at(220, 64, 760, 112), '{{about}}', soft, 32, {
      weight: 'regular',
      valign: 'middle',
      maxLines: 1,
      minSize: 24,
    }),
    stack(at(84, 196, 1000, 292), 'middle', [
      words(at(0, 0, 1000, 222), '{{name}}', ink, 104, {
        maxLines: 2,
        minSize: 52,
        balance: true,
        lineHeight: 1.06,
      }),
      words(at(0, 14, 960, 50), '{{line}}', soft, 36, { weight: 'regular', maxLines: 1, minSize: 28 }),
    ]),
    rect(at(84, 504, 1032, 2), line),
    ...phone(at(84, 512, 620, 88), { ink: link, size: 46 }),
    words(at(640, 512, 476, 88), '{{address}}', soft, 26, {
      weight: 'regular',
      align: 'end',
      valign: 'middle',
      maxLines: 1,
      minSize: 18,
    }),
  ],
  poster: {
    family: 'sans',
    ink,
    code: ink,
    head: [rect(at(0, 0, 1200, 30), fill), disc(1200, 0, 150, fill)],
  },
})

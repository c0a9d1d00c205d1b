import type { Element } from '@parichay/scene/element.ts'
import { at, disc, path, rect, stack, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import type { Palette } from '../palette.ts'
import { mark, phone } from '../parts.ts'

const drop = (x: number, width: number, height: number) =>
  `M${x} 0h${width}v${height - width / 2}a${width / 2} ${width / 2} 0 0 1-${width} 0z`
const stripes = (from: number, height: number) =>
  times(6, (i) => drop((2 * i + from) * 100, 100, height)).join('')

/** The awning, hanging so far down. */
const awning = ({ fill, deep, card }: Palette, height: number): Element[] => [
  path(stripes(0, height) + stripes(1, height), '#000000', { opacity: 0.12 }, at(0, 10, 1200, 630)),
  path(stripes(0, height), fill),
  path(stripes(1, height), card),
  rect(at(0, 0, 1200, 22), deep),
]

/** A shop front: the awning over the name, the number along the counter. */
export const bazaar: Compose = (palette) => {
  const { fill, deep, on, ink, soft, tint, wash } = palette
  return {
    ground: tint,
    scenery: [
      ...times(3, (i) => disc(1080 - i * 40, 560, 300 - i * 70, veil(wash, 0.55))),
      ...awning(palette, 122),
    ],
    words: [
      ...mark(at(64, 212, 212, 212), { radius: 40, from: fill, to: deep, ink: on, shadow: veil(ink, 0.2) }),
      stack(at(324, 138, 812, 366), 'middle', [
        words(at(0, 0, 812, 46), '{{about}}', soft, 34, { maxLines: 1, weight: 'regular' }),
        words(at(0, 6, 812, 214), '{{name}}', ink, 86, { maxLines: 3, minSize: 42, balance: true }),
        words(at(0, 12, 812, 88), '{{line}}', soft, 33, {
          maxLines: 2,
          minSize: 26,
          weight: 'regular',
          balance: true,
        }),
      ]),
      rect(at(0, 514, 1200, 116), fill),
      rect(at(0, 514, 1200, 8), deep),
      ...phone(at(64, 520, 700, 110), { ink: on, size: 58 }),
      words(at(690, 520, 446, 110), '{{address}}', on, 30, {
        align: 'end',
        valign: 'middle',
        maxLines: 1,
        minSize: 20,
        weight: 'regular',
      }),
    ],
    poster: { family: 'sans', ink, code: ink, head: awning(palette, 92) },
  }
}

import { at, disc, path, rect, stack, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

const drop = (x: number, width: number, height: number) =>
  `M${x} 0h${width}v${height - width / 2}a${width / 2} ${width / 2} 0 0 1-${width} 0z`
const stripes = (from: number) => times(6, (i) => drop((2 * i + from) * 100, 100, 142)).join('')

/** A shop front: the awning over the name, the number along the counter. */
export const bazaar: Compose = ({ fill, deep, on, ink, soft, tint, card, wash }) => ({
  ground: tint,
  scenery: [
    ...times(3, (i) => disc(1080 - i * 40, 560, 300 - i * 70, veil(wash, 0.55))),
    path(stripes(0) + stripes(1), '#000000', { opacity: 0.12 }, at(0, 10, 1200, 630)),
    path(stripes(0), fill),
    path(stripes(1), card),
    rect(at(0, 0, 1200, 26), deep),
  ],
  words: [
    ...mark(at(64, 226, 212, 212), { radius: 40, from: fill, to: deep, ink: on, shadow: veil(ink, 0.2) }),
    stack(at(324, 172, 812, 320), 'middle', [
      words(at(0, 0, 812, 44), '{{about}}', soft, 34, { maxLines: 1, weight: 'regular' }),
      words(at(0, 8, 812, 236), '{{name}}', ink, 86, { maxLines: 3, minSize: 46, balance: true }),
      words(at(0, 10, 812, 90), '{{line}}', soft, 34, { maxLines: 2, minSize: 28, weight: 'regular' }),
    ]),
    rect(at(0, 510, 1200, 120), fill),
    rect(at(0, 510, 1200, 8), deep),
    ...phone(at(64, 518, 700, 112), { ink: on, size: 58 }),
    words(at(700, 518, 436, 112), '{{contact}}', on, 34, {
      align: 'end',
      valign: 'middle',
      maxLines: 1,
      minSize: 24,
    }),
  ],
  poster: { family: 'sans', ink, code: ink },
})

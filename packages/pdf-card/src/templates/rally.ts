import type { Element } from '@parichay/scene/element.ts'
import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { circle, polygon, rect, sheet } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** Rays of a sun that rises behind whoever stands there. */
const rays = ({ w, c }: CardContext, x: number, y: number): Element[] =>
  Array.from({ length: 12 }, (_, i) => {
    const at = (turn: number, r: number): [number, number] => [
      Math.min(w + 3, Math.max(-3, x + r * Math.cos(turn))),
      Math.max(-3, y + r * Math.sin(turn)),
    ]
    const [from, to] = [Math.PI + (i / 12) * Math.PI, Math.PI + ((i + 0.5) / 12) * Math.PI]
    return polygon([[x, y], at(from, 60), at(to, 60)], c.deep)
  })

/** A sun behind the face, two banners across: a worker's card that is seen in the crowd. */
export const rally: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, c.ground),
      ...rays(f, w / 2, 44),
      ...logoIn(f, box(4, 3.8, 10, 10), c.ground, { round: true }),
      ...fact(f, box(16, 3.6, w - 20, 11.4), 'org', {
        size: 3.5,
        min: 2.12,
        lines: 4,
        bold: true,
        fill: c.on,
      }),
      circle(w / 2, 33.6, 17.4, c.accent),
      circle(w / 2, 33.6, 16, '#ffffff'),
      ...photoIn(f, box(w / 2 - 15, 18.6, 30, 30), { type: 'ellipse' }, { ground: c.tint, ink: c.link }),
      polygon(
        [
          [-3, 50],
          [w + 3, 46],
          [w + 3, h + 3],
          [-3, h + 3],
        ],
        '#ffffff',
      ),
      polygon(
        [
          [-3, 50],
          [w + 3, 46],
          [w + 3, 48.6],
          [-3, 52.6],
        ],
        c.accent,
      ),
      block(
        f,
        box(4, 52.6, w - 8, 13),
        [
          {
            name: 'person',
            size: 5,
            lines: 3,
            min: 2.12,
            bold: true,
            fill: c.ink,
            align: 'centre',
            wanted: 3,
          },
          { name: 'role', size: 2.7, bold: true, fill: c.link, align: 'centre', before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
      table(
        f,
        box(7, 66, w - 14, h - 76.2),
        [
          ['idNo', 'idNo'],
          ['department', 'department'],
          ['validTill', 'validTill'],
        ],
        { size: 2.3, ink: c.ink, soft: c.link, share: 0.42, place: 'middle' },
      ),
      polygon(
        [
          [-3, h - 8.6],
          [w + 3, h - 10],
          [w + 3, h + 3],
          [-3, h + 3],
        ],
        c.ground,
      ),
      ...fact(f, box(4, h - 8, w - 8, 4.8), 'ownPhone', {
        size: 3,
        min: 2.12,
        lines: 1,
        bold: true,
        fill: c.on,
        align: 'centre',
        link: 'ownPhoneLink',
      }),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 20 : 0
    const foot = side ? 32 : 14
    return [
      sheet(f, '#ffffff'),
      rect(-3, -3, w + 6, foot - 4, c.ground),
      ...rays(f, w / 2, foot - 7),
      polygon(
        [
          [-3, foot - 9],
          [w + 3, foot - 12],
          [w + 3, foot - 3],
          [-3, foot - 3],
        ],
        '#ffffff',
      ),
      polygon(
        [
          [-3, foot - 9],
          [w + 3, foot - 12],
          [w + 3, foot - 10.4],
          [-3, foot - 7.4],
        ],
        c.accent,
      ),
      ...codeIn(f, (w - side) / 2, 6.4, side, { dark: '#15181d', radius: 1.6 }),
      ...tableAndSignature(
        f,
        box(4.5, foot - 3, w - 9, h - foot - 18),
        ['idNo', 'department', 'ownPhone', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      rect(4.5, h - 20, w - 9, 0.25, c.accent),
      returnTo(f, box(4, h - 19.2, w - 8, 14), { ink: c.ink, soft: c.link, size: 2.12 }, 'centre'),
      rect(-3, h - 3, w + 6, 1.4, c.accent),
      rect(-3, h - 1.6, w + 6, 6, c.ground),
    ]
  },
}

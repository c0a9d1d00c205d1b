import type { Element } from '@parichay/scene/element.ts'
import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { circle, path, polygon, rect, sheet, wave } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** A kite with its bow of tail: a diamond in two colours, the string behind it. */
function kite(x: number, y: number, size: number, one: string, other: string): Element[] {
  const [half, foot] = [size * 0.42, size * 0.62]
  return [
    path(
      box(x - size * 0.3, y + foot, size, size * 1.1),
      `M${size * 0.3} 0 C${size * 0.1} ${size * 0.4} ${size * 0.9} ${size * 0.5} ${size * 0.5} ${size}`,
      null,
      { stroke: { paint: other, width: 0.3 } },
    ),
    polygon(
      [
        [x, y - half],
        [x + half, y],
        [x, y + foot],
        [x - half, y],
      ],
      one,
    ),
    polygon(
      [
        [x, y - half],
        [x, y + foot],
        [x - half, y],
      ],
      other,
    ),
  ]
}
const meadow = ({ w, h, c }: CardContext, high: number): Element[] => [
  path(box(-3, h - high, w + 6, high + 3), wave(w + 6, high + 3, 5), c.accent),
  path(box(-3, h - high + 3, w + 6, high), wave(w + 6, high, 4, true), c.ground),
]

/** Kites over a meadow, the child between them: for small schools and small people. */
export const kiteCard: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, {
        kind: 'linear',
        from: [0, 0],
        to: [0, 1],
        stops: [
          { at: 0, colour: c.tint },
          { at: 0.7, colour: '#ffffff' },
        ],
      }),
      ...kite(8, 24, 9, c.accent, c.ground),
      ...kite(w - 7, 21, 7, c.ground, c.accent),
      ...kite(w - 5.4, 40, 5, c.accent, c.link),
      ...logoIn(f, box(4, 3.8, 9, 9), c.tint, { round: true }),
      ...fact(f, box(15, 3.4, w - 19, 10), 'org', {
        size: 3.3,
        min: 2.12,
        lines: 3,
        bold: true,
        family: 'rounded',
        fill: c.ink,
      }),
      circle(w / 2, 30, 14.4, '#ffffff'),
      circle(w / 2, 30, 13.4, c.accent),
      ...photoIn(
        f,
        box(w / 2 - 12.4, 17.6, 24.8, 24.8),
        { type: 'ellipse' },
        { ground: c.tint, ink: c.link },
      ),
      ...fact(f, box(4, 45.6, w - 8, 10.4), 'person', {
        size: 4.8,
        lines: 3,
        min: 2.12,
        bold: true,
        family: 'rounded',
        fill: c.ink,
        align: 'centre',
      }),
      ...(has(f, 'role')
        ? [
            rect(8, 56.4, w - 16, 5.8, c.ground, { radius: 2.9 }),
            ...fact(f, box(10, 56.5, w - 20, 5.6), 'role', {
              size: 2.7,
              lines: 2,
              bold: true,
              fill: c.on,
              align: 'centre',
            }),
          ]
        : []),
      table(
        f,
        box(7, 63.4, w - 14, h - 77),
        [
          ['idNo', 'idNo'],
          ['blood', 'blood'],
          ['validTill', 'validTill'],
        ],
        { size: 2.3, ink: c.ink, soft: c.link, share: 0.44, place: 'middle' },
      ),
      ...meadow(f, 12.4),
      ...fact(f, box(4, h - 7.4, w - 8, 4.2), 'orgPhone', {
        size: 2.7,
        lines: 1,
        bold: true,
        fill: c.on,
        align: 'centre',
        link: 'orgPhoneLink',
      }),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 19 : 0
    return [
      sheet(f, '#ffffff'),
      rect(-3, -3, w + 6, side ? 28 : 10, c.tint),
      ...kite(9, 10, 9, c.accent, c.ground),
      ...kite(w - 9, 8, 8, c.ground, c.accent),
      ...codeIn(f, (w - side) / 2, 3.6, side, { dark: c.ink, light: '#ffffff', radius: 1.6 }),
      ...tableAndSignature(
        f,
        box(4.5, side ? 27 : 14, w - 9, h - (side ? 47 : 34)),
        ['idNo', 'department', 'blood', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      returnTo(f, box(4, h - 19, w - 8, 13), { ink: c.ink, soft: c.link, size: 2.12 }, 'centre'),
      path(box(-3, h - 5, w + 6, 8), wave(w + 6, 8, 3), c.ground),
    ]
  },
}

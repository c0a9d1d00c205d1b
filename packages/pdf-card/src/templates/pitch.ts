import type { Element } from '@parichay/scene/element.ts'
import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { circle, rect, sheet, slant } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** The lines of a field, as they are chalked. */
const chalk = ({ w, h, c }: CardContext): Element[] => {
  const line = { stroke: { paint: c.on, width: 0.4 }, opacity: 0.28 }
  return [
    rect(2, 2, w - 4, h - 4, null, line),
    rect(2, h / 2, w - 4, 0.01, null, line),
    circle(w / 2, h / 2, 13, null, line),
    rect(w / 2 - 14, 2, 28, 13, null, line),
    rect(w / 2 - 7, 2, 14, 5, null, line),
    rect(w / 2 - 14, h - 15, 28, 13, null, line),
  ]
}

/** A player's card: stripes of turf, the number as on a shirt. */
export const pitch: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, c.ground),
      ...Array.from({ length: 5 }, (_, i) => rect(-3, -3 + i * 19.2, w + 6, 9.6, c.deep)),
      ...chalk(f),
      ...logoIn(f, box(4.5, 4.5, 10, 10), c.ground, { round: true }),
      ...fact(f, box(17, 3.9, w - 21, 11.4), 'org', {
        size: 3.3,
        min: 2.12,
        lines: 4,
        bold: true,
        fill: c.on,
      }),
      ...photoIn(
        f,
        box(w / 2 - 14.4, 17.6, 28.8, 36),
        { type: 'rect', radius: [14.4, 14.4, 2, 2] },
        { ground: c.tint, ink: c.link, border: { colour: c.accent, width: 1 } },
      ),
      ...(has(f, 'idNo')
        ? [
            rect(w / 2 - 17, 49.4, 34, 8, c.accent, { radius: 1.4 }),
            ...fact(f, box(w / 2 - 15.4, 49.6, 30.8, 7.6), 'idNo', {
              size: 5,
              min: 2.12,
              lines: 2,
              bold: true,
              family: 'condensed',
              fill: c.onAccent,
              align: 'centre',
            }),
          ]
        : []),
      block(
        f,
        box(4, 58.8, w - 8, 13.6),
        [
          {
            name: 'person',
            size: 4.6,
            lines: 3,
            min: 2.12,
            bold: true,
            fill: c.on,
            align: 'centre',
            wanted: 3,
          },
          {
            name: 'role',
            size: 2.7,
            bold: true,
            fill: c.accentText,
            align: 'centre',
            before: 0.4,
            wanted: 2,
          },
        ],
        'middle',
      ),
      table(
        f,
        box(8, 73.4, w - 16, h - 77.4),
        [
          ['department', 'department'],
          ['validTill', 'validTill'],
        ],
        { size: 2.35, ink: c.on, soft: c.onSoft, share: 0.44, place: 'middle' },
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 20 : 0
    return [
      sheet(f, slant(c.ground, c.deep)),
      ...chalk(f),
      rect(3.6, side ? 29 : 8, w - 7.2, h - (side ? 32.6 : 11.6), '#ffffff', { radius: 2.4 }),
      ...codeIn(f, (w - side) / 2, 5, side, { dark: '#15181d', radius: 1.4 }),
      ...tableAndSignature(
        f,
        box(6, side ? 31 : 11, w - 12, h - (side ? 51.6 : 31)),
        ['idNo', 'department', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      rect(6, h - 19.4, w - 12, 0.2, c.link),
      returnTo(f, box(5.6, h - 18.6, w - 11.2, 14), { ink: c.ink, soft: c.link, size: 2.12 }, 'centre'),
    ]
  },
}

import type { Element } from '@parichay/scene/element.ts'
import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { arch, path, rect, sheet, slant } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** A cloister: arches beside each other, standing on the foot of the card. */
const arches = (
  x: number,
  foot: number,
  count: number,
  wide: number,
  high: number,
  colour: string,
): Element[] =>
  Array.from({ length: count }, (_, i) =>
    path(box(x + i * (wide + 1.6), foot - high, wide, high), arch(wide, high), colour),
  )

/** The court of a college: the photograph in an arch, a row of arches along the foot. */
export const quad: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const frame = { type: 'path' as const, view: [24, 31] as [number, number], data: arch(24, 31) }
    return [
      sheet(f, '#ffffff'),
      rect(-3, -3, 34, h + 6, slant(c.deep, c.ground)),
      path(box(2.6, 8.6, 26.8, 36), arch(26.8, 36), c.accent),
      ...photoIn(f, box(4, 10.6, 24, 31), frame, { ground: c.tint, ink: c.link }),
      ...fact(f, box(3.2, 45.2, 25.6, 5.2), 'idNo', {
        size: 2.8,
        lines: 2,
        bold: true,
        fill: c.on,
        align: 'centre',
      }),
      ...arches(33, h + 3, 7, 6.6, 11, c.tint),
      ...logoIn(f, box(w - 14, 4, 10, 10), '#ffffff', { align: 'end' }),
      ...fact(f, box(35, 3.3, w - 51, 11.4), 'org', {
        size: 3.5,
        min: 2.12,
        lines: 4,
        bold: true,
        fill: c.link,
      }),
      rect(35, 15.4, 10, 0.9, c.accent),
      block(
        f,
        box(35, 17.4, w - 39, 13.6),
        [
          { name: 'person', size: 4.6, lines: 3, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.6, bold: true, fill: c.link, before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
      table(
        f,
        box(35, 32, w - 39, h - 38),
        [
          ['department', 'department'],
          ['born', 'born'],
          ['blood', 'blood'],
          ['validTill', 'validTill'],
        ],
        { size: 2.45, ink: c.ink, soft: c.link, share: 0.38, place: 'middle' },
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 22 : 0
    return [
      sheet(f, '#ffffff'),
      ...arches(-2, h + 3, 11, 6.6, 12, c.tint),
      ...tableAndSignature(
        f,
        box(side ? side + 10 : 4.5, 4.4, side ? w - side - 14.5 : w - 9, h - 20.8),
        ['idNo', 'department', 'born', 'blood', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      ...(side ? [rect(-3, -3, side + 9, h - 14, c.ground)] : []),
      ...codeIn(f, 3.6, 6.4, side, { dark: '#15181d', radius: 1.2 }),
      ...(side
        ? [
            ...fact(f, box(3.2, 29.6, side + 0.8, 5.6), 'idNo', {
              size: 2.5,
              lines: 2,
              bold: true,
              fill: c.on,
              align: 'centre',
            }),
          ]
        : []),
      returnTo(f, box(4.5, h - 14.8, w - 9, 11.4), { ink: c.ink, soft: c.link, size: 2.2 }),
    ]
  },
}

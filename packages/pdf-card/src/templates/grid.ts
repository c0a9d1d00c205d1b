import type { Element } from '@parichay/scene/element.ts'
import { barcodeIn } from '../barcode-in.ts'
import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, signatureIn, table } from '../pieces.ts'
import { rect, sheet } from '../shapes.ts'
import { personRows, returnTo } from './id-back.ts'

/** The lines of a type area: seldom seen, always there. */
const lines = ({ h, c }: CardContext, from: number, to: number, colour = c.tint): Element[] =>
  Array.from({ length: 5 }, (_, i) => rect(from + (i * (to - from)) / 4, -3, 0.2, h + 6, colour))

/** Set on a grid: one large name, hard edges, the photograph as wide as its column. */
export const grid: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const right = w - 29
    return [
      sheet(f, '#ffffff'),
      ...lines(f, 4.5, right),
      ...photoIn(f, box(right, -3, 32, 43), { type: 'rect' }, { ground: c.tint, ink: c.link }),
      rect(right, 40, 32, h - 37, c.accent),
      ...fact(f, box(right + 2.6, 42, w - right - 6, h - 45.4), 'idNo', {
        size: 3.2,
        lines: 3,
        bold: true,
        fill: c.onAccent,
      }),
      ...logoIn(f, box(4.5, 5.2, 14, 7), '#ffffff', { align: 'start' }),
      ...fact(f, box(20, 3, right - 23, 11.4), 'org', {
        size: 2.6,
        min: 2.12,
        lines: 4,
        bold: true,
        fill: c.link,
      }),
      block(
        f,
        box(4.5, 15, right - 8, 21),
        [
          { name: 'person', size: 6.2, lines: 3, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.6, fill: c.link, before: 0.8, wanted: 2 },
        ],
        'end',
      ),
      rect(4.5, 38, right - 9, 0.6, c.ink),
      table(
        f,
        box(4.5, 39.6, right - 9, h - 43),
        [
          ['department', 'department'],
          ['validTill', 'validTill'],
          ['blood', 'blood'],
        ],
        { size: 2.35, ink: c.ink, soft: c.link, share: 0.36, place: 'middle' },
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 24 : 0
    const x = side ? side + 11 : 4.5
    const bars = has(f, 'barcode') ? 7 : 0
    return [
      sheet(f, '#ffffff'),
      ...(side ? [rect(-3, -3, side + 10, h + 6, c.ground)] : []),
      ...(side ? [rect(-3, h - 15, side + 10, 18, c.accent)] : []),
      ...lines(f, x, w - 4.5),
      ...codeIn(f, 3.6, 4.4, side, { dark: '#15181d', radius: 0.2 }),
      ...(side
        ? signatureIn(f, box(3.6, h - 13.6, side - 0.6, 10.4), { ink: c.onAccent, soft: c.onAccent })
        : []),
      table(
        f,
        box(x, 4.4, w - x - 4.5, h - 21 - (bars && bars + 1)),
        personRows('idNo', 'department', 'validTill', 'blood'),
        { size: 2.4, ink: c.ink, soft: c.link, share: 0.4 },
      ),
      ...barcodeIn(f, box(x, h - 16.4 - bars, w - x - 4.5, bars), { dark: '#15181d' }),
      rect(x, h - 15, w - x - 4.5, 0.6, c.ink),
      returnTo(f, box(x, h - 13.8, w - x - 4, 10.6), { ink: c.ink, soft: c.link, size: 2.12 }),
    ]
  },
}

import type { Element } from '@parichay/scene/element.ts'
import { barcodeIn } from '../barcode-in.ts'
import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn, photoIn } from '../pieces.ts'
import { circle, polygon, rect, sheet } from '../shapes.ts'

/** Rows of seats, seen from the stage. */
const seats = ({ w, c }: CardContext, y: number): Element[] =>
  [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 15 - row }, (_, i) =>
      circle(
        w / 2 + (i - (14 - row) / 2) * (5.4 + row * 0.5),
        y + row * 5 + ((i - (14 - row) / 2) / 7) ** 2 * 5,
        1.5 + row * 0.14,
        c.on,
        { opacity: 0.1 + row * 0.03 },
      ),
    ),
  )

/** A delegate's badge in A6: a name for the other side of the hall, the role across the foot. */
export const conclave: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#ffffff'),
      polygon(
        [
          [-3, -3],
          [w + 3, -3],
          [w + 3, 40],
          [-3, 62],
        ],
        c.ground,
      ),
      polygon(
        [
          [-3, 62],
          [w + 3, 40],
          [w + 3, 42.6],
          [-3, 64.6],
        ],
        c.accent,
      ),
      ...seats(f, 31),
      ...logoIn(f, box(7, 12, 26, 14), c.ground, { align: 'start' }),
      ...fact(f, box(36, 11, w - 43, 16), 'org', {
        size: 5,
        lines: 3,
        min: 2.12,
        bold: true,
        fill: c.on,
      }),
      ...fact(f, box(7, 28, w - 14, 5), 'tagline', { size: 3.6, lines: 1, fill: c.onSoft }),
      ...photoIn(
        f,
        box(w - 45, 38, 38, 38),
        { type: 'ellipse' },
        { ground: c.tint, ink: c.link, border: { colour: '#ffffff', width: 2 } },
      ),
      ...fact(f, box(7, 66, w - 56, 9), 'idNo', { size: 4, min: 2.12, lines: 2, bold: true, fill: c.link }),
      block(
        f,
        box(7, 80, w - 14, 42),
        [
          { name: 'person', size: 13, lines: 3, min: 4, bold: true, fill: c.ink, wanted: 3 },
          { name: 'department', size: 4.4, min: 2.4, fill: c.link, before: 1, wanted: 1 },
        ],
        'middle',
      ),
      ...(has(f, 'role')
        ? [
            rect(-3, h - 22, w + 6, 25, c.accent),
            ...fact(f, box(7, h - 20, w - 14, 15), 'role', {
              size: 7.4,
              min: 2.6,
              bold: true,
              fill: c.onAccent,
              lines: 2,
            }),
          ]
        : [rect(-3, h - 6, w + 6, 9, c.accent)]),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 52 : 0
    const bars = has(f, 'barcode') ? 10 : 0
    return [
      sheet(f, c.ground),
      ...seats(f, h - 20),
      polygon(
        [
          [-3, -3],
          [w + 3, -3],
          [w + 3, 14],
          [-3, 22],
        ],
        c.accent,
      ),
      ...fact(f, box(7, 24, w - 14, 14), 'org', {
        size: 6,
        lines: 3,
        min: 2.12,
        bold: true,
        fill: c.on,
        align: 'centre',
      }),
      ...codeIn(f, (w - side) / 2, 40, side, { dark: '#15181d', radius: 3 }),
      ...barcodeIn(f, box(12, side ? 95 : 42, w - 24, bars), { dark: '#15181d' }),
      contactList(
        f,
        box(12, (side ? 96 : 44) + bars, w - 24, h - (side ? 104 : 52) - bars),
        { size: 3.3, ink: c.on, icon: c.onAccent, plate: c.accent, gap: 1.4 },
        ['phone', 'email', 'website', 'address'],
      ),
    ]
  },
}

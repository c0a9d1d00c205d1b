import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { circle, rect, sheet, slant } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** Lying: a pillar of colour with the photograph, facts in quiet lines beside it. */
export const desk: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#ffffff'),
      rect(-3, -3, 31, h + 6, slant(c.ground, c.deep)),
      circle(25, h + 1, 13, c.accent, { opacity: 0.25 }),
      circle(2, -1, 11, c.on, { opacity: 0.08 }),
      rect(28, -3, 1, h + 6, c.accent),
      ...photoIn(
        f,
        box(4, 9, 20, 25),
        { type: 'rect', radius: 2 },
        { ground: c.tint, ink: c.link, border: { colour: '#ffffff', width: 0.8 } },
      ),
      ...fact(f, box(3.4, 35.4, 21.2, 5.6), 'idNo', {
        size: 2.6,
        lines: 2,
        bold: true,
        fill: c.on,
        align: 'centre',
      }),
      ...fact(f, box(3.4, 41.4, 21.2, 6.4), 'department', { size: 2.3, fill: c.onSoft, align: 'centre' }),
      ...logoIn(f, box(33, 4.4, 13, 9), '#ffffff', { align: 'start' }),
      ...fact(f, box(48, 3.3, w - 52, 11.4), 'org', {
        size: 3.1,
        min: 2.12,
        lines: 4,
        bold: true,
        fill: c.ink,
      }),
      rect(33, 15.2, w - 37, 0.2, c.accent),
      block(
        f,
        box(33, 16.6, w - 37, 15),
        [
          { name: 'person', size: 4.4, lines: 3, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.6, bold: true, fill: c.link, before: 0.4, wanted: 2 },
        ],
        'middle',
      ),
      table(
        f,
        box(33, 33.2, w - 37, h - 36.8),
        [
          ['blood', 'blood'],
          ['phone', 'ownPhone', 'ownPhoneLink'],
          ['validTill', 'validTill'],
        ],
        { size: 2.6, ink: c.ink, soft: c.link, share: 0.4, place: 'middle' },
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 24 : 0
    return [
      sheet(f, '#ffffff'),
      rect(w - 28, -3, 31, h + 6, slant(c.ground, c.deep)),
      rect(w - 29, -3, 1, h + 6, c.accent),
      ...codeIn(f, w - 26, (h - side) / 2, side, { dark: c.ink, radius: 1.6 }),
      ...tableAndSignature(
        f,
        box(4.5, 4.5, w - 37, h - 21.5),
        ['idNo', 'department', 'blood', 'ownPhone', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      rect(4.5, h - 16.2, w - 37, 0.2, c.accent),
      returnTo(f, box(4.5, h - 15.4, w - 37, 12.2), { ink: c.ink, soft: c.link, size: 2.12 }),
    ]
  },
}

import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn } from '../pieces.ts'
import { circle, rect, sheet, slant } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

const rings = ({ w, h, c }: CardContext) =>
  [30, 24, 18, 12].map((r) =>
    circle(w - 4, h + 2, r, null, { stroke: { paint: c.accent, width: 0.25 }, opacity: 0.55 }),
  )

/** A member's card, as a bank would give it: rings of gold, the number in a row of its own. */
export const member: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, slant(c.ground, c.deep)),
      ...rings(f),
      ...logoIn(f, box(4.5, 4.5, 12, 9), c.ground, { align: 'start' }),
      ...fact(f, box(19, 4.2, w - 46, 9.6), 'org', {
        size: 3.3,
        min: 2.12,
        lines: 3,
        bold: true,
        fill: c.on,
      }),
      ...photoIn(
        f,
        box(w - 24, 4.5, 19.5, 24.4),
        { type: 'rect', radius: 2.4 },
        { ground: c.tint, ink: c.link, border: { colour: c.accent, width: 0.6 } },
      ),
      rect(5, 18.5, 10, 7.6, c.accent, { radius: 1.4 }),
      rect(5, 21, 10, 0.25, c.ground),
      rect(5, 23.4, 10, 0.25, c.ground),
      rect(9.8, 18.5, 0.25, 7.6, c.ground),
      ...fact(f, box(4.5, 29.6, w - 30, 6.6), 'idNo', {
        size: 4.4,
        min: 2.12,
        lines: 2,
        bold: true,
        fill: c.accentText,
        spacing: 0.12,
      }),
      block(
        f,
        box(4.5, 37, w - 30, h - 40.4),
        [
          { name: 'person', size: 3.9, min: 2.12, lines: 3, bold: true, fill: c.on, wanted: 3 },
          { name: 'role', size: 2.4, fill: c.onSoft, before: 0.4, wanted: 2 },
        ],
        'middle',
      ),
      ...fact(f, box(w - 24, 31, 19.5, 3.4), 'validTill', {
        size: 2.5,
        lines: 1,
        fill: c.onSoft,
        align: 'centre',
      }),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 22 : 0
    return [
      sheet(f, '#ffffff'),
      rect(-3, 3.6, w + 6, 5.4, c.deep),
      ...tableAndSignature(
        f,
        box(4.5, 11, side ? w - side - 13 : w - 9, h - 27),
        ['idNo', 'validTill', 'department'],
        {
          ink: c.ink,
          soft: c.link,
        },
      ),
      ...codeIn(f, w - side - 4.5, 12, side, { dark: c.ink, quiet: 1 }),
      rect(4.5, h - 15.4, w - 9, 0.25, c.accent),
      returnTo(f, box(4.5, h - 14.6, w - 9, 11.4), { ink: c.ink, soft: c.link, size: 2.2 }),
    ]
  },
}

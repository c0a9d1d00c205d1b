import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { path, rect, sheet, slant } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** A school's card: a hill of the school's colour, the child in the middle of it. */
export const campus: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const [pw, ph] = [21, 26.25]
    return [
      sheet(f, '#ffffff'),
      path(
        box(-3, -3, w + 6, 38),
        `M0 0 L${w + 6} 0 L${w + 6} 26 C${w * 0.8} 40 ${w * 0.3} 40 0 26 Z`,
        c.accent,
      ),
      path(
        box(-3, -3, w + 6, 36),
        `M0 0 L${w + 6} 0 L${w + 6} 23 C${w * 0.8} 37 ${w * 0.3} 37 0 23 Z`,
        slant(c.ground, c.deep),
      ),
      ...logoIn(f, box(4, 4, 10, 10), c.ground, { round: true }),
      block(
        f,
        box(16, 3.4, w - 20, 11.4),
        [
          { name: 'org', size: 3.2, min: 2.12, lines: 4, bold: true, fill: c.on, wanted: 3 },
          { name: 'tagline', size: 2.12, lines: 1, fill: c.onSoft, before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
      ...photoIn(
        f,
        box((w - pw) / 2, 17.5, pw, ph),
        { type: 'rect', radius: 2.6 },
        { ground: c.tint, ink: c.link, border: { colour: '#ffffff', width: 1.1 } },
      ),
      block(
        f,
        box(4, 45.4, w - 8, 12.6),
        [
          {
            name: 'person',
            size: 3.7,
            lines: 3,
            min: 2.12,
            bold: true,
            fill: c.ink,
            align: 'centre',
            wanted: 3,
          },
          { name: 'role', size: 2.5, bold: true, fill: c.link, align: 'centre', before: 0.4, wanted: 2 },
        ],
        'middle',
      ),
      table(
        f,
        box(6, 59.4, w - 12, h - 72),
        [
          ['idNo', 'idNo'],
          ['department', 'department'],
          ['blood', 'blood'],
          ['validTill', 'validTill'],
        ],
        { size: 2.45, ink: c.ink, soft: c.link, share: 0.42, place: 'middle' },
      ),
      rect(-3, h - 9.4, w + 6, 12.4, c.ground),
      rect(-3, h - 10.2, w + 6, 0.8, c.accent),
      ...fact(f, box(4, h - 8.6, w - 8, 5.4), 'orgPhone', {
        size: 2.8,
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
      rect(-3, -3, w + 6, 8.4, c.ground),
      rect(-3, 5.4, w + 6, 0.8, c.accent),
      ...tableAndSignature(
        f,
        box(4.5, 9, w - 9, h - 12 - 15 - (side ? side + 3 : 2)),
        ['idNo', 'department', 'blood', 'validTill'],
        {
          ink: c.ink,
          soft: c.link,
        },
      ),
      ...codeIn(f, (w - side) / 2, h - 17 - side - 1.4, side, { dark: c.ink, quiet: 1 }),
      path(
        box(-3, h - 17, w + 6, 20),
        `M0 4 C${w * 0.3} 0 ${w * 0.8} 0 ${w + 6} 4 L${w + 6} 20 L0 20 Z`,
        c.tint,
      ),
      returnTo(f, box(4, h - 14.4, w - 8, 11.2), { ink: c.ink, soft: c.link, size: 2.12 }, 'centre'),
    ]
  },
}

import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { circle, form, path, rect, rosette, sheet } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** A lotus of lines and two bands that meet: for those who serve. */
export const seva: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#fffdf8'),
      form(box(w / 2 - 25, 8, 50, 50), { type: 'path', view: [200, 200], data: rosette(20, 46, 98) }, c.tint),
      path(
        box(-3, -3, w + 6, 22),
        `M0 0 L${w + 6} 0 L${w + 6} 10 C${w * 0.75} 22 ${w * 0.35} 8 0 20 Z`,
        c.ground,
      ),
      path(
        box(-3, h - 13, w + 6, 16),
        `M0 7 C${w * 0.35} 0 ${w * 0.7} 12 ${w + 6} 3 L${w + 6} 16 L0 16 Z`,
        c.accent,
      ),
      path(
        box(-3, h - 9, w + 6, 12),
        `M0 6 C${w * 0.35} 0 ${w * 0.7} 10 ${w + 6} 3 L${w + 6} 12 L0 12 Z`,
        c.ground,
      ),
      ...logoIn(f, box(4, 3.6, 9, 9), c.ground, { round: true }),
      ...fact(f, box(15, 3.2, w - 19, 8.6), 'org', { size: 3, min: 2.12, lines: 3, bold: true, fill: c.on }),
      circle(w / 2, 33, 13.6, c.ground),
      circle(w / 2, 33, 13, '#ffffff'),
      ...photoIn(f, box(w / 2 - 12, 21, 24, 24), { type: 'ellipse' }, { ground: c.tint, ink: c.link }),
      block(
        f,
        box(4, 47.6, w - 8, 13),
        [
          {
            name: 'person',
            size: 4,
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
        box(7, 61.6, w - 14, h - 75.6),
        [
          ['idNo', 'idNo'],
          ['department', 'department'],
          ['validTill', 'validTill'],
        ],
        { size: 2.4, ink: c.ink, soft: c.link, place: 'middle' },
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 20 : 0
    return [
      sheet(f, '#fffdf8'),
      path(
        box(-3, -3, w + 6, 14),
        `M0 0 L${w + 6} 0 L${w + 6} 6 C${w * 0.75} 14 ${w * 0.35} 3 0 12 Z`,
        c.accent,
      ),
      path(
        box(-3, -3, w + 6, 11),
        `M0 0 L${w + 6} 0 L${w + 6} 4 C${w * 0.75} 11 ${w * 0.35} 1 0 9 Z`,
        c.ground,
      ),
      ...tableAndSignature(
        f,
        box(4.5, 13, w - 9, h - 32 - (side ? side + 2 : 0)),
        ['idNo', 'department', 'validTill'],
        {
          ink: c.ink,
          soft: c.link,
        },
      ),
      ...codeIn(f, (w - side) / 2, h - 19 - side, side, { dark: c.ink, quiet: 1, light: '#fffdf8' }),
      rect(w / 2 - 8, h - 17.4, 16, 0.3, c.accent),
      returnTo(f, box(4, h - 16.4, w - 8, 13.2), { ink: c.ink, soft: c.link, size: 2.12 }, 'centre'),
    ]
  },
}

import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, logoIn, photoIn } from '../pieces.ts'
import { circle, polygon, rect, sheet } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** A large face cut by a slant; name in a block of colour: for an office that is of today. */
export const lanyard: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, c.ground),
      ...photoIn(f, box(-3, -3, w + 6, 57), { type: 'rect' }, { ground: c.tint, ink: c.link }),
      polygon(
        [
          [-3, 45],
          [w + 3, 36],
          [w + 3, 56],
          [-3, 56],
        ],
        c.accent,
      ),
      polygon(
        [
          [-3, 47.2],
          [w + 3, 38.2],
          [w + 3, h + 3],
          [-3, h + 3],
        ],
        c.ground,
      ),
      ...logoIn(f, box(4, 4, 20, 8), '#ffffff', { align: 'start' }),
      block(
        f,
        box(4, 50, w - 8, 19),
        [
          { name: 'person', size: 5, lines: 3, min: 2.12, bold: true, fill: c.on, wanted: 3 },
          { name: 'role', size: 2.7, bold: true, fill: c.accentText, before: 0.6, wanted: 2 },
          { name: 'department', size: 2.3, lines: 1, fill: c.onSoft, before: 0.3, wanted: 1 },
        ],
        'middle',
      ),
      rect(4, 71.2, w - 8, 0.25, c.accent),
      block(
        f,
        box(4, 72.4, w - 8, h - 75.6),
        [
          { name: 'org', size: 2.7, lines: 3, min: 2.12, bold: true, fill: c.on, wanted: 3 },
          { name: 'idNo', size: 2.4, lines: 1, fill: c.onSoft, before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 24 : 0
    return [
      sheet(f, '#ffffff'),
      polygon(
        [
          [-3, -3],
          [w + 3, -3],
          [w + 3, side ? 26 : 10],
          [-3, side ? 35 : 16],
        ],
        c.accent,
      ),
      polygon(
        [
          [-3, -3],
          [w + 3, -3],
          [w + 3, side ? 23.6 : 8],
          [-3, side ? 32.6 : 14],
        ],
        c.ground,
      ),
      ...(side ? [circle(w - 6, 6, 9, c.deep)] : []),
      ...codeIn(f, (w - side) / 2, 6, side, { dark: c.ink, radius: 2 }),
      ...tableAndSignature(f, box(4.5, side ? 37 : 19, w - 9, h - (side ? 56 : 38)), ['idNo', 'department'], {
        ink: c.ink,
        soft: c.link,
      }),
      rect(4.5, h - 17.6, w - 9, 0.25, c.accent),
      returnTo(f, box(4, h - 16.6, w - 8, 13.4), { ink: c.ink, soft: c.link, size: 2.12 }, 'centre'),
    ]
  },
}

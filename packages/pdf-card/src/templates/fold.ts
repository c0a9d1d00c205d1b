import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, logoIn } from '../pieces.ts'
import { circle, polygon, rect, sheet, slant } from '../shapes.ts'

/** Two halves that meet under the sign, as of folded paper. */
export const fold: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const half = h * 0.47
    return [
      sheet(f, '#ffffff'),
      rect(-3, -3, w + 6, half + 3, slant(c.ground, c.deep)),
      polygon(
        [
          [-3, half],
          [w * 0.36, half],
          [-3, half + 9],
        ],
        c.accent,
      ),
      polygon(
        [
          [w + 3, half],
          [w * 0.64, half],
          [w + 3, half - 9],
        ],
        c.accent,
      ),
      circle(w / 2, half, 8.6, '#ffffff'),
      ...logoIn(f, box(w / 2 - 7.4, half - 7.4, 14.8, 14.8), '#ffffff', { round: true }),
      block(
        f,
        box(5, 4, w - 10, half - 13.5),
        [
          { name: 'org', size: 5, min: 2.12, lines: 3, bold: true, fill: c.on, align: 'centre', wanted: 3 },
          { name: 'tagline', size: 2.4, fill: c.onSoft, align: 'centre', before: 0.4, wanted: 2 },
        ],
        'middle',
      ),
      block(
        f,
        box(8, half + 9.6, w - 16, h - half - 13.4),
        [
          {
            name: 'person',
            size: 3.9,
            min: 2.12,
            lines: 3,
            bold: true,
            fill: c.ink,
            align: 'centre',
            wanted: 3,
          },
          { name: 'role', size: 2.5, fill: c.link, align: 'centre', before: 0.3, wanted: 2 },
          {
            name: 'phone',
            size: 2.7,
            lines: 1,
            bold: true,
            fill: c.ink,
            align: 'centre',
            before: 0.9,
            wanted: 1,
            link: 'phoneLink',
          },
        ],
        'middle',
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 27 : 0
    const x = side ? side + 17 : 8
    return [
      sheet(f, '#ffffff'),
      rect(-3, -3, side ? side + 13 : 6, h + 6, slant(c.ground, c.deep)),
      polygon(
        [
          [side ? side + 10 : 3, -3],
          [(side ? side + 10 : 3) + 6, -3],
          [side ? side + 10 : 3, 9],
        ],
        c.accent,
      ),
      ...codeIn(f, 5, (h - side) / 2, side, { dark: c.ink, radius: 2 }),
      contactList(f, box(x, 6, w - x - 5, h - 12), { size: 2.7, ink: c.ink, icon: c.link, gap: 1.6 }),
    ]
  },
}

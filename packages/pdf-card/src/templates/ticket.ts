import type { Element } from '@parichay/scene/element.ts'
import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn } from '../pieces.ts'
import { circle, rect, sheet } from '../shapes.ts'

/** The line along which a ticket is torn: holes of paper at both ends, dashes between. */
const tear = ({ h }: CardContext, x: number, paper: string, dash: string): Element[] => [
  circle(x, 0, 3.2, paper),
  circle(x, h, 3.2, paper),
  ...Array.from({ length: 12 }, (_, i) => rect(x - 0.2, 5 + i * ((h - 10) / 12), 0.4, 2.2, dash)),
]

/** A ticket with its stub: what is sold stands on the one, whom to ask on the other. */
export const ticket: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const x = 62
    return [
      sheet(f, c.paper),
      rect(-3, -3, x + 3, h + 6, c.ground),
      rect(x, -3, w - x + 3, h + 6, c.accent),
      rect(3.4, 3.4, x - 7.6, h - 6.8, null, {
        stroke: { paint: c.on, width: 0.2 },
        opacity: 0.5,
        radius: 1.6,
      }),
      ...tear(f, x, c.paper, c.paper),
      block(
        f,
        box(8, 8, x - 17, 27),
        [
          {
            name: 'org',
            size: 7,
            lines: 3,
            min: 2.12,
            bold: true,
            family: 'rounded',
            fill: c.on,
            wanted: 3,
          },
          { name: 'tagline', size: 2.5, fill: c.onSoft, before: 0.5, wanted: 2 },
        ],
        'start',
      ),
      ...fact(f, box(8, h - 17, x - 17, 9), 'phone', {
        size: 4,
        min: 2.12,
        lines: 1,
        bold: true,
        fill: c.accentText,
        valign: 'bottom',
        link: 'phoneLink',
      }),
      ...logoIn(f, box(x + 7, 7, 14, 14), c.accent, { round: true, plate: c.ground, ink: c.on }),
      block(
        f,
        box(x + 4.6, 24, w - x - 8.6, h - 28.4),
        [
          {
            name: 'person',
            size: 3.2,
            lines: 6,
            min: 2.12,
            bold: true,
            fill: c.onAccent,
            align: 'centre',
            wanted: 3,
          },
          { name: 'role', size: 2.3, lines: 4, fill: c.onAccent, align: 'centre', before: 0.5, wanted: 2 },
        ],
        'middle',
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 24 : 0
    const x = side ? side + 11 : 0
    return [
      sheet(f, c.paper),
      ...(side ? [rect(-3, -3, x + 3, h + 6, c.accent)] : []),
      ...(side ? tear(f, x, c.ground, c.ground) : []),
      rect(x || -3, h - 5, w - x + 6, 8, c.ground),
      ...codeIn(f, 5.4, (h - side) / 2, side, { dark: '#15181d', radius: 1.2 }),
      contactList(
        f,
        box(x + 6, 5, w - x - 11, h - 12.4),
        { size: 2.7, ink: c.ink, icon: c.on, plate: c.ground, gap: 1.1 },
        ['phone', 'whatsapp', 'email', 'website', 'address'],
      ),
    ]
  },
}

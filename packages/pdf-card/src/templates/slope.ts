import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn } from '../pieces.ts'
import { polygon, sheet, slant } from '../shapes.ts'

/** A steep slope of colour holds the sign; names and numbers stand in the light beside it. */
export const slope: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#ffffff'),
      polygon(
        [
          [-3, -3],
          [39, -3],
          [24, h + 3],
          [-3, h + 3],
        ],
        slant(c.ground, c.deep),
      ),
      polygon(
        [
          [39, -3],
          [42, -3],
          [27, h + 3],
          [24, h + 3],
        ],
        c.accent,
      ),
      ...logoIn(f, box(5, h / 2 - 10, 20, 20), c.ground),
      block(
        f,
        box(40, 5, w - 44, 19),
        [
          { name: 'org', size: 5, min: 2.12, lines: 3, bold: true, fill: c.ink, wanted: 3 },
          { name: 'tagline', size: 2.5, lines: 2, fill: c.link, before: 0.6, wanted: 2 },
        ],
        'start',
      ),
      block(
        f,
        box(36, 26, w - 40, 9),
        [
          { name: 'person', size: 3.4, lines: 3, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.4, lines: 1, fill: c.link, before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
      contactList(f, box(33, 36.5, w - 37, h - 40.5), { size: 2.6, ink: c.ink, icon: c.link, gap: 0.9 }, [
        'phone',
        'email',
        'website',
      ]),
    ]
  },
  back: (f) => slopeBack(f),
}

function slopeBack(f: CardContext) {
  const { w, h, c } = f
  const side = has(f, 'code') ? 25 : 0
  const left = side ? w - side - 15 : w - 10
  return [
    sheet(f, slant(c.ground, c.deep)),
    polygon(
      [
        [w - 17, -3],
        [w + 3, -3],
        [w + 3, h + 3],
        [w - 32, h + 3],
      ],
      c.accent,
    ),
    ...fact(f, box(5, 5, left, 13), 'org', {
      size: 4.4,
      lines: 3,
      min: 2.12,
      bold: true,
      fill: c.on,
      valign: 'top',
    }),
    contactList(
      f,
      box(5, 20, left, h - 25),
      { size: 2.6, ink: c.on, icon: c.ground, plate: c.accent, gap: 1, place: 'end' },
      ['phone', 'whatsapp', 'address'],
    ),
    ...codeIn(f, w - side - 5, (h - side) / 2, side, { dark: c.ink }),
  ]
}

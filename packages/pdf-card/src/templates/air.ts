import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn } from '../pieces.ts'
import { circle, rect, sheet } from '../shapes.ts'

/** Much air, one dot of colour: for everybody. */
export const air: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#ffffff'),
      circle(w + 1, -1, 16, c.ground),
      circle(w - 18, 6, 2, c.accent),
      ...logoIn(f, box(6, 6, 24, 9), '#ffffff', { align: 'start' }),
      block(
        f,
        box(6, 17, w - 24, 17.5),
        [
          { name: 'org', size: 4.8, lines: 3, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'tagline', size: 2.4, fill: c.link, before: 0.5, wanted: 2 },
        ],
        'middle',
      ),
      rect(6, 36, 10, 0.7, c.accent),
      block(
        f,
        box(6, 38, 40, h - 43),
        [
          { name: 'person', size: 3, lines: 4, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.3, fill: c.link, before: 0.3, wanted: 2 },
        ],
        'start',
      ),
      contactList(
        f,
        box(47, 37.5, w - 52, h - 42.5),
        { size: 2.5, ink: c.ink, icon: c.link, gap: 0.7, place: 'start' },
        ['phone', 'email', 'website'],
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 27 : 0
    const x = side ? 6 + side + 7 : 6
    return [
      sheet(f, c.ground),
      circle(-2, h + 2, 17, c.deep),
      circle(w - 9, 9, 2, c.accent),
      ...codeIn(f, 6, (h - side) / 2, side, { dark: c.ink, radius: 2.4 }),
      ...fact(f, box(x, 6, w - x - 14, 10.5), 'org', {
        size: 3.8,
        lines: 3,
        min: 2.12,
        bold: true,
        fill: c.on,
      }),
      contactList(f, box(x, 18.5, w - x - 5, h - 24), { size: 2.5, ink: c.on, icon: c.accent, gap: 1.2 }, [
        'whatsapp',
        'address',
        'phone',
        'website',
      ]),
    ]
  },
}

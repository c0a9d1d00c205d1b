import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, logoIn } from '../pieces.ts'
import { circle, form, rect, rosette, sheet, slant } from '../shapes.ts'

const petals = (x: number, y: number, r: number, colour: string, opacity: number) =>
  form(
    box(x - r, y - r, 2 * r, 2 * r),
    {
      type: 'path',
      view: [200, 200],
      data: `${rosette(20, 60, 99)} ${rosette(14, 30, 68)} ${rosette(10, 6, 38)}`,
    },
    colour,
    { opacity },
  )

/** Half a mandala rises at the edge: for sweets, puja and everything that is given. */
export const mandala: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, c.paper),
      circle(w + 4, h / 2, 31, c.ground),
      petals(w + 4, h / 2, 29, c.accent, 0.9),
      circle(w + 4, h / 2, 11, c.ground),
      rect(-3, -3, w + 6, 4.4, c.ground),
      rect(-3, h - 1.4, w + 6, 4.4, c.ground),
      ...logoIn(f, box(5, 6, 12, 12), c.paper, { align: 'start', round: true }),
      block(
        f,
        box(5, 19.5, w - 39, 17),
        [
          {
            name: 'org',
            size: 5.4,
            min: 2.12,
            lines: 3,
            bold: true,
            family: 'display',
            fill: c.ink,
            wanted: 3,
          },
          { name: 'tagline', size: 2.5, fill: c.link, before: 0.5, wanted: 2 },
        ],
        'middle',
      ),
      block(
        f,
        box(5, 37.5, w - 39, h - 42),
        [
          { name: 'person', size: 3.2, min: 2.12, lines: 3, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.4, fill: c.link, before: 0.3, wanted: 2 },
          {
            name: 'phone',
            size: 2.9,
            lines: 1,
            bold: true,
            fill: c.link,
            before: 0.7,
            wanted: 2,
            link: 'phoneLink',
          },
        ],
        'end',
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 25 : 0
    return [
      sheet(f, slant(c.ground, c.deep)),
      petals(-2, h + 2, 27, c.accent, 0.22),
      petals(w + 2, -2, 21, c.accent, 0.22),
      contactList(f, box(6, 6, side ? w - side - 20 : w - 12, h - 12), {
        size: 2.7,
        ink: c.on,
        icon: c.onAccent,
        plate: c.accent,
        gap: 1.2,
      }),
      ...(side ? [circle(w - side / 2 - 7, h / 2, side * 0.79, '#ffffff')] : []),
      ...codeIn(f, w - side - 7, (h - side) / 2, side, { dark: c.ink, radius: 0.8 }),
    ]
  },
}

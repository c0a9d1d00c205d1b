import { box, type CardTemplate, has } from '../context.ts'
import { icons } from '../icons.ts'
import { block, codeIn, contactList, fact, logoIn } from '../pieces.ts'
import { form, path, rect, scallops, sheet } from '../shapes.ts'

const stripes = (colour: string) => ({
  data: 'M0 0 L5 0 L5 10 L0 10 Z',
  view: [10, 10] as [number, number],
  tile: [8, 8] as [number, number],
  colour,
})

/** A striped awning over the door of a shop; the number is as large as the name. */
export const awning: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const hasPhone = has(f, 'phone')
    return [
      sheet(f, '#fffaf2'),
      path(box(-3, -3, w + 6, 17.5), scallops(w + 6, 17.5, 12), c.ground, { pattern: stripes(c.deep) }),
      rect(-3, -3, w + 6, 4, c.accent),
      ...logoIn(f, box(5, 17, 14, 14), '#fffaf2', { align: 'start' }),
      block(
        f,
        box(22, 15.5, w - 26, 17),
        [
          {
            name: 'org',
            size: 6,
            lines: 3,
            min: 2.12,
            bold: true,
            family: 'rounded',
            fill: c.ink,
            wanted: 3,
          },
          { name: 'tagline', size: 2.5, fill: c.link, before: 0.2, wanted: 2 },
        ],
        'middle',
      ),
      block(
        f,
        box(5, 33.5, hasPhone ? 34 : w - 10, h - 37.5),
        [
          { name: 'person', size: 3.4, lines: 4, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.4, fill: c.link, before: 0.4, wanted: 2 },
        ],
        'middle',
      ),
      ...(hasPhone
        ? [
            rect(41, 38, w - 45, 10.5, c.ground, { radius: 5.25 }),
            form(box(44, 41, 4.5, 4.5), icons.phone, c.on),
            ...fact(f, box(50.5, 38.4, w - 57, 9.7), 'phone', {
              size: 4.4,
              min: 2.6,
              lines: 1,
              bold: true,
              fill: c.on,
              link: 'phoneLink',
            }),
          ]
        : []),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 27 : 0
    return [
      sheet(f, c.ground),
      path(box(-3, -3, w + 6, 13), scallops(w + 6, 13, 12), c.accent, { pattern: stripes('#ffffff') }),
      ...(side ? [rect(w - side - 6.5, 15.5, side + 3, side + 3, '#ffffff', { radius: 3 })] : []),
      ...codeIn(f, w - side - 5, 17, side, { dark: '#1c1c1c' }),
      contactList(
        f,
        box(5, 15, w - 14 - side, h - 20),
        { size: 2.8, ink: c.on, icon: c.ground, plate: c.accent, gap: 1.1 },
        ['phone', 'whatsapp', 'email', 'website', 'address'],
      ),
    ]
  },
}

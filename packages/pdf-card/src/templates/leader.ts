import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn, photoIn } from '../pieces.ts'
import { form, polygon, rect, rosette, sheet, slant } from '../shapes.ts'

/** A face as high as the card, three bands beside it, the name in large letters: for those who stand for something. */
export const leader: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#ffffff'),
      form(box(w - 40, -14, 62, 62), { type: 'path', view: [200, 200], data: rosette(28, 44, 99) }, c.tint),
      ...photoIn(f, box(-3, -3, 33, h + 6), { type: 'rect' }, { ground: c.tint, ink: c.link }),
      polygon(
        [
          [27, -3],
          [31, -3],
          [37, h + 3],
          [33, h + 3],
        ],
        c.accent,
      ),
      polygon(
        [
          [24, -3],
          [27, -3],
          [33, h + 3],
          [30, h + 3],
        ],
        '#ffffff',
      ),
      polygon(
        [
          [21, -3],
          [24, -3],
          [30, h + 3],
          [27, h + 3],
        ],
        c.ground,
      ),
      ...logoIn(f, box(w - 14, 4.4, 10, 10), '#ffffff', { align: 'end', round: true }),
      ...fact(f, box(38, 3.8, w - 55, 11.4), 'org', {
        size: 3,
        min: 2.12,
        lines: 4,
        bold: true,
        fill: c.link,
        align: 'end',
      }),
      block(
        f,
        box(40, 17, w - 44, 21),
        [
          {
            name: 'person',
            size: 6.4,
            lines: 3,
            min: 2.12,
            bold: true,
            fill: c.ink,
            align: 'end',
            wanted: 3,
          },
          { name: 'role', size: 2.7, bold: true, fill: c.link, align: 'end', before: 0.6, wanted: 2 },
        ],
        'middle',
      ),
      ...(has(f, 'phone')
        ? [
            rect(w - 36, 40.4, 39, 9, c.ground, { radius: [4.5, 0, 0, 4.5] }),
            ...fact(f, box(w - 32, 40.6, 28, 8.6), 'phone', {
              size: 3.4,
              min: 2.12,
              lines: 1,
              bold: true,
              fill: c.on,
              align: 'end',
              link: 'phoneLink',
            }),
          ]
        : []),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 25 : 0
    return [
      sheet(f, slant(c.ground, c.deep)),
      form(box(w - 42, h - 34, 64, 64), { type: 'path', view: [200, 200], data: rosette(28, 44, 99) }, c.on, {
        opacity: 0.08,
      }),
      rect(-3, h - 4, w + 6, 1.2, c.accent),
      rect(-3, h - 2.8, w + 6, 1.2, '#ffffff'),
      ...fact(f, box(5, 4.4, w - 10, 8.4), 'tagline', {
        size: 3.4,
        min: 2.12,
        bold: true,
        fill: c.accentText,
      }),
      contactList(
        f,
        box(5, 14, side ? w - side - 18 : w - 10, h - 21),
        { size: 2.7, ink: c.on, icon: c.accent, gap: 1.2, place: 'start' },
        ['phone', 'whatsapp', 'email', 'website', 'address'],
      ),
      ...codeIn(f, w - side - 5.5, 18, side, { dark: '#15181d', radius: 1.6 }),
    ]
  },
}

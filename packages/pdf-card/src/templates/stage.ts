import { barcodeIn } from '../barcode-in.ts'
import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn, photoIn } from '../pieces.ts'
import { circle, form, polygon, rect, rosette, sheet, slant } from '../shapes.ts'

const bunting = ({ w, c }: CardContext, y: number) =>
  Array.from({ length: 9 }, (_, i) => {
    const step = (w + 6) / 9
    const x = -3 + i * step
    const dip = Math.sin(((i + 0.5) / 9) * Math.PI) * 6
    return polygon(
      [
        [x + 0.6, y + dip],
        [x + step - 0.6, y + dip],
        [x + step / 2, y + dip + 9],
      ],
      i % 2 ? c.accent : c.on,
    )
  })

/** A badge that is read from across the hall: flags above, the name as large as it goes. */
export const stage: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, slant(c.ground, c.deep)),
      form(
        box(w / 2 - 52, 14, 104, 104),
        { type: 'path', view: [200, 200], data: rosette(24, 40, 99) },
        c.on,
        {
          opacity: 0.07,
        },
      ),
      ...bunting(f, -1),
      ...logoIn(f, box(w / 2 - 18, 19, 36, 13), c.ground),
      ...fact(f, box(6, 33.5, w - 12, 11), 'org', {
        size: 4.6,
        lines: 3,
        min: 2.12,
        bold: true,
        fill: c.on,
        align: 'centre',
      }),
      circle(w / 2, 62, 17, c.accent),
      ...photoIn(
        f,
        box(w / 2 - 15.6, 46.4, 31.2, 31.2),
        { type: 'ellipse' },
        { ground: c.tint, ink: c.link },
      ),
      rect(-3, 82, w + 6, h - 79, '#ffffff'),
      rect(-3, 82, w + 6, 1.4, c.accent),
      block(
        f,
        box(6, 85, w - 12, 21),
        [
          {
            name: 'person',
            size: 8,
            lines: 3,
            min: 2.12,
            bold: true,
            fill: c.ink,
            align: 'centre',
            wanted: 3,
          },
          { name: 'department', size: 3, lines: 1, fill: c.link, align: 'centre', before: 0.6, wanted: 2 },
        ],
        'middle',
      ),
      ...(has(f, 'role')
        ? [
            rect(10, 108, w - 20, 11.5, c.ground, { radius: 5.75 }),
            ...fact(f, box(14, 108.6, w - 28, 10.3), 'role', {
              size: 5,
              min: 2.6,
              bold: true,
              fill: c.on,
              align: 'centre',
              lines: 2,
            }),
          ]
        : []),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 44 : 0
    return [
      sheet(f, '#ffffff'),
      rect(-3, -3, w + 6, 12, c.ground),
      ...bunting({ ...f, c: { ...c, on: c.deep } }, 6),
      ...fact(f, box(6, 23, w - 12, 12), 'org', {
        size: 5,
        lines: 3,
        min: 2.12,
        bold: true,
        fill: c.ink,
        align: 'centre',
      }),
      ...(has(f, 'barcode')
        ? barcodeIn(f, box(8, 35.4, w - 16, 7.2), { dark: '#15181d' })
        : fact(f, box(6, 35.6, w - 12, 7), 'tagline', { size: 2.9, fill: c.link, align: 'centre' })),
      ...(side ? [rect((w - side) / 2 - 2, 43.4, side + 4, side + 4, c.tint, { radius: 4 })] : []),
      ...codeIn(f, (w - side) / 2, 45.4, side, { dark: c.ink }),
      contactList(
        f,
        box(10, side ? 94 : 50, w - 20, h - (side ? 99 : 55)),
        { size: 3, ink: c.ink, icon: '#ffffff', plate: c.link, gap: 0.9 },
        ['phone', 'website', 'address'],
      ),
    ]
  },
}

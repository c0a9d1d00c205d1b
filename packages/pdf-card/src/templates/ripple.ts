import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn, photoIn } from '../pieces.ts'
import { circle, path, rect, sheet, slant, wave } from '../shapes.ts'

/** Water at the foot and a face: for those whom people want to know. */
export const ripple: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const r = 13
    const text = w - 2 * r - 16
    return [
      sheet(f, '#ffffff'),
      path(box(-3, h - 21, w + 6, 24), wave(w + 6, 24, 12), c.tint),
      path(box(-3, h - 17, w + 6, 20), wave(w + 6, 20, 11, true), c.accent, { opacity: 0.55 }),
      path(box(-3, h - 13.5, w + 6, 16.5), wave(w + 6, 16.5, 9), slant(c.ground, c.deep)),
      ...logoIn(f, box(5, 5, 20, 8.5), '#ffffff', { align: 'start' }),
      circle(w - r - 6, 21, r + 1.6, '#ffffff'),
      circle(w - r - 6, 21, r + 1.2, c.accent),
      ...photoIn(
        f,
        box(w - 2 * r - 6, 21 - r, 2 * r, 2 * r),
        { type: 'ellipse' },
        { ground: c.tint, ink: c.link },
      ),
      block(
        f,
        box(5, 14.5, text + 3, 21),
        [
          {
            name: has(f, 'person') ? 'person' : 'org',
            size: 5,
            lines: 3,
            min: 2.12,
            bold: true,
            fill: c.ink,
            wanted: 3,
          },
          { name: 'role', size: 2.6, fill: c.link, bold: true, before: 0.5, wanted: 1 },
          ...(has(f, 'person')
            ? [{ name: 'org', size: 2.6, lines: 3, fill: c.ink, before: 0.4, wanted: 2 }]
            : []),
        ],
        'middle',
      ),
      ...fact(f, box(5, h - 8.6, 42, 4.6), 'phone', {
        size: 3,
        lines: 1,
        bold: true,
        fill: c.on,
        link: 'phoneLink',
      }),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 25 : 0
    return [
      sheet(f, slant(c.ground, c.deep)),
      path(box(-3, h - 25, w + 6, 28), wave(w + 6, 28, 13, true), c.deep, { opacity: 0.8 }),
      path(box(-3, h - 14, w + 6, 17), wave(w + 6, 17, 9), c.accent, { opacity: 0.22 }),
      ...fact(f, box(5, 5, side ? w - side - 16 : w - 10, 10), 'org', {
        size: 4.2,
        lines: 3,
        min: 2.12,
        bold: true,
        fill: c.on,
      }),
      ...fact(f, box(5, 15.2, side ? w - side - 16 : w - 10, 5.6), 'tagline', { size: 2.4, fill: c.onSoft }),
      contactList(
        f,
        box(5, 22, side ? w - side - 16 : w - 10, h - 27),
        { size: 2.6, ink: c.on, icon: c.onAccent, plate: c.accent, gap: 0.9 },
        ['whatsapp', 'email', 'website', 'address'],
      ),
      ...(side ? [rect(w - side - 7, 13, side + 4, side + 4, '#ffffff', { radius: 4 })] : []),
      ...codeIn(f, w - side - 5, 15, side, { dark: '#10201f' }),
    ]
  },
}

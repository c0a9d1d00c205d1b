import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn, photoIn } from '../pieces.ts'
import { arch, circle, path, rect, sheet, slant } from '../shapes.ts'

/** Upright: a face in an arch, as on the cover of a magazine. */
export const tower: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const [aw, ah] = [33, 40]
    return [
      sheet(f, slant(c.ground, c.deep)),
      circle(w + 2, 4, 20, c.accent, { opacity: 0.9 }),
      circle(-4, 50, 15, c.onSoft, { opacity: 0.14 }),
      path(box((w - aw) / 2 - 1.4, 10.6, aw + 2.8, ah + 1.4), arch(aw + 2.8, ah + 1.4), c.on),
      ...photoIn(
        f,
        box((w - aw) / 2, 12, aw, ah),
        { type: 'path', view: [aw, ah], data: arch(aw, ah) },
        { ground: c.tint, ink: c.link },
      ),
      block(
        f,
        box(4, 54.5, w - 8, h - 71),
        [
          {
            name: has(f, 'person') ? 'person' : 'org',
            size: 4.8,
            lines: 3,
            min: 2.12,
            bold: true,
            fill: c.on,
            align: 'centre',
            wanted: 3,
          },
          { name: 'role', size: 2.5, fill: c.onSoft, align: 'centre', before: 0.6, wanted: 2 },
        ],
        'middle',
      ),
      rect(-3, h - 16, w + 6, 19, '#ffffff'),
      rect(-3, h - 16, w + 6, 0.9, c.accent),
      ...logoIn(f, box(4.5, h - 12.4, 9, 9), '#ffffff', { align: 'start' }),
      ...fact(f, box(15.5, h - 13.4, w - 19.5, 10.2), 'org', {
        size: 3.3,
        min: 2.12,
        lines: 3,
        bold: true,
        fill: c.ink,
      }),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 29 : 0
    return [
      sheet(f, '#ffffff'),
      path(
        box(-3, -3, w + 6, side ? 44 : 20),
        `M0 0 L${w + 6} 0 L${w + 6} ${side ? 34 : 14} C${w * 0.7} ${side ? 46 : 22} ${w * 0.35} ${side ? 46 : 22} 0 ${side ? 34 : 14} Z`,
        slant(c.ground, c.deep),
      ),
      ...(side ? [rect((w - side) / 2 - 1.6, 7.4, side + 3.2, side + 3.2, '#ffffff', { radius: 3 })] : []),
      ...codeIn(f, (w - side) / 2, 9, side, { dark: c.ink }),
      ...fact(f, box(4, side ? 43 : 19, w - 8, 7.4), 'tagline', {
        size: 2.7,
        fill: c.link,
        align: 'centre',
        lines: 2,
      }),
      contactList(f, box(5, side ? 51 : 28, w - 10, h - (side ? 56 : 33)), {
        size: 2.5,
        ink: c.ink,
        icon: '#ffffff',
        plate: c.link,
        gap: 0.8,
      }),
    ]
  },
}

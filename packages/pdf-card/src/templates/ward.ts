import { box, type CardTemplate, has } from '../context.ts'
import { icons } from '../icons.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { form, path, rect, sheet, wave } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** Clean and calm: crosses on mint, the blood group where it is looked for. */
export const ward: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#ffffff', {
        pattern: {
          data: 'M4 2 L6 2 L6 4 L8 4 L8 6 L6 6 L6 8 L4 8 L4 6 L2 6 L2 4 L4 4 Z',
          view: [10, 10],
          tile: [6, 6],
          colour: c.tint,
          brick: true,
        },
      }),
      rect(-3, -3, w + 6, 17.4, c.ground),
      path(
        box(-3, 12.6, w + 6, 4),
        `M0 0 L${w + 6} 0 L${w + 6} 2 C${w * 0.7} 4 ${w * 0.3} 0 0 2.6 Z`,
        c.ground,
      ),
      ...logoIn(f, box(4, 3.6, 14, 9), c.ground, { align: 'start' }),
      ...fact(f, box(20, 3.4, w - 24, 9.4), 'org', {
        size: 3.6,
        lines: 3,
        min: 2.12,
        bold: true,
        fill: c.on,
      }),
      ...photoIn(
        f,
        box(w - 26, 17.5, 22, 27.5),
        { type: 'rect', radius: 3 },
        { ground: c.tint, ink: c.link, border: { colour: c.ground, width: 0.7 } },
      ),
      block(
        f,
        box(4, 17, w - 34, 14),
        [
          { name: 'person', size: 4.2, lines: 3, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.6, bold: true, fill: c.link, before: 0.4, wanted: 2 },
        ],
        'middle',
      ),
      ...(has(f, 'blood')
        ? [
            form(box(4, 32.4, 10.5, 13), icons.drop, c.accent),
            ...fact(f, box(4.6, 36.6, 9.3, 7), 'blood', {
              size: 3.3,
              min: 2.1,
              lines: 1,
              bold: true,
              fill: c.onAccent,
              align: 'centre',
            }),
          ]
        : []),
      table(
        f,
        box(has(f, 'blood') ? 17 : 4, 32, w - (has(f, 'blood') ? 47 : 34), 13.6),
        [
          ['idNo', 'idNo'],
          ['department', 'department'],
          ['validTill', 'validTill'],
        ],
        { size: 2.4, ink: c.ink, soft: c.link, share: 0.44, place: 'middle' },
      ),
      rect(-3, h - 6.4, w + 6, 9.4, c.accent),
      rect(-3, h - 7.2, w + 6, 0.8, c.ground),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 23 : 0
    const left = side ? w - side - 13 : w - 9
    return [
      sheet(f, '#ffffff'),
      path(box(-3, h - 20, w + 6, 23), wave(w + 6, 23, 5), c.tint),
      form(box(w - 17, -6, 22, 22), icons.cross, c.tint),
      ...tableAndSignature(f, box(4.5, 4.5, left, h - 21), ['idNo', 'department', 'blood', 'validTill'], {
        ink: c.ink,
        soft: c.link,
      }),
      ...codeIn(f, w - side - 4.5, 6, side, { dark: c.ink, quiet: 1 }),
      returnTo(f, box(4.5, h - 14.6, w - 9, 11.4), { ink: c.ink, soft: c.link, size: 2.2 }),
    ]
  },
}

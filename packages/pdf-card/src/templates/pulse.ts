import { box, type CardTemplate, has } from '../context.ts'
import { icons } from '../icons.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { form, path, rect, sheet } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** A heartbeat over the width. */
const beat = (w: number) =>
  `M0 8 L${w * 0.5} 8 L${w * 0.55} 5.4 L${w * 0.6} 8 L${w * 0.66} 8 L${w * 0.7} 0 L${w * 0.75} 14 L${w * 0.8} 6 L${w * 0.83} 8 L${w} 8`

/** A heartbeat crosses the card; blood group and emergency number are found before they are looked for. */
export const pulse: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#ffffff'),
      rect(-3, -3, w + 6, 19, c.ground),
      ...logoIn(f, box(4, 3.6, 11, 10), c.ground, { align: 'start' }),
      ...fact(f, box(17, 3.2, w - 21, 11.4), 'org', {
        size: 3.2,
        min: 2.12,
        lines: 4,
        bold: true,
        fill: c.on,
      }),
      path(box(-3, 20, w + 6, 14), beat(w + 6), null, { stroke: { paint: c.accent, width: 0.7 } }),
      ...photoIn(
        f,
        box(4.5, 18.4, 24, 30),
        { type: 'rect', radius: 4 },
        { ground: c.tint, ink: c.link, border: { colour: '#ffffff', width: 1.2 } },
      ),
      ...(has(f, 'blood')
        ? [
            rect(w - 20, 36.4, 15.5, 12, c.tint, { radius: 3 }),
            form(box(w - 18.6, 38.4, 5, 7.6), icons.drop, c.accent),
            ...fact(f, box(w - 13, 38, 8, 8.8), 'blood', {
              size: 3.8,
              min: 2.12,
              lines: 1,
              bold: true,
              fill: c.ink,
              align: 'centre',
            }),
          ]
        : []),
      block(
        f,
        box(4.5, 50, w - 9, 13),
        [
          { name: 'person', size: 4.4, lines: 3, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.6, bold: true, fill: c.link, before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
      table(
        f,
        box(4.5, 64, w - 9, h - 75.6),
        [
          ['idNo', 'idNo'],
          ['department', 'department'],
          ['validTill', 'validTill'],
        ],
        { size: 2.4, ink: c.ink, soft: c.link, share: 0.4, place: 'middle' },
      ),
      rect(-3, h - 9.6, w + 6, 12.6, has(f, 'emergency') ? c.accent : c.ground),
      ...(has(f, 'emergency')
        ? [
            form(box(5, h - 8, 4, 4), icons.phone, c.onAccent),
            ...fact(f, box(11, h - 8.8, w - 15, 5.6), 'emergency', {
              size: 3.2,
              min: 2.12,
              lines: 1,
              bold: true,
              fill: c.onAccent,
              link: 'emergencyLink',
            }),
          ]
        : []),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 20 : 0
    return [
      sheet(f, '#ffffff'),
      form(box(w - 20, h - 40, 34, 34), icons.cross, c.tint),
      rect(-3, -3, 5.4, h + 6, c.ground),
      rect(2.4, -3, 0.6, h + 6, c.accent),
      ...tableAndSignature(
        f,
        box(6, 4.6, w - 10.5, h - 28 - (side ? side + 2 : 0)),
        ['idNo', 'department', 'blood', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      ...codeIn(f, 6, h - 22 - side, side, { dark: c.ink, quiet: 1 }),
      rect(6, h - 20.4, w - 10.5, 0.25, c.accent),
      returnTo(f, box(6, h - 19.6, w - 10, 16), { ink: c.ink, soft: c.link, size: 2.12 }),
    ]
  },
}

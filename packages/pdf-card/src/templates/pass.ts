import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { rect, sheet } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** Fine lines across the paper, as on a banknote. */
const guilloche = (f: CardContext) => ({
  pattern: {
    data: 'M0 5 C2 0 3 0 5 5 C7 10 8 10 10 5',
    view: [10, 10] as [number, number],
    tile: [9, 3] as [number, number],
    colour: `${f.c.ground}26`,
    line: 0.14,
  },
})

/** Like a permit of an office: a band across, an emblem, ruled fields. */
export const pass: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#fdfcf6', guilloche(f)),
      rect(-3, -3, w + 6, 16.6, c.ground),
      rect(-3, 13.6, w + 6, 1, c.accent),
      rect(-3, 15.2, w + 6, 0.4, c.ground),
      ...logoIn(f, box(4, 3.4, 9, 9), c.ground, { round: true }),
      ...fact(f, box(15.5, 3.2, w - 19.5, 9.2), 'org', {
        size: 3.7,
        lines: 3,
        min: 2.12,
        bold: true,
        family: 'serif',
        fill: c.on,
      }),
      rect(3.6, 18.1, 21.8, 26.2, '#ffffff', { stroke: { paint: c.ground, width: 0.4 } }),
      ...photoIn(f, box(4.2, 18.7, 20.6, 25), { type: 'rect' }, { ground: c.tint, ink: c.link }),
      ...(has(f, 'idNo')
        ? [
            rect(3.6, 45, 21.8, 5.8, c.ground),
            ...fact(f, box(4.2, 45.3, 20.6, 5.2), 'idNo', {
              size: 2.6,
              lines: 2,
              bold: true,
              fill: c.on,
              align: 'centre',
            }),
          ]
        : []),
      block(
        f,
        box(29, 17.8, w - 33, 14.4),
        [
          {
            name: 'person',
            size: 4.2,
            lines: 3,
            min: 2.12,
            bold: true,
            family: 'serif',
            fill: c.ink,
            wanted: 3,
          },
          { name: 'role', size: 2.6, bold: true, fill: c.link, before: 0.4, wanted: 2 },
        ],
        'middle',
      ),
      rect(29, 33, w - 33, 0.25, c.accent),
      table(
        f,
        box(29, 34.4, w - 33, h - 37.8),
        [
          ['department', 'department'],
          ['phone', 'ownPhone', 'ownPhoneLink'],
          ['validTill', 'validTill'],
        ],
        { size: 2.6, ink: c.ink, soft: c.link, share: 0.36, place: 'middle' },
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 22 : 0
    return [
      sheet(f, '#fdfcf6', guilloche(f)),
      rect(-3, h - 5, w + 6, 8, c.ground),
      rect(-3, h - 6, w + 6, 0.6, c.accent),
      ...codeIn(f, w - side - 4, 4.6, side, { dark: c.ink, light: '#ffffff', radius: 0.6 }),
      ...tableAndSignature(
        f,
        box(4.5, 4.6, side ? w - side - 12 : w - 9, 24.5),
        ['idNo', 'department', 'ownPhone', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      rect(4.5, 31, w - 9, 0.2, c.accent),
      returnTo(f, box(4.5, 32, w - 9, h - 39), { ink: c.ink, soft: c.link, size: 2.3 }),
    ]
  },
}

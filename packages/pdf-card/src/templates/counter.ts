import type { Element } from '@parichay/scene/element.ts'
import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { path, rect, sheet } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

/** A slip of till paper: its foot torn off along teeth. */
function slip(x: number, y: number, w: number, h: number): Element {
  const teeth = Math.round(w / 2.4)
  const step = w / teeth
  let data = `M0 0 L${w} 0 L${w} ${h - 1.6}`
  for (let i = teeth; i > 0; i--)
    data += ` L${((i - 0.5) * step).toFixed(3)} ${h} L${((i - 1) * step).toFixed(3)} ${h - 1.6}`
  return path(box(x, y, w, h), `${data} Z`, '#ffffff')
}
const dashes = (x: number, y: number, w: number, colour: string): Element[] =>
  Array.from({ length: Math.floor(w / 2) }, (_, i) => rect(x + i * 2, y, 1.2, 0.25, colour))

/** A slip out of the till lies on the counter: who sells here, in the shop's own manner. */
export const counter: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const wide = w - 35
    return [
      sheet(f, c.ground, {
        pattern: {
          data: 'M0 0 L5 0 L5 5 L0 5 Z M5 5 L10 5 L10 10 L5 10 Z',
          view: [10, 10],
          tile: [7, 7],
          colour: c.deep,
        },
      }),
      slip(4, -3, wide, h - 1.6),
      ...logoIn(f, box(7, 4, 9, 9), '#ffffff', { align: 'start' }),
      ...fact(f, box(18, 3.1, wide - 17, 11.4), 'org', {
        size: 3.2,
        min: 2.12,
        lines: 4,
        bold: true,
        fill: c.ink,
      }),
      ...dashes(7, 14.8, wide - 6, c.link),
      block(
        f,
        box(7, 16, wide - 6, 14.4),
        [
          { name: 'person', size: 4.6, lines: 3, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.6, bold: true, fill: c.link, before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
      ...dashes(7, 31.4, wide - 6, c.link),
      table(
        f,
        box(7, 32.6, wide - 6, h - 40),
        [
          ['idNo', 'idNo'],
          ['department', 'department'],
          ['blood', 'blood'],
          ['validTill', 'validTill'],
        ],
        { size: 2.35, ink: c.ink, soft: c.link, share: 0.4, place: 'middle' },
      ),
      rect(w - 28.4, 8.6, 23.8, 31, c.accent, { radius: 3 }),
      ...photoIn(
        f,
        box(w - 27.2, 9.8, 21.4, 26.75),
        { type: 'rect', radius: 2 },
        { ground: c.tint, ink: c.link },
      ),
      ...fact(f, box(w - 28, 41.4, 23, 8.6), 'orgPhone', {
        size: 2.7,
        min: 2.12,
        lines: 2,
        bold: true,
        fill: c.on,
        align: 'centre',
        link: 'orgPhoneLink',
      }),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 21 : 0
    return [
      sheet(f, c.ground, {
        pattern: {
          data: 'M0 0 L5 0 L5 5 L0 5 Z M5 5 L10 5 L10 10 L5 10 Z',
          view: [10, 10],
          tile: [7, 7],
          colour: c.deep,
        },
      }),
      slip(3.4, -3, w - 6.8, h - 0.6),
      ...tableAndSignature(
        f,
        box(7, 4, side ? w - side - 18 : w - 14, h - 22.4),
        ['idNo', 'department', 'blood', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      ...codeIn(f, w - side - 6.4, 5, side, { dark: '#15181d', quiet: 1 }),
      ...dashes(7, h - 17.4, w - 14, c.link),
      returnTo(f, box(7, h - 16.6, w - 14, 10.4), { ink: c.ink, soft: c.link, size: 2.12 }),
    ]
  },
}

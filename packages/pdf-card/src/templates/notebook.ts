import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { circle, rect, sheet } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

const lines = ({ h, w, c }: CardContext) =>
  Array.from({ length: Math.ceil(h / 4) + 1 }, (_, i) => rect(-3, i * 4 + 1, w + 6, 0.12, c.tint))
const holes = ({ h, c }: CardContext) =>
  Array.from({ length: 6 }, (_, i) => circle(1.6, (h / 6) * (i + 0.5), 0.9, c.tint))

/** A page of an exercise book with a photograph stuck on: for classes and tuition. */
export const notebook: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, '#ffffff'),
      ...lines(f),
      rect(-3, -3, w + 6, 16.4, c.ground),
      rect(-3, 13.4, w + 6, 0.9, c.accent),
      rect(30.5, 14.3, 0.25, h - 11, '#e2574c'),
      ...logoIn(f, box(4, 3.6, 11, 8.4), c.ground, { align: 'start' }),
      ...fact(f, box(18, 3.4, w - 22, 9), 'org', {
        size: 3.6,
        min: 2.12,
        lines: 3,
        bold: true,
        family: 'rounded',
        fill: c.on,
      }),
      rect(5, 18.6, 22, 28.4, '#ffffff', {
        shadow: { x: 0.3, y: 0.5, blur: 1.2, colour: '#00000033' },
        rotation: -2,
      }),
      ...photoIn(f, box(6, 19.6, 20, 25), { type: 'rect' }, { ground: c.tint, ink: c.link }),
      rect(11, 16.6, 10, 4, c.accent, { opacity: 0.75, rotation: -3 }),
      block(
        f,
        box(33, 16.4, w - 37, 15),
        [
          {
            name: 'person',
            size: 4.6,
            min: 2.12,
            lines: 3,
            bold: true,
            family: 'rounded',
            fill: c.ink,
            wanted: 3,
          },
          { name: 'role', size: 2.7, bold: true, fill: c.link, before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
      table(
        f,
        box(33, 33, w - 37, h - 36.6),
        [
          ['idNo', 'idNo'],
          ['department', 'department'],
          ['phone', 'ownPhone', 'ownPhoneLink'],
          ['validTill', 'validTill'],
        ],
        { size: 2.5, ink: c.ink, soft: c.link, share: 0.4, place: 'middle' },
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 22 : 0
    return [
      sheet(f, '#ffffff'),
      ...lines(f),
      ...holes(f),
      rect(-3, h - 17.4, w + 6, 21, c.tint),
      ...tableAndSignature(
        f,
        box(6, 4.6, side ? w - side - 15 : w - 10, h - 23.4),
        ['idNo', 'department', 'ownPhone', 'validTill'],
        {
          ink: c.ink,
          soft: c.link,
        },
      ),
      ...codeIn(f, w - side - 4.5, 5, side, { dark: c.ink, quiet: 1 }),
      returnTo(f, box(6, h - 15.8, w - 10, 12.4), { ink: c.ink, soft: c.link, size: 2.3 }),
    ]
  },
}

import { barcodeIn } from '../barcode-in.ts'
import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, signatureIn, table } from '../pieces.ts'
import { path, rect, sheet } from '../shapes.ts'
import { personRows, returnTo } from './id-back.ts'

const paper = '#fcfaf4'
const shield = ({ w }: CardContext, high: number) => {
  const [wide, mid] = [w + 6, (w + 6) / 2]
  return `M0 0 L${wide} 0 L${wide} ${high * 0.58} C${wide} ${high * 0.78} ${wide * 0.74} ${high * 0.9} ${mid} ${high} C${wide * 0.26} ${high * 0.9} 0 ${high * 0.78} 0 ${high * 0.58} Z`
}

/** A college's shield hangs over the card, its name in book letters; the student stands before its point. */
export const crest: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, paper),
      path(box(-3, -3, w + 6, 48), shield(f, 48), c.accent),
      path(box(-3, -3, w + 6, 45.6), shield(f, 45.6), c.ground),
      path(box(-3, -3, w + 6, 42.6), shield(f, 42.6), null, { stroke: { paint: c.onSoft, width: 0.15 } }),
      ...logoIn(f, box(w / 2 - 5.5, 4, 11, 11), c.ground, { round: true }),
      ...fact(f, box(5, 15.6, w - 10, 9.4), 'org', {
        size: 3.4,
        min: 2.12,
        lines: 3,
        bold: true,
        family: 'serif',
        fill: c.on,
        align: 'centre',
      }),
      ...photoIn(
        f,
        box(w / 2 - 10.4, 26, 20.8, 26),
        { type: 'rect', radius: 1 },
        { ground: c.tint, ink: c.link, border: { colour: paper, width: 1.2 } },
      ),
      block(
        f,
        box(4, 53, w - 8, 12),
        [
          {
            name: 'person',
            size: 4,
            lines: 3,
            min: 2.12,
            bold: true,
            family: 'serif',
            fill: c.ink,
            align: 'centre',
            wanted: 3,
          },
          { name: 'role', size: 2.4, bold: true, fill: c.link, align: 'centre', before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
      rect(w / 2 - 6, 66, 12, 0.25, c.accent),
      table(
        f,
        box(7, 67.4, w - 14, h - 72.6),
        [
          ['idNo', 'idNo'],
          ['department', 'department'],
          ['blood', 'blood'],
          ['validTill', 'validTill'],
        ],
        { size: 2.35, ink: c.ink, soft: c.link, share: 0.42, place: 'middle' },
      ),
      rect(-3, h - 3, w + 6, 1.1, c.accent),
      rect(-3, h - 1.9, w + 6, 6, c.ground),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 20 : 0
    const bars = has(f, 'barcode') ? 7 : 0
    const top = side ? 28.6 : 19
    return [
      sheet(f, paper),
      rect(-3, -3, w + 6, 6.6, c.ground),
      rect(-3, 3.6, w + 6, 0.8, c.accent),
      ...codeIn(f, 4.5, 6.6, side, { dark: c.ink, light: paper, quiet: 1 }),
      ...signatureIn(f, box(side ? 28 : w / 2 - 12, side ? 11 : 7, side ? w - 32.5 : 24, 11), {
        ink: c.ink,
        soft: c.link,
      }),
      table(
        f,
        box(4.5, top, w - 9, h - top - 20.6 - (bars && bars + 1)),
        personRows('idNo', 'department', 'blood', 'validTill'),
        { size: 2.4, ink: c.ink, soft: c.link, share: 0.38 },
      ),
      ...barcodeIn(f, box(4.5, h - 19.4 - bars, w - 9, bars), { dark: '#15181d', light: paper }),
      rect(4.5, h - 18, w - 9, 0.2, c.accent),
      returnTo(f, box(4, h - 17.2, w - 8, 12.4), { ink: c.ink, soft: c.link, size: 2.12 }, 'centre'),
      rect(-3, h - 3, w + 6, 6, c.ground),
    ]
  },
}

import type { Element } from '@parichay/scene/element.ts'
import { box, type CardTemplate, has } from '../context.ts'
import { block, codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { circle, path, sheet } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

const paper = '#f9faf3'
const leaf = (x: number, y: number, size: number, turn: number, colour: string): Element => ({
  ...path(
    box(x - size / 2, y - size, size, size * 2),
    `M${size / 2} 0 C${size * 1.08} ${size * 0.6} ${size} ${size * 1.4} ${size / 2} ${size * 2} C0 ${size * 1.4} ${-size * 0.08} ${size * 0.6} ${size / 2} 0 Z`,
    colour,
  ),
  rotation: turn,
})
/** A branch that grows out of a corner: leaves to both sides, smaller towards the tip. */
function branch(x: number, y: number, to: readonly [number, number], one: string, other: string): Element[] {
  const count = 6
  const turn = (Math.atan2(to[1], to[0]) * 180) / Math.PI + 90
  return Array.from({ length: count }, (_, i) => {
    const at = i / (count - 1)
    const size = 5.6 - at * 3
    const side = i % 2 === 0 ? 42 : -42
    return leaf(
      x + to[0] * at,
      y + to[1] * at,
      size,
      turn + (i === count - 1 ? 0 : side),
      i % 2 ? one : other,
    )
  })
}

/** Leaves grow into the card from its corners; the face in the open ground between them. */
export const sprout: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, paper),
      circle(w - 18, 27, 24, c.tint),
      ...branch(w + 1, h + 1, [-24, -9], c.ground, c.accent),
      ...branch(w + 2, -2, [-5, 20], c.accent, c.ground),
      circle(w - 19.4, 26, 15.2, c.ground),
      circle(w - 19.4, 26, 14.4, paper),
      ...photoIn(f, box(w - 33, 12.4, 27.2, 27.2), { type: 'ellipse' }, { ground: c.tint, ink: c.link }),
      ...logoIn(f, box(4.5, 4.4, 10, 10), paper, { align: 'start', round: true }),
      ...fact(f, box(17, 3.8, w - 51, 11.4), 'org', {
        size: 2.9,
        min: 2.12,
        lines: 4,
        bold: true,
        fill: c.link,
      }),
      block(
        f,
        box(4.5, 17, w - 41, 15.4),
        [
          { name: 'person', size: 4.6, lines: 3, min: 2.12, bold: true, fill: c.ink, wanted: 3 },
          { name: 'role', size: 2.6, bold: true, fill: c.link, before: 0.4, wanted: 2 },
        ],
        'middle',
      ),
      table(
        f,
        box(4.5, 34, w - 42, h - 37.6),
        [
          ['idNo', 'idNo'],
          ['department', 'department'],
          ['blood', 'blood'],
          ['validTill', 'validTill'],
        ],
        { size: 2.4, ink: c.ink, soft: c.link, share: 0.42, place: 'middle' },
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 22 : 0
    return [
      sheet(f, paper),
      ...branch(-1, h + 1, [26, -5], c.tint, c.tint),
      ...branch(w + 1, h + 2, [-20, -10], c.ground, c.accent),
      ...tableAndSignature(
        f,
        box(4.5, 4.4, side ? w - side - 13 : w - 9, h - 21.4),
        ['idNo', 'department', 'blood', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      ...codeIn(f, w - side - 4.5, 5, side, { dark: c.ink, light: paper, quiet: 1 }),
      returnTo(f, box(4.5, h - 15.4, w - 26, 12), { ink: c.ink, soft: c.link, size: 2.12 }),
    ]
  },
}

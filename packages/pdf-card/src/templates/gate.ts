import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { codeIn, fact, logoIn, photoIn, table } from '../pieces.ts'
import { circle, form, rect, rosette, sheet } from '../shapes.ts'
import { returnTo, tableAndSignature } from './id-back.ts'

const paper = '#fbfaf5'
/** A wheel of fine lines, as it lies under printed permits. */
const wheel = ({ c }: CardContext, x: number, y: number, r: number) =>
  [0, 1, 2].map((i) =>
    form(
      box(x - r + i * 3, y - r + i * 3, 2 * (r - i * 3), 2 * (r - i * 3)),
      { type: 'path', view: [200, 200], data: rosette(32 - i * 6, 30, 99) },
      null,
      { stroke: { paint: `${c.ground}2e`, width: 0.16 } },
    ),
  )

/** The permit of a gate: a double rule around it, a wheel under it, the word for whom it is in capitals. */
export const gate: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    return [
      sheet(f, paper),
      ...wheel(f, w / 2, h * 0.6, 30),
      rect(1.6, 1.6, w - 3.2, h - 3.2, null, { stroke: { paint: c.ground, width: 0.5 } }),
      rect(2.5, 2.5, w - 5, h - 5, null, { stroke: { paint: c.ground, width: 0.15 } }),
      circle(w / 2, 10, 6.6, null, { stroke: { paint: c.accent, width: 0.4 } }),
      ...logoIn(f, box(w / 2 - 5.6, 4.4, 11.2, 11.2), paper, { round: true }),
      ...fact(f, box(4.6, 17, w - 9.2, 9), 'org', {
        size: 3.2,
        min: 2.12,
        lines: 3,
        bold: true,
        family: 'serif',
        fill: c.ink,
        align: 'centre',
      }),
      rect(2.5, 27, w - 5, 7.4, c.ground),
      rect(2.5, 34.4, w - 5, 0.7, c.accent),
      ...fact(f, box(4.6, 27.2, w - 9.2, 7), 'role', {
        size: 3,
        min: 2.12,
        lines: 2,
        bold: true,
        fill: c.on,
        align: 'centre',
        capitals: true,
        spacing: 0.1,
      }),
      rect(w / 2 - 10.6, 36.6, 21.2, 26.3, '#ffffff', { stroke: { paint: c.ground, width: 0.35 } }),
      ...photoIn(f, box(w / 2 - 10, 37.2, 20, 25), { type: 'rect' }, { ground: c.tint, ink: c.link }),
      ...fact(f, box(4.6, 63.2, w - 9.2, 10.1), 'person', {
        size: 3.8,
        lines: 3,
        min: 2.12,
        bold: true,
        family: 'serif',
        fill: c.ink,
        align: 'centre',
      }),
      table(
        f,
        box(6.4, 73.4, w - 12.8, h - 77.2),
        [
          ['idNo', 'idNo'],
          ['validTill', 'validTill'],
          ['department', 'department'],
        ],
        { size: 2.3, ink: c.ink, soft: c.link, share: 0.4, place: 'middle' },
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 20 : 0
    return [
      sheet(f, paper),
      ...wheel(f, w / 2, h * 0.42, 30),
      rect(1.6, 1.6, w - 3.2, h - 3.2, null, { stroke: { paint: c.ground, width: 0.5 } }),
      rect(2.5, 2.5, w - 5, h - 5, null, { stroke: { paint: c.ground, width: 0.15 } }),
      ...codeIn(f, (w - side) / 2, 5, side, { dark: c.ink, light: paper, radius: 0.4, quiet: 1 }),
      ...tableAndSignature(
        f,
        box(6, side ? 27 : 8, w - 12, h - (side ? 47 : 28)),
        ['idNo', 'department', 'validTill'],
        { ink: c.ink, soft: c.link },
      ),
      rect(2.5, h - 19, w - 5, 0.5, c.accent),
      returnTo(f, box(4.4, h - 18, w - 8.8, 14), { ink: c.ink, soft: c.link, size: 2.12 }, 'centre'),
    ]
  },
}

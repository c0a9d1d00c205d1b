import type { Element } from '@parichay/scene/element.ts'
import { box, type CardTemplate, has } from '../context.ts'
import { leadingOf } from '../fit.ts'
import { block, codeIn, column, contactList, fact, logoIn } from '../pieces.ts'
import { rect, sheet } from '../shapes.ts'

const paper = '#fbf9f4'
/** A block that takes no more height than its texts. */
const hugging = (texts: ReturnType<typeof block>): Element => ({
  ...texts,
  layout: { ...texts.layout, hug: true },
})

/** Letters and rules, nothing else: for those whose word counts. */
export const ledger: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const wide = w - 16
    return [
      sheet(f, paper),
      rect(3.2, 3.2, w - 6.4, h - 6.4, null, { stroke: { paint: c.ink, width: 0.45 } }),
      rect(4.2, 4.2, w - 8.4, h - 8.4, null, { stroke: { paint: c.link, width: 0.15 } }),
      ...(has(f, 'logo') ? logoIn(f, box(w / 2 - 14, 6.5, 28, 8), paper) : []),
      column(
        box(8, has(f, 'logo') ? 15.5 : 8, wide, h - (has(f, 'logo') ? 24 : 17)),
        [
          hugging(
            block(f, box(0, 0, wide, has(f, 'logo') ? 16 : 22), [
              {
                name: 'org',
                // What stands high in its lines leaves the others their room.
                size: Math.min(6, 8.4 / leadingOf(f.facts['org'] ?? '')),
                lines: 3,
                min: 2.12,
                family: 'serif',
                bold: true,
                fill: c.ink,
                align: 'centre',
                wanted: 3,
              },
              { name: 'tagline', size: 2.4, fill: c.link, align: 'centre', before: 0.7, wanted: 2 },
            ]),
          ),
          rect(wide / 2 - 7, 1.8, 14, 0.3, c.link),
          hugging(
            block(f, box(0, 1.4, wide, 11.4), [
              {
                name: 'person',
                size: 3.7,
                min: 2.12,
                family: 'serif',
                bold: true,
                fill: c.ink,
                align: 'centre',
                wanted: 3,
              },
              { name: 'role', size: 2.3, fill: c.link, align: 'centre', before: 0.4, wanted: 2 },
            ]),
          ),
        ],
        { place: 'middle' },
      ),
      ...fact(f, box(8, h - 9.6, w - 16, 4), 'phone', {
        size: 2.6,
        lines: 1,
        fill: c.ink,
        align: 'centre',
        spacing: 0.12,
        link: 'phoneLink',
      }),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 26 : 0
    const x = side ? side + 15 : 8
    return [
      sheet(f, c.deep),
      rect(4.2, 4.2, w - 8.4, h - 8.4, null, { stroke: { paint: c.onSoft, width: 0.15 } }),
      ...codeIn(f, 9, (h - side) / 2, side, { dark: '#15181d', light: paper, radius: 0.6 }),
      ...(side ? [rect(x - 3, 10, 0.2, h - 20, c.accent)] : []),
      ...fact(f, box(x, 7, w - x - 7, 10), 'org', {
        size: 3.8,
        lines: 3,
        min: 2.12,
        family: 'serif',
        bold: true,
        fill: c.on,
        valign: 'middle',
      }),
      contactList(f, box(x, 18, w - x - 7, h - 25), { size: 2.5, ink: c.on, icon: c.accent, gap: 1.3 }),
    ]
  },
}

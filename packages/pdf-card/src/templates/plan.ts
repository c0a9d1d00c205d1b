import { box, type CardContext, type CardTemplate, has } from '../context.ts'
import { block, codeIn, contactList, fact, logoIn } from '../pieces.ts'
import { circle, polygon, rect, sheet } from '../shapes.ts'

const grid = (f: CardContext) => [
  sheet(f, f.c.ground, {
    pattern: {
      data: 'M0 0 L10 0 M0 0 L0 10',
      view: [10, 10],
      tile: [4, 4],
      colour: `${f.c.on}22`,
      line: 0.12,
    },
  }),
]
/** A corner mark as surveyors draw it. */
const corner = (x: number, y: number, dx: number, dy: number, colour: string) => [
  rect(Math.min(x, x + dx * 6), y - 0.15, 6, 0.3, colour),
  rect(x - 0.15, Math.min(y, y + dy * 6), 0.3, 6, colour),
]

/** A drawing on blue: grid, corner marks, a skyline in outline. */
export const plan: CardTemplate = {
  front(f) {
    const { w, h, c } = f
    const tower = (x: number, width: number, height: number) =>
      rect(x, h - height, width, height + 3, null, { stroke: { paint: c.onSoft, width: 0.25 } })
    return [
      ...grid(f),
      tower(w - 34, 8, 17),
      tower(w - 25, 7, 26),
      tower(w - 17, 9, 35),
      tower(w - 7, 7, 22),
      rect(w - 14, 14.5, 0.25, 6, c.onSoft),
      circle(w - 13.9, 14, 0.9, c.accent),
      ...corner(3.4, 3.4, 1, 1, c.accent),
      ...corner(3.4, h - 3.4, 1, -1, c.accent),
      ...logoIn(f, box(7, 7, 22, 9), c.ground, { align: 'start' }),
      block(
        f,
        box(7, 18, w - 45, 18),
        [
          {
            name: 'org',
            size: 6.4,
            lines: 3,
            min: 2.12,
            bold: true,
            family: 'condensed',
            capitals: true,
            fill: c.on,
            wanted: 3,
          },
          { name: 'tagline', size: 2.4, fill: c.onSoft, before: 0.3, wanted: 2 },
        ],
        'middle',
      ),
      block(
        f,
        box(7, 37.5, w - 45, h - 42.5),
        [
          { name: 'person', size: 3.2, lines: 3, min: 2.12, bold: true, fill: c.accentText, wanted: 3 },
          { name: 'role', size: 2.3, fill: c.on, before: 0.3, wanted: 2 },
        ],
        'end',
      ),
    ]
  },
  back(f) {
    const { w, h, c } = f
    const side = has(f, 'code') ? 26 : 0
    const left = side ? w - side - 19 : w - 14
    return [
      sheet(f, '#ffffff', {
        pattern: {
          data: 'M0 0 L10 0 M0 0 L0 10',
          view: [10, 10],
          tile: [4, 4],
          colour: `${c.ground}1c`,
          line: 0.12,
        },
      }),
      polygon(
        [
          [w - 3, -3],
          [w + 3, -3],
          [w + 3, h + 3],
          [w - 3, h + 3],
        ],
        c.accent,
      ),
      ...corner(3.4, 3.4, 1, 1, c.ground),
      ...corner(3.4, h - 3.4, 1, -1, c.ground),
      ...fact(f, box(7, 6, left, 10), 'org', {
        size: 5,
        lines: 3,
        min: 2.12,
        bold: true,
        family: 'condensed',
        capitals: true,
        fill: c.ink,
      }),
      contactList(f, box(7, 17, left, h - 23), {
        size: 2.6,
        ink: c.ink,
        icon: '#ffffff',
        plate: c.link,
        gap: 1,
      }),
      ...codeIn(f, w - side - 7, (h - side) / 2, side, { dark: c.ink }),
    ]
  },
}

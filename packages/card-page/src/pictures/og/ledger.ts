import { at, rect, stack, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

/** A page of an account book: rules instead of boxes, one serif. */
export const ledger: Compose = ({ tone, link }) => {
  const [paper, ink, grey] = ['#fbfaf5', '#1b1b19', '#5b5a54']
  return {
    ground: paper,
    scenery: [
      ...times(9, (i) => rect(at(72, 178 + i * 46, 1056, 1), veil(tone(0.5, 0.06), 0.16))),
      ...[906, 1017, 1128].map((x) => rect(at(x, 148, 1.5, 414), veil(link, 0.22))),
      rect(at(72, 48, 1056, 5), ink),
      rect(at(72, 58, 1056, 1.5), ink),
      rect(at(72, 576, 1056, 1.5), ink),
      rect(at(72, 582, 1056, 5), ink),
      rect(at(72, 146, 1056, 1.5), ink),
    ],
    words: [
      words(at(72, 62, 1056, 84), '{{about}}', grey, 29, {
        capitals: true,
        letterSpacing: 0.12,
        valign: 'middle',
        maxLines: 1,
        minSize: 20,
      }),
      rect(at(72, 149, 833, 426), paper),
      rect(at(925, 215, 184, 184), paper, 0, { stroke: { paint: ink, width: 1.5 } }),
      ...mark(at(933, 223, 168, 168), {
        radius: 0,
        plate: paper,
        from: ink,
        to: ink,
        ink: paper,
        family: 'serif',
      }),
      stack(at(72, 158, 806, 322), 'middle', [
        words(at(0, 0, 806, 218), '{{name}}', ink, 92, {
          family: 'serif',
          maxLines: 3,
          minSize: 44,
          balance: true,
          lineHeight: 1.1,
        }),
        words(at(0, 12, 800, 88), '{{line}}', grey, 33, {
          weight: 'regular',
          maxLines: 2,
          minSize: 27,
          balance: true,
        }),
      ]),
      rect(at(72, 490, 806, 1.5), ink, 0, { when: ['phone'] }),
      ...phone(at(72, 490, 806, 86), { ink: link, size: 50 }),
    ],
    poster: {
      family: 'serif',
      ink,
      code: ink,
      head: [
        ...times(16, (i) => rect(at(0, 40 + i * 46, 1200, 1), veil(tone(0.5, 0.06), 0.2))),
        rect(at(0, 0, 1200, 24), ink),
        rect(at(0, 34, 1200, 2), ink),
      ],
    },
  }
}

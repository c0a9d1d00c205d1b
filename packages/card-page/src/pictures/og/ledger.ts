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
      ...[906, 1000, 1128].map((x) => rect(at(x, 148, 1.5, 414), veil(link, 0.22))),
      rect(at(72, 48, 1056, 5), ink),
      rect(at(72, 58, 1056, 1.5), ink),
      rect(at(72, 576, 1056, 1.5), ink),
      rect(at(72, 582, 1056, 5), ink),
      rect(at(72, 146, 1056, 1.5), ink),
    ],
    words: [
      words(at(72, 60, 900, 86), '{{about}}', grey, 28, {
        capitals: true,
        letterSpacing: 0.12,
        valign: 'middle',
        maxLines: 1,
        minSize: 20,
      }),
      ...mark(at(1062, 72, 62, 62), {
        radius: 0,
        plate: paper,
        from: ink,
        to: ink,
        ink: paper,
        family: 'serif',
      }),
      rect(at(72, 148, 830, 428), paper),
      stack(at(72, 168, 820, 300), 'middle', [
        words(at(0, 0, 820, 236), '{{name}}', ink, 92, {
          family: 'serif',
          maxLines: 3,
          minSize: 46,
          balance: true,
          lineHeight: 1.08,
        }),
        words(at(0, 16, 800, 88), '{{line}}', grey, 34, {
          family: 'serif',
          weight: 'regular',
          maxLines: 2,
          minSize: 28,
        }),
      ]),
      rect(at(72, 484, 800, 1.5), ink, 0, { when: ['phone'] }),
      ...phone(at(72, 486, 800, 90), { ink: link, size: 50, family: 'serif', icon: true }),
    ],
    poster: { family: 'serif', ink, code: ink },
  }
}

import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { at, group, rect, stack, veil, words } from './bricks.ts'
import { composeFor } from './compositions.ts'
import type { PictureSource } from './facts.ts'
import { makePalette } from './palette.ts'
import { mark, phone } from './parts.ts'

const [width, height] = [105, 148]
const head = 57.75
// The head is drawn 1200 wide.
const scale = width / 1200

/** A poster of A6 for the counter: the name, a large code, the number. In mm, all vectors. Bound to `source.facts`. */
export function posterScene({ design, colour, language }: PictureSource): Scene {
  const { ground, poster } = composeFor(design, colour)
  const { family, ink, code } = poster
  const { fill, deep, on, soft } = makePalette(colour)
  const page = '#ffffff'
  // Small hairlines do not survive a cheap printer; tall letters need more size for the same width.
  const small = family === 'serif' ? 'sans' : family
  const grow = family === 'condensed' ? 1.28 : 1
  return {
    version: sceneVersion,
    unit: 'mm',
    dpi: 300,
    width,
    height,
    language,
    background: page,
    layers: [
      group(at(0, 0, width, head), [rect(at(0, 0, 1200, 660), ground), ...poster.head], {
        scale,
        clip: { type: 'rect' },
      }),
      ...mark(at(9, 12.5, 18, 18), { from: fill, to: deep, ink: on, family, radius: 4.2 }),
      stack(at(31, 10.5, 66, 22), 'middle', [
        words(at(0, 0, 66, 16.8), '{{name}}', ink, 7.6 * grow, {
          family,
          maxLines: 3,
          minSize: 3.8,
          balance: true,
          lineHeight: 1.1,
        }),
        words(at(0, 0.6, 66, 4.6), '{{about}}', ink, 3.4 * grow, {
          family: small,
          maxLines: 1,
          minSize: 2.6,
          weight: 'regular',
        }),
      ]),
      rect(at(17.5, 35, 70, 70), '#ffffff', 5, {
        shadow: { x: 0, y: 1, blur: 4, colour: veil('#14110f', 0.28) },
      }),
      {
        kind: 'qr',
        box: at(20, 37.5, 65, 65),
        data: '{{url}}',
        style: 'rounded',
        dark: code,
        light: '#ffffff',
        quiet: 2,
        logo: '{{logo}}',
        logoShare: 0.2,
        link: '{{url}}',
      },
      words(at(6, 108, 93, 14), '{{scan}}', '#14110f', 6.6 * grow, {
        family,
        align: 'centre',
        valign: 'middle',
        maxLines: 2,
        minSize: 4.6,
        balance: true,
      }),
      ...phone(at(20, 124, 65, 11), { ink: on, plate: fill, size: 5.8 * grow, family: small }),
      words(at(6, 137.5, 93, 5), '{{address}}', soft, 3.1, {
        align: 'centre',
        maxLines: 1,
        minSize: 2.2,
        weight: 'regular',
        link: '{{url}}',
      }),
    ],
  }
}

import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { at, group, rect, stack, veil, words } from './bricks.ts'
import { composeFor } from './compositions.ts'
import type { PictureSource } from './facts.ts'
import { makePalette } from './palette.ts'
import { mark, phone } from './parts.ts'

const [width, height] = [105, 148]
const head = 46
// The scenery of a design is made for 1200 × 630; so much of it covers the head of the page.
const scale = head / 560

/** A poster of A6 for the counter: the name, a large code, the number. In mm, all vectors. Bound to `source.facts`. */
export function posterScene({ design, colour, language }: PictureSource): Scene {
  const { ground, scenery, poster } = composeFor(design, colour)
  const { family, ink, code } = poster
  const { fill, deep, on, soft } = makePalette(colour)
  const page = '#ffffff'
  return {
    version: sceneVersion,
    unit: 'mm',
    dpi: 300,
    width,
    height,
    language,
    background: page,
    layers: [
      group(
        at(0, 0, width, head + 12),
        [{ ...rect(at(0, 0, 1280, 720), ground) }, group(at(0, 0, 1200, 630), scenery, { opacity: 0.55 })],
        { scale, clip: { type: 'rect' } },
      ),
      ...mark(at(8, 9, 17, 17), { from: fill, to: deep, ink: on, family, radius: 4 }),
      stack(at(29, 5, 68, 25), 'middle', [
        words(at(0, 0, 68, 19), '{{name}}', ink, 7.4, {
          family,
          maxLines: 3,
          minSize: 3.9,
          balance: true,
          lineHeight: 1.1,
        }),
        words(at(0, 0.8, 68, 4.6), '{{about}}', ink, 3.3, {
          family,
          maxLines: 1,
          minSize: 2.6,
          weight: 'regular',
        }),
      ]),
      rect(at(17.5, 33, 70, 70), '#ffffff', 5, {
        shadow: { x: 0, y: 1, blur: 4, colour: veil('#14110f', 0.28) },
      }),
      {
        kind: 'qr',
        box: at(20, 35.5, 65, 65),
        data: '{{url}}',
        style: 'rounded',
        dark: code,
        light: '#ffffff',
        quiet: 2,
        logo: '{{logo}}',
        logoShare: 0.2,
        link: '{{url}}',
      },
      words(at(6, 107, 93, 15), '{{scan}}', '#14110f', 6.6, {
        family,
        align: 'centre',
        valign: 'middle',
        maxLines: 2,
        minSize: 4.6,
        balance: true,
      }),
      ...phone(at(20, 124, 65, 11), { ink: on, plate: fill, size: 5.8, family }),
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

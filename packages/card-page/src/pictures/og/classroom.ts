import type { Element } from '@parichay/scene/element.ts'
import { at, disc, group, path, rect, stack, stroke, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

const star = (x: number, y: number, r: number) =>
  `M${times(10, (i) => {
    const [turn, radius] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.46 : r]
    return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`
  }).join('L')}z`

/** A pencil that points left, 420 long. */
const pencil = (body: string, dark: string): Element[] => [
  path('M0 30L70 0V60z', '#f3d9b1', {}, at(0, 0, 420, 60)),
  path('M0 30L24 20V40z', '#2b2622', {}, at(0, 0, 420, 60)),
  rect(at(70, 0, 270, 60), body),
  rect(at(70, 20, 270, 20), veil('#ffffff', 0.28)),
  rect(at(340, 0, 34, 60), '#c9c4bc'),
  rect(at(350, 0, 4, 60), veil(dark, 0.4)),
  rect(at(360, 0, 4, 60), veil(dark, 0.4)),
  rect(at(374, 0, 46, 60), '#e98a8a', 10),
]

/** An exercise book: ruled lines, a margin, a sticker, a pencil. */
export const classroom: Compose = ({ fill, deep, on, link, wash, tone }) => {
  const ink = '#22304f'
  return {
    ground: '#fffdf6',
    scenery: [
      ...times(11, (i) => rect(at(0, 74 + i * 54, 1200, 2), '#cfe0f2')),
      rect(at(132, 0, 3, 630), '#f0a3a3'),
      ...times(4, (i) => disc(66, 90 + i * 150, 20, '#e9e4d8', { stroke: { paint: '#d5cfc0', width: 2 } })),
      path(star(880, 92, 40), '#ffd04d', {
        stroke: { paint: '#ffffff', width: 7, join: 'round' },
        shadow: { x: 0, y: 4, blur: 10, colour: '#22304f33' },
      }),
      path(star(1150, 396, 28), tone(0.75, 0.13, 60), {
        stroke: { paint: '#ffffff', width: 6, join: 'round' },
        shadow: { x: 0, y: 4, blur: 10, colour: '#22304f33' },
      }),
      group(at(760, 506, 420, 60), pencil(fill, deep), { rotation: -9 }),
    ],
    words: [
      group(
        at(872, 120, 250, 250),
        [
          rect(at(0, 0, 250, 250), '#ffffff', 58, { shadow: { x: 0, y: 8, blur: 26, colour: '#22304f44' } }),
          ...mark(at(15, 15, 220, 220), { radius: 46, from: fill, to: deep, ink: on, family: 'rounded' }),
        ],
        { rotation: 6 },
      ),
      stack(at(176, 62, 650, 380), 'middle', [
        words(at(0, 0, 650, 50), '{{about}}', link, 36, { family: 'rounded', maxLines: 1, minSize: 26 }),
        words(at(0, 2, 650, 226), '{{name}}', ink, 88, {
          family: 'rounded',
          maxLines: 3,
          minSize: 46,
          balance: true,
          lineHeight: 1.04,
        }),
        words(at(0, 10, 640, 92), '{{line}}', '#4a5673', 35, {
          family: 'rounded',
          weight: 'regular',
          maxLines: 2,
          minSize: 28,
        }),
      ]),
      group(
        at(168, 486, 520, 78),
        [stroke('M6 44Q130 30 260 40T514 34', wash, 60, { cap: 'round' }, at(0, 0, 520, 78))],
        { when: ['phone'] },
      ),
      ...phone(at(180, 484, 500, 84), { ink, size: 50, family: 'rounded' }),
    ],
    poster: {
      family: 'rounded',
      ink,
      code: ink,
      head: [
        ...times(13, (i) => rect(at(0, 40 + i * 54, 1200, 2), '#cfe0f2')),
        rect(at(56, 0, 3, 660), '#f0a3a3'),
        path(star(1130, 70, 40), '#ffd04d'),
        path(star(1040, 34, 22), tone(0.75, 0.13, 60)),
      ],
    },
  }
}

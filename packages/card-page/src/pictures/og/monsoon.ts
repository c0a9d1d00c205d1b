import { at, disc, fade, glow, rect, stack, stroke, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

const rain = times(46, (i) => {
  const [x, y] = [(i * 263) % 1320, (i * 149) % 640]
  return `M${x} ${y - 40}l-18 62`
}).join('')

/** Layers of wet glass over deep water. */
export const monsoon: Compose = ({ night, dusk, bright, pale, fill, deep, on, tone }) => ({
  ground: fade([0, 0], [0.6, 1], dusk, night),
  scenery: [
    disc(1010, 120, 380, glow([0.5, 0.5], 0.5, veil(tone(0.66, 0.14), 0.55), veil(tone(0.66, 0.14), 0))),
    disc(180, 640, 420, glow([0.5, 0.5], 0.5, veil(tone(0.5, 0.12, 40), 0.5), veil(tone(0.5, 0.12, 40), 0))),
    stroke(rain, veil(pale, 0.13), 3, { cap: 'round' }),
    rect(at(700, -60, 420, 420), veil('#ffffff', 0.07), 56, { rotation: 14 }),
    rect(at(820, 250, 330, 330), veil('#ffffff', 0.06), 48, { rotation: -10 }),
  ],
  words: [
    rect(at(56, 56, 780, 518), fade([0, 0], [1, 1], veil('#ffffff', 0.2), veil('#ffffff', 0.07)), 44, {
      stroke: { paint: fade([0, 0], [1, 1], veil('#ffffff', 0.6), veil('#ffffff', 0.08)), width: 2 },
      shadow: { x: 0, y: 18, blur: 50, colour: veil(night, 0.5) },
    }),
    stack(at(104, 92, 684, 446), 'middle', [
      words(at(0, 0, 684, 44), '{{about}}', bright, 33, { maxLines: 1 }),
      words(at(0, 12, 684, 290), '{{name}}', '#ffffff', 88, { maxLines: 3, minSize: 46, balance: true }),
      words(at(0, 16, 684, 96), '{{line}}', pale, 34, { maxLines: 2, minSize: 28, weight: 'regular' }),
    ]),
    rect(at(876, 56, 268, 300), veil('#ffffff', 0.14), 44, {
      stroke: { paint: veil('#ffffff', 0.3), width: 2 },
    }),
    ...mark(at(916, 112, 188, 188), { radius: 44, from: fill, to: deep, ink: on }),
    rect(at(876, 388, 268, 186), veil('#ffffff', 0.94), 44, { when: ['phone'] }),
    ...phone(at(888, 388, 244, 186), { ink: night, size: 29, icon: false }).map((element) => ({
      ...element,
      align: 'centre' as const,
    })),
  ],
  poster: { family: 'sans', ink: '#ffffff', code: night },
})

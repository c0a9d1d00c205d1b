import { at, disc, fade, glow, group, path, rect, stack, stroke, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

const rain = times(46, (i) => {
  const [x, y] = [(i * 263) % 1320, (i * 149) % 640]
  return `M${x} ${y - 40}l-18 62`
}).join('')

const drop = (x: number, y: number) => `M${x} ${y}c16 22 24 32 24 45a24 24 0 0 1-48 0c0-13 8-23 24-45z`
const cloud = 'M920 470a50 50 0 0 1 6-99 76 76 0 0 1 146-14 57 57 0 0 1 30 113z'

/** Layers of wet glass over deep water. */
export const monsoon: Compose = ({ night, dusk, bright, pale, fill, deep, on, tone }) => {
  const lights = [
    disc(1010, 120, 380, glow([0.5, 0.5], 0.5, veil(tone(0.66, 0.14), 0.6), veil(tone(0.66, 0.14), 0))),
    disc(180, 640, 420, glow([0.5, 0.5], 0.5, veil(tone(0.5, 0.12, 30), 0.5), veil(tone(0.5, 0.12, 30), 0))),
    stroke(rain, veil(pale, 0.16), 3, { cap: 'round' }),
  ]
  const edge = {
    stroke: { paint: fade([0, 0], [1, 1], veil('#ffffff', 0.6), veil('#ffffff', 0.08)), width: 2 },
  }
  const glass = (from: number, to: number) => fade([0, 0], [1, 1], veil('#ffffff', from), veil('#ffffff', to))
  return {
    ground: fade([0, 0], [0.6, 1], dusk, night),
    scenery: [
      ...lights,
      rect(at(700, -60, 420, 420), veil('#ffffff', 0.07), 56, { rotation: 14 }),
      rect(at(820, 250, 330, 330), veil('#ffffff', 0.06), 48, { rotation: -10 }),
    ],
    words: [
      rect(at(56, 56, 780, 518), glass(0.2, 0.07), 44, {
        ...edge,
        shadow: { x: 0, y: 18, blur: 50, colour: veil(night, 0.5) },
      }),
      stack(at(104, 84, 684, 362), 'middle', [
        words(at(0, 0, 684, 46), '{{about}}', bright, 34, { maxLines: 1 }),
        words(at(0, 6, 684, 210), '{{name}}', '#ffffff', 86, { maxLines: 3, minSize: 42, balance: true }),
        words(at(0, 12, 684, 88), '{{line}}', pale, 33, {
          maxLines: 2,
          minSize: 26,
          weight: 'regular',
          balance: true,
        }),
      ]),
      ...phone(at(104, 458, 452, 84), { ink: night, plate: '#ffffff', size: 43 }),
      rect(at(868, 56, 276, 518), glass(0.22, 0.1), 44, edge),
      ...mark(at(906, 96, 200, 200), { radius: 48, from: fill, to: deep, ink: on }),
      group(at(218, 98, 1200, 630), [path(cloud, veil('#ffffff', 0.85))], { scale: 0.78 }),
      path(drop(944, 488) + drop(1010, 496) + drop(1076, 488), veil(bright, 0.9)),
    ],
    poster: { family: 'sans', ink: '#ffffff', code: night, head: lights },
  }
}

import { at, disc, fade, glow, ring, stack, stroke, times, veil, words } from '../bricks.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Compose } from '../composition.ts'
import { inkOn } from '../palette.ts'
import { mark, phone } from '../parts.ts'

/** A ring of petals around the middle, each from `inner` to `outer`. */
function petals(x: number, y: number, count: number, inner: number, outer: number, spread: number): string {
  const point = (r: number, turn: number) =>
    `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`
  return times(count, (i) => {
    const turn = (i / count) * 2 * Math.PI
    const half = (Math.PI / count) * spread
    const middle = inner + (outer - inner) * 0.5
    return `M${point(inner, turn)}C${point(middle, turn - half)} ${point(outer * 0.95, turn - half * 0.5)} ${point(outer, turn)}C${point(outer * 0.95, turn + half * 0.5)} ${point(middle, turn + half)} ${point(inner, turn)}z`
  }).join('')
}

/** A mandala in lines. */
const mandala = (x: number, y: number, colour: string): Element[] => [
  stroke(petals(x, y, 16, 150, 232, 1.1), veil(colour, 0.75), 3),
  stroke(petals(x, y, 16, 176, 214, 0.7), veil(colour, 0.5), 2),
  ring(x, y, 240, veil(colour, 0.7), 2.5),
  stroke(petals(x, y, 24, 248, 330, 1.15), veil(colour, 0.6), 2.5),
  ring(x, y, 338, veil(colour, 0.5), 2),
  stroke(petals(x, y, 32, 346, 440, 1.2), veil(colour, 0.4), 2),
  ring(x, y, 450, veil(colour, 0.3), 5, [0.1, 17]),
  ...times(24, (i) => {
    const turn = ((i + 0.5) / 24) * 2 * Math.PI
    return disc(x + 296 * Math.cos(turn), y + 296 * Math.sin(turn), 4.5, veil(colour, 0.8))
  }),
]

/** Warm light, and a mandala around the mark. */
export const saffron: Compose = ({ fill, on, tone, card, ink }) => {
  const light = tone(0.8, 0.16, 14)
  const low = on === '#ffffff' ? tone(0.4, 0.15, -14) : tone(0.7, 0.17, -12)
  const lines = on === '#ffffff' ? '#fff3d6' : on
  const middle = on === '#ffffff' ? fill : light
  return {
    ground: fade([0, 0], [1, 1], middle, fill, low),
    scenery: [
      disc(940, 315, 420, glow([0.5, 0.5], 0.5, veil(light, 0.75), veil(light, 0))),
      ...mandala(940, 315, lines),
    ],
    words: [
      disc(940, 315, 138, card, { shadow: { x: 0, y: 8, blur: 36, colour: '#00000040' } }),
      ...mark(at(940 - 122, 315 - 122, 244, 244), {
        radius: 122,
        from: fill,
        to: low,
        ink: inkOn(low, on, '#ffffff'),
        family: 'rounded',
      }),
      stack(at(68, 56, 560, 404), 'middle', [
        words(at(0, 0, 560, 44), '{{about}}', on, 32, {
          maxLines: 1,
          family: 'rounded',
          minSize: 24,
          opacity: 0.92,
        }),
        words(at(0, 4, 560, 270), '{{name}}', on, 84, {
          maxLines: 4,
          minSize: 44,
          balance: true,
          family: 'rounded',
          lineHeight: 1.04,
        }),
        words(at(0, 12, 540, 96), '{{line}}', on, 32, {
          maxLines: 2,
          minSize: 27,
          weight: 'regular',
          family: 'rounded',
          opacity: 0.94,
        }),
      ]),
      ...phone(at(68, 480, 480, 88), {
        ink: inkOn(card, low, ink),
        plate: card,
        size: 44,
        family: 'rounded',
      }),
    ],
    poster: { family: 'rounded', ink: on, code: inkOn('#ffffff', low, ink) },
  }
}

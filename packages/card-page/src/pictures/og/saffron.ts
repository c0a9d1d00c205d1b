import { at, disc, fade, glow, group, ring, stack, stroke, times, veil, words } from '../bricks.ts'
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

/** A mandala in lines; to the left it fades away, where words may stand. */
const mandala = (x: number, y: number, colour: string): Element[] => {
  const paint = (opacity: number) => fade([0.44, 0], [0.64, 0], veil(colour, 0), veil(colour, opacity))
  return [
    stroke(petals(x, y, 16, 150, 232, 1.1), veil(colour, 0.85), 3),
    stroke(petals(x, y, 16, 176, 214, 0.7), veil(colour, 0.6), 2),
    ring(x, y, 240, veil(colour, 0.8), 2.5),
    stroke(petals(x, y, 24, 248, 330, 1.15), paint(0.75), 2.5),
    stroke(petals(x, y, 32, 346, 440, 1.2), paint(0.5), 2),
    stroke(petals(x, y, 40, 452, 540, 1.2), paint(0.35), 2),
    ...times(24, (i) => {
      const turn = ((i + 0.5) / 24) * 2 * Math.PI
      return disc(x + 296 * Math.cos(turn), y + 296 * Math.sin(turn), 4.5, veil(colour, 0.8))
    }).filter(({ box }) => box.x > 680),
  ]
}

/** Warm light, and a mandala around the mark. */
export const saffron: Compose = ({ fill, on, tone, card, ink }) => {
  const isLight = on !== '#ffffff'
  const light = tone(0.8, 0.16, 14)
  const low = isLight ? tone(0.7, 0.17, -12) : tone(0.4, 0.15, -14)
  const text = isLight ? inkOn(fill, tone(0.27, 0.1, -20), tone(0.2, 0.06, -20), on) : on
  const lines = isLight ? '#fff6df' : '#ffe9bf'
  const deep = inkOn('#ffffff', tone(0.45, 0.14, -16), tone(0.36, 0.12, -16), ink)
  return {
    ground: fade([0, 0], [1, 1], isLight ? light : fill, fill, low),
    scenery: [
      disc(950, 315, 460, glow([0.5, 0.5], 0.5, veil(light, 0.8), veil(light, 0))),
      ...mandala(950, 315, lines),
    ],
    words: [
      disc(950, 315, 138, card, { shadow: { x: 0, y: 8, blur: 36, colour: '#00000040' } }),
      ...mark(at(950 - 122, 315 - 122, 244, 244), {
        radius: 122,
        from: deep,
        to: deep,
        ink: '#ffffff',
        family: 'rounded',
      }),
      stack(at(68, 48, 584, 410), 'middle', [
        words(at(0, 0, 560, 46), '{{about}}', text, 34, { maxLines: 1, family: 'rounded', minSize: 24 }),
        words(at(0, 4, 584, 252), '{{name}}', text, 84, {
          maxLines: 4,
          minSize: 42,
          balance: true,
          family: 'rounded',
          lineHeight: 1.04,
        }),
        words(at(0, 12, 560, 92), '{{line}}', text, 33, {
          maxLines: 2,
          minSize: 26,
          weight: 'regular',
          family: 'rounded',
          balance: true,
        }),
      ]),
      ...phone(at(68, 476, 460, 90), { ink: deep, plate: card, size: 45, family: 'rounded' }),
    ],
    poster: {
      family: 'rounded',
      ink: text,
      code: deep,
      head: [group(at(0, 0, 1200, 660), mandala(1110, 90, lines), { opacity: 0.7 })],
    },
  }
}

import type { ShapeElement } from '@parichay/scene/elements/shape.ts'
import { at, path, rect, stack, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { inkOn } from '../palette.ts'
import { mark, phone } from '../parts.ts'

const hazard = times(17, (i) => `M${i * 84 - 60} 0h42l-30 30h-42z`).join('')
const gear = (x: number, y: number, r: number, teeth: number) => {
  const point = (radius: number, turn: number) =>
    `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`
  const step = (2 * Math.PI) / teeth
  const outer = times(teeth, (i) => {
    const t = i * step
    return `${i ? 'L' : 'M'}${point(r * 0.8, t - step * 0.32)}L${point(r, t - step * 0.18)}L${point(r, t + step * 0.18)}L${point(r * 0.8, t + step * 0.32)}`
  }).join('')
  return `${outer}zM${x + r * 0.42} ${y}a${r * 0.42} ${r * 0.42} 0 1 0-${r * 0.84} 0a${r * 0.42} ${r * 0.42} 0 1 0 ${r * 0.84} 0z`
}

const wheel = (data: string, fill: string): ShapeElement => ({
  kind: 'shape',
  box: at(0, 0, 1200, 630),
  outline: { type: 'path', view: [1200, 630], data, rule: 'evenodd' },
  fill,
})

/** Black and the card's colour, tall letters, the number as large as the name. */
export const garage: Compose = ({ fill, on, tone }) => {
  const [black, steel] = ['#131211', '#2a2826']
  const paint = on === '#ffffff' ? tone(0.78, 0.17) : fill
  const dark = inkOn(paint, black)
  return {
    ground: black,
    scenery: [
      wheel(gear(1010, 230, 270, 14), steel),
      wheel(gear(760, 60, 120, 10), veil(steel, 0.8)),
      rect(at(0, 0, 1200, 30), paint),
      path(hazard, black, {}, at(0, 0, 1200, 315)),
    ],
    words: [
      rect(at(0, 30, 1200, 5), black),
      ...mark(at(1010 - 112, 230 - 112, 224, 224), {
        radius: 112,
        from: paint,
        to: paint,
        ink: dark,
        family: 'condensed',
      }),
      stack(at(60, 48, 790, 384), 'middle', [
        words(at(0, 0, 760, 46), '{{about}}', paint, 38, {
          family: 'condensed',
          capitals: true,
          letterSpacing: 0.06,
          maxLines: 1,
          minSize: 28,
        }),
        words(at(0, 6, 790, 208), '{{name}}', '#ffffff', 124, {
          family: 'condensed',
          capitals: true,
          maxLines: 3,
          minSize: 56,
          balance: true,
          lineHeight: 0.94,
        }),
        words(at(0, 10, 760, 90), '{{line}}', '#d8d3cb', 38, {
          family: 'condensed',
          weight: 'regular',
          maxLines: 2,
          minSize: 32,
          lineHeight: 1.05,
        }),
      ]),
      rect(at(0, 440, 1200, 190), paint),
      ...phone(at(60, 446, 1080, 184), { ink: dark, size: 128, family: 'condensed' }),
    ],
    poster: {
      family: 'condensed',
      ink: '#ffffff',
      code: black,
      head: [
        wheel(gear(1090, 300, 260, 14), steel),
        rect(at(0, 0, 1200, 60), paint),
        path(hazard, black, {}, at(0, 0, 1200, 630)),
      ],
    },
  }
}

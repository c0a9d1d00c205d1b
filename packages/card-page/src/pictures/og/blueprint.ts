import { at, disc, glow, rect, stack, stroke, times, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { mark, phone } from '../parts.ts'

const lines = (step: number, from = 0) =>
  times(Math.ceil(1200 / step), (i) => `M${from + i * step} 0v630`).join('') +
  times(Math.ceil(630 / step), (i) => `M0 ${from + i * step}h1200`).join('')

/** A sheet of drawing paper: grid, measures, a plan, and the title block in the corner. */
export const blueprint: Compose = ({ tone, pale }) => {
  const [ground, white] = [tone(0.37, 0.1), '#ffffff']
  const thin = veil(white, 0.75)
  return {
    ground: glow([0.4, 0.35], 0.8, tone(0.43, 0.11), ground),
    scenery: [
      stroke(lines(20), veil(white, 0.055), 1),
      stroke(lines(100, 20), veil(white, 0.13), 1.2),
      rect(at(28, 28, 1144, 574), '#00000000', 0, { stroke: { paint: thin, width: 2.5 } }),
      stroke(
        'M780 84h300v216h-130v-76h-60v76h-110zM780 190h110M964 84v86M1080 190h-60',
        veil(white, 0.55),
        4,
        { join: 'miter' },
      ),
      stroke('M890 300a60 60 0 0 1 60-60M1020 190a56 56 0 0 1 56-56', veil(white, 0.4), 2, { dash: [7, 6] }),
      stroke('M780 60h300M780 50v20M1080 50v20M1108 84v216M1098 84h20M1098 300h20', veil(white, 0.5), 2),
      disc(780, 60, 4, white),
      disc(1080, 60, 4, white),
    ],
    words: [
      words(at(72, 64, 640, 40), '{{about}}', pale, 28, {
        maxLines: 1,
        capitals: true,
        letterSpacing: 0.1,
        minSize: 20,
      }),
      stack(at(72, 112, 672, 318), 'middle', [
        words(at(0, 0, 672, 212), '{{name}}', white, 84, {
          maxLines: 3,
          minSize: 44,
          balance: true,
          lineHeight: 1.08,
        }),
        words(at(0, 12, 660, 88), '{{line}}', pale, 32, { maxLines: 2, minSize: 27, weight: 'regular' }),
      ]),
      rect(at(28, 446, 1144, 156), veil(tone(0.26, 0.08), 0.6), 0, { stroke: { paint: thin, width: 2.5 } }),
      stroke('M208 446v156M760 446v156', thin, 2.5),
      ...mark(at(60, 466, 116, 116), { radius: 8, plate: white, from: white, to: white, ink: ground }),
      ...phone(at(244, 446, 500, 156), { ink: white, size: 52 }),
      words(at(792, 446, 352, 156), '{{address}}', pale, 25, {
        weight: 'regular',
        maxLines: 2,
        valign: 'middle',
        minSize: 18,
      }),
    ],
    poster: {
      family: 'sans',
      ink: white,
      code: ground,
      head: [
        stroke(`${lines(24)}${lines(24, 12)}`, veil(white, 0.05), 1),
        stroke(lines(120), veil(white, 0.16), 1.4),
        stroke('M60 60h1080M60 46v28M1140 46v28M60 420h1080', veil(white, 0.5), 2),
        disc(60, 60, 5, white),
        disc(1140, 60, 5, white),
      ],
    },
  }
}

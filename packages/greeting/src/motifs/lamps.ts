import type { Element } from '@parichay/scene/element.ts'
import {
  around,
  beads,
  chance,
  disc,
  fade,
  glow,
  line,
  type Motif,
  motif,
  path,
  polar,
  round,
  star,
} from './draw.ts'

const flameAt = (x: number, y: number, size: number): Element[] => {
  const s = size / 100
  const at = (px: number, py: number) => `${x + px * s} ${y + py * s}`
  return [
    path(
      `M${at(0, -62)}C${at(22, -34)} ${at(26, -14)} ${at(18, 0)}C${at(10, 10)} ${at(-10, 10)} ${at(-18, 0)}C${at(-26, -14)} ${at(-10, -34)} ${at(0, -62)}Z`,
      '#ff9a1f',
    ),
    path(
      `M${at(0, -42)}C${at(13, -22)} ${at(15, -8)} ${at(10, 0)}C${at(5, 6)} ${at(-5, 6)} ${at(-10, 0)}C${at(-15, -8)} ${at(-6, -24)} ${at(0, -42)}Z`,
      '#ffd24a',
    ),
    path(
      `M${at(0, -22)}C${at(6, -11)} ${at(7, -3)} ${at(4, 1)}C${at(2, 3)} ${at(-2, 3)} ${at(-4, 1)}C${at(-7, -3)} ${at(-3, -12)} ${at(0, -22)}Z`,
      '#fff6cf',
    ),
  ]
}

/** A clay lamp with its flame. */
export const diya = ({ clay = '#c8562b', dark = '#8f3518', trim = '#ffd27a', shine = true } = {}): Motif =>
  motif(
    ...(shine ? [disc(50, 36, 46, glow(['#ffdf8a99', '#ffc24a44', '#ffb02e00']))] : []),
    path('M6 58C8 84 32 94 50 94C68 94 92 84 94 58C80 70 20 70 6 58Z', fade([clay, dark])),
    path('M6 58C22 50 78 50 94 58C80 70 20 70 6 58Z', dark),
    path('M17 59C30 54 70 54 83 59C70 65 30 65 17 59Z', '#5a1f0d'),
    line('M12 70C30 82 70 82 88 70', trim, 1.6),
    path(
      [-30, -20, -10, 0, 10, 20, 30].map((d) => round(50 + d, 84 - Math.abs(d) * 0.12, 1.7)).join(''),
      trim,
    ),
    line('M50 60L50 50', '#3b1508', 2),
    ...flameAt(50, 48, 62),
  )

/** A brass lamp on a foot with five flames. */
export const brassLamp = (brass = '#d9a12a', dark = '#9a6a10'): Motif =>
  motif(
    disc(50, 26, 44, glow(['#ffdf8a77', '#ffc24a33', '#ffb02e00'])),
    path('M34 96C36 90 44 90 46 84L46 46L54 46L54 84C56 90 64 90 66 96Z', fade([brass, dark], 90)),
    path(round(50, 56, 6) + round(50, 70, 4.5), brass),
    path('M18 36C22 50 38 52 50 52C62 52 78 50 82 36C70 42 30 42 18 36Z', fade([brass, dark])),
    path('M28 97L72 97L76 100L24 100Z', dark),
    ...[24, 37, 50, 63, 76].flatMap((x, i) => flameAt(x, 34 - (i === 2 ? -3 : i % 2 ? -2 : 0), 30)),
  )

/** A wax candle. */
export const candle = (wax = '#fdf3e0', shade = '#e4cfae'): Motif =>
  motif(
    disc(50, 26, 26, glow(['#ffdf8aaa', '#ffc24a44', '#ffb02e00'])),
    path('M38 42C44 38 56 38 62 42L62 98L38 98Z', fade([wax, shade], 90)),
    path('M38 42C40 56 44 56 44 48C46 62 50 60 50 48C54 54 56 50 62 42C56 38 44 38 38 42Z', wax),
    line('M50 40L50 34', '#5a4a3a', 1.4),
    ...flameAt(50, 34, 40),
  )

/** A hanging star lantern, as for Diwali and Christmas. */
export const starLantern = (light = '#ffd24a', dark = '#e0601f'): Motif =>
  motif(
    line('M50 0L50 16', '#ffffff88', 0.8),
    disc(50, 46, 46, glow(['#ffe9a877', '#ffd24a22', '#ffd24a00'])),
    path(star(50, 46, 8, 34, 17), fade([light, dark])),
    ...around(8, () => [path('M50 16L50 50L56 32Z', '#00000022')]).map((one) => ({
      ...one,
      shift: [0, -4] as [number, number],
    })),
    disc(50, 46, 8, '#fff6cf'),
    line('M44 78L42 96M50 80L50 100M56 78L58 96', light, 1.6),
  )

/** A pierced metal lantern. */
export const fanous = (metal = '#c9962f', glass = '#ffdd8a', dark = '#7a5514'): Motif =>
  motif(
    line('M50 0L50 12', metal, 1),
    { ...disc(50, 12, 3.4), stroke: { paint: metal, width: 1.4 } },
    disc(50, 56, 44, glow(['#ffdf8a66', '#ffc24a22', '#ffb02e00'])),
    path('M50 14C56 22 64 24 66 32L34 32C36 24 44 22 50 14Z', fade([metal, dark])),
    path('M30 32L70 32L72 36L28 36Z', metal),
    path('M30 36L70 36L76 56L68 80L32 80L24 56Z', fade([glass, '#f4a93a'])),
    line('M30 36L24 56L32 80M70 36L76 56L68 80M44 36L42 56L45 80M56 36L58 56L55 80M24 56L76 56', dark, 1.5),
    path(star(50, 57, 8, 7, 3.6), '#fff8dc'),
    path('M30 80L70 80L66 86L34 86Z', fade([metal, dark])),
    path('M40 86L60 86L56 94L44 94Z', dark),
  )

/** Fireworks: a burst of trails that end in sparks. */
export const firework = (colours: string[], count = 18): Motif =>
  motif(
    ...colours.map((colour, i) => {
      const reach = 47 - i * 11
      const from = (i * 180) / count
      const trails = Array.from({ length: count }, (_, k) => {
        const degrees = from + (k * 360) / count
        const [ax, ay] = polar(50, 50, reach * 0.34, degrees)
        const [bx, by] = polar(50, 50, reach * 0.86, degrees)
        return `M${ax} ${ay}L${bx} ${by}`
      }).join('')
      return line(trails, colour, 1.1)
    }),
    ...colours.map((colour, i) => path(beads(count, 47 - i * 11, 1.7, { from: (i * 180) / count }), colour)),
  )

/** A bonfire of logs. */
export const bonfire = (): Motif =>
  motif(
    disc(50, 54, 50, glow(['#ffb84a88', '#ff8a1f33', '#ff8a1f00'])),
    ...flameAt(34, 74, 62),
    ...flameAt(66, 74, 62),
    ...flameAt(50, 76, 100),
    path('M16 84L78 74L82 82L20 93Z', '#6d3a1c'),
    path('M84 84L22 74L18 82L80 93Z', '#8a4d27'),
    path(round(18, 88.5, 4.5) + round(82, 88.5, 4.5), '#c98a55'),
    ...sparks(9, 12, '#ffd24a', { x: 10, y: 4, width: 80, height: 40 }, 1.1),
  )

/** Loose dots over a field. */
export function sparks(
  seed: number,
  count: number,
  colour: string,
  field: { x: number; y: number; width: number; height: number },
  r: number,
): Element[] {
  const next = chance(seed)
  return Array.from({ length: count }, () =>
    disc(field.x + next() * field.width, field.y + next() * field.height, r * (0.5 + next()), colour),
  )
}

import type { Element } from '@parichay/scene/element.ts'
import {
  block,
  disc,
  fade,
  glow,
  line,
  type Motif,
  motif,
  oval,
  path,
  petals,
  polar,
  ring,
  round,
  scallop,
  star,
} from './draw.ts'

/** A decorated fir with a star. */
export const fir = (
  leaf = '#1f7a4c',
  dark = '#145535',
  balls: string[] = ['#e8442e', '#f2b632', '#ffffff'],
): Motif =>
  motif(
    block(44, 84, 12, 14, '#7a4a22', 1),
    ...[
      [86, 40, 44],
      [64, 33, 38],
      [42, 25, 34],
    ].flatMap(([base, half, height]): Element[] => {
      const top = base! - height!
      const [l, r] = [50 - half!, 50 + half!]
      const step = (half! * 2) / 6
      const hem = Array.from(
        { length: 6 },
        (_, i) => `Q${r - step * (i + 0.5)} ${base! + 7} ${r - step * (i + 1)} ${base! - (i % 2 ? 0 : 2)}`,
      ).join('')
      return [
        path(
          `M50 ${top}C54 ${top + 14} ${r - 10} ${base! - 8} ${r} ${base}${hem}C${l + 10} ${base! - 8} 46 ${top + 14} 50 ${top}Z`,
          fade([leaf, dark]),
        ),
        line(
          `M${l + half! * 0.5} ${base! - 9}Q50 ${base! + 1} ${r - half! * 0.5} ${base! - 9}`,
          '#f7d774',
          1.1,
        ),
      ]
    }),
    ...[
      [40, 34],
      [58, 30],
      [34, 56],
      [52, 52],
      [66, 58],
      [26, 78],
      [44, 74],
      [60, 78],
      [76, 80],
    ].map(([x, y], i) => disc(x!, y!, 2.9, balls[i % balls.length])),
    disc(50, 9, 14, glow(['#ffe9a8aa', '#ffe9a800'])),
    path(star(50, 9, 5, 9, 4), '#ffd24a'),
  )

/** Two bells with a bow. */
export const bells = (gold = '#f2b632', dark = '#c07f12', bow = '#c0272d'): Motif => {
  const bell = (): Element[] => [
    path(
      'M50 22C62 22 66 34 67 48C68 60 74 64 76 70L24 70C26 64 32 60 33 48C34 34 38 22 50 22Z',
      fade([gold, dark], 90),
    ),
    disc(50, 73, 6, dark),
    line('M30 64L70 64', '#fff3c4', 1.6),
  ]
  return motif(
    {
      kind: 'group',
      box: { x: -12, y: 14, width: 100, height: 100 },
      rotation: 20,
      scale: 0.9,
      children: bell(),
    },
    {
      kind: 'group',
      box: { x: 22, y: 14, width: 100, height: 100 },
      rotation: -20,
      scale: 0.9,
      children: bell(),
    },
    path('M50 22C34 2 14 8 16 20C18 30 36 30 50 22C66 2 86 8 84 20C82 30 64 30 50 22Z', bow),
    path('M48 22L34 46L42 46L44 52L54 24ZM52 22L66 46L58 46L56 52L46 24Z', bow),
    disc(50, 22, 5.4, '#e8564f'),
  )
}

/** A wrapped present. */
export const gift = (box = '#c0272d', lid = '#e8442e', ribbon = '#ffd24a'): Motif =>
  motif(
    path('M50 30C34 4 12 12 20 24C26 32 40 32 50 30C66 4 88 12 80 24C74 32 60 32 50 30Z', undefined, {
      stroke: { paint: ribbon, width: 4.4, join: 'round' },
    }),
    block(14, 44, 72, 50, fade([box, box]), 3),
    block(9, 30, 82, 17, lid, 3),
    block(43, 30, 14, 64, ribbon),
    path('M14 47L86 47L86 52L14 52Z', '#00000022'),
  )

/** A bow of six arms of snow. */
export const snowflake = (paint: string): Motif =>
  motif(
    line(
      Array.from({ length: 6 }, (_, i) => {
        const at = (r: number, d: number) => polar(50, 50, r, i * 60 + d).join(' ')
        return `M50 50L${at(46, 0)}M${at(28, 0)}L${at(38, 16)}M${at(28, 0)}L${at(38, -16)}M${at(16, 0)}L${at(24, 26)}M${at(16, 0)}L${at(24, -26)}`
      }).join(''),
      paint,
      2.6,
    ),
  )

/** A painted egg. */
export const egg = (fill = '#f7a8c4', band = '#ffffff', dots = '#8fd3f4'): Motif =>
  motif(
    path(
      'M50 8C74 8 86 44 86 62C86 84 70 96 50 96C30 96 14 84 14 62C14 44 26 8 50 8Z',
      glow(['#ffffff88', fill, fill], [0.36, 0.34], 0.7),
    ),
    line('M17 50L28 42L39 50L50 42L61 50L72 42L83 50', band, 3.6),
    line('M15 66C34 74 66 74 85 66', band, 3),
    path(
      [30, 43, 57, 70].map((x) => round(x, 60, 2.6)).join('') +
        [36, 50, 64].map((x) => round(x, 82, 2.6)).join('') +
        [40, 50, 60].map((x) => round(x, 26, 2.2)).join(''),
      dots,
    ),
  )

/** A white lily. */
export const lily = (petal = '#ffffff', shade = '#e8f0e2', leaf = '#4b8f52'): Motif =>
  motif(
    line('M50 60C50 76 48 88 46 100', leaf, 3),
    path('M48 88C34 86 26 76 24 66C38 68 46 76 48 88ZM48 82C60 80 70 70 72 58C60 62 50 70 48 82Z', leaf),
    path(petals(6, 2, 42, 13, { x: 50, y: 40, belly: 0.55, blunt: 0.02 }), petal, {
      stroke: { paint: '#c9d6c4', width: 0.8 },
    }),
    line(petals(6, 4, 34, 0.4, { x: 50, y: 40 }), shade, 1.4),
    path(petals(6, 0, 14, 1, { x: 50, y: 40, from: 30 }), '#d8c23a'),
    path(scallop(50, 40, 5, 8), '#e0b52a'),
  )

/** A string of little flags across a width, drawn from its left end. */
export function bunting(
  { x, y, width, sag, count }: { x: number; y: number; width: number; sag: number; count: number },
  colours: string[],
  cord = '#ffffff',
): Element[] {
  const at = (share: number): [number, number] => [x + width * share, y + sag * 4 * share * (1 - share)]
  const step = width / count
  const field = { x, y, width, height: Math.max(sag, 1) }
  const cordLine: Element = {
    kind: 'shape',
    box: field,
    outline: { type: 'path', view: [100, 100], data: 'M0 0C33 133 67 133 100 0' },
    stroke: { paint: cord, width: 4 },
  }
  return [
    cordLine,
    ...Array.from({ length: count }, (_, i): Element => {
      const [ax, ay] = at((i + 0.08) / count)
      const [bx, by] = at((i + 0.92) / count)
      const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
      return motif(
        path('M0 0L100 0L50 108Z', colours[i % colours.length]),
        path('M0 0L100 0L96 9L4 9Z', '#00000022'),
      )({
        x: (ax + bx) / 2 - Math.sin((turn * Math.PI) / 180) * step * 0.4,
        y: (ay + by) / 2 + step * 0.4,
        size: step * 0.84,
        turn,
      })
    }),
  ]
}

/** A balloon with its string. */
export const balloon = (fill: string, light = '#ffffff'): Motif =>
  motif(
    line('M50 72C44 80 56 88 50 100', `${fill}`, 1),
    path(
      'M50 2C70 2 80 18 78 36C76 54 62 66 50 70C38 66 24 54 22 36C20 18 30 2 50 2Z',
      glow([`${light}`, fill, fill], [0.38, 0.2], 0.62),
    ),
    path('M50 69L45 76L55 76Z', fill),
    line('M34 18C30 24 29 30 30 36', '#ffffffaa', 2.6),
  )

/** Paper scraps over a field. */
export function confetti(
  next: () => number,
  count: number,
  field: { x: number; y: number; width: number; height: number },
  colours: string[],
  size = 20,
): Element[] {
  return Array.from({ length: count }, (_, i) => {
    const spot = {
      x: field.x + next() * field.width,
      y: field.y + next() * field.height,
      size: size * (0.6 + next() * 0.8),
      turn: next() * 360,
    }
    const fill = colours[i % colours.length]!
    return motif(
      i % 3 === 0
        ? oval(50, 50, 34, 34, fill)
        : i % 3 === 1
          ? block(8, 34, 84, 32, fill, 6)
          : ring(50, 50, 30, fill, 14),
    )(spot)
  })
}

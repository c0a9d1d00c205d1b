import type { Element } from '@parichay/scene/element.ts'
import {
  around,
  beads,
  blade,
  disc,
  line,
  type Motif,
  motif,
  path,
  petals,
  ring,
  round,
  scallop,
  star,
} from './draw.ts'

/** A pattern of rings and petals, from the edge inwards. `count` is the symmetry. */
export const mandala = (colours: string[], count = 16): Motif => {
  const colour = (i: number) => colours[i % colours.length]!
  return motif(
    path(scallop(50, 50, 46, count * 2, 0.05), colour(0)),
    path(petals(count, 28, 45, 5.4, { belly: 0.45, blunt: 0.02 }), colour(1)),
    path(petals(count, 30, 41, 2.4, { belly: 0.45, blunt: 0.02 }), colour(0)),
    path(beads(count, 45.5, 1.2, { from: 180 / count }), colour(2)),
    ring(50, 50, 28, colour(2), 1.2),
    path(petals(count, 14, 27, 4, { belly: 0.7, blunt: 0.4, from: 180 / count }), colour(2)),
    path(beads(count, 25, 0.9), colour(1)),
    ring(50, 50, 14.5, colour(1), 0.9),
    path(petals(Math.round(count / 2), 3, 13.5, 4.2, { belly: 0.6, blunt: 0.1 }), colour(1)),
    disc(50, 50, 4, colour(2)),
  )
}

/** The same as thin lines, for grounds. */
export const lineMandala = (paint: string, width = 0.5, count = 18): Motif =>
  motif(
    ring(50, 50, 49, paint, width),
    line(scallop(50, 50, 45, count, 0.06), paint, width),
    line(petals(count, 30, 46, 6, { belly: 0.5, blunt: 0.02 }), paint, width),
    line(petals(count, 32, 41, 2.6, { belly: 0.5, blunt: 0.02, from: 180 / count }), paint, width),
    ring(50, 50, 30, paint, width),
    path(beads(count * 2, 28, 0.7), paint),
    line(petals(count, 14, 27, 5, { belly: 0.6, blunt: 0.1 }), paint, width),
    ring(50, 50, 14, paint, width),
    line(petals(Math.round(count / 2), 2, 13, 4, { belly: 0.6, blunt: 0.02 }), paint, width),
  )

/** Floor powder: dots, loops and petals, broad and by hand. */
export const rangoli = (colours: string[], count = 8): Motif => {
  const [edge, petal, second, heart, white = '#ffffff'] = colours as [string, string, string, string, string?]
  return motif(
    path(petals(count, 22, 49, 11, { belly: 0.62, blunt: 0.05 }), edge),
    line(petals(count, 24, 45, 8, { belly: 0.62, blunt: 0.05 }), white, 1),
    path(petals(count, 22, 40, 6, { belly: 0.7, blunt: 0.3, from: 180 / count }), second),
    path(beads(count, 44, 1.9, { from: 180 / count }), second),
    disc(50, 50, 25, petal),
    ring(50, 50, 25, white, 1.1),
    path(petals(count, 7, 23, 6.4, { belly: 0.6, blunt: 0.2 }), heart),
    line(petals(count, 9, 20, 3.6, { belly: 0.6, blunt: 0.1 }), white, 0.8),
    path(beads(count * 2, 21.5, 0.9, { from: 90 / count }), white),
    disc(50, 50, 7, edge),
    path(petals(6, 0, 6, 2, { blunt: 0.4 }), white),
  )
}

/** A flower carpet of rings of petals, as at Onam. */
export const flowerCarpet = (colours: string[]): Motif =>
  motif(
    ...colours.flatMap((colour, i): Element[] => {
      const r = 48 - (i * 44) / colours.length
      return [
        path(scallop(50, 50, r, 40 - i * 4, 0.035, i * 4), colour),
        path(beads(44 - i * 5, r - 2.2, 0.75), '#ffffff66'),
      ]
    }),
    path(petals(8, 0, 9, 3.2, { blunt: 0.2 }), '#ffffff'),
    disc(50, 50, 2.4, colours[0]!),
  )

/** A curled leaf shape of shawls. */
export const paisley = (fill = '#b3202c', inner = '#f5b81c', core = '#ffffff'): Motif =>
  motif(
    path(
      'M50 96C22 96 12 70 26 48C36 32 54 30 58 16C60 8 54 4 48 6C62 -4 80 10 76 34C74 50 84 58 82 72C80 88 66 96 50 96Z',
      fill,
    ),
    line(
      'M50 90C28 90 20 70 32 52C42 38 60 36 65 20C72 30 70 44 70 50C72 60 78 64 76 74C73 84 62 90 50 90Z',
      inner,
      1.6,
    ),
    path(petals(8, 5, 17, 4.4, { x: 50, y: 68, blunt: 0.2 }), inner),
    disc(50, 68, 5, core),
    path([0, 1, 2, 3].map((i) => round(58 + i * 2.6, 47 - i * 6, 2 - i * 0.25)).join(''), core),
  )

/** A paper peacock feather eye on its stem. */
export const peacockFeather = (): Motif =>
  motif(
    line('M50 100C47 80 49 62 50 44', '#b98a2e', 1.4),
    line(
      Array.from({ length: 13 }, (_, i) => {
        const y = 96 - i * 3.6
        const w = 13 + i * 1.3
        return `M50 ${y}Q${50 - w * 0.6} ${y - 5} ${50 - w} ${y - 15}M50 ${y}Q${50 + w * 0.6} ${y - 5} ${50 + w} ${y - 15}`
      }).join(''),
      '#1f8a5b',
      1,
    ),
    path(petals(26, 10, 33, 1.8, { x: 50, y: 32, blunt: 0.3 }), '#27a06a'),
    path('M50 4C70 6 80 24 74 42C68 58 56 62 50 62C44 62 32 58 26 42C20 24 30 6 50 4Z', '#8db83a'),
    path('M50 10C66 12 74 26 69 40C64 53 55 56 50 56C45 56 36 53 31 40C26 26 34 12 50 10Z', '#d9a12a'),
    path('M50 17C62 18 67 28 63 39C60 48 54 51 50 51C46 51 40 48 37 39C33 28 38 18 50 17Z', '#12a0a8'),
    path('M50 26C54 20 62 24 60 34C58 42 53 46 50 47C47 46 42 42 40 34C38 24 46 20 50 26Z', '#1b2a78'),
  )

/** A many-rayed dharma wheel. */
export const wheel = (paint: string, spokes = 24): Motif =>
  motif(
    ring(50, 50, 45, paint, 5),
    ...around(spokes, () => [path('M49 50L49.4 7L50.6 7L51 50Z', paint)]),
    path(beads(spokes, 41.2, 1.1, { from: 180 / spokes }), paint),
    disc(50, 50, spokes > 12 ? 8 : 11, paint),
  )

/** A wheel of eight broad spokes. */
export const dharmaWheel = (paint: string, light: string): Motif =>
  motif(
    path(beads(8, 46, 4), paint),
    ring(50, 50, 37, paint, 7),
    ring(50, 50, 37, light, 1.2, [0.1, 4.2]),
    ...around(8, () => [path('M47.6 50L46.8 16L53.2 16L52.4 50Z', paint)]),
    disc(50, 50, 12, paint),
    path(petals(8, 2, 10, 2.4), light),
  )

/** A broad frame ornament for corners, growing right and down from the left upper one. */
export const corner = (paint: string, second: string): Motif =>
  motif(
    line('M4 96C4 44 44 4 96 4', paint, 1.4),
    line('M12 92C14 50 50 14 92 12', second, 0.8),
    path(blade(14, 14, 44, 9, 135) + blade(14, 14, 34, 8, 95) + blade(14, 14, 34, 8, 175), paint),
    path(blade(14, 14, 24, 4, 135), second),
    disc(12, 12, 5, second),
    path(
      [0, 1, 2]
        .map(
          (i) =>
            round(62 + i * 11, 10 - i * 1.4, 1.8 - i * 0.3) + round(10 - i * 1.4, 62 + i * 11, 1.8 - i * 0.3),
        )
        .join(''),
      second,
    ),
  )

/** A heart. */
export const heart = (fill: string, shade: string): Motif =>
  motif(
    path(
      'M50 92C20 68 4 52 4 30C4 15 15 6 28 6C37 6 45 11 50 19C55 11 63 6 72 6C85 6 96 15 96 30C96 52 80 68 50 92Z',
      fill,
    ),
    path('M50 92C80 68 96 52 96 30C96 22 93 16 88 12C90 38 74 60 44 87Z', shade),
    line('M16 34C15 24 21 17 29 16', '#ffffff99', 3.4),
  )

/** A plate with a wavy edge for words. */
export const medallion = (fill: string, edge: string, second: string, bumps = 24): Motif =>
  motif(
    path(scallop(50, 50, 48, bumps, 0.04), edge),
    path(scallop(50, 50, 45.5, bumps, 0.04), fill),
    ring(50, 50, 41.5, second, 0.5),
    path(beads(bumps * 2, 39.8, 0.42), second),
  )

/** A burst of points, for prices. */
export const burst = (fill: string, points = 22, inner = 42): Motif =>
  motif(path(star(50, 50, points, 49, inner), fill))

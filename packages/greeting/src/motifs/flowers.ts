import type { Element } from '@parichay/scene/element.ts'
import { beads, blade, disc, fade, glow, line, type Motif, motif, path, petals, scallop } from './draw.ts'

/** Three tones of one flower: edge, middle, heart. */
export type Tones = [string, string, string]
/** Marigold as it hangs at doors. */
export const orangeTones: Tones = ['#f08a12', '#f9a825', '#e0700a']
/** The yellow sort. */
export const yellowTones: Tones = ['#f5b81c', '#ffd54a', '#e09a0a']

const flowerHead = (x: number, y: number, r: number, [edge, middle, heart]: Tones): Element[] => [
  path(scallop(x, y, r, 13, 0.16), edge),
  path(scallop(x, y, r * 0.76, 11, 0.2, 12), middle),
  path(scallop(x, y, r * 0.52, 9, 0.24), edge),
  path(scallop(x, y, r * 0.28, 7, 0.3, 9), heart),
]

/** A marigold from above. */
export const marigold = (tones: Tones = orangeTones): Motif => motif(...flowerHead(50, 50, 46, tones))

/** A rose-like open flower with leaves. */
export const blossom = ({
  tones = ['#e84a7f', '#f778a1', '#c2185b'] as Tones,
  count = 5,
  leaf = '#3f8f4f',
  heart = '#ffd54a',
} = {}): Motif =>
  motif(
    path(blade(50, 50, 50, 13, 125) + blade(50, 50, 50, 13, 235), leaf),
    path(petals(count, 0, 44, 26, { blunt: 0.55, belly: 0.75 }), tones[0]),
    path(petals(count, 0, 33, 17, { blunt: 0.5, belly: 0.75 }), tones[1]),
    line(petals(count, 6, 26, 0.3), tones[2], 1.2),
    disc(50, 50, 9, heart),
    path(beads(9, 8, 1.5), tones[2]),
  )

/** A lotus from the side; two colours, light at the tips. */
export function lotus({
  deep = '#d6336c',
  light = '#f9a8c4',
  leaf = '#2f8f5b' as string | null,
} = {}): Motif {
  const back = fade([light, deep])
  const front = fade([light, light, deep])
  const one = (degrees: number, length: number, width: number, fill: ReturnType<typeof fade>) =>
    path(blade(50, 80, length, width, degrees, { belly: 0.62, blunt: 0.02 }), fill, {
      stroke: { paint: `${deep}66`, width: 0.7 },
    })
  return motif(
    ...(leaf
      ? [
          path('M4 82C22 72 40 76 50 82C60 76 78 72 96 82C82 94 64 94 50 87C36 94 18 94 4 82Z', leaf),
          line('M14 83C26 81 38 82 46 85M86 83C74 81 62 82 54 85', '#ffffff55', 0.8),
        ]
      : []),
    ...[-74, 74, -52, 52].map((degrees, i) => one(degrees, i < 2 ? 46 : 54, 13, back)),
    ...[-27, 27].map((degrees) => one(degrees, 63, 15, back)),
    one(0, 70, 17, front),
    ...[-40, 40].map((degrees) => one(degrees, 44, 13, front)),
    ...[-15, 15].map((degrees) => one(degrees, 46, 12, front)),
  )
}

/** A string of flowers hung between two points that are `width` apart, `sag` deep; drawn from the left upper corner. */
export function garland(
  { x, y, width, sag, size }: { x: number; y: number; width: number; sag: number; size: number },
  tones: Tones[] = [orangeTones, yellowTones],
  leaf = '#3c8a3f',
): Element[] {
  const count = Math.max(3, Math.round(Math.hypot(width, sag * 2) / (size * 0.82)))
  return Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count
    const spot = { x: x + width * share, y: y + sag * 4 * share * (1 - share) }
    return { share, spot, i }
  }).flatMap(({ spot, i }) => [
    ...(i % 4 === 2
      ? [
          motif(path(blade(50, 50, 62, 14, 150) + blade(50, 50, 62, 14, 205), leaf))({
            ...spot,
            size: size * 1.1,
          }),
        ]
      : []),
    marigold(tones[i % tones.length])({ ...spot, size, turn: i * 23 }),
  ])
}

/** A door string: mango leaves and marigolds hanging in turn from a cord across the top. */
export function toran(
  { x, y, width, drop, count }: { x: number; y: number; width: number; drop: number; count: number },
  { leaf = ['#2e7d32', '#4caf50'], tones = [orangeTones, yellowTones], cord = '#8d5a1a' } = {},
): Element[] {
  const step = width / count
  const cordLine: Element = {
    kind: 'shape',
    box: { x, y: y - 5, width, height: 10 },
    outline: { type: 'rect' },
    fill: cord,
  }
  const hanging = Array.from({ length: count }, (_, i): Element[] => {
    const middle = x + step * (i + 0.5)
    if (i % 2 === 0)
      return [
        motif(
          path(blade(50, 2, 94, 24, 180, { belly: 0.45 }), fade([leaf[0]!, leaf[1]!])),
          line('M50 4L50 88', '#ffffff55', 1.4),
          line('M50 26L38 38M50 26L62 38M50 44L38 57M50 44L62 57M50 62L42 71M50 62L58 71', '#ffffff33', 1.2),
        )({ x: middle, y: y + drop / 2, size: drop }),
      ]
    const size = Math.min(step * 1.12, drop * 0.5)
    return [0, 1, 2].map((k) =>
      marigold(tones[(k + (i >> 1)) % tones.length])({
        x: middle,
        y: y + size * (0.35 + k * 0.78),
        size: size * (k === 2 ? 0.8 : 1),
        turn: k * 31,
      }),
    )
  })
  return [cordLine, ...hanging.flat()]
}

/** A sprig with leaves on both sides. */
export const sprig = (leaf = '#4b8f52', stem = '#35683b', count = 6): Motif =>
  motif(
    line('M50 98C48 70 50 40 52 6', stem, 1.8),
    path(
      Array.from({ length: count }, (_, i) => {
        const y = 88 - i * (72 / count)
        return blade(50, y, 30 - i * 2, 7, 52) + blade(50, y - 5, 30 - i * 2, 7, -52)
      }).join('') + blade(52, 12, 14, 4, 4),
      leaf,
    ),
  )

/** An ear of wheat. */
export const wheat = (grain = '#e0a526', dark = '#b97d12'): Motif =>
  motif(
    line('M50 99C49 70 50 45 50 20', dark, 1.8),
    line(
      'M50 16L50 0M42 24L34 4M58 24L66 4M40 38L27 18M60 38L73 18M40 50L25 32M60 50L75 32',
      `${dark}aa`,
      0.8,
    ),
    path(
      [0, 1, 2, 3, 4]
        .map((i) => blade(50, 70 - i * 11, 19, 6, 32) + blade(50, 70 - i * 11, 19, 6, -32))
        .join(''),
      grain,
    ),
    path(blade(50, 27, 20, 6, 0), grain),
    path(blade(50, 92, 40, 4, 48, { belly: 0.3 }) + blade(50, 88, 34, 4, -55, { belly: 0.3 }), dark),
  )

/** A hand-tied bouquet. */
export const bouquet = (tones: Tones, wrap = '#f3e6d3', leaf = '#4b8f52'): Motif => {
  const flower = (x: number, y: number, size: number, one: Tones): Element =>
    motif(
      path(petals(7, 0, 46, 22, { blunt: 0.5, belly: 0.8 }), one[0]),
      path(petals(7, 0, 32, 14, { blunt: 0.5, belly: 0.8, from: 25 }), one[1]),
      disc(50, 50, 11, one[2]),
    )({ x, y, size })
  return motif(
    path(
      [-46, -24, 0, 24, 46].map((d) => blade(50, 66, 60, 9, d)).join('') +
        blade(50, 66, 44, 9, 66) +
        blade(50, 66, 44, 9, -66),
      leaf,
    ),
    path('M22 56L78 56L58 98L42 98Z', glow([wrap, wrap, '#00000000'], [0.5, 0.4], 3)),
    path('M22 56L50 98L42 98ZM78 56L58 98L50 98Z', '#00000014'),
    flower(30, 44, 32, tones),
    flower(70, 44, 32, tones),
    flower(50, 26, 32, [tones[1], '#ffffff', tones[2]]),
    flower(50, 52, 38, tones),
    path('M38 74C46 70 54 70 62 74L60 80C54 77 46 77 40 80Z', tones[0]),
  )
}

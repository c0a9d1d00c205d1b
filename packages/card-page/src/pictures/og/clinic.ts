import { at, disc, path, stack, stroke, veil, words } from '../bricks.ts'
import type { Compose } from '../composition.ts'
import { inkOn } from '../palette.ts'
import { mark, phone } from '../parts.ts'

const cross = (x: number, y: number, arm: number, r: number) =>
  `M${x - arm} ${y - 3 * arm + r}a${r} ${r} 0 0 1 ${r}-${r}h${2 * arm - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${2 * arm - r}h${2 * arm - r}a${r} ${r} 0 0 1 ${r} ${r}v${2 * arm - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${2 * arm - r}v${2 * arm - r}a${r} ${r} 0 0 1-${r} ${r}h-${2 * arm - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${2 * arm - r}h-${2 * arm - r}a${r} ${r} 0 0 1-${r}-${r}v-${2 * arm - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}h${2 * arm - r}z`
const pulse = 'M520 512h120l24-40 30 78 38-150 42 190 32-78h104l22-34 26 64 30-104 32 124 22-50h160'

/** White and calm: soft rounds, a heartbeat along the foot. */
export const clinic: Compose = ({ card, tint, wash, ink, soft, fill, deep, on, link }) => ({
  ground: card,
  scenery: [
    disc(1040, 250, 420, veil(tint, 0.9)),
    disc(1040, 250, 320, veil(wash, 0.55)),
    disc(1040, 250, 220, wash),
    path(cross(770, 96, 15, 7), veil(link, 0.9)),
    path(cross(1130, 500, 24, 11), veil(link, 0.28)),
    disc(820, 470, 14, veil(link, 0.3)),
    stroke(pulse, veil(link, 0.16), 6, { cap: 'round', join: 'round' }),
  ],
  words: [
    ...mark(at(920, 130, 240, 240), { radius: 64, from: fill, to: deep, ink: on, shadow: veil(ink, 0.22) }),
    stack(at(72, 56, 660, 388), 'middle', [
      words(at(0, 0, 620, 44), '{{about}}', link, 34, { maxLines: 1 }),
      words(at(0, 8, 660, 226), '{{name}}', ink, 82, { maxLines: 3, minSize: 44, balance: true }),
      words(at(0, 12, 640, 90), '{{line}}', soft, 34, { maxLines: 2, minSize: 28, weight: 'regular' }),
    ]),
    ...phone(at(72, 464, 460, 92), { ink: inkOn(fill, on), plate: fill, size: 42 }),
  ],
  poster: {
    family: 'sans',
    ink,
    code: ink,
    head: [
      disc(1000, 120, 560, tint),
      disc(1060, 90, 380, veil(wash, 0.6)),
      disc(1100, 70, 210, wash),
      path(cross(1110, 80, 20, 9), veil(link, 0.8)),
    ],
  },
})

import type { Element, GroupElement } from '@parichay/scene/element.ts'
import { chance, type Motif } from '../motifs/draw.ts'
import type { Sheet } from '../posters/poster.ts'
import { image } from '../posters/rich/shown.ts'
import { filmSeconds } from './film.ts'
import { type Key, moving } from './motion.ts'

/** What falls: props of the studio by their names, and drawn things that flutter. */
export type Falling = {
  props?: readonly string[]
  drawn?: readonly Motif[]
  /** Of a drawn thing, in px; 60 without it. */
  size?: number
  /** How many in the middle depth; 16 without it. */
  count?: number
}
type Way = {
  size: number
  takes: number
  x: number
  at: number
  seed: number
  opacity: number
  flutters: boolean
}

/** Things that fall in three depths: small and slow far away, large and quick close by, these at the sides. */
export function shower(
  sheet: Sheet,
  { props = [], drawn = [], size = 60, count = 16 }: Falling,
  seed: number,
): { far: Element[]; near: Element[] } {
  const next = chance(seed + 70)
  const kinds = [
    ...props.map((name) => ({ isProp: true, of: (box: number) => propBox(name, box) })),
    ...drawn.map((thing) => ({
      isProp: false,
      of: (box: number) => thing({ x: 0, y: 0, size: box }) as Element,
    })),
  ]
  const layer = (many: number, scale: number, takes: number, sides: boolean, opacity: number) =>
    Array.from({ length: many }, (_, i) => {
      const { isProp, of } = kinds[i % kinds.length]!
      const wide = size * scale * (isProp ? 2 : 1) * (0.75 + next() * 0.5)
      const x = sides ? (i % 2 ? 0.86 + next() * 0.16 : -0.02 + next() * 0.16) : next()
      return fall(of(wide), sheet, {
        size: wide,
        takes: takes * (0.8 + next() * 0.5),
        x: x * sheet.width,
        // What falls at the end began late: something is on its way at every moment.
        at: -takes * 0.7 + (i / many) * (filmSeconds + takes * 0.5) + next() * 0.4,
        seed: seed + i,
        opacity,
        flutters: !isProp,
      })
    })
  return {
    far: [
      ...layer(Math.round(count * 1.2), 0.55, 6.4, false, 0.72),
      ...layer(Math.round(count * 0.8), 1, 4.4, false, 0.95),
    ],
    near: layer(6, 2, 2.9, true, 1),
  }
}

const propBox = (name: string, size: number): Element =>
  image(name, { x: -size / 2, y: -size / 2, width: size, height: size }, { fit: 'contain' })

/** One thing on its way down, turning; what flutters shows its side now and then. */
function fall(thing: Element, sheet: Sheet, { size, takes, x, at, seed, opacity, flutters }: Way): Element {
  const next = chance(seed * 7 + 3)
  const begin = Math.max(0, at)
  const done = (begin - at) / takes
  const reach = sheet.height + size * 2
  const drift = (next() - 0.5) * 220
  const turns = (next() - 0.5) * (flutters ? 620 : 240)
  const first = (next() - 0.5) * 300
  const flutter: Key[] = []
  if (flutters)
    for (
      let t = begin, open = next() > 0.5;
      t < at + takes && flutter.length < 50;
      t += 0.35 + next() * 0.3, open = !open
    )
      flutter.push([t, open ? 1 : 0.18])
  const end = Math.max(begin + 0.1, at + takes)
  return moving(
    { ...thing, shift: [x, -size], opacity },
    {
      y: [
        [begin, reach * done],
        [end, reach, 'linear'],
      ],
      x: [
        [begin, drift * done],
        [end, drift],
      ],
      rotation: [
        [begin, first + turns * done],
        [end, first + turns, 'linear'],
      ],
      ...(flutter.length > 1 ? { wide: flutter } : {}),
    },
  )
}

/** How a prop hangs: where its string ends, in px of the sheet, and how wide it is. */
export type Hung = { name: string; x: number; length: number; size: number }

/** A prop that comes down on its string and swings around the point it hangs at. */
export function hanging({ name, x, length, size }: Hung, i: number, string: string): Element {
  // Around a point above the sheet's edge: the group's middle is where it hangs.
  const half = length + size + 80
  const group: GroupElement = {
    kind: 'group',
    box: { x: x - size, y: -half, width: size * 2, height: half * 2 },
    children: [
      {
        kind: 'shape',
        box: { x: size - 1.5, y: half, width: 3, height: length + size * 0.08 },
        outline: { type: 'rect' },
        fill: string,
      },
      image(name, { x: size / 2, y: half + length, width: size, height: size }, { fit: 'contain' }),
    ],
  }
  const at = 0.15 + i * 0.22
  const swing: Key[] = [[at, 0]]
  for (let t = at + 0.9, side = i % 2 ? 1 : -1, wide = 11; t < filmSeconds + 1; t += 1.15, side = -side) {
    swing.push([t, side * wide])
    wide = Math.max(4.5, wide * 0.86)
  }
  return moving(group, {
    y: [
      [at, -length - size * 1.3],
      [at + 1.2, 0, 'out'],
    ],
    rotation: swing,
  })
}

import type { Element, GroupElement } from '@parichay/scene/element.ts'
import { bokeh, shine, sparkle, veil, vignette } from '../light/light.ts'
import { chance } from '../motifs/draw.ts'
import type { Parts, Sheet } from '../posters/poster.ts'
import { wholeOf } from '../posters/rich/grounds.ts'
import type { Mood } from '../posters/rich/moods.ts'
import { wish } from '../posters/rich/pieces.ts'
import { groundOver, isStory, onSheet, pictureOf, roomOf } from '../posters/rich/shown.ts'
import { filmSeconds } from './film.ts'
import { type Key, moving, rise } from './motion.ts'

type Box = Element['box']

/** Where a point of a ground's picture, in its px, lies at the beginning of a film. */
export const spotOf = (sheet: Sheet, name: string, spot: readonly [x: number, y: number]): [number, number] =>
  onSheet(sheet, pictureOf(name), spot)

/** A rendered ground that comes slowly nearer, with what stands or shines on it. */
export const scenery = (sheet: Sheet, name: string, on: readonly Element[] = []): Element =>
  nearing(sheet, [groundOver(sheet, pictureOf(name)), ...on])

/** What lies on a ground and comes nearer with it. */
export const nearing = (sheet: Sheet, children: Element[]): Element =>
  moving<GroupElement>(
    { kind: 'group', box: wholeOf(sheet), children },
    {
      zoom: [
        [0, 1.01],
        [filmSeconds, isStory(sheet) ? 1.13 : 1.07, 'linear'],
      ],
    },
  )

/** Darkness over all that lifts: the light comes on. */
export const dusk = (sheet: Sheet, colour: string, { from = 0.2, until = 2.2, deep = 0.9 } = {}): Element =>
  moving<Element>(
    { kind: 'shape', box: wholeOf(sheet), outline: { type: 'rect' }, fill: colour },
    {
      opacity: [[0, deep], ...(from > 0 ? [[from, deep] as Key] : []), [until, 0]],
    },
  )

/** A light that comes at `at` and is never quite still. */
function flicker(at: number, seed: number, least = 0.62): Key[] {
  const next = chance(seed + 20)
  const keys: Key[] = [
    [at, 0],
    [at + 0.35, 1],
  ]
  for (let t = at + 0.6; t < filmSeconds; t += 0.23 + next() * 0.12)
    keys.push([t, least + next() * (1 - least)])
  return keys.slice(0, 58)
}

/** The light of flames at places of the sheet: one after the other, each with sparks that rise. */
export function flames(
  at: readonly (readonly [x: number, y: number])[],
  { size = 330, colour = '#ffb45a', first = 0.25, step = 0.28, sparks = 7, seed = 12 } = {},
): { lights: Element[]; sparks: Element[] } {
  const next = chance(seed)
  const lit = (i: number) => first + i * step
  return {
    lights: at.map(([x, y], i) =>
      moving(shine(x, y, size * (i % 2 ? 0.8 : 1), colour, 0.62), { opacity: flicker(lit(i), i) }),
    ),
    sparks: at.flatMap(([x, y], i) =>
      Array.from({ length: sparks }, (_, k): Element => {
        const begin = lit(i) + k * 0.95 + next() * 0.6
        const [side, up, takes] = [(next() - 0.5) * 190, 300 + next() * 380, 2 + next() * 1.2]
        return moving(shine(x + (next() - 0.5) * 50, y - 20, 9 + next() * 9, '#ffd98a', 1), {
          x: [
            [begin, 0],
            [begin + takes / 2, side],
            [begin + takes, side * 0.4],
          ],
          y: [
            [begin, 0],
            [begin + takes, -up, 'out'],
          ],
          opacity: [
            [begin, 0],
            [begin + 0.15, 1],
            [begin + takes * 0.6, 0.8],
            [begin + takes, 0],
          ],
        })
      }),
    ),
  }
}

/** Lamps out of focus that wander upwards. */
export function motes(sheet: Sheet, colours: readonly string[], count = 16, seed = 3): Element[] {
  const next = chance(seed + 40)
  return bokeh(wholeOf(sheet), colours, count, seed, [16, 64]).map((one, i) =>
    moving(one, {
      x: [
        [0, 0],
        [4, (next() - 0.5) * 90],
        [filmSeconds, (next() - 0.5) * 120],
      ],
      y: [
        [0, 60 + next() * 80],
        [filmSeconds, -80 - next() * 160, 'linear'],
      ],
      opacity: [
        [0, 0],
        [0.6 + (i % 5) * 0.3, 0.9],
        [4 + (i % 4) * 0.3, 0.35],
        [filmSeconds, 0.9],
      ],
    }),
  )
}

/** Sparks that flash one after the other over a box, to the last second. */
export function twinkles(box: Box, count: number, seed: number, first = 2.6, colour = '#fff6d6'): Element[] {
  const next = chance(seed)
  return Array.from({ length: count }, (_, i): Element => {
    const [x, y, size] = [box.x + next() * box.width, box.y + next() * box.height, 44 + next() * 60]
    const at = first + ((filmSeconds - first - 0.7) * i) / Math.max(1, count - 1)
    const group: GroupElement = {
      kind: 'group',
      box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
      children: sparkle(size / 2, size / 2, size, colour),
    }
    return moving(group, {
      zoom: [
        [at, 0],
        [at + 0.35, 1, 'out'],
        [at + 0.9, 0, 'in'],
      ],
      rotation: [
        [at, -30],
        [at + 0.9, 50, 'linear'],
      ],
    })
  })
}

/** The wish in its metal, word by word, with a band of light that runs over it; it stays to the end. */
export function wishing(
  parts: Parts,
  mood: Mood,
  at: number,
  { box, size, calm = true }: { box: Box; size?: number; calm?: boolean },
): Element[] {
  const { sheet } = parts
  const tall = isStory(sheet)
  const set = wish(parts, mood, box, size ?? (tall ? 214 : 168)) as GroupElement
  const words: GroupElement = {
    ...set,
    children: set.children.map((child) =>
      child.kind === 'text'
        ? {
            ...child,
            reveal:
              child.id === 'wish'
                ? { by: 'word', how: 'rise', at, take: 0.75, step: 0.22 }
                : { by: 'line', how: 'fade', at: at + 0.9, take: 0.8, step: 0.15 },
          }
        : rise(child, at + 0.7, 20, 0.6),
    ),
  }
  const shade = mood.isDark ? mood.deep : '#ffffff'
  const ground: Element[] = calm
    ? [
        moving(
          veil({ x: -100, y: box.y - 210, width: 1280, height: box.height + 420 }, shade, [
            [0, 0],
            [0.24, mood.isDark ? 0.4 : 0.5],
            [0.7, mood.isDark ? 0.4 : 0.5],
            [1, 0],
          ]),
          {
            opacity: [
              [at - 0.5, 0],
              [at + 0.5, 1],
            ],
          },
        ),
      ]
    : []
  return [
    ...ground,
    moving(shine(540, box.y + box.height / 2, tall ? 620 : 500, mood.light, mood.isDark ? 0.24 : 0.4), {
      opacity: [
        [at - 0.4, 0],
        [at + 0.8, 1],
        [at + 2.4, 0.6],
        [filmSeconds, 1],
      ],
    }),
    rise(words, at, 36, 0.7),
    glint(box, at + 1.5),
    ...(mood.isDark
      ? twinkles(
          { x: box.x + 90, y: box.y + box.height * 0.12, width: box.width - 180, height: box.height * 0.55 },
          7,
          parts.words.head.length,
          at + 1,
        )
      : []),
  ]
}

/** A light that runs over a box from side to side, twice. */
function glint(box: Box, at: number): Element {
  const wide = 340
  const light: Element = {
    kind: 'shape',
    box: { x: -wide * 2, y: box.y - 120, width: wide, height: box.height + 240 },
    outline: { type: 'ellipse' },
    rotation: 14,
    blend: 'overlay',
    fill: {
      kind: 'radial',
      centre: [0.5, 0.5],
      radius: 0.5,
      stops: [
        { at: 0, colour: '#ffffffd0' },
        { at: 0.5, colour: '#ffffff70' },
        { at: 1, colour: '#ffffff00' },
      ],
    },
  }
  return moving(light, {
    x: [
      [at, 0],
      [at + 1.3, 1080 + wide * 4, 'linear'],
      [at + 1.4, 0, 'hold'],
      [filmSeconds - 1.6, 0, 'hold'],
      [filmSeconds - 0.2, 1080 + wide * 4, 'linear'],
    ],
  })
}

/** Where the words of a film stand on a ground of the studio. */
export const roomOn = (sheet: Sheet, name: string): Box => roomOf(sheet, pictureOf(name))

/** What quiets a ground: darker towards its edges, and where the words will be. */
export const quiet = (sheet: Sheet, mood: Mood, name: string): Element[] => {
  if (!mood.isDark) return []
  const low = pictureOf(name).room === 'bottom'
  return [
    vignette(wholeOf(sheet), 0.42),
    veil(
      wholeOf(sheet),
      mood.deep,
      low
        ? [
            [0, 0],
            [0.3, 0],
            [0.75, 0.5],
            [1, 0.6],
          ]
        : [
            [0, 0.5],
            [0.36, 0.32],
            [0.6, 0],
            [1, 0],
          ],
    ),
  ]
}

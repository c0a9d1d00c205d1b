import type { Element } from '@parichay/scene/element.ts'
import { rays, shine } from '../light/light.ts'
import { chance, fade, motif, path, petals } from '../motifs/draw.ts'
import { bird } from '../motifs/sky.ts'
import { type MoodName, moods } from '../posters/rich/moods.ts'
import { isStory } from '../posters/rich/shown.ts'
import { type Choreography, filmSeconds } from './film.ts'
import { moving } from './motion.ts'
import { type Falling, shower } from './props.ts'
import { dusk, flames, motes, nearing, quiet, roomOn, scenery, spotOf, wishing } from './studio.ts'

type Spot = readonly [x: number, y: number]

/** Where flames burn on the grounds of the studio, in px of their pictures, in the order they are lit. */
const flamesOf = {
  'diya-night': [
    [430, 1235],
    [360, 1150],
    [790, 940],
    [30, 980],
    [500, 800],
    [190, 690],
    [800, 680],
  ],
  'diya-row': [
    [250, 1240],
    [380, 1000],
    [530, 860],
    [680, 760],
    [840, 680],
    [1000, 630],
  ],
  'candle-calm': [
    [530, 910],
    [180, 1020],
    [850, 930],
  ],
  'rangoli-floor': [
    [500, 1130],
    [190, 720],
    [810, 720],
    [500, 680],
  ],
  'coins-fortune': [
    [500, 820],
    [900, 920],
    [480, 1110],
    [60, 1000],
  ],
  'temple-dusk': [
    [480, 1540],
    [330, 1700],
    [760, 1650],
    [580, 1800],
  ],
} satisfies Record<string, readonly Spot[]>

/** Flames of a ground light one after the other out of the dark, sparks rise from them, and more falls if it is given. */
export const kindled =
  (name: keyof typeof flamesOf, inMood: MoodName, things?: Falling): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const spots: readonly Spot[] = flamesOf[name]
    const fire = flames(
      spots.map((spot) => spotOf(sheet, name, spot)),
      { size: isStory(sheet) ? 360 : 280, seed: name.length + 4 },
    )
    const falling = things ? shower(sheet, things, name.length) : { far: [], near: [] }
    return [
      scenery(sheet, name),
      dusk(sheet, mood.deep),
      // Above the darkness, so that each is seen to come; they lie on the ground as it moves.
      nearing(sheet, fire.lights),
      ...motes(sheet, [mood.light, '#ffe9b8'], 12, name.length),
      ...quiet(sheet, mood, name),
      ...falling.far,
      ...fire.sparks,
      ...wishing(parts, mood, 2.1, { box: roomOn(sheet, name) }),
      ...falling.near,
    ]
  }

/** The sun comes up over a ground, its beams turn, and birds cross the light. */
export const dawned =
  (name: string, inMood: MoodName, sun: Spot, steam?: Spot): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const [x, y] = spotOf(sheet, name, sun)
    const flock = Array.from({ length: 5 }, (_, i) => {
      const at = 1.2 + i * 0.3
      return moving(bird('#5a3418aa')({ x: -60, y: y - 130 + (i % 3) * 52, size: 64 - i * 6 }), {
        x: [
          [at, 0],
          [at + 5.4, 1220, 'linear'],
        ],
        y: [
          [at, 50],
          [at + 2.7, -70],
          [at + 5.4, 30],
        ],
        tall: flapping(at, 5.4),
      })
    })
    const light = (r: number, strength: number) =>
      moving(shine(x, y, r, '#ffe2a0', strength), {
        y: [
          [0, 260],
          [2.6, 0, 'out'],
        ],
        opacity: [
          [0, 0.1],
          [2.6, 1],
          [5, 0.82],
          [filmSeconds, 1],
        ],
      })
    return [
      scenery(sheet, name, [
        light(isStory(sheet) ? 820 : 640, 0.75),
        light(150, 1),
        moving(rays(x, y, 1500, 22, '#fff0c8', 0.32), {
          opacity: [
            [0.8, 0],
            [3, 1],
          ],
          rotation: [
            [0, 0],
            [filmSeconds, 16, 'linear'],
          ],
        }),
        ...(steam ? steamOver(spotOf(sheet, name, steam)) : flock),
      ]),
      dusk(sheet, '#1a1230', { until: 2.6, deep: 0.82 }),
      ...motes(sheet, ['#fff0c8', '#ffe2a0'], 14, 6),
      ...wishing(parts, mood, 2, { box: roomOn(sheet, name) }),
    ]
  }

/** The keys of a flap of wings, from `at` on. */
function flapping(at: number, takes: number): [number, number][] {
  const keys: [number, number][] = []
  for (let t = 0, up = true; t < takes && keys.length < 50; t += 0.22, up = !up)
    keys.push([at + t, up ? 1 : 0.35])
  return keys
}

/** Wisps that rise from a cup and go out of sight. */
function steamOver([x, y]: Spot): Element[] {
  const next = chance(12)
  return Array.from({ length: 16 }, (_, i): Element => {
    const at = i * 0.5 - 0.4
    const begin = Math.max(0, at)
    const side = (next() - 0.5) * 150
    return moving(shine(x + (next() - 0.5) * 70, y, 70 + next() * 40, '#ffffff', 0.34, 1.5), {
      x: [
        [begin, 0],
        [begin + 1.6, side],
        [begin + 3, -side * 0.4],
      ],
      y: [
        [begin, 0],
        [begin + 3, -330 - next() * 140, 'out'],
      ],
      zoom: [
        [begin, 0.5],
        [begin + 3, 1.7],
      ],
      opacity: [
        [begin, 0],
        [begin + 0.7, 0.9],
        [begin + 3, 0],
      ],
    })
  })
}

/** Things fall in three depths before a ground that comes nearer. */
export const showered =
  (name: string, inMood: MoodName, things: Falling): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const { far, near } = shower(sheet, things, name.length + 5)
    return [
      scenery(sheet, name),
      dusk(sheet, mood.isDark ? mood.deep : '#3a2a1a', { from: 0, until: 1.4, deep: 0.75 }),
      ...motes(sheet, mood.isDark ? [mood.light, '#ffe9b8'] : ['#ffffff'], 14, name.length),
      ...quiet(sheet, mood, name),
      ...far,
      ...wishing(parts, mood, 1.5, { box: roomOn(sheet, name) }),
      ...near,
    ]
  }

/** A petal of two tones, to fall. */
export const petal = (light: string, deep: string) =>
  motif(path(petals(1, 0, 60, 22, { x: 50, y: 80, blunt: 0.3 }), fade([light, deep])))

import type { Element, GroupElement } from '@parichay/scene/element.ts'
import { filigree } from '../light/filigree.ts'
import { rays, shine, vignette } from '../light/light.ts'
import { type Motif, motif, path } from '../motifs/draw.ts'
import { emblem } from '../posters/rich/emblems.ts'
import { lit, wholeOf } from '../posters/rich/grounds.ts'
import { type MoodName, moods } from '../posters/rich/moods.ts'
import { image, isStory, pictureOf } from '../posters/rich/shown.ts'
import { floor } from '../posters/rich/stages.ts'
import { type Choreography, filmSeconds } from './film.ts'
import { moving } from './motion.ts'
import { type Falling, hanging, shower } from './props.ts'
import { dusk, flames, motes, quiet, roomOn, scenery, twinkles, wishing } from './studio.ts'

/** Props come down on their strings and swing before a ground of the studio; more falls if it is given. */
export const hung =
  (name: string, inMood: MoodName, props: readonly string[], things?: Falling): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const places = tall
      ? [
          { x: 130, length: 40, size: 210 },
          { x: 950, length: 40, size: 210 },
          { x: 330, length: 4, size: 120 },
          { x: 750, length: 4, size: 120 },
        ]
      : [
          { x: 84, length: 10, size: 130 },
          { x: 996, length: 10, size: 130 },
        ]
    const { far, near } = things ? shower(sheet, things, name.length + 2) : { far: [], near: [] }
    return [
      scenery(sheet, name),
      dusk(sheet, mood.isDark ? mood.deep : '#2a2030', { until: 1.8, deep: 0.8 }),
      ...motes(sheet, [mood.light, '#ffe9b8', '#ffffff'], 14, name.length),
      ...quiet(sheet, mood, name),
      ...far,
      ...places.map((place, i) =>
        hanging({ ...place, name: props[i % props.length]! }, i, mood.isDark ? '#d9b45a' : '#8a6a2a'),
      ),
      ...wishing(parts, mood, 1.9, { box: roomOn(sheet, name) }),
      ...near,
    ]
  }

/** What the day is about comes up in the light, a wheel of fine metal turns behind it, beams turn the other way. */
export const enthroned =
  (inMood: MoodName, things?: Falling): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const size = tall ? 700 : 460
    const foot = sheet.end + (tall ? 10 : 30)
    const [x, y] = [540, foot - size / 2]
    const { far, near } = things ? shower(sheet, things, inMood.length) : { far: [], near: [] }
    const wheel = (wide: number, seed: number, by: number, opacity: number) =>
      moving(
        filigree(mood.metal, { seed, count: 28, width: 0.16, hollow: 0.36, rings: 4 })({
          x,
          y,
          size: wide,
          opacity,
        }),
        {
          rotation: [
            [0, -by],
            [filmSeconds, by, 'linear'],
          ],
          zoom: [
            [0.2, 0.3],
            [1.8, 1, 'out'],
          ],
        },
      )
    const hero: GroupElement = {
      kind: 'group',
      box: { x: x - size, y: y - size, width: size * 2, height: size * 2 },
      children: emblem(parts.hero, { x: size, y: size, size: size * 1.1, relief: size * 0.86 }),
    }
    return [
      lit(sheet, mood, [0.5, y / sheet.height]),
      moving(rays(x, y, tall ? 1500 : 1150, 30, mood.light, mood.isDark ? 0.2 : 0.4), {
        rotation: [
          [0, 0],
          [filmSeconds, 40, 'linear'],
        ],
        opacity: [
          [0, 0],
          [1.6, 1],
        ],
      }),
      wheel(tall ? 1420 : 1080, 9, 24, mood.isDark ? 0.5 : 0.4),
      moving(shine(x, y, tall ? 720 : 520, mood.light, mood.isDark ? 0.6 : 0.8), {
        zoom: [
          [0.3, 0.1],
          [1.8, 1, 'out'],
          [4.4, 0.9],
          [filmSeconds, 1.06],
        ],
      }),
      ...motes(sheet, [mood.light, '#ffe9b8'], 20, inMood.length),
      vignette(wholeOf(sheet), mood.isDark ? 0.5 : 0.12),
      floor(sheet, inMood, foot - size * 0.1),
      ...far,
      moving(hero, {
        y: [
          [0.5, size * 0.9],
          [1.9, 0, 'out'],
          [3.6, -14],
          [5.4, 6],
          [filmSeconds, -12],
        ],
        zoom: [
          [0.5, 0.5],
          [1.9, 1, 'back'],
        ],
        opacity: [
          [0.5, 0],
          [1, 1],
        ],
      }),
      ...wishing(parts, mood, 1.9, {
        calm: false,
        box: tall ? { x: 90, y: 240, width: 900, height: 560 } : { x: 90, y: 84, width: 900, height: 330 },
      }),
      ...near,
    ]
  }

/** Curtains of silk part before a ground of the studio, and what belongs to the day comes forward. */
export const parted =
  (name: string, inMood: MoodName, things?: Falling): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const { far, near } = things ? shower(sheet, things, 31) : { far: [], near: [] }
    const half = 620
    const curtain = (isLeft: boolean): Element => {
      const cloth: GroupElement = {
        kind: 'group',
        box: { x: isLeft ? -40 : 1080 - half + 40, y: -60, width: half, height: sheet.height + 120 },
        clip: { type: 'rect' },
        children: [
          image('sari-silk', { x: 0, y: 0, width: half, height: sheet.height + 120 }),
          {
            kind: 'shape',
            box: { x: 0, y: 0, width: half, height: sheet.height + 120 },
            outline: { type: 'rect' },
            fill: {
              kind: 'linear',
              from: isLeft ? [0.7, 0] : [0.3, 0],
              to: isLeft ? [1, 0] : [0, 0],
              stops: [
                { at: 0, colour: '#00000000' },
                { at: 1, colour: '#00000088' },
              ],
            },
          },
        ],
      }
      const way = isLeft ? -1 : 1
      return moving(cloth, {
        x: [
          [0.35, 0],
          [2, way * (half - 90), 'inOut'],
          [4, way * (half - 104)],
          [6, way * (half - 88)],
          [filmSeconds, way * (half - 102)],
        ],
        wide: [
          [0.35, 1],
          [2, 0.9],
        ],
      })
    }
    return [
      scenery(sheet, name),
      ...motes(sheet, [mood.light, '#ffffff'], 14, 7),
      ...quiet(sheet, mood, name),
      ...far,
      ...wishing(parts, mood, 1.7, {
        box: isStory(sheet) ? roomOn(sheet, name) : { x: 150, y: 350, width: 780, height: 400 },
        size: isStory(sheet) ? 196 : 150,
      }),
      curtain(true),
      curtain(false),
      ...near,
    ]
  }

/** A cloth of colours with light that runs over its folds, and scraps of its colours in the air. */
export const waved =
  (name: string, inMood: MoodName, colours: readonly string[]): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const scraps = colours.map((colour) => motif(path('M20 30L80 20L84 70L24 80Z', colour)))
    const { far, near } = shower(sheet, { drawn: scraps, size: 40, count: 26 }, 13)
    const fold = (at: number, wide: number, colour: string, strength: string) =>
      moving<Element>(
        {
          kind: 'shape',
          box: { x: -wide * 1.4, y: -200, width: wide, height: sheet.height + 400 },
          outline: { type: 'rect' },
          blend: colour === '#ffffff' ? 'soft-light' : 'multiply',
          rotation: 16,
          fill: {
            kind: 'linear',
            from: [0, 0],
            to: [1, 0],
            stops: [
              { at: 0, colour: `${colour}00` },
              { at: 0.5, colour: `${colour}${strength}` },
              { at: 1, colour: `${colour}00` },
            ],
          },
        },
        {
          x: [
            [at, 0],
            [at + 4.2, 1080 + wide * 3, 'linear'],
          ],
        },
      )
    // A square shows the whole cloth above the frame, as a story does. It breathes in both directions, not quite in step.
    const seen = (tall ? sheet.height : sheet.end + 150) + 120
    const cloth = moving<Element>(
      image(
        pictureOf(name).name,
        { x: -60, y: (seen - 2133) / 2 - 60, width: 1200, height: 2133 },
        { stretch: [1, seen / 2133] },
      ),
      {
        wide: [
          [0, 1],
          [2, 1.035],
          [4, 1],
          [6, 1.035],
          [filmSeconds, 1],
        ],
        tall: [
          [0, 1.03],
          [1.6, 1],
          [3.4, 1.03],
          [5.2, 1],
          [7, 1.03],
          [filmSeconds, 1.01],
        ],
        rotation: [
          [0, -0.8],
          [2.6, 0.8],
          [5.2, -0.8],
          [filmSeconds, 0.6],
        ],
      },
    )
    return [
      cloth,
      ...[-1.6, 0.5, 2.3, 4.2, 6].flatMap((at, i) => [
        fold(Math.max(0, at), 300 + (i % 2) * 120, '#1a1a3a', '2e'),
        fold(Math.max(0, at + 0.7), 260, '#ffffff', 'c0'),
      ]),
      dusk(sheet, '#2a2030', { from: 0, until: 1.4, deep: 0.6 }),
      ...far,
      // On the white of the cloth; no shade is laid over its colours.
      ...wishing(parts, mood, 1.6, {
        calm: false,
        size: tall ? 204 : 150,
        box: tall ? { x: 80, y: 620, width: 920, height: 640 } : { x: 80, y: 356, width: 920, height: 400 },
      }),
      ...near,
    ]
  }

/** Sparks of a fire that rise from the foot of a sheet, for as long as the film runs. */
export const burning =
  (inMood: MoodName): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const fire = flames(
      [
        [540, sheet.end - 60],
        [430, sheet.end - 20],
        [650, sheet.end - 20],
      ],
      { size: isStory(sheet) ? 620 : 420, colour: '#ff8a2a', first: 0.3, step: 0.2, sparks: 18, seed: 14 },
    )
    const [below, ...above] = enthroned(inMood)(parts)
    return [
      below!,
      ...fire.lights,
      ...above,
      ...fire.sparks,
      ...twinkles({ x: 100, y: sheet.end * 0.5, width: 880, height: sheet.end * 0.4 }, 6, 3, 3, mood.light),
    ]
  }

/** Hearts that fall, lighter and darker ones. */
export const hearts = (): Motif[] =>
  ['#ff8fabdd', '#ff5a7dc0', '#ffd0daaa'].map((colour) =>
    motif(
      path(
        'M50 86C20 62 8 46 8 30C8 16 19 8 30 8C39 8 46 13 50 21C54 13 61 8 70 8C81 8 92 16 92 30C92 46 80 62 50 86Z',
        colour,
      ),
    ),
  )

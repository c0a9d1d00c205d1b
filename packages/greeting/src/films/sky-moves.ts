import type { Element, GroupElement } from '@parichay/scene/element.ts'
import { rays, shine } from '../light/light.ts'
import { chance } from '../motifs/draw.ts'
import { sheetOver } from '../posters/ground.ts'
import type { Parts } from '../posters/poster.ts'
import { wholeOf } from '../posters/rich/grounds.ts'
import { type MoodName, moods } from '../posters/rich/moods.ts'
import { image, isStory } from '../posters/rich/shown.ts'
import { type Choreography, filmSeconds } from './film.ts'
import { type Key, moving, sway } from './motion.ts'
import { dusk, motes, wishing } from './studio.ts'

/** Clouds of soft light that wander over a sky. */
function clouds(width: number, low: number): Element[] {
  const next = chance(8)
  return Array.from({ length: 5 }, (_, i): Element => {
    const [x, y, size] = [width * (0.05 + i * 0.24), low * (0.12 + ((i * 0.37) % 0.7)), 150 + next() * 110]
    const puffs = Array.from({ length: 9 }, (_none, k) => {
      const r = size * (0.45 + next() * 0.5)
      return shine(300 + (k - 4) * size * 0.34, 300 + (next() - 0.6) * size * 0.4, r, '#ffffff', 0.42, 0.72)
    })
    const cloud: GroupElement = {
      kind: 'group',
      box: { x: x - 300, y: y - 300, width: 600, height: 600 },
      children: puffs,
    }
    return moving(cloud, {
      x: [
        [0, -120 - i * 20],
        [filmSeconds, 140 + i * 30, 'linear'],
      ],
    })
  })
}

/** A sky by day, light above the horizon, with the sun in a corner. */
const daySky = (sheet: Parts['sheet']): Element[] => [
  sheetOver(wholeOf(sheet), {
    kind: 'linear',
    from: [0, 0],
    to: [0, 1],
    stops: [
      { at: 0, colour: '#0a4a9c' },
      { at: 0.42, colour: '#2f86d6' },
      { at: 0.8, colour: '#a9daf5' },
      { at: 1, colour: '#f6e6c4' },
    ],
  }),
  moving(rays(930, 110, 1700, 26, '#fff3cf', 0.3), {
    rotation: [
      [0, 0],
      [filmSeconds, 14, 'linear'],
    ],
  }),
  shine(930, 110, 620, '#fff0c0', 0.8),
  shine(930, 110, 150, '#ffffff', 1),
  ...clouds(1080, sheet.end),
]

/** Props fly into a sky and stay in its wind, the small ones far away. */
export const flown =
  (inMood: MoodName, props: readonly string[], strings = true): Choreography =>
  (parts) => {
    const { sheet } = parts
    const mood = moods[inMood]
    const tall = isStory(sheet)
    const low = sheet.end
    const spots = tall
      ? [
          [0.14, 0.1, 130],
          [0.62, 0.06, 110],
          [0.9, 0.47, 170],
          [0.08, 0.5, 150],
          [0.3, 0.8, 430],
          [0.76, 0.7, 370],
          [0.6, 0.92, 260],
        ]
      : [
          [0.09, 0.18, 90],
          [0.56, 0.07, 76],
          [0.92, 0.46, 130],
          [0.22, 0.76, 290],
          [0.72, 0.74, 260],
          [0.48, 0.9, 170],
        ]
    const up = spots.map(([sx, sy, size], i): Element => {
      const [x, y] = [sx! * 1080, sy! * low]
      const at = 0.1 + i * 0.3
      const one: GroupElement = {
        kind: 'group',
        box: { x: x - size! / 2, y: y - size! / 2, width: size!, height: size! },
        children: [
          ...(strings
            ? [
                {
                  kind: 'shape' as const,
                  box: { x: 0, y: size! * 0.5, width: 700, height: 900 },
                  outline: {
                    type: 'path' as const,
                    view: [700, 900] as [number, number],
                    data: `M${size! / 2} 0C${size! / 2 + 30} 300 ${size! / 2 + (i % 2 ? 220 : -140)} 600 ${size! / 2 + (i % 2 ? 300 : -260)} 900`,
                  },
                  stroke: { paint: '#ffffffb0', width: 2 },
                },
              ]
            : []),
          image(props[i % props.length]!, { x: 0, y: 0, width: size!, height: size! }, { fit: 'contain' }),
        ],
      }
      const wind: Key[] = [
        [at, (i % 2 ? 1 : -1) * 260],
        [at + 2.2, 0, 'out'],
      ]
      const lift: Key[] = [
        [at, low - y + 500],
        [at + 2.2, 0, 'out'],
      ]
      for (let t = at + 3.1, k = 0; t < filmSeconds + 1; t += 0.95, k++) {
        wind.push([t, (k % 2 ? -1 : 1) * (18 + i * 6)])
        lift.push([t, (k % 2 ? 14 : -30) - i * 4])
      }
      return sway(moving(one, { x: wind, y: lift }), {
        at,
        degrees: 8,
        takes: 1.2,
        until: filmSeconds + 1,
      })
    })
    return [
      ...daySky(sheet),
      dusk(sheet, '#ffffff', { from: 0, until: 1.2, deep: 0.7 }),
      ...motes(sheet, ['#ffffff', '#fff0c8'], 10, 9),
      ...up.slice(0, 2),
      ...wishing(parts, mood, 1.8, {
        box: tall ? { x: 90, y: 250, width: 900, height: 560 } : { x: 90, y: 84, width: 900, height: 350 },
      }),
      ...up.slice(2),
    ]
  }

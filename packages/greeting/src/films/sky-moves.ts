import type { Element } from '@parichay/scene/element.ts'
import { chance, disc, type Motif } from '../motifs/draw.ts'
import { diya, firework } from '../motifs/lamps.ts'
import { lineMandala } from '../motifs/ornaments.ts'
import { hills } from '../motifs/places.ts'
import { bird, cloud, sun } from '../motifs/sky.ts'
import { isDark, lightAt } from '../posters/ground.ts'
import { palettes } from '../posters/palettes.ts'
import { type Choreography, filmSeconds } from './film.ts'
import { type Key, moving, rise, sway } from './motion.ts'
import { ground, light, places, said } from './stage.ts'

/** Lamps light one after the other, sparks rise from them, and fireworks open above. */
export const lamps: Choreography = (given) => {
  // Lamps want the night, whatever ground their poster has.
  const parts = { ...given, palette: palettes.diwali }
  const { width, end, isStory } = places(parts)
  const { palette } = parts
  const count = isStory ? 3 : 5
  const size = isStory ? 300 : 190
  const y = isStory ? end - 190 : end - 110
  const row = Array.from({ length: count }, (_, i) => ((i + 0.5) * width) / count)
  const lit = (i: number) => 0.4 + i * 0.35
  const next = chance(7)
  const sparks = row.flatMap((x, i) =>
    Array.from({ length: 5 }, (): Element => {
      const at = lit(i) + next() * 4.2
      const side = (next() - 0.5) * 160
      return moving(disc(x + side * 0.3, y - size * 0.3, 4 + next() * 4, '#ffd98a'), {
        y: [
          [at, 0],
          [at + 2, -360 - next() * 240, 'out'],
        ],
        x: [
          [at, 0],
          [at + 2, side],
        ],
        opacity: [
          [at, 0],
          [at + 0.2, 1],
          [at + 2, 0, 'in'],
        ],
      })
    }),
  )
  const bursts = [
    [0.17, 0.1, 2.4],
    [0.84, 0.07, 3.1],
    [0.5, 0.04, 3.8],
    [0.2, 0.12, 5.2],
    [0.8, 0.1, 6],
  ].map(([x, y, at], i) => {
    const fire = firework([palette.a, palette.b, '#fff3cf'].slice(i % 2))({
      x: x! * width,
      y: (isStory ? 0.09 : 0.02) * parts.sheet.height + y! * parts.sheet.height,
      size: isStory ? 400 : 300,
    })
    return moving(fire, {
      zoom: [
        [at!, 0],
        [at! + 0.9, 1, 'out'],
        [at! + 2, 1.12],
      ],
      opacity: [
        [at!, 0],
        [at! + 0.1, 1],
        [at! + 1, 1],
        [at! + 2, 0],
      ],
    })
  })
  const wheel = moving(lineMandala(`${palette.b}55`, 0.5)({ x: width / 2, y, size: width * 0.95 }), {
    rotation: [
      [0, 0],
      [filmSeconds, 40, 'linear'],
    ],
  })
  return [
    ground(parts),
    wheel,
    ...bursts,
    light(parts, 2),
    ...row.map((x, i) =>
      moving(lightAt(x, y - size * 0.2, size * 1.1, '#ffb84a', '88'), {
        opacity: flicker(lit(i), i),
      }),
    ),
    ...row.map((x, i) =>
      moving(diya({ shine: false })({ x, y, size }), {
        opacity: [
          [lit(i), 0.18],
          [lit(i) + 0.4, 1],
        ],
        zoom: [
          [lit(i), 0.86],
          [lit(i) + 0.5, 1, 'back'],
        ],
      }),
    ),
    ...sparks,
    said(parts, 2.3),
  ]
}

/** A flame’s light: it comes, and is never quite still. */
function flicker(at: number, seed: number): Key[] {
  const next = chance(seed + 20)
  const keys: Key[] = [
    [at, 0],
    [at + 0.4, 1],
  ]
  for (let t = at + 0.7; t < filmSeconds; t += 0.32) keys.push([t, 0.72 + next() * 0.28])
  return keys
}

/** The hero and its companions rise into a sky where clouds drift and birds cross. */
export const rising =
  (things: Motif[]): Choreography =>
  (parts) => {
    const { width, isStory, end } = places(parts)
    const { height } = parts.sheet
    const spots = isStory
      ? [
          [0.24, 0.62, 330],
          [0.78, 0.56, 280],
          [0.5, 0.7, 460],
          [0.16, 0.1, 150],
          [0.86, 0.13, 170],
        ]
      : [
          [0.2, 0.56, 240],
          [0.82, 0.52, 210],
          [0.5, 0.6, 330],
          [0.09, 0.24, 110],
          [0.92, 0.27, 120],
        ]
    const drifting = [0.12, 0.34, 0.55].map((y, i) =>
      moving(
        cloud('#ffffff')({
          x: width * (0.2 + i * 0.32),
          y: height * y,
          size: 260 + i * 70,
          opacity: isDark(parts.palette) ? 0.14 : 0.75,
        }),
        {
          x: [
            [0, -160 + i * 60],
            [filmSeconds, 160 + i * 60, 'linear'],
          ],
        },
      ),
    )
    const rays = moving(
      sun('#ffd24a', '#ffb01e')({ x: width * 0.84, y: height * 0.1, size: 210, opacity: 0.9 }),
      {
        rotation: [
          [0, 0],
          [filmSeconds, 90, 'linear'],
        ],
      },
    )
    const up = spots.map(([x, y, size], i) => {
      const at = 0.1 + i * 0.35
      const thing = things[i % things.length]!({ x: x! * width, y: y! * height, size: size! })
      const carried = moving(thing, {
        y: [
          [at, end + 200 - y! * height],
          [at + 2.2, 0, 'out'],
          [at + 3.6, -26],
          [at + 5, 8],
          [at + 6.4, -20],
        ],
        x: [
          [at, (i % 2 ? 1 : -1) * 150],
          [at + 2.2, 0],
          [at + 4.2, (i % 2 ? -1 : 1) * 24],
          [at + 6.2, 0],
        ],
      })
      return sway(carried, { at, degrees: 9, takes: 1.3, until: filmSeconds })
    })
    const flock = [0, 1, 2].map((i) =>
      moving(bird('#22303c99')({ x: -80, y: height * (0.16 + i * 0.035), size: 54 - i * 8 }), {
        x: [
          [1.5 + i * 0.3, 0],
          [7.5 + i * 0.2, width + 200, 'linear'],
        ],
        y: [
          [1.5 + i * 0.3, 60],
          [4.5, -40],
          [7.5 + i * 0.2, 20],
        ],
      }),
    )
    return [
      ground(parts),
      ...(isDark(parts.palette) ? [] : [rays]),
      ...drifting,
      ...flock,
      light(parts, 1.6),
      ...up.filter((_, i) => i !== 2),
      said(parts, 2),
      up[2]!,
    ]
  }

/** The sun comes up behind hills and birds cross it. */
export const dawning: Choreography = (parts) => {
  const { width, end, isStory, hero } = places(parts)
  const { height } = parts.sheet
  const low = isStory ? 1080 : 560
  const rays = moving(sun('#ffd24a', '#ff9f1c', 18)({ x: width / 2, y: low, size: isStory ? 620 : 430 }), {
    y: [
      [0, 460],
      [3, 0, 'out'],
    ],
    rotation: [
      [0, 0],
      [filmSeconds, 60, 'linear'],
    ],
  })
  const flock = Array.from({ length: 5 }, (_, i) =>
    moving(bird('#3a2a1acc')({ x: -60, y: low - 120 + (i % 3) * 46, size: 62 - i * 5 }), {
      x: [
        [1 + i * 0.35, 0],
        [6.6 + i * 0.3, width + 160, 'linear'],
      ],
      y: [
        [1 + i * 0.35, 60],
        [3.8 + i * 0.3, -60],
        [6.6 + i * 0.3, 0],
      ],
    }),
  )
  const land = hills({ x: 0, y: low + 20, width, height: height - low - 20 }, [
    '#8fbf7a',
    '#5f9e5c',
    '#3d7a48',
  ])
  return [
    ground(parts),
    moving(lightAt(width / 2, low, 700, '#ffd98a', 'aa'), {
      opacity: [
        [0, 0],
        [3, 1],
      ],
    }),
    rays,
    ...flock,
    ...land.map((hill, i) =>
      moving<Element>(hill, {
        y: [
          [0, 40 + i * 40],
          [2.4, 0, 'out'],
        ],
      }),
    ),
    rise(parts.hero({ x: hero.x, y: end - (isStory ? 210 : 120), size: isStory ? 380 : 230 }), 1.6, 260, 1.3),
    said(parts, 2.2),
  ]
}
